//! The positions met in a search, each once, with the way to them.

use crate::board::{Move, Packed};

/// A position and how it was reached.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) key: Packed,
    pub(super) parent: u32,
    pub(super) by: Move,
    pub(super) estimate: i16,
}

const EMPTY: u32 = u32::MAX;

/// Room for so many positions is kept for the next search.
const KEPT: usize = 4096;

/// All positions met. Positions are compared in full: no two are ever taken for one another.
pub(super) struct Nodes {
    list: Vec<Node>,
    table: Vec<u32>,
}

impl Nodes {
    pub(super) fn new() -> Nodes {
        Nodes {
            list: Vec::with_capacity(128),
            table: vec![EMPTY; 512],
        }
    }

    /// Forgets all positions.
    pub(super) fn clear(&mut self) {
        if self.list.capacity() > KEPT {
            self.list = Vec::with_capacity(128);
        }
        self.list.clear();
        if self.table.len() > 4096 {
            self.table = vec![EMPTY; 512];
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

    pub(super) fn set_estimate(&mut self, node: u32, estimate: i16) {
        if let Some(node) = self.list.get_mut(node as usize) {
            node.estimate = estimate;
        }
    }

    /// Adds a position; `None` if it was met before.
    #[inline]
    pub(super) fn insert(&mut self, node: Node) -> Option<u32> {
        if self.list.len() * 2 >= self.table.len() {
            self.grow();
        }
        let mask = self.table.len() - 1;
        let mut at = node.key.mix() as usize & mask;
        loop {
            let slot = self.table.get_mut(at)?;
            if *slot == EMPTY {
                let number = self.list.len() as u32;
                *slot = number;
                self.list.push(node);
                return Some(number);
            }
            if self
                .list
                .get(*slot as usize)
                .is_some_and(|known| known.key == node.key)
            {
                return None;
            }
            at = (at + 1) & mask;
        }
    }

    #[cold]
    fn grow(&mut self) {
        let size = self.table.len() * 2;
        let mut table = vec![EMPTY; size];
        for (number, node) in self.list.iter().enumerate() {
            let mut at = node.key.mix() as usize & (size - 1);
            while table.get(at).is_some_and(|&slot| slot != EMPTY) {
                at = (at + 1) & (size - 1);
            }
            if let Some(slot) = table.get_mut(at) {
                *slot = number as u32;
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
