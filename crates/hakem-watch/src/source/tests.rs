//! Sources that are cut, swapped, gone, closed, slow or endless.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::Path;
use std::thread;
use std::time::Duration;

use tempfile::tempdir;

use super::file::Watched;
use super::folder::Folder;
use super::url::Remote;
use super::*;
use crate::reading::Rules;

fn game(white: &str, moves: &str) -> String {
    format!("[Event \"?\"]\n[White \"{white}\"]\n[Black \"B\"]\n\n{moves} *\n\n")
}

fn watched(path: &Path) -> Watched {
    Watched::new(path.to_owned(), Rules::default())
}

/// How many half-moves each game has, or why nothing can be said.
fn plies(look: Look) -> Vec<usize> {
    match look {
        Look::Games(games, None) => games.iter().map(|game| game.moves.len()).collect(),
        other => panic!("{other:?}"),
    }
}

fn fault(look: Look) -> SourceFault {
    match look {
        Look::Failed(fault) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_change_that_keeps_the_size_is_seen() {
    let room = tempdir().unwrap();
    let path = room.path().join("a.pgn");
    fs::write(&path, game("A", "1. e4 e5")).unwrap();
    let mut file = watched(&path);
    assert_eq!(plies(file.look()), [2]);
    assert!(matches!(file.look(), Look::Unchanged));
    let before = file.games().to_vec();
    fs::write(&path, game("A", "1. d4 d5")).unwrap();
    assert_eq!(plies(file.look()), [2]);
    assert_ne!(file.games(), before);
}

#[test]
fn a_glance_reads_what_has_changed_once_it_stands_still() {
    let room = tempdir().unwrap();
    let path = room.path().join("a.pgn");
    fs::write(&path, game("A", "1. e4 e5")).unwrap();
    let mut file = watched(&path);
    assert_eq!(plies(file.look()), [2]);
    assert!(!file.glance() && !file.glance());
    fs::write(&path, game("A", "1. e4 e5 2. Nf3")).unwrap();
    assert!(!file.glance(), "somebody may be writing");
    assert!(file.glance());
    assert_eq!(file.games()[0].moves.len(), 3);
    assert!(!file.glance());
    assert!(matches!(file.look(), Look::Unchanged));
    // Swapped for another, of which the system says the same but for its number.
    let next = room.path().join("next");
    fs::write(&next, game("A", "1. d4 d5 2. Nf3")).unwrap();
    let modified = fs::metadata(&path).unwrap().modified().unwrap();
    let swapped = fs::File::options().write(true).open(&next).unwrap();
    swapped.set_modified(modified).unwrap();
    fs::rename(&next, &path).unwrap();
    file.glance();
    assert_eq!(file.glance(), cfg!(unix));
}

#[test]
fn what_a_glance_cannot_see_or_believe_is_left_to_the_look() {
    let room = tempdir().unwrap();
    let path = room.path().join("a.pgn");
    let write = |text: &str, modified| {
        fs::write(&path, text).unwrap();
        let file = fs::File::options().write(true).open(&path).unwrap();
        file.set_modified(modified).unwrap();
    };
    let at = std::time::SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000);
    let both = format!("{}{}", game("A", "1. e4 e5"), game("C", "1. d4"));
    write(&both, at);
    let mut file = watched(&path);
    assert_eq!(plies(file.look()), [2, 1]);
    // The same size and the same time: as on a disk that counts time in whole seconds.
    write(&both.replace("1. e4 e5", "1. c4 c5"), at);
    assert!(!file.glance() && !file.glance());
    assert_eq!(plies(file.look()), [2, 1]);
    // A game less: seen at any number of glances, and believed once it has stood still for some looks.
    write(&game("A", "1. c4 c5"), at + Duration::from_secs(1));
    assert!(!(0..5).any(|_| file.glance()));
    for _ in 0..2 {
        assert!(matches!(file.look(), Look::Waiting));
        assert!(!(0..5).any(|_| file.glance()));
    }
    assert_eq!(plies(file.look()), [2]);
    fs::remove_file(&path).unwrap();
    assert!(!file.glance() && !file.glance());
    assert_eq!(fault(file.look()), SourceFault::NotThere);
}

#[test]
fn a_file_that_is_cut_is_not_believed_at_once() {
    let room = tempdir().unwrap();
    let path = room.path().join("a.pgn");
    let (one, other) = (game("A", "1. e4 e5"), game("C", "1. d4"));
    fs::write(&path, format!("{one}{other}")).unwrap();
    let mut file = watched(&path);
    assert_eq!(plies(file.look()), [2, 1]);
    fs::write(&path, &one).unwrap();
    assert!(matches!(file.look(), Look::Waiting));
    fs::write(&path, format!("{one}{other}")).unwrap();
    assert!(matches!(file.look(), Look::Unchanged));
    fs::write(&path, "").unwrap();
    assert!(matches!(file.look(), Look::Waiting));
    let mut last = file.look();
    for _ in 0..3 {
        last = file.look();
    }
    assert_eq!(fault(last), SourceFault::Empty);
    assert_eq!(file.games().len(), 2);
}

#[test]
fn what_is_no_game_takes_the_place_of_none() {
    let room = tempdir().unwrap();
    let path = room.path().join("a.pgn");
    let random: Vec<u8> = (0..600_u32)
        .map(|at| u8::try_from(at * at * 7 % 255 + 1).unwrap())
        .collect();
    let cases: [(&[u8], NoGames); 6] = [
        (
            b"<!DOCTYPE html>\n<html><body>Sign in. [x \"y\"] 1. e4</body></html>\n",
            NoGames::Page,
        ),
        (b"\x1f\x8b\x08\x00\x00", NoGames::Packed),
        (b"1. e4 \x00 e5 *\n", NoGames::Binary),
        (&random, NoGames::Binary),
        (b"Service unavailable\n", NoGames::Text),
        (b"{\"error\": \"busy\"}\n", NoGames::Text),
    ];
    for (junk, what) in cases {
        fs::write(&path, game("A", "1. e4 e5")).unwrap();
        let mut file = watched(&path);
        assert_eq!(plies(file.look()), [2]);
        fs::write(&path, junk).unwrap();
        assert!(!(0..5).any(|_| file.glance()), "{what:?}");
        for _ in 0..3 {
            assert!(matches!(file.look(), Look::Waiting), "{what:?}");
        }
        for _ in 0..2 {
            assert_eq!(fault(file.look()), SourceFault::NoGames { what });
        }
        assert_eq!(file.games().len(), 1);
        fs::write(&path, game("A", "1. e4 e5 2. Nf3")).unwrap();
        assert_eq!(plies(file.look()), [3]);
    }
}

#[test]
fn a_file_that_is_swapped_is_read_anew() {
    let room = tempdir().unwrap();
    let (path, next) = (room.path().join("a.pgn"), room.path().join("next"));
    fs::write(&path, game("A", "1. e4 e5")).unwrap();
    let mut file = watched(&path);
    assert_eq!(plies(file.look()), [2]);
    fs::write(&next, game("Z", "1. c4")).unwrap();
    fs::rename(&next, &path).unwrap();
    assert_eq!(plies(file.look()), [1]);
    assert_eq!(file.games()[0].tags.white, "Z");
}

#[test]
fn a_file_that_is_gone_and_comes_back() {
    let room = tempdir().unwrap();
    let path = room.path().join("a.pgn");
    fs::write(&path, game("A", "1. e4")).unwrap();
    let mut file = watched(&path);
    file.look();
    fs::remove_file(&path).unwrap();
    assert_eq!(fault(file.look()), SourceFault::NotThere);
    assert_eq!(file.games().len(), 1);
    fs::create_dir(&path).unwrap();
    assert_eq!(fault(file.look()), SourceFault::NotAFile);
    fs::remove_dir(&path).unwrap();
    fs::write(&path, game("A", "1. e4 e5")).unwrap();
    assert_eq!(plies(file.look()), [2]);
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_read() {
    use std::os::unix::fs::PermissionsExt;
    let room = tempdir().unwrap();
    let path = room.path().join("a.pgn");
    fs::write(&path, game("A", "1. e4")).unwrap();
    let mut file = watched(&path);
    file.look();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).unwrap();
    // Whoever may read everything cannot be kept from it.
    if fs::File::open(&path).is_err() {
        assert!(matches!(
            fault(file.look()),
            SourceFault::NotReadable { .. }
        ));
    }
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    assert!(matches!(file.look(), Look::Unchanged));
}

#[cfg(unix)]
#[test]
fn what_never_ends_is_no_file() {
    assert_eq!(
        Place::find("/dev/zero"),
        Err(NoSource::NotAFile {
            path: "/dev/zero".to_owned()
        })
    );
    assert_eq!(
        fault(watched(Path::new("/dev/zero")).look()),
        SourceFault::NotAFile
    );
}

#[test]
fn a_file_that_is_too_large_is_read_no_further() {
    let room = tempdir().unwrap();
    let path = room.path().join("a.pgn");
    let file = fs::File::create(&path).unwrap();
    file.set_len(MOST_BYTES + 1).unwrap();
    assert_eq!(fault(watched(&path).look()), SourceFault::TooLarge);
}

#[test]
fn one_bad_file_does_not_keep_a_folder_from_being_read() {
    let room = tempdir().unwrap();
    let at = |name: &str| room.path().join(name);
    fs::write(at("1.pgn"), game("A", "1. e4")).unwrap();
    fs::write(at("2.PGN"), game("C", "1. d4 d5")).unwrap();
    fs::write(at("notes.txt"), "1. e4 e5 *\n").unwrap();
    let mut folder = Folder::new(room.path().to_owned(), Rules::default());
    assert_eq!(plies(folder.look()), [1, 2]);
    assert!(matches!(folder.look(), Look::Unchanged));
    // A folder is no file, whatever it is called.
    fs::create_dir(at("3.pgn")).unwrap();
    fs::write(at("1.pgn"), game("A", "1. e4 e5")).unwrap();
    let Look::Games(games, Some(SourceFault::OneFile { file, why })) = folder.look() else {
        panic!("the other files are read");
    };
    assert_eq!((games[0].moves.len(), file.as_str()), (2, "3.pgn"));
    assert_eq!(*why, SourceFault::NotAFile);
    assert!(fault(folder.look()).is_of_a_part());
    fs::write(at("1.pgn"), game("A", "1. e4 e5 2. Nf3")).unwrap();
    assert!(folder.glance().is_none());
    let Some(Look::Games(games, Some(_))) = folder.glance() else {
        panic!("a glance reads one file, and forgets no fault of another");
    };
    assert_eq!(games[0].moves.len(), 3);
    fs::remove_dir(at("3.pgn")).unwrap();
    fs::remove_file(at("2.PGN")).unwrap();
    for _ in 0..3 {
        assert!(matches!(folder.look(), Look::Unchanged));
    }
    assert_eq!(plies(folder.look()), [3]);
    fs::remove_dir_all(room.path()).unwrap();
    assert_eq!(fault(folder.look()), SourceFault::NotThere);
}

#[test]
fn a_file_of_another_name_is_shown_once() {
    let room = tempdir().unwrap();
    let at = |name: &str| room.path().join(name);
    fs::write(at("live.pgn"), game("A", "1. e4")).unwrap();
    fs::write(at("other.pgn"), game("C", "1. c4 c5 2. Nf3")).unwrap();
    let mut folder = Folder::new(room.path().to_owned(), Rules::default());
    assert_eq!(plies(folder.look()), [1, 3]);
    fs::rename(at("live.pgn"), at("round-1.pgn")).unwrap();
    assert_eq!(plies(folder.look()), [3, 1]);
    fs::write(at("round-1.pgn"), game("A", "1. e4 e5")).unwrap();
    assert_eq!(plies(folder.look()), [3, 2]);
    // A file that is gone without another in its place keeps its games for a while.
    fs::remove_file(at("other.pgn")).unwrap();
    fs::write(at("round-1.pgn"), game("A", "1. e4 e5 2. Nf3")).unwrap();
    assert_eq!(plies(folder.look()), [3, 3]);
}

/// A server that answers each request in turn with what `answers` gives, and tells the requests.
fn server(answers: Vec<Vec<u8>>) -> (String, std::sync::mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/live.pgn", listener.local_addr().unwrap());
    let (tell, told) = std::sync::mpsc::channel();
    thread::spawn(move || {
        for answer in answers {
            let (mut stream, _) = listener.accept().unwrap();
            let mut request = Vec::new();
            let mut byte = [0];
            while !request.ends_with(b"\r\n\r\n") && stream.read(&mut byte).unwrap_or(0) == 1 {
                request.push(byte[0]);
            }
            let _ = tell.send(String::from_utf8_lossy(&request).to_lowercase());
            let _ = stream.write_all(&answer);
        }
    });
    (address, told)
}

fn answer(head: &str, body: &str) -> Vec<u8> {
    let length = body.len();
    format!("HTTP/1.1 {head}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}")
        .into_bytes()
}

fn remote(address: &str, longest: Duration) -> Remote {
    Remote::new(address, Rules::default(), longest)
}

const LONG: Duration = Duration::from_secs(30);

#[test]
fn an_address_is_asked_for_what_is_new() {
    let first = "200 OK\r\nETag: \"one\"\r\nLast-Modified: Mon, 30 Nov 2026 10:00:00 GMT";
    let (address, requests) = server(vec![
        answer(first, &game("A", "1. e4")),
        answer("304 Not Modified", ""),
        answer("200 OK\r\nETag: \"two\"", &game("A", "1. e4 e5")),
        answer("500 Oh", "x"),
        answer("302 Found\r\nLocation: http://elsewhere/", ""),
    ]);
    let mut remote = remote(&address, LONG);
    assert_eq!(plies(remote.look()), [1]);
    assert!(!requests.recv().unwrap().contains("if-none-match"));
    assert!(matches!(remote.look(), Look::Unchanged));
    let asked = requests.recv().unwrap();
    assert!(asked.contains("if-none-match: \"one\""), "{asked}");
    assert!(
        asked.contains("if-modified-since: mon, 30 nov 2026"),
        "{asked}"
    );
    assert_eq!(plies(remote.look()), [2]);
    assert_eq!(fault(remote.look()), SourceFault::Status { status: 500 });
    let to = "http://elsewhere/".to_owned();
    assert_eq!(fault(remote.look()), SourceFault::Elsewhere { to });
}

#[test]
fn a_server_that_says_nothing_is_slow() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/", listener.local_addr().unwrap());
    let mut remote = remote(&address, Duration::from_millis(200));
    assert_eq!(fault(remote.look()), SourceFault::Slow);
}

#[test]
fn a_server_that_never_ends_is_cut_off() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/", listener.local_addr().unwrap());
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n");
        while stream.write_all(b"1. e4 e5 ").is_ok() {
            thread::sleep(Duration::from_millis(5));
        }
    });
    let mut remote = remote(&address, Duration::from_millis(300));
    assert_eq!(fault(remote.look()), SourceFault::Slow);
}

#[test]
fn a_server_that_is_not_there() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/", listener.local_addr().unwrap());
    drop(listener);
    assert!(matches!(
        fault(remote(&address, LONG).look()),
        SourceFault::Network { .. }
    ));
}

#[test]
fn a_slow_source_delays_no_other() {
    use crate::note::What;
    use crate::watch::Watch;

    // Connections are taken by the system, and nobody answers them.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let slow = Place::Url(format!("http://{}/", listener.local_addr().unwrap()));
    let room = tempdir().unwrap();
    let path = room.path().join("a.pgn");
    fs::write(&path, game("A", "1. f3 e5 2. g4 Qh4#")).unwrap();
    let watch = Watch::new(Rules::default());
    let (tell, told) = std::sync::mpsc::channel();
    watch.listen(move |_, notes| {
        for note in notes {
            let _ = tell.send(note.what.clone());
        }
    });
    watch.add(&slow).unwrap();
    watch.add(&Place::File(path)).unwrap();
    let first = told
        .iter()
        .find(|what| !matches!(what, What::SourceAdded { .. }));
    assert!(matches!(first, Some(What::Raised { .. })), "{first:?}");
    watch.stop();
}

#[test]
fn places_by_their_names() {
    assert_eq!(
        Place::find("HTTP://a/b"),
        Ok(Place::Url("HTTP://a/b".to_owned()))
    );
    for given in ["ftp://a/b", "http://", "file:///etc/passwd"] {
        assert!(
            matches!(Place::find(given), Err(NoSource::Scheme { .. })),
            "{given}"
        );
    }
    assert!(matches!(
        Place::find("no/such.pgn"),
        Err(NoSource::NotThere { .. })
    ));
    let room = tempdir().unwrap();
    let name = room.path().display().to_string();
    assert_eq!(
        Place::find(&name),
        Ok(Place::Folder(room.path().to_owned()))
    );
}
