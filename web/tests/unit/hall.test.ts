import { describe, expect, it } from 'vitest';
import type { HallAlert, HallBoard } from '../../src/api/watch';
import { clockText, groundOf, ordered, questionOf, step, unchanged } from '../../src/lib/hall';

const alert = (id: string, urgency: number, raised: string, state: HallAlert['state'] = 'open'): HallAlert => ({
  id,
  board: 'b',
  kind: 'k',
  urgency,
  may: 'be_ready',
  article: [],
  moves: [],
  text: { en: '', tr: '' },
  raised,
  state,
  snoozed_until: null,
});

describe('a clock', () => {
  it('shows hours only where there are any', () => {
    expect(clockText(3_723_000)).toBe('1:02:03');
    expect(clockText(725_900)).toBe('12:05');
    expect(clockText(9_000)).toBe('0:09');
    expect(clockText(0)).toBe('0:00');
    expect(clockText(-1_000)).toBe('-0:01');
  });
});

describe('alerts', () => {
  it('stand in order: open before done, the most urgent first, then the oldest', () => {
    const shown = ordered([
      alert('late', 1, '2026-11-30T10:02:00Z'),
      alert('done', 0, '2026-11-30T10:00:00Z', 'acknowledged'),
      alert('early', 1, '2026-11-30T10:01:00Z'),
      alert('urgent', 0, '2026-11-30T10:03:00Z'),
    ]);
    expect(shown.map((one) => one.id)).toEqual(['urgent', 'early', 'late', 'done']);
  });

  it('are gone through by keys and never left', () => {
    expect(step(-1, 1, 3)).toBe(0);
    expect(step(2, 1, 3)).toBe(2);
    expect(step(0, -1, 3)).toBe(0);
    expect(step(0, 1, 0)).toBe(-1);
  });
});

describe('what has not changed', () => {
  const board = (id: string, change: object = {}) => ({ id, fen: 'x', age: 1, stale: false, ...change }) as HallBoard;

  it('stays the same object, so that its tile is not drawn again', () => {
    const before = [board('a'), board('b')];
    const next = unchanged(before, [board('b', { age: 9 }), board('a', { fen: 'y' }), board('c')]);
    expect(next.map((one) => one.id)).toEqual(['b', 'a', 'c']);
    expect(next[0]).toBe(before[1]);
    expect(next[1]).not.toBe(before[0]);
    expect(next[1]?.fen).toBe('y');
  });

  it('has another age only where an old state is shown', () => {
    const before = [board('a', { stale: true })];
    expect(unchanged(before, [board('a', { stale: true, age: 2 })])[0]).not.toBe(before[0]);
  });
});

describe('a game on the wall', () => {
  const board = (change: object = {}) =>
    ({ id: 'b', result: null, clocks: { white: 5000, black: 7000 }, ...change }) as HallBoard;
  const about = (kind: string): HallAlert => ({ ...alert('1', 0, ''), kind });

  it('is opened as a claim while there may be something to claim', () => {
    expect(questionOf(board(), [about('claim_possible')])).toBeNull();
    expect(questionOf(board(), [{ ...about('game_over'), board: 'other' }])).toBeNull();
  });

  it('is opened as a question when it is over', () => {
    expect(questionOf(board({ result: '1-0' }), [])).toEqual({ kind: 'judge' });
    expect(questionOf(board(), [about('game_over')])).toEqual({ kind: 'judge' });
  });

  it('6.9: asks about the flag that has fallen, where the clock shows whose', () => {
    const fallen = board({ clocks: { white: 5000, black: 0 } });
    expect(questionOf(fallen, [about('flag_cannot_mate')])).toEqual({ kind: 'flag', who: 'black' });
    expect(questionOf(board(), [about('flag_cannot_mate')])).toEqual({ kind: 'judge' });
  });

  it('is opened with the ground of its alert', () => {
    const on = (article: string, urgency = 4): HallAlert => ({ ...alert('1', urgency, ''), article: [article] });
    for (const article of ['9.3', '9.3.1', '9.3.2']) expect(groundOf(board(), [on(article)])).toBe('fifty');
    for (const article of ['9.2', '9.2.1']) expect(groundOf(board(), [on(article)])).toBe('threefold');
    expect(groundOf(board(), [on('9.2', 8), on('9.3', 5)])).toBe('fifty');
    expect(groundOf(board(), [{ ...on('9.3'), state: 'withdrawn' }])).toBe('threefold');
    expect(groundOf(board(), [{ ...on('9.3'), board: 'other' }])).toBe('threefold');
  });
});
