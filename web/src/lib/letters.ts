/** Piece letters for display. Moves come from the server; only their letters are changed here. */

import type { Text } from '../api/types';
import { t } from './i18n.svelte';
import { settings, type Lang, type Letters } from './settings.svelte';

const FIGURINES: Record<string, string> = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘' };
const TURKISH: Record<string, string> = { K: 'Ş', Q: 'V', R: 'K', B: 'F', N: 'A' };

/** King, queen, rook, bishop and knight in the letters that a sheet can be written in, by the server's names. */
const OF_SHEETS: Record<string, readonly string[]> = {
  tr: ['Ş', 'V', 'K', 'F', 'A'],
  de: ['K', 'D', 'T', 'L', 'S'],
  fr: ['R', 'D', 'T', 'F', 'C'],
  es: ['R', 'D', 'T', 'A', 'C'],
  it: ['R', 'D', 'T', 'A', 'C'],
  nl: ['K', 'D', 'T', 'L', 'P'],
  ru: ['Кр', 'Ф', 'Л', 'С', 'К'],
  figurine: ['♔', '♕', '♖', '♗', '♘'],
};

/** A move in English letters, spelt in those of a sheet. */
export function spell(san: string, letters: string): string {
  const named = OF_SHEETS[letters];
  return named ? san.replace(/[KQRBN]/g, (letter) => named['KQRBN'.indexOf(letter)] ?? letter) : san;
}

/** The piece letters, king first, as they stand on the keys. */
export function pieceLetters(letters: Letters, lang: Lang): string[] {
  const english = ['K', 'Q', 'R', 'B', 'N'];
  const chosen = letters === 'language' ? lang : letters;
  return chosen === 'tr' ? english.map((letter) => TURKISH[letter] ?? letter) : english;
}

/** A move that the server gave in both languages, in the letters that the arbiter has chosen. */
export function showMove(san: Text | null | undefined, letters: Letters, lang: Lang): string {
  if (!san) return '';
  switch (letters) {
    case 'language':
      return san[lang];
    case 'figurine':
      return san.en.replace(/[KQRBN]/g, (letter) => FIGURINES[letter] ?? letter);
    default:
      return san[letters];
  }
}

/** A move in the letters of the settings. */
export function move(san: Text | null | undefined): string {
  return showMove(san, settings.letters, settings.lang);
}

/** `44...` or `44.`, for a move of Black or White. */
export function moveNumber(number: number, by: 'white' | 'black'): string {
  return by === 'white' ? `${number}.` : `${number}...`;
}

/** A move with its number in the letters of the settings: `44. Şxe5`. */
export function numbered(entry: { number: number; by: 'white' | 'black'; san: Text }): string {
  return `${moveNumber(entry.number, entry.by)} ${move(entry.san)}`;
}

const NAMED = ['tr', 'en', 'de', 'fr', 'es', 'it', 'nl', 'ru', 'figurine'];

/** What piece letters are called, by the name that the server has for them. */
export function lettersName(name: string): string {
  return NAMED.includes(name) ? t(`letters-${name}`) : name;
}
