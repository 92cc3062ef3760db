//! From the question to the answer, by methods in the order of their price.

mod aim;
mod estimate;
mod greedy;
mod meter;
mod minors;
mod nodes;
mod queue;
mod weights;

use crate::board::Move;
use crate::evidence::{Closed, Line, Proof};
use crate::position::Position;
use crate::query::{Answer, Budget, Options, Verdict};
use crate::shallow;
use aim::Aim;
use estimate::Guide;
use greedy::{Greedy, Look, Outcome, Scratch};
use meter::{Meter, Stopped};
use shakmaty::Color;
use weights::{CAPTURING, STARTING, STEADY, Weights};

pub(crate) fn answer(
    position: &Position,
    winner: Color,
    budget: &Budget<'_>,
    _options: &Options,
) -> Answer {
    let mut query = Query {
        position,
        winner,
        meter: Meter::new(budget),
    };
    let verdict = query.decide().unwrap_or(Verdict::Undecided);
    Answer {
        verdict,
        spent: query.meter.spent(),
    }
}

/// The first searches: short, each with other weights. Where one gets lost another seldom does,
/// so it is better to start afresh than to go on for long.
const SHORT: [(&Weights, u64, Look); 5] = [
    (&STARTING, 60, Look::Never),
    (&CAPTURING, 100, Look::Never),
    (&STEADY, 200, Look::Never),
    (&STARTING, 300, Look::Always),
    (&CAPTURING, 1_500, Look::Irreversible),
];

/// Then searches that aim at single mates take turns with one search that is never given up. In
/// each round every aim may play on from so many positions, and the one search from about half as
/// many as they together.
const AIMED: [u64; 5] = [150, 1_000, 4_000, 16_000, 64_000];

/// The one search gets at least so many in each round: many questions are small enough for it.
const MAIN: u64 = 20_000;

/// A question being answered.
struct Query<'a, 'b> {
    position: &'a Position,
    winner: Color,
    meter: Meter<'b>,
}

impl<'b> Query<'_, 'b> {
    fn decide(&mut self) -> Result<Verdict, Stopped> {
        let board = &self.position.board;
        if let Some(proof) = shallow::quick(board, self.winner) {
            return Ok(Verdict::CannotMate(proof));
        }
        if board.turn != self.winner && board.in_check(board.turn) && !board.has_legal() {
            return Ok(Verdict::Mates(Line::default()));
        }
        let mut scratch = Scratch::new();
        for (guide, limit, look) in SHORT {
            if let Some(verdict) = self.search(guide, limit, look, &mut scratch)? {
                return Ok(verdict);
            }
        }
        self.decide_at_length(&mut scratch)
    }

    fn decide_at_length(&mut self, scratch: &mut Scratch) -> Result<Verdict, Stopped> {
        let aims = aim::nearest_aims(&self.position.board, self.winner);
        let mut main = Scratch::new();
        let mut started = false;
        for aimed in AIMED {
            if let Some(verdict) = self.aim_at(&aims, aimed, scratch)? {
                return Ok(verdict);
            }
            let last = Some(&aimed) == AIMED.last();
            let limit = if last {
                u64::MAX
            } else {
                MAIN.max(aims.len() as u64 * aimed / 2)
            };
            let position = self.position;
            let mut greedy = self.greedy(&STEADY, limit, Look::Never, &mut main);
            let outcome = if started {
                greedy.go_on()?
            } else {
                greedy.run(&position.board)?
            };
            started = true;
            if let Some(verdict) = self.verdict(outcome, &mut main) {
                return Ok(verdict);
            }
        }
        Err(Stopped)
    }

    fn aim_at(
        &mut self,
        aims: &[Aim],
        limit: u64,
        scratch: &mut Scratch,
    ) -> Result<Option<Verdict>, Stopped> {
        for aim in aims {
            let verdict = self.search(aim, limit, Look::Never, scratch)?;
            if verdict.is_some() {
                return Ok(verdict);
            }
        }
        Ok(None)
    }

    /// One search from the start.
    fn search<G: Guide>(
        &mut self,
        guide: &G,
        limit: u64,
        look: Look,
        scratch: &mut Scratch,
    ) -> Result<Option<Verdict>, Stopped> {
        let position = self.position;
        let outcome = self
            .greedy(guide, limit, look, scratch)
            .run(&position.board)?;
        Ok(self.verdict(outcome, scratch))
    }

    fn greedy<'c, G: Guide>(
        &'c mut self,
        guide: &'c G,
        limit: u64,
        look: Look,
        scratch: &'c mut Scratch,
    ) -> Greedy<'c, 'b, G> {
        Greedy {
            winner: self.winner,
            guide,
            limit,
            look,
            meter: &mut self.meter,
            scratch,
        }
    }

    fn verdict(&self, outcome: Outcome, scratch: &mut Scratch) -> Option<Verdict> {
        match outcome {
            Outcome::Mates(moves) => Some(Verdict::Mates(self.line(moves))),
            Outcome::Closed => {
                let positions = scratch.positions();
                let walls = scratch.take_walls();
                let closed = Closed { positions, walls };
                Some(Verdict::CannotMate(Proof::Closed(Box::new(closed))))
            }
            Outcome::Limit => None,
        }
    }

    fn line(&self, moves: Vec<Move>) -> Line {
        Line::new(moves.into_iter().map(|m| self.position.uci(m)).collect())
    }
}
