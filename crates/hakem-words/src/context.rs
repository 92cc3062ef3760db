//! What a sentence needs to know of the game it speaks of.

use hakem_laws::{
    profile::Profile,
    record::{
        event::Ply,
        game::{Done, Game},
        move_name::MoveName,
    },
};
use shakmaty::Position;

use crate::{chess::move_name, lang::Lang, messages::Args};

/// The rules and the moves that a sentence refers to.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The rule set; its edition gives the numbers of the Articles.
    pub profile: &'static Profile,
    /// The names of the half-moves, the first at index 0; `None` where a half-move has no name
    /// because it was illegal or unreadable. Where the list is shorter than a half-move that is
    /// spoken of, the sentence counts half-moves.
    pub moves: &'a [Option<MoveName>],
}

impl Context<'static> {
    /// A rule set, and no moves known.
    #[must_use]
    pub const fn of(profile: &'static Profile) -> Context<'static> {
        Context {
            profile,
            moves: &[],
        }
    }
}

impl Context<'_> {
    /// The half-move after which `ply` half-moves were on the board.
    pub(crate) fn move_at(&self, ply: Ply) -> Option<MoveName> {
        let index = usize::try_from(ply.0).ok()?.checked_sub(1)?;
        self.moves.get(index).copied().flatten()
    }

    /// Adds the place of `ply`: `$place`, `$ply`, and `$move` where the half-move has a name.
    pub(crate) fn place<'a>(&self, args: Args<'a>, ply: Ply, lang: Lang) -> Args<'a> {
        let args = args.number("ply", ply.0);
        match (ply.0, self.move_at(ply)) {
            (0, _) => args.text("place", "start"),
            (_, Some(name)) => args
                .text("place", "named")
                .text("move", move_name(&name, lang)),
            (_, None) => args.text("place", "counted"),
        }
    }
}

/// The names of the half-moves of `game`, for [`Context::moves`].
#[must_use]
pub fn move_names(game: &Game) -> Vec<Option<MoveName>> {
    let mut standing = game.start().standing.clone();
    game.line()
        .iter()
        .map(|half| {
            let name = match (&half.done, standing.regular()) {
                (Done::Legal(m), Some(position)) if position.is_legal(*m) => {
                    Some(MoveName::played(position, *m))
                }
                _ => None,
            };
            standing = half.done.after(&standing, game.mode());
            name
        })
        .collect()
}
