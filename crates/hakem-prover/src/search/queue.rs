//! A queue of work, cheapest estimate first, newest first among equals.

use crate::board::Move;
use crate::board::bits::{Sq, Squares};

/// Estimates are capped at this value.
pub(super) const HIGHEST: i32 = 255;

const NONE: u32 = u32::MAX;

/// Room for so many entries is kept for the next search.
const KEPT: usize = 1 << 16;

/// A move not yet played from a known position, or a known position not yet played on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Task {
    /// The position, as its number among the nodes.
    pub(super) node: u32,
    /// The move to play from it; `None` to generate its moves.
    pub(super) by: Option<Move>,
}

#[derive(Clone, Copy)]
struct Entry {
    next: u32,
    node: u32,
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
            entries: Vec::with_capacity(512),
            free: NONE,
        }
    }

    pub(super) fn clear(&mut self) {
        self.heads = [NONE; HIGHEST as usize + 1];
        self.filled = [0; 4];
        if self.entries.capacity() > KEPT {
            self.entries = Vec::with_capacity(512);
        }
        self.entries.clear();
        self.free = NONE;
    }

    #[inline]
    pub(super) fn push(&mut self, estimate: i32, task: Task) {
        let bucket = estimate.clamp(0, HIGHEST) as usize;
        let next = self.heads[bucket];
        // No legal move goes from a1 to a1, so the default move marks a position to play on from.
        let entry = Entry {
            next,
            node: task.node,
            by: task.by.unwrap_or_default(),
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

    /// Pushes the moves of one man to all the squares of a set.
    #[inline]
    pub(super) fn push_all(&mut self, estimate: i32, node: u32, from: Sq, targets: u64) {
        let bucket = estimate.clamp(0, HIGHEST) as usize;
        let mut head = self.heads[bucket];
        for to in Squares(targets) {
            let entry = Entry {
                next: head,
                node,
                by: Move::plain(from, to),
            };
            let at = self.free;
            if let Some(slot) = self.entries.get_mut(at as usize) {
                self.free = slot.next;
                *slot = entry;
                head = at;
            } else {
                head = self.entries.len() as u32;
                self.entries.push(entry);
            }
        }
        self.heads[bucket] = head;
        self.filled[bucket >> 6] |= 1 << (bucket & 63);
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<Task> {
        let word = self.filled.iter().position(|&word| word != 0)?;
        let bucket = word << 6 | self.filled[word].trailing_zeros() as usize;
        let at = self.heads[bucket];
        let slot = self.entries.get_mut(at as usize)?;
        let entry = *slot;
        slot.next = self.free;
        self.free = at;
        self.heads[bucket] = entry.next;
        if entry.next == NONE {
            self.filled[word] &= !(1 << (bucket & 63));
        }
        let by = (entry.by != Move::default()).then_some(entry.by);
        Some(Task {
            node: entry.node,
            by,
        })
    }
}
