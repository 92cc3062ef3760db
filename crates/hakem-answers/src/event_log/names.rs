//! The names of the half-moves, kept while a log is ruled on.

use hakem_laws::record::game::{Done, HalfMove};
use hakem_laws::record::move_name::MoveName;
use hakem_laws::{Game, Ruling};
use hakem_words::move_names;
use shakmaty::{Chess, Position};

/// The names of the half-moves on the board, kept from event to event: most events add one half-move
/// or none.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The names, the first half-move at index 0.
    pub names: Vec<Option<MoveName>>,
    last: Option<HalfMove>,
}

impl Names {
    /// Takes over what an event has changed; `before` is the position before it.
    pub fn follow(&mut self, game: &Game, before: Option<&Chess>) {
        let line = game.line();
        let last = line.last().cloned();
        match (line.len().checked_sub(self.names.len()), &last, before) {
            (Some(0), last, _)
                if self.names.is_empty() || same_move(last.as_ref(), self.last.as_ref()) => {}
            (Some(1), Some(half), Some(position)) => self.names.push(name(half, position)),
            _ => self.names = move_names(game),
        }
        self.last = last;
    }
}

fn same_move(one: Option<&HalfMove>, other: Option<&HalfMove>) -> bool {
    one.map(|half| &half.done) == other.map(|half| &half.done)
}

fn name(half: &HalfMove, before: &Chess) -> Option<MoveName> {
    match half.done {
        Done::Legal(m) if before.is_legal(m) => Some(MoveName::played(before, m)),
        _ => None,
    }
}

/// The name of the move that is due, if one is.
#[must_use]
pub fn must_play(game: &Game, ruling: &Ruling) -> Option<MoveName> {
    let position = game.position()?;
    ruling
        .effect
        .must_play
        .map(|m| MoveName::intended(position, m))
}
