//! The legal move of a half-move in algebraic notation, found without a list of legal moves.
//!
//! Nearly every half-move of a record names one piece that can go there and may. That is seen from
//! the attacks on the square of arrival and one look at the own king. Whatever needs a closer look
//! (en passant, a missing piece of promotion, illegality) is left to the rules library.

use shakmaty::{
    Bitboard, CastlingSide, Chess, File, Move, Position, Rank, Role, Square, attacks, san::San,
};

use crate::facts::position::{is_attacked, sliders_on_line};

/// What is seen of a half-move at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glance {
    /// It is this legal move and no other.
    Plain(Move),
    /// Several legal moves fit.
    Several,
    /// It needs a closer look.
    Unclear,
}

/// What is known of the king of the player having the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OwnKing {
    /// It is not in check.
    Unchecked,
    /// It may be in check.
    Unknown,
}

/// The move that `san` stands for, where that is plain.
#[inline(always)]
pub(super) fn at_a_glance(position: &Chess, san: San, king: OwnKing) -> Glance {
    let from = match departure(position, san, king) {
        Some(Departure::One(from)) => from,
        Some(Departure::Several) => return Glance::Several,
        None => return beside(position, san),
    };
    let San::Normal {
        role,
        capture,
        to,
        promotion,
        ..
    } = san
    else {
        return Glance::Unclear;
    };
    let taken = if capture {
        position.board().role_at(to)
    } else {
        None
    };
    Glance::Plain(Move::Normal {
        role,
        from,
        capture: taken,
        to,
        promotion,
    })
}

/// What is no move of one piece to another square.
fn beside(position: &Chess, san: San) -> Glance {
    match san {
        San::Castle(side) => castling(position, side).map_or(Glance::Unclear, Glance::Plain),
        _ => Glance::Unclear,
    }
}

/// From where a piece can have gone.
enum Departure {
    One(Square),
    Several,
}

/// The square from which the piece of `san` may go, if it is plain; `None` for a closer look.
#[inline(always)]
fn departure(position: &Chess, san: San, king: OwnKing) -> Option<Departure> {
    let San::Normal {
        role,
        file,
        rank,
        capture,
        to,
        promotion,
    } = san
    else {
        return None;
    };
    let board = position.board();
    let own = board.by_color(position.turn());
    if own.contains(to) || board.occupied().contains(to) != capture {
        return None;
    }
    let from = match (role, promotion) {
        (Role::Pawn, _) => pawn(position, (file, rank), capture, to, promotion)?,
        (_, Some(_)) => return None,
        (Role::King, None) => {
            return king_next_to(position, (file, rank), to).map(Departure::One);
        }
        (role, None) => {
            let named = file.map_or(Bitboard::FULL, Bitboard::from_file)
                & rank.map_or(Bitboard::FULL, Bitboard::from_rank);
            let men = own & board.by_role(role) & named;
            let able = reaching(position, role, men, to);
            match able.single_square() {
                Some(from) => from,
                None => return safe_of(position, able, to, king),
            }
        }
    };
    is_safe(position, from, to, king).then_some(Departure::One(from))
}

/// The pieces among `men`, all of one kind, that reach a square.
///
/// A side has few pieces of one kind: to look along the line of each is faster than to look up what
/// is attacked from the square in large tables.
#[inline]
fn reaching(position: &Chess, role: Role, men: Bitboard, to: Square) -> Bitboard {
    let straight = Bitboard::from_file(to.file()) | Bitboard::from_rank(to.rank());
    let on_line = men
        & match role {
            Role::Knight => return attacks::knight_attacks(to) & men,
            Role::Rook => straight,
            Role::Bishop if to.is_light() => Bitboard::LIGHT_SQUARES & !straight,
            Role::Bishop => Bitboard::DARK_SQUARES & !straight,
            Role::Queen => Bitboard::FULL,
            Role::King | Role::Pawn => Bitboard::EMPTY,
        };
    let occupied = position.board().occupied();
    let mut found = Bitboard::EMPTY;
    for from in on_line {
        let free = (attacks::between(from, to) & occupied).is_empty();
        found.set(from, free && !attacks::ray(from, to).is_empty());
    }
    found
}

/// Those of several pieces that may go to a square without leaving their king in check.
fn safe_of(position: &Chess, candidates: Bitboard, to: Square, king: OwnKing) -> Option<Departure> {
    let mut safe = candidates
        .into_iter()
        .filter(|&from| is_safe(position, from, to, king));
    let found = safe.next()?;
    Some(match safe.next() {
        None => Departure::One(found),
        Some(_) => Departure::Several,
    })
}

/// 3.8.2: castling to a side, if it is legal.
fn castling(position: &Chess, side: CastlingSide) -> Option<Move> {
    let (color, board) = (position.turn(), position.board());
    let king = board.king_of(color)?;
    let rook = position.castles().rook(color, side)?;
    let occupied = board.occupied();
    let free = (position.castles().path(color, side) & occupied).is_empty();
    let attacked = |square, occupied| is_attacked(board, square, !color, occupied);
    let to = side.king_to(color);
    let way = attacks::between(king, to).with(king);
    let left = occupied.toggled(king);
    let after = left.toggled(rook).toggled(side.rook_to(color));
    let legal = free && !attacked(to, after) && !way.into_iter().any(|on| attacked(on, left));
    legal.then_some(Move::Castle { king, rook })
}

/// Whether the own king is not in check once a piece other than the king has gone there (3.9.2).
#[inline(always)]
fn is_safe(position: &Chess, from: Square, to: Square, known: OwnKing) -> bool {
    let board = position.board();
    let Some(king) = board.king_of(position.turn()) else {
        return false;
    };
    let enemy = board.by_color(!position.turn());
    // Who uncovers nothing on a line to his king, leaves him as he was.
    if known == OwnKing::Unchecked && (sliders_on_line(board, king, from) & enemy).is_empty() {
        return true;
    }
    let target = Bitboard::from_square(to);
    let occupied = board.occupied().without(from) | target;
    (board.attacks_to(king, !position.turn(), occupied) & !target).is_empty()
}

/// The king, if it may go to a square next to it. More of its square than needed is for others.
#[inline]
fn king_next_to(
    position: &Chess,
    named: (Option<File>, Option<Rank>),
    to: Square,
) -> Option<Square> {
    let board = position.board();
    let king = board.king_of(position.turn())?;
    let near = attacks::king_attacks(king).contains(to) && named == (None, None);
    let left = board.occupied().without(king);
    (near && !is_attacked(board, to, !position.turn(), left)).then_some(king)
}

/// The pawn that goes to a square, or takes on it; en passant is for others.
#[inline]
fn pawn(
    position: &Chess,
    (file, rank): (Option<File>, Option<Rank>),
    capture: bool,
    to: Square,
    promotion: Option<Role>,
) -> Option<Square> {
    let color = position.turn();
    let board = position.board();
    let own = board.by_piece(Role::Pawn.of(color));
    let last = to.rank() == (!color).backrank();
    let becomes = !matches!(promotion, Some(Role::King | Role::Pawn));
    if rank.is_some() || last != promotion.is_some() || !becomes {
        return None;
    }
    let back = color.fold_wb(-1, 1);
    let behind = to.rank().offset(back)?;
    match (capture, file) {
        (true, Some(file)) if file.distance(to.file()) == 1 => {
            Some(Square::from_coords(file, behind)).filter(|&from| own.contains(from))
        }
        (false, None) => {
            let one = Square::from_coords(to.file(), behind);
            if own.contains(one) {
                return Some(one);
            }
            let fourth = to.rank() == color.fold_wb(Rank::Fourth, Rank::Fifth);
            let two = Square::from_coords(to.file(), behind.offset(back)?);
            (fourth && !board.occupied().contains(one) && own.contains(two)).then_some(two)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::{CastlingMode, fen::Fen, san::SanError};

    use super::*;

    fn every_san() -> impl Iterator<Item = San> {
        let files = || std::iter::once(None).chain(File::ALL.map(Some));
        let roles = [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
            Role::King,
        ];
        let castling = CastlingSide::ALL.map(San::Castle);
        castling
            .into_iter()
            .chain(roles.into_iter().flat_map(move |role| {
                Square::ALL.into_iter().flat_map(move |to| {
                    files().flat_map(move |file| {
                        [None, Some(Rank::First), Some(Rank::Fifth)]
                            .into_iter()
                            .flat_map(move |rank| {
                                [
                                    (false, None),
                                    (true, None),
                                    (true, Some(Role::Queen)),
                                    (false, Some(Role::King)),
                                ]
                                .map(
                                    move |(capture, promotion)| San::Normal {
                                        role,
                                        file,
                                        rank,
                                        capture,
                                        to,
                                        promotion,
                                    },
                                )
                            })
                    })
                })
            }))
    }

    /// What the rules library makes of it, where a glance settles it.
    fn agrees(position: &Chess, san: San, king: OwnKing) -> Result<bool, TestCaseError> {
        match at_a_glance(position, san, king) {
            Glance::Plain(found) => prop_assert_eq!(Ok(found), san.to_move(position), "{}", san),
            Glance::Several => {
                prop_assert_eq!(
                    Err(SanError::AmbiguousSan),
                    san.to_move(position),
                    "{}",
                    san
                );
            }
            Glance::Unclear => return Ok(false),
        }
        Ok(true)
    }

    fn starts() -> impl Strategy<Value = Chess> {
        let castlings = "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1";
        let pieces = "4k3/1QQ2N1N/8/1N2r3/4Q3/R6R/2B1B3/R3K2R w KQ - 0 1";
        let chess960 = "1r1k2r1/pppppppp/8/8/8/8/PPPPPPPP/1R1K2R1 w GBgb - 0 1";
        let chess = |fen: &str| {
            let fen: Fen = fen.parse().expect("a FEN");
            fen.into_position(CastlingMode::Chess960)
                .expect("a position")
        };
        prop_oneof![
            Just(Chess::default()),
            Just(chess(castlings)),
            Just(chess(pieces)),
            Just(chess(chess960)),
        ]
    }

    proptest! {
        #[test]
        fn at_a_glance_never_differs_from_the_rules_library(
            start in starts(),
            choices in prop::collection::vec(any::<u16>(), 0..120),
        ) {
            let mut position = start.clone();
            let mut seen = false;
            for choice in choices {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let king = if position.is_check() { OwnKing::Unknown } else { OwnKing::Unchecked };
                for &m in &legal {
                    let san = San::from_move(&position, m);
                    seen |= agrees(&position, san, king)?;
                    agrees(&position, san, OwnKing::Unknown)?;
                }
                position.play_unchecked(legal[usize::from(choice) % legal.len()]);
            }
            prop_assert!(seen || position == start);
            for san in every_san() {
                agrees(&position, san, OwnKing::Unknown)?;
                if !position.is_check() {
                    agrees(&position, san, OwnKing::Unchecked)?;
                }
            }
        }
    }
}
