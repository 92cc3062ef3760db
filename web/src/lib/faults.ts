/** Completed illegal moves as events for the server, which alone knows what follows. */

import type { Color, GameEvent, Sheet } from '../api/types';
import { men } from './board';

export type FaultKind = 'move' | 'two_hands' | 'promotion' | 'press_without_move';
export type Nth = 'first' | 'second';

/** A king three ranks away from where it stands: no move in any chess, for a fault nobody wrote down. */
function unstated(fen: string, of: Color): string {
  const king = men(fen).find((man) => man.side === of && man.role === 'king')?.square ?? 'e1';
  const rank = Number(king[1]);
  return `${king}${king[0]}${rank > 4 ? rank - 3 : rank + 3}`;
}

/** How many half-moves lie between two presses without a move: several at one half-move count once. */
export const BETWEEN_PRESSES = 2;

/**
 * A second press without a move: the first is taken to have come before the player's move before,
 * which with the reply to it is made again. Null where the record is too short for that.
 */
export function secondPress(sheet: Sheet, of: Color): { sheet: Sheet; events: GameEvent[] } | null {
  const moves = sheet.moves ?? [];
  if (moves.length < BETWEEN_PRESSES) return null;
  const press: GameEvent = { event: 'illegal', of, by: 'arbiter', kind: 'press_without_move' };
  const players: Color[] = of === 'white' ? ['white', 'black'] : ['black', 'white'];
  const again = moves.slice(-BETWEEN_PRESSES).map((move, index) => ({ event: 'move', by: players[index], move }));
  return { sheet: { ...sheet, moves: moves.slice(0, -BETWEEN_PRESSES) }, events: [press, ...again, { ...press }] };
}

/**
 * The events of a completed illegal move by the player having the move in `fen`. A second one comes
 * after a first one that is taken as established: the clock was pressed without a move.
 */
export function illegalEvents(fen: string, of: Color, nth: Nth, kind: FaultKind, written: string): GameEvent[] {
  const fault = (what: FaultKind): GameEvent => ({ event: 'illegal', of, by: 'arbiter', kind: what });
  const earlier = nth === 'second' ? [fault('press_without_move')] : [];
  if (kind === 'press_without_move') return [...earlier, fault(kind)];
  const move = written.trim() || unstated(fen, of);
  return [...earlier, { event: 'move', by: of, move }, fault(kind)];
}
