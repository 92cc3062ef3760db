/** The hall that is watched: what the server last told, and what is done about its alerts. */

import { SvelteMap } from 'svelte/reactivity';
import type { Hall, HallAlert, HallBoard, HallSource } from '../api/watch';
import { acknowledge, addSource, follow, mute, removeSource, snooze, SNOOZE_MINUTES } from '../api/watch-client';
import { mayNotify, notify, ring } from './alarm';
import { faultOf, type Fault } from './desk.svelte';
import { ordered } from './hall';
import { both, t } from './i18n.svelte';
import { settings } from './settings.svelte';

/** When the alerts that were snoozed on this page call again. */
const until = new SvelteMap<string, string>();

const EMPTY: Hall = { boards: [], alerts: [], sources: [], log: [] };

export class Watching {
  hall: Hall = $state.raw(EMPTY);
  connected = $state(false);
  loaded = $state(false);
  fault: Fault | null = $state.raw(null);
  private known = new Set<string>();
  private stop: (() => void) | null = null;

  readonly alerts: HallAlert[] = $derived(ordered(this.hall.alerts.filter((alert) => alert.state !== 'withdrawn')));
  readonly open: HallAlert[] = $derived(this.alerts.filter((alert) => alert.state === 'open'));

  start(): void {
    this.stop = follow({
      hall: (hall) => this.take(hall),
      connected: (connected) => (this.connected = connected),
      fault: (error) => this.failed(error),
    });
  }

  end(): void {
    this.stop?.();
    this.stop = null;
  }

  board(id: string): HallBoard | undefined {
    return this.hall.boards.find((board) => board.id === id);
  }

  /** The most urgent open alert of a board. */
  alertOf(id: string): HallAlert | null {
    return this.open.find((alert) => alert.board === id) ?? null;
  }

  async acknowledge(alert: HallAlert): Promise<void> {
    await this.tried(() => acknowledge(alert.id));
  }

  async snooze(alert: HallAlert): Promise<void> {
    const ends = new Date(Date.now() + SNOOZE_MINUTES * 60_000).toISOString();
    if (await this.tried(() => snooze(alert.id))) until.set(alert.id, ends);
  }

  /** When a snoozed alert calls again; null where another page has snoozed it. */
  snoozedUntil(alert: HallAlert): string | null {
    return alert.state === 'snoozed' ? (until.get(alert.id) ?? null) : null;
  }

  async mute(board: HallBoard): Promise<void> {
    await this.tried(() => mute(board.id, !board.muted));
  }

  async setNotify(on: boolean): Promise<void> {
    settings.notify = on && (await mayNotify());
  }

  /** Whether the source is followed now. */
  async addSource(source: string): Promise<boolean> {
    return this.tried(() => addSource(source));
  }

  async removeSource(source: HallSource): Promise<void> {
    await this.tried(() => removeSource(source.id));
  }

  /** A hall that could not be read is not an empty one: what was told last stays. */
  private failed(error: unknown): void {
    this.fault = faultOf(error);
  }

  private async tried(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      this.fault = null;
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      return false;
    }
  }

  private take(hall: Hall): void {
    const first = !this.loaded;
    this.hall = hall;
    this.loaded = true;
    this.fault = null;
    const fresh = this.open.filter((alert) => !this.known.has(alert.id));
    this.known = new Set(hall.alerts.map((alert) => alert.id));
    const heard = fresh.filter((alert) => !this.board(alert.board)?.muted);
    if (!first && heard.length) this.announce(heard);
  }

  private announce(alerts: HallAlert[]): void {
    if (settings.sound) ring(alerts.some((alert) => alert.may === 'step_in'));
    if (!settings.notify) return;
    for (const alert of alerts) {
      const board = this.board(alert.board);
      notify(`${t(`hall-may-${alert.may}`)}: ${board?.label ?? ''}`, both(alert.text), alert.id);
    }
  }
}
