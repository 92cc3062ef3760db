import { describe, expect, it } from 'vitest';
import { boxName, mayBecome, rows, sheetText } from '../../src/lib/sheet';

describe('the two columns', () => {
  it('name a box by number and colour', () => {
    expect(boxName(0)).toEqual({ number: 1, by: 'white' });
    expect(boxName(3)).toEqual({ number: 2, by: 'black' });
  });

  it('begin where a set-up position begins', () => {
    expect(boxName(0, 61)).toEqual({ number: 31, by: 'black' });
    expect(boxName(1, 61)).toEqual({ number: 32, by: 'white' });
  });

  it('always have room for one more half-move', () => {
    expect(rows(0)).toEqual([{ number: 1, white: 0, black: 1 }]);
    expect(rows(2).at(-1)).toEqual({ number: 2, white: 2, black: 3 });
    expect(rows(1)).toEqual([{ number: 1, white: 0, black: 1 }]);
  });

  it('leave out the white box where Black moves first', () => {
    expect(rows(1, 61)).toEqual([
      { number: 31, white: null, black: 0 },
      { number: 32, white: 1, black: 2 },
    ]);
  });
});

describe('a sheet as text', () => {
  it('has a line for each move of both players', () => {
    expect(sheetText(['e4', 'e5', 'Af3'])).toBe('1. e4 e5\n2. Af3');
  });

  it('shows an empty box', () => {
    expect(sheetText(['e4', '', 'Af3'])).toBe('1. e4 …\n2. Af3');
  });

  it('numbers from a set-up position with Black to move', () => {
    expect(sheetText(['Şe7', 'Şe2'], 61)).toBe('31... Şe7\n32. Şe2');
  });
});

describe('what was typed so far', () => {
  it('may become a move whatever signs were left out', () => {
    expect(mayBecome('ad4', 'Axd4')).toBe(true);
    expect(mayBecome('o-o', '0-0')).toBe(true);
    expect(mayBecome('0-0', '0-0-0')).toBe(true);
    expect(mayBecome('e8v', 'e8=V+')).toBe(true);
  });

  it('may not become another piece', () => {
    expect(mayBecome('F', 'Af3')).toBe(false);
    expect(mayBecome('Ab', 'Aab3')).toBe(false);
  });

  it('keeps the Turkish letters apart', () => {
    expect(mayBecome('ş', 'Şe2')).toBe(true);
    expect(mayBecome('s', 'Şe2')).toBe(false);
  });
});
