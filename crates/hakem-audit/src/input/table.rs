//! Games in a Parquet file, in the layout of the public open databases: a row for each game, a
//! column for each tag, one for the moves.
//!
//! Each row is written as a game in PGN and then read like any other, so nothing about judging
//! depends on where a game came from.

use std::fs::File;
use std::path::Path;

use arrow_array::cast::AsArray;
use arrow_array::{Array, RecordBatch, StringArray};
use arrow_cast::cast;
use arrow_schema::{DataType, Field, Schema};
use parquet::arrow::ProjectionMask;
use parquet::arrow::arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder};
use parquet::basic::Compression;
use parquet::file::metadata::ParquetMetaData;

use hakem_score::pgn::{Game, Medium, Reader};

use super::{InputFault, InputTrouble, Source};

/// The names that the column of moves may have, the best first.
const MOVES: [&str; 3] = ["movetext", "moves", "move_text"];

/// How many rows are unpacked at once.
const BATCH: usize = 1024;

/// The games of a Parquet file, one after the other.
pub struct Table {
    source: Source,
    reader: ParquetRecordBatchReader,
    columns: Columns,
    batch: Option<Batch>,
    /// The number of the next row, from 1.
    next: u64,
    rows: u64,
    bytes: u64,
}

/// Which columns are what: indexes into the columns that are read.
struct Columns {
    moves: usize,
    tags: Vec<(usize, String, Form)>,
}

/// How a value becomes that of a tag.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    AsItIs,
    /// PGN separates year, month and day by full stops.
    Date,
}

/// Unpacked rows.
struct Batch {
    moves: StringArray,
    tags: Vec<StringArray>,
    at: usize,
}

/// Some rows of a table, each written as a game.
#[derive(Debug, Default)]
pub struct Rows {
    /// The number of the first, from 1.
    pub(crate) first: u64,
    /// The games, one after the other.
    pub(crate) bytes: Vec<u8>,
    /// Where each ends.
    pub(crate) ends: Vec<usize>,
}

impl Rows {
    /// The rows as PGN, with their numbers in the table, from 1.
    fn iter(&self) -> impl Iterator<Item = (u64, &[u8])> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        let games = starts
            .zip(&self.ends)
            .map(|(start, &end)| self.bytes.get(start..end).unwrap_or_default());
        (self.first..).zip(games)
    }
}

impl Rows {
    /// Reads every row, and hands over its games with the number of the row, until that fails. A row
    /// in which no game can be found is one all the same, without moves.
    ///
    /// # Errors
    /// That of `take`.
    pub fn each_game<E>(
        &self,
        mut take: impl FnMut(u64, Game<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        for (number, text) in self.iter() {
            if each_game_of(text, number, &mut take)? == 0 {
                each_game_of(&[NO_TAGS, text].concat(), number, &mut take)?;
            }
        }
        Ok(())
    }
}

/// What makes a game of a row that has no tags, and no moves by which it would be one.
const NO_TAGS: &[u8] = b"[Event \"?\"]\n";

/// How many there were. Each row is read on its own: what is open in one has nothing to do with the
/// next.
fn each_game_of<E>(
    text: &[u8],
    number: u64,
    take: &mut impl FnMut(u64, Game<'_>) -> Result<(), E>,
) -> Result<u64, E> {
    let mut reader = Reader::of_one_game();
    reader.feed(text);
    reader.end();
    while let Some(mut game) = reader.next_game() {
        game.medium = Medium::Row;
        take(number, game)?;
    }
    Ok(reader.games())
}

impl Table {
    /// Opens the file at `path`, `offset` rows from its beginning.
    ///
    /// # Errors
    /// [`InputFault`] where it cannot be read, or no column holds moves.
    pub fn open(source: &Source, path: &Path, offset: u64) -> Result<Table, InputFault> {
        let damaged = |why: String| source.fault(InputTrouble::DamagedParquet { why });
        let file = File::open(path).map_err(|error| damaged(error.to_string()))?;
        let builder = ParquetRecordBatchReaderBuilder::try_new(file)
            .map_err(|error| damaged(error.to_string()))?;
        let rows = u64::try_from(builder.metadata().file_metadata().num_rows()).unwrap_or(0);
        let (wanted, columns) =
            Columns::of(builder.schema()).map_err(|trouble| source.fault(trouble))?;
        let mask = ProjectionMask::roots(builder.parquet_schema(), wanted);
        if let Some(packing) = unread_packing(builder.metadata(), &mask) {
            return Err(source.fault(InputTrouble::PackedParquet { packing }));
        }
        let reader = builder
            .with_projection(mask)
            .with_batch_size(BATCH)
            .with_offset(usize::try_from(offset).unwrap_or(usize::MAX))
            .build()
            .map_err(|error| damaged(error.to_string()))?;
        Ok(Table {
            source: source.clone(),
            reader,
            columns,
            batch: None,
            next: offset + 1,
            rows: rows.max(1),
            bytes: source.size().unwrap_or(0),
        })
    }

    /// About how many bytes of the file were read.
    #[must_use]
    pub fn consumed(&self) -> u64 {
        let share = u128::from(self.bytes) * u128::from(self.next - 1) / u128::from(self.rows);
        u64::try_from(share).unwrap_or(self.bytes).min(self.bytes)
    }

    /// The next rows, up to about `most` bytes of them; `None` at the end.
    ///
    /// # Errors
    /// [`InputFault`] where the file cannot be read on.
    pub fn next_rows(&mut self, most: usize) -> Result<Option<Rows>, InputFault> {
        let mut rows = Rows {
            first: self.next,
            ..Rows::default()
        };
        while rows.bytes.len() < most {
            match &mut self.batch {
                Some(batch) if batch.at < batch.moves.len() => {
                    batch.write(&self.columns, &mut rows.bytes);
                    rows.ends.push(rows.bytes.len());
                    self.next += 1;
                }
                _ => match self.reader.next() {
                    Some(batch) => self.batch = Some(self.unpacked(batch)?),
                    None => break,
                },
            }
        }
        Ok((!rows.ends.is_empty()).then_some(rows))
    }

    fn unpacked(
        &self,
        batch: Result<RecordBatch, arrow_schema::ArrowError>,
    ) -> Result<Batch, InputFault> {
        let damaged = |error: arrow_schema::ArrowError| {
            let why = error.to_string();
            self.source
                .fault(InputTrouble::DamagedParquet { why })
                .at_line(self.next)
        };
        let batch = batch.map_err(damaged)?;
        let text = |index: usize| -> Result<StringArray, InputFault> {
            let column = cast(batch.column(index), &DataType::Utf8).map_err(damaged)?;
            Ok(column.as_string::<i32>().clone())
        };
        Ok(Batch {
            moves: text(self.columns.moves)?,
            tags: (self.columns.tags.iter())
                .map(|(index, ..)| text(*index))
                .collect::<Result<_, _>>()?,
            at: 0,
        })
    }
}

impl Columns {
    /// The columns to be read, by their places in the file, and what they are. Every column but that
    /// of the moves becomes a tag, if it can be told as text.
    ///
    /// # Errors
    /// [`InputTrouble`] where none holds the moves.
    fn of(schema: &Schema) -> Result<(Vec<usize>, Columns), InputTrouble> {
        let fields = schema.fields();
        let texts: Vec<usize> = (0..fields.len())
            .filter(|&index| fields.get(index).is_some_and(|f| tells_text(f.data_type())))
            .collect();
        let moves = moves_among(schema, &texts).ok_or_else(|| no_moves(schema))?;
        let tags = (0..texts.len())
            .filter(|&at| at != moves)
            .filter_map(|at| {
                let field = fields.get(*texts.get(at)?)?;
                let form = match field.data_type() {
                    DataType::Date32 | DataType::Date64 => Form::Date,
                    _ => Form::AsItIs,
                };
                Some((at, tag_name(field.name())?, form))
            })
            .collect();
        Ok((texts, Columns { moves, tags }))
    }
}

/// The place in `columns` of the one that holds the moves: text, by the best of the names.
fn moves_among(schema: &Schema, columns: &[usize]) -> Option<usize> {
    let is = |field: &Field, wanted: &str| {
        field.name().eq_ignore_ascii_case(wanted) && is_text(field.data_type())
    };
    MOVES.iter().find_map(|wanted| {
        let fields = schema.fields();
        let mut places = columns.iter();
        places.position(|&column| fields.get(column).is_some_and(|field| is(field, wanted)))
    })
}

/// Why no column holds the moves: none has their name, or the one that has it holds no text.
fn no_moves(schema: &Schema) -> InputTrouble {
    let mut fields = schema.fields().iter();
    let named = |name: &str| MOVES.iter().any(|moves| name.eq_ignore_ascii_case(moves));
    match fields.find(|field| named(field.name())) {
        Some(field) => InputTrouble::MovetextNotText {
            column: field.name().clone(),
            kind: field.data_type().to_string(),
        },
        None => {
            let names = schema.fields().iter().map(|field| field.name().as_str());
            InputTrouble::NoMovetext {
                columns: names.collect::<Vec<_>>().join(", "),
            }
        }
    }
}

/// How a column that is to be read is packed, where that cannot be unpacked here.
fn unread_packing(metadata: &ParquetMetaData, mask: &ProjectionMask) -> Option<&'static str> {
    let groups = metadata.row_groups().iter();
    groups
        .flat_map(|group| group.columns().iter().enumerate())
        .filter(|&(leaf, _)| mask.leaf_included(leaf))
        .find_map(|(_, column)| match column.compression() {
            Compression::BROTLI(_) => Some("Brotli"),
            Compression::LZ4 | Compression::LZ4_RAW => Some("LZ4"),
            Compression::LZO => Some("LZO"),
            _ => None,
        })
}

fn is_text(kind: &DataType) -> bool {
    match kind {
        DataType::Dictionary(_, value) => is_text(value),
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View => true,
        _ => false,
    }
}

fn tells_text(kind: &DataType) -> bool {
    use DataType as D;
    match kind {
        D::Dictionary(_, value) => tells_text(value),
        D::Utf8
        | D::LargeUtf8
        | D::Utf8View
        | D::Boolean
        | D::Date32
        | D::Date64
        | D::Time32(_)
        | D::Time64(_)
        | D::Timestamp(..) => true,
        other => other.is_integer() || other.is_floating(),
    }
}

/// A column's name as that of a tag: what no tag can have is left out.
pub(super) fn tag_name(column: &str) -> Option<String> {
    let name: String = column
        .chars()
        .filter(|c| c.is_ascii_alphanumeric() || *c == '_')
        .collect();
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        .then_some(name)
}

impl Batch {
    /// Writes the next row as a game, and goes on to the one after it.
    fn write(&mut self, columns: &Columns, out: &mut Vec<u8>) {
        let at = self.at;
        self.at += 1;
        for ((_, name, form), values) in columns.tags.iter().zip(&self.tags) {
            if values.is_valid(at) {
                write_tag(name, values.value(at), *form, out);
            }
        }
        out.push(b'\n');
        if self.moves.is_valid(at) {
            out.extend_from_slice(self.moves.value(at).as_bytes());
        }
        out.extend_from_slice(b"\n\n");
    }
}

fn write_tag(name: &str, value: &str, form: Form, out: &mut Vec<u8>) {
    out.push(b'[');
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b" \"");
    for byte in value.bytes() {
        match byte {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
            b'\n' | b'\r' => out.push(b' '),
            b'-' if form == Form::Date => out.push(b'.'),
            _ => out.push(byte),
        }
    }
    out.extend_from_slice(b"\"]\n");
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use parquet::file::metadata::{ColumnChunkMetaData, FileMetaData, RowGroupMetaData};
    use parquet::schema::parser::parse_message_type;
    use parquet::schema::types::SchemaDescriptor;

    use super::*;

    /// A table with a column of moves and another one that is packed in a way of its own.
    fn packed(moves: Compression, other: Compression) -> (ParquetMetaData, ProjectionMask) {
        let schema = "message games { required binary movetext (UTF8); required binary x (UTF8); }";
        let schema = parse_message_type(schema).expect("a schema");
        let schema = Arc::new(SchemaDescriptor::new(Arc::new(schema)));
        let column = |index: usize, packing| {
            let column = ColumnChunkMetaData::builder(schema.column(index));
            column.set_compression(packing).build().expect("a column")
        };
        let group = RowGroupMetaData::builder(Arc::clone(&schema))
            .set_column_metadata(vec![column(0, moves), column(1, other)])
            .build()
            .expect("a group");
        let mask = ProjectionMask::roots(&schema, [0]);
        let file = FileMetaData::new(1, 0, None, None, schema, None);
        (ParquetMetaData::new(file, vec![group]), mask)
    }

    #[test]
    fn what_is_packed_otherwise_is_told_where_it_would_be_read() {
        let brotli = Compression::BROTLI(parquet::basic::BrotliLevel::default());
        let of = |moves, other| {
            let (metadata, mask) = packed(moves, other);
            unread_packing(&metadata, &mask)
        };
        assert_eq!(of(brotli, Compression::SNAPPY), Some("Brotli"));
        assert_eq!(of(Compression::LZ4_RAW, Compression::SNAPPY), Some("LZ4"));
        assert_eq!(of(Compression::SNAPPY, brotli), None);
    }
}
