//! What comes of a stretch of games, before and after it is known how many games come before.

use serde::{Deserialize, Serialize};

use crate::elsewhere::wire;
use crate::feed::End;
use crate::output::{RowFormat, Sheet, Tables};
use crate::row::{Before, Row};
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
    /// The rows of games that are written, as far as they are not on the sheets.
    pub(crate) rows: Vec<Row>,
    /// The rows before these, in the form of the output.
    #[serde(skip)]
    pub(crate) sheets: Sheets,
    /// These games themselves, as PGN.
    pub(crate) games_text: Vec<u8>,
    /// What all its games come to.
    pub(crate) totals: Totals,
    /// How many bytes of the input were read for it, before unpacking, where this is counted.
    pub(crate) read: u64,
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
    /// How many lines it had, if another shard of the same text follows.
    pub(crate) lines: u64,
    /// The line of its last game, counted as in the rows.
    pub(crate) last_line: u64,
    /// The first place at which something stood that belongs to no game.
    pub(crate) stray: Option<(u64, u64)>,
}

/// How many games come into one parcel at most, about: those of a row group of Parquet.
pub(super) const GAMES: usize = 8192;

/// The two tables in the form of the output.
#[derive(Debug, Default)]
pub(crate) struct Sheets {
    pub(crate) rows: Sheet,
    pub(crate) findings: Sheet,
}

impl Parcel {
    /// Brings the rows into the form of the output.
    pub(crate) fn write_down(&mut self, format: RowFormat, tables: &Tables) {
        let Sheets { rows, findings } = &mut self.sheets;
        rows.add(format, &tables.rows, GAMES, self.rows.iter());
        let found = self.rows.iter().flat_map(|row| &row.findings);
        findings.add(format, &tables.findings, 0, found);
        self.rows.clear();
    }
}

/// A parcel in its place.
pub(crate) struct Numbered {
    /// Its number in the order of writing, from 0.
    pub(crate) place: u64,
    /// What of its input comes before it.
    pub(crate) before: Before,
    pub(crate) parcel: Parcel,
}
