/** The wall of boards in plain values: order of alerts, clock times, what a key does. */

import type { HallAlert, HallBoard, HallSource } from '../api/watch';

/** Remaining time as a clock shows it: `1:02:03`, `12:05`, `0:09`. */
export function clockText(ms: number): string {
  const sign = ms < 0 ? '-' : '';
  const total = Math.floor(Math.abs(ms) / 1000);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = String(total % 60).padStart(2, '0');
  return hours ? `${sign}${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${sign}${minutes}:${seconds}`;
}

/** The alerts as they are shown: open ones first, then by urgency, then the oldest first. */
export function ordered(alerts: readonly HallAlert[]): HallAlert[] {
  const open = (alert: HallAlert): number => (alert.state === 'open' ? 0 : 1);
  return alerts.toSorted(
    (one, two) => open(one) - open(two) || one.urgency - two.urgency || one.raised.localeCompare(two.raised),
  );
}

/** Alerts that speak of a game that is over. */
const OVER = ['game_over', 'result_cannot_stand', 'result_in_question', 'flag_cannot_mate'];

/**
 * The question that a game which is over is opened with, as the address has it; null while there may
 * still be something to claim.
 */
export function questionOf(board: HallBoard, alerts: readonly HallAlert[]): Record<string, string> | null {
  const own = alerts.filter((alert) => alert.board === board.id && OVER.includes(alert.kind));
  const fallen = (['white', 'black'] as const).filter((player) => (board.clocks[player] ?? 1) <= 0);
  if (fallen.length === 1 && fallen[0] && own.some((alert) => alert.kind === 'flag_cannot_mate')) {
    return { kind: 'flag', who: fallen[0] };
  }
  return board.result || own.length ? { kind: 'judge' } : null;
}

/**
 * The ground of the claim that a board is opened with: that of its most urgent alert about one which
 * has not been withdrawn (9.2 or 9.3).
 */
export function groundOf(board: HallBoard, alerts: readonly HallAlert[]): 'threefold' | 'fifty' {
  const own = alerts.filter((alert) => alert.board === board.id && alert.state !== 'withdrawn');
  const article = ordered(own).find((alert) => /^9\.[23]/u.test(alert.article[0] ?? ''))?.article[0];
  return article?.startsWith('9.3') ? 'fifty' : 'threefold';
}

/** How old a board is matters only where that is shown. */
const shownOf = (one: object): string =>
  JSON.stringify({ ...one, age: 'stale' in one && one.stale && 'age' in one ? one.age : 0 });

/** The next list, with the objects of the one before wherever nothing that is shown has changed. */
export function unchanged<T extends { id: string }>(before: readonly T[], next: readonly T[]): T[] {
  const known = new Map(before.map((one) => [one.id, one]));
  return next.map((one) => {
    const old = known.get(one.id);
    return old && shownOf(old) === shownOf(one) ? old : one;
  });
}

/** The next alert for a step up or down, kept within the list. */
export function step(current: number, by: number, length: number): number {
  return length === 0 ? -1 : Math.max(0, Math.min(length - 1, current + by));
}

/**
 * The sources of those boards that another source has under the same number or label: what a board is called
 * does not tell them apart.
 */
export function sourcesOfAlike(boards: readonly HallBoard[], sources: readonly HallSource[]): ReadonlyMap<string, string> {
  const called = (board: HallBoard): string => (board.number === null ? board.label : String(board.number));
  const under = grouped(boards, called);
  const alike = [...under.values()].filter((own) => new Set(own.map((board) => board.source)).size > 1).flat();
  const names = shortNames(sources);
  return new Map(alike.map((board) => [board.id, names.get(board.source) ?? board.source]));
}

/** What a source is called in few words: the last part of its name, as far as no other ends in the same. */
function shortNames(sources: readonly HallSource[]): ReadonlyMap<string, string> {
  const last = (name: string): string => name.split(/[\\/]/).findLast((part) => part !== '') ?? name;
  const under = grouped(sources, (source) => last(source.name));
  return new Map(sources.map(({ id, name }) => [id, under.get(last(name))?.length === 1 ? last(name) : name]));
}

function grouped<T>(all: readonly T[], under: (one: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(under(one), [...(groups.get(under(one)) ?? []), one]);
  return groups;
}
