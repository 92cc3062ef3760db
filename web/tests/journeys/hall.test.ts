import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browsing, Desk, LANGS, Server, type Look } from './kit';

/** With the last half-move the position stands for the third time, and White has the move. */
const REPEATING =
  'e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 Ng4 Bc1 Nf6 Be3 Ng4 Bc1 Nf6'.split(' ');

/** So many half-moves lead to the position that will be repeated. */
const BEFORE = 10;

const folder = mkdtempSync(join(tmpdir(), 'hakem-hall-'));
const file = join(folder, 'round.pgn');
let server: Server;
const open = browsing();

beforeEach(() => {
  server = new Server(['--watch', file]);
});

afterEach(async () => {
  await server.end();
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A game on the first board, as far as it has been played. */
function repeating(moves: readonly string[]): string {
  const numbered = moves.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move));
  const tags = ['[Board "1"]', '[White "Piyonoğlu, Pınar"]', '[Black "Kaleli, Kenan"]', '[Result "*"]'];
  return `${tags.join('\n')}\n\n${numbered.join(' ')} *\n\n`;
}

/** A game on the second board that has ended in stalemate, with no result written. */
const STALEMATE = [
  '[Board "2"]',
  '[White "Filiz, Figen"]',
  '[Black "Atlı, Arda"]',
  '[Result "*"]',
  '[SetUp "1"]',
  '[FEN "7k/8/5K2/6Q1/8/8/8/8 w - - 0 60"]',
  '',
  '60. Qg6 *',
  '',
].join('\n');

/** The same board before that move. */
const PLAYING = STALEMATE.replace('60. Qg6 *', '*');

/** What the page has let be heard. */
interface Heard {
  tones: number[];
  notes: string[];
  /** How often leave to notify was asked for. */
  asked: number;
}

/** Puts ears in the place of the loudspeaker and of the desktop. */
const HEARD = (): void => {
  const heard: Heard = { tones: [], notes: [], asked: 0 };
  const still = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  class Sound {
    currentTime = 0;
    destination = {};
    resume = async (): Promise<void> => {};
    createGain = (): object => ({ gain: still, connect: () => ({}) });
    createOscillator = (): object => {
      const frequency = { value: 0 };
      const start = (): void => void heard.tones.push(frequency.value);
      return { frequency, connect: (to: unknown) => to, start, stop: () => {} };
    };
  }
  class Note {
    static permission = 'default';
    static async requestPermission(): Promise<string> {
      heard.asked += 1;
      Note.permission = 'granted';
      return 'granted';
    }
    constructor(title: string) {
      heard.notes.push(title);
    }
  }
  Object.assign(globalThis, { AudioContext: Sound, Notification: Note, heard });
};

/** The hall, as it is after the file has been written and the server started. */
async function enterHall(text: string, look: Look): Promise<Desk> {
  writeFileSync(file, text);
  await server.start();
  const desk = await open(server, look);
  await desk.go('hall');
  return desk;
}

const tile = (desk: Desk, number: string): Locator =>
  desk.page.locator('.wall article').filter({
    has: desk.page.getByRole('heading', { name: desk.say('hall-board', { number }), exact: true }),
  });

const alertOf = (desk: Desk, number: string): Locator =>
  desk.page.locator('[data-alert]').filter({ hasText: desk.say('hall-board', { number }) });

/** What is said of one move on the wall, with the letters of the language. */
const told = (desk: Desk, ply: number, san: string): string => {
  const letters: Record<string, string> = { N: 'A', B: 'F' };
  const move = desk.lang === 'tr' ? san.replace(/^[NB]/, (letter) => letters[letter] ?? letter) : san;
  return `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'} ${move}`;
};

const CLAIM = {
  en: 'White can claim a draw: the position stands for at least the third time.',
  tr: 'Beyaz beraberlik isteminde bulunabilir: konum en az üçüncü kez oluştu.',
};

describe.each(LANGS)('a game that is followed, in %s', (lang) => {
  it('is shown move by move; a claim that is possible is told, and withdrawn after a correction', async () => {
    const desk = await enterHall(repeating(REPEATING.slice(0, BEFORE)), { lang });
    const board = tile(desk, '1');
    await board.waitFor();
    expect(await board.textContent()).toContain('Piyonoğlu, Pınar');
    expect(await board.textContent()).toContain('Kaleli, Kenan');
    for (let plies = BEFORE + 1; plies <= REPEATING.length; plies += 1) {
      writeFileSync(file, repeating(REPEATING.slice(0, plies)));
      await board.getByText(told(desk, plies - 1, REPEATING[plies - 1] ?? ''), { exact: true }).waitFor();
    }

    const alert = alertOf(desk, '1').filter({ hasText: CLAIM[lang] });
    await alert.waitFor();
    const said = (await alert.textContent()) ?? '';
    expect(said).toContain(desk.say('hall-may-be_ready'));
    expect(said).toContain(desk.say('hall-advice-be_ready'));
    expect(said).toContain('9.2');
    expect(await board.textContent()).toContain(desk.say('hall-may-be_ready'));

    // The board had sent the wrong move: the knight went elsewhere.
    writeFileSync(file, repeating([...REPEATING.slice(0, -1), 'Ne5']));
    await board.getByText(told(desk, REPEATING.length - 1, 'Ne5'), { exact: true }).waitFor();
    await alert.waitFor({ state: 'detached' });
    await desk.page.getByText(desk.say('hall-log'), { exact: true }).click();
    const log = desk.page.locator('.log');
    const withdrawn = lang === 'tr' ? 'Hamleler düzeltildiği için geri alındı: ' : 'Withdrawn after a correction of the moves: ';
    await log.getByText(`${withdrawn}${CLAIM[lang]}`).waitFor();
    await desk.close();
  });
});

describe.each(LANGS)('a game that has ended without a result, in %s', (lang) => {
  it('calls for the arbiter, and is dealt with by keyboard alone', async () => {
    const desk = await enterHall(repeating(REPEATING) + STALEMATE, { lang });
    const { keyboard } = desk.page;
    const ended = alertOf(desk, '2');
    await ended.waitFor();
    await alertOf(desk, '1').first().waitFor();
    const said = (await desk.page.locator('[data-alert]').first().textContent()) ?? '';
    expect(said).toContain(desk.say('hall-board', { number: '2' }));
    expect(said).toContain(desk.say('hall-may-step_in'));
    expect(said).toContain(desk.say('hall-advice-step_in'));
    expect(said).toContain('5.2.1');

    await keyboard.press('j');
    expect(await ended.getAttribute('aria-current')).toBe('true');
    await keyboard.press('a');
    await ended.getByText(desk.say('hall-alert-state', { state: 'acknowledged' }), { exact: true }).waitFor();
    // It stands further down now; the keys still mean it, and no other board.
    expect(await ended.getAttribute('aria-current')).toBe('true');
    await keyboard.press('m');
    const mute = (number: string): Locator =>
      desk.button('hall-mute-board', { board: desk.say('hall-board', { number }) });
    await desk.page.locator('.wall .muted').waitFor();
    expect(await mute('2').getAttribute('aria-pressed')).toBe('true');
    expect(await mute('1').getAttribute('aria-pressed')).toBe('false');

    // A game that is over is not opened as a claim.
    await keyboard.press('o');
    await desk.page.getByRole('heading', { name: desk.say('nav-questions'), exact: true }).waitFor();
    expect(await desk.page.locator('#choice-kind-judge').isChecked()).toBe(true);
    await desk.understood(1);
    await desk.button('questions-ask').click();
    await desk.page.locator('#answer .verdict').waitFor();
    expect(await desk.page.locator('#answer').textContent()).toContain('5.2.1');
    await desk.go('hall');

    // The same with Tab and Enter: the place is not lost when the key goes away.
    const claim = alertOf(desk, '1').first();
    await claim.getByRole('button', { name: desk.say('hall-open') }).focus();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await claim.getByText(desk.say('hall-alert-state', { state: 'acknowledged' }), { exact: true }).waitFor();
    expect(await claim.locator(':focus').count()).toBe(1);
    await desk.close();
  });
});

describe.each(LANGS)('an alert, in %s', (lang) => {
  it('that is snoozed says until when', async () => {
    const desk = await enterHall(repeating(REPEATING), { lang });
    await alertOf(desk, '1').getByRole('button', { name: desk.say('hall-snooze') }).first().click();
    const [before = '', after = ''] = desk.say('hall-snoozed-until', { time: '|' }).split('|');
    const escaped = [before, after].map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const until = new RegExp(`${escaped[0]}\\d+[:.]\\d+${escaped[1]}`);
    await desk.page.getByText(until).waitFor();
    // The server knows it: after a reload, and on another screen.
    await desk.page.reload();
    await desk.page.getByText(until).waitFor();
    const other = await open(server, { lang });
    await other.go('hall');
    await other.page.getByText(until).waitFor();
    await alertOf(other, '1').getByRole('button', { name: other.say('hall-reopen') }).click();
    for (const one of [desk, other]) {
      await one.page.getByText(until).waitFor({ state: 'detached' });
      await alertOf(one, '1').getByRole('button', { name: one.say('hall-snooze') }).waitFor();
    }
    await other.close();
    await desk.close();
  });

  it('that was acknowledged is taken back by a key', async () => {
    const desk = await enterHall(repeating(REPEATING), { lang });
    const alert = alertOf(desk, '1').first();
    await alert.waitFor();
    await desk.page.keyboard.press('j');
    await desk.page.keyboard.press('a');
    const said = alert.getByText(desk.say('hall-alert-state', { state: 'acknowledged' }), { exact: true });
    await said.waitFor();
    await desk.page.keyboard.press('u');
    await said.waitFor({ state: 'detached' });
    expect(await alert.getAttribute('aria-current')).toBe('true');
    await desk.close();
  });

  it('rings and notifies only where that was asked for, and not for a muted board', async () => {
    const desk = await enterHall(repeating(REPEATING.slice(0, BEFORE)) + PLAYING, { lang });
    await desk.page.addInitScript(HEARD);
    await desk.page.reload();
    await tile(desk, '1').waitFor();
    const heard = () => desk.page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
    const calls = async (text: string): Promise<void> => {
      writeFileSync(file, text);
      await alertOf(desk, text.includes('Qg6') ? '2' : '1').first().waitFor();
    };
    // Nothing was asked for.
    await calls(repeating(REPEATING) + PLAYING);
    expect(await heard()).toEqual({ tones: [], notes: [], asked: 0 });
    await desk.page.getByLabel(desk.say('hall-sound'), { exact: true }).check();
    await desk.page.getByLabel(desk.say('hall-notify'), { exact: true }).check();
    await expect.poll(async () => (await heard()).asked).toBe(1);
    await calls(repeating(REPEATING) + STALEMATE);
    await expect.poll(async () => (await heard()).notes.length).toBe(1);
    const { tones, notes } = await heard();
    expect(tones).toEqual([880, 880]);
    expect(notes[0]).toContain(desk.say('hall-may-step_in'));
    // A board that is muted calls by neither.
    writeFileSync(file, repeating(REPEATING) + PLAYING);
    await alertOf(desk, '2').first().waitFor({ state: 'detached' });
    await desk.button('hall-mute-board', { board: desk.say('hall-board', { number: '2' }) }).click();
    await desk.page.locator('.wall .muted').waitFor();
    await calls(repeating(REPEATING) + STALEMATE);
    expect((await heard()).notes).toHaveLength(1);
    expect((await heard()).tones).toHaveLength(2);
    await desk.close();
  });

  it.each([false, true])('opens the claim with the game filled in (on a phone: %s)', async (phone) => {
    const desk = await enterHall(repeating(REPEATING), { lang, phone });
    await alertOf(desk, '1').first().getByRole('button', { name: desk.say('hall-open') }).click();
    await desk.page.getByRole('heading', { name: desk.say('nav-claim'), exact: true }).waitFor();
    await desk.understood(REPEATING.length);
    await desk.choose('claim-ground', 'claim-threefold');
    await desk.rule();
    expect(await desk.ruling.textContent()).toContain('½-½');
    await desk.page.getByText(desk.say('heading-fill')).click();
    expect(await desk.field('heading-white').inputValue()).toBe('Piyonoğlu, Pınar');
    expect(await desk.field('heading-black').inputValue()).toBe('Kaleli, Kenan');
    if (phone) expect(await desk.overflows()).toBe(false);
    await desk.close();
  });
});

describe.each(LANGS)('the hall with boards and alerts, in %s', (lang) => {
  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const)('can be read and used by everybody: %s, %i pixels wide', async (theme, width) => {
    const desk = await enterHall(repeating(REPEATING) + STALEMATE, { lang, theme, width, phone: width === 390 });
    await alertOf(desk, '2').waitFor();
    for (const list of await desk.page.locator('main summary').all()) await list.click();
    const clean = async (): Promise<void> => {
      expect(await desk.check()).toEqual([]);
      expect(await desk.small()).toEqual([]);
      expect(await desk.overflows()).toBe(false);
    };
    await clean();
    await alertOf(desk, '2').getByRole('button', { name: desk.say('hall-acknowledge') }).click();
    await alertOf(desk, '2').getByText(desk.say('hall-alert-state', { state: 'acknowledged' }), { exact: true }).waitFor();
    await clean();
    await desk.close();
  });
});

describe.each(LANGS)('a hall with several sources, in %s', (lang) => {
  it('tells boards of the same number apart by their source', async () => {
    const other = join(folder, 'juniors.pgn');
    writeFileSync(other, STALEMATE.replace('[Board "2"]', '[Board "1"]').replace('Filiz, Figen', 'Vezirci, Veli'));
    const desk = await enterHall(repeating(REPEATING) + STALEMATE, { lang });
    await desk.page.request.post(`${server.base}/api/watch/sources`, { data: { source: other } });
    const first = desk.page.locator('.wall article').filter({ has: desk.page.getByRole('heading', { name: desk.say('hall-board', { number: '1' }), exact: true }) });
    await first.filter({ hasText: 'juniors.pgn' }).waitFor();
    expect(await first.filter({ hasText: 'round.pgn' }).count()).toBe(1);
    expect(await tile(desk, '2').textContent()).not.toContain('round.pgn');
    const told = desk.page.locator('[data-alert]').filter({ hasText: 'juniors.pgn' });
    await told.waitFor();
    await desk.close();
  });

  it('shows the last move and the result of every board in full on a phone', async () => {
    const long = repeating([...REPEATING.slice(0, 12), ...'Qd2 Nxe3 fxe3 Nc6 O-O-O Bd7 Nxc6 Bxc6'.split(' ')]).replace('[Result "*"]', '[Result "1/2-1/2"]');
    const desk = await enterHall(long.replace(' *\n\n', ' 1/2-1/2\n\n') + STALEMATE, { lang, phone: true });
    await tile(desk, '1').waitFor();
    const cut = await desk.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.tile .last > *')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getClientRects().length > 1)
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
    expect(await desk.overflows()).toBe(false);
    await desk.close();
  });
});
