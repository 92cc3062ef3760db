import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORTY_NINE_AND_A_HALF, REPEATING, WITH_SLIP } from './games';
import { browsing, Desk, LANGS, Server, serving } from './kit';

const server = new Server();
const open = browsing();

serving(server);

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
    if (phone) expect(await desk.overflows()).toBe(false);

    await desk.page.getByText(desk.say('heading-fill')).click();
    await desk.field('heading-event').fill('Kurgu Kupası');
    await desk.field('heading-white').fill('Piyonoğlu, Pınar');
    await desk.button('case-print').click();
    await desk.page.locator('article.form').waitFor();
    expect(await desk.page.locator('article.form').textContent()).toContain('Kurgu Kupası');
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

  it('what follows from another ruling is seen to be out of date', async () => {
    const desk = await open(server, { lang });
    await desk.enter(REPEATING);
    await desk.understood(17);
    await claimWritten(desk, 'Af6');
    await desk.choose('claim-touched', 'claim-touched-piece');
    await desk.page.getByText(desk.say('ruling-old')).waitFor();
    expect(await desk.button('case-keep').isDisabled()).toBe(true);
    await desk.rule();
    expect(await desk.ruling.textContent()).toContain('9.4');
    await desk.close();
  });
});
