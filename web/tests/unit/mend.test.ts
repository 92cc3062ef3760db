import { describe, expect, it } from 'vitest';
import { spell } from '../../src/lib/letters';
import { mendText, mendToken } from '../../src/lib/mend';

const PGN = '[White "Şahin Nf4"]\n\n1. e4 {Nf4 [%clk 1:30:00]} e5 (=) 2. Nf4 {[%clk 1:29:00]} Nc6 (2... d6) *';

describe('a half-move that is mended', () => {
  it('leaves every other character of the text', () => {
    const column = PGN.split('\n')[2]!.indexOf('2. Nf4') + 4;
    expect(mendText(PGN, { line: 3, column, written: 'Nf4' }, 'Nf3')).toBe(PGN.replace('2. Nf4', '2. Nf3'));
  });

  it('counts columns in bytes', () => {
    expect(mendText('{Şş} Af4', { line: 1, column: 8, written: 'Af4' }, 'Af3')).toBe('{Şş} Af3');
  });

  it('is found outside tags and comments where its place is not known', () => {
    expect(mendText(PGN, { line: 0, column: 0, written: 'Nf4' }, 'Nf3')).toBe(PGN.replace('2. Nf4', '2. Nf3'));
    expect(mendText('1. e4 e5 2. e4 d5', { line: 0, column: 0, written: 'e4' }, 'd4', 1)).toBe('1. e4 e5 2. d4 d5');
    expect(mendText('1. e4', { line: 0, column: 0, written: 'Nf4' }, 'Nf3')).toBeNull();
  });

  it('keeps the offer of a draw that stands with it', () => {
    expect(mendToken('Nf4 (=)', 'Nf4', 'Nf3')).toBe('Nf3 (=)');
    expect(mendToken('Nf4(=)', 'Nf4(=)', 'Nf3')).toBe('Nf3(=)');
  });

  it('is spelt in the letters of the sheet', () => {
    expect(spell('Nxd4', 'de')).toBe('Sxd4');
    expect(spell('e8=Q+', 'tr')).toBe('e8=V+');
    expect(spell('Kf1', 'ru')).toBe('Крf1');
    expect(spell('O-O', 'fr')).toBe('O-O');
  });
});
