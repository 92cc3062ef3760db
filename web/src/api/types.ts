/**
 * The shapes that go over the wire, by the names that the page uses for them. They are made from the
 * server's own description (`schema.d.ts`); only what it calls a string is narrowed here to the words
 * that may stand there.
 */

import type { components } from './schema';

export type S = components['schemas'];

/** A field that is missing and one that is null mean the same: here it is always there. */
export type Full<T> = T extends (infer One)[]
  ? Full<One>[]
  : T extends object
    ? { [K in keyof T]-?: Full<Exclude<T[K], undefined>> }
    : T;

/** A type with some of its fields narrowed; none can be named that is not there. */
export type Narrow<T, N extends Partial<Record<keyof T, unknown>>> = Omit<T, keyof N> & N;

export type Text = S['Text'];
export type Color = 'white' | 'black';
export type Level = 'law' | 'advice' | 'regulation' | 'discretion';
export type Category = S['Category'];

// A scoresheet

/** What is left out is as the server has it by default. */
export type Sheet = Partial<S['Sheet']>;
export type Move = Full<S['LegalMove']>;
export type Remark = Full<S['MarkLine']>;
export type Ply = Narrow<Full<S['PlyLine']>, { by: Color }>;
export type ListedGame = S['ListedGame'];
export type Stopped = Narrow<Full<S['StoppedLine']>, { by: Color }>;
export type Waiting = Full<S['UnreadLine']>;
export type Start = Narrow<S['StartLine'], { turn: Color }>;
export type Standing = Narrow<Full<S['Place']>, { turn: Color }>;
export type Reading = Narrow<
  Full<S['SheetAnswer']>,
  { plies: Ply[]; stopped: Stopped | null; start: Start; position: Standing }
>;

// A claim

export interface Regulations {
  no_agreement_before_move?: number | 'never';
}

export type ClaimRequest = Narrow<
  Full<S['ClaimRequest']>,
  {
    sheet: Sheet;
    ground: 'threefold' | 'fifty';
    by: Color | null;
    move: string | null;
    written: boolean;
    touched: string;
    accepted: boolean;
    maintained: boolean | null;
    regulations: Regulations | null;
  }
>;

export interface Effect {
  result?: string | null;
  extra_minutes?: number | null;
  to?: Color | null;
}

/** A sentence with the name of what it says. */
export type NamedText = S['NamedLine'];

export type Evidence = Narrow<Full<S['EvidenceLine']>, { turn: Color }>;
export type Claimed = Narrow<Full<S['ClaimedLine']>, { turn: Color }>;
export type Progress = Full<S['ProgressLine']>;
export type Step = Narrow<S['StepLine'], { level: Level }>;

export type ClaimAnswer = Narrow<
  Full<S['ClaimAnswer']>,
  {
    level: Level;
    effect: Effect | null;
    claimant: Color;
    opponent: Color;
    claimed: Claimed | null;
    evidence: Evidence[];
    acceptance: Ruling | null;
    procedure: Step[];
  }
>;

// Positions

export type Proof = S['ProofLine'];

export type Mating = Narrow<
  Full<S['MatingLine']>,
  { winner: Color; can_mate: 'yes' | 'no' | 'undecided'; proof: Proof | null }
>;

export type SideAnswer = Narrow<
  Full<S['MateLine']>,
  { can_mate: 'yes' | 'no' | 'undecided'; proof: Proof | null }
>;

export type PositionAnswer = Narrow<
  Full<S['PositionAnswer']>,
  { turn: Color; white: SideAnswer | null; black: SideAnswer | null }
>;

// Events

export type GameEvent = S['GameEvent'];

export type Ruling = Narrow<Full<S['RulingLine']>, { level: Level; effect: Effect | null }>;

export type RuledEvent = Narrow<
  Full<S['RuledEvent']>,
  { level: Level; effect: Effect | null; mating: Mating | null }
>;

export type RuleRequest = Narrow<
  Pick<Full<S['RuleRequest']>, 'sheet' | 'laws' | 'category' | 'supervised' | 'events' | 'illegal_moves'>,
  { sheet: Sheet; events: GameEvent[] }
>;

export type RuleAnswer = Narrow<
  Full<S['RuleAnswer']>,
  { rulings: RuledEvent[]; before: { state: string; ruling: Ruling | null }; position: Standing }
>;

// Whole games

export type Finding = Narrow<Full<S['FindingLine']>, { level: Level }>;
export type JudgedGame = Narrow<Full<S['JudgedGame']>, { findings: Finding[] }>;
export type JudgeAnswer = Narrow<S['JudgeAnswer'], { games: JudgedGame[] }>;

// Rules and learning

export type Profile = Full<S['ProfileLine']>;
export type LearnEntry = Full<S['LearnLine']>;
export type Scene = Narrow<S['Scene'], { start: Start; plies: Ply[]; position: Standing }>;
export type LearnPage = Narrow<
  Full<S['LearnPage']>,
  { example: Scene; situation: Scene; asked: Question; answer: Answer; summary: Summary }
>;

// Cases

export type Heading = Required<S['Heading']>;

export type Question =
  | { kind: 'claim'; claim: ClaimRequest }
  | { kind: 'rule'; rule: RuleRequest }
  | { kind: 'position'; position: { fen: string } }
  | { kind: 'judge'; judge: { sheet: Sheet } }
  | { kind: 'sheet'; sheet: { sheet: Sheet } };

export type Answer = ClaimAnswer | RuleAnswer | PositionAnswer | JudgeAnswer | Reading;

export type Summary = Full<S['Summary']>;
export type Case = Narrow<Full<S['Case']>, { heading: Heading; question: Question; answer: Answer; summary: Summary }>;
export type CaseEntry = Narrow<Full<S['CaseLine']>, { heading: Heading; summary: Summary }>;
export type CaseList = Narrow<Full<S['CaseList']>, { cases: CaseEntry[] }>;

// The server

export type Session = S['Session'];
export type About = S['About'];
