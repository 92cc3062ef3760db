/** One half-move of a typed sheet in place of another; every other character stays. */

/** Where reading stopped: line from 1, column in bytes from 1; both 0 where no place in the text is known. */
export interface Stop {
  line: number;
  column: number;
  written: string;
}

/** The text with `spelt` in place of what could not be read; null where that is not found in it.
 *  `earlier` is how many half-moves before it are written the same. */
export function mendText(text: string, stop: Stop, spelt: string, earlier = 0): string | null {
  if (stop.written === '') return null;
  const at = placeOf(text, stop) ?? tokenOf(text, stop.written, earlier);
  if (at === null) return null;
  return text.slice(0, at) + mendToken(stop.written, stop.written, spelt) + text.slice(at + stop.written.length);
}

/** What stands in a box with the half-move replaced; an offer of a draw behind it stays. */
export function mendToken(box: string, written: string, spelt: string): string {
  const behind = written !== '' && box.startsWith(written) ? box.slice(written.length) : '';
  const offer = /\s*\(=\)$/.exec(written)?.[0] ?? '';
  return spelt + offer + behind;
}

function placeOf(text: string, { line, column, written }: Stop): number | null {
  if (line < 1 || column < 1) return null;
  const lines = text.split('\n');
  const own = lines[line - 1];
  if (own === undefined) return null;
  const before = new TextDecoder().decode(new TextEncoder().encode(own).slice(0, column - 1));
  const at = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + before.length;
  return text.startsWith(written, at) ? at : null;
}

/** The occurrence after the `earlier` ones, outside tags, comments and variations. */
function tokenOf(text: string, written: string, earlier: number): number | null {
  const moves = text.replace(/^\[[^\n]*\]|\{[^}]*\}|;[^\n]*|\((?!=\))[^()]*\)/gm, (one) => ' '.repeat(one.length));
  let left = earlier;
  for (let at = moves.indexOf(written); at >= 0; at = moves.indexOf(written, at + 1)) {
    const whole = /^$|[\s.\d]/.test(moves[at - 1] ?? '') && /^$|[\s({]/.test(moves[at + written.length] ?? '');
    if (whole && left === 0) return at;
    if (whole) left -= 1;
  }
  return null;
}
