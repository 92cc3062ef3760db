//! A first look that lets ordinary positions go in a fraction of a microsecond.

use super::grow::{flood, steps};
use crate::board::Board;
use crate::board::bits::{king_steps, pawn_captures};
use shakmaty::{Color, Role};

/// Whether the reach sets certainly admit a mate by `winner`: even if every man that moves only
/// makes way and nothing else, the king can go to a square where it and all its neighbours can be
/// attacked.
///
/// A shortcut of the full growth: what it finds, the full growth would find too. `false` says
/// nothing.
#[inline]
pub(crate) fn clearly_open(board: &Board, winner: Color) -> bool {
    let loser = !winner;
    let captures = [Color::Black, Color::White].map(|color| {
        let pawns = board.men(color, Role::Pawn);
        (board.of(color) & !pawns) | pawn_captures(color, pawns)
    });
    // To begin with, every man that cannot be captured at once counts as blocked.
    let blocked = |color: Color| {
        let kings = board.men(color, Role::King);
        (board.of(color) & !captures[!color as usize]) | kings
    };
    let own_blocked = blocked(winner);
    let mut guarded = 0;
    for role in Role::ALL {
        guarded |= steps(winner, role, board.men(winner, role) & own_blocked);
    }
    let king = board.men(loser, Role::King);
    let home = flood(Role::King, king, !blocked(loser) & !guarded);
    let mut attacked = 0;
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        let men = board.men(winner, role);
        if men == 0 {
            continue;
        }
        attacked |= steps(winner, role, flood(role, men, !own_blocked & !king));
        if home & attacked & !king_steps(!attacked) != 0 {
            return true;
        }
    }
    false
}
