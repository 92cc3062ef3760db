//! `hakem watch` as a process: lines for what happens on files that grow.

#![cfg(test)]

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

const SHUFFLE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";

fn write(path: &Path, moves: &str) {
    let game =
        format!("[Event \"?\"]\n[White \"Aydın\"]\n[Black \"Kaya\"]\n[Board \"5\"]\n\n{moves} *\n");
    fs::write(path, game).unwrap();
}

fn once(arguments: &[&str], path: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hakem"))
        .args(["watch", "--once"])
        .args(arguments)
        .arg(path)
        .output()
        .unwrap()
}

/// A process that is ended when it is dropped.
struct Watching(Child);

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn once_tells_what_calls_for_an_arbiter_in_both_languages() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("live.pgn");
    write(&path, SHUFFLE);
    let english = once(&["--lang", "en"], &path);
    let text = String::from_utf8_lossy(&english.stdout).into_owned();
    assert_eq!(english.status.code(), Some(0), "{text}");
    for part in [
        "Board 5, Aydın – Kaya",
        "Only be ready:",
        "(Article 9.2.1)",
        "With: 4... Ng8",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let turkish = once(&["--lang", "tr"], &path);
    let text = String::from_utf8_lossy(&turkish.stdout).into_owned();
    for part in [
        "5. masa",
        "Yalnızca hazır olun, müdahale etmeyin:",
        "(Madde 9.2.1)",
        "4... Ag8",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn what_cannot_be_watched_is_said_with_exit_code_2() {
    let room = tempfile::tempdir().unwrap();
    for (source, says) in [
        (
            room.path().join("none.pgn").display().to_string(),
            "no file or folder",
        ),
        (
            "ftp://example.org/a.pgn".to_owned(),
            "only files, folders, http and https",
        ),
    ] {
        let output = once(&["--lang", "en"], Path::new(&source));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(says), "{said}");
    }
}

#[test]
fn once_says_with_exit_code_2_where_there_is_no_game() {
    let room = tempfile::tempdir().unwrap();
    for (name, bytes, says) in [
        ("empty.pgn", &b""[..], "There is no game in it."),
        ("page.pgn", b"<html>Sign in</html>\n", "page for a browser"),
        ("round.pgn.gz", b"\x1f\x8b\x08\x00", "packed file"),
    ] {
        let path = room.path().join(name);
        fs::write(&path, bytes).unwrap();
        let output = once(&["--lang", "en"], &path);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.contains(says), "{text}");
    }
    let folder = room.path().join("folder");
    fs::create_dir(&folder).unwrap();
    assert_eq!(once(&[], &folder).status.code(), Some(2));
}

#[test]
fn once_tells_the_most_urgent_first() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("live.pgn");
    let game =
        |board: u8, moves: &str| format!("[Event \"?\"]\n[Board \"{board}\"]\n\n{moves} *\n\n");
    let text = game(1, SHUFFLE) + &game(2, "1. f3 e5 2. g4 Qh4#");
    fs::write(&path, text).unwrap();
    let text = once(&["--lang", "en"], &path).stdout;
    let text = String::from_utf8_lossy(&text).into_owned();
    let place = |part: &str| text.find(part).unwrap();
    assert!(place("Board 2") < place("Board 1"), "{text}");
}

#[test]
fn a_file_that_grows_move_by_move_is_told_as_it_grows() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("live.pgn");
    write(&path, "");
    let child = Command::new(env!("CARGO_BIN_EXE_hakem"))
        .args(["watch", "--json"])
        .arg(&path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut watching = Watching(child);
    let lines = BufReader::new(watching.0.stdout.take().unwrap()).lines();
    let mut lines = lines.map(|line| serde_json::from_str::<Value>(&line.unwrap()).unwrap());
    let mut next = move |event: &str| lines.find(|line| line["event"] == event).unwrap();
    next("source_added");
    for moves in ["1. Nf3", "1. Nf3 Nf6 2. Ng1 Ng8", SHUFFLE] {
        write(&path, moves);
        if moves == SHUFFLE {
            let raised = next("alert_raised");
            // The second occurrence may have been seen on the way.
            let raised = if raised["alert"]["kind"] == "second_occurrence" {
                next("alert_raised")
            } else {
                raised
            };
            assert_eq!(raised["alert"]["kind"], "claim_possible");
            assert_eq!(raised["board"]["number"], 5);
            assert_eq!(raised["alert"]["moves"][0]["en"], "4... Ng8");
        }
    }
    write(&path, &format!("{SHUFFLE} e5"));
    let gone = next("alert_withdrawn");
    assert_eq!(
        (&gone["why"], &gone["alert"]["state"]),
        (&"played_on".into(), &"withdrawn".into())
    );
    write(&path, "1. Nf3 Nf6 2. Ng1 Ng8");
    let back = next("taken_back");
    assert!(back["text"]["tr"].as_str().unwrap().contains("geri alındı"));
    fs::remove_file(&path).unwrap();
    next("source_fails");
    write(&path, "1. Nf3 Nf6 2. Ng1 Ng8");
    next("source_back");
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_it_with_exit_code_130() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("live.pgn");
    write(&path, SHUFFLE);
    let child = Command::new(env!("CARGO_BIN_EXE_hakem"))
        .arg("watch")
        .arg(&path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut watching = Watching(child);
    let mut lines = BufReader::new(watching.0.stdout.take().unwrap()).lines();
    assert!(lines.next().unwrap().is_ok());
    let id = watching.0.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(sent.success());
    assert_eq!(watching.0.wait().unwrap().code(), Some(130));
}
