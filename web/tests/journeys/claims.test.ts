import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORTY_NINE_AND_A_HALF, REPEATING, WITH_SLIP } from './games';
import { browsing, Desk, LANGS, Server, serving } from './kit';

const server = new Server();
const open = browsing();

serving(server);

/** Waits until the board shows the end of the game that was mended. */
async function mended(desk: Desk): Promise<void> {
  const position = desk.say('board-after', { number: 9, by: 'white', move: desk.lang === 'tr' ? 'Fc1' : 'Bc1' });
  await desk.page.getByLabel(desk.say('board-label', { position })).waitFor();
}

/** Enters the sheet with its slip and mends it. */
async function enterAndMend(desk: Desk): Promise<void> {
  await desk.enter(WITH_SLIP);
  await desk.understood(8);
  const marked = desk.page.locator('.mirror mark');
  expect(await marked.textContent()).toBe('Ad3');
  await desk.page.getByText(desk.say('sheet-rest', { count: 8 })).waitFor();
  const closest = desk.page.getByRole('group', { name: desk.say('sheet-closest') });
  await closest.getByRole('button', { name: desk.lang === 'tr' ? 'Ac3' : 'Nc3', exact: true }).click();
  await desk.understood(17);
  await mended(desk);
}

async function claimWritten(desk: Desk, move: string): Promise<void> {
  await desk.choose('claim-ground', 'claim-threefold');
  await desk.choose('claim-basis', 'claim-written');
  await desk.page.locator('input.move').fill(move);
  await desk.rule();
}

/** Prints the form and counts its pages. */
async function pagesOfPdf(desk: Desk): Promise<number> {
  const path = join(mkdtempSync(join(tmpdir(), 'hakem-form-')), 'form.pdf');
  await desk.page.pdf({ path, preferCSSPageSize: true });
  return readFileSync(path, 'latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

const CLOCK = { en: 'restarts the clock', tr: 'saati yeniden çalıştırır' };
const LAPSES = { en: 'Unless the opponent accepts', tr: 'Rakip hemen kabul etmezse' };

describe.each(LANGS)('a right claim, in %s', (lang) => {
  it.each([false, true])('from a sheet with a slip to the printed form and back (on a phone: %s)', async (phone) => {
    const desk = await open(server, { lang, phone });
    await enterAndMend(desk);
    await desk.page.getByLabel(desk.say('claim-paused')).check();
    await desk.page.getByLabel(desk.say('claim-present')).check();
    await claimWritten(desk, 'Af6');
    expect(await desk.ruling.textContent()).toContain('½-½');
    expect(await desk.ruling.textContent()).toContain('9.2.1');
    expect(await desk.ruling.locator('.boards > li').count()).toBe(3);
    expect(await desk.ruling.textContent()).not.toContain(CLOCK[lang]);
    if (phone) expect(await desk.overflows()).toBe(false);

    await desk.page.getByText(desk.say('heading-fill')).click();
    await desk.field('heading-event').fill('Kurgu Kupası');
    await desk.field('heading-white').fill('Piyonoğlu, Pınar');
    await desk.button('case-print').click();
    await desk.page.locator('article.form').waitFor();
    const form = (await desk.page.locator('article.form').textContent())?.replaceAll('\u00a0', ' ') ?? '';
    expect(form).toContain('Kurgu Kupası');
    expect(form).toContain(lang === 'tr' ? '3. d4 cxd4 4. Axd4 Af6' : '3. d4 cxd4 4. Nxd4 Nf6');
    expect(form).not.toContain(desk.say('form-unread'));
    const address = desk.page.url();
    for (const choice of ['Türkçe', 'English', desk.say('form-both')]) {
      await desk.page.getByRole('radio', { name: choice, exact: true }).check();
      expect(await pagesOfPdf(desk)).toBe(1);
    }
    await desk.close();

    await server.stop();
    await server.start();
    const again = await open(server, { lang, phone });
    await again.page.goto(address.replace('/form', ''));
    await again.page.locator('.verdict').waitFor();
    expect(await again.page.locator('main').textContent()).toContain('Piyonoğlu, Pınar');
    await again.button('case-reopen').click();
    await again.understood(17);
    expect(await again.page.locator('input.move').inputValue()).toBe('Af6');
    await again.close();
  });
});

describe.each(LANGS)('other claims, in %s', (lang) => {
  it('a wrong claim gives the opponent two minutes, and the written move must be played', async () => {
    const desk = await open(server, { lang });
    await desk.enter(REPEATING);
    await desk.understood(17);
    await claimWritten(desk, 'e5');
    const said = (await desk.ruling.textContent()) ?? '';
    expect(said).toContain(desk.say('verdict-minutes', { minutes: 2 }));
    expect(said).toContain(desk.say('verdict-minutes-to', { player: 'white' }));
    expect(said).toContain(desk.say('verdict-must-play'));
    expect(said).toContain('9.5.3');
    await desk.close();
  });

  it('an opponent who accepts before the check ends the game by agreement', async () => {
    const desk = await open(server, { lang });
    await desk.enter(REPEATING);
    await desk.understood(17);
    await desk.choose('claim-accepts', 'claim-accepts-yes');
    await desk.rule();
    const said = (await desk.ruling.textContent()) ?? '';
    expect(said).toContain('½-½');
    expect(said).toContain('5.2.3');
    expect(said).not.toContain(desk.say('ruling-offer'));
    expect(said).not.toContain(CLOCK[lang]);
    await desk.close();
  });

  it('9.1.1: an acceptance that the event does not allow is refused, and the claim is examined', async () => {
    const desk = await open(server, { lang });
    await desk.enter('1. e4 e5');
    await desk.understood(2);
    await desk.choose('claim-accepts', 'claim-accepts-yes');
    await desk.page.getByText(desk.say('event-more')).click();
    await desk.choose('event-limit', 'event-limit-before');
    await desk.rule();
    const said = (await desk.ruling.textContent()) ?? '';
    expect(await desk.ruling.locator('.acceptance').textContent()).toContain('9.1.1');
    expect(await desk.ruling.locator('.acceptance').textContent()).toContain(desk.say('level-regulation'));
    expect(said).not.toContain(LAPSES[lang]);
    expect(said).toContain(CLOCK[lang]);
    expect(said).toContain(desk.say('left-touched'));
    expect(await desk.check()).toEqual([]);
    await desk.button('case-print').click();
    expect(await desk.page.locator('article.form .acceptance').textContent()).toContain('9.1.1');
    expect(await desk.page.locator('article.form').textContent()).not.toContain(LAPSES[lang]);
    await desk.close();
  });

  it('nothing is ruled on where there is no game, or no move that the claim speaks of', async () => {
    const desk = await open(server, { lang });
    const rule = desk.button('claim-rule');
    await desk.page.getByText(desk.say('claim-no-moves')).waitFor();
    expect(await rule.isDisabled()).toBe(true);
    await desk.enter('??? !!!');
    await desk.page.getByText(desk.say('claim-unreadable')).waitFor();
    expect(await rule.isDisabled()).toBe(true);
    await desk.enter('1. e4 e5');
    await desk.understood(2);
    await desk.choose('claim-basis', 'claim-written');
    await desk.page.getByText(desk.say('claim-no-move')).waitFor();
    expect(await rule.isDisabled()).toBe(true);
    await desk.page.locator('input.move').fill('Af3');
    await desk.rule();
    expect(await desk.ruling.textContent()).toContain(desk.say('left-touched-written'));
    await desk.close();
  });

  it('a suggested move takes the place of the wrong one, and nothing else of the sheet changes', async () => {
    const desk = await open(server, { lang });
    const text = '[White "N. N."]\n\n1. e4 {[%clk 1:30:00] calm} e5 (=)\n2. Nf4 {[%clk 1:29:00]} Nc6 1/2-1/2';
    await desk.enter(text);
    const closest = desk.page.getByRole('group', { name: desk.say('sheet-closest') });
    await closest.getByRole('button', { name: /f3$/ }).first().click();
    await desk.understood(4);
    const field = desk.page.getByRole('textbox', { name: desk.say('sheet-text-label') });
    expect(await field.inputValue()).toBe(text.replace('Nf4', 'Nf3'));
    expect(await desk.page.getByLabel(desk.say('letters')).inputValue()).toBe('auto');
    await desk.close();
  });

  it('a sheet that is mended in its text shows the end of the game', async () => {
    const desk = await open(server, { lang });
    await desk.enter(WITH_SLIP);
    await desk.understood(8);
    await desk.enter(REPEATING);
    await desk.understood(17);
    await mended(desk);
    await desk.close();
  });

  it('P3: a claim that lacks its form may be maintained as it is', async () => {
    const desk = await open(server, { lang });
    await desk.enter(REPEATING);
    await desk.understood(17);
    await desk.choose('claim-basis', 'claim-said');
    await desk.page.locator('input.move').fill(lang === 'tr' ? 'Af6' : 'Nf6');
    await desk.rule();
    expect(await desk.ruling.textContent()).toContain(desk.say('claim-may-maintain'));
    expect(await desk.ruling.textContent()).not.toContain('A.2');
    await desk.button('claim-maintain').click();
    await desk.ruling.getByText(desk.say('verdict-minutes', { minutes: 2 })).waitFor();
    expect(await desk.ruling.textContent()).toContain('9.5.3');
    await desk.button('case-print').click();
    const form = desk.page.locator('article.form');
    await form.waitFor();
    expect(await form.textContent()).toContain(desk.say('claim-maintained'));
    await desk.close();
  });

  it('A.2: where nobody records, the claim is not lost, and a move only said is in doubt', async () => {
    const desk = await open(server, { lang });
    await desk.enter(REPEATING);
    await desk.understood(17);
    await desk.choose('event-category', 'category-rapid');
    await desk.choose('claim-basis', 'claim-said');
    await desk.page.getByText(desk.say('claim-no-record')).waitFor();
    await desk.page.locator('input.move').fill(lang === 'tr' ? 'Af6' : 'Nf6');
    await desk.rule();
    const said = (await desk.ruling.textContent()) ?? '';
    expect(said).toContain('A.2');
    expect(said).toContain(desk.say('level-discretion'));
    expect(await desk.check()).toEqual([]);
    await desk.button('claim-maintain').click();
    await desk.ruling.getByText(desk.say('verdict-minutes', { minutes: 1 })).waitFor();
    await desk.choose('event-category', 'category-standard');
    expect(await desk.page.getByText(desk.say('claim-no-record')).count()).toBe(0);
    await desk.close();
  });

  it('after the end of the game the ruling says its result', async () => {
    const desk = await open(server, { lang });
    await desk.enter('1. f3 e5 2. g4 Vh4#');
    await desk.understood(4);
    await desk.rule();
    expect(await desk.ruling.locator('.verdict').textContent()).toContain('0-1');
    await desk.close();
  });

  it('at 99 half-moves the fifty-move claim needs a written move', async () => {
    const desk = await open(server, { lang });
    await desk.enter(FORTY_NINE_AND_A_HALF);
    await desk.understood(0);
    await desk.choose('claim-ground', 'claim-fifty');
    await desk.rule();
    expect(await desk.ruling.textContent()).toContain('9.5.3');
    await desk.choose('claim-basis', 'claim-written');
    await desk.page.locator('input.move').fill('g6e4');
    await desk.rule();
    const said = (await desk.ruling.textContent()) ?? '';
    expect(said).toContain('½-½');
    expect(said).toContain('9.3.1');
    await desk.close();
  });

  it('a PGN of two games: the one that is chosen names the players on the form', async () => {
    const desk = await open(server, { lang });
    const game = (white: string, round: string): string =>
      `[Event "Kurgu"]\n[White "${white}"]\n[Black "Şahin"]\n[Round "${round}"]\n[Result "1/2-1/2"]\n\n1. e4 e5 1/2-1/2\n\n`;
    await desk.enter(game('Atlı', '3') + game('Filiz', '4'));
    await desk.understood(2);
    const which = desk.page.locator('select.which');
    expect(await which.locator('option').nth(1).textContent()).toContain('2. Filiz – Şahin, ½-½');
    await which.selectOption('2');
    await desk.rule();
    await desk.page.getByText(desk.say('heading-fill')).click();
    await expect.poll(() => desk.field('heading-white').inputValue()).toBe('Filiz');
    expect(await desk.field('heading-round').inputValue()).toBe('4');
    await desk.button('clear').click();
    await expect.poll(() => desk.field('heading-white').inputValue()).toBe('');
    await desk.close();
  });

  it('9.4: the square of a touched piece has to be told where it is said to be known', async () => {
    const desk = await open(server, { lang });
    await desk.enter('1. e4 e5');
    await desk.understood(2);
    await desk.choose('claim-touched', 'claim-touched-square');
    for (const square of ['', 'z9']) {
      await desk.page.locator('input.square').fill(square);
      await desk.page.getByText(desk.say('claim-no-square')).waitFor();
      expect(await desk.button('claim-rule').isDisabled()).toBe(true);
    }
    await desk.page.locator('input.square').fill('g1');
    await desk.rule();
    expect(await desk.page.evaluate(() => document.activeElement?.id)).toBe('ruling-heading');
    expect(await desk.ruling.textContent()).toContain('9.4');
    await desk.close();
  });

  it('what follows from another ruling is seen to be out of date', async () => {
    const desk = await open(server, { lang });
    await desk.enter(REPEATING);
    await desk.understood(17);
    await claimWritten(desk, 'Af6');
    await desk.choose('claim-touched', 'claim-touched-piece');
    await desk.page.getByText(desk.say('ruling-old')).waitFor();
    expect(await desk.button('case-keep').isDisabled()).toBe(true);
    expect(await desk.ruling.locator('.outdated .verdict').count()).toBe(1);
    await desk.rule();
    expect(await desk.ruling.textContent()).toContain('9.4');
    await desk.close();
  });
});

/** K is the king in English letters and the rook in Turkish ones; both can go to e2. */
const TWO_PIECES = '[SetUp "1"]\n[FEN "r5k1/8/8/8/8/4R3/8/4K3 w - - 0 50"]\n\n*';

describe.each(LANGS)('a move that can be read in two ways, in %s', (lang) => {
  it('is put to the arbiter, ruled on as he says, and found again so in the case', async () => {
    const desk = await open(server, { lang });
    await desk.enter(TWO_PIECES);
    await desk.understood(0);
    await desk.choose('claim-basis', 'claim-written');
    await desk.page.locator('input.move').fill('Ke2');
    await desk.button('claim-rule').click();
    const asked = desk.page.getByRole('group', { name: desk.say('claim-meant', { move: 'Ke2' }) });
    await asked.waitFor();
    expect(await asked.getByRole('button').count()).toBe(2);
    expect(await desk.page.locator('main').textContent()).not.toContain('--letters');
    const rook = lang === 'tr' ? 'Ke2' : 'Re2';
    await asked.getByRole('button', { name: desk.say('claim-meant-move', { piece: 'rook', move: rook, from: 'e3', to: 'e2' }) }).click();
    await desk.ruling.locator('.verdict').waitFor();
    expect(await desk.ruling.textContent()).toContain(`50. ${rook}`);
    expect(await asked.count()).toBe(0);
    await desk.button('case-keep').click();
    await desk.page.getByRole('link', { name: desk.say('case-open'), exact: true }).click();
    await desk.button('case-reopen').click();
    await desk.understood(0);
    expect(await desk.page.locator('input.move').inputValue()).toBe(rook);
    await desk.close();
  });
});

describe.each(LANGS)('the form on paper, in %s', (lang) => {
  it('tells what could not be read, as does the game that is exported', async () => {
    const desk = await open(server, { lang });
    await desk.enter(WITH_SLIP);
    await desk.understood(8);
    await desk.rule();
    await desk.button('case-print').click();
    await desk.page.locator('article.form').waitFor();
    const form = (await desk.page.locator('article.form').textContent()) ?? '';
    const unread = '5. Ad3 a6 Fe3';
    expect(form).toContain(desk.say('form-unread'));
    expect(form).toContain(unread);
    const id = desk.page.url().split('/').at(-2) ?? '';
    const pgn = await desk.page.request.get(`${server.base}/api/cases/${id}/export.pgn`);
    expect((await pgn.text()).replace(/\s+/g, ' ')).toContain('Ad3 a6 Fe3');
    await desk.close();
  });

  it('has a long game on its one page, in both languages', async () => {
    const desk = await open(server, { lang });
    const there = ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nc3', 'Nc6', 'Nb1', 'Nb8'];
    const moves = Array.from({ length: 240 }, (_, ply) => {
      const move = there[ply % 8] ?? '';
      return ply % 2 ? move : `${ply / 2 + 1}. ${move}`;
    });
    // The moves go on behind a fivefold repetition: what is written is on the form all the same.
    await desk.enter(moves.join(' '));
    await desk.understood(240);
    await desk.rule();
    await desk.button('case-print').click();
    await desk.page.locator('article.form').waitFor();
    await desk.page.getByRole('radio', { name: desk.say('form-both'), exact: true }).check();
    expect(await pagesOfPdf(desk)).toBe(1);
    expect(await desk.page.locator('article.form').textContent()).toContain('120.');
    await desk.close();
  });
});
