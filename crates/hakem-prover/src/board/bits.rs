//! Sets of squares as 64-bit words: a1 is bit 0, h1 bit 7, h8 bit 63.

use shakmaty::{Bitboard, Color, Square, attacks};

pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: u64 = FILE_A << 7;
pub(crate) const RANK_1: u64 = 0xff;
pub(crate) const RANK_8: u64 = RANK_1 << 56;
pub(crate) const EDGE: u64 = FILE_A | FILE_H | RANK_1 | RANK_8;
/// a1 is dark.
pub(crate) const DARK: u64 = 0xaa55_aa55_aa55_aa55;
pub(crate) const LIGHT: u64 = !DARK;

/// The number of a square, 0 to 63.
pub(crate) type Sq = u8;

/// Iterates over the squares of a set, from a1 upwards.
#[derive(Clone, Copy)]
pub(crate) struct Squares(pub(crate) u64);

impl Iterator for Squares {
    type Item = Sq;

    #[inline(always)]
    fn next(&mut self) -> Option<Sq> {
        if self.0 == 0 {
            return None;
        }
        let square = lowest(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

/// The lowest square of a set; 64 for the empty set.
#[inline(always)]
pub(crate) fn lowest(set: u64) -> Sq {
    set.trailing_zeros() as Sq
}

/// The set of one square.
#[inline(always)]
pub(crate) const fn bit(square: Sq) -> u64 {
    1 << (square & 63)
}

/// Whether a set has at least two squares.
#[inline(always)]
pub(crate) const fn several(set: u64) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// The square as shakmaty names it.
#[inline(always)]
pub(crate) const fn square(square: Sq) -> Square {
    Square::new((square & 63) as u32)
}

#[inline(always)]
pub(crate) const fn north(set: u64) -> u64 {
    set << 8
}

#[inline(always)]
pub(crate) const fn south(set: u64) -> u64 {
    set >> 8
}

#[inline(always)]
pub(crate) const fn east(set: u64) -> u64 {
    (set & !FILE_H) << 1
}

#[inline(always)]
pub(crate) const fn west(set: u64) -> u64 {
    (set & !FILE_A) >> 1
}

/// One step along a rank or file from any square of the set.
#[inline(always)]
pub(crate) const fn straight_steps(set: u64) -> u64 {
    north(set) | south(set) | east(set) | west(set)
}

/// One step along a diagonal from any square of the set.
#[inline(always)]
pub(crate) const fn diagonal_steps(set: u64) -> u64 {
    let sides = east(set) | west(set);
    north(sides) | south(sides)
}

/// A king's step from any square of the set.
#[inline(always)]
pub(crate) const fn king_steps(set: u64) -> u64 {
    let row = east(set) | west(set);
    let three = row | set;
    row | north(three) | south(three)
}

/// A knight's step from any square of the set.
#[inline(always)]
pub(crate) const fn knight_steps(set: u64) -> u64 {
    let one = east(set) | west(set);
    let two = east(east(set)) | west(west(set));
    (one << 16) | (one >> 16) | (two << 8) | (two >> 8)
}

/// A pawn's step forward from any square of the set.
#[inline(always)]
pub(crate) const fn pawn_steps(color: Color, set: u64) -> u64 {
    match color {
        Color::White => north(set),
        Color::Black => south(set),
    }
}

/// The squares that pawns on the set attack.
#[inline(always)]
pub(crate) const fn pawn_captures(color: Color, set: u64) -> u64 {
    pawn_steps(color, east(set) | west(set))
}

const fn table(steps: Steps) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square as usize] = match steps {
            Steps::King => king_steps(bit(square)),
            Steps::Knight => knight_steps(bit(square)),
        };
        square += 1;
    }
    table
}

#[derive(Clone, Copy)]
enum Steps {
    King,
    Knight,
}

static KING: [u64; 64] = table(Steps::King);
static KNIGHT: [u64; 64] = table(Steps::Knight);

#[inline(always)]
pub(crate) fn king_attacks(from: Sq) -> u64 {
    KING[(from & 63) as usize]
}

#[inline(always)]
pub(crate) fn knight_attacks(from: Sq) -> u64 {
    KNIGHT[(from & 63) as usize]
}

#[inline(always)]
pub(crate) fn rook_attacks(from: Sq, occupied: u64) -> u64 {
    attacks::rook_attacks(square(from), Bitboard(occupied)).0
}

#[inline(always)]
pub(crate) fn bishop_attacks(from: Sq, occupied: u64) -> u64 {
    attacks::bishop_attacks(square(from), Bitboard(occupied)).0
}

/// The squares strictly between two squares on one line, else none.
#[inline(always)]
pub(crate) fn between(a: Sq, b: Sq) -> u64 {
    attacks::between(square(a), square(b)).0
}

/// The whole line through two squares, else none.
#[inline(always)]
pub(crate) fn line(a: Sq, b: Sq) -> u64 {
    attacks::ray(square(a), square(b)).0
}

/// The first rank as the colour sees it.
#[inline(always)]
pub(crate) const fn back_rank(color: Color) -> u64 {
    match color {
        Color::White => RANK_1,
        Color::Black => RANK_8,
    }
}

/// The rank on which the colour's pawns promote.
#[inline(always)]
pub(crate) const fn last_rank(color: Color) -> u64 {
    match color {
        Color::White => RANK_8,
        Color::Black => RANK_1,
    }
}

/// The rank to which a pawn's first single step leads.
#[inline(always)]
pub(crate) const fn third_rank(color: Color) -> u64 {
    match color {
        Color::White => RANK_1 << 16,
        Color::Black => RANK_1 << 40,
    }
}
