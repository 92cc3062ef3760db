import { describe, expect, it } from 'vitest';
import { cell, men, neighbour, placement, turnOf } from '../../src/lib/board';
import { proofSquares } from '../../src/lib/proof';

const WALL = '4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 1';

describe('a placement', () => {
  it('gives the men with their squares, from a8', () => {
    const found = men(WALL);
    expect(found).toHaveLength(10);
    expect(found[0]).toEqual({ side: 'black', role: 'king', square: 'e8' });
    expect(found.at(-1)).toEqual({ side: 'white', role: 'king', square: 'e1' });
  });

  it('is written as it was read', () => {
    for (const fen of [WALL, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', '8/8/8/8/8/8/8/8']) {
      expect(placement(men(fen))).toBe(fen.split(' ')[0]);
    }
  });

  it('is read as far as it goes when it is broken', () => {
    expect(men('not a fen')).toEqual(expect.any(Array));
    expect(men('')).toEqual([]);
    expect(men('ppppppppppp/9/x')).toHaveLength(8);
  });

  it('tells who has the move', () => {
    expect(turnOf(WALL)).toBe('white');
    expect(turnOf('8/8/8/8/8/8/8/8 b - - 0 1')).toBe('black');
  });
});

describe('a square', () => {
  it('lies where the player sees it', () => {
    expect(cell('a1', 'white')).toEqual({ column: 0, row: 7 });
    expect(cell('a1', 'black')).toEqual({ column: 7, row: 0 });
  });

  it('has neighbours as the player sees them, and none beyond the edge', () => {
    expect(neighbour('e4', 'ArrowUp', 'white')).toBe('e5');
    expect(neighbour('e4', 'ArrowUp', 'black')).toBe('e3');
    expect(neighbour('h8', 'ArrowRight', 'white')).toBe('h8');
    expect(neighbour('a1', 'Tab', 'white')).toBe('a1');
  });
});

describe('the squares of a proof', () => {
  it('are coloured by what they show, walls above all', () => {
    const squares = proofSquares({
      kind: 'walls',
      detail: '',
      shown: { forced: [], wall: ['a4'], immovable: ['a4', 'b4'], white_king: ['e1', 'd1'], black_king: ['d1'] },
    });
    expect(squares.get('a4')).toBe('wall');
    expect(squares.get('b4')).toBe('fixed');
    expect(squares.get('e1')).toBe('white-king');
    expect(squares.get('d1')).toBe('both-kings');
  });

  it('are none where there is nothing to show', () => {
    expect(proofSquares(null).size).toBe(0);
    expect(proofSquares({ kind: 'material', detail: '' }).size).toBe(0);
  });
});
