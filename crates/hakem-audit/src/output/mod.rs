//! Rows in files.
//!
//! An audit writes to spools beside the files it was asked for: `FILE.part`. A checkpoint says how
//! much of each is whole ([`checkpoint`]). Only when all is done a spool becomes the file, by a new
//! name; so nothing half written ever stands under the name that was asked for. A Parquet file of rows
//! tells which audit wrote it ([`record`]).

pub(crate) mod checkpoint;
mod columns;
mod csv;
mod json;
mod parquet;
pub(crate) mod record;
mod sheet;
mod spool;

use std::path::{Path, PathBuf};

pub(crate) use self::sheet::Sheet;
pub(crate) use self::spool::{Rendered, Spools, Tables, finish};
use crate::row::Table;

/// How rows are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowFormat {
    /// Apache Parquet, its texts compressed by Zstandard.
    Parquet,
    /// JSON Lines.
    Json,
    /// Comma-separated values, with a line of names first.
    Csv,
}

impl RowFormat {
    /// The format that the ending of a name asks for.
    #[must_use]
    pub fn of(path: &Path) -> Option<RowFormat> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "parquet" => Some(RowFormat::Parquet),
            "jsonl" | "ndjson" => Some(RowFormat::Json),
            "csv" => Some(RowFormat::Csv),
            _ => None,
        }
    }
}

/// A file of rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowsFile {
    /// Where.
    pub path: PathBuf,
    /// How.
    pub format: RowFormat,
}

impl RowsFile {
    /// The file of the table of findings beside it: `FILE.findings.ENDING`.
    #[must_use]
    pub fn findings(&self) -> PathBuf {
        let ending = self.path.extension().unwrap_or_default().to_owned();
        let mut name = self.path.file_stem().unwrap_or_default().to_owned();
        name.push(".findings.");
        name.push(ending);
        self.path.with_file_name(name)
    }
}

/// What stands before the first row.
pub(crate) fn heading<T>(format: RowFormat, table: &Table<T>) -> Vec<u8> {
    match format {
        RowFormat::Csv => csv::heading(table),
        RowFormat::Json | RowFormat::Parquet => Vec::new(),
    }
}
