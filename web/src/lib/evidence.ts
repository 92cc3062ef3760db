/** The boards that show a repetition: every occurrence, and the one that a written move would bring. */

import type { ClaimAnswer, Evidence, Text } from '../api/types';

/** An occurrence; `coming` when only the intended move would bring it about. */
export interface Occurrence extends Evidence {
  coming: boolean;
}

export function occurrences(answer: ClaimAnswer): Occurrence[] {
  const stood = answer.evidence.map((one) => ({ ...one, coming: false }));
  const { claimed } = answer;
  if (!claimed || claimed.on_board || stood.length === 0) return stood;
  const number = claimed.move?.split(' ')[0] ?? '';
  const coming: Occurrence = {
    ply: claimed.ply,
    number: null,
    fen: claimed.fen,
    turn: claimed.turn,
    move: claimed.move,
    san: claimed.san && numbered(number, claimed.san),
    uci: null,
    same: true,
    why: null,
    why_text: null,
    coming: true,
  };
  return [...stood.filter((one) => one.ply !== claimed.ply), coming];
}

function numbered(number: string, san: Text): Text {
  return { en: `${number} ${san.en}`, tr: `${number} ${san.tr}` };
}
