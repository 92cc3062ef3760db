/** The hall that is watched: what the server last told, and what is done about its alerts. */

import type { Hall, HallAlert, HallBoard, HallSource } from '../api/watch';
import { acknowledge, addSource, follow, mute, removeSource, reopen, snooze } from '../api/watch-client';
import { mayNotify, notify, ring } from './alarm';
import { faultOf, type Fault } from './desk.svelte';
import { ordered, unchanged } from './hall';
import { both, t } from './i18n.svelte';
import { settings } from './settings.svelte';

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

  private readonly byId: ReadonlyMap<string, HallBoard> = $derived(
    new Map(this.hall.boards.map((board) => [board.id, board])),
  );

  board(id: string): HallBoard | undefined {
    return this.byId.get(id);
  }

  /** The most urgent open alert of each board. */
  private readonly calling: ReadonlyMap<string, HallAlert> = $derived(
    new Map(this.open.toReversed().map((alert) => [alert.board, alert])),
  );

  /** The most urgent open alert of a board. */
  alertOf(id: string): HallAlert | null {
    return this.calling.get(id) ?? null;
  }

  async acknowledge(alert: HallAlert): Promise<void> {
    await this.tried(() => acknowledge(alert.id));
  }

  async snooze(alert: HallAlert): Promise<void> {
    await this.tried(() => snooze(alert.id));
  }

  /** Takes back what was said to the alert. */
  async reopen(alert: HallAlert): Promise<void> {
    if (alert.state !== 'open') await this.tried(() => reopen(alert.id));
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
    // What has not changed stays the same object: its tile is not drawn again.
    const boards = unchanged(this.hall.boards, hall.boards);
    this.hall = { ...hall, boards, alerts: unchanged(this.hall.alerts, hall.alerts) };
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
