/** The record under entry: as text, as boxes of a two-column sheet, and on the board. */

import { api, Refused } from '../api/client';
import type { Color, Move, Ply, Reading, Sheet } from '../api/types';
import { spell } from './letters';
import { mendText, mendToken } from './mend';
import { settings } from './settings.svelte';
import { sheetText } from './sheet';

interface Snapshot {
  text: string;
  boxes: string[];
  typed: boolean;
  fen: string | null;
  variant: string | null;
  letters: string;
  number: number;
}

/** Where the pieces stand before anything is read; only shown until the server answers. */
export const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const PAUSE_MS = 220;
const MOST_UNDO = 200;
const STRETCH_MS = 1500;

export class Game {
  /** The sheet as typed or pasted. */
  text = $state('');
  /** One entry for each half-move, as a two-column sheet has them. */
  boxes: string[] = $state([]);
  /** Whether the text is what was entered last; otherwise the boxes are. */
  typed = $state(false);
  fen: string | null = $state(null);
  /** `chess960` where the text that was entered first said so. */
  variant: string | null = $state(null);
  letters = $state('auto');
  number = $state(1);
  reading: Reading | null = $state.raw(null);
  /** The half-moves on the board that is shown. */
  cursor = $state(0);
  /** The legal moves on the board that is shown, null while they are not known. */
  legal: Move[] | null = $state.raw(null);
  busy = $state(false);
  /** Why nothing could be read at all. */
  fault: string | null = $state(null);
  private past: Snapshot[] = $state.raw([]);
  private pending: AbortController | null = null;
  private typedAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What is told after every reading: the headings of a PGN, among others. */
  onread: ((reading: Reading) => void) | null = null;
  /** What is told when the game is taken off the desk. */
  oncleared: (() => void) | null = null;

  readonly plies: Ply[] = $derived(this.reading?.plies ?? []);
  readonly atEnd: boolean = $derived(this.cursor === this.plies.length);
  readonly shown: Ply | null = $derived(this.plies[this.cursor - 1] ?? null);
  readonly board: string = $derived(this.shown?.fen ?? this.reading?.start.fen ?? this.fen ?? INITIAL);
  readonly turn: Color = $derived(this.board.split(' ')[1] === 'b' ? 'black' : 'white');
  readonly canUndo: boolean = $derived(this.past.length > 0);
  readonly isEmpty: boolean = $derived(this.boxes.length === 0 && this.text.trim() === '' && this.fen === null);
  /** Number and colour of the first box: a set-up position may begin with Black, at any number. */
  readonly firstIndex: number = $derived(firstIndexOf(this.reading));

  /** The piece letters that were chosen, or that the sheet shows; null where it names no piece. */
  get shownLetters(): string | null {
    if (this.letters && this.letters !== 'auto') return this.letters;
    const named = this.plies.some(({ written, san }) => san.en !== san.tr && !/^[a-h][1-8][a-h][1-8]/i.test(written));
    return named && this.reading && !this.reading.letters.rivals.length ? this.reading.letters.name : null;
  }

  /** The box at which reading stopped, null where all was read: what mends it shows the end of the game. */
  private get mending(): number | null {
    return this.reading?.stopped ? this.plies.length : null;
  }

  /** The sheet as a request has it. */
  sheet(): Sheet {
    const common = { fen: this.fen, variant: this.variant, letters: this.letters };
    return this.typed
      ? { text: this.text, game: this.number, ...common }
      : { moves: [...this.boxes], ...common };
  }

  /** The sheet as it was understood up to the board that is shown. */
  sheetTo(ply: number): Sheet {
    const start = this.reading?.start;
    const fen = start && (start.set_up || start.chess960) ? start.fen : this.fen;
    const variant = start?.chess960 ? 'chess960' : null;
    return { moves: this.plies.slice(0, ply).map((one) => one.uci), fen, variant };
  }

  enter(text: string): void {
    // One step back for a stretch of typing, not for every letter.
    const now = Date.now();
    if (!this.typed || now - this.typedAt > STRETCH_MS) this.remember();
    this.typedAt = now;
    this.text = text;
    this.typed = true;
    this.number = 1;
    this.soon();
  }

  choose(number: number): void {
    this.number = number;
    void this.read(true);
  }

  /** Writes into a box; an empty box at the end goes away. */
  write(index: number, value: string): void {
    if ((this.boxes[index] ?? '') === value.trim()) return;
    this.remember();
    const mends = index === this.mending;
    const next = [...this.boxes];
    while (next.length < index) next.push('');
    next[index] = value.trim();
    while (next.length && next.at(-1) === '') next.pop();
    this.replace(next);
    this.cursor = Math.min(index + 1, next.length);
    void (mends ? this.read(true) : this.read(false, index + 1));
  }

  /** Plays a move on the board that is shown; what follows on the sheet stays. */
  play(move: Move): void {
    const following = this.plies[this.cursor];
    if (following?.uci === move.uci) return this.goto(this.cursor + 1);
    const mends = this.cursor === this.mending;
    this.remember();
    this.fixLetters();
    const next = [...this.boxes];
    next[this.cursor] = this.written(move);
    this.replace(next);
    void (mends ? this.read(true) : this.read(false, this.cursor + 1));
  }

  /** Puts a move where the reading stopped, in the letters of the sheet; all else that was entered stays as it is. */
  mend(move: Move): void {
    const { reading } = this;
    if (!reading?.stopped) return;
    const spelt = spell(move.san.en, reading.letters.name);
    const earlier = this.plies.filter(({ written }) => written === reading.stopped?.written).length;
    const text = this.typed ? mendText(this.text, reading.stopped, spelt, earlier) : null;
    this.remember();
    this.cursor = this.plies.length;
    if (text !== null) {
      this.text = text;
    } else {
      const next = [...this.boxes];
      next[this.cursor] = mendToken(next[this.cursor] ?? '', reading.stopped.written, spelt);
      this.replace(next);
    }
    void this.read(true);
  }

  /** Takes away everything after the board that is shown. */
  cut(): void {
    this.remember();
    this.replace(this.boxes.slice(0, this.cursor));
    void this.read();
  }

  goto(ply: number): void {
    this.cursor = Math.max(0, Math.min(ply, this.plies.length));
    void this.findLegal();
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    Object.assign(this, { ...last, boxes: [...last.boxes] });
    void this.read(true);
  }

  clear(): void {
    this.remember();
    Object.assign(this, { text: '', boxes: [], typed: false, fen: null, variant: null, letters: 'auto', number: 1, cursor: 0 });
    this.oncleared?.();
    void this.read(true);
  }

  /** Starts from a sheet that was kept. */
  open(sheet: Sheet): void {
    const typed = sheet.moves == null && sheet.text != null;
    Object.assign(this, {
      text: sheet.text ?? '',
      boxes: [...(sheet.moves ?? [])],
      typed,
      fen: sheet.fen ?? null,
      variant: sheet.variant ?? null,
      letters: sheet.letters ?? 'auto',
      number: sheet.game ?? 1,
    });
    this.past = [];
    void this.read(true);
  }

  setLetters(letters: string): void {
    this.remember();
    this.letters = letters;
    void this.read(true);
  }

  setStart(fen: string | null): void {
    this.remember();
    this.replace([]);
    this.fen = fen;
    this.variant = null;
    void this.read(true);
  }

  /** Reads the sheet; `toEnd` shows its last board, `at` a given one where the reading comes that far. */
  async read(toEnd = false, at?: number): Promise<void> {
    clearTimeout(this.timer);
    this.pending?.abort();
    const pending = new AbortController();
    this.pending = pending;
    const wasAtEnd = this.atEnd;
    this.busy = true;
    try {
      const reading = await api.sheet(this.sheet(), null, { signal: pending.signal });
      this.take(reading, toEnd || (wasAtEnd && at === undefined), at);
    } catch (error) {
      if (pending.signal.aborted) return;
      this.fault = error instanceof Error ? error.message : String(error);
      if (!(error instanceof Refused)) this.fault = 'unreachable';
    }
    if (this.pending === pending) this.busy = false;
  }

  private take(reading: Reading, toEnd: boolean, at?: number): void {
    this.fault = null;
    this.reading = reading;
    if (this.typed) this.boxes = boxesOf(reading);
    else this.text = sheetText(this.boxes, firstIndexOf(reading));
    const { length } = reading.plies;
    const wanted = at !== undefined && !(toEnd && at > length) ? at : toEnd ? length : this.cursor;
    this.cursor = Math.min(wanted, length);
    void this.findLegal();
    this.onread?.(reading);
  }

  private async findLegal(): Promise<void> {
    const reading = this.reading;
    if (!reading) return;
    const ply = this.cursor;
    if (ply === reading.position.ply) {
      this.legal = reading.position.legal;
      return;
    }
    this.legal = null;
    try {
      const found = await api.sheet(this.sheet(), ply);
      if (this.reading === reading && this.cursor === ply) this.legal = found.position.legal;
    } catch {
      // The board can still be looked at; the next reading says what is wrong.
    }
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.busy = true;
    this.timer = setTimeout(() => void this.read(true), PAUSE_MS);
  }

  private replace(boxes: string[]): void {
    const start = this.reading?.start;
    if (this.typed && start && (start.set_up || start.chess960)) this.fen = start.fen;
    if (this.typed && start?.chess960) this.variant = 'chess960';
    this.boxes = boxes;
    this.typed = false;
    this.text = sheetText(boxes, this.firstIndex);
  }

  /** Moves made on the board are written in one kind of letters, so that the sheet stays of a piece. */
  private fixLetters(): void {
    if (this.letters !== 'auto') return;
    const settled = this.reading?.letters.name;
    const own = settings.letters === 'tr' || (settings.letters === 'language' && settings.lang === 'tr') ? 'tr' : 'en';
    this.letters = this.boxes.length && settled ? settled : own;
  }

  private written(move: Move): string {
    if (this.letters === 'tr') return move.san.tr;
    return this.letters === 'en' ? move.san.en : move.uci;
  }

  private remember(): void {
    const { text, typed, fen, variant, letters, number } = this;
    const last = this.past.at(-1);
    if (last && last.text === text && last.fen === fen && last.letters === letters) return;
    this.past = [...this.past, { text, boxes: [...this.boxes], typed, fen, variant, letters, number }].slice(-MOST_UNDO);
  }
}

/** The boxes of a two-column sheet that hold what was read and what waits. */
export function boxesOf(reading: Reading): string[] {
  const mark = (ply: Ply): string => (ply.offer && !ply.written.includes('=)') ? `${ply.written} (=)` : ply.written);
  const stopped = reading.stopped ? [reading.stopped.written] : [];
  return [...reading.plies.map(mark), ...stopped, ...reading.rest.map((one) => one.written)];
}

/** How many boxes of the sheet lie before the first half-move. */
export function firstIndexOf(reading: Reading | null): number {
  const fen = reading?.start.fen;
  if (!fen) return 0;
  const fields = fen.split(' ');
  const number = Math.max(1, Number(fields[5]) || 1);
  return (number - 1) * 2 + (fields[1] === 'b' ? 1 : 0);
}
