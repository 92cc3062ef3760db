/** Following the hall: the server's events, and what the arbiter does about them. */

import { request } from './client';
import type { Hall, HallSource } from './watch';

export interface Listener {
  hall: (hall: Hall) => void;
  connected: (connected: boolean) => void;
  fault: (error: unknown) => void;
}

/** Follows the hall until the returned function is called. */
export function follow(listener: Listener): () => void {
  const source = new EventSource('/api/watch/events');
  const read = (): void => {
    request<Hall>('GET', '/api/watch').then(listener.hall, listener.fault);
  };
  source.addEventListener('open', () => listener.connected(true));
  source.addEventListener('error', () => listener.connected(false));
  source.addEventListener('change', read);
  read();
  return () => source.close();
}

/** The game of a board as PGN, as the feed has it. */
export async function gameOf(board: string): Promise<string> {
  const { pgn } = await request<{ pgn: string }>('GET', `/api/watch/boards/${encodeURIComponent(board)}`);
  return pgn;
}

export const acknowledge = (alert: string): Promise<unknown> =>
  request('POST', `/api/watch/alerts/${encodeURIComponent(alert)}/acknowledge`, {});

/** What was said to an alert is taken back: it is open again. */
export const reopen = (alert: string): Promise<unknown> =>
  request('POST', `/api/watch/alerts/${encodeURIComponent(alert)}/reopen`, {});

/** How long a snoozed alert keeps still. */
export const SNOOZE_MINUTES = 5;

export const snooze = (alert: string): Promise<unknown> =>
  request('POST', `/api/watch/alerts/${encodeURIComponent(alert)}/snooze`, { minutes: SNOOZE_MINUTES });

export const mute = (board: string, muted: boolean): Promise<unknown> =>
  request('POST', `/api/watch/boards/${encodeURIComponent(board)}/mute`, { muted });

/** Follows a file, a folder or an address, if the operator of the desk has allowed it. */
export const addSource = (source: string): Promise<HallSource> =>
  request('POST', '/api/watch/sources', { source });

export const removeSource = (source: string): Promise<unknown> =>
  request('DELETE', `/api/watch/sources/${encodeURIComponent(source)}`);
