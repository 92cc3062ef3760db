/** The shapes that go over the wire, by the names that the page uses for them. */

export interface Text {
  en: string;
  tr: string;
}

export type Color = 'white' | 'black';
export type Level = 'law' | 'advice' | 'regulation' | 'discretion';
export type Category = 'standard' | 'rapid' | 'blitz';

export interface Sheet {
  text?: string | null;
  moves?: string[] | null;
  game?: number;
  fen?: string | null;
  variant?: string | null;
  letters?: string;
}

export interface Move {
  move: string;
  san: Text;
  uci: string;
  from: string;
  to: string;
  promotion: string | null;
  fen: string;
}

export interface Remark {
  code: string;
  weight?: string;
  ply?: number | null;
  line?: number;
  column?: number;
  text: Text;
}

export interface Ply {
  ply: number;
  number: number;
  by: Color;
  move: string;
  san: Text;
  uci: string;
  from: string;
  to: string;
  fen: string;
  check: boolean;
  half_move_clock: number;
  written: string;
  line: number;
  column: number;
  offer: boolean;
  clock_ms: number | null;
  marks: Remark[];
}

export interface Stopped {
  ply: number;
  number: number;
  by: Color;
  written: string;
  line: number;
  column: number;
  code: string;
  text: Text;
  closest: Move[];
}

export interface Waiting {
  ply: number;
  written: string;
  line: number;
  column: number;
}

export interface Start {
  fen: string;
  set_up: boolean;
  chess960: boolean;
  turn: Color;
}

export interface Standing {
  ply: number;
  fen: string;
  turn: Color;
  state: string;
  check: boolean;
  half_move_clock: number;
  legal: Move[];
}

export interface Reading {
  games: number;
  game: number;
  tags: { name: string; value: string }[];
  start: Start;
  letters: { name: string; text: Text; rivals: string[] };
  complete: boolean;
  plies: Ply[];
  stopped: Stopped | null;
  rest: Waiting[];
  remarks: Remark[];
  recorded: string | null;
  position: Standing;
}

export interface Regulations {
  no_agreement_before_move?: number | 'never';
  blitz_b2_minutes?: number;
  guideline_iii?: boolean;
  default_minutes?: number;
}

export interface ClaimRequest {
  sheet: Sheet;
  ground: 'threefold' | 'fifty';
  by: Color | null;
  move: string | null;
  written: boolean;
  touched: string;
  accepted: boolean;
  laws: string | null;
  category: Category | null;
  supervised: boolean | null;
  regulations: Regulations | null;
}

export interface Effect {
  result?: string;
  extra_minutes?: number;
  to?: Color;
  must_play?: string;
  restored?: number;
  offer?: Color;
}

export interface Evidence {
  ply: number;
  number: number | null;
  fen: string;
  turn: Color;
  move: string | null;
  san: Text | null;
  uci: string | null;
  same: boolean;
  why: string | null;
  why_text: Text | null;
}

export interface Counts {
  half_moves: number;
  white: number;
  black: number;
}

export interface Progress extends Counts {
  with_written_move: Counts | null;
  since: { ply: number; move: string | null; san: Text | null; fen: string; cause: string };
  text: Text;
}

export interface Step {
  id: string;
  article: string[];
  level: Level;
  text: Text;
}

export interface ClaimAnswer {
  verdict: string;
  ground: string | null;
  article: string[];
  level: Level;
  effect: Effect | null;
  must_play: string | null;
  offer: boolean;
  count: number;
  text: Text;
  decided_by: string;
  acceptance: Ruling | null;
  laws: string;
  edition: string;
  claimant: Color;
  opponent: Color;
  state: string;
  sentences: Text[];
  level_text: Text;
  verdict_text: Text;
  must_play_san: Text | null;
  claimed: {
    fen: string;
    turn: Color;
    ply: number;
    move: string | null;
    san: Text | null;
    on_board: boolean;
  } | null;
  evidence: Evidence[];
  progress: Progress;
  left_to_arbiter: Text[];
  procedure: Step[];
  learn: string[];
  warnings: Text[];
}

export interface Proof {
  kind: string;
  detail: string;
  shown?: {
    forced: string[];
    wall: string[];
    immovable: string[];
    white_king: string[] | null;
    black_king: string[] | null;
  } | null;
}

export interface Mating {
  winner?: Color;
  can_mate: 'yes' | 'no' | 'undecided';
  text?: Text;
  line: string[] | null;
  moves: Move[] | null;
  proof: Proof | null;
}

export interface PositionAnswer {
  fen: string;
  state: string;
  state_text: Text;
  turn: Color;
  remarks: Remark[];
  white: Mating | null;
  black: Mating | null;
  legal: Move[];
}

export interface Ruling {
  n: number;
  event: string | null;
  ruling: string;
  ground: string | null;
  article: string[];
  level: Level;
  level_text?: Text;
  ruling_text?: Text;
  effect: Effect | null;
  state: string;
  text: Text;
  mating?: Mating | null;
  learn?: string[];
}

export type GameEvent = Record<string, unknown> & { event: string };

export interface RuleRequest {
  sheet: Sheet;
  laws: string | null;
  category: Category | null;
  supervised: boolean | null;
  regulations?: Regulations | null;
  events: GameEvent[];
}

export interface RuleAnswer {
  laws: string;
  edition: string;
  rulings: Ruling[];
  before: { state: string; ruling: Ruling | null };
  position: Standing;
  warnings: Text[];
}

export interface Profile {
  laws: string;
  edition: Text;
  in_force_from: string | null;
  category: Text;
  supervision: Text;
  fide: boolean;
  confidence: string;
  name: Text;
}

export interface LearnEntry {
  id: string;
  article: string;
  ground: string | null;
  title: Text;
}

export interface Scene {
  start: Start;
  plies: Ply[];
  position: Standing;
}

export interface LearnPage extends LearnEntry {
  law: { article: string; text: Text }[];
  example: Scene;
  mistake: Text;
  question: Text;
  situation: Scene;
  asked: Question;
  answer: Answer;
  summary: Summary;
  see: string[];
}

export interface Heading {
  event: string;
  site: string;
  date: string;
  round: string;
  board: string;
  white: string;
  black: string;
  arbiter: string;
}

export interface JudgedGame {
  state: string | null;
  ended: { ground: string; article: string[]; result: string | null; certain: boolean } | null;
  ending: Text | null;
  consistency: Text;
  chances: Text[];
  findings: { code: string; article: string[]; level: Level; text: Text }[];
}

export interface JudgeAnswer {
  games: JudgedGame[];
  more: boolean;
}

export type Question =
  | { kind: 'claim'; claim: ClaimRequest }
  | { kind: 'rule'; rule: RuleRequest }
  | { kind: 'position'; position: { fen: string; winner?: Color | null } }
  | { kind: 'judge'; judge: { sheet: Sheet } }
  | { kind: 'sheet'; sheet: { sheet: Sheet } };

export type Answer = ClaimAnswer | RuleAnswer | PositionAnswer | JudgeAnswer | Reading;

export interface Summary {
  state: string | null;
  result: string | null;
  article: string[];
  text: Text | null;
}

export interface Case {
  id: string;
  version: number;
  created: string;
  changed: string;
  heading: Heading;
  question: Question;
  notes?: string;
  answer: Answer;
  summary: Summary;
  hakem: string;
  laws: string | null;
  shared?: boolean;
}

export interface CaseEntry {
  id: string;
  version: number;
  created: string;
  changed: string;
  heading: Heading;
  kind: string;
  summary: Summary;
}

export interface CaseList {
  cases: CaseEntry[];
  next: number | null;
  total: number;
}

export interface Session {
  needed: boolean;
  held: boolean;
}

export interface About {
  hakem: string;
  edition: string;
}
