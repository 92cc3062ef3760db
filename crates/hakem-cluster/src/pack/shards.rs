//! Games in files of a fixed number of rows.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use datafusion::arrow::array::{ArrayRef, Int32Array, RecordBatch, StringArray};
use datafusion::parquet::arrow::ArrowWriter;
use datafusion::parquet::basic::{Compression, ZstdLevel};
use datafusion::parquet::errors::ParquetError;
use datafusion::parquet::file::properties::WriterProperties;

use super::slices::Slice;
use crate::fault::{Fault, Trouble};

/// The tags that become columns of text; all that the judge looks at is among them.
const TEXTS: [&str; 15] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "UTCDate",
    "EventDate",
    "Termination",
    "TimeControl",
    "Variant",
    "SetUp",
    "FEN",
    "ECO",
];
/// The tags that become columns of numbers.
const NUMBERS: [&str; 2] = ["WhiteElo", "BlackElo"];
/// How many games are written in one piece.
const GROUP: usize = 10_000;

/// Files that are filled one after the other.
pub(super) struct Shards<'a> {
    folder: &'a Path,
    most: u64,
    games: u64,
    files: u64,
    writer: Option<(ArrowWriter<File>, u64)>,
    waiting: Vec<Slice>,
}

impl<'a> Shards<'a> {
    /// Files in `folder`, with at most so many games each.
    pub(super) fn new(folder: &'a Path, most: u64) -> Shards<'a> {
        Shards {
            folder,
            most,
            games: 0,
            files: 0,
            writer: None,
            waiting: Vec::new(),
        }
    }

    /// Adds a game.
    pub(super) fn add(&mut self, slice: Slice) -> Result<(), Fault> {
        self.waiting.push(slice);
        self.games += 1;
        let in_file =
            self.writer.as_ref().map_or(0, |(_, count)| *count) + self.waiting.len() as u64;
        if in_file >= self.most {
            self.flush()?;
            self.close()
        } else if self.waiting.len() >= GROUP {
            self.flush()
        } else {
            Ok(())
        }
    }

    /// Writes everything, and says how many games are in how many files.
    pub(super) fn finish(mut self) -> Result<(u64, u64), Fault> {
        self.flush()?;
        self.close()?;
        Ok((self.games, self.files))
    }

    fn flush(&mut self) -> Result<(), Fault> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let slices = std::mem::take(&mut self.waiting);
        let part = self.path("part");
        let mut write = || -> Result<(), ParquetError> {
            let batch = RecordBatch::try_from_iter_with_nullable(columns(&slices))?;
            let (writer, count) = match &mut self.writer {
                Some(open) => open,
                None => {
                    let file = File::create(&part)?;
                    let writer = ArrowWriter::try_new(file, batch.schema(), Some(properties()))?;
                    self.writer.insert((writer, 0))
                }
            };
            *count += slices.len() as u64;
            writer.write(&batch)
        };
        write().map_err(|error| cannot_write(&part, &error))
    }

    /// Ends a file and gives it its name.
    fn close(&mut self) -> Result<(), Fault> {
        let Some((writer, _)) = self.writer.take() else {
            return Ok(());
        };
        let (part, whole) = (self.path("part"), self.path("parquet"));
        let end = || -> Result<(), ParquetError> {
            writer.close()?;
            Ok(fs::rename(&part, &whole)?)
        };
        end().map_err(|error| cannot_write(&whole, &error))?;
        self.files += 1;
        Ok(())
    }

    fn path(&self, ending: &str) -> PathBuf {
        self.folder.join(format!("{:05}.{ending}", self.files))
    }
}

fn cannot_write(path: &Path, error: &ParquetError) -> Fault {
    let trouble = Trouble::CannotWrite(error.to_string());
    Fault::of(path.display().to_string(), trouble)
}

fn properties() -> WriterProperties {
    WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::default()))
        .set_max_row_group_row_count(Some(GROUP))
        .build()
}

fn columns(slices: &[Slice]) -> impl Iterator<Item = (&'static str, ArrayRef, bool)> {
    let texts = TEXTS.map(|name| {
        let values: StringArray = slices.iter().map(|slice| tag(slice, name)).collect();
        (name, Arc::new(values) as ArrayRef, true)
    });
    let numbers = NUMBERS.map(|name| {
        let number = |slice: &Slice| tag(slice, name)?.trim().parse::<i32>().ok();
        let values: Int32Array = slices.iter().map(number).collect();
        (name, Arc::new(values) as ArrayRef, true)
    });
    let moves: StringArray = slices.iter().map(|slice| Some(&slice.movetext)).collect();
    let moves = ("movetext", Arc::new(moves) as ArrayRef, true);
    texts.into_iter().chain(numbers).chain([moves])
}

fn tag<'a>(slice: &'a Slice, name: &str) -> Option<&'a str> {
    let named = |(given, _): &&(String, String)| given.eq_ignore_ascii_case(name);
    slice
        .tags
        .iter()
        .find(named)
        .map(|(_, value)| value.as_str())
}
