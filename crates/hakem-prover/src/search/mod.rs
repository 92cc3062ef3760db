//! From the question to the answer, by methods in the order of their price.

mod aim;
mod estimate;
mod greedy;
mod limit;
mod meter;
mod minors;
mod nodes;
mod queue;
mod weights;

use crate::board::{Board, Move};
use crate::evidence::{Closed, Line, Proof};
use crate::position::Position;
use crate::query::{Answer, Budget, HalfMoveLimit, Options, Verdict};
use crate::shallow;
use crate::walls::Walls;
use aim::Aim;
use estimate::Guide;
use greedy::{Greedy, Look, Outcome, Scratch};
use meter::{Meter, Stopped};
use shakmaty::Color;
use weights::{CAPTURING, GATHERING, GIVING, ROAMING, STARTING, STEADY, Weights};

pub(crate) fn answer(
    position: &Position,
    winner: Color,
    budget: &Budget<'_>,
    options: &Options,
) -> Answer {
    let mut meter = Meter::new(budget);
    let found = match options.half_move_limit {
        HalfMoveLimit::Ignored => decide(&position.board, winner, &mut meter),
        HalfMoveLimit::SeventyFiveMoves => {
            limit::decide(&position.board, position.half_moves, winner, &mut meter)
        }
    };
    let verdict = match found {
        Ok(Finding::Mates(moves)) => {
            let moves = moves.into_iter().map(|m| position.uci(m));
            Verdict::Mates(Line::new(moves.collect()))
        }
        Ok(Finding::Cannot(proof)) => Verdict::CannotMate(proof),
        Err(Stopped) => Verdict::Undecided,
    };
    Answer {
        verdict,
        spent: meter.spent(),
    }
}

/// What was found out.
enum Finding {
    /// These moves lead to mate.
    Mates(Vec<Move>),
    Cannot(Proof),
}

impl Finding {
    /// The same for the mirror image of the position. Only for proofs that name no squares.
    fn mirrored(self) -> Finding {
        match self {
            Finding::Mates(moves) => {
                Finding::Mates(moves.into_iter().map(Move::mirrored).collect())
            }
            cannot @ Finding::Cannot(_) => cannot,
        }
    }
}

/// Whether `winner` can mate, the 75-move limit aside.
fn decide(board: &Board, winner: Color, meter: &mut Meter<'_>) -> Result<Finding, Stopped> {
    if let Some(proof) = shallow::quick(board, winner) {
        return Ok(Finding::Cannot(proof));
    }
    if is_mate(board, winner) {
        return Ok(Finding::Mates(Vec::new()));
    }
    // The searches are written and tuned for White as the winner.
    if winner.is_white() {
        return Query {
            board,
            winner,
            meter,
        }
        .decide();
    }
    let board = board.flipped();
    let winner = Color::White;
    Ok(
        match (Query {
            board: &board,
            winner,
            meter,
        })
        .decide()?
        {
            Finding::Mates(moves) => Finding::Mates(moves.into_iter().map(Move::flipped).collect()),
            Finding::Cannot(Proof::Closed(mut closed)) => {
                closed.walls = closed.walls.iter().map(Walls::flipped).collect();
                Finding::Cannot(Proof::Closed(closed))
            }
            finding => finding,
        },
    )
}

/// Whether a mate by `winner` stands on the board.
fn is_mate(board: &Board, winner: Color) -> bool {
    board.turn != winner && board.in_check(board.turn) && !board.has_legal()
}

/// The first searches: short, each with other weights. Where one gets lost another seldom does,
/// so it is better to start afresh than to go on for long.
const SHORT: [(&Weights, u64, Look); 5] = [
    (&STARTING, 80, Look::Never),
    (&CAPTURING, 100, Look::Never),
    (&STEADY, 200, Look::Never),
    (&CAPTURING, 300, Look::Always),
    (&STEADY, 2_000, Look::Irreversible),
];

/// Then rounds, each larger than the one before. In every round one search that is never given up
/// goes on, other weights start afresh, and the nearest mates are aimed at, each with its share; the
/// numbers are positions played on from.
const ROUNDS: [Round; 5] = [
    Round {
        main: 40_000,
        afresh: 3_000,
        aimed: 12_000,
    },
    Round {
        main: 250_000,
        afresh: 15_000,
        aimed: 64_000,
    },
    Round {
        main: 350_000,
        afresh: 60_000,
        aimed: 256_000,
    },
    Round {
        main: 250_000,
        afresh: 250_000,
        aimed: 1_000_000,
    },
    Round {
        main: u64::MAX,
        afresh: 0,
        aimed: 0,
    },
];

/// The same for locked positions, in which few mates can be aimed at: there aiming and starting
/// afresh find more than going on.
const LOCKED: [Round; 5] = [
    Round {
        main: 15_000,
        afresh: 3_000,
        aimed: 40_000,
    },
    Round {
        main: 60_000,
        afresh: 50_000,
        aimed: 160_000,
    },
    Round {
        main: 200_000,
        afresh: 120_000,
        aimed: 400_000,
    },
    Round {
        main: 250_000,
        afresh: 500_000,
        aimed: 2_000_000,
    },
    Round {
        main: u64::MAX,
        afresh: 0,
        aimed: 0,
    },
];

/// Mates to aim at in a locked position, at most.
const FEW: usize = 8;

struct Round {
    main: u64,
    afresh: u64,
    aimed: u64,
}

/// A question being answered.
struct Query<'a, 'b> {
    board: &'a Board,
    winner: Color,
    meter: &'a mut Meter<'b>,
}

impl<'a, 'b> Query<'a, 'b> {
    fn decide(&mut self) -> Result<Finding, Stopped> {
        let mut scratch = Scratch::new();
        for (guide, limit, look) in SHORT {
            if let Some(finding) = self.search(guide, limit, look, &mut scratch)? {
                return Ok(finding);
            }
        }
        self.decide_at_length(&mut scratch)
    }

    /// The rounds. The mirror image has the same mates, but the searches come upon its moves in
    /// another order, which is variety at no price; so every other round looks at it instead.
    fn decide_at_length(&mut self, scratch: &mut Scratch) -> Result<Finding, Stopped> {
        let aims = aim::nearest_aims(self.board, self.winner);
        let rounds = if aims.len() > FEW { ROUNDS } else { LOCKED };
        let image = self.board.mirrored();
        let image_aims = if self.board.castling == 0 {
            aim::nearest_aims(&image, self.winner)
        } else {
            Vec::new()
        };
        let mut main = Scratch::new();
        for (n, round) in rounds.iter().enumerate() {
            let board = self.board;
            let mut greedy = self.greedy(&STEADY, round.main, Look::Never, &mut main);
            let outcome = if n > 0 {
                greedy.go_on()?
            } else {
                greedy.run(board)?
            };
            if let Some(finding) = finding(outcome, &mut main) {
                return Ok(finding);
            }
            let found = if n % 2 == 0 || board.castling != 0 {
                self.vary(round, &aims, scratch)?
            } else {
                let (winner, meter) = (self.winner, &mut *self.meter);
                let found = Query {
                    board: &image,
                    winner,
                    meter,
                }
                .vary(round, &image_aims, scratch)?;
                found.map(Finding::mirrored)
            };
            if let Some(finding) = found {
                return Ok(finding);
            }
        }
        Err(Stopped)
    }

    /// Starts afresh with other weights, then aims at single mates.
    fn vary(
        &mut self,
        round: &Round,
        aims: &[Aim],
        scratch: &mut Scratch,
    ) -> Result<Option<Finding>, Stopped> {
        for guide in [&ROAMING, &GATHERING, &CAPTURING, &GIVING] {
            let finding = self.search(guide, round.afresh, Look::Never, scratch)?;
            if finding.is_some() {
                return Ok(finding);
            }
        }
        self.aim_at(aims, round.aimed / aims.len().max(1) as u64, scratch)
    }

    fn aim_at(
        &mut self,
        aims: &[Aim],
        limit: u64,
        scratch: &mut Scratch,
    ) -> Result<Option<Finding>, Stopped> {
        for aim in aims {
            let finding = self.search(aim, limit, Look::Never, scratch)?;
            if finding.is_some() {
                return Ok(finding);
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
    ) -> Result<Option<Finding>, Stopped> {
        let board = self.board;
        let outcome = self.greedy(guide, limit, look, scratch).run(board)?;
        Ok(finding(outcome, scratch))
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
            meter: self.meter,
            scratch,
        }
    }
}

/// What the outcome of a search says, if it says anything.
fn finding(outcome: Outcome, scratch: &mut Scratch) -> Option<Finding> {
    match outcome {
        Outcome::Mates(moves) => Some(Finding::Mates(moves)),
        Outcome::Closed => {
            let positions = scratch.positions();
            let walls = scratch.take_walls();
            Some(Finding::Cannot(Proof::Closed(Box::new(Closed {
                positions,
                walls,
            }))))
        }
        Outcome::Limit => None,
    }
}
