/** The server and the browser for the journeys, and the page as an arbiter handles it. */

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { say, type Args } from '../../src/lib/i18n.svelte';
import type { Lang } from '../../src/lib/settings.svelte';

export const LANGS: Lang[] = ['tr', 'en'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A running `hakem serve` with a data folder of its own. */
export class Server {
  readonly data = mkdtempSync(join(tmpdir(), 'hakem-desk-'));
  private process: ChildProcess | null = null;
  private port = 0;
  private said = '';

  /** `host` is where it listens: wider than this machine, it asks for the key. */
  constructor(
    private readonly more: readonly string[] = [],
    private readonly host = '127.0.0.1',
  ) {}

  /** The arbiter's key as the program has printed it when it started. */
  get key(): string {
    return /key: (\S+)/.exec(this.said)?.[1] ?? '';
  }

  get base(): string {
    return process.env.HAKEM_BASE ?? `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    if (process.env.HAKEM_BASE) return;
    this.port ||= await freePort();
    this.said = '';
    const program = process.env.HAKEM;
    if (!program) throw new Error('HAKEM names no program: run this by `npm run journeys`');
    const listen = ['--listen', `${this.host}:${this.port}`, '--data', this.data];
    this.process = spawn(program, ['serve', '--lang', 'en', ...listen, ...this.more], { stdio: ['ignore', 'pipe', 'pipe'] });
    const hear = (chunk: Buffer): void => void (this.said += chunk.toString());
    this.process.stdout?.on('data', hear);
    this.process.stderr?.on('data', hear);
    await this.ready();
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  private async ready(): Promise<void> {
    for (let tries = 0; tries < 300; tries += 1) {
      if (this.process?.exitCode != null) throw new Error(`hakem serve ended:\n${this.said}`);
      const answer = await fetch(`${this.base}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`hakem serve does not answer:\n${this.said}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error('CHROMIUM names no browser: run this by `npm run journeys`');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** One browser for all journeys of a file; what is returned opens a desk in it. */
export function browsing(): (server: Server, look: Look) => Promise<Desk> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
  });
  return (server, look) => Desk.open(browser, server.base, look);
}

/** Serves the desk for all journeys of a file. */
export function serving(server: Server): void {
  beforeAll(() => server.start());
  afterAll(() => server.end());
}

export interface Look {
  lang: Lang;
  theme?: 'light' | 'dark';
  phone?: boolean;
  width?: number;
}

/** The desk in a browser, in one language, with everything that went wrong written down. */
export class Desk {
  readonly faults: string[] = [];

  private constructor(
    readonly page: Page,
    readonly lang: Lang,
    private readonly base: string,
    private readonly context: BrowserContext,
  ) {}

  static async open(browser: Browser, base: string, look: Look): Promise<Desk> {
    const phone = look.phone ?? false;
    const context = await browser.newContext({
      viewport: phone ? { width: 390, height: 844 } : { width: look.width ?? 1440, height: 900 },
      isMobile: phone,
      hasTouch: phone,
      locale: look.lang === 'tr' ? 'tr-TR' : 'en-GB',
      reducedMotion: 'reduce',
    });
    const kept = JSON.stringify({ lang: look.lang, theme: look.theme ?? 'light' });
    await context.addInitScript((text) => {
      if (!localStorage.getItem('hakem.settings')) localStorage.setItem('hakem.settings', text);
    }, kept);
    // A dialog would hold the page: what would be printed is counted instead.
    await context.addInitScript(() => {
      const own = window as unknown as { printed: number };
      own.printed = 0;
      window.print = () => void (own.printed += document.querySelectorAll('article.form').length);
    });
    context.setDefaultTimeout(40_000);
    const page = await context.newPage();
    const desk = new Desk(page, look.lang, base, context);
    page.on('pageerror', (error) => desk.faults.push(error.message));
    page.on('console', (message) => {
      // A refused request is part of some journeys; a refused style or script never is.
      const expected = /status of 4\d\d/.test(message.text());
      if (message.type() === 'error' && !expected) desk.faults.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(base) && !/^(data|blob|about):/.test(request.url())) {
        desk.faults.push(`third-party request: ${request.url()}`);
      }
    });
    await desk.go('claim');
    return desk;
  }

  /** Closes the page; nothing may have gone wrong on it. */
  async close(): Promise<void> {
    await this.context.close();
    expect(this.faults).toEqual([]);
  }

  say(id: string, args?: Args): string {
    return say(this.lang, id, args);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(`${this.base}/#/${path}`);
    await this.page.locator('main h1').first().waitFor();
  }

  button(id: string, args?: Args): Locator {
    return this.page.getByRole('button', { name: this.say(id, args), exact: true });
  }

  /** A field to write in, by its label. */
  field(id: string): Locator {
    return this.page.getByRole('textbox', { name: this.say(id), exact: true });
  }

  /** Chooses one of a few, by its legend and its label. */
  async choose(legend: string, option: string): Promise<void> {
    const group = this.page.getByRole('group', { name: this.say(legend), exact: true });
    await group.getByRole('radio', { name: this.say(option) }).first().check();
  }

  async enter(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.say('sheet-text-label') }).fill(text);
  }

  /** Opens the next box of the two columns, with the big keys beside it. */
  async enterColumns(): Promise<void> {
    await this.page.getByLabel(this.say('keypad-show')).check();
    await this.page.locator('.columns .box').last().click();
    await this.page.locator('.columns input').waitFor();
  }

  /** Waits until the sheet was read and this many half-moves were understood. */
  async understood(plies: number): Promise<void> {
    await this.page.getByText(this.say('sheet-understood', { plies })).waitFor();
  }

  /** Claims with a written move and waits for the ruling. */
  async rule(): Promise<void> {
    const answered = this.page.waitForResponse((response) => response.url().endsWith('/api/claim'));
    await this.button('claim-rule').or(this.button('claim-rule-again')).click();
    await answered;
    await this.ruling.locator('.verdict').waitFor();
  }

  get ruling(): Locator {
    return this.page.locator('#ruling');
  }

  /** A square in the middle, on the screen, once the whole page stands at its top. */
  async square(name: string): Promise<{ x: number; y: number }> {
    const board = this.page.locator('.board cg-board').first();
    await this.page.evaluate(() => window.scrollTo(0, 0));
    await this.drawn();
    const box = await board.boundingBox();
    if (!box) throw new Error('the board is not on the screen');
    const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
    const row = 8 - Number(name[1]);
    return { x: box.x + ((column + 0.5) * box.width) / 8, y: box.y + ((row + 0.5) * box.height) / 8 };
  }

  /** Waits until the page has been drawn anew, as it is after a scroll. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
    );
  }

  async drag(from: string, to: string): Promise<void> {
    const start = await this.square(from);
    const end = await this.square(to);
    const { mouse } = this.page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await mouse.move(end.x, end.y, { steps: 4 });
    await mouse.up();
  }

  /** What axe finds that is serious or worse. */
  async check(): Promise<string[]> {
    await this.page.evaluate(AXE);
    const found = await this.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
      const { violations } = await axe.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return violations.map(({ id, impact, nodes }) => ({ id, impact, at: nodes.map((node) => node.target.join(' ')) }));
    });
    return found
      .filter((one) => one.impact === 'serious' || one.impact === 'critical')
      .map((one) => `${one.id}: ${one.at.slice(0, 4).join(' | ')}`);
  }

  /** Keys, fields and links that are too small for a finger; links within a sentence are exempt. */
  small(): Promise<string[]> {
    return this.page.evaluate(() => {
      const keys = 'button, select, textarea, summary, .button, nav a, main li > a, label:has(input), input';
      const own = [...document.querySelectorAll<HTMLElement>(keys)].filter(
        (one) => !one.matches('label input[type="radio"], label input[type="checkbox"], .unseen') && one.checkVisibility(),
      );
      return own
        .filter((one) => one.getBoundingClientRect().height < 43.5)
        .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 30)}`);
    });
  }

  /** Whether the page is wider than the screen. */
  overflows(): Promise<boolean> {
    return this.page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  }
}

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[] }[];
}
