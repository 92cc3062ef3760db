//! The cage rule: a side that can only step to and fro with its king.

use super::open::First;
use super::{Cage, Walls};
use crate::board::Board;
use crate::board::bits::{Squares, bit, king_attacks, king_steps, several};
use shakmaty::{Color, Role};

/// The reach of every man, under a cage that turns out to hold, if it excludes every mate.
///
/// Suppose that one side can never move but its king, and that only between a and b. If the other
/// king comes beside a or b, it is beside the one on which the caged king does not stand, and the
/// caged side has no move left: that was the last move of the game. So, but for a last move, the
/// other king stays away, which may be what keeps the cage shut. The sets are grown under this
/// restriction, and then show whether the supposition holds.
pub(super) fn excluding_mate(board: &Board, winner: Color) -> Option<Walls> {
    if board.castling != 0 {
        return None;
    }
    Color::ALL.into_iter().find_map(|color| {
        if !only_king_steps(board, color) {
            return None;
        }
        let king = board.king(color);
        // The king has to stay on two squares, of which it can certainly reach these.
        let home = First::look(board).home(board, color) & !bit(king);
        if several(home) {
            return None;
        }
        let exits = if home == 0 {
            king_attacks(king) & !board.of(color)
        } else {
            home
        };
        Squares(exits).find_map(|other| {
            let cage = Cage {
                color,
                squares: bit(king) | bit(other),
            };
            let zone = cage.squares | king_steps(cage.squares);
            if zone & board.men(!color, Role::King) != 0 {
                return None;
            }
            let mut walls = Walls::start(board, Some(cage));
            walls.close();
            (walls.cage_holds() && !walls.mate_fits(winner)).then_some(walls)
        })
    })
}

/// Whether no man of the colour but the king has anywhere to step, checks and pins aside.
fn only_king_steps(board: &Board, color: Color) -> bool {
    let free = !board.of(color);
    let steps = |role| super::grow::steps(color, role, board.men(color, role));
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let pushes = crate::board::bits::pawn_steps(color, board.men(color, Role::Pawn));
    let captures = steps(Role::Pawn) & board.of(!color);
    pushes & !board.occupied() == 0
        && captures == 0
        && pieces.into_iter().all(|role| {
            Squares(board.men(color, role))
                .all(|at| super::grow::steps(color, role, bit(at)) & free == 0)
        })
}

impl Walls {
    /// Whether the caged side indeed moves nothing but its king between the two squares.
    fn cage_holds(&self) -> bool {
        self.cage.is_none_or(|cage| {
            self.men
                .iter()
                .filter(|man| man.color == cage.color)
                .all(|man| {
                    if man.role == Role::King {
                        man.reach & !cage.squares == 0
                    } else {
                        man.stays()
                    }
                })
        })
    }
}
