/** The parts of an answer as they are shown: what the ruling has settled is no longer told as open. */

import type { ClaimAnswer, NamedText, Ruling, Text } from '../api/types';
import { say } from './i18n.svelte';

const LANGS = ['en', 'tr'] as const;

/** The server's names of lines that are told otherwise here; a line of another name is shown as it came. */
const CLOCK = 'clock';
const TOUCHED = 'touch';
const LAPSES = 'offer_lapses';
const OFFERS = 'claim_is_offer';

/** What a claim lacks that its claimant may maintain as it is (P3). */
const LACKS_FORM = ['claim_needs_writing', 'claim_needs_sheet'];

/** Whether the ruling or the opponent's acceptance has ended the game. */
export function endsGame(answer: ClaimAnswer): boolean {
  return answer.state === 'ended' || answer.decided_by === 'acceptance' || Boolean(answer.effect?.result);
}

/** The opponent's acceptance that did not end the game: it is ruled on before the claim is. */
export function refusedAcceptance(answer: ClaimAnswer): Ruling | null {
  return answer.decided_by === 'acceptance' ? null : answer.acceptance;
}

/** The ruling in sentences; an offer that cannot be accepted is not said to wait for it. */
export function sentencesOf(answer: ClaimAnswer): NamedText[] {
  if (!refusedAcceptance(answer)) return answer.sentences;
  return answer.sentences.filter((sentence) => sentence.id !== LAPSES);
}

/**
 * Whether play goes on and the claim leaves no offer of a draw, as where the event restricts agreements. What it
 * was as an offer, and until when, is else a sentence of the ruling.
 */
export function leavesNoOffer(answer: ClaimAnswer): boolean {
  const told = sentencesOf(answer).some(({ id }) => id === LAPSES || id === OFFERS);
  return !endsGame(answer) && !answer.offer && !told;
}

/** Whether the claim lacks only its form: its claimant may put it in order, or maintain it as it is. */
export function mayBeMaintained(answer: ClaimAnswer): boolean {
  return answer.verdict === 'irregular' && LACKS_FORM.includes(answer.sentences[0]?.id ?? '');
}

/** What is left to the arbiter beside what the ruling says; `named` is whether the claim names a move. */
export function leftTo(answer: ClaimAnswer, named: boolean): Text[] {
  const own = (id: string): Text => {
    const [en = id, tr = id] = LANGS.map((lang) => say(lang, id));
    return { en, tr };
  };
  const said = sentencesOf(answer).map((sentence) => sentence.id);
  return answer.left_to_arbiter
    .filter((one) => !(endsGame(answer) && one.id === CLOCK) && !said.includes(one.id))
    .map((one) => (one.id === TOUCHED ? own(named ? 'left-touched-written' : 'left-touched') : one));
}
