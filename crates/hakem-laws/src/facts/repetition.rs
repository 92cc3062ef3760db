//! How often each position has stood on the board (9.2, 9.6.1).
//!
//! Two positions are compared in full, never by a hash alone. A hash only tells where it is worth
//! looking once a run without capture or pawn move has become long.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use super::position::Identity;
use crate::{record::event::Ply, ruling::Unlike};

/// Runs up to this length are searched directly; longer ones by an index.
const SHORT_RUN: usize = 64;

/// A position that has the same pieces on the same squares as another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookAlike {
    /// After how many half-moves it stood.
    pub ply: Ply,
    /// What keeps it from being the same; `None` if it is the same.
    pub why: Option<Unlike>,
}

/// Every position that has stood on the board, the first one included (9.2.2, 9.2.3); those before
/// a capture or pawn move, which cannot stand there again, may have been left out.
#[derive(Clone, Debug)]
pub struct Repetition {
    /// How many half-moves were made before the first position that is kept.
    left_out: u32,
    positions: Vec<Occurrence>,
    /// Where the present run without capture or pawn move begins.
    run: usize,
    /// Hash to the last position with it, over the present run, once it is long.
    index: HashMap<u64, u32, BuildHasherDefault<AsItIs>>,
    indexed_to: usize,
    /// The last occurrence of each position of the present run that has stood more than once.
    repeated: Vec<u32>,
}

/// What is put in is a hash already. So the same game always takes the same way through the index.
#[derive(Clone, Copy, Debug, Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

/// One position with how often it had stood by then.
#[derive(Clone, Debug)]
struct Occurrence {
    identity: Identity,
    /// How many times, this one included.
    times: u32,
    /// The occurrence before this one.
    before: Option<u32>,
}

impl Repetition {
    /// The history that begins with `first`.
    #[must_use]
    pub fn new(first: Identity) -> Self {
        let first = Occurrence {
            identity: first,
            times: 1,
            before: None,
        };
        Self {
            left_out: 0,
            positions: vec![first],
            run: 0,
            index: HashMap::default(),
            indexed_to: 0,
            repeated: Vec::new(),
        }
    }

    /// Forgets everything and begins anew with `first`, keeping the memory.
    pub fn restart(&mut self, first: Identity) {
        self.restart_at(first, Ply(0));
    }

    /// As [`Repetition::restart`], with a position that a capture or pawn move produced after `ply`
    /// half-moves.
    pub(crate) fn restart_at(&mut self, first: Identity, ply: Ply) {
        self.left_out = ply.0;
        self.positions.clear();
        self.positions.push(Occurrence {
            identity: first,
            times: 1,
            before: None,
        });
        self.begin_run();
        self.run = 0;
        self.indexed_to = 0;
    }

    /// Notes the position after the next half-move; `half_move_clock` says how long the run
    /// without capture or pawn move is. Returns how many times it has stood now.
    #[inline]
    pub fn push(&mut self, identity: Identity, half_move_clock: u32) -> u32 {
        let here = self.positions.len();
        let reach = here.saturating_sub(half_move_clock as usize);
        if reach > self.run {
            self.begin_run();
            self.run = reach;
            self.indexed_to = reach;
        }
        self.positions.push(Occurrence {
            identity,
            times: 1,
            before: None,
        });
        // A position can recur after four half-moves at the earliest.
        if here - self.run < 4 {
            return 1;
        }
        self.look_back(here)
    }

    /// Counts how many times the position at `here`, the last one, has stood now.
    fn look_back(&mut self, here: usize) -> u32 {
        let Some(at) = self.find(here) else {
            return 1;
        };
        let times = self.positions.get(at).map_or(1, |o| o.times + 1);
        let before = u32::try_from(at).ok();
        if let (Some(before), Ok(last)) = (before, u32::try_from(here)) {
            match self.repeated.iter_mut().find(|at| **at == before) {
                Some(at) => *at = last,
                None => self.repeated.push(last),
            }
        }
        if let Some(o) = self.positions.get_mut(here) {
            (o.times, o.before) = (times, before);
        }
        times
    }

    fn begin_run(&mut self) {
        if !self.index.is_empty() {
            self.index.clear();
        }
        self.repeated.clear();
    }

    /// The last place in the present run where the position at `here` stood before.
    fn find(&mut self, here: usize) -> Option<usize> {
        let identity = self.positions.get(here)?.identity;
        let run = self.run;
        // The same position has the same mover.
        if here - run <= SHORT_RUN {
            return self.search(&identity, here.checked_sub(4)?, run);
        }
        self.extend_index(here.saturating_sub(3));
        let mut at = *self.index.get(&identity.hash())? as usize;
        // A hash in common proves nothing: compare, and look on by hand if it was a chance.
        if self.positions.get(at)?.identity == identity {
            return Some(at);
        }
        at = at.checked_sub(1)?;
        self.positions
            .get(run..=at)?
            .iter()
            .rposition(|o| o.identity == identity)
            .map(|offset| run + offset)
    }

    fn search(&self, identity: &Identity, from: usize, run: usize) -> Option<usize> {
        let mut at = from;
        while at >= run {
            if self.positions.get(at)?.identity == *identity {
                return Some(at);
            }
            at = at.checked_sub(2)?;
        }
        None
    }

    fn extend_index(&mut self, end: usize) {
        for at in self.indexed_to..end {
            if let (Some(o), Ok(place)) = (self.positions.get(at), u32::try_from(at)) {
                self.index.insert(o.identity.hash(), place);
            }
        }
        self.indexed_to = self.indexed_to.max(end);
    }

    /// How many times the position on the board has stood.
    #[must_use]
    pub fn times(&self) -> u32 {
        self.positions.last().map_or(0, |o| o.times)
    }

    /// How many times `identity` would have stood if it came next.
    #[must_use]
    pub fn times_with(&self, identity: &Identity) -> u32 {
        let stood = self
            .positions
            .iter()
            .rev()
            .find(|o| o.identity == *identity);
        stood.map_or(1, |o| o.times + 1)
    }

    /// The half-moves noted so far.
    #[must_use]
    #[inline]
    pub fn plies(&self) -> Ply {
        self.ply(self.positions.len().saturating_sub(1))
    }

    #[inline]
    fn ply(&self, at: usize) -> Ply {
        Ply(u32::try_from(at)
            .unwrap_or(u32::MAX)
            .saturating_add(self.left_out))
    }

    /// Whether the last occurrences came on consecutive moves by each player (9.6a of 2014): each
    /// four half-moves after the one before.
    #[must_use]
    pub fn last_are_consecutive(&self, count: u32) -> bool {
        let mut at = self.positions.len().saturating_sub(1);
        for _ in 1..count {
            let Some(before) = self.positions.get(at).and_then(|o| o.before) else {
                return false;
            };
            if at - before as usize != 4 {
                return false;
            }
            at = before as usize;
        }
        true
    }

    /// Whether any position of the present run has stood twice or more.
    #[must_use]
    #[inline]
    pub fn any_repeated(&self) -> bool {
        !self.repeated.is_empty()
    }

    /// Positions of the present run that have stood twice or more and in which the opponent of the
    /// player now having the move has it: what a written move could bring about once more (9.2.1).
    pub fn targets(&self) -> impl Iterator<Item = (&Identity, u32)> {
        let turn = self.positions.last().map(|o| o.identity.turn);
        self.repeated.iter().filter_map(move |&at| {
            let o = self.positions.get(at as usize)?;
            (Some(o.identity.turn) != turn).then_some((&o.identity, o.times))
        })
    }

    /// Every position, the one on the board included, that has the same pieces on the same squares
    /// as `identity`, with what differs.
    #[must_use]
    pub fn look_alikes(&self, identity: &Identity) -> Vec<LookAlike> {
        let same_board = |(at, o): (usize, &Occurrence)| {
            o.identity.looks_like(identity).then(|| LookAlike {
                ply: self.ply(at),
                why: o.identity.unlike(identity),
            })
        };
        self.positions
            .iter()
            .enumerate()
            .filter_map(same_board)
            .collect()
    }
}
