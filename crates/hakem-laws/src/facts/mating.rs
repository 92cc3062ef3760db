//! Can this side still mate? Asked of the prover, kept as evidence (5.1.2, 5.2.2, 6.9, 7.5.5).

use hakem_prover::{Budget, Dead, Line, Options, Position as ProverPosition, Proof, Verdict};
use shakmaty::{CastlingMode, Color};

use super::position::Standing;
use crate::ruling::Evidence;

/// How hard mating chances are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scrutiny {
    /// Positions the prover may search for one question.
    pub nodes: u64,
    /// When the board is looked at for an end.
    pub watch: Watch,
    /// How hard dead positions are looked for.
    pub dead: DeadSearch,
}

/// How hard dead positions are looked for (5.2.2). What is found is proved in either case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadSearch {
    /// By what is cheap to prove.
    Quick,
    /// By a complete search within [`Scrutiny::nodes`].
    Complete,
}

/// When the board is looked at for an end that shows on it: mate, stalemate, a dead position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Watch {
    /// After every move; dead positions by what is cheap to prove.
    EveryMove,
    /// When the record is read: a legal move shows that the position before it was neither mate nor
    /// stalemate, and being dead never ends while moves are made.
    LastMove,
}

impl Scrutiny {
    /// For a game in progress: an answer within a second or so.
    pub const LIVE: Scrutiny = Scrutiny {
        nodes: 2_000_000,
        watch: Watch::EveryMove,
        dead: DeadSearch::Quick,
    };

    /// For records.
    pub const RECORD: Scrutiny = Scrutiny {
        nodes: 200_000,
        watch: Watch::LastMove,
        dead: DeadSearch::Quick,
    };

    /// For records, with nothing left open that a long search can decide.
    pub const FULL: Scrutiny = Scrutiny {
        nodes: 20_000_000,
        watch: Watch::LastMove,
        dead: DeadSearch::Complete,
    };
}

/// Whether a side can give mate by any series of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mating {
    /// It can: a line.
    Yes(Line),
    /// It cannot: a proof.
    No(Proof),
    /// Not decided within the limits.
    Undecided,
}

impl Mating {
    /// What the answer can be checked by: it was asked of `winner`, in the position `from`.
    #[must_use]
    pub fn evidence(&self, from: &Standing, winner: Color) -> Option<Evidence> {
        let from = || Box::new(from.clone());
        match self {
            Mating::Yes(line) => Some(Evidence::Line {
                winner,
                from: from(),
                line: line.clone(),
            }),
            Mating::No(proof) => Some(Evidence::NoMate {
                winner,
                from: from(),
                proof: proof.clone(),
            }),
            Mating::Undecided => None,
        }
    }
}

/// Asks whether `winner` can give mate from `standing`.
#[must_use]
pub fn can_mate(standing: &Standing, mode: CastlingMode, winner: Color, nodes: u64) -> Mating {
    let Some(position) = for_prover(standing, mode) else {
        return Mating::Undecided;
    };
    let answer = hakem_prover::can_mate(
        &position,
        winner,
        &Budget::nodes(nodes),
        &Options::default(),
    );
    match answer.verdict {
        Verdict::Mates(line) => Mating::Yes(line),
        Verdict::CannotMate(proof) => Mating::No(proof),
        Verdict::Undecided => Mating::Undecided,
    }
}

/// Whether it is cheap to prove that neither side can give mate. `false` says nothing.
#[must_use]
pub fn is_plainly_dead(standing: &Standing, mode: CastlingMode) -> bool {
    for_prover(standing, mode).is_some_and(|position| hakem_prover::quick_dead(&position))
}

/// Whether neither side can give mate, as far as `scrutiny` goes. `false` says nothing.
#[must_use]
pub fn is_dead(standing: &Standing, mode: CastlingMode, scrutiny: Scrutiny) -> bool {
    let plainly = is_plainly_dead(standing, mode);
    if plainly || scrutiny.dead == DeadSearch::Quick {
        return plainly;
    }
    let budget = Budget::nodes(scrutiny.nodes);
    for_prover(standing, mode).is_some_and(|position| {
        let answer = hakem_prover::dead(&position, &budget, &Options::default());
        matches!(answer, Dead::Yes(_))
    })
}

fn for_prover(standing: &Standing, mode: CastlingMode) -> Option<ProverPosition> {
    match standing {
        Standing::Regular(position) => Some(ProverPosition::from_chess(position)),
        Standing::Illegal(setup) => ProverPosition::from_setup(setup, mode).ok(),
    }
}
