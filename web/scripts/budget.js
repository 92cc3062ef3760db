// What the page weighs, compressed; the build fails when it is too much.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const root = join(import.meta.dirname, '../dist');

const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const weigh = (path) => gzipSync(readFileSync(path), { level: 9 }).length;
const total = files.reduce((sum, path) => sum + weigh(path), 0);
const read = (name) => readFileSync(join(root, name), 'utf8');
const asked = read('index.html').match(/assets\/[\w.-]+/g) ?? [];
const drawn = asked.filter((name) => name.endsWith('.css')).flatMap((name) => read(name).match(/[\w-]+\.svg/g) ?? []);
const names = new Set(['index.html', 'icon.svg', ...asked, ...drawn.map((name) => `assets/${name}`)]);
const first = [...names].reduce((sum, name) => sum + weigh(join(root, name)), 0);
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

console.log(`${files.length} files, ${kb(total)} compressed, ${kb(first)} of it for the first page (limit ${kb(LIMIT)})`);
if (total > LIMIT) {
  console.error('The page has become too heavy.');
  process.exit(1);
}
