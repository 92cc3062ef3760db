import { describe, expect, it } from 'vitest';
import { clockTime, when } from '../../src/lib/i18n.svelte';

describe('a moment', () => {
  const now = new Date(2026, 10, 30, 15, 0);
  const at = (day: number) => new Date(2026, 10, day, 9, 5).toISOString();

  it('of this day is told by the time of day alone', () => {
    expect(clockTime(at(30), 'en', now)).toBe('09:05');
    expect(clockTime(at(30), 'tr', now)).toBe('09:05');
  });

  it('of another day keeps its date', () => {
    expect(clockTime(at(29), 'en', now)).toBe(when(at(29), 'en'));
    expect(when(at(29), 'en')).toContain('29');
  });

  it('that cannot be read is shown as it came', () => {
    expect(clockTime('soon', 'en', now)).toBe('soon');
  });
});
