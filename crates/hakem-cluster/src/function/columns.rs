//! Rows of the audit as columns of Arrow.

use std::sync::Arc;

use datafusion::arrow::array::{
    ArrayRef, BooleanArray, ListBuilder, StringArray, StringBuilder, UInt64Array,
};
use datafusion::arrow::datatypes::{DataType, Field, Fields};
use hakem_audit::row::{Cell, Column, Kind, Row};

/// The fields of a struct of these columns. Any may be null.
pub(super) fn fields(columns: &[Column<Row>]) -> Fields {
    let field = |column: &Column<Row>| Field::new(&column.name, data_type(column.kind), true);
    columns.iter().map(field).collect()
}

fn data_type(kind: Kind) -> DataType {
    match kind {
        Kind::Text | Kind::Word => DataType::Utf8,
        Kind::Number | Kind::Counted(_) => DataType::UInt64,
        Kind::Flag => DataType::Boolean,
        Kind::List => DataType::List(Arc::new(Field::new_list_field(DataType::Utf8, true))),
    }
}

/// The cells of one column.
pub(super) fn array(column: &Column<Row>, rows: &[Option<Row>]) -> ArrayRef {
    let cells = rows
        .iter()
        .map(|row| row.as_ref().map_or(Cell::Nothing, |row| column.cell(row)));
    match column.kind {
        Kind::Text | Kind::Word => Arc::new(cells.map(|cell| text(&cell)).collect::<StringArray>()),
        Kind::Number | Kind::Counted(_) => {
            Arc::new(cells.map(|cell| number(&cell)).collect::<UInt64Array>())
        }
        Kind::Flag => Arc::new(cells.map(|cell| flag(&cell)).collect::<BooleanArray>()),
        Kind::List => Arc::new(lists(cells)),
    }
}

const fn text<'a>(cell: &Cell<'a>) -> Option<&'a str> {
    match cell {
        Cell::Text(text) => Some(text),
        _ => None,
    }
}

const fn number(cell: &Cell<'_>) -> Option<u64> {
    match cell {
        Cell::Number(number) => Some(*number),
        _ => None,
    }
}

const fn flag(cell: &Cell<'_>) -> Option<bool> {
    match cell {
        Cell::Flag(flag) => Some(*flag),
        _ => None,
    }
}

fn lists<'a>(cells: impl Iterator<Item = Cell<'a>>) -> datafusion::arrow::array::ListArray {
    let mut lists = ListBuilder::new(StringBuilder::new());
    for cell in cells {
        match cell {
            Cell::List(words) => lists.append_value(words.iter().map(|word| Some(*word))),
            _ => lists.append_null(),
        }
    }
    lists.finish()
}
