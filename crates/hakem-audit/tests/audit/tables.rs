use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use arrow_array::{ArrayRef, Date32Array, Int16Array, RecordBatch, StringArray};
use hakem_audit::input::InputTrouble;
use parquet::arrow::ArrowWriter;

use crate::kit::{Folder, bare_rows, plan, rows, run};

fn texts(values: &[Option<&str>]) -> ArrayRef {
    Arc::new(StringArray::from(values.to_vec()))
}

fn write(path: &Path, columns: Vec<(&str, ArrayRef)>) {
    let batch = RecordBatch::try_from_iter_with_nullable(
        columns
            .into_iter()
            .map(|(name, column)| (name, column, true)),
    )
    .expect("columns");
    let file = File::create(path).expect("a file");
    let mut writer = ArrowWriter::try_new(file, batch.schema(), None).expect("a writer");
    writer.write(&batch).expect("written");
    writer.close().expect("closed");
}

/// Three games in the layout of the public open databases.
fn games(path: &Path) {
    let event = [Some("Rated \"Bullet\" game"), Some("Open"), None];
    let moves = ["1. e4 e5 0-1", "1. f3 e5 2. g4 Qh4# 1-0", "1. e4 { open"];
    write(
        path,
        vec![
            ("Event", texts(&event)),
            ("WHITE", texts(&[Some("A"), Some("C"), Some("E")])),
            ("Black", texts(&[Some("B"), Some("D"), None])),
            ("Result", texts(&[Some("0-1"), Some("1-0"), Some("*")])),
            (
                "WhiteElo",
                Arc::new(Int16Array::from(vec![Some(1500), None, Some(2100)])),
            ),
            (
                "UTCDate",
                Arc::new(Date32Array::from(vec![19844, 19844, 19845])),
            ),
            (
                "Termination",
                texts(&[Some("Time forfeit"), Some("Normal"), None]),
            ),
            ("movetext", texts(&moves.map(Some))),
        ],
    );
}

const AS_PGN: &str = "[Event \"Rated \\\"Bullet\\\" game\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n[WhiteElo \"1500\"]\n[UTCDate \"2024.05.01\"]\n[Termination \"Time forfeit\"]\n\n1. e4 e5 0-1\n\n\
[Event \"Open\"]\n[White \"C\"]\n[Black \"D\"]\n[Result \"1-0\"]\n[UTCDate \"2024.05.01\"]\n[Termination \"Normal\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n\
[White \"E\"]\n[Result \"*\"]\n[WhiteElo \"2100\"]\n[UTCDate \"2024.05.02\"]\n\n1. e4 { open\n\n";

#[test]
fn a_table_gives_the_rows_that_the_same_games_give_as_pgn() {
    let folder = Folder::new();
    let table = folder.path("games.parquet");
    games(&table);
    let text = folder.file("games.pgn", AS_PGN);
    let out = folder.path("rows.jsonl");
    let carried = vec!["WhiteElo".to_owned()];
    let mut from_table = plan(&[&table], &out);
    from_table.carried.clone_from(&carried);
    run(&from_table);
    let of_table = bare_rows(&out);
    let mut from_text = plan(&[&text], &out);
    from_text.carried = carried;
    run(&from_text);
    let of_text = bare_rows(&out);
    assert_eq!(of_table.len(), 3);
    for (number, (mut a, mut b)) in of_table.into_iter().zip(of_text).enumerate() {
        // In a table the row is told, in a text the line.
        assert_eq!(a["line"], number + 1);
        a["line"].take();
        b["line"].take();
        assert_eq!(a, b);
    }
}

#[test]
fn columns_are_carried_over() {
    let folder = Folder::new();
    let table = folder.path("games.parquet");
    games(&table);
    let out = folder.path("rows.jsonl");
    let mut plan = plan(&[&table], &out);
    plan.carried = vec!["WhiteElo".to_owned(), "nothing".to_owned()];
    run(&plan);
    let rows = rows(&out);
    assert_eq!(rows[0]["WhiteElo"], "1500");
    assert!(rows[1]["WhiteElo"].is_null());
    assert!(rows[0]["nothing"].is_null());
}

#[test]
fn a_table_without_moves_is_told_of() {
    let folder = Folder::new();
    let table = folder.path("games.parquet");
    write(
        &table,
        vec![("Event", texts(&[Some("x")])), ("n", texts(&[Some("y")]))],
    );
    let (summary, faults) = run(&plan(&[&table], &folder.path("rows.jsonl")));
    assert_eq!(summary.unusable, 1);
    let columns = "Event, n".to_owned();
    assert_eq!(faults[0].trouble, InputTrouble::NoMovetext { columns });
}

#[test]
fn a_damaged_table_is_told_of_and_the_rest_is_judged() {
    let folder = Folder::new();
    let table = folder.path("a.parquet");
    games(&table);
    let mut bytes = std::fs::read(&table).expect("read");
    bytes.truncate(bytes.len() / 2);
    std::fs::write(&table, bytes).expect("written");
    let text = folder.file("b.pgn", AS_PGN);
    let (summary, faults) = run(&plan(&[&table, &text], &folder.path("rows.jsonl")));
    assert_eq!((summary.unusable, summary.totals.games), (1, 3));
    assert!(matches!(
        faults[0].trouble,
        InputTrouble::DamagedParquet { .. }
    ));
}
