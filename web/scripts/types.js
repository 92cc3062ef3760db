// Makes src/api/schema.d.ts from the server's own description of its API.
//
//   npm run types                          with the server on port 8080
//   npm run types -- http://host:port      with another
//   npm run types -- --check               fails when the committed file is out of date

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const target = join(import.meta.dirname, '../src/api/schema.d.ts');
const given = process.argv.slice(2);
const check = given.includes('--check');
const base = given.find((one) => one.startsWith('http')) ?? 'http://127.0.0.1:8080';

const answer = await fetch(`${base}/api/openapi.json`);
const head = '// Made by `npm run types` from /api/openapi.json. Not to be changed by hand.\n\n';
const made = head + astToString(await openapiTS(await answer.json()));

if (!check) writeFileSync(target, made);
else if (readFileSync(target, 'utf8') !== made) {
  console.error('src/api/schema.d.ts is out of date: run `npm run types` with the server running.');
  process.exit(1);
}
