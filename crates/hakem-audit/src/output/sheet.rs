//! Rows in the form of the output, before it is known how many games and lines come before them.
//!
//! Rows are brought into this form a few at a time, while they are still at hand: thousands of them
//! would not stay in the processor's cache. Their numbers are put in last.

use parquet::errors::ParquetError;

use super::columns::Columns;
use super::{RowFormat, csv, json, parquet as parquet_file};
use crate::row::{Before, Count, Table};

/// Rows of one table in the form of the output.
#[derive(Debug, Default)]
pub(crate) enum Sheet {
    /// None.
    #[default]
    Empty,
    /// As text.
    Text(Text),
    /// In columns.
    Columns(Columns),
}

/// Text in which the numbers are missing that depend on what comes before.
#[derive(Debug, Default)]
pub(crate) struct Text {
    pub(super) bytes: Vec<u8>,
    gaps: Vec<Gap>,
}

/// Where a number is missing.
#[derive(Debug)]
struct Gap {
    at: usize,
    count: Count,
    number: u64,
}

impl Sheet {
    /// Adds rows of `table`, to be written as `format`. About `room` will come in all.
    pub(crate) fn add<'a, T: 'a>(
        &mut self,
        format: RowFormat,
        table: &Table<T>,
        room: usize,
        rows: impl Iterator<Item = &'a T> + Clone,
    ) {
        if rows.clone().next().is_none() {
            return;
        }
        if matches!(self, Sheet::Empty) {
            *self = match format {
                RowFormat::Parquet => Sheet::Columns(Columns::of(table, room)),
                RowFormat::Json | RowFormat::Csv => Sheet::Text(Text::default()),
            };
        }
        match self {
            Sheet::Empty => {}
            Sheet::Columns(columns) => columns.add(table, &rows),
            Sheet::Text(text) if format == RowFormat::Csv => csv::add(table, rows, text),
            Sheet::Text(text) => json::add(table, rows, text),
        }
    }

    /// The rows as they are written. What was written for one sheet after the other makes a file,
    /// for [`RowFormat::Parquet`] once it is put together ([`parquet_file::put_together`]).
    pub(crate) fn written<T>(
        self,
        table: &Table<T>,
        before: Before,
    ) -> Result<Vec<u8>, ParquetError> {
        match self {
            Sheet::Empty => Ok(Vec::new()),
            Sheet::Text(text) => Ok(text.filled(before)),
            Sheet::Columns(columns) => parquet_file::render(table, &columns.batch(table, before)?),
        }
    }
}

impl Text {
    /// Leaves out a number that depends on what comes before.
    pub(super) fn leave_out(&mut self, count: Count, number: u64) {
        let at = self.bytes.len();
        self.gaps.push(Gap { at, count, number });
    }

    fn filled(self, before: Before) -> Vec<u8> {
        let mut filled = Vec::with_capacity(self.bytes.len() + self.gaps.len() * DIGITS);
        let mut from = 0;
        for gap in &self.gaps {
            filled.extend_from_slice(self.bytes.get(from..gap.at).unwrap_or_default());
            let number = gap.number + before.of(gap.count);
            // Writing to memory does not fail.
            let _ = serde_json::to_writer(&mut filled, &number);
            from = gap.at;
        }
        filled.extend_from_slice(self.bytes.get(from..).unwrap_or_default());
        filled
    }
}

/// Room for a number.
const DIGITS: usize = 8;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_filled_in_where_they_were_left_out() {
        let mut text = Text::default();
        text.leave_out(Count::Games, 1);
        text.bytes.extend_from_slice(b",a,");
        text.leave_out(Count::Lines, 7);
        text.bytes.extend_from_slice(b"\n");
        text.leave_out(Count::Games, 2);
        let before = Before {
            games: 10,
            lines: 100,
        };
        assert_eq!(text.filled(before), b"11,a,107\n12");
    }
}
