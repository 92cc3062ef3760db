//! What a pawn cannot do (Article 3.7).

use shakmaty::{Bitboard, Chess, Color, File, Position, Rank, Role, Square, attacks};

use super::{
    PawnFault, WhyIllegal,
    reach::{Without, check_after, piece_on},
};

/// A pawn's move as algebraic notation names it.
#[derive(Clone, Copy)]
pub(super) struct Named {
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
    pub(super) capture: bool,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

/// Why a pawn's move in algebraic notation is not legal.
pub(super) fn why_named(position: &Chess, named: Named) -> WhyIllegal {
    let Named {
        file,
        rank,
        capture,
        to,
        promotion,
    } = named;
    if let Some(fault) = promotion_elsewhere(position.turn(), to, promotion) {
        return fault;
    }
    let pawns = own_pawns(position)
        & file.map_or(Bitboard::FULL, Bitboard::from_file)
        & rank.map_or(Bitboard::FULL, Bitboard::from_rank);
    if capture {
        let takers = pawns & attacks::pawn_attacks(!position.turn(), to);
        return match takers.first() {
            Some(from) => why_capture(position, from, to),
            None => WhyIllegal::Pawn(PawnFault::NoneTakes { file, to }),
        };
    }
    let behind = pawns & Bitboard::from_file(to.file()) & squares_behind(position.turn(), to);
    let nearest = match position.turn() {
        Color::White => behind.last(),
        Color::Black => behind.first(),
    };
    match nearest {
        Some(from) if to.rank().distance(from.rank()) <= 2 => why_ahead(position, from, to),
        _ => WhyIllegal::Pawn(PawnFault::NoneReaches { to }),
    }
}

/// Why a pawn's move between two squares is not legal.
pub(super) fn why_squares(
    position: &Chess,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> WhyIllegal {
    if let Some(own) = piece_on(position.board(), to).filter(|p| p.color == position.turn()) {
        return WhyIllegal::OwnPieceThere { to, role: own.role };
    }
    let color = position.turn();
    if attacks::pawn_attacks(color, from).contains(to) {
        return promotion_elsewhere(color, to, promotion)
            .unwrap_or_else(|| why_capture(position, from, to));
    }
    let ahead = from.file() == to.file()
        && squares_behind(color, to).contains(from)
        && to.rank().distance(from.rank()) <= 2;
    if !ahead {
        return WhyIllegal::Pawn(PawnFault::WrongWay { from, to });
    }
    promotion_elsewhere(color, to, promotion).unwrap_or_else(|| why_ahead(position, from, to))
}

fn own_pawns(position: &Chess) -> Bitboard {
    position.board().by_piece(Role::Pawn.of(position.turn()))
}

/// The ranks from which a pawn could still come to a square.
fn squares_behind(color: Color, to: Square) -> Bitboard {
    Rank::ALL
        .into_iter()
        .filter(|&rank| color.fold_wb(rank < to.rank(), rank > to.rank()))
        .map(Bitboard::from_rank)
        .fold(Bitboard::EMPTY, |all, rank| all | rank)
}

fn promotion_elsewhere(color: Color, to: Square, promotion: Option<Role>) -> Option<WhyIllegal> {
    let last = to.rank() == (!color).backrank();
    (promotion.is_some() && !last).then_some(WhyIllegal::NoPromotionThere { to })
}

/// One or two squares straight ahead.
fn why_ahead(position: &Chess, from: Square, to: Square) -> WhyIllegal {
    let board = position.board();
    let way = attacks::between(from, to) | Bitboard::from_square(to);
    let occupied = way & board.occupied();
    let nearest = if from < to {
        occupied.first()
    } else {
        occupied.last()
    };
    let two_squares = to.rank().distance(from.rank()) == 2;
    let first_rank = position.turn().fold_wb(Rank::Second, Rank::Seventh);
    if two_squares && from.rank() != first_rank {
        return WhyIllegal::Pawn(PawnFault::TwoSquaresLater { from, to });
    }
    match nearest.and_then(|square| piece_on(board, square)) {
        Some(by) if !two_squares && by.color != position.turn() => {
            WhyIllegal::Pawn(PawnFault::DoesNotTakeAhead { from, by })
        }
        Some(by) => WhyIllegal::Pawn(PawnFault::Blocked { from, by }),
        None => check_after(position, Role::Pawn, from, to, board.without(from, to)),
    }
}

/// One square aslant.
fn why_capture(position: &Chess, from: Square, to: Square) -> WhyIllegal {
    let board = position.board();
    let color = position.turn();
    match piece_on(board, to) {
        Some(own) if own.color == color => WhyIllegal::OwnPieceThere { to, role: own.role },
        Some(_) => check_after(position, Role::Pawn, from, to, board.without(from, to)),
        None => {
            let passed = Square::from_coords(to.file(), from.rank());
            let beside =
                piece_on(board, passed).is_some_and(|p| p.role == Role::Pawn && p.color != color);
            let third = (!color).fold_wb(Rank::Third, Rank::Sixth);
            match check_after(position, Role::Pawn, from, to, board.without(from, passed)) {
                _ if !beside || to.rank() != third => {
                    WhyIllegal::Pawn(PawnFault::NothingToTake { from, to })
                }
                opened if position.pseudo_legal_ep_square() == Some(to) => opened,
                _ => WhyIllegal::Pawn(PawnFault::EnPassantTooLate { from, to, passed }),
            }
        }
    }
}
