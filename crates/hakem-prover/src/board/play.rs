//! Making a move on a copy of the board.

use super::bits::{Sq, bit, pawn_captures};
use super::moves::{Move, behind, castled};
use super::{Board, NO_SQUARE, slot};
use shakmaty::{Board as Placement, Color, Role};

impl Board {
    /// A board from a placement with exactly one king of each colour.
    ///
    /// Castling rights and the en passant square are kept as far as they make sense.
    pub(crate) fn new(placement: &Placement, turn: Color, castling: u64, ep: Option<Sq>) -> Board {
        let mut board = Board {
            roles: Role::ALL.map(|role| placement.by_role(role).0),
            colors: [Color::Black, Color::White].map(|color| placement.by_color(color).0),
            castling,
            turn,
            ep: NO_SQUARE,
        };
        if let Some(ep) = ep {
            board.set_ep(ep);
        }
        board
    }

    /// Notes an en passant square if the side to move has a pawn that attacks it.
    fn set_ep(&mut self, ep: Sq) {
        if pawn_captures(!self.turn, bit(ep)) & self.men(self.turn, Role::Pawn) != 0 {
            self.ep = ep;
        }
    }

    /// The mirror image, the files reversed. It has the same mates if nobody may castle.
    pub(crate) fn mirrored(&self) -> Board {
        let turned = |set: u64| set.swap_bytes().reverse_bits();
        Board {
            roles: self.roles.map(turned),
            colors: self.colors.map(turned),
            castling: turned(self.castling),
            ep: if self.ep == NO_SQUARE {
                NO_SQUARE
            } else {
                self.ep ^ 7
            },
            ..*self
        }
    }

    /// The same position with the colours exchanged and the ranks reversed.
    pub(crate) fn flipped(&self) -> Board {
        let turned = |set: u64| set.swap_bytes();
        Board {
            roles: self.roles.map(turned),
            colors: [turned(self.colors[1]), turned(self.colors[0])],
            castling: turned(self.castling),
            turn: !self.turn,
            ep: if self.ep == NO_SQUARE {
                NO_SQUARE
            } else {
                self.ep ^ 56
            },
        }
    }

    #[inline(always)]
    fn flip(&mut self, color: Color, role: Role, squares: u64) {
        self.roles[slot(role)] ^= squares;
        self.colors[color as usize] ^= squares;
    }

    #[inline(always)]
    fn remove(&mut self, squares: u64) {
        for set in &mut self.roles {
            *set &= !squares;
        }
        for set in &mut self.colors {
            *set &= !squares;
        }
    }

    /// The position after a legal move.
    #[inline]
    pub(crate) fn after(&self, m: Move) -> Board {
        let mut next = *self;
        let us = self.turn;
        next.turn = !us;
        next.ep = NO_SQUARE;
        let (from, to) = (bit(m.from()), bit(m.to()));
        if m.is_castling() {
            next.castle(m.from(), m.to());
            return next;
        }
        if self.of(!us) & to != 0 {
            next.remove(to);
        } else if m.is_en_passant() {
            next.remove(bit(behind(us, m.to())));
        }
        if let Some(role) = m.promotion() {
            next.flip(us, Role::Pawn, from);
            next.flip(us, role, to);
        } else {
            let role = self.role_at(m.from()).unwrap_or(Role::Pawn);
            next.flip(us, role, from | to);
            if role == Role::Pawn && m.from().abs_diff(m.to()) == 16 {
                next.set_ep(behind(us, m.to()));
            }
            if self.castling != 0 && role == Role::King {
                next.castling &= !super::bits::back_rank(us);
            }
        }
        next.castling &= !(from | to);
        next
    }

    fn castle(&mut self, king: Sq, rook: Sq) {
        let us = !self.turn;
        let (king_to, rook_to) = castled(king, rook);
        self.flip(us, Role::King, bit(king) ^ bit(king_to));
        self.flip(us, Role::Rook, bit(rook) ^ bit(rook_to));
        // In Chess960 one may end where the other stood: set the colour afresh.
        self.colors[us as usize] &= !(bit(king) | bit(rook));
        self.colors[us as usize] |= bit(king_to) | bit(rook_to);
        self.castling &= !super::bits::back_rank(us);
    }

    /// Whether a legal move captures or moves a pawn, so that it can never be undone.
    pub(crate) fn is_zeroing(&self, m: Move) -> bool {
        let (from, to) = (bit(m.from()), bit(m.to()));
        self.all(Role::Pawn) & from != 0 || (!m.is_castling() && self.of(!self.turn) & to != 0)
    }
}
