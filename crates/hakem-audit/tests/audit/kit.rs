//! Audits of files that are written for a test.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use hakem_audit::input::{InputFault, Source};
use hakem_audit::{Observer, Plan, Progress, RowFormat, RowsFile, Summary, audit};
use serde_json::Value;

/// A folder for the files of one test.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file.
    pub(crate) fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a parent")).expect("folders");
        fs::write(&path, bytes).expect("written");
        path
    }
}

/// Everything that can be audited, one job, whole pieces, rows as JSON in `out`.
pub(crate) fn plan(sources: &[&Path], out: &Path) -> Plan {
    let sources = sources.iter().map(|path| Source::File(path.to_path_buf()));
    Plan {
        rows: Some(RowsFile {
            path: out.to_path_buf(),
            format: RowFormat::of(out).expect("a known ending"),
        }),
        ..Plan::of(sources.collect())
    }
}

/// Collects what cannot be used.
#[derive(Default)]
pub(crate) struct Faults(pub(crate) Vec<InputFault>);

impl Observer for Faults {
    fn fault(&mut self, fault: &InputFault) {
        self.0.push(fault.clone());
    }

    fn progress(&mut self, _: &Progress) {}
}

/// Audits, and gives the summary and what could not be used.
pub(crate) fn run(plan: &Plan) -> (Summary, Vec<InputFault>) {
    let mut faults = Faults::default();
    let summary = audit(plan, &AtomicBool::new(false), &mut faults).expect("an audit");
    (summary, faults.0)
}

/// The rows of a file of JSON Lines.
pub(crate) fn rows(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("rows");
    let row = |line| serde_json::from_str(line).expect("JSON");
    text.lines().map(row).collect()
}

/// The rows without the name of the source.
pub(crate) fn bare_rows(path: &Path) -> Vec<Value> {
    let mut rows = rows(path);
    for row in &mut rows {
        row["source"].take();
    }
    rows
}

/// A game with the tags that every game should have.
pub(crate) fn game(tags: &str, moves: &str, result: &str) -> String {
    format!(
        "[Event \"Open\"]\n[Site \"?\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"{result}\"]\n{tags}\n{moves} {result}\n\n"
    )
}

/// Games of many kinds, each of them short.
pub(crate) fn mixed() -> String {
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8";
    [
        game("", "1. f3 e5 2. g4 Qh4#", "0-1"),
        game("", "1. f3 e5 2. g4 Qh4# 3. a3 a6", "1-0"),
        game("", shuffle, "1/2-1/2"),
        game("", &format!("{shuffle} 7. Nf3 Nf6 8. Ng1 Ng8 9. e4"), "*"),
        game(
            "",
            "1. e4 {a\n\n comment (with { it all } e5 2. Ke4 Ke7",
            "1-0",
        ),
        game("", "1. e4 (1. d4 d5 (1... Nf6)) e5", "1/2-1/2"),
        game("[FEN \"8/8/8/4k3/8/4K3/8/8 w - - 0 1\"]\n", "", "1-0"),
        game("[FEN \"nonsense\"]\n", "1. e4", "1-0"),
        "[Event \"no moves\"]\n[Result \"*\"]\n\n".to_owned(),
        game("[Termination \"Time forfeit\"]\n", "1. e4 e5", "1-0"),
    ]
    .concat()
}
