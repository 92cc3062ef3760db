/** Every request that the page makes. Nothing else in the page speaks to the server. */

import { settings } from '../lib/settings.svelte';
import type {
  About,
  Case,
  CaseList,
  ClaimAnswer,
  ClaimRequest,
  Heading,
  JudgeAnswer,
  LearnEntry,
  LearnPage,
  PositionAnswer,
  Profile,
  Question,
  Reading,
  RuleAnswer,
  RuleRequest,
  S,
  Session,
  Sheet,
} from './types';

/** What the server refused, in its own words and in the language that was asked for. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    readonly detail: string,
    readonly at: string | null,
    readonly current: unknown,
    /** What a move may be, where it can be read in several ways. */
    readonly readings: S['Reading'][] = [],
  ) {
    super(detail || title);
  }

  /** Whether the arbiter's key would help. */
  get needsKey(): boolean {
    return this.status === 401;
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

export interface Asking {
  signal?: AbortSignal;
}

export async function request<T>(method: string, path: string, body?: unknown, asking: Asking = {}): Promise<T> {
  const answer = await send(method, path, body, asking);
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

async function send(method: string, path: string, body: unknown, asking: Asking): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': settings.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      signal: asking.signal ?? null,
    });
  } catch (cause) {
    if (asking.signal?.aborted) throw cause;
    throw new Unreachable('unreachable', { cause });
  }
}

async function refusal(answer: Response): Promise<Refused> {
  let problem: Record<string, unknown> = {};
  try {
    problem = (await answer.json()) as Record<string, unknown>;
  } catch {
    // A proxy in between may answer with something else; the status has to do.
  }
  const text = (key: string): string => (typeof problem[key] === 'string' ? (problem[key] as string) : '');
  return new Refused(
    answer.status,
    text('code') || String(answer.status),
    text('title') || answer.statusText,
    text('detail'),
    text('at') || null,
    problem.current ?? null,
    Array.isArray(problem.readings) ? (problem.readings as S['Reading'][]) : [],
  );
}

export const api = {
  sheet: (sheet: Sheet, legalAt: number | null = null, asking?: Asking) =>
    request<Reading>('POST', '/api/sheet', { sheet, legal_at: legalAt }, asking),
  claim: (claim: ClaimRequest, asking?: Asking) =>
    request<ClaimAnswer>('POST', '/api/claim', claim, asking),
  position: (fen: string, asking?: Asking) =>
    request<PositionAnswer>('POST', '/api/position', { fen }, asking),
  rule: (rule: RuleRequest, asking?: Asking) => request<RuleAnswer>('POST', '/api/rule', rule, asking),
  judge: (sheet: Sheet, asking?: Asking) => request<JudgeAnswer>('POST', '/api/judge', { sheet }, asking),
  laws: () => request<{ profiles: Profile[] }>('GET', '/api/laws'),
  about: () => request<About>('GET', '/api/about'),
  learn: () => request<{ pages: LearnEntry[] }>('GET', '/api/learn'),
  learnPage: (id: string) => request<LearnPage>('GET', `/api/learn/${encodeURIComponent(id)}`),

  keep: (heading: Heading, question: Question, notes: string) =>
    request<Case>('POST', '/api/cases', { heading, question, notes }),
  correct: (id: string, version: number, heading: Heading, question: Question, notes: string) =>
    request<Case>('PUT', `/api/cases/${encodeURIComponent(id)}`, { heading, question, notes, version }),
  cases: (search: string, before: number | null) => {
    const query = new URLSearchParams({ limit: '50' });
    if (search) query.set('search', search);
    if (before) query.set('before', String(before));
    return request<CaseList>('GET', `/api/cases?${query}`);
  },
  case: (id: string) => request<Case>('GET', `/api/cases/${encodeURIComponent(id)}`),
  history: (id: string) =>
    request<{ versions: Case[] }>('GET', `/api/cases/${encodeURIComponent(id)}/history`),
  share: (id: string) =>
    request<{ token: string; path: string }>('POST', `/api/cases/${encodeURIComponent(id)}/share`, {}),
  unshare: (id: string) => request<null>('DELETE', `/api/cases/${encodeURIComponent(id)}/share`),
  shared: (token: string) => request<Case>('GET', `/api/shared/${encodeURIComponent(token)}`),

  session: () => request<Session>('GET', '/api/session'),
  handInKey: (key: string) => request<null>('POST', '/api/session', { key }),
  forgetKey: () => request<null>('DELETE', '/api/session'),
};

/** Where a case can be fetched as a file. */
export function exportPath(id: string, form: 'json' | 'pgn'): string {
  return `/api/cases/${encodeURIComponent(id)}/export.${form}`;
}

/** Where the game of a shared case can be fetched as a file. */
export function sharedExportPath(token: string): string {
  return `/api/shared/${encodeURIComponent(token)}/export.pgn`;
}
