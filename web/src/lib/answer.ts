/** The parts of an answer as they are shown: what the ruling has settled is no longer told as open. */

import type { ClaimAnswer, Color, GameEvent, RuledEvent, Ruling, Text } from '../api/types';
import { say } from './i18n.svelte';

const LANGS = ['en', 'tr'] as const;

/** How the server's standing lines begin; one that is worded otherwise is shown as it came. */
const CLOCK = 'The times on the clock';
const TOUCHED = 'Whether the claimant had touched';
const LAPSES = 'Unless the opponent accepts';

/** Whether the ruling or the opponent's acceptance has ended the game. */
export function endsGame(answer: ClaimAnswer): boolean {
  return answer.state === 'ended' || answer.decided_by === 'acceptance' || Boolean(answer.effect?.result);
}

/** The opponent's acceptance that did not end the game: it is ruled on before the claim is. */
export function refusedAcceptance(answer: ClaimAnswer): Ruling | null {
  return answer.decided_by === 'acceptance' ? null : answer.acceptance;
}

/** The ruling in sentences; an offer that cannot be accepted is not said to wait for it. */
export function sentencesOf(answer: ClaimAnswer): Text[] {
  if (!refusedAcceptance(answer)) return answer.sentences;
  return answer.sentences.filter((sentence) => !sentence.en.startsWith(LAPSES));
}

/** What is left to the arbiter; `named` is whether the claim names a move. */
export function leftTo(answer: ClaimAnswer, named: boolean): Text[] {
  const own = (id: string): Text => {
    const [en = id, tr = id] = LANGS.map((lang) => say(lang, id));
    return { en, tr };
  };
  return answer.left_to_arbiter
    .filter((one) => !(endsGame(answer) && one.en.startsWith(CLOCK)))
    .map((one) => (one.en.startsWith(TOUCHED) ? own(named ? 'left-touched-written' : 'left-touched') : one));
}

const opponent = (of: unknown): Color | null => (of === 'white' ? 'black' : of === 'black' ? 'white' : null);

/** Whose mate is asked about: the opponent of the player whose flag, resignation or fault it is. */
export function mateBy(ruled: RuledEvent, event: GameEvent | undefined): Color | null {
  const by: Record<string, unknown> = { flag: event?.of, resign: event?.by, illegal: event?.of };
  return opponent(by[event?.event ?? '']) ?? ruled.mating?.winner ?? null;
}

/** Whether an event is the earlier illegal move that a second one needs, whatever its kind was. */
export function isEarlierFault(event: GameEvent | undefined, last: GameEvent | undefined): boolean {
  return event !== last && event?.event === 'illegal' && last?.event === 'illegal' && event.of === last.of;
}
