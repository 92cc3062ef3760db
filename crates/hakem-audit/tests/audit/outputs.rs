use std::fs::{self, File};

use arrow_array::Array;
use arrow_array::cast::AsArray;
use arrow_array::types::UInt64Type;
use hakem_audit::{GamesFile, Only};
use hakem_words::Lang;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

use crate::kit::{Folder, game, mixed, plan, rows, run};

#[test]
fn every_format_says_the_same() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", mixed().repeat(5));
    let [json, csv, table] = ["r.jsonl", "r.csv", "r.parquet"].map(|name| folder.path(name));
    for out in [&json, &csv, &table] {
        let mut plan = plan(&[&input], out);
        plan.shard_bytes = 1500;
        run(&plan);
    }
    let rows = rows(&json);
    let text = fs::read_to_string(&csv).expect("rows");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), rows.len() + 1);
    assert!(lines[0].starts_with("game,source,line,event,"));
    let reader = ParquetRecordBatchReaderBuilder::try_new(File::open(&table).expect("a file"))
        .expect("Parquet")
        .build()
        .expect("a reader");
    let batches: Vec<_> = reader.map(|batch| batch.expect("a batch")).collect();
    assert_eq!(
        batches
            .iter()
            .map(arrow_array::RecordBatch::num_rows)
            .sum::<usize>(),
        rows.len()
    );
    let mut all = rows.iter();
    for batch in batches {
        let column = |name| batch.column_by_name(name).expect("a column");
        let games = column("game").as_primitive::<UInt64Type>();
        let grounds = column("ground").as_string::<i32>();
        let findings = column("findings").as_list::<i32>();
        for at in 0..batch.num_rows() {
            let row = all.next().expect("as many");
            assert_eq!(row["game"], games.value(at));
            let ground = grounds.is_valid(at).then(|| grounds.value(at));
            assert_eq!(row["ground"].as_str(), ground);
            let found = row["findings"].as_array().expect("a list");
            assert_eq!(found.len(), findings.value(at).len());
        }
    }
    for left in [
        "r.jsonl.part",
        "r.jsonl.checkpoint",
        "r.parquet.part",
        "r.parquet.whole",
    ] {
        assert!(!folder.path(left).exists(), "{left}");
    }
}

#[test]
fn findings_stand_in_a_table_of_their_own() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", mixed());
    let out = folder.path("rows.jsonl");
    run(&plan(&[&input], &out));
    let findings = rows(&folder.path("rows.findings.jsonl"));
    let played_on = &findings[0];
    assert_eq!(played_on["code"], "played_on_after_end");
    assert_eq!(played_on["game"], 2);
    assert_eq!(played_on["ply"], 4);
    assert_eq!(played_on["article"], serde_json::json!(["5.1.1"]));
    assert_eq!(played_on["level"], "law");
    assert!(
        played_on["text_tr"]
            .as_str()
            .is_some_and(|text| text.contains("mat"))
    );
}

#[test]
fn a_chance_is_missed_where_the_game_went_on() {
    let folder = Folder::new();
    let before = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
    let text = [
        // Black could claim by writing Ng8, and the game ended there.
        game("", before, "1-0"),
        game("", before, "1/2-1/2"),
        game("", &format!("{before} Ng8 5. e4"), "1/2-1/2"),
    ];
    let input = folder.file("games.pgn", text.concat());
    let out = folder.path("rows.jsonl");
    let (summary, _) = run(&plan(&[&input], &out));
    let missed = |row: &serde_json::Value| row["missed"].as_u64().expect("a number");
    let missed: Vec<_> = rows(&out).iter().map(missed).collect();
    assert_eq!(missed, [0, 0, 2]);
    let totals = summary.totals;
    assert_eq!((totals.claimable, totals.claims_missed), (3, 1));
    assert_eq!(totals.missed.total(), 1);
}

#[test]
fn the_gravest_findings_come_first_and_each_game_once() {
    let folder = Folder::new();
    let bare = "[FEN \"8/8/8/4k3/8/4K3/7P/8 w - - 0 1\"]\n[Termination \"Time forfeit\"]\n";
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(4);
    let old = "[Date \"1990.01.01\"]\n";
    let event = |tags: &str, moves: &str, result: &str| {
        format!("[Event \"x\"]\n[Result \"{result}\"]\n{tags}\n{moves} {result}\n\n")
    };
    let text = [
        event(old, &format!("{shuffle} 9. e4 e5"), "1/2-1/2"),
        event("", &format!("{shuffle} 9. e4 e5"), "1/2-1/2"),
        event("", "1. f3 e5 2. g4 Qh4# 3. a3 a6", "1-0"),
        event(bare, "1. h3", "0-1"),
    ];
    let input = folder.file("games.pgn", text.concat());
    let (summary, _) = run(&plan(&[&input], &folder.path("rows.jsonl")));
    let striking = summary.totals.striking;
    let games: Vec<_> = striking.games().iter().map(|game| game.game).collect();
    assert_eq!(games, [4, 3, 2, 1]);
    let of_third = &striking.games()[1].findings;
    let codes: Vec<_> = of_third.iter().map(|told| told.code.as_str()).collect();
    assert_eq!(codes, ["played_on_after_end", "result_contradicts_end"]);
}

#[test]
fn what_the_games_come_to_is_counted() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", mixed());
    let (summary, _) = run(&plan(&[&input], &folder.path("rows.jsonl")));
    let totals = summary.totals;
    assert_eq!(totals.games, 10);
    assert_eq!(totals.grounds["checkmate"], 2);
    assert_eq!(totals.grounds["dead_position"], 1);
    assert_eq!(totals.played_on, 2);
    // The mate against which 1-0 was recorded, and a win with bare kings.
    assert_eq!(totals.cannot_stand, 2);
    assert_eq!(totals.findings["result_contradicts_end"], 2);
    // An illegal move, and a FEN that is none.
    assert_eq!(totals.unreadable, 2);
    assert_eq!(totals.claimable, 2);
    let striking = totals.striking.of("result_contradicts_end");
    assert_eq!(striking.len(), 2);
    assert!(striking.iter().all(|game| game.fen.is_some()));
}

#[test]
fn only_picks_games_and_writes_them_as_pgn() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", mixed());
    let (out, games) = (folder.path("rows.jsonl"), folder.path("picked.pgn"));
    let mut plan = plan(&[&input], &out);
    plan.only = Only(vec![
        "played_on_after_end".to_owned(),
        "illegal_move".to_owned(),
    ]);
    plan.games = Some(GamesFile {
        path: games.clone(),
        annotated: Some(Lang::En),
    });
    let (summary, _) = run(&plan);
    assert_eq!(summary.totals.games, 10, "all are counted");
    let numbers: Vec<_> = rows(&out).iter().map(|row| row["game"].clone()).collect();
    assert_eq!(numbers, [2, 4, 5]);
    let text = fs::read_to_string(games).expect("games");
    assert_eq!(text.matches("[Event ").count(), 3);
    assert!(text.contains("[Termination \"checkmate\"]"), "{text}");
    assert!(
        text.contains("Ke4 Ke7 1-0"),
        "what could not be read is kept as it was: {text}"
    );
    assert!(text.contains("5.1.1"), "our ruling stands there: {text}");
}

#[test]
fn games_written_as_pgn_are_judged_as_before() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", mixed());
    let (first, second) = (folder.path("first.jsonl"), folder.path("second.jsonl"));
    let games = folder.path("written.pgn");
    let mut plan_of_all = plan(&[&input], &first);
    plan_of_all.games = Some(GamesFile {
        path: games.clone(),
        annotated: None,
    });
    run(&plan_of_all);
    run(&plan(&[&games], &second));
    let told = |path| -> Vec<_> {
        let of = |row: &serde_json::Value| {
            [
                "plies",
                "ended_ply",
                "recorded",
                "consistent",
                "state",
                "ground",
                "findings",
            ]
            .map(|name| row[name].clone())
        };
        rows(path).iter().map(of).collect()
    };
    let (first, second) = (told(&first), told(&second));
    for (index, (a, b)) in first.iter().zip(&second).enumerate() {
        assert_eq!(a, b, "game {}", index + 1);
    }
}

#[test]
fn games_that_are_written_keep_what_cannot_be_used() {
    let folder = Folder::new();
    let variant = game(
        "[Variant \"Crazyhouse\"]\n",
        "1. e4 d5 2. exd5 Qxd5 3. P@e4",
        "1-0",
    );
    let fen = game("[SetUp \"1\"]\n[FEN \"nonsense\"]\n", "1. e4 e5", "1-0");
    let two_results = game("", "1. e4 e5", "0-1");
    let two_results = two_results.replace("[Result \"0-1\"]", "[Result \"1-0\"]");
    let input = folder.file("games.pgn", [variant, fen, two_results].concat());
    let written = folder.path("written.pgn");
    let mut plan = plan(&[&input], &folder.path("rows.jsonl"));
    plan.games = Some(GamesFile {
        path: written.clone(),
        annotated: None,
    });
    run(&plan);
    let text = fs::read_to_string(&written).expect("written");
    for part in [
        "[Variant \"Crazyhouse\"]\n\ne4 d5 exd5 Qxd5 P@e4 1-0",
        "[SetUp \"1\"]\n[FEN \"nonsense\"]\n\ne4 e5 1-0",
        "[Result \"1-0\"]\n\n1. e4 e5 0-1",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn lost_on_time_to_a_player_who_cannot_mate() {
    let folder = Folder::new();
    // Composed: whoever has the move lost on time, and the opponent cannot mate.
    let positions = [
        ("8/8/8/4k3/8/8/4K2R/8 w - - 0 1", "0-1"),
        ("8/8/4k3/3n4/8/8/4K2Q/8 w - - 0 1", "0-1"),
        ("7k/8/8/8/p1p1p1p1/P1P1P1P1/8/K7 b - - 0 1", "1-0"),
    ];
    let mut text = String::new();
    for (fen, result) in positions {
        let tags = format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n[Termination \"Time forfeit\"]\n");
        text.push_str(&game(&tags, "", result));
    }
    let input = folder.file("games.pgn", text);
    let out = folder.path("rows.jsonl");
    run(&plan(&[&input], &out));
    let rows = rows(&out);
    assert_eq!(
        rows[0]["findings"][0], "flag_but_cannot_mate",
        "{}",
        rows[0]
    );
    assert_eq!(rows[0]["consistent"], false);
    // What the Laws give (6.9), not what was recorded.
    assert_eq!(rows[0]["recorded"], "0-1");
    assert_eq!(rows[0]["result"], "1/2-1/2", "{}", rows[0]);
    // A blocked board is dead before the flag falls.
    assert_eq!(rows[2]["ground"], "dead_position", "{}", rows[2]);
}

#[test]
fn games_that_are_written_keep_what_was_recorded() {
    let folder = Folder::new();
    let tags = "[FEN \"7k/8/8/8/p1p1p1p1/P1P1P1P1/8/K7 b - - 0 1\"]\n[SetUp \"1\"]\n\
                [Termination \"Time forfeit\"]\n";
    let moves = "1... Kg8 {[%clk 0:00:07.5]} {(=)} 2. Kb1 {[%clk 1:02:03]} Kh8 {[%clk 0:00:00]}";
    let input = folder.file("games.pgn", game(tags, moves, "1-0"));
    let (first, second) = (folder.path("first.jsonl"), folder.path("second.jsonl"));
    let written = folder.path("written.pgn");
    let mut plan_of_first = plan(&[&input], &first);
    plan_of_first.games = Some(GamesFile {
        path: written.clone(),
        annotated: None,
    });
    run(&plan_of_first);
    let text = fs::read_to_string(&written).expect("written");
    for line in [
        "[HakemRecordedTermination \"Time forfeit\"]",
        "[Termination \"dead position\"]",
        "1... Kg8 {[%clk 0:00:07.500]} {(=)} 2. Kb1 {[%clk 1:02:03]} 2... Kh8",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    run(&plan(&[&written], &second));
    let (first, second) = (rows(&first), rows(&second));
    for column in ["termination", "ground", "result", "findings", "plies"] {
        assert_eq!(first[0][column], second[0][column], "{column}");
    }
    let findings = first[0]["findings"].as_array().expect("findings");
    assert!(
        findings.contains(&"flag_but_cannot_mate".into()),
        "{findings:?}"
    );
}
