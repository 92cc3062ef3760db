//! Rows of the audit as columns of Arrow.

use datafusion::arrow::array::ArrayRef;
use datafusion::arrow::datatypes::{Field, Fields};
use hakem_audit::row::{Cell, Column, Row};

/// The fields of a struct of these columns. Any may be null.
pub(super) fn fields(columns: &[Column<Row>]) -> Fields {
    let field = |column: &Column<Row>| Field::new(&column.name, column.kind.data_type(), true);
    columns.iter().map(field).collect()
}

/// The cells of one column.
pub(super) fn array(column: &Column<Row>, rows: &[Option<Row>]) -> ArrayRef {
    let cells = rows
        .iter()
        .map(|row| row.as_ref().map_or(Cell::Nothing, |row| column.cell(row)));
    column.kind.array(cells)
}
