//! The question, what it may cost, and the answer.

use crate::evidence::{Line, Proof};
use crate::position::Position;
use crate::{material, search};
use shakmaty::{ByColor, Color};
use std::fmt;

/// What a query may cost.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// The greatest number of positions that may be made on the board.
    pub nodes: u64,
    /// Asked every few hundred nodes; `true` stops the query with [`Verdict::Undecided`].
    pub cancelled: Option<&'a dyn Fn() -> bool>,
}

impl Budget<'_> {
    /// A budget of nodes that nobody can cancel.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Budget<'static> {
        Budget {
            nodes,
            cancelled: None,
        }
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget")
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}

/// Whether the 75-move limit of Article 9.6.2 ends the series of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum HalfMoveLimit {
    /// The limit does not count: a series may be as long as it likes.
    #[default]
    Ignored,
    /// The series ends with the 150th half-move in a row without capture or pawn move, counted
    /// from the position's half-move clock, unless that half-move gives mate.
    SeventyFiveMoves,
}

/// How the question is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// Whether the 75-move limit counts. Ignored by default.
    pub half_move_limit: HalfMoveLimit,
}

impl Options {
    /// The same options with another half-move limit.
    #[must_use]
    pub const fn with_half_move_limit(mut self, limit: HalfMoveLimit) -> Options {
        self.half_move_limit = limit;
        self
    }
}

/// What a query cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Spent {
    /// Positions made on the board.
    pub nodes: u64,
}

/// The answer with its cost.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Answer {
    /// Whether the side can give mate.
    pub verdict: Verdict,
    /// What finding this out cost.
    pub spent: Spent,
}

/// Whether a side can give mate by any series of legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can: this is one such series, to the mate. Empty if the mate stands on the board.
    Mates(Line),
    /// It cannot: this is why.
    CannotMate(Proof),
    /// The budget did not suffice to find out, or the query was cancelled.
    Undecided,
}

/// Whether neither side can give mate (Article 5.2.2).
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Dead {
    /// Neither can: a proof for each side.
    Yes(ByColor<Proof>),
    /// This side can, by this series.
    No(Line, Color),
    /// The budget did not suffice to find out.
    Undecided,
}

/// Whether `winner` can still give mate by any series of legal moves, both sides helping.
///
/// A side that stands mated or stalemated cannot; the side whose mate stands on the board can,
/// by an empty line. The answer depends on nothing but the arguments (and on when the budget's
/// cancellation check says stop).
///
/// ```
/// use hakem_prover::{Budget, Options, Position, Verdict, can_mate};
/// use shakmaty::{CastlingMode, Color, fen::Fen};
///
/// // Only Kxg3 is possible, and it is mate.
/// let fen: Fen = "6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1".parse()?;
/// let position = Position::from_setup(fen.as_setup(), CastlingMode::Standard)?;
/// let answer = can_mate(&position, Color::White, &Budget::nodes(10_000), &Options::default());
/// let Verdict::Mates(line) = answer.verdict else { panic!("White mates") };
/// assert_eq!(line.to_string(), "h2g3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn can_mate(
    position: &Position,
    winner: Color,
    budget: &Budget<'_>,
    options: &Options,
) -> Answer {
    search::answer(position, winner, budget, options)
}

/// A proof that `winner` cannot give mate, if one is cheap to find.
///
/// Made to be asked after every move of a game. `None` says nothing.
#[must_use]
pub fn quick(position: &Position, winner: Color) -> Option<Proof> {
    crate::shallow::quick(&position.board, winner)
}

/// Whether neither side can give mate, one budget for each side.
#[must_use]
pub fn dead(position: &Position, budget: &Budget<'_>, options: &Options) -> Dead {
    // The side with more men is the likelier one to have a mate, and one mate settles it.
    let first = Color::from_white(material::stronger_is_white(&position.board));
    let mut proofs = ByColor {
        white: None,
        black: None,
    };
    for color in [first, !first] {
        match can_mate(position, color, budget, options).verdict {
            Verdict::Mates(line) => return Dead::No(line, color),
            Verdict::CannotMate(proof) => *proofs.get_mut(color) = Some(proof),
            Verdict::Undecided => {}
        }
    }
    match (proofs.white, proofs.black) {
        (Some(white), Some(black)) => Dead::Yes(ByColor { white, black }),
        _ => Dead::Undecided,
    }
}

/// Whether it is cheap to prove that neither side can give mate. `false` says nothing.
#[must_use]
pub fn quick_dead(position: &Position) -> bool {
    // The side with more men is the likelier one to have a mate.
    let first = Color::from_white(material::stronger_is_white(&position.board));
    [first, !first]
        .into_iter()
        .all(|winner| quick(position, winner).is_some())
}
