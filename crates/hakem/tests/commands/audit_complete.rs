//! What is done where an audit is to be gone on with that has come to its end.

use std::fs;

use serde_json::Value;

use crate::kit::{Folder, Ran, game};

fn games() -> String {
    [
        game("", "1. f3 e5 2. g4 Qh4#", "1-0"),
        game("[ECO \"A00\"]", "1. e4 e5", "1/2-1/2"),
    ]
    .concat()
}

/// The summary without the time that was spent.
fn summary(ran: &Ran) -> Value {
    let mut line = ran.one();
    line["seconds"].take();
    line["games_per_second"].take();
    line
}

const PARQUET: [&str; 6] = [
    "@i.pgn",
    "--out",
    "@r.parquet",
    "--pgn-out",
    "@found.txt",
    "--json",
];

/// The same, to be gone on with.
fn resumed<'a>(asked: &[&'a str]) -> Vec<&'a str> {
    [asked, &["--resume"]].concat()
}

#[test]
fn a_complete_audit_is_told_and_nothing_is_judged_again() {
    let folder = Folder::new();
    folder.file("i.pgn", &games());
    folder.file("empty.pgn", "");
    let asked = [&PARQUET[..], &["@empty.pgn", "--report", "@r.html"]].concat();
    let first = folder.audit(&asked);
    assert_eq!(first.exit, Some(2), "one input has no games");
    let names = folder.names();
    let outputs = || {
        let whole = |name: &&str| {
            let path = folder.path(name);
            let changed = path.metadata().and_then(|there| there.modified());
            (
                fs::read(&path).expect("an output"),
                changed.expect("a time"),
            )
        };
        ["r.parquet", "r.findings.parquet", "found.txt"]
            .iter()
            .map(whole)
            .collect::<Vec<_>>()
    };
    let before = outputs();
    fs::remove_file(folder.path("r.html")).expect("removed");
    let again = folder.audit(&resumed(&asked));
    assert_eq!(again.exit, Some(2), "{}", again.stderr);
    assert!(
        again.stderr.contains("already complete"),
        "{}",
        again.stderr
    );
    assert_eq!(outputs(), before);
    assert_eq!(folder.names(), names, "the report is written again");
    let without_time = |ran: &Ran| {
        let mut line: Value = serde_json::from_str(&ran.stdout).expect("one object");
        (
            line["seconds"].take(),
            line["games_per_second"].take(),
            line,
        )
    };
    let (seconds, speed, told) = without_time(&again);
    assert_eq!((seconds, speed), (Value::Null, Value::Null));
    assert_eq!(told, without_time(&first).2);
}

#[test]
fn the_page_of_a_complete_audit_tells_no_time() {
    let folder = Folder::new();
    folder.file("i.pgn", &games());
    for lang in ["en", "tr"] {
        let asked = [
            "@i.pgn",
            "--out",
            "@r.parquet",
            "--resume",
            "--check",
            "--lang",
            lang,
        ];
        folder.audit(&asked);
        let again = folder.audit(&asked);
        assert_eq!(again.exit, Some(1), "{}", again.stderr);
        assert_eq!(again.stderr.lines().count(), 1, "{}", again.stderr);
        let told = again.stdout.contains("per second") || again.stdout.contains("saniyede");
        assert!(!told, "{}", again.stdout);
    }
}

/// Whatever would change a row makes it another audit.
#[test]
fn the_result_of_another_audit_is_not_written_over() {
    let folder = Folder::new();
    folder.file("i.pgn", &games());
    folder.audit(&PARQUET).one();
    let rows = fs::read(folder.path("r.parquet")).expect("rows");
    let more = [
        &["--only", "checkmate"][..],
        &["--carry", "ECO"],
        &["--depth", "full"],
        &["--laws", "fide-2014-standard"],
        &["--letters", "en"],
        &["--annotate"],
    ];
    for more in more {
        let asked = [&PARQUET[..], more].concat();
        let ran = folder.audit(&resumed(&asked));
        assert!(
            ran.stderr.contains("another audit"),
            "{more:?}: {}",
            ran.stderr
        );
        assert_eq!(ran.exit, Some(2), "{more:?}");
        assert_eq!(fs::read(folder.path("r.parquet")).expect("rows"), rows);
    }
    // Neither the number of judges nor the size of the pieces makes it another.
    let asked = [&PARQUET[..], &["--jobs", "2", "--shard-bytes", "100"]].concat();
    let ran = folder.audit(&resumed(&asked));
    assert!(ran.stderr.contains("already complete"), "{}", ran.stderr);
}

#[test]
fn inputs_that_have_changed_make_it_another_audit() {
    let folder = Folder::new();
    folder.file("i.pgn", &games());
    let first = folder.audit(&PARQUET).one();
    folder.file("i.pgn", &games().repeat(2));
    let ran = folder.audit(&resumed(&PARQUET));
    assert!(ran.stderr.contains("another audit"), "{}", ran.stderr);
    assert_eq!(ran.exit, Some(2));
    let anew = folder.audit(&PARQUET).one();
    assert_eq!((&first["games"], &anew["games"]), (&2.into(), &4.into()));
}

#[test]
fn where_an_output_is_missing_it_begins_anew() {
    let folder = Folder::new();
    folder.file("i.pgn", &games());
    let first = summary(&folder.audit(&PARQUET));
    let names = folder.names();
    for name in ["r.findings.parquet", "r.parquet", "found.txt"] {
        fs::remove_file(folder.path(name)).expect("removed");
        let ran = folder.audit(&resumed(&PARQUET));
        assert!(ran.stderr.contains("begins anew"), "{name}: {}", ran.stderr);
        assert_eq!(summary(&ran), first);
        assert_eq!(folder.names(), names);
    }
}

/// What a later audit has left half written does not touch it.
#[test]
fn what_another_audit_left_beside_it_is_no_part_of_it() {
    let folder = Folder::new();
    folder.file("i.pgn", &games());
    folder.audit(&PARQUET).one();
    let rows = fs::read(folder.path("r.parquet")).expect("rows");
    folder.file("r.parquet.part", "half");
    let ran = folder.audit(&resumed(&PARQUET));
    assert!(ran.stderr.contains("already complete"), "{}", ran.stderr);
    assert_eq!(fs::read(folder.path("r.parquet")).expect("rows"), rows);
}

#[test]
fn an_output_that_cannot_tell_is_written_anew() {
    let folder = Folder::new();
    folder.file("i.pgn", &games());
    for outputs in [
        &["--out", "@r.csv"][..],
        &["--out", "@r.jsonl"],
        &["--pgn-out", "@found.txt"],
    ] {
        let asked = [&["@i.pgn", "--resume"], outputs].concat();
        let ran = folder.audit(&asked);
        assert!(
            ran.stderr
                .contains("no interrupted audit is there to go on with, so")
        );
        let ran = folder.audit(&asked);
        assert_eq!(ran.exit, Some(0));
        assert!(ran.stderr.contains("does not tell"), "{}", ran.stderr);
    }
}
