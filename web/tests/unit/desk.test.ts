import { describe, expect, it } from 'vitest';
import { claimRequest, emptyForm, emptyHeading, formOf, obstacleOf, withoutTags, withTags, type Form } from '../../src/lib/desk.svelte';
import { firstIndexOf } from '../../src/lib/game.svelte';
import { showMove, pieceLetters } from '../../src/lib/letters';
import { href, parse } from '../../src/lib/router.svelte';
import { preferredLang, restore, type Choices } from '../../src/lib/settings.svelte';
import type { Reading } from '../../src/api/types';

const SHEET = { moves: ['e4', 'e5'], letters: 'auto', fen: null };

describe('the claim as a request', () => {
  it('leaves the claimant to the server when it is the player having the move', () => {
    expect(claimRequest(emptyForm(), SHEET)).toMatchObject({
      by: null,
      move: null,
      written: true,
      touched: 'nothing',
      category: 'standard',
      supervised: null,
      regulations: null,
    });
  });

  it('tells a written move from one that was only said', () => {
    const form: Form = { ...emptyForm(), basis: 'written', move: ' Af6 ' };
    expect(claimRequest(form, SHEET)).toMatchObject({ move: 'Af6', written: true });
    expect(claimRequest({ ...form, basis: 'said' }, SHEET)).toMatchObject({ move: 'Af6', written: false });
  });

  it('forgets a move that was typed before the position on the board was chosen', () => {
    expect(claimRequest({ ...emptyForm(), move: 'Af6' }, SHEET).move).toBeNull();
  });

  it('names the square of the touched piece where it is known', () => {
    const form: Form = { ...emptyForm(), touched: 'square', square: 'G1' };
    expect(claimRequest(form, SHEET).touched).toBe('g1');
    expect(claimRequest({ ...form, touched: 'piece' }, SHEET).touched).toBe('piece');
  });

  it('sends a profile or a kind of play, never both', () => {
    const form: Form = { ...emptyForm(), category: 'rapid', supervised: false };
    expect(claimRequest(form, SHEET)).toMatchObject({ laws: null, category: 'rapid', supervised: false });
    const named = claimRequest({ ...form, laws: 'lichess' }, SHEET);
    expect(named).toMatchObject({ laws: 'lichess', category: null, supervised: null });
  });

  it.each<Partial<Form>>([
    {},
    { by: 'black', ground: 'fifty', accepted: true },
    { basis: 'written', move: 'Ve2' },
    { basis: 'said', move: 'Ve2', touched: 'piece' },
    { touched: 'square', square: 'e1', category: 'blitz', supervised: true },
    { limit: 'before', before: 40 },
    { limit: 'never' },
    { laws: 'fide-2018-standard' },
  ])('can be put back on the desk: %o', (change) => {
    const form: Form = { ...emptyForm(), ...change };
    const request = claimRequest(form, SHEET);
    expect(claimRequest(formOf(request), SHEET)).toEqual(request);
  });
});

describe('a claim that cannot be ruled on yet', () => {
  const game = (plies: number, start = {}) => ({
    reading: { plies: Array(plies).fill({}), start } as unknown as Reading,
    isEmpty: false,
    fault: null,
  });

  it('says what is missing', () => {
    expect(obstacleOf({ ...game(0), isEmpty: true }, emptyForm())).toBe('no-moves');
    expect(obstacleOf(game(0), emptyForm())).toBe('unreadable');
    expect(obstacleOf({ ...game(2), fault: 'no such game' }, emptyForm())).toBe('unreadable');
    expect(obstacleOf(game(2), { ...emptyForm(), basis: 'written', move: ' ' })).toBe('no-move');
    for (const square of ['', 'z9']) {
      expect(obstacleOf(game(2), { ...emptyForm(), touched: 'square', square })).toBe('no-square');
    }
    expect(obstacleOf(game(2), { ...emptyForm(), limit: 'before', before: Number.NaN })).toBe('no-limit');
  });

  it('has a game, or a position to start from', () => {
    expect(obstacleOf(game(2), emptyForm())).toBeNull();
    expect(obstacleOf(game(0, { set_up: true }), emptyForm())).toBeNull();
    expect(obstacleOf({ ...game(2), fault: 'unreachable' }, emptyForm())).toBeNull();
  });
});

describe('the heading', () => {
  it('takes what a PGN says, and keeps what the arbiter wrote', () => {
    const heading = { ...emptyHeading(), white: 'Piyonoğlu' };
    const tags = [
      { name: 'White', value: 'Someone' },
      { name: 'Black', value: 'Şahin' },
      { name: 'Date', value: '????.??.??' },
      { name: 'ECO', value: 'B90' },
    ];
    const found = withTags(heading, tags);
    expect(found.heading).toEqual({ ...heading, black: 'Şahin' });
    expect(found.tagged).toEqual({ black: 'Şahin' });
  });

  it('takes the names of another game of a PGN in place of those of the first', () => {
    const first = withTags(emptyHeading(), [{ name: 'White', value: 'Ada' }, { name: 'Round', value: '3' }]);
    const second = withTags({ ...first.heading, arbiter: 'Hakem' }, [{ name: 'White', value: 'Bora' }], first.tagged);
    expect(second.heading).toEqual({ ...emptyHeading(), white: 'Bora', arbiter: 'Hakem' });
    expect(withoutTags(second.heading, second.tagged)).toEqual({ ...emptyHeading(), arbiter: 'Hakem' });
  });

  it('keeps the event of the claim before until a game brings its own', () => {
    const carried = { event: 'Kış Turnuvası', site: 'Bursa' };
    const heading = { ...emptyHeading(), ...carried, arbiter: 'Hakem' };
    expect(withTags(heading, [{ name: 'White', value: 'Ada' }], {}, carried).heading).toEqual({ ...heading, white: 'Ada' });
    const own = withTags(heading, [{ name: 'Event', value: 'Bahar Turnuvası' }], {}, carried);
    expect(own.heading).toEqual({ ...heading, event: 'Bahar Turnuvası' });
    expect(own.tagged).toEqual({ event: 'Bahar Turnuvası' });
    // Taken off the desk again, it leaves what was there before it.
    expect(withTags(own.heading, [], own.tagged, carried).heading).toEqual(heading);
    // What the arbiter has written since is his.
    const written = { ...heading, event: 'Kupa' };
    expect(withTags(written, [{ name: 'Event', value: 'Bahar Turnuvası' }], {}, carried).heading).toEqual(written);
  });
});

describe('a sheet that starts from a position', () => {
  it('numbers its boxes from there', () => {
    const reading = (fen: string) => ({ start: { fen } }) as Reading;
    expect(firstIndexOf(reading('8/8/4k3/8/8/3K4/8/8 b - - 0 31'))).toBe(61);
    expect(firstIndexOf(reading('8/8/4k3/8/8/3K4/8/8 w - - 0 1'))).toBe(0);
    expect(firstIndexOf(null)).toBe(0);
  });
});

describe('piece letters', () => {
  const san = { en: 'Nf3', tr: 'Af3' };

  it('follow the language unless others are chosen', () => {
    expect(showMove(san, 'language', 'tr')).toBe('Af3');
    expect(showMove(san, 'en', 'tr')).toBe('Nf3');
    expect(showMove(san, 'figurine', 'tr')).toBe('♘f3');
    expect(showMove(null, 'en', 'en')).toBe('');
  });

  it('stand on the keys, king first', () => {
    expect(pieceLetters('language', 'tr')).toEqual(['Ş', 'V', 'K', 'F', 'A']);
    expect(pieceLetters('language', 'en')).toEqual(['K', 'Q', 'R', 'B', 'N']);
  });
});

describe('addresses', () => {
  it('name a page and what it shows', () => {
    expect(parse('#/case/k7h2-9qxm/form')).toEqual({ page: 'case', rest: ['k7h2-9qxm', 'form'], query: {} });
    expect(parse('')).toEqual({ page: 'claim', rest: [], query: {} });
    expect(parse('#/login?back=hall').query).toEqual({ back: 'hall' });
    expect(parse('#/case/%E0%A4%A').rest).toEqual(['%E0%A4%A']);
  });

  it('are read as they were written', () => {
    const address = href('learn', ['article-9.2.1'], { from: 'a b' });
    expect(parse(address)).toEqual({ page: 'learn', rest: ['article-9.2.1'], query: { from: 'a b' } });
  });
});

describe('settings', () => {
  const base = { lang: 'en', theme: 'auto', letters: 'language', laws: '', sound: false, notify: false, coordinates: true } as Choices;

  it('come back as they were kept, and nothing else comes in', () => {
    expect(restore(JSON.stringify({ ...base, lang: 'tr', theme: 'dark' }), base)).toEqual({ ...base, lang: 'tr', theme: 'dark' });
    expect(restore('{"lang":"xx","sound":"yes"}', base)).toEqual(base);
    expect(restore('not json', base)).toEqual(base);
    expect(restore(null, base)).toEqual(base);
  });

  it('start in Turkish where the browser asks for it first', () => {
    expect(preferredLang(['tr-TR', 'en'])).toBe('tr');
    expect(preferredLang(['de', 'tr'])).toBe('tr');
    expect(preferredLang(['en', 'tr'])).toBe('en');
    expect(preferredLang([])).toBe('en');
  });
});
