//! Which types the columns of the inputs have.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use arrow_schema::SchemaRef;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

use super::Source;
use super::archive::{Content, HEAD, content};
use super::table::tag_name;
use crate::row::Scalar;

/// What is known of a column so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// No table has it.
    Nothing,
    /// Every table that has it has this type.
    Of(Scalar),
    /// Text, or this in one table and that in another.
    Text,
}

/// The type that each of these columns has in the tables; `None` where it is text, where tables
/// differ, and for all of them where an input is no table: tags are text.
pub(crate) fn types(names: &[String], sources: &[Source]) -> Vec<Option<Scalar>> {
    let mut known = vec![Known::Nothing; names.len()];
    // Where there is nothing left to be found out, no input is opened.
    let mut rest = sources.iter();
    while known.iter().any(|known| *known != Known::Text)
        && let Some(source) = rest.next()
    {
        match look(source) {
            Looked::Table(schema) => {
                for (name, known) in names.iter().zip(&mut known) {
                    *known = known.and(name, &schema);
                }
            }
            Looked::Text => known.fill(Known::Text),
            Looked::Unusable => {}
        }
    }
    let given = known.into_iter().map(|known| match known {
        Known::Of(scalar) => Some(scalar),
        Known::Nothing | Known::Text => None,
    });
    given.collect()
}

impl Known {
    fn and(self, name: &str, schema: &SchemaRef) -> Known {
        let is_it =
            |column: &str| tag_name(column).is_some_and(|tag| tag.eq_ignore_ascii_case(name));
        let of_this_name = schema.fields().iter().filter(|field| is_it(field.name()));
        of_this_name.fold(self, |known, field| {
            match (known, Scalar::of(field.data_type())) {
                (Known::Nothing, Some(scalar)) => Known::Of(scalar),
                (Known::Of(before), Some(scalar)) if before == scalar => known,
                _ => Known::Text,
            }
        })
    }
}

enum Looked {
    Table(SchemaRef),
    Text,
    /// None of its games will have a row.
    Unusable,
}

fn look(source: &Source) -> Looked {
    match source {
        Source::File(path) => match path.metadata() {
            Ok(told) if told.is_file() => look_into(path),
            // What comes through a pipe can be read only once, and is no table.
            Ok(_) => Looked::Text,
            Err(_) => Looked::Unusable,
        },
        Source::Stdin | Source::BuiltIn(..) => Looked::Text,
    }
}

fn look_into(path: &Path) -> Looked {
    let Ok(file) = File::open(path) else {
        return Looked::Unusable;
    };
    let mut head = Vec::new();
    if (&file).take(HEAD as u64).read_to_end(&mut head).is_err() {
        return Looked::Unusable;
    }
    match content(&head) {
        Content::Parquet => match ParquetRecordBatchReaderBuilder::try_new(file) {
            Ok(table) => Looked::Table(table.schema().clone()),
            Err(_) => Looked::Unusable,
        },
        Content::Text | Content::Gzip | Content::Zstd => Looked::Text,
        Content::Other(_) | Content::Binary | Content::Empty => Looked::Unusable,
    }
}
