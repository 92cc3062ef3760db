//! A first look that lets ordinary positions go in a fraction of a microsecond.

use super::grow::{flood, steps};
use crate::board::Board;
use crate::board::bits::{king_steps, last_rank, pawn_captures, pawn_steps};
use shakmaty::{Color, Role};

/// What holds to begin with, before any man has moved in the growth of the reach sets. Growth only
/// ever takes squares out of these sets.
pub(super) struct First {
    /// Squares of men that cannot be captured at once, and of kings.
    blocked: [u64; 2],
    /// Squares next to such men that they attack.
    guarded: [u64; 2],
}

impl First {
    #[inline]
    pub(super) fn look(board: &Board) -> First {
        let captures = [Color::Black, Color::White].map(|color| {
            let pawns = board.men(color, Role::Pawn);
            (board.of(color) & !pawns) | pawn_captures(color, pawns)
        });
        let kings = board.all(Role::King);
        let blocked = [Color::Black, Color::White]
            .map(|color| board.of(color) & (!captures[!color as usize] | kings));
        let guarded = [Color::Black, Color::White].map(|color| {
            let men = blocked[color as usize];
            Role::ALL.into_iter().fold(0, |all, role| {
                all | steps(color, role, board.all(role) & men)
            })
        });
        First { blocked, guarded }
    }

    /// Where a king can certainly come.
    #[inline]
    pub(super) fn home(&self, board: &Board, color: Color) -> u64 {
        let allowed = !self.blocked[color as usize] & !self.guarded[!color as usize];
        flood(Role::King, board.men(color, Role::King), allowed)
    }
}

/// Whether the reach sets certainly admit a mate by `winner`: even if every man that moves only
/// makes way and nothing else, the king can go to a square where it and all its neighbours can be
/// attacked.
///
/// A shortcut of the full growth: what it finds, the full growth would find too. `false` says
/// nothing.
#[inline]
pub(crate) fn clearly_open(board: &Board, winner: Color) -> bool {
    let first = First::look(board);
    let home = first.home(board, !winner);
    let own_blocked = first.blocked[winner as usize];
    // A pawn with a free way may become whatever the mate needs.
    if promotes(board, winner, first.blocked[0] | first.blocked[1]) {
        return true;
    }
    let king = board.men(!winner, Role::King);
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

/// Whether a pawn has no pawn of the other side ahead and nothing blocked in its way.
#[inline]
fn promotes(board: &Board, color: Color, blocked: u64) -> bool {
    let free = !blocked & !board.men(!color, Role::Pawn);
    let mut pawns = board.men(color, Role::Pawn);
    // From the second rank to the last it is six steps.
    for _ in 0..6 {
        pawns |= pawn_steps(color, pawns) & free;
    }
    pawns & last_rank(color) != 0
}
