//! The question under the 75-move limit (Article 9.6.2).

use super::meter::{Meter, Stopped};
use super::nodes::{Node, Nodes};
use super::{Finding, is_mate};
use crate::board::{Board, Move};
use crate::evidence::{Closed, Proof, Standing};
use crate::shallow;
use shakmaty::Color;

/// The limit in half-moves.
const LIMIT: u32 = 150;

/// Whether `winner` can mate before the 150th half-move in a row without capture or pawn move, or
/// with it, counting from `clock`.
pub(super) fn decide(
    board: &Board,
    clock: u32,
    winner: Color,
    meter: &mut Meter<'_>,
) -> Result<Finding, Stopped> {
    if is_mate(board, winner) {
        return Ok(Finding::Mates(Vec::new()));
    }
    if !board.has_legal() {
        return shallow::ended(board, winner)
            .map(Finding::Cannot)
            .ok_or(Stopped);
    }
    if clock >= LIMIT {
        return Ok(Finding::Cannot(Proof::Ended(Standing::MoveLimit)));
    }
    match super::decide(board, winner, meter)? {
        Finding::Mates(moves) if !within(board, clock, &moves) => Exact {
            winner,
            meter,
            nodes: Nodes::new(),
            closed: Closed::default(),
        }
        .decide(board, clock),
        finding => Ok(finding),
    }
}

/// Whether the moves reach their end before the limit ends the game.
fn within(board: &Board, clock: u32, moves: &[Move]) -> bool {
    let (mut board, mut clock) = (*board, clock);
    moves.iter().all(|&m| {
        let goes_on = clock < LIMIT;
        clock = if board.is_zeroing(m) { 0 } else { clock + 1 };
        board = board.after(m);
        goes_on
    })
}

/// Plays out all series without capture or pawn move, shortest first, up to the limit; behind every
/// capture or pawn move the question is asked afresh, with the clock at zero.
struct Exact<'a, 'b> {
    winner: Color,
    meter: &'a mut Meter<'b>,
    nodes: Nodes,
    closed: Closed,
}

impl Exact<'_, '_> {
    fn decide(mut self, board: &Board, clock: u32) -> Result<Finding, Stopped> {
        let first = Node {
            estimate: clock as i16,
            ..Node::new(board.packed(), 0, Move::default())
        };
        self.nodes.insert(first);
        let mut undecided = false;
        let mut at = 0;
        while let Some(node) = self.nodes.get(at) {
            let (board, clock) = (node.key.board(), node.estimate as u32);
            if is_mate(&board, self.winner) {
                return Ok(Finding::Mates(self.nodes.path(at)));
            }
            if clock < LIMIT {
                for m in board.legal_moves() {
                    match self.follow(at, &board, m, clock) {
                        Ok(Some(moves)) => return Ok(Finding::Mates(moves)),
                        Ok(None) => {}
                        Err(Stopped) if self.meter.exhausted() => return Err(Stopped),
                        Err(Stopped) => undecided = true,
                    }
                }
            }
            at += 1;
        }
        if undecided {
            return Err(Stopped);
        }
        self.closed.positions += self.nodes.len() as u64;
        Ok(Finding::Cannot(Proof::Closed(Box::new(self.closed))))
    }

    /// Follows a move; the moves to a mate if one lies behind a capture or pawn move.
    fn follow(
        &mut self,
        from: u32,
        board: &Board,
        m: Move,
        clock: u32,
    ) -> Result<Option<Vec<Move>>, Stopped> {
        self.meter.count()?;
        let after = board.after(m);
        if !board.is_zeroing(m) {
            let estimate = (clock + 1) as i16;
            let node = Node {
                estimate,
                ..Node::new(after.packed(), from, m)
            };
            self.nodes.insert(node);
            return Ok(None);
        }
        match decide(&after, 0, self.winner, self.meter)? {
            Finding::Mates(moves) => {
                let mut line = self.nodes.path(from);
                line.push(m);
                line.extend(moves);
                Ok(Some(line))
            }
            Finding::Cannot(proof) => {
                self.keep(proof);
                Ok(None)
            }
        }
    }

    /// Keeps what a proof for a position behind a capture or pawn move rests on.
    fn keep(&mut self, proof: Proof) {
        self.closed.positions += 1;
        match proof {
            Proof::Walls(walls) => self.closed.walls.push(*walls),
            Proof::Closed(closed) => {
                self.closed.positions += closed.positions;
                self.closed.walls.extend(closed.walls);
            }
            Proof::Ended(_) | Proof::Material(_) => {}
        }
    }
}
