/** The hall as the page knows it, and the requests that watch it. */

import type { Color, Text } from './types';

export interface LastMove {
  /** `44.` or `44...` */
  number: string;
  san: Text;
  from: string;
  to: string;
}

export interface HallBoard {
  id: string;
  label: string;
  number: number | null;
  white: string;
  black: string;
  fen: string;
  turn: Color;
  last: LastMove | null;
  /** Remaining time in milliseconds, null where the feed does not tell. */
  clocks: { white: number | null; black: number | null };
  result: string | null;
  muted: boolean;
  /** The source is not read at present; what is shown is its last good state. */
  stale: boolean;
  /** Seconds since the source was last read. */
  age: number;
}

export interface HallAlert {
  id: string;
  board: string;
  kind: string;
  /** 0 is the most urgent. */
  urgency: number;
  /** What an arbiter may do with it: step in, or only be ready. */
  may: 'step_in' | 'be_ready';
  article: string[];
  /** The moves with which a claim would be possible. */
  moves: Text[];
  text: Text;
  raised: string;
  state: 'open' | 'acknowledged' | 'snoozed' | 'withdrawn';
}

export interface HallSource {
  id: string;
  name: string;
  games: number;
  ok: boolean;
  age: number;
  fault: Text | null;
}

export interface HallNote {
  at: string;
  board: string | null;
  text: Text;
}

export interface Hall {
  boards: HallBoard[];
  alerts: HallAlert[];
  sources: HallSource[];
  log: HallNote[];
}
