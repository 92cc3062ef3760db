//! Runs the cases of `cases/*.toml` against the built binary.
//!
//! One test per file; a failing case is shown with its id, the assertion and what was found.
//! The format is described in `cases/README.md`.

#[path = "cases/assertion.rs"]
mod assertion;
#[path = "cases/event_log.rs"]
mod event_log;
#[path = "cases/format.rs"]
mod format;
#[path = "cases/run.rs"]
mod run;

use std::collections::BTreeMap;

/// The folder with the cases, seen from this crate.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases");

/// Runs every case of one file and gives the failures, one text each.
fn failures(file: &str) -> Result<Vec<String>, String> {
    let cases = format::read(FOLDER, file)?;
    Ok(cases
        .iter()
        .filter_map(|case| run::failure(case).map(|why| format!("{}: {why}", case.id)))
        .collect())
}

/// One test per file, and the list of all files for the test that none is forgotten.
macro_rules! case_files {
    ($($file:ident),* $(,)?) => {
        $(
            #[test]
            fn $file() {
                let failed = failures(stringify!($file)).unwrap();
                assert!(failed.is_empty(), "{} failing:\n{}", failed.len(), failed.join("\n"));
            }
        )*
        const FILES: &[&str] = &[$(stringify!($file)),*];
    };
}

case_files! {
    appendix_a,
    appendix_b,
    article_1,
    article_3,
    article_4,
    article_5,
    article_6,
    article_7,
    article_8,
    article_9_1,
    article_9_2,
    article_9_3,
    article_9_4,
    article_9_6,
    articles_10_to_12,
    commands,
    event_logs,
    fen,
    guideline_2,
    guideline_3,
    notation,
    order,
    other_programs,
    pgn,
    profiles,
    public_reports,
    terminations,
    variants,
    winnable,
}

#[test]
fn every_file_of_cases_is_run() {
    let mut found = format::files(FOLDER).unwrap();
    found.sort();
    let mut listed: Vec<String> = FILES.iter().map(ToString::to_string).collect();
    listed.sort();
    assert_eq!(found, listed);
}

#[test]
fn ids_are_unique_and_every_case_is_complete() {
    let mut seen = BTreeMap::new();
    for file in format::files(FOLDER).unwrap() {
        for case in format::read(FOLDER, &file).unwrap() {
            if let Some(other) = seen.insert(case.id.clone(), file.clone()) {
                panic!("the id {} is in {other}.toml and in {file}.toml", case.id);
            }
            assert!(
                !case.expect.is_empty(),
                "{} in {file}.toml expects nothing",
                case.id
            );
        }
    }
}
