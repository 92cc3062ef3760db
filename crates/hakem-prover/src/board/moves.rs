//! Generation of the legal moves.

use super::bits::{
    self, Sq, Squares, back_rank, bishop_attacks, bit, king_attacks, knight_attacks, last_rank,
    lowest, pawn_captures, pawn_steps, rook_attacks, several, third_rank,
};
use super::{Board, NO_SQUARE};
use shakmaty::{Color, Role};

/// A move in 16 bits: origin, destination, kind. Castling goes from the king to its own rook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Move(u16);

const EN_PASSANT: u16 = 5;
const CASTLING: u16 = 6;

impl Move {
    const fn new(from: Sq, to: Sq, kind: u16) -> Move {
        Move(from as u16 | (to as u16) << 6 | kind << 12)
    }

    /// A move that is neither a promotion nor castling nor en passant.
    pub(crate) const fn plain(from: Sq, to: Sq) -> Move {
        Move::new(from, to, 0)
    }

    /// The same move to another square.
    #[inline(always)]
    pub(crate) const fn towards(self, to: Sq) -> Move {
        Move(self.0 & !(63 << 6) | (to as u16) << 6)
    }

    const fn promoting(from: Sq, to: Sq, role: Role) -> Move {
        Move::new(from, to, role as u16 - 1)
    }

    /// The same move with the ranks reversed.
    pub(crate) const fn flipped(self) -> Move {
        Move(self.0 ^ (56 | 56 << 6))
    }

    /// The same move with the files reversed.
    pub(crate) const fn mirrored(self) -> Move {
        Move(self.0 ^ (7 | 7 << 6))
    }

    pub(crate) const fn from(self) -> Sq {
        (self.0 & 63) as Sq
    }

    pub(crate) const fn to(self) -> Sq {
        (self.0 >> 6 & 63) as Sq
    }

    pub(crate) const fn promotion(self) -> Option<Role> {
        match self.0 >> 12 {
            1 => Some(Role::Knight),
            2 => Some(Role::Bishop),
            3 => Some(Role::Rook),
            4 => Some(Role::Queen),
            _ => None,
        }
    }

    /// Whether the move is neither a promotion nor castling nor en passant.
    pub(crate) const fn is_plain(self) -> bool {
        self.0 >> 12 == 0
    }

    pub(crate) const fn is_en_passant(self) -> bool {
        self.0 >> 12 == EN_PASSANT
    }

    pub(crate) const fn is_castling(self) -> bool {
        self.0 >> 12 == CASTLING
    }
}

/// Takes in moves as they are generated.
pub(crate) trait Sink {
    /// Takes in one move.
    fn one(&mut self, m: Move);

    /// Takes in the plain moves of one man to all the squares of a set.
    #[inline(always)]
    fn many(&mut self, from: Sq, targets: u64) {
        for to in Squares(targets) {
            self.one(Move::plain(from, to));
        }
    }
}

impl<F: FnMut(Move)> Sink for F {
    #[inline(always)]
    fn one(&mut self, m: Move) {
        self(m);
    }
}

/// Where king and rook stand after castling with the rook on the given square.
pub(crate) const fn castled(king: Sq, rook: Sq) -> (Sq, Sq) {
    let rank = king & !7;
    if rook > king {
        (rank + 6, rank + 5)
    } else {
        (rank + 2, rank + 3)
    }
}

/// What restricts the men other than the king.
struct Restriction {
    king: Sq,
    pinned: u64,
    /// Squares that capture or block the checking man; all squares when there is no check.
    targets: u64,
}

impl Restriction {
    #[inline(always)]
    fn allows(&self, from: Sq) -> u64 {
        if self.pinned & bit(from) == 0 {
            self.targets
        } else {
            self.targets & bits::line(self.king, from)
        }
    }
}

impl Board {
    /// Calls `each` with every legal move.
    #[inline]
    pub(crate) fn each_legal(&self, each: &mut impl Sink) {
        self.each_legal_avoiding(self.danger(self.turn), each);
    }

    /// As [`Board::each_legal`], with the danger squares of the side to move already known.
    #[inline]
    pub(crate) fn each_legal_avoiding(&self, danger: u64, each: &mut impl Sink) {
        let us = self.turn;
        let king = self.king(us);
        push(king, king_attacks(king) & !self.of(us) & !danger, each);
        let mut targets = !self.of(us);
        if danger & bit(king) != 0 {
            let checkers = self.checkers();
            if several(checkers) {
                return;
            }
            targets &= checkers | bits::between(king, lowest(checkers));
        } else {
            self.each_castling(danger, each);
        }
        let restriction = Restriction {
            king,
            pinned: self.pinned(),
            targets,
        };
        self.each_piece_move(&restriction, each);
        self.each_pawn_move(&restriction, each);
        if self.ep != NO_SQUARE {
            self.each_en_passant(each);
        }
    }

    /// All legal moves.
    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.each_legal(&mut |m| moves.push(m));
        moves
    }

    /// The number of legal moves.
    pub(crate) fn count_legal(&self) -> usize {
        let mut count = 0;
        self.each_legal(&mut |_| count += 1);
        count
    }

    /// Whether the side to move has any legal move.
    pub(crate) fn has_legal(&self) -> bool {
        let us = self.turn;
        let king = self.king(us);
        let danger = self.danger(us);
        if king_attacks(king) & !self.of(us) & !danger != 0 {
            return true;
        }
        let mut found = false;
        self.each_legal_avoiding(danger, &mut |_| found = true);
        found
    }

    #[inline]
    fn each_piece_move(&self, restriction: &Restriction, each: &mut impl Sink) {
        let us = self.turn;
        let occupied = self.occupied();
        for from in Squares(self.men(us, Role::Knight) & !restriction.pinned) {
            push(from, knight_attacks(from) & restriction.targets, each);
        }
        for from in Squares(self.straight_sliders(us)) {
            push(
                from,
                rook_attacks(from, occupied) & restriction.allows(from),
                each,
            );
        }
        for from in Squares(self.diagonal_sliders(us)) {
            push(
                from,
                bishop_attacks(from, occupied) & restriction.allows(from),
                each,
            );
        }
    }

    #[inline]
    fn each_pawn_move(&self, restriction: &Restriction, each: &mut impl Sink) {
        let us = self.turn;
        let pawns = self.men(us, Role::Pawn);
        let empty = !self.occupied();
        let singles = pawn_steps(us, pawns) & empty;
        let doubles = pawn_steps(us, singles & third_rank(us)) & empty;
        let last = last_rank(us);
        for to in Squares(singles & restriction.targets) {
            let from = behind(us, to);
            if restriction.allows(from) & bit(to) != 0 {
                push_pawn(from, to, last, each);
            }
        }
        for to in Squares(doubles & restriction.targets) {
            let from = behind(us, behind(us, to));
            if restriction.allows(from) & bit(to) != 0 {
                each.one(Move::plain(from, to));
            }
        }
        let victims = self.of(!us) & restriction.targets;
        for to in Squares(pawn_captures(us, pawns) & victims) {
            for from in Squares(pawn_captures(!us, bit(to)) & pawns) {
                if restriction.allows(from) & bit(to) != 0 {
                    push_pawn(from, to, last, each);
                }
            }
        }
    }

    #[cold]
    fn each_en_passant(&self, each: &mut impl Sink) {
        let us = self.turn;
        let captured = bit(behind(us, self.ep));
        for from in Squares(pawn_captures(!us, bit(self.ep)) & self.men(us, Role::Pawn)) {
            let occupied = (self.occupied() & !bit(from) & !captured) | bit(self.ep);
            if self.attackers(self.king(us), !us, occupied) & !captured == 0 {
                each.one(Move::new(from, self.ep, EN_PASSANT));
            }
        }
    }

    #[inline]
    fn each_castling(&self, danger: u64, each: &mut impl Sink) {
        let us = self.turn;
        let rooks = self.castling & back_rank(us);
        if rooks == 0 {
            return;
        }
        let king = self.king(us);
        for rook in Squares(rooks & self.men(us, Role::Rook)) {
            if self.may_castle(king, rook, danger) {
                each.one(Move::new(king, rook, CASTLING));
            }
        }
    }

    /// Articles 3.8.2.1 and 3.8.2.2: the way is free and the king passes no attacked square.
    fn may_castle(&self, king: Sq, rook: Sq, danger: u64) -> bool {
        let (king_to, rook_to) = castled(king, rook);
        let others = self.occupied() & !bit(king) & !bit(rook);
        let king_way = bits::between(king, king_to) | bit(king_to);
        let rook_way = bits::between(rook, rook_to) | bit(rook_to);
        if (king_way | rook_way) & others != 0 || king_way & danger & !bit(rook) != 0 {
            return false;
        }
        // In Chess960 the rook may have shielded the square on which the king ends.
        let after = others | bit(king_to) | bit(rook_to);
        let passes_rook = king_way & bit(rook);
        Squares(bit(king_to) | passes_rook).all(|at| {
            self.attackers(at, !self.turn, if at == king_to { after } else { others }) == 0
        })
    }
}

/// The square from which a pawn steps to `to`.
#[inline(always)]
pub(crate) const fn behind(color: Color, to: Sq) -> Sq {
    match color {
        Color::White => to.wrapping_sub(8),
        Color::Black => to.wrapping_add(8),
    }
}

#[inline(always)]
fn push(from: Sq, targets: u64, each: &mut impl Sink) {
    each.many(from, targets);
}

#[inline(always)]
fn push_pawn(from: Sq, to: Sq, last: u64, each: &mut impl Sink) {
    if bit(to) & last == 0 {
        each.one(Move::plain(from, to));
    } else {
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            each.one(Move::promoting(from, to, role));
        }
    }
}
