import { describe, expect, it } from 'vitest';
import { REPEATING } from './games';
import { browsing, Desk, LANGS, Server, serving } from './kit';

const server = new Server();
const open = browsing();

serving(server);

async function kept(desk: Desk): Promise<string> {
  await desk.enter(REPEATING);
  await desk.understood(17);
  await desk.rule();
  await desk.button('case-keep').click();
  const link = desk.page.getByRole('link', { name: desk.say('case-open'), exact: true });
  await link.click();
  await desk.page.locator('.verdict').waitFor();
  return desk.page.url().split('/').at(-1) ?? '';
}

describe.each(LANGS)('a kept case, in %s', (lang) => {
  it('is corrected, and what was there is kept', async () => {
    const desk = await open(server, { lang });
    const id = await kept(desk);
    await desk.button('case-reopen').click();
    await desk.understood(17);
    await desk.choose('claim-basis', 'claim-written');
    await desk.page.locator('input.move').fill('Af6');
    await desk.rule();
    await desk.button('case-correct').click();
    await desk.page.getByText(desk.say('case-kept', { id, version: 2 })).waitFor();
    await desk.page.getByRole('link', { name: desk.say('case-open'), exact: true }).click();
    await desk.page.getByRole('heading', { name: desk.say('case-history') }).waitFor();
    expect(await desk.page.locator('.history > li').count()).toBe(2);
    await desk.close();
  });

  it('has no second version when nothing was changed before it is printed', async () => {
    const desk = await open(server, { lang });
    await desk.enter(REPEATING);
    await desk.understood(17);
    await desk.rule();
    await desk.button('case-keep').click();
    await desk.page.getByRole('link', { name: desk.say('case-open'), exact: true }).waitFor();
    await desk.button('case-print').click();
    await desk.page.locator('article.form').waitFor();
    await desk.page.waitForFunction(() => (window as unknown as { printed: number }).printed === 1);
    const id = desk.page.url().split('/').at(-2) ?? '';
    const history = await desk.page.request.get(`${server.base}/api/cases/${id}/history`);
    expect((await history.json()).versions).toHaveLength(1);
    await desk.close();
  });

  it('is not overwritten by one who has an old version open', async () => {
    const desk = await open(server, { lang });
    const id = await kept(desk);
    const other = await open(server, { lang });
    await other.go(`case/${id}`);
    for (const one of [desk, other]) {
      await one.button('case-reopen').click();
      await one.understood(17);
      await one.choose('claim-touched', 'claim-touched-piece');
      await one.rule();
    }
    await desk.button('case-correct').click();
    await desk.page.getByText(desk.say('case-kept', { id, version: 2 })).waitFor();
    await other.button('case-correct').click();
    await other.page.getByText(other.say('case-conflict')).waitFor();
    await desk.close();
    await other.close();
  });

  it('is read by whoever holds its link, and by nobody else', async () => {
    const desk = await open(server, { lang });
    await kept(desk);
    await desk.button('case-share').click();
    await desk.page.getByText(desk.say('case-link-here')).waitFor();
    const link = await desk.page.getByLabel(desk.say('case-link')).inputValue();
    const other = await open(server, { lang });
    await other.page.goto(link);
    await other.page.locator('.verdict').waitFor();
    expect(await other.button('case-reopen').count()).toBe(0);
    expect(await other.button('case-share').count()).toBe(0);
    await desk.button('case-unshare').click();
    await desk.page.getByLabel(desk.say('case-link')).waitFor({ state: 'detached' });
    await other.page.reload();
    await other.page.getByRole('alert').getByText(/./).waitFor();
    expect(await other.page.locator('.verdict').count()).toBe(0);
    await desk.close();
    await other.close();
  });

  it('goes out as PGN and as JSON', async () => {
    const desk = await open(server, { lang });
    const id = await kept(desk);
    for (const form of ['pgn', 'json']) {
      const answer = await desk.page.request.get(`${server.base}/api/cases/${id}/export.${form}`);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain(form === 'pgn' ? 'Nxd4' : id);
    }
    await desk.close();
  });

  it('is found by the words of its heading', async () => {
    const desk = await open(server, { lang });
    await desk.enter(REPEATING);
    await desk.understood(17);
    await desk.rule();
    await desk.page.getByText(desk.say('heading-fill')).click();
    await desk.field('heading-black').fill(`Şahin ${lang}`);
    await desk.button('case-keep').click();
    await desk.page.getByRole('link', { name: desk.say('case-open'), exact: true }).waitFor();
    await desk.go('cases');
    await desk.page.getByRole('searchbox').fill(`şahin ${lang}`);
    await desk.page.getByText(desk.say('cases-total', { total: 1 })).waitFor();
    expect(await desk.page.locator('.list > li').textContent()).toContain(`Şahin ${lang}`);
    await desk.close();
  });
});
