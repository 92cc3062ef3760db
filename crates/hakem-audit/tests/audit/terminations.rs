//! What the Termination tag of a written game says, read back.

use std::fs;
use std::path::Path;

use hakem_audit::{GamesFile, Only};
use hakem_score::pgn::Reader;
use hakem_score::termination::{Players, TerminationKind as Kind, read_termination};
use serde_json::Value;

use crate::kit::{Folder, game, plan, rows, run};

/// Audits, writes the games of one ground, and gives its rows.
fn written(input: &Path, ground: &str, games: &Path) -> Vec<Value> {
    let out = games.with_extension("jsonl");
    let mut plan = plan(&[input], &out);
    plan.only = Only(vec![ground.to_owned()]);
    plan.games = Some(GamesFile {
        path: games.to_path_buf(),
        annotated: None,
    });
    run(&plan);
    rows(&out)
}

/// What the Termination tag of the only game says.
fn tag(text: &str) -> Option<Kind> {
    let mut reader = Reader::new();
    reader.feed(text.as_bytes());
    reader.end();
    let game = reader.next_game().expect("a game");
    let tag = game.tag("Termination")?;
    read_termination(&tag, Players::default()).map(|(kind, _)| kind)
}

fn reads_back(ground: &str, kind: Option<Kind>, record: &str) {
    let folder = Folder::new();
    let input = folder.file("games.pgn", record);
    let (first, second) = (folder.path("first.pgn"), folder.path("second.pgn"));
    let found = written(&input, ground, &first);
    assert_eq!(found.len(), 1, "{ground}: {record}");
    let text = fs::read_to_string(&first).expect("written");
    assert_eq!(tag(&text), kind, "{text}");
    let again = written(&first, ground, &second);
    assert_eq!(again.len(), 1, "{ground}: {text}");
    for field in ["ground", "certain", "ended_ply", "recorded", "consistent"] {
        assert_eq!(found[0][field], again[0][field], "{field}: {text}");
    }
    assert_eq!(text, fs::read_to_string(&second).expect("written"));
}

#[test]
fn a_ground_that_the_moves_prove() {
    let set_up = |fen: &str| format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Termination \"Normal\"]\n");
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(4);
    for (ground, kind, tags, moves, result) in [
        (
            "checkmate",
            Kind::Checkmate,
            String::new(),
            "1. f3 e5 2. g4 Qh4#",
            "0-1",
        ),
        (
            "stalemate",
            Kind::Stalemate,
            set_up("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"),
            "1. Qf7",
            "1/2-1/2",
        ),
        (
            "dead_position",
            Kind::InsufficientMaterial,
            set_up("8/8/8/4k3/3P4/8/4K3/8 b - - 0 1"),
            "1... Kxd4",
            "1/2-1/2",
        ),
        (
            "fivefold_repetition",
            Kind::Repetition,
            String::new(),
            &shuffle,
            "1/2-1/2",
        ),
        (
            "seventyfive_moves",
            Kind::SeventyFiveMoves,
            set_up("4k3/8/8/8/8/8/8/R3K3 w - - 149 90"),
            "90. Ra2",
            "1/2-1/2",
        ),
    ] {
        reads_back(ground, Some(kind), &game(&tags, moves, result));
        // Whatever stood in the tag before.
        let denied = format!("{tags}[Termination \"Time forfeit\"]\n");
        let denied = denied.replace("[Termination \"Normal\"]\n", "");
        reads_back(ground, Some(kind), &game(&denied, moves, result));
    }
}

/// Grounds that only a record tells, each with words that do.
const TOLD: [(&str, Kind, &str, &str); 9] = [
    (
        "threefold_claim",
        Kind::Repetition,
        "Draw by threefold repetition",
        "1/2-1/2",
    ),
    (
        "fifty_move_claim",
        Kind::FiftyMoves,
        "Draw by fifty move rule",
        "1/2-1/2",
    ),
    ("agreement", Kind::Agreement, "Draw by agreement", "1/2-1/2"),
    ("resignation", Kind::Resignation, "White resigns", "0-1"),
    ("flag_fall", Kind::TimeForfeit, "White lost on time", "0-1"),
    (
        "illegal_moves",
        Kind::IllegalMove,
        "White made an illegal move",
        "0-1",
    ),
    ("forfeit", Kind::Forfeit, "White did not appear", "0-1"),
    ("arbiter", Kind::Adjudication, "Adjudicated", "0-1"),
    ("unknown", Kind::Normal, "Normal", "0-1"),
];

#[test]
fn a_ground_that_a_tag_or_a_comment_tells_is_told_by_the_tag() {
    const NORMAL: &str = "[Termination \"Normal\"]\n";
    for (ground, kind, words, result) in TOLD {
        let (tag, moves) = (format!("[Termination \"{words}\"]\n"), moves_of(ground));
        reads_back(ground, Some(kind), &game(&tag, moves, result));
        // A comment that tells nothing leaves it at what the tag says.
        let known = ground != "unknown";
        let comment = if known { words } else { "good game" };
        let moves = format!("{moves} {{{comment}}}");
        reads_back(ground, known.then_some(kind), &game("", &moves, result));
        reads_back(ground, Some(kind), &game(NORMAL, &moves, result));
    }
}

#[test]
fn a_ground_is_told_where_the_result_is_left_open() {
    for (ground, kind, words) in [
        ("agreement", Kind::Agreement, "Draw agreed"),
        ("resignation", Kind::Resignation, "Black resigns"),
        ("flag_fall", Kind::TimeForfeit, "White lost on time"),
    ] {
        let moves = format!("1. e4 e5 {{{words}}}");
        reads_back(ground, Some(kind), &game("", &moves, "*"));
    }
}

/// Moves after which a claim of the ground can be right.
fn moves_of(ground: &str) -> &'static str {
    match ground {
        "threefold_claim" => "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8",
        _ => "1. e4 e5",
    }
}

#[test]
fn a_game_that_has_not_ended_gets_no_termination() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", game("", "1. e4 e5", "*"));
    let games = folder.path("written.pgn");
    let mut plan = plan(&[&input], &folder.path("rows.jsonl"));
    plan.games = Some(GamesFile {
        path: games.clone(),
        annotated: None,
    });
    run(&plan);
    let text = fs::read_to_string(games).expect("written");
    assert_eq!(tag(&text), None);
}

#[test]
fn a5_1_1_a_flag_that_fell_after_the_mate_can_be_picked_out() {
    let folder = Folder::new();
    let flag = "[Termination \"White forfeits on time\"]\n";
    let mate = "1. f3 e5 2. g4 Qh4#";
    let input = [
        game("", mate, "0-1"),
        game(flag, mate, "0-1"),
        game(flag, "1. f3 e5", "0-1"),
    ]
    .concat();
    let input = folder.file("games.pgn", input);
    let code = "termination_contradicts_board";
    let found = written(&input, code, &folder.path("found.pgn"));
    assert_eq!(found.len(), 1);
    assert_eq!(found[0]["game"], 2);
    assert_eq!(found[0]["ground"], "checkmate");
    assert_eq!(found[0]["consistent"], true);
    assert_eq!(found[0]["findings"], serde_json::json!([code]));
}

/// What an audit says of each game of a text, and the games that it writes.
fn audited(text: &str) -> (Vec<Value>, String) {
    let folder = Folder::new();
    let input = folder.file("games.pgn", text);
    let (out, games) = (folder.path("rows.jsonl"), folder.path("written.pgn"));
    let mut plan = plan(&[&input], &out);
    plan.games = Some(GamesFile {
        path: games.clone(),
        annotated: None,
    });
    run(&plan);
    (rows(&out), fs::read_to_string(games).expect("written"))
}

/// Games whose record says more, or less, than PGN has a place for.
fn unusual() -> String {
    let result = |tag: &str, moves: &str, result: &str| {
        game("", moves, result).replace(&format!("[Result \"{result}\"]"), tag)
    };
    let dead =
        "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/4K3/8/8 w - - 0 1\"]\n[Termination \"Time forfeit\"]\n";
    [
        result("[Result \"1-0\"]", "1. e4 e5", "0-1"),
        result("[Result \"*\"]", "1. e4 e5", "0-1"),
        result("[Result \"White wins\"]", "1. e4 e5", "1-0"),
        result("[Result \"1-0\"]", "1. e4 e5", ""),
        result("[Result \"?\"]", "1. e4 e5 {White resigns}", ""),
        result("[Result \"0-0\"]", "1. e4 e5", "0-0"),
        result("[Result \"0-0\"]", "1. e4 e5", "*"),
        result(
            "[Result \"1-0\"]",
            "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7",
            "0 - 0",
        ),
        result("[Result \"+/-\"]", "1. e4 e5", "+/-"),
        result("[Result \"1/2-0\"]", "1. e4 e5", "1/2-0"),
        result("[Result \"½-½\"]", "1. e4 e5", "½-½"),
        game("", "1. e4 e5 2. Ke9\" Nf6% 3. e8(Q)", "1-0"),
        game(
            "[RecordedTermination \"Normal\"]\n[Termination \"Time forfeit\"]\n",
            "1. e4 e5",
            "1-0",
        ),
        game(
            &format!("{dead}[RecordedTermination \"Normal\"]\n"),
            "",
            "1-0",
        ),
        game("[UTCDate \"2013.05.01\"]\n", "1. e4 e5", "1-0").replace("2024.05.01", "????.??.??"),
        game("[UTCDate \"2013.05.01\"]\n", "1. e4 e5", "1-0")
            .replace("[Date \"2024.05.01\"]\n", ""),
    ]
    .concat()
}

#[test]
fn games_that_are_written_give_the_same_when_they_are_audited_again() {
    let text = unusual();
    let (first, written) = audited(&text);
    let (second, again) = audited(&written);
    assert_eq!((first.len(), second.len()), (16, 16), "{written}");
    for (one, other) in first.iter().zip(&second) {
        for field in [
            "date",
            "plies",
            "recorded",
            "state",
            "ended_ply",
            "ground",
            "result",
            "certain",
            "consistent",
            "at_odds",
            "findings",
            "laws",
        ] {
            assert_eq!(
                one[field], other[field],
                "{field} of {}: {written}",
                one["game"]
            );
        }
        // What a comment told stands in the tag now.
        if !one["termination"].is_null() {
            assert_eq!(one["termination"], other["termination"]);
        }
        let differ = |row: &Value| row["remarks"].to_string().contains("results_differ");
        assert_eq!(differ(one), differ(other), "{}: {written}", one["game"]);
    }
    assert_eq!(written, again);
    assert!(first[0]["remarks"].to_string().contains("results_differ"));
    assert_eq!(first[12]["termination"], "Time forfeit");
    assert_eq!(first[14]["date"], "2013.05.01");
    for kept in [
        "Ke9\" Nf6% e8(Q) 1-0",
        "[HakemRecordedTermination \"Time forfeit\"]",
        "[Date \"2013.05.01\"]\n[Round \"1\"]",
        "[UTCDate \"2013.05.01\"]",
    ] {
        assert!(written.contains(kept), "{kept}: {written}");
    }
}
