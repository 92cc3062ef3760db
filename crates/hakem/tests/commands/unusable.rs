use crate::kit::{game, hakem, hakem_reading, run_in};

fn turkish(input: &[u8], arguments: &[&str]) -> crate::kit::Ran {
    run_in("tr_TR.UTF-8", input.to_vec(), arguments)
}

#[test]
fn there_is_no_such_file() {
    let path = "no/such/file.pgn";
    assert_eq!(
        hakem(&["judge", path]).refused(),
        "hakem: no/such/file.pgn: There is no such file."
    );
    assert_eq!(
        turkish(b"", &["judge", path]).refused(),
        "hakem: no/such/file.pgn: Böyle bir dosya yok."
    );
    for command in ["claim", "rule", "winnable", "signature"] {
        assert!(
            hakem(&[command, path]).refused().contains(path),
            "{command}"
        );
    }
}

#[test]
fn a_file_that_is_missing_does_not_keep_the_others_from_being_judged() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), game("", "1. e4", "*")).expect("written");
    let ran = hakem(&[
        "judge",
        "--json",
        "no/such.pgn",
        file.path().to_str().expect("a name"),
    ]);
    assert_eq!(ran.exit, Some(2));
    assert_eq!(ran.json().len(), 1);
}

#[test]
fn a_directory_is_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a name");
    assert!(
        hakem(&["judge", path])
            .refused()
            .contains("This is a directory")
    );
    assert!(
        turkish(b"", &["judge", path])
            .refused()
            .contains("Bu bir klasör")
    );
}

#[test]
fn binary_bytes_are_no_text() {
    let bytes: Vec<u8> = (0..=255).cycle().take(4096).collect();
    assert!(
        hakem_reading(bytes.clone(), &["judge"])
            .refused()
            .contains("no text file")
    );
    assert!(
        turkish(&bytes, &["judge"])
            .refused()
            .contains("metin dosyası değil")
    );
    assert!(
        hakem_reading(bytes, &["rule"])
            .refused()
            .contains("no text file")
    );
    assert!(
        hakem_reading(b"PK\x03\x04rest".to_vec(), &["judge"])
            .refused()
            .contains("ZIP")
    );
}

#[test]
fn an_empty_file_holds_nothing() {
    assert!(
        hakem(&["judge"])
            .refused()
            .starts_with("hakem: -: This file is empty")
    );
    assert!(turkish(b"", &["judge"]).refused().contains("Bu dosya boş"));
    assert!(hakem(&["rule"]).refused().contains("empty"));
    assert!(
        hakem_reading("\n  \n", &["judge"])
            .refused()
            .contains("no game")
    );
}

#[test]
fn text_without_a_game_is_told_with_its_place() {
    let ran = hakem_reading("% a remark\n\n", &["judge"]);
    assert!(ran.refused().contains("no game"), "{}", ran.stderr);
}

#[test]
fn a_fen_with_two_kings_is_refused_with_its_column() {
    let fen = "4k3/8/4k3/8/8/8/8/4K3 w - - 0 1";
    let english = hakem(&["position", fen]);
    assert!(english.refused().contains("column 8"), "{}", english.stderr);
    let message = turkish(b"", &["position", fen]);
    assert!(message.refused().contains("8. sütun"), "{}", message.stderr);
}

#[test]
fn every_field_of_a_fen_is_told_by_its_column() {
    let placement = "4k3/8/8/8/8/8/8/4K3";
    for (fen, column) in [
        ("4k3/8/8/8/8/8/8/9 w - - 0 1".to_owned(), 17),
        (format!("{placement} x - - 0 1"), 21),
        (format!("{placement} w Z - 0 1"), 23),
        (format!("{placement} w - e9 0 1"), 25),
        (format!("{placement} w - - -1 1"), 27),
        (format!("{placement} w - - 0 one"), 29),
    ] {
        let ran = hakem(&["position", &fen]);
        assert!(
            ran.refused().contains(&format!("column {column}")),
            "{fen}: {}",
            ran.stderr
        );
    }
}

#[test]
fn an_unknown_profile_names_the_nearest() {
    let english = hakem(&["judge", "--laws", "fide-2018", "x.pgn"]);
    assert!(
        english.refused().contains("fide-2018-standard"),
        "{}",
        english.stderr
    );
    let message = turkish(b"", &["laws", "lichss"]);
    assert!(
        message.refused().contains("En yakını: lichess"),
        "{}",
        message.stderr
    );
}

#[test]
fn values_that_cannot_be_are_refused_with_what_could_be() {
    for (arguments, told) in [
        (&["judge", "--date", "yesterday"][..], "YYYY-MM-DD"),
        (&["judge", "--letters", "klingon"], "auto"),
        (&["claim", "--ground", "fourfold"], "threefold, fifty"),
        (&["claim", "--by", "red"], "white, black"),
        (&["claim", "--touched=j9"], "a1 to h8"),
        (&["claim", "--game", "0"], "0"),
        (&["position", "--nodes", "many", "x"], "many"),
        (&["position", "--seconds", "-1", "x"], "-1"),
        (&["winnable", "--winner", "both"], "waiting"),
        (&["completions", "cobol"], "bash"),
        (&["judge", "--lang", "xx"], "en, tr"),
    ] {
        let ran = hakem(arguments);
        assert!(
            ran.refused().contains(told),
            "{arguments:?}: {}",
            ran.stderr
        );
    }
}

#[test]
fn a_command_line_that_cannot_be_used_is_refused_in_both_languages() {
    for (arguments, english, in_turkish) in [
        (&["juge"][..], "Did you mean judge?", "judge"),
        (&["judge", "--jsn"], "--json", "--json"),
        (
            &["laws", "lichess", "chesscom"],
            "one argument too many",
            "fazladan",
        ),
        (&["position"], "FEN", "FEN"),
        (&["judge", "--laws"], "--laws", "--laws"),
        (
            &["judge", "--laws", "lichess", "--date", "2020-01-01"],
            "together",
            "birlikte",
        ),
        (&["judge", "--json=yes"], "--json", "--json"),
    ] {
        let ran = hakem(arguments);
        assert!(
            ran.refused().contains(english),
            "{arguments:?}: {}",
            ran.stderr
        );
        let ran = turkish(b"", arguments);
        assert!(
            ran.refused().contains(in_turkish),
            "{arguments:?}: {}",
            ran.stderr
        );
        assert!(!ran.stderr.contains("error:"), "{}", ran.stderr);
    }
}

#[test]
fn nothing_asked_shows_what_can_be() {
    let ran = hakem(&[]);
    assert_eq!(ran.exit, Some(2));
    assert!(ran.stderr.contains("judge") && ran.stdout.is_empty());
}

#[test]
fn a_move_that_cannot_be_read_is_refused() {
    let ran = hakem_reading("1. e4", &["claim", "--move", "qwerty"]);
    assert!(ran.refused().contains("qwerty"), "{}", ran.stderr);
}

#[test]
fn prose_is_no_game() {
    let prose = "[package]\nname = \"hakem\"\n\n1. This is a list\n2. and no game at all.\n";
    let ran = hakem_reading(prose, &["judge", "--json"]);
    assert_eq!(ran.exit, Some(2), "{}", ran.stdout);
    assert!(ran.stderr.contains("no game"), "{}", ran.stderr);
}

#[test]
fn a_number_that_cannot_be_used_is_told_with_what_would_be_right() {
    let jobs = ["audit", "x.pgn", "--jobs", "0"];
    assert!(hakem(&jobs).refused().contains("a whole number from 1"));
    assert!(turkish(b"", &jobs).refused().contains("bir tam sayı"));
    let fen = "8/8/4k3/8/8/3K4/8/8 w - - 0 1";
    let seconds = ["position", "--seconds", "soon", fen];
    assert!(hakem(&seconds).refused().contains("seconds above 0"));
}

#[test]
fn an_option_that_is_given_twice_is_named_once() {
    let twice = ["audit", "x.pgn", "--jobs", "1", "--jobs", "2"];
    assert_eq!(
        hakem(&twice).refused(),
        "hakem: --jobs is given twice: give it once."
    );
}

#[test]
fn an_empty_path_is_told_as_one() {
    for command in ["audit", "judge"] {
        let told = hakem(&[command, ""]);
        assert!(told.refused().contains("An empty path"), "{command}");
    }
}

#[test]
fn after_nothing_was_judged_there_is_nothing_to_sum_up() {
    let ran = hakem(&["audit", "no/such.pgn"]);
    assert!(ran.refused().contains("no such file"), "{}", ran.stderr);
    assert_eq!(ran.stdout, "");
}

#[test]
fn a_table_from_standard_input_has_to_be_named() {
    let ran = hakem_reading(b"PAR1 and so on".to_vec(), &["audit"]);
    assert!(ran.refused().contains("name the file"), "{}", ran.stderr);
    let ran = turkish(b"PAR1 and so on", &["judge"]);
    assert!(ran.refused().contains("dosyanın adını"), "{}", ran.stderr);
}
