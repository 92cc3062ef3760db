use std::fs::File;
use std::io::Write;
use std::process::{Command, Stdio};

use crate::kit::game;

/// More than fits into a pipe and into what is read at once: when it has been written, most of it
/// has been judged.
const MUCH: usize = 2 << 20;

#[test]
fn everything_finished_is_written_out_and_the_exit_code_is_130() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results.jsonl");
    let mut child = Command::new(env!("CARGO_BIN_EXE_hakem"))
        .args(["judge", "--json"])
        .stdin(Stdio::piped())
        .stdout(File::create(&path).expect("a file"))
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary runs");
    let one = game("", "1. f3 e5 2. g4 Qh4#", "0-1");
    let games = one.repeat(MUCH / one.len());
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(games.as_bytes()).expect("written");
    let id = child.id().to_string();
    let sent = Command::new("kill")
        .args(["-INT", &id])
        .status()
        .expect("kill runs");
    assert!(sent.success());
    let ended = child.wait().expect("it ends");
    drop(input);
    assert_eq!(ended.code(), Some(130));
    let results = std::fs::read_to_string(path).expect("results");
    assert!(results.ends_with("}\n"), "no half of a result");
    let lines = results.lines().count();
    assert!(lines > MUCH / one.len() / 2, "{lines}");
    for line in results.lines() {
        assert!(
            serde_json::from_str::<serde_json::Value>(line).is_ok(),
            "{line}"
        );
    }
}
