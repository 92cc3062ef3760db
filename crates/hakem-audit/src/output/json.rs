//! Rows as JSON Lines.

use serde::Serialize;

use super::sheet::Text;
use crate::row::{Cell, Kind, Table};

/// Adds one object for each row, with every column.
pub(super) fn add<'a, T: 'a>(table: &Table<T>, rows: impl Iterator<Item = &'a T>, text: &mut Text) {
    let names: Vec<Vec<u8>> = table
        .iter()
        .map(|column| {
            let mut name = Vec::new();
            written(column.name.as_str(), &mut name);
            name.push(b':');
            name
        })
        .collect();
    for row in rows {
        let mut before = b'{';
        for (column, name) in table.iter().zip(&names) {
            text.bytes.push(before);
            before = b',';
            text.bytes.extend_from_slice(name);
            match (column.kind, column.cell(row)) {
                (Kind::Counted(count), Cell::Number(number)) => text.leave_out(count, number),
                (_, value) => cell(&value, &mut text.bytes),
            }
        }
        text.bytes.extend_from_slice(b"}\n");
    }
}

fn cell(cell: &Cell<'_>, out: &mut Vec<u8>) {
    match cell {
        Cell::Nothing => out.extend_from_slice(b"null"),
        Cell::Text(value) => written(*value, out),
        Cell::Number(value) => written(value, out),
        Cell::Flag(true) => out.extend_from_slice(b"true"),
        Cell::Flag(false) => out.extend_from_slice(b"false"),
        Cell::List(words) => {
            out.push(b'[');
            for (index, word) in words.iter().enumerate() {
                if index > 0 {
                    out.push(b',');
                }
                written(*word, out);
            }
            out.push(b']');
        }
    }
}

fn written(value: &(impl Serialize + ?Sized), out: &mut Vec<u8>) {
    // Text and numbers can always be written as JSON, and memory does not fail.
    let _ = serde_json::to_writer(out, value);
}
