/** The squares that show why a side cannot mate, each with the name of its colouring. */

import type { Mating, Proof, SideAnswer } from '../api/types';

export type Shade = 'wall' | 'fixed' | 'white-king' | 'black-king' | 'both-kings';

export function proofSquares(proof: Proof | null): Map<string, Shade> {
  const squares = new Map<string, Shade>();
  const shown = proof?.shown;
  if (!shown) return squares;
  for (const square of shown.white_king ?? []) squares.set(square, 'white-king');
  for (const square of shown.black_king ?? []) {
    squares.set(square, squares.has(square) ? 'both-kings' : 'black-king');
  }
  for (const square of shown.immovable) squares.set(square, 'fixed');
  for (const square of shown.wall) squares.set(square, 'wall');
  return squares;
}

/** Whether a side can mate; `mated` where it has done so on the board. */
export function canOf(mating: Mating | SideAnswer): string {
  return mating.can_mate === 'yes' && mating.moves?.length === 0 ? 'mated' : mating.can_mate;
}
