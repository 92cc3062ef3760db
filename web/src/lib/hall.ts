/** The wall of boards in plain values: order of alerts, clock times, what a key does. */

import type { HallAlert } from '../api/watch';

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

/** The next alert for a step up or down, kept within the list. */
export function step(current: number, by: number, length: number): number {
  return length === 0 ? -1 : Math.max(0, Math.min(length - 1, current + by));
}
