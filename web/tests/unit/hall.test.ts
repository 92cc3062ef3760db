import { describe, expect, it } from 'vitest';
import type { HallAlert } from '../../src/api/watch';
import { clockText, ordered, step } from '../../src/lib/hall';

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
