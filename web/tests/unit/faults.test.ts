import { describe, expect, it } from 'vitest';
import { earlierFaults, illegalEvents } from '../../src/lib/faults';

describe('7.5: a completed illegal move', () => {
  it('is told as it was made', () => {
    expect(illegalEvents('black', 'move', ' c5c3 ')).toEqual([
      { event: 'move', by: 'black', move: 'c5c3' },
      { event: 'illegal', of: 'black', by: 'arbiter', kind: 'move' },
    ]);
  });

  it('has no move where nobody wrote it down', () => {
    expect(illegalEvents('black', 'move', '')[0]).toEqual({ event: 'move', by: 'black', move: '' });
  });

  it('7.5.3: needs no move', () => {
    expect(illegalEvents('black', 'press_without_move', 'x')).toHaveLength(1);
  });

  it('7.5.5: is the second one without a word on what the first one was', () => {
    expect(earlierFaults('black', 'second')).toEqual({ white: 0, black: 1 });
    expect(earlierFaults('white', 'second')).toEqual({ white: 1, black: 0 });
    expect(earlierFaults('white', 'first')).toBeNull();
  });
});
