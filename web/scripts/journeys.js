// The browser journeys: finds Chromium, builds the server with this page in it, runs the tests.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const web = join(import.meta.dirname, '..');
const root = join(web, '..');

function which(name) {
  const found = spawnSync('which', [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return ['chromium', 'chromium-browser', 'google-chrome'].map(which).find(Boolean) ?? null;
}

function installChromium() {
  if (!which('apt-get') || process.getuid?.() !== 0) return;
  console.error('Chromium is not here: installing it with apt-get.');
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: 'inherit' });
}

function chromium() {
  const found = findChromium();
  if (found) return found;
  installChromium();
  const now = findChromium();
  if (now) return now;
  console.error('The browser journeys need Chromium, and there is none.');
  console.error('Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.');
  process.exit(1);
}

function server() {
  if (process.env.HAKEM_BASE) return '';
  if (process.env.HAKEM) return process.env.HAKEM;
  if (!existsSync(join(web, 'dist/index.html'))) {
    console.error('There is no built page: run `npm run build` first.');
    process.exit(1);
  }
  const release = process.env.HAKEM_PROFILE === 'release';
  const mode = release ? ['--release'] : [];
  execFileSync('cargo', ['build', '--locked', '--package', 'hakem', ...mode], { cwd: root, stdio: 'inherit' });
  const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
  return join(target, release ? 'release' : 'debug', 'hakem');
}

const env = { ...process.env, CHROMIUM: chromium(), HAKEM: server() };
const run = spawnSync(
  process.execPath,
  [join(web, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.journeys.ts', ...process.argv.slice(2)],
  { cwd: web, env, stdio: 'inherit' },
);
process.exit(run.status ?? 1);
