//! 9.4: whoever touches a piece as in 4.3 loses the right to claim on that move.
//!
//! The right comes back with the next move, not for what is past.

use shakmaty::{Color, Square};

use crate::{
    facts::touch::Touches,
    record::game::{Done, Game},
};

/// What `player`, who has the move, has touched on this move. What he touched for a move that was
/// set back counts: it is the same move, and 4.3 still applies to it (7.5.1, 4.8).
#[must_use]
pub fn touched(game: &Game, player: Color) -> Option<&Touches> {
    let touched = game.standing().turn() == player && !game.touches.is_empty();
    touched.then_some(&game.touches)
}

/// The piece with which `player` has tried an illegal move that he has not completed. It is not
/// made (4.7), so he still has the move; but he has touched the piece.
#[must_use]
pub fn tried(game: &Game, player: Color) -> Option<Square> {
    if !game.takes_back_unpressed(player) {
        return None;
    }
    let own = match game.line().last().map(|half| &half.done) {
        Some(Done::Displaced { from, .. } | Done::PawnLeft { from, .. }) => Some(*from),
        _ => None,
    };
    game.touched_before.first().or(own)
}
