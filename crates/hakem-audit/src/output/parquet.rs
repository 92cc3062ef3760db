//! Rows as Apache Parquet.
//!
//! The rows of a shard are written as a small file of their own. These are put together at the end
//! without being unpacked: their row groups are copied, and a new footer names them all. So a shard
//! is whole as soon as it is written, which a growing Parquet file would not be.

use std::io::{self, Read, Write};
use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, ListBuilder, StringBuilder, UInt64Builder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use parquet::arrow::{ArrowSchemaConverter, ArrowWriter, add_encoded_arrow_schema_to_metadata};
use parquet::basic::{Compression, Encoding};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::ColumnPath;

use crate::row::{Cell, Column, Kind, Table};

/// The columns as Arrow knows them.
pub(crate) fn schema<T>(table: &Table<T>) -> SchemaRef {
    let field = |column: &Column<T>| Field::new(&column.name, data_type(column.kind), true);
    Arc::new(Schema::new(table.iter().map(field).collect::<Vec<_>>()))
}

fn data_type(kind: Kind) -> DataType {
    match kind {
        Kind::Text => DataType::Utf8,
        Kind::Number => DataType::UInt64,
        Kind::Flag => DataType::Boolean,
        Kind::List => DataType::List(Arc::new(Field::new_list_field(DataType::Utf8, true))),
    }
}

/// Rows in columns.
pub(crate) fn batch<T>(table: &Table<T>, rows: &[&T]) -> Result<RecordBatch, ParquetError> {
    let columns = table.iter().map(|column| array(column, rows)).collect();
    Ok(RecordBatch::try_new(schema(table), columns)?)
}

fn array<T>(column: &Column<T>, rows: &[&T]) -> ArrayRef {
    let cells = rows.iter().map(|row| column.cell(row));
    match column.kind {
        Kind::Text => {
            let mut builder = StringBuilder::with_capacity(rows.len(), rows.len() * 8);
            cells.for_each(|cell| match cell {
                Cell::Text(text) => builder.append_value(text),
                _ => builder.append_null(),
            });
            Arc::new(builder.finish())
        }
        Kind::Number => {
            let mut builder = UInt64Builder::with_capacity(rows.len());
            cells.for_each(|cell| match cell {
                Cell::Number(number) => builder.append_value(number),
                _ => builder.append_null(),
            });
            Arc::new(builder.finish())
        }
        Kind::Flag => {
            let mut builder = BooleanBuilder::with_capacity(rows.len());
            cells.for_each(|cell| match cell {
                Cell::Flag(flag) => builder.append_value(flag),
                _ => builder.append_null(),
            });
            Arc::new(builder.finish())
        }
        Kind::List => {
            let mut builder = ListBuilder::new(StringBuilder::new());
            cells.for_each(|cell| match cell {
                Cell::List(words) => {
                    words
                        .iter()
                        .for_each(|word| builder.values().append_value(word));
                    builder.append(true);
                }
                _ => builder.append(false),
            });
            Arc::new(builder.finish())
        }
    }
}

fn properties() -> WriterProperties {
    let mut builder = WriterProperties::builder()
        .set_compression(Compression::ZSTD(parquet::basic::ZstdLevel::default()))
        // What is said of single pages is lost when files are put together.
        .set_statistics_enabled(EnabledStatistics::Chunk);
    for name in UNIQUE {
        let path = || ColumnPath::from(name);
        builder = builder
            .set_column_dictionary_enabled(path(), false)
            .set_column_encoding(path(), Encoding::DELTA_BINARY_PACKED);
    }
    builder.build()
}

/// Columns of numbers that grow from row to row: a dictionary would hold every one of them.
const UNIQUE: [&str; 2] = ["game", "line"];

/// Some rows as a small file, with its length before it.
pub(super) fn render<T>(table: &Table<T>, rows: &[&T]) -> Result<Vec<u8>, ParquetError> {
    let mut writer = ArrowWriter::try_new(vec![0; LENGTH], schema(table), Some(properties()))?;
    writer.write(&batch(table, rows)?)?;
    let mut bytes = writer.into_inner()?;
    let length = (bytes.len() - LENGTH) as u64;
    if let Some(start) = bytes.first_chunk_mut() {
        *start = length.to_le_bytes();
    }
    Ok(bytes)
}

/// How many bytes tell the length of a small file.
const LENGTH: usize = 8;

/// Puts the small files of `spool` together into one.
pub(super) fn put_together<T>(
    table: &Table<T>,
    spool: &mut impl Read,
    file: impl Write + Send,
) -> Result<(), ParquetError> {
    let schema = schema(table);
    let mut properties = properties();
    add_encoded_arrow_schema_to_metadata(&schema, &mut properties);
    let descriptor = ArrowSchemaConverter::new().convert(&schema)?;
    let root = descriptor.root_schema_ptr();
    let mut writer = SerializedFileWriter::new(file, root, Arc::new(properties))?;
    while let Some(part) = next_part(spool)? {
        copy_groups(&part.into(), &mut writer)?;
    }
    writer.close()?;
    Ok(())
}

fn next_part(spool: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut length = [0; LENGTH];
    match spool.read_exact(&mut length) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(error) => return Err(error),
    }
    let length = u64::from_le_bytes(length);
    let mut part = Vec::new();
    spool.take(length).read_to_end(&mut part)?;
    Ok(Some(part))
}

fn copy_groups<W: Write + Send>(
    part: &bytes::Bytes,
    writer: &mut SerializedFileWriter<W>,
) -> Result<(), ParquetError> {
    let reader = SerializedFileReader::new(part.clone())?;
    for group in reader.metadata().row_groups() {
        let mut copy = writer.next_row_group()?;
        for column in group.columns() {
            let result = ColumnCloseResult {
                bytes_written: u64::try_from(column.compressed_size()).unwrap_or(0),
                rows_written: u64::try_from(group.num_rows()).unwrap_or(0),
                metadata: column.clone(),
                bloom_filter: None,
                column_index: None,
                offset_index: None,
            };
            copy.append_column(part, result)?;
        }
        copy.close()?;
    }
    Ok(())
}
