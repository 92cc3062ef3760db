//! Rows as comma-separated values (RFC 4180, with a line feed at line ends). What has no value is
//! empty; lists are separated by spaces.

use super::sheet::Text;
use crate::row::{Cell, Kind, Table};

/// The line of names.
pub(super) fn heading<T>(table: &Table<T>) -> Vec<u8> {
    let mut out = Vec::new();
    for (index, column) in table.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        quoted(&column.name, &mut out);
    }
    out.push(b'\n');
    out
}

/// Adds one line for each row.
pub(super) fn add<'a, T: 'a>(table: &Table<T>, rows: impl Iterator<Item = &'a T>, text: &mut Text) {
    for row in rows {
        for (index, column) in table.iter().enumerate() {
            if index > 0 {
                text.bytes.push(b',');
            }
            match (column.kind, column.cell(row)) {
                (Kind::Counted(count), Cell::Number(number)) => text.leave_out(count, number),
                (_, value) => cell(&value, &mut text.bytes),
            }
        }
        text.bytes.push(b'\n');
    }
}

fn cell(cell: &Cell<'_>, out: &mut Vec<u8>) {
    match cell {
        Cell::Nothing => {}
        Cell::Text(value) => quoted(value, out),
        Cell::Number(value) => out.extend_from_slice(value.to_string().as_bytes()),
        Cell::Flag(value) => out.extend_from_slice(value.to_string().as_bytes()),
        Cell::List(words) => out.extend_from_slice(words.join(" ").as_bytes()),
    }
}

fn quoted(value: &str, out: &mut Vec<u8>) {
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
