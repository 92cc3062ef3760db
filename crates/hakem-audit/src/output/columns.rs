//! Rows in columns, as Arrow keeps them.

use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, Field, Schema, SchemaRef};

use crate::row::{Before, Builder, Column, Table};

/// The columns as Arrow knows them.
pub(super) fn schema<T>(table: &Table<T>) -> SchemaRef {
    let field = |column: &Column<T>| Field::new(&column.name, column.kind.data_type(), true);
    Arc::new(Schema::new(table.iter().map(field).collect::<Vec<_>>()))
}

/// Columns that grow row by row.
#[derive(Debug)]
pub(crate) struct Columns(Vec<Builder>);

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
