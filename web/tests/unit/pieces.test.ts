import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawPieces } from '../../scripts/pieces';

describe('the drawing of the pieces', () => {
  const style = drawPieces();
  const drawing = readFileSync(join(dirname(style), 'pieces.svg'), 'utf8');

  it('has a cell for each of the twelve', () => {
    const cells = [...drawing.matchAll(/<svg x="(\d+)" y="(\d+)" width="45" height="45"/g)].map((found) => `${found[1]} ${found[2]}`);
    expect(cells.length).toBe(12);
    expect(new Set(cells).size).toBe(12);
    expect(drawing).toContain('viewBox="0 0 270 90"');
  });

  it('has white men in the upper row and black ones in the lower, the king first', () => {
    const rules = readFileSync(style, 'utf8');
    for (const [man, place] of [['king', 'x: 0%'], ['pawn', 'x: 100%'], ['white', 'y: 0%'], ['black', 'y: 100%']]) {
      expect(rules).toContain(`piece.${man} { background-position-${place}; }`);
    }
    expect(rules).toContain('background-size: 600% 200%');
  });
});
