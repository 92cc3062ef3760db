//! Best-first search made to be long: every position is kept once, and a move to a position met
//! before is dropped as soon as it is seen.

use super::estimate::{Guide, Prospects, View};
use super::greedy::Outcome;
use super::meter::{Meter, Stopped};
use super::nodes::{NOT_YET, Node, Nodes};
use super::queue::{HIGHEST, NONE};
use crate::board::bits::{Sq, Squares, bit};
use crate::board::moves::Sink;
use crate::board::{Board, Move, Packed};
use crate::material;
use arrayvec::ArrayVec;
use shakmaty::{Color, Role};

/// The positions of a search and the order in which they are looked at.
pub(super) struct Store {
    nodes: Nodes,
    sweeps: Sweeps,
    shelves: Shelves,
}

/// Moves of one man to many squares. Most of them are never wanted, so the positions they lead to
/// are not kept until they are.
#[derive(Clone, Copy)]
struct Sweep {
    /// Where the man may go.
    targets: u64,
    next: u32,
    /// The position from which it goes.
    node: u32,
    from: Sq,
}

/// All sweeps, in places that are used again.
struct Sweeps {
    list: Vec<Sweep>,
    free: u32,
}

/// Marks the number of a sweep among those of positions.
const SWEEP: u32 = 1 << 31;

impl Sweeps {
    fn add(&mut self, sweep: Sweep) -> u32 {
        let at = self.free;
        if let Some(place) = self.list.get_mut(at as usize) {
            self.free = place.next;
            *place = sweep;
            at
        } else {
            self.list.push(sweep);
            self.list.len() as u32 - 1
        }
    }
}

impl Store {
    pub(super) fn new() -> Store {
        Store {
            nodes: Nodes::new(),
            sweeps: Sweeps {
                list: Vec::new(),
                free: NONE,
            },
            shelves: Shelves::new(),
        }
    }

    /// Begins from a position, forgetting all others.
    pub(super) fn start(&mut self, root: &Board) {
        self.nodes.clear();
        self.sweeps.list.clear();
        self.sweeps.free = NONE;
        self.shelves = Shelves::new();
        let first = Node::new(root.packed(), 0, Move::default());
        if let Some(number) = self.nodes.insert(first) {
            self.shelves.push(&mut self.nodes, number, 0);
        }
    }

    /// How many different positions the last search met.
    pub(super) fn positions(&self) -> u64 {
        self.nodes.len() as u64
    }
}

/// Positions waiting, cheapest estimate first, newest first among equals. Linked through the nodes.
struct Shelves {
    heads: [u32; HIGHEST as usize + 1],
    /// Which shelves are not empty.
    filled: [u64; 4],
}

impl Shelves {
    fn new() -> Shelves {
        Shelves {
            heads: [NONE; HIGHEST as usize + 1],
            filled: [0; 4],
        }
    }

    #[inline]
    fn push(&mut self, nodes: &mut Nodes, number: u32, estimate: i32) {
        if let Some(node) = nodes.get_mut(number) {
            node.next = self.put(number, estimate);
        }
    }

    /// Puts a number on its shelf; the number before which it stands there.
    #[inline(always)]
    fn put(&mut self, number: u32, estimate: i32) -> u32 {
        let shelf = estimate.clamp(0, HIGHEST) as usize;
        self.filled[shelf >> 6] |= 1 << (shelf & 63);
        std::mem::replace(&mut self.heads[shelf], number)
    }

    /// The shelf of the cheapest estimate.
    #[inline]
    fn cheapest(&self) -> Option<usize> {
        let word = self.filled.iter().position(|&word| word != 0)?;
        Some(word << 6 | self.filled[word].trailing_zeros() as usize)
    }

    /// Takes the first number off a shelf.
    #[inline]
    fn take(&mut self, shelf: usize, next: u32) {
        self.heads[shelf] = next;
        if next == NONE {
            self.filled[shelf >> 6] &= !(1 << (shelf & 63));
        }
    }
}

impl Store {
    /// The next position to look at; `None` if nothing is left.
    #[inline]
    fn next(&mut self) -> Option<u32> {
        loop {
            let shelf = self.shelves.cheapest()?;
            let number = self.shelves.heads[shelf];
            if number & SWEEP != 0 {
                let swept = self.sweep(shelf, number & !SWEEP);
                if swept.is_some() {
                    return swept;
                }
                continue;
            }
            let next = self.nodes.get(number)?.next;
            self.shelves.take(shelf, next);
            return Some(number);
        }
    }

    /// Plays the next move of a sweep; the position it leads to, if it is new.
    fn sweep(&mut self, shelf: usize, number: u32) -> Option<u32> {
        let sweep = self.sweeps.list.get_mut(number as usize)?;
        let to = 63 - sweep.targets.leading_zeros().min(63) as Sq;
        sweep.targets &= !bit(to);
        let Sweep { node, from, .. } = *sweep;
        if sweep.targets == 0 {
            self.shelves.take(shelf, sweep.next);
            sweep.next = self.sweeps.free;
            self.sweeps.free = number;
        }
        let key = self.nodes.get(node)?.key.after_plain(from, to);
        let node = Node::new(key, node, Move::plain(from, to));
        self.nodes.insert(node)
    }
}

/// One search from one position.
pub(super) struct Thorough<'a, 'b, G> {
    pub(super) winner: Color,
    pub(super) guide: &'a G,
    /// The number of positions looked at after which the search pauses.
    pub(super) limit: u64,
    pub(super) meter: &'a mut Meter<'b>,
    pub(super) store: &'a mut Store,
}

impl<G: Guide> Thorough<'_, '_, G> {
    /// Works on until the outcome is known or the limit is reached.
    pub(super) fn go_on(&mut self) -> Result<Outcome, Stopped> {
        let mut seen = 0;
        while let Some(number) = self.store.next() {
            match self.look_at(number)? {
                Seen::Mate => return Ok(Outcome::Mates(self.store.nodes.path(number))),
                Seen::New => seen += 1,
                Seen::Again => {}
            }
            if seen >= self.limit {
                return Ok(Outcome::Limit);
            }
        }
        Ok(Outcome::Closed)
    }

    /// Judges a position the first time, and plays on from it if it is nearer to mate than the one
    /// before; or plays on from it the second time.
    fn look_at(&mut self, number: u32) -> Result<Seen, Stopped> {
        let Some(&node) = self.store.nodes.get(number) else {
            return Ok(Seen::Again);
        };
        let board = node.key.board();
        let view = if node.estimate == NOT_YET {
            self.guide.view(&board, self.winner)
        } else {
            View::again(&board, self.winner, i32::from(node.estimate))
        };
        if node.estimate == NOT_YET {
            self.meter.count()?;
            if view.check && board.turn != self.winner && !board.has_legal() {
                return Ok(Seen::Mate);
            }
            if material::rule(&board, self.winner).is_some() {
                return Ok(Seen::New);
            }
            let bound = self.store.nodes.get(node.parent).map(|node| node.estimate);
            let estimate = view.estimate as i16;
            if let Some(node) = self.store.nodes.get_mut(number) {
                node.estimate = estimate;
            }
            if bound.is_some_and(|bound| estimate >= bound) {
                let nodes = &mut self.store.nodes;
                self.store.shelves.push(nodes, number, view.estimate);
                return Ok(Seen::New);
            }
        }
        let prospects = self.guide.prospects(&board, self.winner, &view);
        let mut place = Place {
            store: self.store,
            board: &board,
            key: node.key,
            number,
            prospects,
            hashes: ArrayVec::new(),
            batch: ArrayVec::new(),
        };
        if board.turn == self.winner {
            board.each_legal(&mut place);
        } else {
            board.each_legal_avoiding(view.attacked, &mut place);
        }
        place.keep();
        Ok(if node.estimate == NOT_YET {
            Seen::New
        } else {
            Seen::Again
        })
    }
}

/// What came of looking at a position.
enum Seen {
    Mate,
    /// Not seen before.
    New,
    Again,
}

/// Takes in the positions after the moves as they are generated, then keeps those that are new.
struct Place<'a> {
    store: &'a mut Store,
    board: &'a Board,
    key: Packed,
    number: u32,
    prospects: Prospects,
    hashes: ArrayVec<u64, BATCH>,
    batch: ArrayVec<(Node, i32), BATCH>,
}

/// So many positions are kept at a time.
const BATCH: usize = 32;

impl Place<'_> {
    #[inline(always)]
    fn take(&mut self, m: Move, key: Packed) {
        if self.batch.is_full() {
            self.keep();
        }
        self.hashes.push(key.mix());
        let node = Node::new(key, self.number, m);
        self.batch.push((node, self.prospects.after(m)));
    }

    /// Keeps the moves of one man, without the positions they lead to.
    #[inline]
    fn sweep(&mut self, from: Sq, targets: u64) {
        let node = self.number;
        let Store {
            sweeps, shelves, ..
        } = &mut *self.store;
        self.prospects.split(from, targets, |estimate, targets| {
            let sweep = Sweep {
                targets,
                next: NONE,
                node,
                from,
            };
            let number = sweeps.add(sweep);
            let next = shelves.put(number | SWEEP, estimate);
            if let Some(sweep) = sweeps.list.get_mut(number as usize) {
                sweep.next = next;
            }
        });
    }

    /// Keeps the new ones of the batch.
    fn keep(&mut self) {
        let Store { nodes, shelves, .. } = &mut *self.store;
        nodes.foresee(&self.hashes);
        for (&hash, &(node, estimate)) in self.hashes.iter().zip(&self.batch) {
            if let Some(number) = nodes.insert_hashed(hash, node) {
                shelves.push(nodes, number, estimate);
            }
        }
        self.hashes.clear();
        self.batch.clear();
    }
}

impl Sink for Place<'_> {
    #[inline]
    fn one(&mut self, m: Move) {
        let usual = m.is_plain() && m.from().abs_diff(m.to()) != 16 && self.board.castling == 0;
        let key = if usual {
            self.key.after_plain(m.from(), m.to())
        } else {
            self.board.after(m).packed()
        };
        self.take(m, key);
    }

    #[inline]
    fn many(&mut self, from: Sq, targets: u64) {
        if self.board.castling != 0 {
            for to in Squares(targets) {
                self.one(Move::plain(from, to));
            }
        } else if bit(from) & self.board.all(Role::King) == 0 && numerous(targets) {
            self.sweep(from, targets);
        } else {
            for to in Squares(targets) {
                self.take(Move::plain(from, to), self.key.after_plain(from, to));
            }
        }
    }
}

/// Whether a set has more than four squares.
#[inline(always)]
fn numerous(set: u64) -> bool {
    let fewer = |set: u64| set & set.wrapping_sub(1);
    fewer(fewer(fewer(fewer(set)))) != 0
}
