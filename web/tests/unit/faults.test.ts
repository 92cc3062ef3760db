import { describe, expect, it } from 'vitest';
import { illegalEvents, secondPress } from '../../src/lib/faults';

const FEN = '8/8/8/2k5/8/8/3QK3/8 b - - 0 1';

describe('7.5: a completed illegal move', () => {
  it('is told as it was made', () => {
    expect(illegalEvents(FEN, 'black', 'first', 'move', ' c5c3 ')).toEqual([
      { event: 'move', by: 'black', move: 'c5c3' },
      { event: 'illegal', of: 'black', by: 'arbiter', kind: 'move' },
    ]);
  });

  it('is some move that cannot be where nobody wrote it down', () => {
    expect(illegalEvents(FEN, 'black', 'first', 'move', '')[0]).toMatchObject({ move: 'c5c2' });
    expect(illegalEvents(FEN, 'white', 'first', 'move', '')[0]).toMatchObject({ move: 'e2e5' });
  });

  it('7.5.5: comes after the first one when it is the second', () => {
    const events = illegalEvents(FEN, 'black', 'second', 'two_hands', 'Kc4');
    expect(events.map((event) => event.kind ?? event.move)).toEqual(['press_without_move', 'Kc4', 'two_hands']);
  });

  it('7.5.3: needs no move', () => {
    expect(illegalEvents(FEN, 'black', 'first', 'press_without_move', 'x')).toHaveLength(1);
  });
});

describe('7.5.3: a second press without a move', () => {
  it('comes a move after the first one', () => {
    const made = secondPress({ moves: ['e2e4', 'e7e5', 'g1f3'] }, 'black');
    expect(made?.sheet).toEqual({ moves: ['e2e4'] });
    expect(made?.events.map((event) => [event.by, event.move ?? event.kind])).toEqual([
      ['arbiter', 'press_without_move'],
      ['black', 'e7e5'],
      ['white', 'g1f3'],
      ['arbiter', 'press_without_move'],
    ]);
  });

  it('cannot be told of a record without such a move', () => {
    expect(secondPress({ moves: ['e2e4'] }, 'black')).toBeNull();
  });
});
