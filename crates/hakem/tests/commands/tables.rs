//! Games in Parquet files.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch, StringArray};
use parquet::arrow::ArrowWriter;
use serde_json::Value;

use crate::kit::{hakem, hakem_reading, run_in};

/// Writes a table of texts, and gives its path.
fn table(folder: &Path, columns: &[(&str, &[&str])]) -> PathBuf {
    let texts = |values: &&[&str]| Arc::new(StringArray::from(values.to_vec())) as ArrayRef;
    let columns = columns.iter().map(|(name, values)| (*name, texts(values)));
    let batch = RecordBatch::try_from_iter(columns).expect("columns");
    let path = folder.join("games");
    let file = File::create(&path).expect("a file");
    let mut writer = ArrowWriter::try_new(file, batch.schema(), None).expect("a writer");
    writer.write(&batch).expect("written");
    writer.close().expect("closed");
    path
}

/// A mate, a game with a comment that is never closed, and one with an illegal move.
fn games(folder: &Path) -> PathBuf {
    table(
        folder,
        &[
            ("White", &["A", "C", "E"]),
            ("BLACK", &["B", "D", "F"]),
            ("Result", &["0-1", "*", "1-0"]),
            (
                "movetext",
                &["1. f3 e5 2. g4 Qh4# 0-1", "1. e4 {open", "1. e4 Ke7 1-0"],
            ),
        ],
    )
}

fn name(path: &Path) -> &str {
    path.to_str().expect("a name")
}

#[test]
fn judge_reads_a_table_row_by_row_as_it_reads_the_same_games_in_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = hakem(&["judge", "--json", name(&games(folder.path()))]);
    assert_eq!(ran.exit, Some(0), "{}", ran.stderr);
    let rows = ran.json();
    let of = |key: &str| rows.iter().map(|row| row[key].clone()).collect::<Vec<_>>();
    assert_eq!(of("game"), [1, 2, 3]);
    assert_eq!(of("line"), [1, 2, 3]);
    assert_eq!(of("white"), ["A", "C", "E"]);
    assert_eq!(of("black"), ["B", "D", "F"]);
    assert_eq!(rows[0]["ended"]["ground"], "checkmate");

    let text = "[White \"A\"]\n[BLACK \"B\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n";
    let mut of_text = hakem_reading(text, &["judge", "--json"]).one();
    of_text["source"] = Value::Null;
    // Only of a text it is told that tags are missing.
    of_text["remarks"] = Value::Array(Vec::new());
    let mut of_row = rows[0].clone();
    of_row["source"] = Value::Null;
    assert_eq!(of_row, of_text);
}

#[test]
fn a_remark_on_a_row_tells_the_row() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = hakem(&["judge", name(&games(folder.path()))]);
    assert!(ran.stdout.contains("Line 3, column 7:"), "{}", ran.stdout);
}

#[test]
fn check_and_compare_look_at_tables_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = games(folder.path());
    assert_eq!(hakem(&["judge", "--check", name(&path)]).exit, Some(1));
    let compared = hakem(&["judge", "--compare", "--json", name(&path)]);
    assert_eq!(compared.json().len(), 3);
}

#[test]
fn claim_finds_its_game_in_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = games(folder.path());
    let claim = |game| hakem(&["claim", "--json", "--game", game, name(&path)]);
    assert_eq!(claim("1").one()["verdict"], "no_object");
    assert_eq!(claim("2").one()["verdict"], "incorrect");
    assert!(claim("4").refused().contains('3'));
}

#[test]
fn a_table_without_moves_names_its_columns() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = table(folder.path(), &[("White", &["A"]), ("Black", &["B"])]);
    for command in ["judge", "claim"] {
        for locale in ["en_GB.UTF-8", "tr_TR.UTF-8"] {
            let ran = run_in(locale, Vec::new(), &[command, name(&path)]);
            assert!(ran.refused().contains("White, Black"), "{}", ran.stderr);
        }
    }
}

#[test]
fn a_damaged_table_and_one_from_standard_input_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = games(folder.path());
    let bytes = std::fs::read(&path).expect("read");
    let piped = hakem_reading(bytes.clone(), &["judge"]);
    assert!(piped.refused().contains("Parquet"), "{}", piped.stderr);
    std::fs::write(&path, &bytes[..bytes.len() / 2]).expect("written");
    let damaged = hakem(&["judge", name(&path)]);
    assert!(damaged.refused().contains("Parquet"), "{}", damaged.stderr);
}

#[test]
fn a_table_without_rows_holds_no_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = table(folder.path(), &[("movetext", &[])]);
    let ran = hakem(&["judge", name(&path)]);
    assert!(ran.refused().contains("no game"), "{}", ran.stderr);
}
