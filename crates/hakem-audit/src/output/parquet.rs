//! Rows as Apache Parquet.
//!
//! The rows of a shard are written as a small file of their own. These are put together at the end
//! without being unpacked: their row groups are copied, and a new footer names them all. So a shard
//! is whole as soon as it is written, which a growing Parquet file would not be.

use std::io::{self, Read, Write};
use std::sync::Arc;

use arrow_array::RecordBatch;
use parquet::arrow::{ArrowSchemaConverter, ArrowWriter, add_encoded_arrow_schema_to_metadata};
use parquet::basic::{Compression, Encoding, ZstdLevel};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::ColumnPath;

use super::columns::schema;
use super::record::KEY;
use crate::row::{Kind, Table};

fn properties<T>(table: &Table<T>) -> WriterProperties {
    let mut builder = WriterProperties::builder()
        // What is said of single pages is lost when files are put together.
        .set_statistics_enabled(EnabledStatistics::Chunk);
    for column in table {
        let path = ColumnPath::from(column.name.as_str());
        builder = match column.kind {
            // What is left of the others, once they refer to a dictionary, is hardly worth it.
            Kind::Text => builder.set_column_compression(path, zstandard()),
            // They grow from row to row: a dictionary would hold every one of them.
            Kind::Counted(_) => builder
                .set_column_dictionary_enabled(path.clone(), false)
                .set_column_encoding(path, Encoding::DELTA_BINARY_PACKED),
            Kind::Word | Kind::Number | Kind::Flag | Kind::List | Kind::Told(_) => builder,
        };
    }
    builder.build()
}

fn zstandard() -> Compression {
    Compression::ZSTD(ZstdLevel::default())
}

/// Some rows as a small file, with its length before it.
pub(super) fn render<T>(table: &Table<T>, rows: &RecordBatch) -> Result<Vec<u8>, ParquetError> {
    let properties = Some(properties(table));
    let mut writer = ArrowWriter::try_new(vec![0; LENGTH], rows.schema(), properties)?;
    writer.write(rows)?;
    let mut bytes = writer.into_inner()?;
    let length = (bytes.len() - LENGTH) as u64;
    if let Some(start) = bytes.first_chunk_mut() {
        *start = length.to_le_bytes();
    }
    Ok(bytes)
}

/// How many bytes tell the length of a small file.
const LENGTH: usize = 8;

/// Puts the small files of `spool` together into one, which tells `record` of the audit.
pub(super) fn put_together<T>(
    table: &Table<T>,
    spool: &mut impl Read,
    file: impl Write + Send,
    record: Option<&str>,
) -> Result<(), ParquetError> {
    let schema = schema(table);
    let mut properties = properties(table);
    add_encoded_arrow_schema_to_metadata(&schema, &mut properties);
    let descriptor = ArrowSchemaConverter::new().convert(&schema)?;
    let root = descriptor.root_schema_ptr();
    let mut writer = SerializedFileWriter::new(file, root, Arc::new(properties))?;
    while let Some(part) = next_part(spool)? {
        copy_groups(&part.into(), &mut writer)?;
    }
    if let Some(record) = record {
        writer.append_key_value_metadata(KeyValue::new(KEY.to_owned(), record.to_owned()));
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
