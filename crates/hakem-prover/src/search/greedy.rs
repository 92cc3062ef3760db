//! Guided best-first search: play the move that seems to lead nearest to a mate.

use super::estimate::{Guide, Prospects, View};
use super::meter::{Meter, Stopped};
use super::nodes::{Node, Nodes};
use super::queue::{Queue, Task};
use crate::board::bits::Sq;
use crate::board::moves::Sink;
use crate::board::{Board, Move};
use crate::material;
use crate::walls::Walls;
use shakmaty::Color;

/// How a search ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// These moves lead to mate.
    Mates(Vec<Move>),
    /// Every series of moves was played out: none leads to mate.
    Closed,
    /// The number of positions allowed was reached.
    Limit,
}

/// Where the walls are looked at before a position is played on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    Never,
    /// After captures and pawn moves only: others hardly change the walls.
    Irreversible,
    Always,
}

/// After so many looks that found nothing the walls are not looked at any more.
const IN_VAIN: u32 = 150;

/// What can be used again by the next search.
pub(super) struct Scratch {
    nodes: Nodes,
    queue: Queue,
    walls: Vec<Walls>,
    /// How often the walls were looked at.
    looks: u32,
}

impl Scratch {
    pub(super) fn new() -> Scratch {
        Scratch {
            nodes: Nodes::new(),
            queue: Queue::new(),
            walls: Vec::new(),
            looks: 0,
        }
    }

    /// How many different positions the last search met.
    pub(super) fn positions(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// The walls at which the last search stopped.
    pub(super) fn take_walls(&mut self) -> Vec<Walls> {
        std::mem::take(&mut self.walls)
    }
}

/// One search from one position.
pub(super) struct Greedy<'a, 'b, G> {
    pub(super) winner: Color,
    pub(super) guide: &'a G,
    /// The number of positions played on from at which the search gives up.
    pub(super) limit: u64,
    pub(super) look: Look,
    pub(super) meter: &'a mut Meter<'b>,
    pub(super) scratch: &'a mut Scratch,
}

impl<G: Guide> Greedy<'_, '_, G> {
    pub(super) fn run(&mut self, root: &Board) -> Result<Outcome, Stopped> {
        self.scratch.nodes.clear();
        self.scratch.queue.clear();
        self.scratch.walls.clear();
        self.scratch.looks = 0;
        let view = self.guide.view(root, self.winner);
        let estimate = view.estimate as i16;
        let first = Node {
            estimate,
            ..Node::new(root.packed(), 0, Move::default())
        };
        self.scratch.nodes.insert(first);
        self.expand(0, root, &view);
        self.go_on()
    }

    /// Works on until the outcome is known or the limit is reached.
    fn go_on(&mut self) -> Result<Outcome, Stopped> {
        let mut expanded = 0;
        while let Some(task) = self.scratch.queue.pop() {
            match task.by {
                Some(m) => match self.make(task.node, m)? {
                    Made::Mate(node) => return Ok(Outcome::Mates(self.scratch.nodes.path(node))),
                    Made::Better => expanded += 1,
                    Made::Done => {}
                },
                None => {
                    expanded += 1;
                    if let Some(node) = self.scratch.nodes.get(task.node) {
                        let board = node.key.board();
                        let view = View::again(&board, self.winner, i32::from(node.estimate));
                        self.expand(task.node, &board, &view);
                    }
                }
            }
            if expanded >= self.limit {
                return Ok(Outcome::Limit);
            }
        }
        Ok(Outcome::Closed)
    }

    /// Queues the moves from a position.
    fn expand(&mut self, number: u32, board: &Board, view: &View) {
        let prospects = self.guide.prospects(board, self.winner, view);
        let queue = &mut self.scratch.queue;
        let mut push = Push {
            queue,
            prospects,
            node: number,
        };
        if board.turn == self.winner {
            board.each_legal(&mut push);
        } else {
            board.each_legal_avoiding(view.attacked, &mut push);
        }
    }

    /// Plays a move, judges the position it leads to, and plays on from it if it is nearer to mate.
    fn make(&mut self, parent: u32, m: Move) -> Result<Made, Stopped> {
        let Some(node) = self.scratch.nodes.get(parent) else {
            return Ok(Made::Done);
        };
        let (before, bound) = (node.key.board(), i32::from(node.estimate));
        self.meter.count()?;
        let board = before.after(m);
        let key = board.packed();
        let Some(number) = self.scratch.nodes.insert(Node::new(key, parent, m)) else {
            return Ok(Made::Done);
        };
        let view = self.guide.view(&board, self.winner);
        if view.check && board.turn != self.winner && !board.has_legal() {
            return Ok(Made::Mate(number));
        }
        let irreversible = before.is_zeroing(m);
        if irreversible && material::rule(&board, self.winner).is_some() && board.has_legal() {
            return Ok(Made::Done);
        }
        if self.walled(&board, irreversible) {
            return Ok(Made::Done);
        }
        if let Some(node) = self.scratch.nodes.get_mut(number) {
            node.estimate = view.estimate as i16;
        }
        if view.estimate < bound {
            self.expand(number, &board, &view);
            return Ok(Made::Better);
        }
        self.scratch.queue.push(
            view.estimate,
            Task {
                node: number,
                by: None,
            },
        );
        Ok(Made::Done)
    }

    fn walled(&mut self, board: &Board, irreversible: bool) -> bool {
        match self.look {
            Look::Never => return false,
            Look::Irreversible if !irreversible => return false,
            _ => {}
        }
        if self.scratch.looks >= IN_VAIN && self.scratch.walls.is_empty() {
            return false;
        }
        self.scratch.looks += 1;
        let walls = Walls::excluding_mate(board, self.winner);
        let found = walls.is_some();
        self.scratch.walls.extend(walls);
        found
    }
}

enum Made {
    Mate(u32),
    /// Nearer to mate than the position before, and already played on from.
    Better,
    /// Nothing to do now.
    Done,
}

/// Queues moves as they are generated.
struct Push<'a> {
    queue: &'a mut Queue,
    prospects: Prospects,
    node: u32,
}

impl Sink for Push<'_> {
    #[inline]
    fn one(&mut self, m: Move) {
        let by = Some(m);
        self.queue.push(
            self.prospects.after(m),
            Task {
                node: self.node,
                by,
            },
        );
    }

    #[inline(always)]
    fn many(&mut self, from: Sq, targets: u64) {
        if targets != 0 {
            let (queue, node) = (&mut *self.queue, self.node);
            self.prospects.split(from, targets, |estimate, set| {
                queue.push_all(estimate, node, from, set);
            });
        }
    }
}
