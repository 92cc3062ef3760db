// The twelve pieces of chessground's set as one drawing. Its own style sheet has each as a data URI,
// which a browser reads as twelve documents before it shows a board: on a phone the slowest step of all.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ROLES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
const SIDES = ['white', 'black'];
const SIZE = 45;
const SET = '@lichess-org/chessground/assets/chessground.cburnett.css';

/** One piece as the set draws it. */
function drawn(set: string, side: string, role: string): string {
  const rule = new RegExp(`piece\\.${role}\\.${side} \\{[^}]*base64,([A-Za-z0-9+/=]+)`);
  const found = rule.exec(set)?.[1];
  if (!found) throw new Error(`${SET} draws no ${side} ${role}`);
  return Buffer.from(found, 'base64').toString('utf8');
}

/** The whole set beside each other: a row for each side, a column for each role. */
function sheet(set: string): string {
  const cells = SIDES.flatMap((side, row) =>
    ROLES.map((role, column) =>
      drawn(set, side, role).replace('<svg ', `<svg x="${column * SIZE}" y="${row * SIZE}" `).replace(/ xmlns="[^"]*"/, ''),
    ),
  );
  const [width, height] = [SIZE * ROLES.length, SIZE * SIDES.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${cells.join('')}</svg>\n`;
}

function style(): string {
  const place = (index: number, of: number): string => `${(index * 100) / (of - 1)}%`;
  const columns = ROLES.map((role, at) => `.cg-wrap piece.${role} { background-position-x: ${place(at, ROLES.length)}; }`);
  const rows = SIDES.map((side, at) => `.cg-wrap piece.${side} { background-position-y: ${place(at, SIDES.length)}; }`);
  const all = `.cg-wrap piece { background-image: url('./pieces.svg'); background-size: ${ROLES.length}00% ${SIDES.length}00%; }`;
  return [all, ...columns, ...rows, ''].join('\n');
}

/** Draws the set below `node_modules` and says where its style sheet is. */
export function drawPieces(): string {
  const set = readFileSync(createRequire(import.meta.url).resolve(SET), 'utf8');
  const folder = join(import.meta.dirname, '../node_modules/.cache/hakem');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pieces.svg'), sheet(set));
  const target = join(folder, 'pieces.css');
  writeFileSync(target, style());
  return target;
}
