//! What prevents castling (Article 3.8.2, and Guideline II for Chess960).

use shakmaty::{
    Bitboard, CastlingMode, CastlingSide, Chess, Color, File, Position, Role, Square, attacks,
};

use super::{
    CastlingFault, WhyIllegal,
    reach::{attacker, piece_on},
};

/// The side to which a king's move between two squares was meant as castling, if it was.
pub(super) fn meant(position: &Chess, from: Square, to: Square) -> Option<CastlingSide> {
    let color = position.turn();
    if from.rank() != color.backrank() || to.rank() != color.backrank() {
        return None;
    }
    let onto_rook = position
        .board()
        .piece_at(to)
        .is_some_and(|piece| piece == Role::Rook.of(color));
    let two_squares = from.file() == File::E && from.file().distance(to.file()) == 2;
    if !onto_rook && !two_squares {
        return None;
    }
    Some(if to.file() > from.file() {
        CastlingSide::KingSide
    } else {
        CastlingSide::QueenSide
    })
}

/// Why castling to one side is not legal.
pub(super) fn why(position: &Chess, side: CastlingSide) -> WhyIllegal {
    WhyIllegal::Castling {
        side,
        fault: fault(position, side),
    }
}

fn fault(position: &Chess, side: CastlingSide) -> CastlingFault {
    let color = position.turn();
    let board = position.board();
    let Some(king) = board.king_of(color) else {
        return CastlingFault::NotInPlace;
    };
    if position.castles().rook(color, side).is_none() {
        return without_right(position, side, king);
    }
    let between = position.castles().path(color, side) & board.occupied();
    let nearest = if side.is_king_side() {
        between.first()
    } else {
        between.last()
    };
    if let Some(by) = nearest.and_then(|square| piece_on(board, square)) {
        return CastlingFault::Between { by };
    }
    if let Some(by) = attacker(board, king, !color) {
        return CastlingFault::InCheck { by };
    }
    attacked_way(position, color, king, side.king_to(color))
}

/// The first attacked square on the king's way.
fn attacked_way(position: &Chess, color: Color, king: Square, to: Square) -> CastlingFault {
    let mut board = position.board().clone();
    board.discard_piece_at(king);
    let way = attacks::between(king, to);
    let mut squares: Vec<Square> = way.into_iter().collect();
    if king > to {
        squares.reverse();
    }
    for square in squares {
        if let Some(by) = attacker(&board, square, !color) {
            return CastlingFault::Passes { square, by };
        }
    }
    // In Chess960 the rook that leaves may open a line to the king.
    let by = attacker(&board, to, !color).or_else(|| {
        let rooks = position.castles().castling_rights() & Bitboard::from_rank(color.backrank());
        for rook in rooks {
            board.discard_piece_at(rook);
        }
        attacker(&board, to, !color)
    });
    by.map_or(CastlingFault::NotInPlace, |by| CastlingFault::Arrives {
        square: to,
        by,
    })
}

/// Whether the pieces stand ready and the right is lost, or they do not stand ready.
fn without_right(position: &Chess, side: CastlingSide, king: Square) -> CastlingFault {
    let color = position.turn();
    let rank = color.backrank();
    let rooks = position.board().by_piece(Role::Rook.of(color)) & Bitboard::from_rank(rank);
    let ready = match position.castles().mode() {
        CastlingMode::Standard => {
            let corner = if side.is_king_side() {
                File::H
            } else {
                File::A
            };
            king == Square::from_coords(File::E, rank)
                && rooks.contains(Square::from_coords(corner, rank))
        }
        CastlingMode::Chess960 => {
            king.rank() == rank
                && rooks
                    .into_iter()
                    .any(|rook| (rook > king) == side.is_king_side())
        }
    };
    if ready {
        CastlingFault::RightLost
    } else {
        CastlingFault::NotInPlace
    }
}
