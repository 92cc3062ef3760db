/** What lies on the arbiter's desk: the record, the claim, the heading of the form, the ruling. */

import { api, Refused, Unreachable } from '../api/client';
import type { Case, Category, ClaimAnswer, ClaimRequest, Color, Heading, Reading, Regulations, S } from '../api/types';
import { Game } from './game.svelte';
import { move } from './letters';
import { settings } from './settings.svelte';

export type Basis = 'board' | 'written' | 'said';
export type Touched = 'nothing' | 'piece' | 'square';
export type Limit = 'none' | 'before' | 'never';

/** The answers on the checklist of a claim. */
export interface Form {
  paused: boolean;
  present: boolean;
  /** Null: the player having the move. */
  by: Color | null;
  ground: 'threefold' | 'fifty';
  basis: Basis;
  move: string;
  /** Which move `move` is meant to be, by its squares, where that has been said. */
  meant: { text: string; uci: string } | null;
  touched: Touched;
  square: string;
  accepted: boolean;
  /** Told that the claim lacks its form, the claimant maintains it as it is. */
  maintained: boolean;
  category: Category;
  supervised: boolean;
  limit: Limit;
  before: number;
  /** A rule profile instead of the kind of play; empty: by the kind of play. */
  laws: string;
}

export function emptyForm(): Form {
  return {
    paused: false,
    present: false,
    by: null,
    ground: 'threefold',
    basis: 'board',
    move: '',
    meant: null,
    touched: 'nothing',
    square: '',
    accepted: false,
    maintained: false,
    category: 'standard',
    supervised: false,
    limit: 'none',
    before: 30,
    laws: settings.laws,
  };
}

export function emptyHeading(): Heading {
  return { event: '', site: '', date: '', round: '', board: '', white: '', black: '', arbiter: '' };
}

/** The form of a kept claim whose move was sent by its squares: with the name of that move. */
export function namedAgain(form: Form, { claimed }: Pick<ClaimAnswer, 'claimed'>): Form {
  if (!/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(form.move) || !claimed?.san || claimed.on_board) return form;
  const text = move(claimed.san);
  return { ...form, move: text, meant: { text, uci: form.move } };
}

function regulations(form: Form): Regulations | null {
  if (form.limit === 'none') return null;
  return { no_agreement_before_move: form.limit === 'never' ? 'never' : form.before };
}

/** The intended move as it goes to the server: as it was typed, until it is said which one that is. */
function moveOf({ move, meant }: Form): string {
  const typed = move.trim();
  return meant?.text === typed ? meant.uci : typed;
}

/** The request for a ruling on what the form says. */
export function claimRequest(form: Form, sheet: ClaimRequest['sheet']): ClaimRequest {
  const withMove = form.basis !== 'board' && form.move.trim() !== '';
  const square = form.square.trim().toLowerCase();
  const touched = form.touched === 'square' ? square : form.touched;
  return {
    sheet,
    ground: form.ground,
    by: form.by,
    move: withMove ? moveOf(form) : null,
    written: form.basis !== 'said',
    touched,
    accepted: form.accepted,
    maintained: form.maintained && form.basis !== 'written' ? true : null,
    laws: form.laws || null,
    category: form.laws ? null : form.category,
    supervised: form.laws || form.category === 'standard' ? null : form.supervised,
    regulations: regulations(form),
  };
}

/** The form that led to a request, for reopening a case. */
export function formOf(request: ClaimRequest): Form {
  const limit = request.regulations?.no_agreement_before_move;
  const touched = request.touched ?? 'nothing';
  const square = touched !== 'nothing' && touched !== 'piece';
  return {
    ...emptyForm(),
    paused: true,
    present: true,
    by: request.by ?? null,
    ground: request.ground,
    basis: request.move == null ? 'board' : request.written === false ? 'said' : 'written',
    move: request.move ?? '',
    touched: square ? 'square' : (touched as Touched),
    square: square ? touched : '',
    accepted: request.accepted ?? false,
    maintained: request.maintained ?? false,
    category: request.category ?? 'standard',
    supervised: request.supervised ?? false,
    limit: limit === undefined ? 'none' : limit === 'never' ? 'never' : 'before',
    before: typeof limit === 'number' ? limit : 30,
    laws: request.laws ?? '',
  };
}

const TAGS: Record<string, keyof Heading> = {
  Event: 'event',
  Site: 'site',
  Date: 'date',
  Round: 'round',
  Board: 'board',
  White: 'white',
  Black: 'black',
};

/** What a PGN has put into a heading. */
export type Tagged = Partial<Heading>;

/**
 * The heading with what the tags of a PGN say, and what of it is theirs: in place of what another PGN had put there
 * (`before`), and of what stayed from the claim before (`carried`). What the arbiter wrote for this one stays.
 */
export function withTags(
  heading: Heading,
  tags: Reading['tags'],
  before: Tagged = {},
  carried: Tagged = {},
): { heading: Heading; tagged: Tagged } {
  const next = withoutTags(heading, before, carried);
  const tagged: Tagged = {};
  for (const { name, value } of tags) {
    const field = TAGS[name];
    if (!field || /^[?.]*$/.test(value)) continue;
    if (next[field] !== '' && next[field] !== value && next[field] !== carried[field]) continue;
    next[field] = value;
    tagged[field] = value;
  }
  return { heading: next, tagged };
}

/**
 * The heading without what a PGN has put there, where the arbiter has not changed it; what stayed from the claim before
 * comes back.
 */
export function withoutTags(heading: Heading, before: Tagged, carried: Tagged = {}): Heading {
  const next = { ...heading };
  for (const field of Object.values(TAGS)) {
    if (before[field] && next[field] === before[field]) next[field] = carried[field] ?? '';
  }
  return next;
}

/** A fault as the page shows it: whose word it is, and whether the key would help. */
export interface Fault {
  text: string;
  needsKey: boolean;
  /** Where in the request, as a JSON pointer. */
  at: string | null;
  /** Another has corrected the case meanwhile. */
  conflict: boolean;
  /** What the intended move may be, where it can be read in several ways. */
  readings: S['Reading'][];
}

/** What helps programs to hand in the key is nothing for an arbiter; that a key is wrong stands before where it is found. */
function wordsOf({ code, title, detail }: Refused): string {
  if (code === 'key_needed') return 'fault-key';
  return code === 'wrong_key' ? [title, detail].filter(Boolean).join(' ') : detail || title;
}

export function faultOf(error: unknown): Fault {
  if (error instanceof Refused) {
    const { needsKey, at, code, readings } = error;
    return { text: wordsOf(error), needsKey, at, conflict: code === 'version', readings };
  }
  const text = error instanceof Unreachable ? 'fault-unreachable' : 'fault-unexpected';
  return { text, needsKey: false, at: null, conflict: false, readings: [] };
}

/** Why there is nothing yet that could be ruled on. */
export type Obstacle = 'no-moves' | 'unreadable' | 'no-move' | 'no-square' | 'no-limit';

export function obstacleOf(game: Pick<Game, 'reading' | 'isEmpty' | 'fault'>, form: Form): Obstacle | null {
  const { reading, fault } = game;
  const start = reading?.start;
  const stands = Boolean(reading?.plies.length || start?.set_up || start?.chess960);
  if (game.isEmpty) return 'no-moves';
  if (!stands || (fault !== null && fault !== 'unreachable')) return 'unreadable';
  if (form.basis !== 'board' && form.move.trim() === '') return 'no-move';
  if (form.touched === 'square' && !/^[a-h][1-8]$/i.test(form.square.trim())) return 'no-square';
  return form.limit === 'before' && !(form.before >= 2 && form.before <= 200) ? 'no-limit' : null;
}

class Desk {
  readonly game = new Game();
  form: Form = $state(emptyForm());
  heading: Heading = $state(emptyHeading());
  notes = $state('');
  answer: ClaimAnswer | null = $state.raw(null);
  /** The request that `answer` answers; when it no longer fits the form, the ruling is out of date. */
  asked: string = $state('');
  /** Whether the claim that was ruled on names a move. */
  named = $state(false);
  ruling = $state(false);
  /** Whether the form is to be printed as soon as it is drawn. */
  toPrint = false;
  fault: Fault | null = $state.raw(null);
  /** The intended move as it was typed when the server could not tell which one it is. */
  doubted = $state('');
  kept: Case | null = $state.raw(null);
  /** What of the heading comes from the PGN on the desk. */
  private tagged: Tagged = {};
  /** What of the heading stayed from the claim before: a game with tags of its own knows better. */
  private carried: Tagged = {};
  /** What was saved, as it stood then. */
  private saved = '';

  readonly request: ClaimRequest = $derived(claimRequest(this.form, this.game.sheet()));
  readonly fresh: boolean = $derived(this.answer !== null && this.asked === JSON.stringify(this.request));

  readonly obstacle: Obstacle | null = $derived(obstacleOf(this.game, this.form));

  constructor() {
    this.game.onread = (reading) => {
      // Once moves are entered beside it, the game is still that of the PGN.
      if (this.game.typed) Object.assign(this, withTags(this.heading, reading.tags, this.tagged, this.carried));
    };
    this.game.oncleared = () => {
      this.heading = withoutTags(this.heading, this.tagged, this.carried);
      this.tagged = {};
    };
  }

  /** Asks the server to rule on the claim as the form states it. */
  async rule(): Promise<void> {
    if (this.obstacle) return;
    const request = this.request;
    this.ruling = true;
    this.fault = null;
    try {
      this.answer = await api.claim(request);
      this.asked = JSON.stringify(request);
      this.named = request.move !== null;
    } catch (error) {
      // The ruling that still stands there answers something else.
      this.asked = '';
      this.fault = faultOf(error);
      this.doubted = this.form.move.trim();
    }
    this.ruling = false;
  }

  /** Says which move is meant by what was typed, and asks for the ruling again. */
  async mean(uci: string): Promise<void> {
    this.form.meant = { text: this.form.move.trim(), uci };
    await this.rule();
  }

  /** Keeps the case, or corrects the one that was opened; what was saved as it stands is not saved again. */
  async keep(): Promise<boolean> {
    this.fault = null;
    const now = this.record();
    if (this.kept && this.saved === now) return true;
    const question = { kind: 'claim', claim: this.request } as const;
    try {
      this.kept = this.kept
        ? await api.correct(this.kept.id, this.kept.version, this.heading, question, this.notes)
        : await api.keep(this.heading, question, this.notes);
      this.saved = now;
      this.answer = this.kept.answer as ClaimAnswer;
      this.named = this.request.move !== null;
      this.asked = JSON.stringify(this.request);
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      return false;
    }
  }

  /** Takes a kept claim onto the desk to be looked at again or corrected. */
  open(found: Case): void {
    if (found.question.kind !== 'claim') return;
    const request = found.question.claim;
    this.form = namedAgain(formOf(request), found.answer as ClaimAnswer);
    this.heading = { ...emptyHeading(), ...found.heading };
    this.tagged = {};
    this.carried = {};
    this.notes = found.notes ?? '';
    this.kept = found;
    this.answer = found.answer as ClaimAnswer;
    this.game.open(request.sheet);
    this.asked = JSON.stringify(this.request);
    this.named = request.move != null;
    this.saved = this.record();
  }

  private record(): string {
    return JSON.stringify([this.request, this.heading, this.notes]);
  }

  /** Clears the desk for the next claim. The event and the arbiter stay. */
  next(): void {
    const { event, site, date, arbiter } = this.heading;
    const { category, supervised, limit, before, laws } = this.form;
    this.form = { ...emptyForm(), category, supervised, limit, before, laws };
    this.tagged = {};
    this.carried = { event, site, date };
    this.heading = { ...emptyHeading(), event, site, date, arbiter };
    Object.assign(this, { notes: '', answer: null, asked: '', fault: null, kept: null, named: false });
    this.saved = '';
    this.game.clear();
  }
}

export const desk = new Desk();

const DRAFT = 'hakem.draft';

/** Keeps what is on the desk on this device, so that a closed page loses nothing. */
export function saveDraft(): void {
  const { form, heading, notes, game } = desk;
  sessionStorage.setItem(DRAFT, JSON.stringify({ form, heading, notes, sheet: game.sheet() }));
}

/** Puts back what lay on the desk when the page was closed. */
export function restoreDraft(): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? 'null');
    if (!draft) return void desk.game.read(true);
    desk.form = { ...emptyForm(), ...draft.form };
    desk.heading = { ...emptyHeading(), ...draft.heading };
    desk.notes = String(draft.notes ?? '');
    desk.game.open(draft.sheet ?? {});
  } catch {
    void desk.game.read(true);
  }
}
