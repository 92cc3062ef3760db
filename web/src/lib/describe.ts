/** A board in words, for those who hear the page: "white knight f3". */

import { men, ROLES, type Man } from './board';
import { t } from './i18n.svelte';

/** `white knight f3` in the language of the page. */
export function manText(man: Man): string {
  return t('board-man', { side: man.side, role: man.role, square: man.square });
}

/** What stands on a square: `white knight f3`, or `f3, empty`. */
export function squareText(fen: string, square: string): string {
  const man = men(fen).find((one) => one.square === square);
  return man ? manText(man) : t('board-empty-square', { square });
}

/** All men of a side in one sentence, the king first. */
export function sideText(fen: string, side: 'white' | 'black'): string {
  const own = men(fen).filter((man) => man.side === side);
  const parts = ROLES.flatMap((role) => {
    const squares = own.filter((man) => man.role === role).map((man) => man.square);
    return squares.length ? [t('board-role-squares', { role, squares: squares.join(', ') })] : [];
  });
  return t('board-side', { side, men: parts.join('; ') });
}

/** The whole board in two sentences. */
export function boardText(fen: string): string {
  return `${sideText(fen, 'white')} ${sideText(fen, 'black')}`;
}
