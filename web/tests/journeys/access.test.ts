import { describe, expect, it } from 'vitest';
import { REPEATING, WITH_SLIP } from './games';
import { browsing, LANGS, Server, serving } from './kit';

const server = new Server();
const open = browsing();

serving(server);

describe.each(LANGS)('with the keyboard alone, in %s', (lang) => {
  it('a sheet is written in two columns, a claim is made, the ruling is read', async () => {
    const desk = await open(server, { lang });
    const { keyboard } = desk.page;
    const focused = () => desk.page.evaluate(() => document.activeElement?.id || document.activeElement?.className || '');
    const tabTo = async (wanted: (now: string) => boolean): Promise<void> => {
      for (let count = 0; count < 80 && !wanted(await focused()); count += 1) await keyboard.press('Tab');
      expect(wanted(await focused())).toBe(true);
    };
    await tabTo((now) => now === 'way-text');
    await keyboard.press('ArrowRight');
    await tabTo((now) => now.includes('box'));
    await keyboard.press('Enter');
    const moves = REPEATING.replace(/\d+\. |\(=\)/g, '').split(/\s+/).filter(Boolean);
    for (const move of moves) {
      await keyboard.type(move);
      await keyboard.press('Enter');
    }
    await desk.understood(17);
    await keyboard.press('Escape');
    await tabTo((now) => now.startsWith('choice-basis'));
    await keyboard.press('ArrowDown');
    await tabTo((now) => now.split(' ').includes('move'));
    await keyboard.type('Af6');
    await tabTo((now) => now.split(' ').includes('rule'));
    await keyboard.press('Enter');
    await desk.ruling.locator('.verdict').waitFor();
    expect(await desk.ruling.textContent()).toContain('½-½');
    expect(await focused()).toBe('ruling-heading');
    await desk.close();
  });

  it('a move is made on the board', async () => {
    const desk = await open(server, { lang });
    await desk.understood(0);
    await desk.page.locator('.board').first().focus();
    const { keyboard } = desk.page;
    await keyboard.press('Enter');
    const spoken = desk.page.locator('.board [aria-live]').first();
    expect(await spoken.textContent()).toContain(desk.say('board-man', { side: 'white', role: 'pawn', square: 'e2' }));
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await desk.understood(1);
    expect(await desk.page.getByRole('textbox', { name: desk.say('sheet-text-label') }).inputValue()).toBe('1. e4');
    await desk.close();
  });

  it('the content is one key away, and every page has one first heading', async () => {
    const desk = await open(server, { lang });
    await desk.page.keyboard.press('Tab');
    expect(await desk.page.evaluate(() => document.activeElement?.textContent)).toBe(desk.say('skip'));
    for (const page of ['claim', 'questions', 'hall', 'cases', 'learn', 'settings', 'login']) {
      await desk.go(page);
      await desk.page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await desk.page.getByRole('heading', { level: 1 }).count(), page).toBe(1);
      expect(await desk.page.title()).toContain(desk.say(`title-${page}`));
    }
    await desk.close();
  });
});

describe('for those who hear the page', () => {
  it.each(LANGS)('the board is told in words, in %s', async (lang) => {
    const desk = await open(server, { lang });
    await desk.enter('1. Nf3');
    await desk.understood(1);
    const told = await desk.page.locator('.board .unseen').first().textContent();
    expect(told).toContain(lang === 'en' ? 'knight f3, b1' : 'at f3, b1');
    await desk.close();
  });
});

describe.each(LANGS)('axe finds nothing serious, in %s', (lang) => {
  it.each([
    ['light', 1440],
    ['dark', 820],
    ['light', 390],
    ['dark', 390],
  ] as const)('%s, %i pixels wide', async (theme, width) => {
    const desk = await open(server, { lang, theme, width, phone: width === 390 });
    const clean = async (place: string): Promise<void> => {
      expect([place, ...(await desk.check())]).toEqual([place]);
      expect([place, ...(await desk.small())]).toEqual([place]);
      expect([place, await desk.overflows()]).toEqual([place, false]);
    };
    await desk.enter(WITH_SLIP);
    await desk.understood(8);
    await clean('a sheet with a slip');
    await desk.page.locator('#way-columns').click();
    await desk.enterColumns();
    await clean('two columns');
    await desk.page.locator('#way-text').click();
    await desk.enter(REPEATING);
    await desk.understood(17);
    await desk.rule();
    await clean('a ruling');
    await desk.button('case-print').click();
    await desk.page.locator('article.form').waitFor();
    await clean('the form');
    await desk.page.goto(desk.page.url().replace('/form', ''));
    await desk.page.locator('.verdict').waitFor();
    await clean('a case');
    await desk.go('questions');
    await desk.choose('questions-source', 'questions-set-up');
    await desk.button('questions-ask').click();
    await desk.page.locator('#answer .verdict').waitFor();
    await clean('other questions');
    for (const page of ['hall', 'cases', 'learn', 'settings', 'login']) {
      await desk.go(page);
      await desk.page.waitForLoadState('networkidle');
      await clean(page);
    }
    await desk.close();
  });
});
