use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use arrow_array::{ArrayRef, Date32Array, Int16Array, Int32Array, RecordBatch, StringArray};
use arrow_schema::DataType;
use hakem_audit::input::InputTrouble;
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

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
        // Only of a text it is told that tags are missing.
        let remarks = b["remarks"].as_array_mut().expect("a list");
        remarks.retain(|remark| remark != "missing_tags");
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

/// The columns of a Parquet file with these names, by their types.
fn types(path: &Path, names: &[&str]) -> Vec<DataType> {
    let file = File::open(path).expect("a file");
    let table = ParquetRecordBatchReaderBuilder::try_new(file).expect("a table");
    let type_of = |name: &&str| table.schema().field_with_name(name).expect("a column");
    let fields = names.iter().map(type_of);
    fields.map(|field| field.data_type().clone()).collect()
}

#[test]
fn columns_that_are_carried_over_keep_their_types_and_values_in_parquet() {
    let folder = Folder::new();
    let table = folder.path("games.parquet");
    games(&table);
    let out = folder.path("rows.parquet");
    let names = ["WhiteElo", "utcdate", "nothing"];
    let mut plan = plan(&[&table], &out);
    plan.carried = names.map(str::to_owned).to_vec();
    run(&plan);
    assert_eq!(
        types(&out, &names),
        [DataType::Int16, DataType::Date32, DataType::Utf8]
    );
    let file = File::open(&out).expect("a file");
    let reader = ParquetRecordBatchReaderBuilder::try_new(file).expect("a table");
    let batches = reader
        .build()
        .expect("rows")
        .map(|batch| batch.expect("rows"));
    let rows: Vec<RecordBatch> = batches.collect();
    assert_eq!(rows.len(), 1);
    let column = |name: &str| rows[0].column_by_name(name).expect("a column").clone();
    let elo: ArrayRef = Arc::new(Int16Array::from(vec![Some(1500), None, Some(2100)]));
    let day: ArrayRef = Arc::new(Date32Array::from(vec![19844, 19844, 19845]));
    assert_eq!(&column("WhiteElo"), &elo);
    assert_eq!(&column("utcdate"), &day);
}

/// The tags of a text are text, and a number of one size is none of another.
#[test]
fn columns_that_are_not_of_one_type_in_all_inputs_are_text() {
    let folder = Folder::new();
    let table = folder.path("games.parquet");
    games(&table);
    let other = folder.path("other.parquet");
    let elo: ArrayRef = Arc::new(Int32Array::from(vec![1_700_000]));
    let moves = texts(&[Some("1. e4 e5 1-0")]);
    write(&other, vec![("WhiteElo", elo), ("movetext", moves)]);
    let text = folder.file("games.pgn", AS_PGN);
    let empty = folder.file("empty.pgn", "");
    let out = folder.path("rows.parquet");
    let names = ["WhiteElo", "UTCDate"];
    for (inputs, expected) in [
        (&[&table, &other][..], [DataType::Utf8, DataType::Date32]),
        (&[&table, &text], [DataType::Utf8, DataType::Utf8]),
        (&[&empty, &table], [DataType::Int16, DataType::Date32]),
    ] {
        let inputs: Vec<&Path> = inputs.iter().map(|path| path.as_path()).collect();
        let mut plan = plan(&inputs, &out);
        plan.carried = names.map(str::to_owned).to_vec();
        run(&plan);
        assert_eq!(types(&out, &names), expected, "{inputs:?}");
    }
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
fn every_row_is_a_game() {
    let folder = Folder::new();
    let table = folder.path("games.parquet");
    let moves = [Some("0-1"), None, Some("1. e4 e5 1-0"), Some("")];
    write(&table, vec![("movetext", texts(&moves))]);
    let out = folder.path("rows.jsonl");
    let (summary, faults) = run(&plan(&[&table], &out));
    assert_eq!((summary.totals.games, faults), (4, Vec::new()));
    let rows = rows(&out);
    let of = |key: &str| rows.iter().map(|row| row[key].clone()).collect::<Vec<_>>();
    assert_eq!(of("line"), [1, 2, 3, 4]);
    assert_eq!(of("plies"), [0, 0, 2, 0]);
    assert_eq!(rows[0]["recorded"], "0-1");
    assert_eq!(rows[2]["recorded"], "1-0");
}

#[test]
fn a_row_is_one_game_whatever_stands_in_it() {
    let folder = Folder::new();
    let table = folder.path("games.parquet");
    let moves = [
        "1. e4 e5 1-0\n\n[Event \"x\"]\n[White \"y\"]\n\n1. d4 d5 0-1\n\n[Event \"z\"]\n\n1. c4 *",
        "1. e4 e5 1-0 1. d4 d5 0-1",
        "1. e4 e5 [Event \"x\"] 2. Nf3 1-0\nd4",
        "{ open\n\n[Event \"x\"]\n\n1. e4 *",
    ];
    write(&table, vec![("movetext", texts(&moves.map(Some)))]);
    let out = folder.path("rows.jsonl");
    let (summary, _) = run(&plan(&[&table], &out));
    assert_eq!(summary.totals.games, 4);
    let rows = rows(&out);
    let of = |key: &str| rows.iter().map(|row| row[key].clone()).collect::<Vec<_>>();
    assert_eq!(of("line"), [1, 2, 3, 4]);
    assert_eq!(of("plies"), [2, 2, 3, 0]);
    assert_eq!(rows[0]["recorded"], "1-0");
    for row in rows.iter().take(3) {
        let remarks = row["remarks"].to_string();
        let told = ["sign_skipped", "text_after_result"];
        assert!(told.iter().any(|code| remarks.contains(code)), "{row}");
    }
}

#[test]
fn a_layout_without_a_column_is_no_fault_of_its_games() {
    let folder = Folder::new();
    let table = folder.path("games.parquet");
    games(&table);
    let out = folder.path("rows.jsonl");
    run(&plan(&[&table], &out));
    for row in rows(&out) {
        let remarks = row["remarks"].as_array().expect("a list");
        assert!(!remarks.contains(&"missing_tags".into()), "{row}");
    }
}

#[test]
fn moves_must_be_text() {
    let folder = Folder::new();
    let table = folder.path("games.parquet");
    let numbers = || Arc::new(Int16Array::from(vec![40])) as ArrayRef;
    write(&table, vec![("Movetext", numbers())]);
    let (_, faults) = run(&plan(&[&table], &folder.path("rows.jsonl")));
    let trouble = InputTrouble::MovetextNotText {
        column: "Movetext".to_owned(),
        kind: "Int16".to_owned(),
    };
    assert_eq!(faults[0].trouble, trouble);
    // A number of moves beside their text is none.
    let columns = vec![
        ("moves", texts(&[Some("1. e4 e5 *")])),
        ("Movetext", numbers()),
    ];
    write(&table, columns);
    let (summary, faults) = run(&plan(&[&table], &folder.path("rows.jsonl")));
    assert_eq!((summary.totals.plies, faults), (2, Vec::new()));
}

#[test]
fn a_table_that_is_packed_with_gzip_is_read() {
    use parquet::basic::{Compression, GzipLevel};
    use parquet::file::properties::WriterProperties;
    let folder = Folder::new();
    let path = folder.path("games.parquet");
    let moves = texts(&[Some("1. e4 e5 1-0")]);
    let batch = RecordBatch::try_from_iter([("movetext", moves)]).expect("columns");
    let gzip = Compression::GZIP(GzipLevel::default());
    let properties = WriterProperties::builder().set_compression(gzip).build();
    let file = File::create(&path).expect("a file");
    let mut writer =
        ArrowWriter::try_new(file, batch.schema(), Some(properties)).expect("a writer");
    writer.write(&batch).expect("written");
    writer.close().expect("closed");
    let (summary, faults) = run(&plan(&[&path], &folder.path("rows.jsonl")));
    assert_eq!((summary.totals.plies, faults), (2, Vec::new()));
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
