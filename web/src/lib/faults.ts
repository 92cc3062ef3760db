/** Completed illegal moves as events for the server, which alone knows what follows. */

import type { Color, GameEvent } from '../api/types';
import { men } from './board';

export type FaultKind = 'move' | 'two_hands' | 'promotion' | 'press_without_move';
export type Nth = 'first' | 'second';

/** A king three ranks away from where it stands: no move in any chess, for a fault nobody wrote down. */
function unstated(fen: string, of: Color): string {
  const king = men(fen).find((man) => man.side === of && man.role === 'king')?.square ?? 'e1';
  const rank = Number(king[1]);
  return `${king}${king[0]}${rank > 4 ? rank - 3 : rank + 3}`;
}

/** How many completed illegal moves were dealt with before: nothing is said of their kind. */
export function earlierFaults(of: Color, nth: Nth): { white: number; black: number } | null {
  return nth === 'first' ? null : { white: of === 'white' ? 1 : 0, black: of === 'black' ? 1 : 0 };
}

/** The events of a completed illegal move by the player having the move in `fen`. */
export function illegalEvents(fen: string, of: Color, kind: FaultKind, written: string): GameEvent[] {
  const fault: GameEvent = { event: 'illegal', of, by: 'arbiter', kind };
  if (kind === 'press_without_move') return [fault];
  const stated = written.trim();
  const made = { event: 'move', by: of, move: stated || unstated(fen, of) };
  const note = 'The move was not stated: this one stands for it.';
  return [stated ? made : { ...made, note }, fault];
}
