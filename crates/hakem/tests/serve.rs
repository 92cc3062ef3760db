//! `hakem serve` as a process: it says where it is, answers, and ends when it is asked to.

#![cfg(test)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const HAKEM: &str = env!("CARGO_BIN_EXE_hakem");

/// A data folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn serve(arguments: &[&str], folder: &Path) -> (Child, Vec<String>) {
    let mut child = Command::new(HAKEM)
        .args(["serve", "--lang", "en"])
        .args(arguments)
        .arg("--data")
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let told = BufReader::new(child.stdout.take().unwrap());
    let more = |own: &&&str| own.starts_with("0.0.0.0") || **own == "--watch";
    let wide = arguments.iter().filter(|own| own.starts_with("0.0.0.0"));
    let wanted = 1 + arguments.iter().filter(more).count() + wide.count();
    let lines = told.lines().take(wanted).map(Result::unwrap).collect();
    (child, lines)
}

fn port(line: &str) -> u16 {
    line.rsplit(':').next().unwrap().parse().unwrap()
}

fn ask(port: u16, path: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[cfg(unix)]
fn stop(mut child: Child, signal: &str) -> Option<i32> {
    let id = child.id().to_string();
    let sent = Command::new("kill").args([signal, &id]).status().unwrap();
    assert!(sent.success());
    child.wait().unwrap().code()
}

#[cfg(unix)]
#[test]
fn the_desk_says_where_it_is_and_ends_when_it_is_asked_to() {
    for (signal, name) in [("-TERM", "serve-term"), ("-INT", "serve-int")] {
        let (child, lines) = serve(&["--listen", "127.0.0.1:0"], &folder(name));
        let answer = ask(port(&lines[0]), "/healthz");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert_eq!(stop(child, signal), Some(0), "{signal}");
    }
}

#[cfg(unix)]
#[test]
fn where_boards_are_watched_the_page_of_the_hall_is_told() {
    let room = tempfile::tempdir().unwrap();
    let watched = room.path().to_string_lossy().into_owned();
    let arguments = ["--listen", "127.0.0.1:0", "--watch", &watched];
    let (child, lines) = serve(&arguments, &folder("serve-hall"));
    assert_eq!(stop(child, "-TERM"), Some(0));
    let address = lines[0].rsplit(' ').next().unwrap();
    assert!(
        lines[1].ends_with(&format!("{address}/#/hall")),
        "{lines:?}"
    );
}

#[cfg(unix)]
#[test]
fn the_key_is_told_once_and_kept() {
    let folder = folder("serve-key");
    let key = |arguments: &[&str]| {
        let (child, lines) = serve(arguments, &folder);
        let answer = ask(port(&lines[0]), "/api/cases");
        assert!(answer.starts_with("HTTP/1.1 401"), "{answer}");
        assert_eq!(stop(child, "-TERM"), Some(0));
        lines[2].rsplit(' ').next().unwrap().to_owned()
    };
    let first = key(&["--listen", "0.0.0.0:0"]);
    assert_eq!(key(&["--listen", "0.0.0.0:0"]), first);
    let own = "a-key-of-my-own";
    assert_eq!(key(&["--listen", "0.0.0.0:0", "--key", own]), own);
    assert_eq!(key(&["--listen", "0.0.0.0:0"]), own);
}

#[cfg(unix)]
#[test]
fn cases_are_copied_while_the_desk_is_served() {
    let folder = folder("serve-backup");
    let (child, _) = serve(&["--listen", "127.0.0.1:0"], &folder);
    let copy = folder.join("copy.sqlite");
    let backup = |data: &Path| {
        let ran = Command::new(HAKEM)
            .args(["serve", "--backup"])
            .arg(&copy)
            .arg("--data")
            .arg(data)
            .output()
            .unwrap();
        ran.status.code()
    };
    assert_eq!(backup(&folder), Some(0));
    assert!(
        std::fs::read(&copy)
            .unwrap()
            .starts_with(b"SQLite format 3")
    );
    assert_eq!(backup(&folder.join("none")), Some(2));
    assert_eq!(stop(child, "-TERM"), Some(0));
}

#[cfg(unix)]
#[test]
fn cases_are_kept_in_the_file_that_is_named() {
    let folder = folder("serve-database");
    let file = folder.join("elsewhere").join("cases.sqlite");
    let url = format!("sqlite://{}", file.display());
    let named = ["--listen", "127.0.0.1:0", "--database-url", &url];
    let (child, _) = serve(&named, &folder);
    assert_eq!(stop(child, "-TERM"), Some(0));
    assert!(file.is_file());
    assert!(!folder.join("desk.sqlite").exists());
}

#[test]
fn what_cannot_be_served_is_said() {
    for arguments in [
        ["--listen", "nowhere"],
        ["--listen", "192.0.2.1:1"],
        ["--key", "short"],
        ["--database-url", "postgres://arbiter:secret@host/hakem"],
        ["--database-url", "sqlite:"],
    ] {
        let ran = Command::new(HAKEM)
            .arg("serve")
            .args(arguments)
            .arg("--data")
            .arg(folder("serve-refused"))
            .output()
            .unwrap();
        assert_eq!(ran.status.code(), Some(2), "{arguments:?}");
        let told = String::from_utf8_lossy(&ran.stderr);
        assert!(told.starts_with("hakem: "), "{arguments:?}");
        assert!(!told.contains("secret"), "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_desk_that_listens_on_all_addresses_tells_some_that_can_be_opened() {
    let (child, lines) = serve(&["--listen", "0.0.0.0:0"], &folder("serve-wide"));
    assert_eq!(stop(child, "-TERM"), Some(0));
    assert!(lines[0].contains("http://127.0.0.1:"), "{lines:?}");
    assert!(lines[1].contains("other devices"), "{lines:?}");
    assert!(lines[1].contains(&port(&lines[0]).to_string()), "{lines:?}");
    let told = lines.join("\n");
    assert!(!told.contains("0.0.0.0"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_file_to_be_watched_may_still_be_to_come() {
    let room = tempfile::tempdir().unwrap();
    let file = room.path().join("later.pgn").display().to_string();
    let arguments = ["--listen", "127.0.0.1:0", "--watch", &file];
    let (child, lines) = serve(&arguments, &folder("serve-later"));
    let answer = ask(port(&lines[0]), "/api/watch");
    assert_eq!(stop(child, "-TERM"), Some(0));
    assert!(answer.contains("waiting for the file"), "{answer}");
}
