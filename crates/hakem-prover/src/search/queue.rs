//! A queue of work, cheapest estimate first, newest first among equals.

use crate::board::Move;
use crate::board::bits::{Sq, bit};

/// Estimates are capped at this value.
pub(super) const HIGHEST: i32 = 255;

/// No entry.
pub(super) const NONE: u32 = u32::MAX;

/// A move not yet played from a known position, or a known position not yet played on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Task {
    /// The position, as its number among the nodes.
    pub(super) node: u32,
    /// The move to play from it; `None` to generate its moves.
    pub(super) by: Option<Move>,
}

/// Moves of one man to several squares, or a position to play on from.
#[derive(Clone, Copy)]
struct Entry {
    /// Where the man may go; empty where the position is to be played on from.
    targets: u64,
    next: u32,
    node: u32,
    /// One of the moves: all others differ in the destination only.
    by: Move,
}

/// Buckets of linked entries.
pub(super) struct Queue {
    heads: [u32; HIGHEST as usize + 1],
    /// Which buckets are not empty.
    filled: [u64; 4],
    entries: Vec<Entry>,
    free: u32,
}

impl Queue {
    pub(super) fn new() -> Queue {
        Queue {
            heads: [NONE; HIGHEST as usize + 1],
            filled: [0; 4],
            entries: Vec::with_capacity(256),
            free: NONE,
        }
    }

    pub(super) fn clear(&mut self) {
        self.heads = [NONE; HIGHEST as usize + 1];
        self.filled = [0; 4];
        self.entries.clear();
        self.free = NONE;
    }

    /// Pushes one task.
    #[inline]
    pub(super) fn push(&mut self, estimate: i32, task: Task) {
        let by = task.by.unwrap_or_default();
        let targets = task.by.map_or(0, |by| bit(by.to()));
        self.put(estimate, task.node, by, targets);
    }

    /// Pushes the plain moves of one man to all the squares of a set, which is not empty.
    #[inline]
    pub(super) fn push_all(&mut self, estimate: i32, node: u32, from: Sq, targets: u64) {
        self.put(estimate, node, Move::plain(from, 0), targets);
    }

    #[inline(always)]
    fn put(&mut self, estimate: i32, node: u32, by: Move, targets: u64) {
        let bucket = estimate.clamp(0, HIGHEST) as usize;
        let entry = Entry {
            targets,
            next: self.heads[bucket],
            node,
            by,
        };
        let at = self.free;
        if let Some(slot) = self.entries.get_mut(at as usize) {
            self.free = slot.next;
            *slot = entry;
            self.heads[bucket] = at;
        } else {
            self.heads[bucket] = self.entries.len() as u32;
            self.entries.push(entry);
        }
        self.filled[bucket >> 6] |= 1 << (bucket & 63);
    }

    /// Takes the next task: of the moves of one man the one to the highest square.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<Task> {
        let word = self.filled.iter().position(|&word| word != 0)?;
        let bucket = word << 6 | self.filled[word].trailing_zeros() as usize;
        let at = self.heads[bucket];
        let slot = self.entries.get_mut(at as usize)?;
        let Entry {
            targets, node, by, ..
        } = *slot;
        let to = 63 - targets.leading_zeros().min(63);
        slot.targets &= !(1 << to);
        if slot.targets == 0 {
            self.heads[bucket] = slot.next;
            if slot.next == NONE {
                self.filled[word] &= !(1 << (bucket & 63));
            }
            slot.next = self.free;
            self.free = at;
        }
        let by = (targets != 0).then(|| by.towards(to as Sq));
        Some(Task { node, by })
    }
}
