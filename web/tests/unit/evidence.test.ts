import { describe, expect, it } from 'vitest';
import type { ClaimAnswer, Evidence } from '../../src/api/types';
import { occurrences } from '../../src/lib/evidence';

const stood = (ply: number): Evidence => ({
  ply,
  number: ply / 2,
  fen: '8/8/8/8/8/8/8/8 w - - 0 1',
  turn: 'white',
  move: '5... a6',
  san: { en: '5... a6', tr: '5... a6' },
  uci: 'a7a6',
  same: true,
  why: null,
  why_text: null,
});

function answer(evidence: Evidence[], onBoard: boolean): ClaimAnswer {
  const san = { en: 'Nf6', tr: 'Af6' };
  const claimed = { fen: 'f', turn: 'white', ply: 18, move: '9... Nf6', san, on_board: onBoard };
  return { evidence, claimed } as unknown as ClaimAnswer;
}

describe('the boards of a repetition', () => {
  it('9.2.1: end with the one that the written move would bring', () => {
    const shown = occurrences(answer([stood(10), stood(14)], false));
    expect(shown.map((one) => [one.ply, one.coming])).toEqual([
      [10, false],
      [14, false],
      [18, true],
    ]);
    expect(shown.at(-1)?.san).toEqual({ en: '9... Nf6', tr: '9... Af6' });
  });

  it('9.2.2: are those that stood on the board', () => {
    expect(occurrences(answer([stood(10), stood(14), stood(18)], true)).map((one) => one.coming)).toEqual([false, false, false]);
  });

  it('9.3: are none where no repetition is claimed', () => {
    expect(occurrences(answer([], false))).toEqual([]);
  });
});
