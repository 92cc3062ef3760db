/** A sheet as lines and boxes: numbering only, no rules of chess. */

/** Number and colour of the box at an index, given how many boxes lie before the first one. */
export function boxName(index: number, first = 0): { number: number; by: 'white' | 'black' } {
  const at = index + first;
  return { number: Math.floor(at / 2) + 1, by: at % 2 === 0 ? 'white' : 'black' };
}

/** Boxes as a typed sheet, one move of each player on a line. */
export function sheetText(boxes: readonly string[], first = 0): string {
  const lines: string[] = [];
  boxes.forEach((written, index) => {
    const { number, by } = boxName(index, first);
    const shown = written === '' ? '…' : written;
    if (by === 'white') lines.push(`${number}. ${shown}`);
    else if (lines.length === 0) lines.push(`${number}... ${shown}`);
    else lines[lines.length - 1] += ` ${shown}`;
  });
  return lines.join('\n');
}

export interface Row {
  number: number;
  /** Index of White's and of Black's box; null where the sheet begins with Black. */
  white: number | null;
  black: number | null;
}

/** The rows of a two-column sheet with room for one more half-move. */
export function rows(boxes: number, first = 0): Row[] {
  const made: Row[] = [];
  for (let index = 0; index <= boxes; index += 1) {
    const { number, by } = boxName(index, first);
    const last = made.at(-1);
    if (last && by === 'black') last.black = index;
    else made.push({ number, white: by === 'white' ? index : null, black: by === 'black' ? index : null });
  }
  const open = made.at(-1);
  if (open && open.black === null) open.black = boxes + 1;
  return made;
}

/** Letters without which two spellings of a move are the same: takes, checks, marks. */
function bare(written: string): string {
  return written.toLocaleLowerCase('tr').replace(/[x:+#!?=()\s.-]/g, '').replace(/0/g, 'o');
}

/** Whether what was typed so far may become this move. */
export function mayBecome(typed: string, move: string): boolean {
  return bare(move).startsWith(bare(typed));
}
