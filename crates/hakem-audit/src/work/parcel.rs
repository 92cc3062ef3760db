//! What comes of a stretch of games, before and after it is known how many games come before.

use serde::{Deserialize, Serialize};

use crate::elsewhere::wire;
use crate::feed::End;
use crate::row::Row;
use crate::totals::Totals;

/// What comes of a shard, or of a part of a long one. Games and lines are counted from its start.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Parcel {
    /// The shard's number.
    pub(crate) shard: u64,
    /// The input's number.
    pub(crate) source: usize,
    /// The input's name.
    #[serde(with = "wire::shared")]
    pub(crate) name: std::sync::Arc<str>,
    /// The rows of the games that are written.
    pub(crate) rows: Vec<Row>,
    /// These games themselves, as PGN.
    pub(crate) games_text: Vec<u8>,
    /// What all its games come to.
    pub(crate) totals: Totals,
    /// Whether anything was found that only a game has.
    pub(crate) found: bool,
    /// How the shard ends, in its last parcel.
    pub(crate) ended: Option<Ended>,
}

/// How a shard ended.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Ended {
    /// Why.
    pub(crate) end: End,
    /// How many games it had.
    pub(crate) games: u64,
    /// How many lines.
    pub(crate) lines: u64,
    /// The line of its last game, counted as in the rows.
    pub(crate) last_line: u64,
    /// The first place at which something stood that belongs to no game.
    pub(crate) stray: Option<(u64, u64)>,
}

/// A parcel in its place, its games and lines counted from the start of the input.
pub(crate) struct Numbered {
    /// Its number in the order of writing, from 0.
    pub(crate) place: u64,
    pub(crate) parcel: Parcel,
}
