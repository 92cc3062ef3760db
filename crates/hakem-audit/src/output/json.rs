//! Rows as JSON Lines.

use serde::Serialize;

use crate::row::{Cell, Table};

/// One object for each row, with every column.
pub(super) fn render<T>(table: &Table<T>, rows: &[&T]) -> Vec<u8> {
    let names: Vec<Vec<u8>> = table
        .iter()
        .map(|column| {
            let mut name = Vec::new();
            written(column.name.as_str(), &mut name);
            name.push(b':');
            name
        })
        .collect();
    let mut out = Vec::with_capacity(rows.len() * 768);
    for row in rows {
        let mut before = b'{';
        for (column, name) in table.iter().zip(&names) {
            out.push(before);
            before = b',';
            out.extend_from_slice(name);
            cell(&column.cell(row), &mut out);
        }
        out.extend_from_slice(b"}\n");
    }
    out
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
