import { describe, expect, it } from 'vitest';
import { LAST_ROOK } from './games';
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
  const answered = desk.page.waitForResponse((response) => /\/api\/(position|rule)$/.test(response.url()));
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
    const said = await decide(desk);
    expect(said).toContain('1-0');
    expect(said).toContain('7.5.5');
    await desk.choose('question-nth', 'question-nth-first');
    expect(await decide(desk)).toContain(desk.say('verdict-minutes', { minutes: 2 }));
    await desk.close();
  });
});
