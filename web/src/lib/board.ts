/** Reading a FEN's placement for drawing and for describing a board. No rules of chess. */

export type Role = 'king' | 'queen' | 'rook' | 'bishop' | 'knight' | 'pawn';
export type Side = 'white' | 'black';

export interface Man {
  side: Side;
  role: Role;
  square: string;
}

export const FILES = 'abcdefgh';
export const ROLES: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

const BY_LETTER: Record<string, Role> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};

/** The letter of a man in a FEN. */
export function fenLetter(side: Side, role: Role): string {
  const letter = Object.keys(BY_LETTER).find((key) => BY_LETTER[key] === role) ?? 'p';
  return side === 'white' ? letter.toUpperCase() : letter;
}

/** The men on the board, from a8 to h1. What is not a man is passed over. */
export function men(fen: string): Man[] {
  const found: Man[] = [];
  const ranks = (fen.split(' ', 1)[0] ?? '').split('/');
  ranks.slice(0, 8).forEach((rank, row) => {
    let file = 0;
    for (const letter of rank) {
      const role = BY_LETTER[letter.toLowerCase()];
      if (role && file < 8) {
        const side: Side = letter === letter.toUpperCase() ? 'white' : 'black';
        found.push({ side, role, square: `${FILES[file]}${8 - row}` });
      }
      file += /\d/.test(letter) ? Number(letter) : role ? 1 : 0;
    }
  });
  return found;
}

/** The placement field for these men. */
export function placement(all: readonly Man[]): string {
  const at = new Map(all.map((man) => [man.square, fenLetter(man.side, man.role)]));
  const rows: string[] = [];
  for (let rank = 8; rank >= 1; rank -= 1) {
    const squares = [...FILES].map((file) => at.get(`${file}${rank}`) ?? '1');
    rows.push(squares.join('').replace(/1+/g, (gap) => String(gap.length)));
  }
  return rows.join('/');
}

/** Who has the move by a FEN. */
export function turnOf(fen: string): Side {
  return fen.split(' ')[1] === 'b' ? 'black' : 'white';
}

/** Column and row of a square as seen from a side, from the upper left, 0 to 7. */
export function cell(square: string, from: Side): { column: number; row: number } {
  const file = FILES.indexOf(square[0] ?? 'a');
  const rank = Number(square[1] ?? '1') - 1;
  return from === 'white' ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

/** The square next to one in a direction as seen from a side; the same at the edge. */
export function neighbour(square: string, key: string, from: Side): string {
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  const [right, up] = steps[key] ?? [0, 0];
  const turn = from === 'white' ? 1 : -1;
  const file = Math.min(7, Math.max(0, FILES.indexOf(square[0] ?? 'a') + right * turn));
  const rank = Math.min(8, Math.max(1, Number(square[1] ?? '1') + up * turn));
  return `${FILES[file]}${rank}`;
}
