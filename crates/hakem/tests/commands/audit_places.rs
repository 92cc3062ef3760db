//! Where an audit may write.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use crate::kit::{Folder, game};

fn one_game() -> String {
    game("", "1. f3 e5 2. g4 Qh4#", "0-1")
}

/// A small database.
fn games(folder: &Folder, name: &str) -> PathBuf {
    folder.file(name, &one_game())
}

/// The options that name an output, each with an ending that is right for it.
const OUTPUTS: [(&str, &str); 3] = [("--out", "csv"), ("--pgn-out", "pgn"), ("--report", "html")];

/// What is written has the kind that its name promises.
#[test]
fn an_ending_that_promises_another_kind_of_file_is_refused() {
    for (option, name, right) in [
        ("--pgn-out", "g.pgn.gz", ".pgn"),
        ("--pgn-out", "g.pgn.zst", ".pgn"),
        ("--pgn-out", "g.parquet", ".pgn"),
        ("--pgn-out", "g.html", ".pgn"),
        ("--report", "r.pdf", ".html"),
        ("--report", "r.html.gz", ".html"),
        ("--report", "r.pgn", ".html"),
        ("--out", "r.csv.gz", ".csv"),
        ("--out", "r", ".csv"),
    ] {
        for lang in ["en", "tr"] {
            let folder = Folder::new();
            games(&folder, "i.pgn");
            let ran = folder.audit(&["@i.pgn", option, &format!("@{name}"), "--lang", lang]);
            let told = ran.refused();
            for part in [option, name, right] {
                assert!(told.contains(part), "{part}: {told}");
            }
            assert_eq!(folder.names(), ["i.pgn"]);
        }
    }
}

#[test]
fn an_ending_that_is_right_in_capitals_or_none_is_taken() {
    for (option, name) in [
        ("--pgn-out", "G.PGN"),
        ("--pgn-out", "g.txt"),
        ("--pgn-out", "g"),
        ("--report", "R.HTML"),
        ("--report", "r.htm"),
        ("--report", "r"),
    ] {
        let folder = Folder::new();
        games(&folder, "i.pgn");
        let ran = folder.audit(&["@i.pgn", option, &format!("@{name}")]);
        assert_eq!(ran.exit, Some(0), "{}", ran.stderr);
        assert!(folder.path(name).exists(), "{name}");
    }
}

#[test]
fn no_output_takes_the_place_of_an_input() {
    for outputs in [
        &["--pgn-out", "@i.pgn"][..],
        &["--report", "@hard.html"],
        &["--pgn-out", "@./i.pgn"],
        &["--out", "@a.csv", "--pgn-out", "@i.pgn"],
        &["--out", "@a.csv", "--pgn-out", "@hard.pgn"],
    ] {
        let folder = Folder::new();
        let input = games(&folder, "i.pgn");
        for name in ["hard.pgn", "hard.html"] {
            fs::hard_link(&input, folder.path(name)).expect("a link");
        }
        let before = folder.names();
        for source in ["@i.pgn", "@"] {
            let ran = folder.audit(&[&[source], outputs].concat());
            let told = ran.refused();
            assert!(told.contains("would destroy it"), "{told}");
            let output = outputs.last().expect("an output");
            for name in [".pgn", output.trim_start_matches(['@', '.', '/'])] {
                assert!(told.contains(name), "both are named: {told}");
            }
        }
        assert_eq!(fs::read_to_string(&input).expect("the games"), one_game());
        assert_eq!(folder.names(), before);
    }
}

#[test]
fn no_table_of_games_is_written_over() {
    let folder = Folder::new();
    games(&folder, "i.pgn");
    assert_eq!(
        folder.audit(&["@i.pgn", "--out", "@s.parquet"]).exit,
        Some(0)
    );
    let rows = fs::read(folder.path("s.parquet")).expect("rows");
    let ran = folder.audit(&["@s.parquet", "--out", "@s.parquet"]);
    assert!(ran.refused().contains("would destroy it"), "{}", ran.stderr);
    let ran = folder.audit(&["@s.findings.parquet", "--out", "@s.parquet"]);
    assert!(ran.refused().contains("would destroy it"), "{}", ran.stderr);
    assert_eq!(fs::read(folder.path("s.parquet")).expect("rows"), rows);
}

/// The files that lie beside an output while it is written count too.
#[test]
fn no_file_beside_an_output_takes_the_place_of_an_input() {
    for beside in [".part", ".whole", ".checkpoint", ".checkpoint.new", ".lock"] {
        let folder = Folder::new();
        let name = format!("a.csv{beside}");
        let input = games(&folder, &name);
        let ran = folder.audit(&[&format!("@{name}"), "--out", "@a.csv"]);
        assert!(ran.refused().contains(&name), "{}", ran.stderr);
        assert_eq!(fs::read_to_string(input).expect("the games"), one_game());
    }
}

#[test]
fn no_two_outputs_are_one_file() {
    let folder = Folder::new();
    games(&folder, "i.pgn");
    let ran = folder.audit(&["@i.pgn", "--pgn-out", "@a", "--report", "@./a"]);
    assert!(ran.refused().contains("Two outputs"), "{}", ran.stderr);
    assert_eq!(folder.names(), ["i.pgn"]);
}

#[test]
fn standard_output_is_refused_in_clear_words() {
    for (option, _) in OUTPUTS {
        let folder = Folder::new();
        games(&folder, "i.pgn");
        let ran = folder.audit(&["@i.pgn", option, "-"]);
        let told = ran.refused();
        assert!(told.contains(option) && told.contains("file"), "{told}");
    }
    assert!(!Path::new("-").exists());
}

#[test]
fn a_folder_or_a_place_that_is_not_there_is_told_of_before_the_audit() {
    for (option, ending) in OUTPUTS {
        for name in [format!("f.{ending}"), format!("none/f.{ending}")] {
            let folder = Folder::new();
            games(&folder, "i.pgn");
            fs::create_dir(folder.path(&format!("f.{ending}"))).expect("a folder");
            let ran = folder.audit(&["@i.pgn", option, &format!("@{name}")]);
            assert!(ran.refused().contains("folder"), "{}", ran.stderr);
            assert_eq!(ran.stdout, "", "nothing was audited: {option} {name}");
        }
    }
}

#[test]
fn what_was_written_into_the_folder_is_no_input_the_next_time() {
    let folder = Folder::new();
    games(&folder, "i.pgn");
    let asked = ["@", "--out", "@rows.parquet", "--json"];
    let first = folder.audit(&asked).one();
    let second = folder.audit(&asked).one();
    for line in [&first, &second] {
        assert_eq!(line["games"], 1);
        assert_eq!(line["inputs"], 1);
    }
    assert_eq!(
        folder.names(),
        ["i.pgn", "rows.findings.parquet", "rows.parquet"],
        "nothing else is left"
    );
}

/// They are games as good as any, and whose they are cannot be seen.
#[test]
fn games_that_were_written_into_the_folder_are_an_input_the_next_time() {
    let folder = Folder::new();
    games(&folder, "i.pgn");
    fs::create_dir(folder.path("below")).expect("a folder");
    for output in ["@found.pgn", "@below/found.pgn"] {
        let asked = ["@", "--pgn-out", output];
        let first = folder.audit(&asked);
        assert_eq!(first.exit, Some(0), "{}", first.stderr);
        assert!(
            first.stderr.contains("takes it for an input"),
            "{}",
            first.stderr
        );
        let path = folder.path(&output[1..]);
        let written = fs::read(&path).expect("games");
        let second = folder.audit(&asked);
        let told = second.refused();
        assert!(
            told.contains("lies in a folder") && told.contains("Remove it"),
            "{told}"
        );
        assert_eq!(fs::read(&path).expect("games"), written);
        fs::remove_file(&path).expect("removed");
    }
    // A file that is named is told of as ever, and one elsewhere not at all.
    let ran = folder.audit(&["@i.pgn", "--pgn-out", "@i.pgn"]);
    assert!(
        !ran.refused().contains("lies in a folder"),
        "{}",
        ran.stderr
    );
    let ran = folder.audit(&["@i.pgn", "--pgn-out", "@found.pgn"]);
    assert_eq!(ran.stderr, "");
    let ran = folder.audit(&["@", "--pgn-out", "@found.txt"]);
    assert_eq!(ran.stderr, "");
}

#[test]
fn one_file_is_written_by_one_audit_at_a_time() {
    let folder = Folder::new();
    games(&folder, "i.pgn");
    let lock = File::create(folder.path("a.csv.lock")).expect("a file");
    // What is left of an audit that was killed keeps nobody out.
    assert_eq!(folder.audit(&["@i.pgn", "--out", "@a.csv"]).exit, Some(0));
    assert!(!folder.path("a.csv.lock").exists());
    drop(lock);
    for (option, ending) in OUTPUTS {
        let lock = File::create(folder.path(&format!("a.{ending}.lock"))).expect("a file");
        lock.try_lock().expect("a lock");
        let ran = folder.audit(&["@i.pgn", option, &format!("@a.{ending}")]);
        assert!(ran.refused().contains("Another audit"), "{}", ran.stderr);
    }
    assert_eq!(folder.audit(&["@i.pgn", "--out", "@b.csv"]).exit, Some(0));
}

#[cfg(unix)]
mod links_and_pipes {
    use std::os::unix::fs::{FileTypeExt, symlink};
    use std::process::Command;

    use super::*;

    fn pipe(path: &Path) {
        let made = Command::new("mkfifo").arg(path).status();
        assert!(made.expect("mkfifo runs").success());
    }

    #[test]
    fn a_link_to_an_input_is_the_input() {
        let folder = Folder::new();
        let input = games(&folder, "i.pgn");
        symlink(&input, folder.path("link.pgn")).expect("a link");
        symlink(folder.whole(), folder.path("sub")).expect("a link");
        for (input, output) in [
            ("@i.pgn", "@link.pgn"),
            ("@link.pgn", "@i.pgn"),
            ("@i.pgn", "@sub/i.pgn"),
        ] {
            let ran = folder.audit(&[input, "--pgn-out", output]);
            assert!(ran.refused().contains("would destroy it"), "{}", ran.stderr);
        }
        assert_eq!(fs::read_to_string(&input).expect("the games"), one_game());
    }

    /// Nor by a link, nor by the files that lie beside an output while it is written.
    #[test]
    fn no_two_outputs_lead_to_one_file() {
        for (rows, option, link) in [
            ("x.findings.jsonl", "--pgn-out", "link.pgn"),
            ("x.jsonl", "--report", "link.html"),
            ("x.jsonl.part", "--pgn-out", "link.pgn"),
            ("x.jsonl.checkpoint", "--report", "link.html"),
        ] {
            let folder = Folder::new();
            games(&folder, "i.pgn");
            symlink(rows, folder.path(link)).expect("a link");
            let ran = folder.audit(&["@i.pgn", "--out", "@x.jsonl", option, &format!("@{link}")]);
            assert!(ran.refused().contains("Two outputs"), "{}", ran.stderr);
            assert_eq!(folder.names(), ["i.pgn", link]);
        }
    }

    #[test]
    fn a_link_stays_and_what_it_leads_to_is_written() {
        for (option, ending) in OUTPUTS {
            let link = format!("link.{ending}");
            for is_there in [true, false] {
                let folder = Folder::new();
                games(&folder, "i.pgn");
                fs::create_dir(folder.path("there")).expect("a folder");
                if is_there {
                    fs::write(folder.path("there/a.csv"), "before").expect("written");
                }
                symlink("there/a.csv", folder.path(&link)).expect("a link");
                let ran = folder.audit(&["@i.pgn", option, &format!("@{link}")]);
                assert_eq!(ran.exit, Some(0), "{}", ran.stderr);
                assert!(folder.path(&link).is_symlink());
                let written = fs::read_to_string(folder.path("there/a.csv")).expect("a file");
                assert!(written.len() > 50, "{written}");
            }
        }
    }

    #[test]
    fn what_is_no_file_stays_what_it_is() {
        let folder = Folder::new();
        games(&folder, "i.pgn");
        for (option, ending) in OUTPUTS {
            let name = format!("p.{ending}");
            let path = folder.path(&name);
            pipe(&path);
            let ran = folder.audit(&["@i.pgn", option, &format!("@{name}")]);
            assert!(ran.refused().contains("name a file"), "{}", ran.stderr);
            let kind = path.symlink_metadata().expect("a pipe").file_type();
            assert!(kind.is_fifo());
        }
        for option in ["--pgn-out", "--report"] {
            let ran = folder.audit(&["@i.pgn", option, "/dev/null"]);
            assert!(ran.refused().contains("name a file"), "{}", ran.stderr);
        }
        pipe(&folder.path("q.csv.part"));
        let ran = folder.audit(&["@i.pgn", "--out", "@q.csv"]);
        assert!(ran.refused().contains("q.csv.part"), "{}", ran.stderr);
    }

    #[test]
    fn a_pipe_in_a_folder_is_no_file_of_games() {
        let folder = Folder::new();
        games(&folder, "i.pgn");
        pipe(&folder.path("p.pgn"));
        symlink("p.pgn", folder.path("q.pgn")).expect("a link");
        let line = folder.audit(&["@", "--json"]).one();
        assert_eq!(line["games"], 1);
        assert_eq!(line["inputs"], 1);
    }
}

#[test]
fn an_input_that_comes_up_twice_is_read_once_and_told_of() {
    let folder = Folder::new();
    folder.file("games.pgn", &game("", "1. e4 e5", "1-0"));
    folder.file("more.pgn", &game("", "1. e4 e5", "1-0"));
    let ran = folder.audit(&["@games.pgn", "@", "@games.pgn", "--json"]);
    let line = ran.one();
    assert_eq!((&line["games"], &line["inputs"]), (&2.into(), &2.into()));
    assert_eq!(line["repeated_inputs"], 2);
    assert!(
        ran.stderr.contains("games.pgn and one other input come up"),
        "{}",
        ran.stderr
    );
    let turkish = folder.audit(&["@games.pgn", "@games.pgn", "--lang", "tr"]);
    assert!(
        turkish
            .stderr
            .contains("games.pgn: bu girdi birden çok kez"),
        "{}",
        turkish.stderr
    );
    let once = folder.audit(&["@games.pgn", "@more.pgn"]);
    assert_eq!(once.stderr, "");
}

#[test]
fn what_is_skipped_in_a_folder_is_told_of() {
    let folder = Folder::new();
    let games = game("", "1. e4 e5", "1-0");
    for name in [
        "games.pgn",
        ".hidden.pgn",
        "a.ZIP",
        "b.zip",
        "c.pgn.bz2",
        "README",
    ] {
        folder.file(name, &games);
    }
    let asked = ["@", "--json", "--out", "@rows.csv", "--report", "@r.html"];
    for _ in 0..2 {
        // What it writes itself is none of these.
        let ran = folder.audit(&asked);
        let line = ran.one();
        assert_eq!(line["games"], 1);
        assert_eq!(line["hidden_files"], 1);
        assert_eq!(
            line["skipped_files"],
            serde_json::json!({"": 1, ".zip": 2, ".bz2": 1})
        );
        let told = "without an ending 1, .bz2 1, .zip 2, hidden 1.";
        assert!(ran.stderr.contains(told), "{}", ran.stderr);
    }
    let page = std::fs::read_to_string(folder.path("r.html")).expect("a report");
    assert!(page.contains("<dd>uzantısız 1, .bz2 1, .zip 2, gizli 1</dd>"));
    // A file that is named may be called anything.
    let ran = folder.audit(&["@.hidden.pgn", "@README", "--json"]);
    assert_eq!((&ran.one()["games"], ran.stderr.as_str()), (&2.into(), ""));
}
