//! What a player has touched since it became his move, and what that binds him to (4.2 to 4.7).

use arrayvec::ArrayVec;
use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role, Square};

use crate::provision::Provision;

/// The most touches of one turn that are remembered; the first ones decide.
const MAX_TOUCHES: usize = 8;

/// The pieces touched with intent by the player having the move, first to last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touches {
    squares: ArrayVec<Square, MAX_TOUCHES>,
    adjusted: ArrayVec<Square, MAX_TOUCHES>,
    /// Whether a piece was touched of which nobody says where it stands.
    unnamed: bool,
}

/// What the touch rules leave open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Any legal move may be played (4.5).
    Free,
    /// Only these moves may be played.
    To(Vec<Move>),
}

/// What touched pieces bind a player to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// To nothing: any legal move (4.5).
    Nothing,
    /// To move this piece (4.3.1).
    Move(Square),
    /// To capture this piece (4.3.2).
    Capture(Square),
    /// To capture the one with the other (4.3.3).
    Take {
        /// The own piece.
        with: Square,
        /// The enemy piece.
        on: Square,
    },
    /// To castle with this rook (4.4.1).
    Castle {
        /// Where the king stands.
        king: Square,
        /// Where the rook stands.
        rook: Square,
    },
}

impl Touches {
    /// Nothing touched yet.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }

    /// The pieces on these squares touched, in this order.
    #[must_use]
    pub fn of_squares(squares: &[Square]) -> Self {
        let mut touches = Self::none();
        for &square in squares {
            touches.add(square);
        }
        touches
    }

    /// Notes that the piece on `square` was touched.
    pub fn add(&mut self, square: Square) {
        if !self.squares.contains(&square) {
            // Beyond the first few touches nothing is decided any more.
            let _ = self.squares.try_push(square);
        }
    }

    /// A piece was touched; nobody says which.
    #[must_use]
    pub fn of_unnamed() -> Self {
        let mut touches = Self::none();
        touches.add_unnamed();
        touches
    }

    /// Notes that a piece was touched of which nobody says where it stands.
    pub fn add_unnamed(&mut self) {
        self.unnamed = true;
    }

    /// Whether a piece was touched of which nobody says where it stands: then it cannot be said
    /// what these touches bind to, only that they do.
    #[must_use]
    pub fn is_unnamed(&self) -> bool {
        self.unnamed
    }

    /// Notes what was touched after it.
    pub fn extend(&mut self, later: &Touches) {
        self.unnamed |= later.unnamed;
        for &square in &later.squares {
            self.add(square);
        }
    }

    /// Notes that the piece on `square` was adjusted after saying so (4.2.1): that is no touch.
    pub fn adjust(&mut self, square: Square) {
        let _ = self.adjusted.try_push(square);
    }

    /// Whether the piece on `square` was only adjusted.
    #[must_use]
    pub fn only_adjusted(&self, square: Square) -> bool {
        self.adjusted.contains(&square) && !self.squares.contains(&square)
    }

    /// Forgets all touches: a new turn has begun.
    pub fn clear(&mut self) {
        self.squares.clear();
        self.adjusted.clear();
        self.unnamed = false;
    }

    /// A new turn has begun: hands over what was touched and adjusted, and forgets it.
    #[inline]
    pub fn pass_on(&mut self, to: &mut Touches) {
        core::mem::swap(self, to);
        self.clear();
    }

    /// The piece touched first of those that are named.
    #[must_use]
    pub fn first(&self) -> Option<Square> {
        self.squares.first().copied()
    }

    /// Whether nothing was touched.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.squares.is_empty() && !self.unnamed
    }

    /// Whether exactly one piece was touched.
    #[must_use]
    pub fn is_single(&self) -> bool {
        self.squares.len() == 1
    }

    /// The moves that these touches leave to the player having the move in `position` (4.3 to
    /// 4.5).
    #[must_use]
    pub fn bound(&self, position: &Chess) -> Bound {
        let own = self.of(position, position.turn());
        let castling = castling_forbidden(position, &own);
        let due = self.due(position);
        if due == Due::Nothing {
            return Bound::Free;
        }
        let fits = |m: Move| match due {
            Due::Nothing => true,
            Due::Castle { king, rook } => m == Move::Castle { king, rook },
            Due::Take { with, on } => moves_from(m, with) && captures(m, on),
            Due::Move(square) => moves_from(m, square) && may_castle(m, castling),
            Due::Capture(square) => captures(m, square),
        };
        Bound::To(
            position
                .legal_moves()
                .into_iter()
                .filter(|&m| fits(m))
                .collect(),
        )
    }

    /// What these touches bind the player having the move in `position` to (4.3 to 4.5), as far as
    /// that can be said: to nothing that is known where a piece is not named.
    #[must_use]
    pub fn due(&self, position: &Chess) -> Due {
        if self.unnamed {
            return Due::Nothing;
        }
        let own = self.of(position, position.turn());
        let enemy = self.of(position, !position.turn());
        let moves = position.legal_moves();
        // 4.4.1: king and rook touched means castling with that rook, if it is legal.
        if let Some(Move::Castle { king, rook }) = castling_meant(&moves, &own) {
            return Due::Castle { king, rook };
        }
        // 4.3.3: both colours: the first own piece takes the first enemy piece, if it can.
        if let (Some(&with), Some(&on)) = (own.first(), enemy.first())
            && moves
                .iter()
                .any(|&m| moves_from(m, with) && captures(m, on))
        {
            return Due::Take { with, on };
        }
        let castling = castling_forbidden(position, &own);
        let order = self.in_order(position);
        // 4.4.3: castling was meant and is illegal: another king move, and if there is none, any.
        let meant = if castling_tried(position, &own) {
            1
        } else {
            order.len()
        };
        let decides = |&square: &Square| {
            if position.board().color_at(square) == Some(!position.turn()) {
                let can = moves.iter().any(|&m| captures(m, square));
                can.then_some(Due::Capture(square))
            } else {
                let can = moves
                    .iter()
                    .any(|&m| moves_from(m, square) && may_castle(m, castling));
                can.then_some(Due::Move(square))
            }
        };
        order
            .iter()
            .take(meant)
            .find_map(decides)
            .unwrap_or(Due::Nothing)
    }

    /// The provision that decides what these touches bind to.
    #[must_use]
    pub fn basis(&self, position: &Chess) -> Provision {
        if self.unnamed {
            return Provision::A4_3;
        }
        let own = self.of(position, position.turn());
        let enemy = self.of(position, !position.turn());
        let moves = position.legal_moves();
        if castling_meant(&moves, &own).is_some() {
            Provision::A4_4_1
        } else if castling_tried(position, &own) {
            Provision::A4_4_3
        } else if castling_forbidden(position, &own).is_some() {
            Provision::A4_4_2
        } else if self.bound(position) == Bound::Free {
            Provision::A4_5
        } else if !own.is_empty() && !enemy.is_empty() {
            Provision::A4_3_3
        } else if own.is_empty() {
            Provision::A4_3_2
        } else {
            Provision::A4_3_1
        }
    }

    /// The provision against which `m` is, where these touches do not allow it: whoever castles
    /// has touched the king too, after the rook if that was touched first (4.4.2).
    #[must_use]
    pub fn basis_against(&self, position: &Chess, m: Move) -> Provision {
        let own = self.of(position, position.turn());
        match m {
            Move::Castle { rook, .. } if own.first() == Some(&rook) => Provision::A4_4_2,
            _ => self.basis(position),
        }
    }

    /// Where the piece stands that decides in `position`: of those that have to be played, the one
    /// touched first. `None` where these touches bind to nothing.
    #[must_use]
    pub fn deciding(&self, position: &Chess) -> Option<Square> {
        match self.due(position) {
            Due::Nothing => None,
            Due::Move(square) | Due::Capture(square) => Some(square),
            Due::Castle { king, .. } => Some(king),
            Due::Take { with, on } => {
                let played = |square: &Square| *square == with || *square == on;
                self.squares.iter().copied().find(played)
            }
        }
    }

    fn of(&self, position: &Chess, color: Color) -> ArrayVec<Square, MAX_TOUCHES> {
        let of_color = |square: &Square| position.board().color_at(*square) == Some(color);
        self.squares.iter().copied().filter(of_color).collect()
    }

    fn in_order(&self, position: &Chess) -> ArrayVec<Square, MAX_TOUCHES> {
        let occupied = |square: &Square| position.board().color_at(*square).is_some();
        self.squares.iter().copied().filter(occupied).collect()
    }
}

/// Whether `m` is no castling on the side on which it is forbidden.
fn may_castle(m: Move, forbidden: Option<CastlingSide>) -> bool {
    forbidden.is_none_or(|side| m.castling_side() != Some(side))
}

/// 4.4.2: the rook touched first and then the king: no castling on that side this time.
fn castling_forbidden(position: &Chess, own: &[Square]) -> Option<CastlingSide> {
    let &[first, second, ..] = own else {
        return None;
    };
    let rook = position.board().role_at(first) == Some(Role::Rook);
    let king = position.board().role_at(second) == Some(Role::King);
    (rook && king).then(|| CastlingSide::from_king_side(first.file() > second.file()))
}

/// The king touched first and then a rook of its own, with or without the right to castle.
fn castling_tried(position: &Chess, own: &[Square]) -> bool {
    let &[first, second, ..] = own else {
        return false;
    };
    position.board().role_at(first) == Some(Role::King)
        && position.board().role_at(second) == Some(Role::Rook)
}

fn castling_meant(moves: &[Move], own: &[Square]) -> Option<Move> {
    let &[first, second, ..] = own else {
        return None;
    };
    moves.iter().copied().find(|m| match *m {
        Move::Castle { king, rook } => king == first && rook == second,
        _ => false,
    })
}

/// Whether `m` moves the piece on `square` (castling moves the king).
#[must_use]
pub fn moves_from(m: Move, square: Square) -> bool {
    m.from() == Some(square)
}

/// Whether `m` captures the piece on `square`, en passant included.
#[must_use]
pub fn captures(m: Move, square: Square) -> bool {
    match m {
        Move::Normal {
            capture: Some(_),
            to,
            ..
        } => to == square,
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()) == square,
        _ => false,
    }
}

impl Bound {
    /// Whether `m` may be played.
    #[must_use]
    pub fn allows(&self, m: Move) -> bool {
        match self {
            Bound::Free => true,
            Bound::To(moves) => moves.contains(&m),
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, fen::Fen};

    use super::*;

    fn chess(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Standard)
            .expect("a position")
    }

    fn touched(squares: &[Square]) -> Touches {
        let mut touches = Touches::none();
        for &square in squares {
            touches.add(square);
        }
        touches
    }

    fn targets(bound: &Bound) -> Vec<Square> {
        match bound {
            Bound::Free => Vec::new(),
            Bound::To(moves) => moves.iter().map(|m| m.to()).collect(),
        }
    }

    #[test]
    fn a4_3_1_the_first_own_piece_that_can_move_is_moved() {
        let start = Chess::default();
        // The rook cannot move; the knight touched next can.
        let bound = touched(&[Square::A1, Square::B1]).bound(&start);
        let Bound::To(moves) = &bound else {
            panic!("bound")
        };
        assert!(moves.iter().all(|&m| moves_from(m, Square::B1)));
    }

    #[test]
    fn a4_3_2_a_touched_enemy_piece_is_captured() {
        let position = chess("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        assert_eq!(
            targets(&touched(&[Square::D5]).bound(&position)),
            [Square::D5]
        );
    }

    #[test]
    fn a4_3_3_own_and_enemy_piece_the_first_takes_the_second() {
        let position = chess("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1");
        let bound = touched(&[Square::C3, Square::D5]).bound(&position);
        let Bound::To(moves) = bound else {
            panic!("bound")
        };
        assert_eq!(moves.len(), 1);
        assert!(moves_from(moves[0], Square::C3) && captures(moves[0], Square::D5));
    }

    #[test]
    fn a4_3_3_where_that_is_illegal_the_piece_touched_first_decides() {
        // The black knight was touched first and can be taken by the pawn, not by the rook.
        let position = chess("4k3/8/8/3n4/4P3/8/8/R3K3 w - - 0 1");
        let bound = touched(&[Square::D5, Square::A1]).bound(&position);
        assert_eq!(targets(&bound), [Square::D5]);
    }

    #[test]
    fn a4_4_1_king_then_rook_means_castling() {
        let position = chess("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        let Bound::To(moves) = touched(&[Square::E1, Square::H1]).bound(&position) else {
            panic!("bound")
        };
        assert_eq!(moves.len(), 1);
        assert!(moves[0].is_castle());
    }

    #[test]
    fn a4_4_2_rook_then_king_forbids_castling_there() {
        let position = chess("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        let Bound::To(moves) = touched(&[Square::H1, Square::E1]).bound(&position) else {
            panic!("bound")
        };
        assert!(
            moves
                .iter()
                .all(|m| !m.is_castle() && moves_from(*m, Square::H1))
        );
    }

    #[test]
    fn a4_4_2_the_rook_touched_and_then_castled_with() {
        let position = chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 10");
        let castling = |rook| Move::Castle {
            king: Square::E1,
            rook,
        };
        let touches = touched(&[Square::H1]);
        assert_eq!(
            touches.basis_against(&position, castling(Square::H1)),
            Provision::A4_4_2
        );
        assert_eq!(
            touches.basis_against(&position, castling(Square::A1)),
            Provision::A4_3_1
        );
    }

    #[test]
    fn a4_3_the_piece_that_decides_is_the_first_that_can_be_played() {
        let start = Chess::default();
        let touches = touched(&[Square::A1, Square::D2, Square::E2]);
        assert_eq!(touches.deciding(&start), Some(Square::D2));
        assert_eq!(touched(&[Square::A1]).deciding(&start), None);
    }

    #[test]
    fn a4_4_3_castling_tried_and_illegal_leaves_the_king_or_any_move() {
        let with_king_move = chess("4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
        let touches = touched(&[Square::E1, Square::H1]);
        let Bound::To(moves) = touches.bound(&with_king_move) else {
            panic!("bound")
        };
        assert!(
            moves
                .iter()
                .all(|&m| moves_from(m, Square::E1) && !m.is_castle())
        );
        assert_eq!(touches.basis(&with_king_move), Provision::A4_4_3);
        let without = chess("3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1");
        assert_eq!(touches.bound(&without), Bound::Free);
    }

    #[test]
    fn a4_2_1_what_was_only_adjusted_does_not_bind() {
        let mut touches = Touches::none();
        touches.adjust(Square::B1);
        assert!(touches.only_adjusted(Square::B1) && touches.is_empty());
        touches.add(Square::B1);
        assert!(!touches.only_adjusted(Square::B1));
    }

    #[test]
    fn a4_5_a_piece_that_cannot_move_binds_to_nothing() {
        assert_eq!(touched(&[Square::A1]).bound(&Chess::default()), Bound::Free);
    }
}
