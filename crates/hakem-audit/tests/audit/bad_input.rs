use hakem_audit::input::InputTrouble;

use crate::kit::{Folder, game, mixed, plan, rows, run};

#[test]
fn what_cannot_be_read_is_told_and_everything_else_is_judged() {
    let folder = Folder::new();
    let good = folder.file("c.pgn", mixed());
    let packed = zstd::encode_all(mixed().repeat(500).as_bytes(), 1).expect("packed");
    let cut = folder.file("a.pgn.zst", &packed[..packed.len() - 20]);
    let missing = folder.path("b.pgn");
    let empty = folder.file("d.pgn", "");
    let binary = folder.file("e.pgn", (0..=255).collect::<Vec<u8>>());
    let prose = folder.file("f.pgn", "Dear reader, there is no game in here.\n");
    let out = folder.path("rows.jsonl");
    let all = [&cut, &missing, &good, &empty, &binary, &prose].map(std::path::PathBuf::as_path);
    let (summary, faults) = run(&plan(&all, &out));
    assert_eq!((summary.unusable, summary.in_part), (4, 1));
    let troubles: Vec<_> = faults.iter().map(|fault| fault.trouble.clone()).collect();
    assert_eq!(
        troubles,
        [
            InputTrouble::TruncatedArchive {
                packing: "Zstandard"
            },
            InputTrouble::NoSuchFile,
            InputTrouble::Empty,
            InputTrouble::Binary,
            InputTrouble::NoGame,
        ]
    );
    let of_good = rows(&out)
        .iter()
        .filter(|row| row["source"] == good.display().to_string())
        .count();
    assert_eq!(of_good, 10);
}

#[test]
fn nuls_long_comments_and_deep_variations_are_only_remarks() {
    let folder = Folder::new();
    let comment = "x".repeat(1 << 20);
    let deep = format!("{}{}", "(1. d4 ".repeat(10_000), ")".repeat(10_000));
    let text = [
        game("", &format!("1. e4 {{{comment}}} e5"), "1-0"),
        game("", &format!("1. e4 {deep} e5"), "1-0"),
        game("", "1. e4 \0\0 e5", "1-0"),
    ]
    .concat();
    let input = folder.file("games.pgn", text);
    let out = folder.path("rows.jsonl");
    let mut plan = plan(&[&input], &out);
    plan.shard_bytes = 10_000;
    let (summary, faults) = run(&plan);
    assert_eq!(
        (summary.totals.games, summary.unusable, faults.len()),
        (3, 0, 0)
    );
    let rows = rows(&out);
    assert!(rows.iter().all(|row| row["plies"] == 2), "{rows:?}");
    assert!(
        rows[2]["remarks"]
            .as_array()
            .expect("a list")
            .contains(&"nul_bytes".into())
    );
}

#[test]
fn a_game_of_very_many_plies_ends_when_it_ends() {
    let folder = Folder::new();
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(50_000);
    let input = folder.file("games.pgn", game("", &moves, "1/2-1/2"));
    let out = folder.path("rows.jsonl");
    run(&plan(&[&input], &out));
    let rows = rows(&out);
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0]["ground"], "fivefold_repetition");
}

#[test]
fn a_game_that_is_cut_off_is_judged_as_far_as_it_goes() {
    let folder = Folder::new();
    let input = folder.file(
        "games.pgn",
        format!("{}[Event \"x\"]\n\n1. e4 e5 2. N", mixed()),
    );
    let out = folder.path("rows.jsonl");
    let (summary, _) = run(&plan(&[&input], &out));
    let (whole, _) = run(&plan(
        &[&folder.file("b.pgn", mixed())],
        &folder.path("b.jsonl"),
    ));
    assert_eq!(summary.totals.unreadable, whole.totals.unreadable + 1);
    let rows = rows(&out);
    let last = rows.last().expect("a row");
    assert_eq!(last["plies"], 2);
    assert!(
        last["remarks"]
            .as_array()
            .expect("a list")
            .contains(&"truncated_game".into())
    );
}

#[test]
fn a_game_whose_comment_is_never_closed_was_not_read_to_its_end() {
    let folder = Folder::new();
    let text = game("", "1. e4 { and then", "1-0");
    let input = folder.file("games.pgn", text);
    let (summary, _) = run(&plan(&[&input], &folder.path("rows.jsonl")));
    assert_eq!(summary.totals.unreadable, 1);
}

#[test]
fn nuls_between_games_do_not_make_a_file_binary() {
    let folder = Folder::new();
    let good = game("", "1. e4 e5", "1-0");
    let text = format!("{}{}\n\n{good}", good.repeat(3), "\0".repeat(60));
    let input = folder.file("games.pgn", text);
    let (summary, faults) = run(&plan(&[&input], &folder.path("rows.jsonl")));
    assert_eq!((summary.totals.games, faults), (4, Vec::new()));
}

#[test]
fn a_page_that_is_no_game_gives_no_row() {
    let folder = Folder::new();
    let page = "<!DOCTYPE html>\n<html><body>\n<h1>Round 1</h1>\n<p>1. Ada beats Grace<br>\n\
                2. Alan draws\n</p>\n<p>1. Next round at 10.00 1-0</p></body></html>\n";
    let text = folder.file("page.pgn", page);
    let list = folder.file("list.pgn", "1. Introduction 2. Games *\n");
    // Before the first game as in a file without one.
    let front = format!(
        "1. Introduction 2. Games\n\n{}",
        game("", "1. e4 e5", "1-0")
    );
    let book = folder.file("book.pgn", front);
    let out = folder.path("rows.jsonl");
    let (summary, faults) = run(&plan(&[&text, &list, &book], &out));
    assert_eq!((summary.unusable, summary.totals.games), (2, 1));
    assert!(
        faults
            .iter()
            .all(|fault| fault.trouble == InputTrouble::NoGame)
    );
    assert!(
        faults.iter().all(|fault| fault.line.is_some()),
        "{faults:?}"
    );
    let rows = rows(&out);
    assert_eq!((rows.len(), &rows[0]["game"]), (1, &1.into()), "{rows:?}");
}
