//! 9.4: whoever touches a piece as in 4.3 loses the right to claim on that move.
//!
//! The right comes back with the next move, not for what is past.

use shakmaty::{Color, Square};

use crate::record::game::Game;

/// The piece that `player` has touched on this move.
#[must_use]
pub fn touched(game: &Game, player: Color) -> Option<Square> {
    (game.standing().turn() == player)
        .then(|| game.touches.first())
        .flatten()
}
