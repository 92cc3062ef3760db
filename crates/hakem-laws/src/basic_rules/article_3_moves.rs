//! Article 3: the moves of the pieces; what was done, and whether it is legal.

use shakmaty::{
    Bitboard, Board, CastlingSide, Chess, Color, File, Move, Piece, Position, Rank, Role, Setup,
    Square, attacks, san::San,
};

use crate::{
    facts::position::{Standing, displace, king_attacked, moves_like_its_kind, sliders_on_line},
    record::{
        event::Act,
        game::Done,
        written::{NotAMove, Written},
    },
};

/// What a half-move on the board amounts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// 3.10.1: it meets Articles 3.1 to 3.9.
    Legal(Done),
    /// 3.10.2: it does not; this is what stands on the board.
    Illegal(Done, NotAMove),
    /// Nobody can say what was done.
    Unreadable,
}

/// 3.10: what `act` amounts to on the board as it stands.
#[must_use]
pub fn deed(standing: &Standing, act: &Act) -> Deed {
    // What stood on the board is the move, whatever was written of it (8.1.1).
    if let (Standing::Regular(position), Some(board)) = (standing, act.board.as_deref())
        && let Some(m) = leading_to(position, board)
    {
        return Deed::Legal(Done::Legal(m));
    }
    let Some(written) = act.written else {
        return placed_or(standing, act, Deed::Unreadable);
    };
    match standing {
        Standing::Regular(position) => match written.resolve(position) {
            Ok(m) => match other_board(standing, act, &Done::Legal(m)) {
                Some(placed) => Deed::Illegal(placed, NotAMove::Illegal),
                None => Deed::Legal(Done::Legal(m)),
            },
            Err(why) => illegal(position, written, why, standing, act),
        },
        Standing::Illegal(setup) => from_illegal_position(setup, written, standing, act),
    }
}

/// The legal move that leads to what stands on `board`; no two lead to the same.
#[must_use]
pub fn leading_to(position: &Chess, board: &Board) -> Option<Move> {
    position.legal_moves().into_iter().find(|m| {
        let mut after = position.clone();
        after.play_unchecked(*m);
        after.board() == board
    })
}

/// The half-move is illegal: what stands on the board now?
fn illegal(
    position: &Chess,
    written: Written,
    why: NotAMove,
    standing: &Standing,
    act: &Act,
) -> Deed {
    let fallback = match why {
        NotAMove::Ambiguous => Deed::Unreadable,
        NotAMove::PromotionMissing => match pawn_left(position, written) {
            Some(done) => Deed::Illegal(done, why),
            None => Deed::Illegal(Done::Nothing, why),
        },
        // 7.5.2: what became a pawn is a pawn that was left there.
        NotAMove::Illegal if becomes(written) == Some(Role::Pawn) => {
            return match pawn_left(position, written) {
                Some(done) => Deed::Illegal(done, NotAMove::PromotionMissing),
                None => placed_or(standing, act, Deed::Illegal(Done::Nothing, why)),
            };
        }
        NotAMove::Illegal => match displaced(position.board(), position.turn(), written) {
            Some(Displacement {
                from,
                to,
                promotion,
            }) => {
                let done = Done::Displaced {
                    from,
                    to,
                    promotion,
                };
                Deed::Illegal(done, NotAMove::Illegal)
            }
            None => Deed::Illegal(Done::Nothing, NotAMove::Illegal),
        },
    };
    placed_or(standing, act, fallback)
}

/// What stood on the board according to the record, where it says so.
fn placed_or(standing: &Standing, act: &Act, otherwise: Deed) -> Deed {
    match &act.board {
        Some(board) => Deed::Illegal(placed(standing, board), NotAMove::Illegal),
        None => otherwise,
    }
}

/// `Some` where the board that the record gives is not what the move leads to.
fn other_board(standing: &Standing, act: &Act, done: &Done) -> Option<Done> {
    let board = act.board.as_deref()?;
    let mode = shakmaty::CastlingMode::Standard;
    (done.after(standing, mode).board() != board)
        .then(|| pawn_on(board, done).unwrap_or_else(|| placed(standing, board)))
}

/// 7.5.2: the move says that a pawn was replaced, the board that it was not.
fn pawn_on(board: &Board, done: &Done) -> Option<Done> {
    let Done::Legal(m) = done else { return None };
    let left = m.promotion().is_some() && board.role_at(m.to()) == Some(Role::Pawn);
    left.then_some(Done::PawnLeft {
        from: m.from()?,
        to: m.to(),
    })
}

fn placed(standing: &Standing, board: &Board) -> Done {
    let mut setup = crate::facts::position::pass(&standing.to_setup());
    setup.board = board.clone();
    // Rooks and kings that are no longer at home have lost the right (3.8.2).
    let rooks = setup.board.rooks() & setup.castling_rights;
    setup.castling_rights = rooks;
    Done::Placed(Box::new(setup))
}

/// What a pawn becomes.
const fn becomes(written: Written) -> Option<Role> {
    match written {
        Written::Squares { promotion, .. } | Written::San(San::Normal { promotion, .. }) => {
            promotion
        }
        Written::San(_) => None,
    }
}

/// 3.7.3.3, 7.5.2: the pawn that was left on the last rank.
fn pawn_left(position: &Chess, written: Written) -> Option<Done> {
    let queened = match written {
        Written::Squares { from, to, .. } => Written::Squares {
            from,
            to,
            promotion: Some(Role::Queen),
        },
        Written::San(San::Normal {
            role,
            file,
            rank,
            capture,
            to,
            ..
        }) => Written::San(San::Normal {
            role,
            file,
            rank,
            capture,
            to,
            promotion: Some(Role::Queen),
        }),
        Written::San(_) => return None,
    };
    let m = queened.resolve(position).ok()?;
    Some(Done::PawnLeft {
        from: m.from()?,
        to: m.to(),
    })
}

/// A piece of the mover put somewhere, whether legal or not.
struct Displacement {
    from: Square,
    to: Square,
    promotion: Option<Role>,
}

/// Which piece went where, if it can be told.
fn displaced(board: &Board, mover: Color, written: Written) -> Option<Displacement> {
    match written {
        Written::Squares {
            from,
            to,
            promotion,
        } => {
            board.piece_at(from)?;
            Some(Displacement {
                from,
                to,
                promotion,
            })
        }
        Written::San(San::Normal {
            role,
            file,
            rank,
            to,
            promotion,
            ..
        }) => {
            let from = the_only_one(board, mover, role, (file, rank), to)?;
            Some(Displacement {
                from,
                to,
                promotion,
            })
        }
        Written::San(San::Castle(side)) => {
            let from = board.king_of(mover)?;
            let file = match side {
                CastlingSide::KingSide => File::G,
                CastlingSide::QueenSide => File::C,
            };
            let to = Square::from_coords(file, mover.backrank());
            Some(Displacement {
                from,
                to,
                promotion: None,
            })
        }
        Written::San(San::Put { .. } | San::Null) => None,
    }
}

/// The only piece of that kind that the notation can mean: first among those that move that way,
/// then among all.
fn the_only_one(
    board: &Board,
    mover: Color,
    role: Role,
    (file, rank): (Option<File>, Option<Rank>),
    to: Square,
) -> Option<Square> {
    let all = men_named(board, role.of(mover), (file, rank));
    let able = all
        .clone()
        .filter(|&from| moves_like_its_kind(board, from, to));
    only(able).or_else(|| only(all))
}

/// Where men of that kind stand, on the file and rank that the notation names.
pub(crate) fn men_named(
    board: &Board,
    man: Piece,
    (file, rank): (Option<File>, Option<Rank>),
) -> impl Iterator<Item = Square> + Clone + use<> {
    let named = move |square: &Square| {
        file.is_none_or(|f| square.file() == f) && rank.is_none_or(|r| square.rank() == r)
    };
    board.by_piece(man).into_iter().filter(named)
}

fn only(mut squares: impl Iterator<Item = Square>) -> Option<Square> {
    let first = squares.next()?;
    squares.next().is_none().then_some(first)
}

/// In an illegal position only the move itself can be judged: the piece moves as its kind moves,
/// and the own king is not left attacked (3.1 to 3.9).
fn from_illegal_position(setup: &Setup, written: Written, standing: &Standing, act: &Act) -> Deed {
    let Some(displacement) = displaced(&setup.board, setup.turn, written) else {
        return placed_or(
            standing,
            act,
            Deed::Illegal(Done::Nothing, NotAMove::Illegal),
        );
    };
    let Displacement {
        from,
        to,
        promotion,
    } = displacement;
    let own = setup.board.color_at(from) == Some(setup.turn);
    let takes_king = setup.board.role_at(to) == Some(Role::King);
    let goes = moves_like_its_kind(&setup.board, from, to);
    let after = displace(setup, from, to, promotion);
    let safe = !king_attacked(&after.board, setup.turn);
    let pawn = setup.board.role_at(from) == Some(Role::Pawn);
    let last_rank = to.rank() == (!setup.turn).backrank();
    if pawn && last_rank && matches!(promotion, None | Some(Role::Pawn)) {
        return Deed::Illegal(Done::PawnLeft { from, to }, NotAMove::PromotionMissing);
    }
    if own && goes && safe && !takes_king && promotion != Some(Role::King) {
        return Deed::Legal(Done::FromIllegalPosition {
            from,
            to,
            promotion,
        });
    }
    let done = Done::Displaced {
        from,
        to,
        promotion,
    };
    placed_or(standing, act, Deed::Illegal(done, NotAMove::Illegal))
}

/// 3.9.1: whether the legal move `m`, after which the position is `after`, gives check.
///
/// Only the piece that moved attacks anew, and only a line that it left can have been opened.
#[must_use]
#[inline]
pub(crate) fn gives_check(after: &Chess, m: Move) -> bool {
    let Move::Normal { from, to, .. } = m else {
        return after.is_check();
    };
    let (board, turn) = (after.board(), after.turn());
    let Some(king) = board.king_of(turn) else {
        return false;
    };
    let leaps = (attacks::knight_attacks(king) & board.knights())
        | (attacks::pawn_attacks(turn, king) & board.pawns());
    let slides = || {
        sliders_on_line(board, king, to).contains(to)
            && (attacks::between(king, to) & board.occupied()).is_empty()
    };
    let opens = || {
        !(sliders_on_line(board, king, from) & board.by_color(!turn)).is_empty() && after.is_check()
    };
    leaps.contains(to) || slides() || opens()
}

/// Whether the player having the move has any legal move (5.1.1, 5.2.1).
///
/// The full list is only made where a glance does not settle it.
#[must_use]
pub fn has_legal_move(position: &Chess) -> bool {
    (position.checkers().is_empty() && looks_free(position)) || !position.legal_moves().is_empty()
}

/// A man that stands on no line with its king cannot be pinned: if it can step anywhere, that is a
/// legal move for a player who is not in check.
fn looks_free(position: &Chess) -> bool {
    let board = position.board();
    let turn = position.turn();
    let Some(king) = board.king_of(turn) else {
        return false;
    };
    let unpinned = board.by_color(turn) & !attacks::queen_attacks(king, Bitboard::EMPTY);
    let empty = !board.occupied();
    let ahead = if turn.is_white() {
        empty.shift(-8)
    } else {
        empty.shift(8)
    };
    if !(board.pawns() & unpinned & ahead).is_empty() {
        return true;
    }
    let free = !board.by_color(turn);
    (board.knights() & unpinned)
        .into_iter()
        .any(|n| !(attacks::knight_attacks(n) & free).is_empty())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::{CastlingMode, fen::Fen};

    use super::*;

    fn standing(fen: &str) -> Standing {
        Standing::of(
            fen.parse::<Fen>().expect("a FEN").into_setup(),
            CastlingMode::Standard,
        )
    }

    fn squares(from: Square, to: Square) -> Act {
        Act::new(Written::Squares {
            from,
            to,
            promotion: None,
        })
    }

    #[test]
    fn a3_10_1_a_move_by_the_rules_is_legal() {
        let start = Standing::Regular(Chess::default());
        assert!(matches!(
            deed(&start, &squares(Square::G1, Square::F3)),
            Deed::Legal(_)
        ));
    }

    #[test]
    fn a3_10_2_a_move_against_the_rules_is_illegal_and_stands_on_the_board() {
        let start = Standing::Regular(Chess::default());
        let Deed::Illegal(done, why) = deed(&start, &squares(Square::G1, Square::G3)) else {
            panic!("illegal")
        };
        assert_eq!(why, NotAMove::Illegal);
        let after = done.after(&start, CastlingMode::Standard);
        assert_eq!(
            after.board().piece_at(Square::G3),
            Some(Color::White.knight())
        );
    }

    #[test]
    fn a3_9_2_leaving_the_own_king_in_check_is_illegal() {
        let pinned = standing("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
        let act = squares(Square::E2, Square::C3);
        assert!(matches!(
            deed(&pinned, &act),
            Deed::Illegal(Done::Displaced { .. }, _)
        ));
    }

    #[test]
    fn a3_7_3_3_a_pawn_left_on_the_last_rank_is_told_apart() {
        let before = standing("6k1/3P4/8/8/8/8/8/4K3 w - - 0 1");
        let expected = Done::PawnLeft {
            from: Square::D7,
            to: Square::D8,
        };
        let by_squares = deed(&before, &squares(Square::D7, Square::D8));
        assert_eq!(
            by_squares,
            Deed::Illegal(expected.clone(), NotAMove::PromotionMissing)
        );
        let by_san = deed(
            &before,
            &Act::new(Written::San("d8".parse().expect("a move"))),
        );
        assert_eq!(by_san, Deed::Illegal(expected, NotAMove::PromotionMissing));
    }

    #[test]
    fn a3_10_3_in_an_illegal_position_a_move_is_judged_by_itself() {
        // White's king was left in check; Black plays on as if nothing had happened.
        let before = standing("4r1k1/8/8/8/8/8/8/4K3 b - - 0 1");
        let act = squares(Square::G8, Square::F8);
        assert!(matches!(
            deed(&before, &act),
            Deed::Legal(Done::FromIllegalPosition { .. })
        ));
        let takes_king = squares(Square::E8, Square::E1);
        assert!(matches!(deed(&before, &takes_king), Deed::Illegal(..)));
    }

    proptest! {
        #[test]
        fn a3_9_1_a_move_gives_check_exactly_when_the_position_after_it_says_so(
            choices in prop::collection::vec(any::<u16>(), 0..160),
        ) {
            let mut position = Chess::default();
            for choice in choices {
                let legal = position.legal_moves();
                for &m in &legal {
                    let mut after = position.clone();
                    after.play_unchecked(m);
                    prop_assert_eq!(gives_check(&after, m), after.is_check(), "{}", m);
                }
                let Some(&m) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
                position.play_unchecked(m);
            }
        }
    }

    #[test]
    fn a5_2_1_a_glance_never_overlooks_a_stalemate() {
        for fen in [
            "k7/p1K5/P7/8/8/8/8/8 b - - 0 1",
            "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
            "5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10",
        ] {
            let before = standing(fen);
            let position = before.regular().expect("regular");
            assert!(!has_legal_move(position), "{fen}");
        }
    }

    #[test]
    fn a3_8_a_written_castling_that_is_illegal_takes_the_rook_along() {
        let before = standing("4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
        let act = Act::new(Written::San(San::Castle(CastlingSide::KingSide)));
        let Deed::Illegal(done, _) = deed(&before, &act) else {
            panic!("illegal")
        };
        let after = done.after(&before, CastlingMode::Standard);
        assert_eq!(
            after.board().piece_at(Square::F1),
            Some(Color::White.rook())
        );
    }
}
