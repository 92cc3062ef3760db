import { describe, expect, it } from 'vitest';
import { LAST_ROOK } from './games';
import { say } from '../../src/lib/i18n.svelte';
import type { Lang } from '../../src/lib/settings.svelte';
import { browsing, Desk, LANGS, Server, serving } from './kit';

const server = new Server();
const open = browsing();

serving(server);

async function setUp(desk: Desk, fen: string): Promise<void> {
  await desk.go('questions');
  await desk.choose('questions-source', 'questions-set-up');
  await desk.page.getByLabel('FEN', { exact: true }).fill(fen);
}

async function decide(desk: Desk): Promise<string> {
  const answered = desk.page.waitForResponse((response) => /\/api\/(position|rule|judge)$/.test(response.url()));
  await desk.button('questions-ask').click();
  await answered;
  await desk.page.locator('#answer .verdict').waitFor();
  return (await desk.page.locator('#answer').textContent()) ?? '';
}

describe.each(LANGS)('other questions, in %s', (lang) => {
  it('5.2.2: a capture by drag and drop leaves a dead position', async () => {
    const desk = await open(server, { lang });
    await setUp(desk, LAST_ROOK);
    expect(await decide(desk)).toContain(desk.say('position-state', { state: 'ongoing' }));
    await desk.button('questions-play-on').click();
    await desk.page.getByText(desk.say('to-move', { player: 'white' })).waitFor();
    await desk.drag('c2', 'b2');
    await desk.understood(1);
    const said = await decide(desk);
    expect(said).toContain(desk.say('position-state', { state: 'dead_position' }));
    expect(said).toContain('5.2.2');
    await desk.close();
  });

  it('a position is set up by dragging men from beside the board', async () => {
    const desk = await open(server, { lang });
    await setUp(desk, '8/8/8/3k4/8/8/8/8 w - - 0 1');
    const king = desk.page.getByRole('button', { name: desk.say('editor-man', { side: 'white', role: 'king' }) });
    const to = await desk.square('e1');
    const from = await king.boundingBox();
    await desk.page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
    await desk.page.mouse.down();
    await desk.page.mouse.move(to.x, to.y - 60, { steps: 4 });
    await desk.page.mouse.move(to.x, to.y, { steps: 4 });
    await desk.page.mouse.up();
    await expect.poll(() => desk.page.getByLabel('FEN', { exact: true }).inputValue()).toBe('8/8/8/3k4/8/8/8/4K3 w - - 0 1');
    expect(await decide(desk)).toContain(desk.say('position-state', { state: 'dead_position' }));
    const off = await desk.square('h1');
    const stood = await desk.square('e1');
    await desk.page.mouse.move(stood.x, stood.y);
    await desk.page.mouse.down();
    await desk.page.mouse.move(off.x + 90, off.y, { steps: 5 });
    await desk.page.mouse.up();
    await expect.poll(() => desk.page.getByLabel('FEN', { exact: true }).inputValue()).toBe('8/8/8/3k4/8/8/8/8 w - - 0 1');
    await desk.close();
  });

  it('a position is set up with the keyboard alone', async () => {
    const desk = await open(server, { lang });
    await setUp(desk, '8/8/8/3k4/8/8/8/8 w - - 0 1');
    const { keyboard } = desk.page;
    await desk.page.getByRole('button', { name: desk.say('editor-man', { side: 'white', role: 'king' }) }).focus();
    await keyboard.press('Enter');
    await desk.page.getByRole('application', { name: desk.say('editor-board') }).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await keyboard.press(key);
    const fen = () => desk.page.getByLabel('FEN', { exact: true }).inputValue();
    await expect.poll(fen).toBe('8/8/8/3k4/8/8/8/4K3 w - - 0 1');
    await keyboard.press('Delete');
    await expect.poll(fen).toBe('8/8/8/3k4/8/8/8/8 w - - 0 1');
    await desk.close();
  });

  it('7.5.1: the illegal move may be the one at which the sheet stops', async () => {
    const desk = await open(server, { lang });
    await desk.enter('1. e4 e5 2. Nf3 Ke5');
    await desk.understood(3);
    await desk.go('questions?kind=illegal');
    await desk.page.getByPlaceholder('Ke5').waitFor();
    const said = await decide(desk);
    expect(said).toContain('7.5.1');
    expect(said).toContain('e8');
    await desk.close();
  });

  it('6.9: a flag falls against a lone king', async () => {
    const desk = await open(server, { lang });
    await setUp(desk, '8/8/8/2k5/8/8/3QK3/8 w - - 0 1');
    await desk.choose('questions-which', 'question-flag');
    await desk.choose('question-who-flag', 'white');
    expect(await decide(desk)).toContain('½-½');
    await desk.choose('question-who-flag', 'black');
    expect(await decide(desk)).toContain('1-0');
    await desk.close();
  });

  it('5.1.2: who resigns against a lone king draws', async () => {
    const desk = await open(server, { lang });
    await setUp(desk, '8/8/8/2k5/8/8/3QK3/8 w - - 0 1');
    await desk.choose('questions-which', 'question-resign');
    expect(await decide(desk)).toContain('½-½');
    await desk.close();
  });

  it('7.5.5: the second illegal move loses', async () => {
    const desk = await open(server, { lang });
    await desk.enter('1. e4');
    await desk.understood(1);
    await desk.go('questions');
    await desk.choose('questions-which', 'question-illegal');
    expect(await decide(desk)).toContain(desk.say('verdict-minutes', { minutes: 2 }));
    await desk.choose('question-nth', 'question-nth-second');
    const said = await decide(desk);
    expect(said).toContain('1-0');
    expect(said).toContain('7.5.5');
    expect(said).toContain(desk.say('mating-heading', { player: 'white', can: 'yes' }));
    expect(said).not.toContain(desk.say('mating-heading', { player: 'black', can: 'yes' }));
    await desk.button('case-keep').click();
    await desk.page.getByText(desk.say('rules-first-illegal', { player: 'black', count: 1 })).waitFor();
    expect(await desk.page.locator('main').textContent()).not.toContain('7.5.3');
    // What is kept invents no first illegal move.
    const id = desk.page.url().split('/').at(-1) ?? '';
    const kept = await (await desk.page.request.get(`${server.base}/api/cases/${id}`)).json();
    expect(kept.question.rule.illegal_moves).toEqual({ white: 0, black: 1 });
    expect(kept.question.rule.events.map((event: { event: string }) => event.event)).toEqual(['move', 'illegal']);
    await desk.close();
  });

  it('7.5.3: pressing without a move may be the second illegal move', async () => {
    const desk = await open(server, { lang });
    await desk.enter('1. e4');
    await desk.understood(1);
    await desk.go('questions');
    await desk.choose('questions-which', 'question-illegal');
    await desk.choose('question-nth', 'question-nth-second');
    await desk.choose('question-done', 'question-done-press_without_move');
    const said = await decide(desk);
    expect(said).toContain('1-0');
    expect(said).toContain('7.5.3');
    await desk.close();
  });

  it('an answer is seen to be old as soon as the question changes, and is not saved', async () => {
    const desk = await open(server, { lang });
    await setUp(desk, LAST_ROOK);
    await decide(desk);
    expect(await desk.button('case-keep').isDisabled()).toBe(false);
    await desk.page.getByLabel('FEN', { exact: true }).fill(LAST_ROOK.replace('0 1', '0 9'));
    await desk.page.getByText(desk.say('questions-old')).waitFor();
    expect(await desk.page.locator('#answer .outdated .verdict').count()).toBe(1);
    expect(await desk.button('case-keep').isDisabled()).toBe(true);
    expect(await desk.check()).toEqual([]);
    await decide(desk);
    await desk.choose('questions-which', 'question-flag');
    expect(await desk.button('case-keep').isDisabled()).toBe(true);
    await desk.close();
  });

  it('a case that is no claim is printed on one page, in one language or both', async () => {
    const desk = await open(server, { lang });
    const other: Lang = lang === 'tr' ? 'en' : 'tr';
    await desk.enter('1. e4');
    await desk.understood(1);
    await desk.go('questions');
    await desk.choose('questions-which', 'question-illegal');
    await desk.choose('question-nth', 'question-nth-second');
    await decide(desk);
    await desk.page.getByText(desk.say('heading-fill')).click();
    await desk.field('heading-event').fill('Deneme Açık');
    await desk.button('case-print').click();
    const form = desk.page.locator('article.form');
    await form.waitFor();
    const said = (await form.textContent()) ?? '';
    for (const part of ['form-title-answer', 'question-illegal', 'question-nth-second', 'question-done-move', 'form-sign-arbiter']) {
      expect(said).toContain(desk.say(part));
    }
    expect(said).toContain('Deneme Açık');
    expect(said).toContain(desk.say('form-result', { result: '1-0' }));
    expect(said).toContain('7.5.5');
    expect(said).toContain(desk.say('mating-heading', { player: 'white', can: 'yes' }));
    expect(await form.locator('cg-board').count()).toBe(1);
    expect(await desk.check()).toEqual([]);
    await desk.choose('form-language', 'form-both');
    expect(await form.textContent()).toContain(say(other, 'form-title-answer'));
    const pdf = (await desk.page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    await desk.close();
  });

  it.each([
    ['position', '5.2.2'],
    ['judge', '1.'],
  ])('the form of the question “%s” says its answer', async (kind, part) => {
    const desk = await open(server, { lang });
    await setUp(desk, '8/8/4k3/8/8/3K4/8/8 w - - 0 1');
    await desk.choose('questions-which', `question-${kind}`);
    await decide(desk);
    await desk.button('case-print').click();
    const form = desk.page.locator('article.form');
    await form.waitFor();
    const said = (await form.textContent()) ?? '';
    expect(said).toContain(desk.say(`question-${kind}`));
    expect(said).toContain('½-½');
    expect(said).toContain(part);
    await desk.close();
  });
});
