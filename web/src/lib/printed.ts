/** Answers to questions that are no claim, in the words and boards of the form on paper. */

import type { Answer, Case, JudgeAnswer, Level, Mating, PositionAnswer, Question, Reading, RuleAnswer, RuledEvent, Sheet, SideAnswer, Text } from '../api/types';
import { earlierFaultsOf, effectAfter, resultText, rulesName, type Fact } from './facts';
import { say } from './i18n.svelte';
import { canOf, proofSquares } from './proof';
import type { Lang } from './settings.svelte';

/** How much of what could not be read has its place on a form. */
const MOST_UNREAD = 60;

type Found = Pick<Case, 'question' | 'answer'>;

/** A ruling as it is printed. */
export interface Printed {
  verdict: string;
  effects: string[];
  sentences: string[];
  level: Level | null;
  article: readonly string[];
}

export interface PrintedBoard {
  /** The message that says what it shows. */
  name: string;
  fen: string;
  squares?: ReadonlyMap<string, string> | undefined;
}

/** The scoresheet of a question; null where it has none, or several games. */
export function sheetOf(question: Question): Sheet | null {
  switch (question.kind) {
    case 'claim':
      return question.claim.sheet;
    case 'rule':
      return question.rule.sheet;
    case 'judge':
      return question.judge.sheet;
    default:
      return null;
  }
}

/** The moves as they were read, in one line: `1. e4 e5 2. Nf3`. */
export function movesInLine({ plies }: Pick<Reading, 'plies'>, lang: Lang): string {
  const told = plies.map(({ number, by, san }, index) => {
    if (by === 'white') return `${number}.\u00a0${san[lang]}`;
    return index === 0 ? `${number}...\u00a0${san[lang]}` : san[lang];
  });
  return told.join(' ');
}

/** What could not be read, as it was written, with the place where it begins; empty where all was read. */
export function unreadInLine({ stopped, rest }: Pick<Reading, 'stopped' | 'rest'>): string {
  if (!stopped) return '';
  const place = stopped.by === 'white' ? `${stopped.number}.` : `${stopped.number}...`;
  const written = [stopped, ...rest].slice(0, MOST_UNREAD).map((one) => one.written || '\u2026');
  const more = rest.length + 1 > MOST_UNREAD ? ['\u2026'] : [];
  return [place, ...written, ...more].join(' ');
}

/** What was asked, line by line. */
export function answerFacts(lang: Lang, { question }: Found): Fact[] {
  const word = (id: string, args = {}): string => say(lang, id, args);
  const asked = (kind: string): Fact => ({ name: word('questions-which'), value: word(`question-${kind}`) });
  if (question.kind !== 'rule') return [asked(question.kind)];
  const event = question.rule.events.at(-1);
  const facts = [asked(event?.event ?? 'judge')];
  const player = event?.of ?? event?.by;
  if (event && player) {
    const name = event.event === 'illegal' ? 'form-fault-of' : `question-who-${event.event}`;
    facts.push({ name: word(name), value: word(String(player)) });
  }
  if (event?.event === 'illegal') {
    facts.push({ name: word('question-done'), value: word(`question-done-${String(event.kind)}`) });
    const made = question.rule.events.find((one) => one.event === 'move');
    if (made?.move && !made.note) facts.push({ name: word('form-move-made'), value: String(made.move) });
    const nth = earlierFaultsOf(question.rule).some((one) => one.player === event.of) ? 'second' : 'first';
    facts.push({ name: word('question-nth'), value: word(`question-nth-${nth}`) });
  }
  return facts;
}

/** The boards that belong to the answer. */
export function boardsOf({ question, answer }: Found): PrintedBoard[] {
  if (question.kind === 'position') {
    const { fen, white, black } = answer as PositionAnswer;
    const unable = [white, black].find((side) => side?.can_mate === 'no');
    return [{ name: 'board-section', fen, squares: proofSquares(unable?.proof ?? null) }];
  }
  if (question.kind !== 'rule') return [];
  const { rulings, position } = answer as RuleAnswer;
  const mating = rulings.at(-1)?.mating;
  return [{ name: 'board-section', fen: mating?.fen || position.fen, squares: proofSquares(mating?.proof ?? null) }];
}

/** The rules by which it was ruled, where the answer names some. */
export function rulesOf({ question, answer }: Found): { laws: string; laws_name: Text; edition: string } | null {
  return question.kind === 'rule' ? (answer as RuleAnswer) : null;
}

/** Whether a side can still mate, and by which moves. */
function matingText(lang: Lang, mating: Mating | SideAnswer, player: string): string[] {
  const said = say(lang, 'mating-heading', { player, can: canOf(mating) });
  if (mating.can_mate !== 'yes' && 'text' in mating) return [mating.text[lang]];
  const moves = (mating.moves ?? []).map((move) => move.san[lang]).join(' ');
  const line = moves ? [`${say(lang, 'mating-line', { plies: mating.moves?.length ?? 0 })} ${moves}`] : [];
  return [`${said}.`, ...line];
}

function effectsOf(lang: Lang, effect: RuledEvent['effect']): string[] {
  const lines: string[] = [];
  if (effect?.result) lines.push(say(lang, 'form-result', { result: resultText(effect.result) }));
  if (effect?.extra_minutes && effect.to) {
    lines.push(say(lang, 'form-minutes', { minutes: effect.extra_minutes, player: effect.to }));
  }
  return lines;
}

function ofPosition(lang: Lang, answer: PositionAnswer): Printed[] {
  const drawn = answer.state === 'stalemate' || answer.state === 'dead_position';
  const won = answer.turn === 'white' ? '0-1' : '1-0';
  const result = answer.state === 'checkmate' ? won : drawn ? '1/2-1/2' : null;
  const sides = (['white', 'black'] as const).flatMap((player) => {
    const side = answer[player];
    return side ? matingText(lang, side, player) : [];
  });
  return [
    {
      verdict: say(lang, 'position-state', { state: answer.state }),
      effects: effectsOf(lang, result ? { result } : null),
      sentences: [answer.state_text[lang], ...sides],
      level: null,
      article: [],
    },
  ];
}

function ofRules(lang: Lang, answer: RuleAnswer): Printed[] {
  const last = answer.rulings.at(-1);
  if (!last) return [];
  const before = answer.before.ruling ? [answer.before.ruling.text[lang]] : [];
  const mating = last.mating ? matingText(lang, last.mating, last.mating.winner) : [];
  return [
    {
      verdict: last.ruling_text[lang],
      effects: effectsOf(lang, effectAfter(answer)),
      sentences: [...before, last.text[lang], ...mating, ...answer.warnings.map((warning) => warning[lang])],
      level: last.level,
      article: last.article,
    },
  ];
}

function ofGames(lang: Lang, answer: JudgeAnswer): Printed[] {
  return answer.games.map((game) => ({
    verdict: say(lang, 'verdict-word', { verdict: game.state === 'ended' ? 'ended' : 'in_progress' }),
    effects: effectsOf(lang, game.ended?.result ? { result: game.ended.result } : null),
    sentences: [
      ...(game.ending ? [game.ending[lang]] : []),
      ...game.findings.map((finding) => finding.text[lang]),
      say(lang, 'judged-laws', { laws: rulesName(game, lang) }),
    ],
    level: null,
    article: [],
  }));
}

/** What was ruled. */
export function answerRulings(lang: Lang, { question, answer }: { question: Found['question']; answer: Answer }): Printed[] {
  if (question.kind === 'position') return ofPosition(lang, answer as PositionAnswer);
  if (question.kind === 'rule') return ofRules(lang, answer as RuleAnswer);
  return question.kind === 'judge' ? ofGames(lang, answer as JudgeAnswer) : [];
}
