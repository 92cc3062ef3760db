//! In which order the long searches take their turns, and how long each of them is.
//!
//! The numbers are positions looked at. The order was found on composed positions:
//! what most often finds a mate for its price comes first, and one search that is never given up
//! ends by playing out everything.

use super::weights::{CAPTURING, GATHERING, GIVING, ROAMING, STARTING, STEADY, Weights};

/// The guide of the search that is never given up.
pub(super) const MAIN: &Weights = &GIVING;

/// One search's turn.
#[derive(Clone, Copy)]
pub(super) enum Turn {
    /// The search that is never given up goes on for so many positions.
    GoOn(u64),
    /// Other weights start afresh.
    Afresh(&'static Weights, u64),
    /// The nearest mates that the walls admit are aimed at, at most so many, each for so long.
    Aim(usize, u64),
}

use Turn::{Afresh, Aim, GoOn};

/// Turns for positions that admit many kinds of mates.
const OPEN: [Turn; 7] = [
    Afresh(&GATHERING, 1_000),
    Afresh(&STEADY, 2_000),
    GoOn(4_000),
    Aim(8, 300),
    GoOn(26_000),
    Afresh(&STARTING, 8_000),
    GoOn(120_000),
];

/// Turns for locked positions, in which few mates can be aimed at.
const LOCKED: [Turn; 8] = [
    Aim(8, 300),
    Aim(8, 1_000),
    Afresh(&GATHERING, 1_000),
    GoOn(4_000),
    Aim(2, 4_000),
    Afresh(&CAPTURING, 4_000),
    Aim(2, 50_000),
    GoOn(100_000),
];

/// Turns taken again and again, each time twice as long as before.
const AGAIN: [Turn; 5] = [
    Afresh(&CAPTURING, 50_000),
    Afresh(&STARTING, 50_000),
    Aim(16, 10_000),
    Afresh(&ROAMING, 50_000),
    GoOn(200_000),
];

/// How often the last turns are taken at most; they double each time.
const DOUBLINGS: u32 = 48;

/// Mates to aim at in a locked position, at most.
const FEW: usize = 8;

/// All turns for a position with so many mates to aim at.
pub(super) fn turns(aims: usize) -> impl Iterator<Item = Turn> {
    let first: &[Turn] = if aims > FEW { &OPEN } else { &LOCKED };
    let again = (0..DOUBLINGS).flat_map(|n| AGAIN.map(|turn| turn.longer(n)));
    first.iter().copied().chain(again)
}

impl Turn {
    /// The same turn, its length doubled so many times.
    fn longer(self, doublings: u32) -> Turn {
        match self {
            GoOn(limit) => GoOn(limit << doublings),
            Afresh(guide, limit) => Afresh(guide, limit << doublings),
            Aim(most, limit) => Aim(most, limit << doublings),
        }
    }
}
