import { describe, expect, it } from 'vitest';
import type { ClaimAnswer, ClaimRequest, RuleRequest } from '../../src/api/types';
import { leavesNoOffer, leftTo, mayBeMaintained, refusedAcceptance, sentencesOf } from '../../src/lib/answer';
import { claimFacts, earlierFaultsOf, resultOf, rulesName } from '../../src/lib/facts';
import { say } from '../../src/lib/i18n.svelte';
import { toneOf } from '../../src/lib/tone';

const line = (id: string) => ({ id, en: `The words of ${id}.`, tr: '' });
const RECORD = line('record');
const LEFT = [RECORD, line('touch'), line('clock')];

const answer = (change: object) =>
  ({
    state: 'in_progress',
    decided_by: 'examination',
    effect: null,
    acceptance: null,
    sentences: [line('too_few_occurrences'), line('offer_lapses')],
    left_to_arbiter: LEFT,
    ...change,
  }) as unknown as ClaimAnswer;

describe('what is left to the arbiter', () => {
  const english = (one: ClaimAnswer, named: boolean) => leftTo(one, named).map((line) => line.en);

  it('speaks of the intended move only where the claim names one', () => {
    const clock = LEFT[2]?.en;
    expect(english(answer({}), false)).toEqual([RECORD.en, say('en', 'left-touched'), clock]);
    expect(english(answer({}), true)).toEqual([RECORD.en, say('en', 'left-touched-written'), clock]);
  });

  it('is not told twice where the ruling says it', () => {
    const twice = answer({ sentences: [line('reconstruct_first')], left_to_arbiter: [line('reconstruct_first'), RECORD] });
    expect(english(twice, false)).toEqual([RECORD.en]);
  });

  it.each([{ effect: { result: '1/2-1/2' } }, { decided_by: 'acceptance' }, { state: 'ended' }])(
    'leaves no clock to be restarted when the game is over: %o',
    (change) => {
      expect(english(answer(change), false)).toEqual([RECORD.en, say('en', 'left-touched')]);
    },
  );
});

describe('9.1.1: an acceptance', () => {
  const refused = answer({ acceptance: { ruling: 'refused' } });

  it('that was refused stands before the claim, and no offer waits for it', () => {
    expect(refusedAcceptance(refused)).toMatchObject({ ruling: 'refused' });
    expect(sentencesOf(refused)).toHaveLength(1);
    expect(sentencesOf(answer({}))).toHaveLength(2);
  });

  it('that ended the game is the ruling itself', () => {
    expect(refusedAcceptance(answer({ decided_by: 'acceptance', acceptance: { ruling: 'ended' } }))).toBeNull();
  });
});

describe('P8, 9.1.1: the offer that a claim was', () => {
  it.each([
    ['lapses unless it is accepted at once, which a sentence says', {}, false],
    ['stands, which a sentence says', { offer: true, sentences: [line('claim_is_offer')] }, false],
    ['is none where the event restricts agreements', { sentences: [line('too_few_occurrences')] }, true],
    ['could only have lapsed where the acceptance was refused', { acceptance: { ruling: 'refused' } }, true],
    ['is of no interest in a game that is over', { state: 'ended', sentences: [line('game_over')] }, false],
  ])('%s', (_, change, none) => {
    expect(leavesNoOffer(answer({ offer: false, ...change }))).toBe(none);
  });
});

describe('P3: a claim that lacks its form', () => {
  it.each(['claim_needs_writing', 'claim_needs_sheet'])('may be maintained: %s', (id) => {
    expect(mayBeMaintained(answer({ verdict: 'irregular', sentences: [line(id)] }))).toBe(true);
  });

  it('is not one that comes too early, nor one that was decided', () => {
    expect(mayBeMaintained(answer({ verdict: 'irregular', sentences: [line('claim_needs_completion')] }))).toBe(false);
    expect(mayBeMaintained(answer({ verdict: 'incorrect' }))).toBe(false);
  });
});

describe('7.5.5: the earlier illegal moves', () => {
  const asked = (illegal_moves: object | null) => ({ sheet: {}, events: [], illegal_moves }) as unknown as RuleRequest;

  it('are told of the player who made them', () => {
    expect(earlierFaultsOf(asked({ white: 0, black: 1 }))).toEqual([{ player: 'black', count: 1 }]);
    expect(earlierFaultsOf(asked(null))).toEqual([]);
  });
});

describe('a result', () => {
  it('is that of the ruling, or the one that the game had before', () => {
    expect(resultOf(answer({ effect: { result: '1/2-1/2' } }))).toBe('1/2-1/2');
    expect(resultOf(answer({ effect: null, result: '0-1' }))).toBe('0-1');
    expect(resultOf(answer({}))).toBeNull();
  });
});

describe('the rules', () => {
  it('have a name, and only in an old answer a code', () => {
    expect(rulesName({ laws: 'x', laws_name: { en: 'FIDE', tr: 'FIDE kuralları' } }, 'tr')).toBe('FIDE kuralları');
    expect(rulesName({ laws: 'x' }, 'tr')).toBe('x');
  });
});

describe('the form', () => {
  it('9.4: says that nothing was touched where nothing was said of it', () => {
    const said = (touched: unknown) => {
      const asked = { ground: 'threefold', touched } as ClaimRequest;
      const facts = claimFacts('tr', asked, { claimant: 'white' } as ClaimAnswer);
      return facts.find((fact) => fact.name === say('tr', 'claim-touched'))?.value;
    };
    expect(said(null)).toBe('Hayır');
    expect(said(undefined)).toBe('Hayır');
    expect(said('g1')).toBe(say('tr', 'form-touched-square', { square: 'g1' }));
  });
});

describe('the sign of a verdict', () => {
  it('is a cross only where something was refused or wrong', () => {
    expect(['correct', 'ended'].map(toneOf)).toEqual(['good', 'good']);
    expect(toneOf('noted')).toBe('plain');
    expect(['incorrect', 'refused'].map(toneOf)).toEqual(['bad', 'bad']);
    expect(toneOf('for_the_arbiter')).toBe('open');
  });
});
