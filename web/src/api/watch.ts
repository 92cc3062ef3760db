/** The hall as the page knows it: the server's own description, narrowed to the words that may stand there. */

import type { Color, Full, Narrow, S } from './types';

export type LastMove = Full<S['LastMove']>;
export type HallBoard = Narrow<Full<S['HallBoard']>, { turn: Color }>;
export type HallAlert = Narrow<
  Full<S['HallAlert']>,
  { may: 'step_in' | 'be_ready'; state: 'open' | 'acknowledged' | 'snoozed' | 'withdrawn' }
>;
export type HallSource = Full<S['HallSource']>;
export type HallNote = Full<S['HallNote']>;
export type Hall = Narrow<Full<S['Hall']>, { boards: HallBoard[]; alerts: HallAlert[] }>;
