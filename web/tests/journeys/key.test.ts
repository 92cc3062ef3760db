import { describe, expect, it } from 'vitest';
import { REPEATING } from './games';
import { browsing, LANGS, Server, serving } from './kit';

const KEY = 'a-key-for-the-journeys';
const server = new Server(['--key', KEY], '0.0.0.0');
const open = browsing();

serving(server);

describe.each(LANGS)('a desk that others can reach, in %s', (lang) => {
  it('rules for everybody, and keeps cases for the holder of the key', async () => {
    const desk = await open(server, { lang });
    await desk.enter(REPEATING);
    await desk.understood(17);
    await desk.rule();
    await desk.button('case-keep').click();
    await desk.page.getByRole('link', { name: desk.say('login-go') }).click();
    await desk.page.getByLabel(desk.say('login-key')).fill('not the key');
    await desk.button('login-enter').click();
    await desk.page.getByRole('alert').getByText(lang === 'en' ? /^This is not the arbiter's key\./ : /^Bu, hakem anahtarı değil\./).waitFor();
    await desk.page.getByLabel(desk.say('login-key')).fill(KEY);
    await desk.button('login-enter').click();
    await desk.page.getByRole('heading', { name: desk.say('nav-claim') }).waitFor();
    expect(await desk.ruling.locator('.verdict').count()).toBe(1);
    await desk.button('case-keep').click();
    await desk.page.getByRole('link', { name: desk.say('case-open'), exact: true }).waitFor();
    await desk.go('settings');
    await desk.button('settings-key-forget').click();
    await desk.page.getByText(desk.say('settings-key-missing')).waitFor();
    await desk.close();
  });
});

/** The program chooses the key and prints it. */
const printing = new Server([], '0.0.0.0');

describe.each(LANGS)('the key that was printed, in %s', (lang) => {
  serving(printing);

  it('opens the hall, which is shut without it', async () => {
    const desk = await open(printing, { lang, phone: true });
    expect(printing.key).toMatch(/^\S{12,}$/);
    await desk.go('cases');
    await desk.page.getByText(desk.say('fault-key')).waitFor();
    await desk.go('hall');
    await desk.page.getByText(desk.say('fault-key')).waitFor();
    expect(await desk.page.getByText('Authorization').count()).toBe(0);
    expect(await desk.page.getByRole('heading', { name: desk.say('hall-alerts') }).count()).toBe(0);
    await desk.page.getByRole('link', { name: desk.say('login-go') }).click();
    await desk.page.getByText(desk.say('login-why')).waitFor();
    await desk.page.getByLabel(desk.say('login-key')).fill(printing.key);
    await desk.button('login-enter').click();
    await desk.page.getByRole('heading', { name: desk.say('title-hall') }).waitFor();
    await desk.page.getByText(desk.say('hall-empty')).waitFor();
    await desk.close();
  });
});
