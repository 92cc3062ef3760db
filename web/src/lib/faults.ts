/** Completed illegal moves as events for the server, which alone knows what follows. */

import type { Color, GameEvent } from '../api/types';

export type FaultKind = 'move' | 'two_hands' | 'promotion' | 'press_without_move';
export type Nth = 'first' | 'second';

/** How many completed illegal moves were dealt with before: nothing is said of their kind. */
export function earlierFaults(of: Color, nth: Nth): { white: number; black: number } | null {
  return nth === 'first' ? null : { white: of === 'white' ? 1 : 0, black: of === 'black' ? 1 : 0 };
}

/** The events of a completed illegal move by `of`, who had the move; an empty move is one that nobody tells. */
export function illegalEvents(of: Color, kind: FaultKind, written: string): GameEvent[] {
  const fault: GameEvent = { event: 'illegal', of, by: 'arbiter', kind };
  if (kind === 'press_without_move') return [fault];
  return [{ event: 'move', by: of, move: written.trim() }, fault];
}
