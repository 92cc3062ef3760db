//! From the question to the answer, by methods in the order of their price.

use crate::board::{Board, Move, Packed};
use crate::evidence::{Closed, Line, Proof, Standing};
use crate::material;
use crate::position::Position;
use crate::query::{Answer, Budget, Options, Spent, Verdict};
use shakmaty::Color;
use std::collections::HashSet;

struct Node {
    board: Board,
    parent: usize,
    by: Move,
}

pub(crate) fn answer(
    position: &Position,
    winner: Color,
    budget: &Budget<'_>,
    _options: &Options,
) -> Answer {
    let mut nodes = 0;
    let verdict = match crate::shallow::quick(&position.board, winner) {
        Some(proof) => Verdict::CannotMate(proof),
        None => exhaust(position, winner, budget, &mut nodes),
    };
    Answer {
        verdict,
        spent: Spent { nodes },
    }
}

fn exhaust(position: &Position, winner: Color, budget: &Budget<'_>, spent: &mut u64) -> Verdict {
    let root = position.board;
    let mut seen: HashSet<Packed> = HashSet::from([root.packed()]);
    let mut nodes = vec![Node {
        board: root,
        parent: 0,
        by: Move::default(),
    }];
    let mut next = 0;
    while let Some(node) = nodes.get(next) {
        let board = node.board;
        let moves = board.legal_moves();
        if moves.is_empty() {
            if board.turn != winner && board.in_check(board.turn) {
                return Verdict::Mates(line(position, &nodes, next));
            }
            if next == 0 {
                let mated = board.in_check(board.turn);
                let standing = if mated {
                    Standing::Checkmated
                } else {
                    Standing::Stalemate
                };
                return Verdict::CannotMate(Proof::Ended(standing));
            }
        } else if let Some(proof) = material::cannot(&board, winner) {
            if next == 0 {
                return Verdict::CannotMate(proof);
            }
        } else {
            for m in moves {
                *spent += 1;
                let stop = spent.is_multiple_of(256) && budget.cancelled.is_some_and(|stop| stop());
                if stop || *spent > budget.nodes {
                    return Verdict::Undecided;
                }
                let after = board.after(m);
                if seen.insert(after.packed()) {
                    nodes.push(Node {
                        board: after,
                        parent: next,
                        by: m,
                    });
                }
            }
        }
        next += 1;
    }
    Verdict::CannotMate(Proof::Closed(Box::new(Closed {
        positions: seen.len() as u64,
        walls: Vec::new(),
    })))
}

fn line(position: &Position, nodes: &[Node], last: usize) -> Line {
    let mut moves = Vec::new();
    let mut at = last;
    while at != 0 {
        let Some(node) = nodes.get(at) else { break };
        moves.push(position.uci(node.by));
        at = node.parent;
    }
    moves.reverse();
    Line::new(moves)
}
