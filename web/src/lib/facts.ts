/** The circumstances of a claim or a question in words, for the page and the form on paper. */

import type { ClaimAnswer, ClaimRequest, Color, Effect, RuleAnswer, RuleRequest, Text } from '../api/types';
import { both, say } from './i18n.svelte';
import type { Lang } from './settings.svelte';

export interface Fact {
  name: string;
  value: string;
}

/** What was claimed, line by line. */
export function claimFacts(lang: Lang, asked: ClaimRequest, answer: ClaimAnswer): Fact[] {
  const word = (id: string, args = {}): string => say(lang, id, args);
  // Where the move cannot be made, as after a sheet that breaks off, it is told as it was typed.
  const intended = answer.claimed?.on_board ? null : answer.claimed?.san?.[lang];
  const written = intended ?? asked.move ?? '';
  const basis =
    asked.move == null
      ? word('form-on-board')
      : word(asked.written === false ? 'form-said' : 'form-written', { move: written });
  const limit = asked.regulations?.no_agreement_before_move;
  const facts = [
    { name: word('claim-by'), value: word(answer.claimant) },
    { name: word('claim-ground'), value: word(`claim-${asked.ground}`) },
    { name: word('claim-basis'), value: basis },
    { name: word('claim-touched'), value: touchedText(lang, asked.touched) },
    { name: word('claim-accepts'), value: word(asked.accepted ? 'claim-accepts-yes' : 'claim-accepts-no') },
  ];
  if (asked.maintained) facts.push({ name: word('claim-form'), value: word('claim-maintained') });
  if (limit !== undefined) {
    const value = limit === 'never' ? word('event-limit-never') : word('form-limit-before', { move: limit });
    facts.push({ name: word('event-limit'), value });
  }
  return facts;
}

function touchedText(lang: Lang, touched: string | null | undefined): string {
  if (!touched || touched === 'nothing') return say(lang, 'claim-touched-nothing');
  if (touched === 'piece') return say(lang, 'claim-touched-piece');
  return say(lang, 'form-touched-square', { square: touched });
}

/** A result as the server's sentences write it: `½-½`, `1-0`. */
export function resultText(result: string): string {
  return result.replaceAll('1/2', '½');
}

/** The result after the ruling: its own, or the one that the game had before the claim. */
export function resultOf(answer: ClaimAnswer): string | null {
  return answer.effect?.result ?? answer.result ?? null;
}

/** The rules by their name; an answer that was kept before they were named has their code. */
export function rulesName(answer: { laws: string; laws_name?: Text | null }, lang?: Lang): string {
  const name = answer.laws_name;
  if (!name) return answer.laws;
  return lang ? name[lang] : both(name);
}

/** The completed illegal moves that were dealt with before, where there were any. */
export function earlierFaultsOf(asked: RuleRequest): { player: Color; count: number }[] {
  const players: Color[] = ['white', 'black'];
  return players
    .map((player) => ({ player, count: asked.illegal_moves?.[player] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** What the last ruling brings, with the result that the game had before the events where it had one. */
export function effectAfter(answer: RuleAnswer): Effect | null {
  const own = answer.rulings.at(-1)?.effect ?? null;
  const had = answer.before.ruling?.effect?.result;
  return own?.result || !had ? own : { ...own, result: had };
}

/** What follows from the ruling, in a line: the result, or the minutes and the move to be played. */
export function consequences(lang: Lang, answer: ClaimAnswer): string[] {
  const { effect } = answer;
  const lines: string[] = [];
  const result = resultOf(answer);
  if (result) lines.push(say(lang, 'form-result', { result: resultText(result) }));
  if (effect?.extra_minutes && effect.to) {
    lines.push(say(lang, 'form-minutes', { minutes: effect.extra_minutes, player: effect.to }));
  }
  if (answer.must_play_san) lines.push(say(lang, 'form-must-play', { move: answer.must_play_san[lang] }));
  return lines;
}
