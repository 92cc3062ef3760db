//! Cuts the inputs into shards at game boundaries.
//!
//! A shard is a stretch of one input that can be read on its own: it ends where the reader of games
//! would end a game whatever came before. Its bytes come in pieces while it is being judged, so even
//! an input without a single boundary takes no more memory than others.

mod cut;
mod pieces;
mod stretch;

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crossbeam_channel::{Receiver, Sender, bounded};

pub use self::cut::boundaries;
pub(crate) use self::pieces::feed;
pub(crate) use self::stretch::{feed_stretch, stretches};
use crate::input::{InputFault, Rows};

/// How many bytes are handed over at once.
pub(crate) const PIECE: usize = 256 * 1024;

/// A stretch of an input that can be read on its own.
pub(crate) struct Shard {
    /// Its number, from 0, over all inputs.
    pub(crate) number: u64,
    /// The input's number, from 0.
    pub(crate) source: usize,
    /// Its name.
    pub(crate) name: Arc<str>,
    /// The bytes, and how they end.
    pub(crate) pieces: Receiver<Piece>,
}

/// What comes of a shard.
pub(crate) enum Piece {
    /// The next bytes.
    Bytes(Vec<u8>),
    /// Rows of a table, each written as a game.
    Rows(Rows),
    /// So many bytes of the input, before unpacking, were read for what came before this.
    Read(u64),
    /// Nothing more.
    End(End),
}

/// How a shard ends.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) enum End {
    /// Another shard of the same input follows, which starts at this byte of its text or row of its
    /// table.
    Cut(u64),
    /// The input ends.
    Last,
    /// The input cannot be read on.
    Broken(InputFault),
    /// The audit is to stop: the shard is not to be counted.
    Stopped,
}

/// Where in the inputs to begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) struct Mark {
    /// The input's number, from 0.
    pub(crate) source: usize,
    /// The byte of its text or the row of its table.
    pub(crate) offset: u64,
}

/// What the feeding thread shares with the others.
pub(crate) struct Line<'a> {
    /// Shards, in their order.
    pub(crate) shards: Sender<Shard>,
    /// Set when the audit is to stop.
    pub(crate) stop: &'a AtomicBool,
    /// How many pieces a shard may wait with.
    pub(crate) depth: usize,
    /// On how many threads archives are unpacked.
    pub(crate) jobs: NonZeroUsize,
    /// About how many bytes a shard has.
    pub(crate) shard_bytes: usize,
    pub(crate) next: u64,
}

/// Nobody takes shards any more.
pub(crate) struct Closed;

impl Line<'_> {
    /// Opens the next shard.
    fn open(&mut self, source: usize, name: &Arc<str>) -> Result<Sender<Piece>, Closed> {
        // Behind each piece comes how much was read for it.
        let (sender, pieces) = bounded(2 * self.depth);
        let shard = Shard {
            number: self.next,
            source,
            name: Arc::clone(name),
            pieces,
        };
        self.next += 1;
        self.shards.send(shard).map_err(|_| Closed)?;
        Ok(sender)
    }
}
