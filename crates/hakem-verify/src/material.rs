//! The rules by which the men alone exclude every mate.
//!
//! Why they hold is told in `docs/certificate.md`.

use crate::rules::{Kind, Position, Set, Side};

const DARK: Set = 0xaa55_aa55_aa55_aa55;

/// The code of the rule by which the winner can never mate, if one applies.
pub(crate) fn rule(position: &Position, winner: Side) -> Option<&'static str> {
    let own = |kind| position.men(winner, kind);
    let theirs = |kind| position.men(winner.other(), kind);
    if own(Kind::Pawn) | own(Kind::Rook) | own(Kind::Queen) != 0 {
        return None;
    }
    let (knights, bishops) = (own(Kind::Knight), own(Kind::Bishop));
    if knights | bishops == 0 {
        return Some("bare_king");
    }
    if theirs(Kind::Pawn) | theirs(Kind::Knight) != 0 {
        return None;
    }
    if knights.count_ones() == 1 && bishops == 0 {
        return (theirs(Kind::Bishop) | theirs(Kind::Rook) == 0).then_some("one_knight");
    }
    let one_colour = |shade: Set| knights == 0 && (bishops | theirs(Kind::Bishop)) & shade == 0;
    (one_colour(DARK) || one_colour(!DARK)).then_some("bishops_of_one_colour")
}
