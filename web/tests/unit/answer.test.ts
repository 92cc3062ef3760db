import { describe, expect, it } from 'vitest';
import type { ClaimAnswer, ClaimRequest, RuledEvent } from '../../src/api/types';
import { isEarlierFault, leftTo, mateBy, refusedAcceptance, sentencesOf } from '../../src/lib/answer';
import { claimFacts } from '../../src/lib/facts';
import { say } from '../../src/lib/i18n.svelte';
import { toneOf } from '../../src/lib/tone';

const text = (en: string) => ({ en, tr: '' });
const RECORD = text('Whether the moves were played as they are written');
const LEFT = [RECORD, text('Whether the claimant had touched a piece, and'), text('The times on the clock: the arbiter')];

const answer = (change: object) =>
  ({
    state: 'in_progress',
    decided_by: 'examination',
    effect: null,
    acceptance: null,
    sentences: [text('The claim is incorrect.'), text('Unless the opponent accepts at once, the offer lapses.')],
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

describe('who may still mate', () => {
  const ruled = { mating: { winner: 'white' } } as RuledEvent;

  it('is the opponent of the player whose fault, flag or resignation it was', () => {
    expect(mateBy(ruled, { event: 'illegal', of: 'white' })).toBe('black');
    expect(mateBy(ruled, { event: 'flag', of: 'black' })).toBe('white');
    expect(mateBy(ruled, { event: 'resign', by: 'white' })).toBe('black');
    expect(mateBy(ruled, undefined)).toBe('white');
  });
});

describe('7.5.5: the earlier illegal move', () => {
  it('is one of the same player, before the one that was asked about', () => {
    const first = { event: 'illegal', of: 'white' };
    const last = { event: 'illegal', of: 'white' };
    expect(isEarlierFault(first, last)).toBe(true);
    expect(isEarlierFault(last, last)).toBe(false);
    expect(isEarlierFault({ event: 'illegal', of: 'black' }, last)).toBe(false);
    expect(isEarlierFault(first, { event: 'flag', of: 'white' })).toBe(false);
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
