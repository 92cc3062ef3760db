//! The positions met in a search, each once, with the way to them.

use crate::board::{Move, Packed};

/// A position and how it was reached.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) key: Packed,
    pub(super) parent: u32,
    /// Free for the use of a queue.
    pub(super) next: u32,
    pub(super) by: Move,
    pub(super) estimate: i16,
}

/// The estimate of a position that nobody has looked at yet.
pub(super) const NOT_YET: i16 = i16::MAX;

impl Node {
    /// A position that nobody has looked at yet.
    pub(super) fn new(key: Packed, parent: u32, by: Move) -> Node {
        Node {
            key,
            parent,
            next: 0,
            by,
            estimate: NOT_YET,
        }
    }
}

const EMPTY: u32 = u32::MAX;

/// Room for so many positions is kept for the next search.
const KEPT: usize = 4096;

/// Slots of the smallest table.
const SMALL: usize = 512;

/// Smaller tables grow faster.
const LARGE: usize = 1 << 18;

/// All positions met. Positions are compared in full: no two are ever taken for one another.
pub(super) struct Nodes {
    list: Vec<Node>,
    /// For each position its number in the low bits, and in the others part of its hash, so that
    /// other positions are seldom looked up in vain. At most half of the slots are taken.
    table: Vec<u32>,
}

impl Nodes {
    pub(super) fn new() -> Nodes {
        Nodes {
            list: Vec::with_capacity(128),
            table: vec![EMPTY; SMALL],
        }
    }

    /// Forgets all positions.
    pub(super) fn clear(&mut self) {
        if self.list.capacity() > KEPT {
            self.list = Vec::with_capacity(128);
        }
        self.list.clear();
        if self.table.len() > 2 * KEPT {
            self.table = vec![EMPTY; SMALL];
        } else {
            self.table.fill(EMPTY);
        }
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    #[inline]
    pub(super) fn get(&self, node: u32) -> Option<&Node> {
        self.list.get(node as usize)
    }

    #[inline]
    pub(super) fn get_mut(&mut self, node: u32) -> Option<&mut Node> {
        self.list.get_mut(node as usize)
    }

    /// Looks where positions with these hashes would be, for all of them at once, so that the
    /// memory is at hand when they are added one by one.
    #[inline]
    pub(super) fn foresee(&self, hashes: &[u64]) {
        let mask = self.table.len() - 1;
        let mut seen = 0;
        for &hash in hashes {
            let slot = self.table.get(hash as usize & mask).copied();
            seen ^= slot.unwrap_or(EMPTY);
        }
        std::hint::black_box(seen);
        let mut seen = 0;
        for &hash in hashes {
            let slot = self.table.get(hash as usize & mask).copied();
            let slot = slot.unwrap_or(EMPTY);
            let alike = slot & !(mask as u32) == tag(hash, mask);
            let number = if alike { slot as usize & mask } else { 0 };
            seen ^= self.list.get(number).map_or(0, |node| node.parent);
        }
        std::hint::black_box(seen);
    }

    /// Adds a position; `None` if it was met before.
    #[inline]
    pub(super) fn insert(&mut self, node: Node) -> Option<u32> {
        self.insert_hashed(node.key.mix(), node)
    }

    /// Adds a position of which the hash is known; `None` if it was met before.
    #[inline]
    pub(super) fn insert_hashed(&mut self, hash: u64, node: Node) -> Option<u32> {
        if self.list.len() * 2 >= self.table.len() {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let tag = tag(hash, mask);
        let mut at = hash as usize & mask;
        loop {
            let slot = self.table.get_mut(at)?;
            if *slot == EMPTY {
                let number = self.list.len() as u32;
                *slot = tag | number;
                self.list.push(node);
                return Some(number);
            }
            if *slot & !(mask as u32) == tag {
                let number = *slot as usize & mask;
                if self
                    .list
                    .get(number)
                    .is_some_and(|known| known.key == node.key)
                {
                    return None;
                }
            }
            at = (at + 1) & mask;
        }
    }

    #[cold]
    fn grow(&mut self) {
        let factor = if self.table.len() < LARGE { 4 } else { 2 };
        let mask = self.table.len() * factor - 1;
        let mut table = vec![EMPTY; mask + 1];
        for (number, node) in self.list.iter().enumerate() {
            let hash = node.key.mix();
            let mut at = hash as usize & mask;
            while table.get(at).is_some_and(|&slot| slot != EMPTY) {
                at = (at + 1) & mask;
            }
            if let Some(slot) = table.get_mut(at) {
                *slot = tag(hash, mask) | number as u32;
            }
        }
        self.table = table;
    }

    /// The moves from the first position to the given one.
    pub(super) fn path(&self, node: u32) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = node;
        while at != 0 {
            let Some(node) = self.get(at) else { break };
            moves.push(node.by);
            at = node.parent;
        }
        moves.reverse();
        moves
    }
}

/// The bits of a slot that no number needs, from the other end of the hash.
#[inline]
fn tag(hash: u64, mask: usize) -> u32 {
    (hash >> 32) as u32 & !(mask as u32)
}
