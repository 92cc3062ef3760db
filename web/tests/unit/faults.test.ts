import { describe, expect, it } from 'vitest';
import { earlierFaults, illegalEvents } from '../../src/lib/faults';

const FEN = '8/8/8/2k5/8/8/3QK3/8 b - - 0 1';

describe('7.5: a completed illegal move', () => {
  it('is told as it was made', () => {
    expect(illegalEvents(FEN, 'black', 'move', ' c5c3 ')).toEqual([
      { event: 'move', by: 'black', move: 'c5c3' },
      { event: 'illegal', of: 'black', by: 'arbiter', kind: 'move' },
    ]);
  });

  it('is some move that cannot be where nobody wrote it down, and says so', () => {
    expect(illegalEvents(FEN, 'black', 'move', '')[0]).toMatchObject({ move: 'c5c2', note: expect.any(String) });
    expect(illegalEvents(FEN, 'white', 'move', '')[0]).toMatchObject({ move: 'e2e5' });
  });

  it('7.5.3: needs no move', () => {
    expect(illegalEvents(FEN, 'black', 'press_without_move', 'x')).toHaveLength(1);
  });

  it('7.5.5: is the second one without a word on what the first one was', () => {
    expect(earlierFaults('black', 'second')).toEqual({ white: 0, black: 1 });
    expect(earlierFaults('white', 'second')).toEqual({ white: 1, black: 0 });
    expect(earlierFaults('white', 'first')).toBeNull();
  });
});
