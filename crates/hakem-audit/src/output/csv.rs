//! Rows as comma-separated values (RFC 4180, with a line feed at line ends). What has no value is
//! empty; lists are separated by spaces.

use crate::row::{Cell, Table};

/// The line of names.
pub(super) fn heading<T>(table: &Table<T>) -> Vec<u8> {
    let mut out = Vec::new();
    for (index, column) in table.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        text(&column.name, &mut out);
    }
    out.push(b'\n');
    out
}

/// One line for each row.
pub(super) fn render<T>(table: &Table<T>, rows: &[&T]) -> Vec<u8> {
    let mut out = Vec::with_capacity(rows.len() * 256);
    for row in rows {
        for (index, column) in table.iter().enumerate() {
            if index > 0 {
                out.push(b',');
            }
            cell(&column.cell(row), &mut out);
        }
        out.push(b'\n');
    }
    out
}

fn cell(cell: &Cell<'_>, out: &mut Vec<u8>) {
    match cell {
        Cell::Nothing => {}
        Cell::Text(value) => text(value, out),
        Cell::Number(value) => out.extend_from_slice(value.to_string().as_bytes()),
        Cell::Flag(value) => out.extend_from_slice(value.to_string().as_bytes()),
        Cell::List(words) => out.extend_from_slice(words.join(" ").as_bytes()),
    }
}

fn text(value: &str, out: &mut Vec<u8>) {
    let special = |byte: u8| matches!(byte, b',' | b'"' | b'\n' | b'\r');
    if !value.is_empty() && !value.bytes().any(special) {
        out.extend_from_slice(value.as_bytes());
        return;
    }
    // An empty text is told from no text by its quotes.
    out.push(b'"');
    out.extend_from_slice(value.replace('"', "\"\"").as_bytes());
    out.push(b'"');
}
