//! Asking the prover, within the bounds that a user sets.

use std::time::{Duration, Instant};

use hakem_prover::{Answer, Budget, Options, Position, can_mate};
use shakmaty::Color;

/// What one answer may cost.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// How many positions may be searched; `None`: as many as the time allows.
    pub nodes: Option<u64>,
    /// How long it may take; `None`: [`Bounds::USUAL`], unless the positions are bounded.
    pub time: Option<Duration>,
}

impl Bounds {
    /// How long an answer may take where nothing else is said.
    pub const USUAL: Duration = Duration::from_secs(10);

    fn time(self) -> Option<Duration> {
        match (self.time, self.nodes) {
            (Some(time), _) => Some(time),
            (None, Some(_)) => None,
            (None, None) => Some(Bounds::USUAL),
        }
    }
}

/// An answer of the prover, and the time it took.
#[derive(Clone, Debug)]
pub struct Asked {
    /// Of whom it was asked.
    pub color: Color,
    /// What was found out.
    pub answer: Answer,
    /// In microseconds.
    pub micros: u64,
}

/// Asks whether `winner` can still give mate.
#[must_use]
pub fn ask(position: &Position, winner: Color, bounds: Bounds) -> Asked {
    ask_until(position, winner, bounds, &|| false)
}

/// Asks whether `winner` can still give mate, unless `cancelled` says that nobody waits for the
/// answer any more.
#[must_use]
pub fn ask_until(
    position: &Position,
    winner: Color,
    bounds: Bounds,
    cancelled: &dyn Fn() -> bool,
) -> Asked {
    let begun = Instant::now();
    let limit = bounds.time();
    let late = || limit.is_some_and(|limit| begun.elapsed() >= limit) || cancelled();
    let budget = Budget {
        nodes: bounds.nodes.unwrap_or(u64::MAX),
        cancelled: Some(&late),
    };
    let answer = can_mate(position, winner, &budget, &Options::default());
    let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    Asked {
        color: winner,
        answer,
        micros,
    }
}
