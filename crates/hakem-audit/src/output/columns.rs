//! Rows in columns, as Arrow keeps them.

use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, ListBuilder, StringBuilder, UInt64Builder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{ArrowError, DataType, Field, Schema, SchemaRef};

use crate::row::{Before, Cell, Column, Kind, Table};

/// The columns as Arrow knows them.
pub(super) fn schema<T>(table: &Table<T>) -> SchemaRef {
    let field = |column: &Column<T>| Field::new(&column.name, data_type(column.kind), true);
    Arc::new(Schema::new(table.iter().map(field).collect::<Vec<_>>()))
}

fn data_type(kind: Kind) -> DataType {
    match kind {
        Kind::Text | Kind::Word => DataType::Utf8,
        Kind::Number | Kind::Counted(_) => DataType::UInt64,
        Kind::Flag => DataType::Boolean,
        Kind::List => DataType::List(Arc::new(Field::new_list_field(DataType::Utf8, true))),
    }
}

/// Columns that grow row by row.
#[derive(Debug)]
pub(crate) struct Columns(Vec<Builder>);

/// One column.
#[derive(Debug)]
enum Builder {
    Text(StringBuilder),
    Number(UInt64Builder),
    Flag(BooleanBuilder),
    List(ListBuilder<StringBuilder>),
}

impl Columns {
    /// The columns of `table`, without rows but with room for some.
    pub(super) fn of<T>(table: &Table<T>, room: usize) -> Columns {
        let columns = table.iter();
        Columns(
            columns
                .map(|column| Builder::of(column.kind, room))
                .collect(),
        )
    }

    /// Adds rows of `table`.
    pub(super) fn add<'a, T: 'a>(
        &mut self,
        table: &Table<T>,
        rows: &(impl Iterator<Item = &'a T> + Clone),
    ) {
        for (builder, column) in self.0.iter_mut().zip(table) {
            builder.add(rows.clone().map(|row| column.cell(row)));
        }
    }

    /// All rows, with their numbers.
    pub(super) fn batch<T>(
        self,
        table: &Table<T>,
        before: Before,
    ) -> Result<RecordBatch, ArrowError> {
        let columns = self.0.into_iter().zip(table);
        let arrays = columns.map(|(builder, column)| builder.array(column.kind, before));
        RecordBatch::try_new(schema(table), arrays.collect())
    }
}

impl Builder {
    fn of(kind: Kind, room: usize) -> Builder {
        let text = || StringBuilder::with_capacity(room, room * LETTERS);
        match kind {
            Kind::Text | Kind::Word => Builder::Text(text()),
            Kind::Number | Kind::Counted(_) => Builder::Number(UInt64Builder::with_capacity(room)),
            Kind::Flag => Builder::Flag(BooleanBuilder::with_capacity(room)),
            Kind::List => Builder::List(ListBuilder::with_capacity(text(), room)),
        }
    }

    fn add<'a>(&mut self, cells: impl Iterator<Item = Cell<'a>>) {
        match self {
            Builder::Text(builder) => cells.for_each(|cell| match cell {
                Cell::Text(text) => builder.append_value(text),
                _ => builder.append_null(),
            }),
            Builder::Number(builder) => cells.for_each(|cell| match cell {
                Cell::Number(number) => builder.append_value(number),
                _ => builder.append_null(),
            }),
            Builder::Flag(builder) => cells.for_each(|cell| match cell {
                Cell::Flag(flag) => builder.append_value(flag),
                _ => builder.append_null(),
            }),
            Builder::List(builder) => cells.for_each(|cell| match cell {
                Cell::List(words) => {
                    let values = builder.values();
                    words.iter().for_each(|word| values.append_value(word));
                    builder.append(true);
                }
                _ => builder.append(false),
            }),
        }
    }

    fn array(self, kind: Kind, before: Before) -> ArrayRef {
        match (self, kind) {
            (Builder::Number(mut builder), Kind::Counted(count)) => {
                let more = before.of(count);
                Arc::new(
                    builder
                        .finish()
                        .unary::<_, arrow_array::types::UInt64Type>(|number| {
                            number.saturating_add(more)
                        }),
                )
            }
            (Builder::Text(mut builder), _) => Arc::new(builder.finish()),
            (Builder::Number(mut builder), _) => Arc::new(builder.finish()),
            (Builder::Flag(mut builder), _) => Arc::new(builder.finish()),
            (Builder::List(mut builder), _) => Arc::new(builder.finish()),
        }
    }
}

/// About how long a text is.
const LETTERS: usize = 8;
