//! The exact identity of a position in 40 bytes.

use super::bits::{Sq, bit};
use super::{Board, NO_SQUARE};
use shakmaty::{Color, Role};

/// A position packed into four planes and its state. Equal if and only if the positions are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Packed {
    /// The kind of man on each square, 1 (pawn) to 6 (king), one bit in each plane.
    planes: [u64; 3],
    white: u64,
    /// Castling rooks of the first rank, of the last rank, en passant square, side to move.
    state: u32,
}

/// Where the en passant square is kept in the state.
const EN_PASSANT: u32 = 0xff << 16;
/// White is to move.
const TURN: u32 = 1 << 24;

impl Packed {
    /// A well mixed number for hash tables.
    #[inline]
    pub(crate) fn mix(&self) -> u64 {
        const K: u64 = 0x9e37_79b9_7f4a_7c15;
        let mut h = (self.planes[0] ^ u64::from(self.state)).wrapping_mul(K);
        h = (h.rotate_left(29) ^ self.planes[1]).wrapping_mul(K);
        h = (h.rotate_left(29) ^ self.planes[2]).wrapping_mul(K);
        h = (h.rotate_left(29) ^ self.white).wrapping_mul(K);
        h ^ (h >> 32)
    }

    /// The position after a plain move. Not for a pawn's advance by two squares, which may allow
    /// an en passant capture, nor where anybody may castle.
    #[inline(always)]
    pub(crate) fn after_plain(&self, from: Sq, to: Sq) -> Packed {
        let kept = !(bit(from) | bit(to));
        let moved = |plane: u64| plane & kept | (plane >> (from & 63) & 1) << (to & 63);
        Packed {
            planes: self.planes.map(moved),
            white: moved(self.white),
            state: self.state & !EN_PASSANT ^ TURN | u32::from(NO_SQUARE) << 16,
        }
    }

    /// The position unpacked.
    #[inline]
    pub(crate) fn board(&self) -> Board {
        let [a, b, c] = self.planes;
        let occupied = a | b | c;
        Board {
            roles: [
                a & !b & !c,
                b & !a & !c,
                a & b & !c,
                c & !a & !b,
                a & c,
                b & c,
            ],
            colors: [occupied & !self.white, self.white],
            castling: u64::from(self.state & 0xff) | u64::from(self.state >> 8 & 0xff) << 56,
            turn: Color::from_white(self.state >> 24 != 0),
            ep: (self.state >> 16 & 0xff) as u8,
        }
    }
}

impl Board {
    /// The position packed.
    #[inline]
    pub(crate) fn packed(&self) -> Packed {
        let knights = self.all(Role::Knight);
        let bishops = self.all(Role::Bishop);
        let rooks = self.all(Role::Rook);
        let queens = self.all(Role::Queen);
        let kings = self.all(Role::King);
        let castling = (self.castling & 0xff) as u32 | ((self.castling >> 56) as u32) << 8;
        Packed {
            planes: [
                self.all(Role::Pawn) | bishops | queens,
                knights | bishops | kings,
                rooks | queens | kings,
            ],
            white: self.of(Color::White),
            state: castling | u32::from(self.ep) << 16 | u32::from(self.turn.is_white()) << 24,
        }
    }
}
