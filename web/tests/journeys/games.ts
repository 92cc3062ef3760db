/** Games for the journeys. Names are made up. */

/** The position occurs for the third time with 9... Nf6 (Turkish: Af6). */
export const REPEATING = [
  '1. e4 c5',
  '2. Af3 d6',
  '3. d4 cxd4',
  '4. Axd4 Af6',
  '5. Ac3 a6',
  '6. Fe3 Ag4',
  '7. Fc1 Af6',
  '8. Fe3 Ag4 (=)',
  '9. Fc1',
].join('\n');

/** The same sheet with a slip of the pen on move 5. */
export const WITH_SLIP = REPEATING.replace('5. Ac3', '5. Ad3');

/** White may write Qe4: with it both have made fifty moves. */
export const FORTY_NINE_AND_A_HALF = '[SetUp "1"]\n[FEN "7k/8/5KQ1/8/8/8/8/8 w - - 99 100"]\n\n*';

/** White's king can take the rook: then nobody can mate. */
export const LAST_ROOK = '8/8/8/3k4/8/8/1rK5/8 w - - 0 1';
