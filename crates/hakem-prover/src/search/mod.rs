//! From the question to the answer, by methods in the order of their price.

mod aim;
mod estimate;
mod greedy;
mod limit;
mod meter;
mod minors;
mod nodes;
mod queue;
mod rounds;
mod thorough;
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
use rounds::Turn;
use shakmaty::Color;
use thorough::{Store, Thorough};
use weights::{CAPTURING, STARTING, STEADY, Weights};

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
        drop(scratch);
        self.decide_at_length()
    }

    /// The long searches, each in its turn. The mirror image has the same mates, but a search comes
    /// upon its moves in another order, which is variety at no price; so the searches that start
    /// afresh look at it.
    fn decide_at_length(&mut self) -> Result<Finding, Stopped> {
        let aims = aim::nearest_aims(self.board, self.winner);
        let (mut main, mut other) = (Store::new(), Store::new());
        main.start(self.board);
        for turn in rounds::turns(aims.len()) {
            let found = match turn {
                Turn::GoOn(limit) => {
                    let outcome = self.thorough(rounds::MAIN, limit, &mut main).go_on()?;
                    finding(outcome, main.positions(), Vec::new)
                }
                Turn::Afresh(guide, limit) => self.mirrored(guide, limit, &mut other)?,
                Turn::Aim(most, limit) => self.aim_at(&aims, most, limit, &mut other)?,
            };
            if let Some(finding) = found {
                return Ok(finding);
            }
        }
        Err(Stopped)
    }

    /// A long search for the mirror image, if it is another position with the same mates.
    fn mirrored(
        &mut self,
        guide: &Weights,
        limit: u64,
        store: &mut Store,
    ) -> Result<Option<Finding>, Stopped> {
        if self.board.castling != 0 {
            return self.afresh(guide, limit, store);
        }
        let (winner, meter) = (self.winner, &mut *self.meter);
        let image = Query {
            board: &self.board.mirrored(),
            winner,
            meter,
        }
        .afresh(guide, limit, store)?;
        Ok(image.map(Finding::mirrored))
    }

    fn aim_at(
        &mut self,
        aims: &[Aim],
        most: usize,
        limit: u64,
        store: &mut Store,
    ) -> Result<Option<Finding>, Stopped> {
        for aim in aims.iter().take(most) {
            let finding = self.afresh(aim, limit, store)?;
            if finding.is_some() {
                return Ok(finding);
            }
        }
        Ok(None)
    }

    /// One long search from the start.
    fn afresh<G: Guide>(
        &mut self,
        guide: &G,
        limit: u64,
        store: &mut Store,
    ) -> Result<Option<Finding>, Stopped> {
        let board = self.board;
        store.start(board);
        let outcome = self.thorough(guide, limit, store).go_on()?;
        Ok(finding(outcome, store.positions(), Vec::new))
    }

    fn thorough<'c, G: Guide>(
        &'c mut self,
        guide: &'c G,
        limit: u64,
        store: &'c mut Store,
    ) -> Thorough<'c, 'b, G> {
        Thorough {
            winner: self.winner,
            guide,
            limit,
            meter: self.meter,
            store,
        }
    }

    /// One short search from the start.
    fn search<G: Guide>(
        &mut self,
        guide: &G,
        limit: u64,
        look: Look,
        scratch: &mut Scratch,
    ) -> Result<Option<Finding>, Stopped> {
        let board = self.board;
        let outcome = self.greedy(guide, limit, look, scratch).run(board)?;
        Ok(finding(outcome, scratch.positions(), || {
            scratch.take_walls()
        }))
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
fn finding(
    outcome: Outcome,
    positions: u64,
    walls: impl FnOnce() -> Vec<Walls>,
) -> Option<Finding> {
    match outcome {
        Outcome::Mates(moves) => Some(Finding::Mates(moves)),
        Outcome::Closed => {
            let walls = walls();
            Some(Finding::Cannot(Proof::Closed(Box::new(Closed {
                positions,
                walls,
            }))))
        }
        Outcome::Limit => None,
    }
}
