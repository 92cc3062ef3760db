// How long a phone waits for the page: the time until the field for the scoresheet is drawn and can
// be written in, from nothing, in a browser slowed down to a phone on a mobile network.
//
//   node page.mjs PATH-TO-HAKEM [RUNS]
//
// Needs Chromium (CHROMIUM names one) and what `npm ci` puts into web/node_modules.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { chromium } = createRequire(join(import.meta.dirname, '../../web/package.json'))('playwright-core');

/** A middling phone: a processor four times as slow, 40 ms of latency, 10 Mbit/s. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 4e6 / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'tr-TR' };

const [program, runs = '9'] = process.argv.slice(2);
if (!program) {
  console.error('node page.mjs PATH-TO-HAKEM [RUNS]');
  process.exit(2);
}

/** Serves the desk, with nothing in its store; where it listens. */
async function serve(data) {
  const desk = spawn(program, ['serve', '--lang', 'en', '--listen', '127.0.0.1:0', '--data', data], {
    env: { ...process.env, HAKEM_LOG: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((tell, refuse) => {
    let said = '';
    desk.stdout.on('data', (chunk) => {
      said += chunk;
      const found = said.match(/http:\/\/[0-9.:]+/);
      if (found) tell(found[0]);
    });
    desk.once('exit', () => refuse(new Error(`the desk does not listen:\n${said}`)));
  });
  return { desk, address };
}

/** In the page, before anything else: notes when the field is there, and when it has been drawn. */
function watch() {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('textarea')) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      // Behind the drawing of this frame: from here on the page takes what is typed.
      channel.port1.onmessage = () => (window.usable = performance.now());
      channel.port2.postMessage(null);
    });
  });
  seen.observe(document, { childList: true, subtree: true });
}

async function once(browser, address) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await page.addInitScript(watch);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${address}/`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.usable, null, { polling: 100 });
  const took = await page.evaluate(() => window.usable);
  await page.locator('textarea').pressSequentially('e4');
  if ((await page.locator('textarea').inputValue()) !== 'e4') throw new Error('the field took nothing');
  await context.close();
  return took;
}

const data = mkdtempSync(join(tmpdir(), 'hakem-page-'));
const { desk, address } = await serve(data);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const times = [];
for (let run = 0; run < Number(runs); run += 1) times.push(await once(browser, address));
await browser.close();
desk.kill();
rmSync(data, { recursive: true, force: true });
times.sort((one, other) => one - other);
const ms = (time) => `${Math.round(time)} ms`;
console.log(`the field can be written in after: shortest ${ms(times[0])}, median ${ms(times[times.length >> 1])}, longest ${ms(times.at(-1))} (${times.length} runs)`);
