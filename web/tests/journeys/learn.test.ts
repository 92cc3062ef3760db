import { describe, expect, it } from 'vitest';
import { browsing, LANGS, Server, serving } from './kit';

const server = new Server();
const open = browsing();

serving(server);

describe.each(LANGS)('learning, in %s', (lang) => {
  it('every page has its law, its boards, and a question that is ruled on', async () => {
    const desk = await open(server, { lang });
    await desk.go('learn');
    await desk.page.locator('.list a').first().waitFor();
    const pages = await desk.page.locator('.list a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(pages.length).toBeGreaterThan(15);
    for (const page of pages) {
      await desk.go(page.replace('#/', ''));
      await desk.page.locator('article h1').waitFor();
      expect(await desk.page.locator('article .board cg-board').count(), page).toBe(2);
      await desk.button('learn-reveal').click();
      await desk.page.locator('.verdict').first().waitFor();
      const verdict = (await desk.page.locator('.verdict').first().textContent())?.toLocaleLowerCase(lang) ?? '';
      const upheld = ['correct', 'noted'].map((one) => desk.say('verdict-word', { verdict: one }).toLocaleLowerCase(lang));
      if (upheld.some((word) => verdict.includes(word))) expect(verdict, page).not.toContain('✗');
    }
    expect(await desk.check()).toEqual([]);
    await desk.close();
  });

  it('a ruling leads to the page of its Article', async () => {
    const desk = await open(server, { lang });
    await desk.enter('1. e4 e5');
    await desk.understood(2);
    await desk.rule();
    const link = desk.ruling.locator('.articles a').first();
    const article = await link.textContent();
    await link.click();
    await desk.page.locator('article h1').waitFor();
    expect(await desk.page.locator('article h1').textContent()).toContain(article);
    await desk.close();
  });

  it('going from a case to a page and back asks for nothing that is not there', async () => {
    const desk = await open(server, { lang });
    await desk.enter('1. e4 e5');
    await desk.understood(2);
    await desk.rule();
    await desk.button('case-keep').click();
    await desk.page.getByRole('link', { name: desk.say('case-open'), exact: true }).click();
    await desk.page.locator('.verdict').waitFor();
    const lost: string[] = [];
    desk.page.on('response', (response) => response.status() === 404 && lost.push(response.url()));
    await desk.page.locator('.articles a').first().click();
    await desk.page.locator('article h1').waitFor();
    await desk.page.goBack();
    await desk.page.locator('.verdict').waitFor();
    expect(lost).toEqual([]);
    await desk.close();
  });
});
