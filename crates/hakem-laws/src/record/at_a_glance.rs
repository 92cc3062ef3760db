//! The legal move of a half-move in algebraic notation, found without a list of legal moves.
//!
//! Nearly every half-move of a record names one piece that can go there and may. That is seen from
//! the attacks on the square of arrival and one look at the own king. Whatever needs a closer look
//! (castling, en passant, a missing piece of promotion, ambiguity, illegality) is left to the rules
//! library: `None` says nothing about the move.

use shakmaty::{Bitboard, Chess, File, Move, Position, Rank, Role, Square, attacks, san::San};

/// The move that `san` stands for, where that is plain; `None` for a closer look.
#[inline]
pub(super) fn at_a_glance(position: &Chess, san: San) -> Option<Move> {
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
        (Role::Pawn, _) => {
            let from = pawn(position, (file, rank), capture, to, promotion)?;
            is_safe(position, from, to).then_some(from)?
        }
        (_, Some(_)) => return None,
        (Role::King, None) => king(position, (file, rank), to)?,
        (role, None) => {
            let named = file.map_or(Bitboard::FULL, Bitboard::from_file)
                & rank.map_or(Bitboard::FULL, Bitboard::from_rank);
            only_safe(position, reaching(position, role, to) & own & named, to)?
        }
    };
    let taken = if capture { board.role_at(to) } else { None };
    Some(Move::Normal {
        role,
        from,
        capture: taken,
        to,
        promotion,
    })
}

/// The pieces of one kind, of either colour, that reach a square.
#[inline]
fn reaching(position: &Chess, role: Role, to: Square) -> Bitboard {
    let board = position.board();
    let occupied = board.occupied();
    match role {
        Role::Knight => attacks::knight_attacks(to) & board.knights(),
        Role::Bishop => attacks::bishop_attacks(to, occupied) & board.bishops(),
        Role::Rook => attacks::rook_attacks(to, occupied) & board.rooks(),
        Role::Queen => attacks::queen_attacks(to, occupied) & board.queens(),
        Role::King | Role::Pawn => Bitboard::EMPTY,
    }
}

/// The only one of several pieces that may go to a square without leaving its king in check.
#[inline]
fn only_safe(position: &Chess, candidates: Bitboard, to: Square) -> Option<Square> {
    let mut safe = candidates
        .into_iter()
        .filter(|&from| is_safe(position, from, to));
    let found = safe.next()?;
    safe.next().is_none().then_some(found)
}

/// Whether the own king is not in check once a piece other than the king has gone there (3.9.2).
#[inline]
fn is_safe(position: &Chess, from: Square, to: Square) -> bool {
    let board = position.board();
    let Some(king) = board.king_of(position.turn()) else {
        return false;
    };
    let target = Bitboard::from_square(to);
    let occupied = board.occupied().without(from) | target;
    (board.attacks_to(king, !position.turn(), occupied) & !target).is_empty()
}

/// The king, if it may go to a square next to it. More of its square than needed is for others.
#[inline]
fn king(position: &Chess, named: (Option<File>, Option<Rank>), to: Square) -> Option<Square> {
    let board = position.board();
    let king = board.king_of(position.turn())?;
    let near = attacks::king_attacks(king).contains(to) && named == (None, None);
    let left = board.occupied().without(king);
    (near && board.attacks_to(to, !position.turn(), left).is_empty()).then_some(king)
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
    use super::*;
    use proptest::prelude::*;

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
        roles.into_iter().flat_map(move |role| {
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
                            .map(move |(capture, promotion)| {
                                San::Normal {
                                    role,
                                    file,
                                    rank,
                                    capture,
                                    to,
                                    promotion,
                                }
                            })
                        })
                })
            })
        })
    }

    proptest! {
        #[test]
        fn at_a_glance_never_differs_from_the_rules_library(
            choices in prop::collection::vec(any::<u16>(), 0..120),
        ) {
            let mut position = Chess::default();
            let mut seen = 0;
            for choice in choices {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                for &m in &legal {
                    let san = San::from_move(&position, m);
                    if let Some(found) = at_a_glance(&position, san) {
                        prop_assert_eq!(Ok(found), san.to_move(&position));
                        seen += 1;
                    }
                }
                position.play_unchecked(legal[usize::from(choice) % legal.len()]);
            }
            prop_assert!(seen > 0 || position == Chess::default());
            for san in every_san() {
                if let Some(found) = at_a_glance(&position, san) {
                    prop_assert_eq!(Ok(found), san.to_move(&position), "{}", san);
                }
            }
        }
    }
}
