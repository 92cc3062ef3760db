//! The prover's own position: bitboards, made to be copied and searched fast.

pub(crate) mod bits;
pub(crate) mod moves;
mod pack;
mod play;
#[cfg(test)]
mod tests;

pub(crate) use moves::Move;
pub(crate) use pack::Packed;

use bits::{Sq, Squares, bishop_attacks, king_attacks, knight_attacks, lowest, rook_attacks};
use bits::{pawn_captures, several};
use shakmaty::{Color, Role};

/// The number for "no square".
pub(crate) const NO_SQUARE: Sq = 64;

/// Index of a role in [`Board::roles`].
#[inline(always)]
pub(crate) const fn slot(role: Role) -> usize {
    role as usize - 1
}

/// A position: placement, side to move, castling rights, en passant square.
///
/// Each colour has exactly one king and no pawn stands on the first or last rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    roles: [u64; 6],
    colors: [u64; 2],
    /// Rooks that may still castle, as far as moved men are concerned.
    pub(crate) castling: u64,
    pub(crate) turn: Color,
    /// The square behind a pawn that has just advanced two squares and that some pawn attacks.
    pub(crate) ep: Sq,
}

impl Board {
    /// The men of a colour.
    #[inline(always)]
    pub(crate) const fn of(&self, color: Color) -> u64 {
        self.colors[color as usize]
    }

    /// The men of a kind, both colours.
    #[inline(always)]
    pub(crate) const fn all(&self, role: Role) -> u64 {
        self.roles[slot(role)]
    }

    /// The men of a kind and colour.
    #[inline(always)]
    pub(crate) const fn men(&self, color: Color, role: Role) -> u64 {
        self.all(role) & self.of(color)
    }

    #[inline(always)]
    pub(crate) const fn occupied(&self) -> u64 {
        self.colors[0] | self.colors[1]
    }

    /// Where the king of a colour stands.
    #[inline(always)]
    pub(crate) fn king(&self, color: Color) -> Sq {
        lowest(self.men(color, Role::King))
    }

    /// The kind of man on a square.
    pub(crate) fn role_at(&self, square: Sq) -> Option<Role> {
        let at = bits::bit(square);
        Role::ALL.into_iter().find(|&role| self.all(role) & at != 0)
    }

    /// Bishops and queens of a colour.
    #[inline(always)]
    pub(crate) const fn diagonal_sliders(&self, color: Color) -> u64 {
        (self.all(Role::Bishop) | self.all(Role::Queen)) & self.of(color)
    }

    /// Rooks and queens of a colour.
    #[inline(always)]
    pub(crate) const fn straight_sliders(&self, color: Color) -> u64 {
        (self.all(Role::Rook) | self.all(Role::Queen)) & self.of(color)
    }

    /// The squares that the men of a colour attack when `occupied` blocks the lines.
    #[inline]
    pub(crate) fn attacks(&self, by: Color, occupied: u64) -> u64 {
        let mut attacked = pawn_captures(by, self.men(by, Role::Pawn))
            | bits::knight_steps(self.men(by, Role::Knight))
            | king_attacks(self.king(by));
        for from in Squares(self.diagonal_sliders(by)) {
            attacked |= bishop_attacks(from, occupied);
        }
        for from in Squares(self.straight_sliders(by)) {
            attacked |= rook_attacks(from, occupied);
        }
        attacked
    }

    /// The squares on which the king of a colour cannot stand: attacked squares, seen through the
    /// king itself.
    #[inline]
    pub(crate) fn danger(&self, king_of: Color) -> u64 {
        self.attacks(!king_of, self.occupied() & !self.men(king_of, Role::King))
    }

    /// The men of colour `by` that attack a square.
    #[inline]
    pub(crate) fn attackers(&self, square: Sq, by: Color, occupied: u64) -> u64 {
        let pawns = pawn_captures(!by, bits::bit(square)) & self.men(by, Role::Pawn);
        let knights = knight_attacks(square) & self.men(by, Role::Knight);
        let kings = king_attacks(square) & self.men(by, Role::King);
        let mut sliders = 0;
        let diagonal = self.diagonal_sliders(by);
        if diagonal != 0 {
            sliders |= bishop_attacks(square, occupied) & diagonal;
        }
        let straight = self.straight_sliders(by);
        if straight != 0 {
            sliders |= rook_attacks(square, occupied) & straight;
        }
        pawns | knights | kings | sliders
    }

    /// The men that give check to the side to move.
    #[inline]
    pub(crate) fn checkers(&self) -> u64 {
        self.attackers(self.king(self.turn), !self.turn, self.occupied())
    }

    /// Whether the king of a colour is attacked.
    #[inline]
    pub(crate) fn in_check(&self, color: Color) -> bool {
        self.attackers(self.king(color), !color, self.occupied()) != 0
    }

    /// Men of the side to move that stand between their king and an enemy slider.
    #[inline]
    pub(crate) fn pinned(&self) -> u64 {
        let (us, them) = (self.turn, !self.turn);
        let king = self.king(us);
        let snipers = (rook_attacks(king, 0) & self.straight_sliders(them))
            | (bishop_attacks(king, 0) & self.diagonal_sliders(them));
        let mut pinned = 0;
        for sniper in Squares(snipers) {
            let between = bits::between(king, sniper) & self.occupied();
            if !several(between) {
                pinned |= between & self.of(us);
            }
        }
        pinned
    }
}
