//! Pieces other than pawns: how they move, what stands in the way, and checks (3.1 to 3.6, 3.9).

use hakem_laws::record::written::{NotAMove, Written};
use shakmaty::{
    Bitboard, Board, Chess, Color, File, Position, Rank, Role, Square, attacks, san::San,
};

use super::{Piece, WhyIllegal, castling, pawn};

/// Why a half-move is not legal in a position; the first reason that a teacher would give.
///
/// A move that is legal, that is merely ambiguous, or that only lacks the piece of a promotion
/// gives [`WhyIllegal::Legal`].
#[must_use]
pub fn why_illegal(position: &Chess, written: &Written) -> WhyIllegal {
    match written.resolve(position) {
        Ok(_) | Err(NotAMove::Ambiguous | NotAMove::PromotionMissing) => return WhyIllegal::Legal,
        Err(NotAMove::Illegal) => {}
    }
    if position.is_checkmate() {
        return WhyIllegal::Checkmated;
    }
    if position.is_stalemate() {
        return WhyIllegal::Stalemated;
    }
    if let Some((role, queened)) = no_such_promotion(*written) {
        return match queened.resolve(position) {
            Ok(_) => WhyIllegal::NotPromotable { role },
            Err(_) => why_illegal(position, &queened),
        };
    }
    match *written {
        Written::San(San::Null) => WhyIllegal::Passing,
        Written::San(San::Castle(side)) => castling::why(position, side),
        Written::San(San::Put { role, to }) => WhyIllegal::DoesNotMoveSo {
            role,
            from: None,
            to,
        },
        Written::San(San::Normal {
            role: Role::Pawn,
            file,
            rank,
            capture,
            to,
            promotion,
        }) => pawn::why_named(
            position,
            pawn::Named {
                file,
                rank,
                capture,
                to,
                promotion,
            },
        ),
        Written::San(San::Normal {
            role,
            file,
            rank,
            to,
            ..
        }) => why_named(position, role, (file, rank), to),
        Written::Squares {
            from,
            to,
            promotion,
        } => why_squares(position, from, to, promotion),
    }
}

/// A promotion to what no pawn becomes, and the same with a queen.
fn no_such_promotion(written: Written) -> Option<(Role, Written)> {
    let mut queened = written;
    let (Written::Squares { promotion, .. } | Written::San(San::Normal { promotion, .. })) =
        &mut queened
    else {
        return None;
    };
    let role = promotion.filter(|role| matches!(role, Role::King | Role::Pawn))?;
    *promotion = Some(Role::Queen);
    Some((role, queened))
}

/// The piece on an occupied square.
pub(super) fn piece_on(board: &Board, square: Square) -> Option<Piece> {
    board.piece_at(square).map(|p| Piece {
        role: p.role,
        color: p.color,
        square,
    })
}

fn why_squares(position: &Chess, from: Square, to: Square, promotion: Option<Role>) -> WhyIllegal {
    let Some(piece) = piece_on(position.board(), from) else {
        return WhyIllegal::NothingThere { from };
    };
    if piece.color != position.turn() {
        return WhyIllegal::NotYourPiece {
            from,
            role: piece.role,
        };
    }
    if piece.role == Role::Pawn {
        return pawn::why_squares(position, from, to, promotion);
    }
    if promotion.is_some() {
        return WhyIllegal::NoPromotionThere { to };
    }
    if let (Role::King, Some(side)) = (piece.role, castling::meant(position, from, to)) {
        return castling::why(position, side);
    }
    why_from(position, piece.role, Bitboard::from_square(from), to)
}

fn why_named(
    position: &Chess,
    role: Role,
    (file, rank): (Option<File>, Option<Rank>),
    to: Square,
) -> WhyIllegal {
    let board = position.board();
    let color = position.turn();
    let all = board.by_color(color) & board.by_role(role);
    if all.is_empty() {
        return WhyIllegal::NoSuchPiece { role, color };
    }
    let meant = all
        & file.map_or(Bitboard::FULL, Bitboard::from_file)
        & rank.map_or(Bitboard::FULL, Bitboard::from_rank);
    if !meant.is_empty() {
        return why_from(position, role, meant, to);
    }
    let (Some(file), Some(rank)) = (file, rank) else {
        return WhyIllegal::NoSuchPieceThere { role, file, rank };
    };
    let from = Square::from_coords(file, rank);
    match piece_on(board, from) {
        None => WhyIllegal::NothingThere { from },
        Some(piece) if piece.color != color => WhyIllegal::NotYourPiece {
            from,
            role: piece.role,
        },
        Some(piece) => WhyIllegal::OtherPieceThere {
            from,
            stands: piece.role,
            named: role,
        },
    }
}

/// Why none of the pieces of one kind can go to a square.
fn why_from(position: &Chess, role: Role, meant: Bitboard, to: Square) -> WhyIllegal {
    let board = position.board();
    if let Some(own) = piece_on(board, to).filter(|p| p.color == position.turn()) {
        return WhyIllegal::OwnPieceThere { to, role: own.role };
    }
    let aimed = meant & pattern(role, to, Bitboard::EMPTY);
    let Some(first) = aimed.first() else {
        let only = if meant.more_than_one() {
            None
        } else {
            meant.first()
        };
        return WhyIllegal::DoesNotMoveSo {
            role,
            from: only,
            to,
        };
    };
    if let Some(from) = (aimed & pattern(role, to, board.occupied())).first() {
        return check_after(position, role, from, to, board.without(from, to));
    }
    match first_between(board, first, to) {
        Some(by) => WhyIllegal::Blocked {
            role,
            from: first,
            to,
            by,
        },
        None => WhyIllegal::DoesNotMoveSo {
            role,
            from: Some(first),
            to,
        },
    }
}

/// The squares from which a piece reaches a square, with these squares occupied.
fn pattern(role: Role, to: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::King => attacks::king_attacks(to),
        Role::Knight => attacks::knight_attacks(to),
        Role::Bishop => attacks::bishop_attacks(to, occupied),
        Role::Rook => attacks::rook_attacks(to, occupied),
        Role::Queen => attacks::queen_attacks(to, occupied),
        Role::Pawn => Bitboard::EMPTY,
    }
}

/// The first piece between two squares, as seen from the first.
fn first_between(board: &Board, from: Square, to: Square) -> Option<Piece> {
    let between = attacks::between(from, to) & board.occupied();
    let nearest = if from < to {
        between.first()
    } else {
        between.last()
    };
    nearest.and_then(|square| piece_on(board, square))
}

/// A board on which a piece has left its square and whatever stood on another is gone.
pub(super) trait Without {
    /// The board without both pieces.
    fn without(&self, from: Square, taken: Square) -> Board;
}

impl Without for Board {
    fn without(&self, from: Square, taken: Square) -> Board {
        let mut board = self.clone();
        board.discard_piece_at(from);
        board.discard_piece_at(taken);
        board
    }
}

/// What a move that is right in itself does to the player's own king. `board` is the board
/// without the moving piece and without what it takes.
pub(super) fn check_after(
    position: &Chess,
    role: Role,
    from: Square,
    to: Square,
    mut board: Board,
) -> WhyIllegal {
    let color = position.turn();
    board.set_piece_at(to, role.of(color));
    let Some(king) = board.king_of(color) else {
        return WhyIllegal::Legal;
    };
    let Some(by) = attacker(&board, king, !color) else {
        return WhyIllegal::Legal;
    };
    if role == Role::King {
        WhyIllegal::KingIntoCheck { to, by }
    } else if position.checkers().contains(by.square) {
        WhyIllegal::StaysInCheck { king, by }
    } else {
        WhyIllegal::Pinned { role, from, by }
    }
}

/// A piece of one colour that attacks a square.
pub(super) fn attacker(board: &Board, square: Square, color: Color) -> Option<Piece> {
    let by = board.attacks_to(square, color, board.occupied()).first()?;
    piece_on(board, by)
}

#[cfg(test)]
mod tests {
    use super::super::{CastlingFault, PawnFault};
    use super::*;
    use crate::{letters::Letters, movetext::read_move};

    fn why(fen: &str, token: &str) -> WhyIllegal {
        let position: Chess = fen
            .parse::<shakmaty::fen::Fen>()
            .unwrap()
            .into_position(shakmaty::CastlingMode::Standard)
            .unwrap();
        let reading = read_move(token.as_bytes(), Letters::En).unwrap();
        why_illegal(&position, &reading.written)
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn black(role: Role, square: Square) -> Piece {
        Piece {
            role,
            color: Color::Black,
            square,
        }
    }

    #[test]
    fn a3_1_own_piece_on_the_square() {
        assert_eq!(
            why(START, "Ke2"),
            WhyIllegal::OwnPieceThere {
                to: Square::E2,
                role: Role::Pawn
            }
        );
    }

    #[test]
    fn a3_5_something_stands_in_the_way() {
        let by = Piece {
            role: Role::Pawn,
            color: Color::White,
            square: Square::E2,
        };
        let blocked = WhyIllegal::Blocked {
            role: Role::Bishop,
            from: Square::F1,
            to: Square::C4,
            by,
        };
        assert_eq!(why(START, "Bc4"), blocked);
        assert_eq!(why(START, "f1c4"), blocked);
    }

    #[test]
    fn a3_a_piece_does_not_move_so() {
        let so = WhyIllegal::DoesNotMoveSo {
            role: Role::Knight,
            from: None,
            to: Square::E4,
        };
        assert_eq!(why(START, "Ne4"), so);
        let king = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        assert!(matches!(
            why(king, "Ke3"),
            WhyIllegal::DoesNotMoveSo {
                role: Role::King,
                ..
            }
        ));
        assert_eq!(
            why(START, "e2e2"),
            WhyIllegal::OwnPieceThere {
                to: Square::E2,
                role: Role::Pawn
            }
        );
    }

    #[test]
    fn the_square_of_departure_is_wrong() {
        assert_eq!(
            why(START, "e4e5"),
            WhyIllegal::NothingThere { from: Square::E4 }
        );
        assert_eq!(
            why(START, "e7e5"),
            WhyIllegal::NotYourPiece {
                from: Square::E7,
                role: Role::Pawn
            }
        );
        assert_eq!(
            why(START, "Nf1g3"),
            WhyIllegal::OtherPieceThere {
                from: Square::F1,
                stands: Role::Bishop,
                named: Role::Knight
            }
        );
        assert_eq!(
            why(START, "Nef3"),
            WhyIllegal::NoSuchPieceThere {
                role: Role::Knight,
                file: Some(File::E),
                rank: None
            }
        );
        assert_eq!(
            why("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd1"),
            WhyIllegal::NoSuchPiece {
                role: Role::Queen,
                color: Color::White
            }
        );
    }

    #[test]
    fn a3_9_2_pins_and_checks() {
        let pinned = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
        assert_eq!(
            why(pinned, "Nc3"),
            WhyIllegal::Pinned {
                role: Role::Knight,
                from: Square::E2,
                by: black(Role::Rook, Square::E4)
            }
        );
        let check = "4k3/8/8/8/4r3/8/8/N3K3 w - - 0 1";
        assert_eq!(
            why(check, "Nb3"),
            WhyIllegal::StaysInCheck {
                king: Square::E1,
                by: black(Role::Rook, Square::E4)
            }
        );
        assert_eq!(
            why(check, "Ke2"),
            WhyIllegal::KingIntoCheck {
                to: Square::E2,
                by: black(Role::Rook, Square::E4)
            }
        );
        assert_eq!(why(check, "a1b3").clone(), why(check, "Nb3"));
    }

    #[test]
    fn a3_7_pawns() {
        assert!(matches!(
            why(START, "e5"),
            WhyIllegal::Pawn(PawnFault::NoneReaches { to: Square::E5 })
        ));
        assert_eq!(
            why(START, "exd3"),
            WhyIllegal::Pawn(PawnFault::NothingToTake {
                from: Square::E2,
                to: Square::D3
            })
        );
        let facing = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";
        assert_eq!(
            why(facing, "e5"),
            WhyIllegal::Pawn(PawnFault::DoesNotTakeAhead {
                from: Square::E4,
                by: black(Role::Pawn, Square::E5)
            })
        );
        assert_eq!(
            why(facing, "e6"),
            WhyIllegal::Pawn(PawnFault::TwoSquaresLater {
                from: Square::E4,
                to: Square::E6
            })
        );
        assert_eq!(
            why("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6"),
            WhyIllegal::Pawn(PawnFault::EnPassantTooLate {
                from: Square::E5,
                to: Square::D6,
                passed: Square::D5
            })
        );
        assert_eq!(
            why(START, "e4=Q"),
            WhyIllegal::NoPromotionThere { to: Square::E4 }
        );
        assert_eq!(
            why(facing, "e4e3"),
            WhyIllegal::Pawn(PawnFault::WrongWay {
                from: Square::E4,
                to: Square::E3
            })
        );
        assert_eq!(
            why("4k3/8/8/8/1r6/8/1P6/4K3 w - - 0 1", "b4"),
            WhyIllegal::Pawn(PawnFault::Blocked {
                from: Square::B2,
                by: black(Role::Rook, Square::B4)
            })
        );
        assert!(matches!(
            why("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "fxe6"),
            WhyIllegal::Pawn(PawnFault::NoneTakes {
                file: Some(File::F),
                ..
            })
        ));
    }

    #[test]
    fn a3_7_a_pinned_pawn_and_en_passant_that_opens_a_rank() {
        assert!(matches!(
            why("4k3/8/8/8/4r3/3p4/4P3/4K3 w - - 0 1", "exd3"),
            WhyIllegal::Pinned {
                role: Role::Pawn,
                ..
            }
        ));
        assert_eq!(
            why("5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 7 4", "exf6"),
            WhyIllegal::Pinned {
                role: Role::Pawn,
                from: Square::E5,
                by: black(Role::Rook, Square::A5)
            }
        );
    }

    #[test]
    fn a3_8_2_castling() {
        let fault = |fen: &str, token: &str| match why(fen, token) {
            WhyIllegal::Castling { fault, .. } => fault,
            other => panic!("{other:?}"),
        };
        let bishop = Piece {
            role: Role::Bishop,
            color: Color::White,
            square: Square::F1,
        };
        assert_eq!(fault(START, "O-O"), CastlingFault::Between { by: bishop });
        let lost = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        assert_eq!(fault(lost, "O-O"), CastlingFault::RightLost);
        assert_eq!(fault(lost, "e1g1"), CastlingFault::RightLost);
        assert_eq!(fault(lost, "O-O-O"), CastlingFault::NotInPlace);
        let check = "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1";
        assert_eq!(
            fault(check, "O-O"),
            CastlingFault::InCheck {
                by: black(Role::Rook, Square::E4)
            }
        );
        let passes = "4k3/8/8/8/5r2/8/8/4K2R w K - 0 1";
        assert_eq!(
            fault(passes, "O-O"),
            CastlingFault::Passes {
                square: Square::F1,
                by: black(Role::Rook, Square::F4)
            }
        );
        let arrives = "4k3/8/8/8/6r1/8/8/4K2R w K - 0 1";
        assert_eq!(
            fault(arrives, "O-O"),
            CastlingFault::Arrives {
                square: Square::G1,
                by: black(Role::Rook, Square::G4)
            }
        );
    }

    #[test]
    fn a1_2_passing_and_moves_after_the_end() {
        assert_eq!(why(START, "--"), WhyIllegal::Passing);
        assert_eq!(
            why("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "Kh7"),
            WhyIllegal::Checkmated
        );
        assert_eq!(
            why("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "Kh7"),
            WhyIllegal::Stalemated
        );
        assert_eq!(why(START, "e4"), WhyIllegal::Legal);
    }
}
