use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::kit::{Folder, game, hakem, run_in};

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

fn games() -> String {
    [
        game("", "1. f3 e5 2. g4 Qh4#", "0-1"),
        game("", "1. f3 e5 2. g4 Qh4# 3. a3", "1-0"),
        game("", "1. e4 e5 2. Ke9", "1-0"),
        game(
            "",
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. e4 e5",
            "1-0",
        ),
    ]
    .concat()
}

#[test]
fn the_report_is_one_page_in_both_languages() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games());
    let report = folder.path("report.html");
    let asked = [
        "audit",
        text(&input),
        "--report",
        text(&report),
        "--lang",
        "tr",
    ];
    assert_eq!(hakem(&asked).exit, Some(0));
    let page = fs::read_to_string(&report).expect("a report");
    for told in [
        "<html lang=\"tr\">",
        "<dt>results that cannot stand</dt><dd>1</dd>",
        "<span class=\"result\">0-1</span>",
        "<dt>geçerli olamayacak sonuç</dt><dd>1</dd>",
        "played on after the end",
        "2... Qh4#",
        "games.pgn",
    ] {
        assert!(page.contains(told), "{told}");
    }
    assert!(!folder.path("report.html.part").exists());
}

#[test]
fn the_report_tells_how_many_games_of_a_finding_it_shows_and_how_many_were_picked() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games().repeat(15));
    let report = folder.path("report.html");
    let asked = ["audit", text(&input), "--report", text(&report)];
    let rows = folder.path("r.csv");
    let picking = ["--only", "checkmate", "--out", text(&rows)];
    assert_eq!(hakem(&[&asked[..], &picking].concat()).exit, Some(0));
    let page = fs::read_to_string(&report).expect("a report");
    for told in [
        "<li>played on after the end: 4 of 15</li>",
        "<li>bittikten sonra sürdürülmüş: 15 oyundan 4</li>",
        "<dt>picked by --only</dt><dd>30</dd>",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
}

#[test]
fn the_report_tells_what_could_not_be_used() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games());
    folder.file("empty.pgn", "");
    let (missing, report) = (folder.path("missing.pgn"), folder.path("report.html"));
    let whole = folder.whole();
    let asked = [
        "audit",
        text(&missing),
        text(whole),
        "--report",
        text(&report),
    ];
    assert_eq!(hakem(&asked).exit, Some(2));
    let page = fs::read_to_string(&report).expect("a report");
    for told in [
        "<dt>inputs that could not be used</dt><dd>2</dd>",
        "missing.pgn: There is no such file.",
        "empty.pgn: This file is empty",
        "empty.pgn: Bu dosya boş",
    ] {
        assert!(page.contains(told), "{told}");
    }
    let asked = ["audit", text(&input), "--report", text(&report)];
    assert_eq!(hakem(&asked).exit, Some(0));
    let page = fs::read_to_string(&report).expect("a report");
    assert!(!page.contains("not usable"), "{page}");
}

#[test]
fn no_figure_of_the_summary_stands_alone_on_a_line() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games());
    for lang in ["en", "tr"] {
        let ran = hakem(&["audit", text(&input), "--lang", lang]);
        assert_eq!(ran.exit, Some(0), "{}", ran.stderr);
        let alone = |line: &&str| line.trim().parse::<u64>().is_ok();
        assert_eq!(ran.stdout.lines().find(alone), None, "{}", ran.stdout);
    }
}

#[test]
fn a_report_that_cannot_be_written_is_told_of() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games());
    let nowhere = folder.path("no/such/folder/report.html");
    let done = hakem(&["audit", text(&input), "--report", text(&nowhere)]);
    assert_eq!(done.exit, Some(2));
    assert!(done.stderr.contains("report.html"), "{}", done.stderr);
}

#[test]
fn the_summary_is_one_object() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games());
    let line = hakem(&["audit", text(&input), "--json"]).one();
    assert_eq!(line["games"], 4);
    assert_eq!(line["grounds"]["checkmate"], 2);
    assert_eq!(line["proved"]["checkmate"], 2);
    assert_eq!(line["findings"]["played_on_after_end"], 1);
    assert_eq!(line["cannot_stand"], 1);
    assert_eq!(line["claims_missed"], 1);
    assert_eq!(line["unreadable"], 1);
    assert_eq!(line["interrupted"], false);
}

#[test]
fn the_summary_is_told_in_both_languages() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games());
    let english = hakem(&["audit", text(&input)]);
    assert_eq!(english.exit, Some(0), "{}", english.stderr);
    assert!(
        english.stdout.contains("Results that cannot stand"),
        "{}",
        english.stdout
    );
    assert!(english.stderr.is_empty(), "{}", english.stderr);
    let turkish = run_in("tr_TR.UTF-8", Vec::new(), &["audit", text(&input)]);
    assert!(
        turkish.stdout.contains("Geçerli olamayacak"),
        "{}",
        turkish.stdout
    );
}

#[test]
fn check_shows_in_the_exit_code() {
    let folder = Folder::new();
    let bad = folder.file("bad.pgn", &games());
    let good = folder.file("good.pgn", &game("", "1. f3 e5 2. g4 Qh4#", "0-1"));
    assert_eq!(hakem(&["audit", text(&bad), "--check"]).exit, Some(1));
    assert_eq!(hakem(&["audit", text(&good), "--check"]).exit, Some(0));
    let missing = folder.path("missing.pgn");
    let ran = hakem(&["audit", text(&missing), text(&good), "--check", "--json"]);
    assert_eq!(ran.exit, Some(2));
    assert_eq!(ran.json()[0]["games"], 1, "the rest is judged");
}

#[test]
fn what_check_asks_for_is_counted_once_and_the_same_everywhere() {
    let folder = Folder::new();
    folder.file("games.pgn", &games());
    folder.file("more.pgn", &game("", "1. e4 e5", "1-0"));
    let ran = folder.audit(&["@", "--out", "@r.jsonl", "--report", "@r.html", "--json"]);
    assert_eq!(ran.one()["at_odds"], 2);
    let rows = fs::read_to_string(folder.path("r.jsonl")).expect("rows");
    assert_eq!(rows.matches("\"at_odds\":true").count(), 2, "{rows}");
    let page = fs::read_to_string(folder.path("r.html")).expect("a report");
    for told in [
        "<dt>at odds with the Laws or the record</dt><dd>2</dd>",
        "contradicts itself. These are the games that --check asks for",
        "--check bu oyunları sorar",
    ] {
        assert!(page.contains(told), "{told}");
    }
    let told = folder.audit(&["@games.pgn", "@more.pgn"]).stdout;
    let line = told.lines().find(|line| line.contains("at odds"));
    assert!(line.is_some_and(|line| line.ends_with(" 2")), "{told}");
    assert!(told.contains("--check"), "{told}");
}

#[test]
fn an_input_is_unusable_or_read_in_part_and_never_both() {
    let folder = Folder::new();
    let packed = zstd::encode_all(games().repeat(500).as_bytes(), 1).expect("packed");
    let cut = packed.get(..packed.len() - 20).expect("a part");
    fs::write(folder.path("cut.pgn.zst"), cut).expect("written");
    folder.file("empty.pgn", "");
    let ran = folder.audit(&["@", "--report", "@r.html", "--json"]);
    assert_eq!(ran.exit, Some(2));
    let line = &ran.json()[0];
    assert_eq!(line["unusable_inputs"], 1);
    assert_eq!(line["partly_read_inputs"], 1);
    let page = fs::read_to_string(folder.path("r.html")).expect("a report");
    for told in [
        "<dt>inputs that could not be used</dt><dd>1</dd>",
        "<dt>inputs read in part</dt><dd>1</dd>",
        "(2 of 2)",
    ] {
        assert!(page.contains(told), "{told}");
    }
    let told = folder.audit(&["@"]).stdout;
    for line in ["Inputs read in part", "Inputs that could not be used"] {
        let found = told.lines().find(|told| told.trim().starts_with(line));
        assert!(found.is_some_and(|line| line.ends_with(" 1")), "{told}");
    }
}

#[test]
fn what_cannot_be_asked_for_is_refused() {
    for (arguments, told) in [
        (&["--out", "rows.xls"][..], ".parquet, .jsonl, .csv"),
        (&["--only", "stalmate"], "stalemate"),
        (&["--only", "xyz"], "checkmate, stalemate, dead_position"),
        (&["--only", "xyz"], "result_left_open, unfinished"),
        (&["--only", "xyz"], "illegal_move"),
        (&["--carry", "ECO"], "--out"),
        (&["--out", "r.csv", "--carry", ""], "--carry"),
        (
            &["--out", "r.csv", "--carry", "event"],
            "game, source, line",
        ),
        (
            &["--out", "r.csv", "--carry", "RESULT"],
            "leave “RESULT” out",
        ),
        (
            &["--out", "r.csv", "--carry", "ECO", "--carry", "eco"],
            "twice",
        ),
        (&["--depth", "deep"], "fast, full"),
        (&["--resume"], "--out"),
        (&["--annotate"], "--pgn-out"),
    ] {
        let ran = hakem(&[&["audit", "games.pgn"], arguments].concat());
        assert!(
            ran.refused().contains(told),
            "{arguments:?}: {}",
            ran.stderr
        );
    }
}

#[test]
fn a_name_that_no_game_has_is_told() {
    let folder = Folder::new();
    let text_of = game("[ECO \"A00\"]", "1. f3 e5 2. g4 Qh4#", "0-1");
    let input = folder.file("games.pgn", &(games() + &text_of));
    let out = folder.path("rows.csv");
    let asked = ["audit", text(&input), "--out", text(&out), "--json"];
    let carried = ["--carry", "ECO", "--carry", "Opennig"];
    let ran = hakem(&[&asked[..], &carried].concat());
    assert_eq!(ran.one()["carried"]["ECO"], 1);
    assert_eq!(
        ran.stderr,
        "--carry: no game has the tag or column “Opennig”.\n"
    );
}

#[test]
fn what_is_picked_is_counted_also_where_nothing_is_written() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games());
    let asked = ["audit", text(&input), "--only", "checkmate"];
    let ran = hakem(&asked);
    assert!(ran.stderr.starts_with("--only picks"), "{}", ran.stderr);
    let line = ran.stdout.lines().find(|line| line.contains("--only"));
    assert!(line.is_some_and(|line| line.ends_with(" 2")), "{line:?}");
    assert_eq!(
        hakem(&[&asked[..], &["--json"]].concat()).one()["picked"],
        2
    );
    let out = folder.path("rows.csv");
    let ran = hakem(&[&asked[..], &["--out", text(&out)]].concat());
    assert_eq!(ran.stderr, "");
}

#[test]
fn the_codes_that_pick_games_out_are_documented() {
    for page in [
        include_str!("../../../../docs/commands.md"),
        include_str!("../../../../docs/commands.tr.md"),
    ] {
        for code in hakem_audit::Only::CODES {
            assert!(page.contains(&format!("`{code}`")), "{code}");
        }
    }
}

#[test]
fn a_folder_that_is_not_there_is_told_in_the_language_asked_for() {
    let folder = Folder::new();
    let games = folder.file("games.pgn", &games());
    let out = folder.path("nowhere/rows.csv");
    for (lang, told) in [
        ("en", "there is no such folder."),
        ("tr", "böyle bir klasör yok."),
    ] {
        let ran = hakem(&["--lang", lang, "audit", text(&games), "--out", text(&out)]);
        let message = ran.refused();
        assert!(message.ends_with(told), "{message}");
        assert!(message.contains("rows.csv:"), "{message}");
    }
}

/// Starts an audit in small pieces.
fn start(input: &Path, out: &Path, more: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_hakem"))
        .args(["audit", text(input), "--out", text(out), "--jobs", "2"])
        .args(["--shard-bytes", "3000", "--json"])
        .args(more)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs")
}

fn summary(child: Child) -> Value {
    summary_of(&child.wait_with_output().expect("it ends"))
}

fn summary_of(output: &Output) -> Value {
    let mut line: Value = serde_json::from_slice(&output.stdout).expect("one object");
    line["seconds"].take();
    line["games_per_second"].take();
    line
}

/// Twenty moments between the start and the end of an audit, spread so that no two are alike.
#[test]
fn an_audit_killed_at_any_moment_goes_on_without_losing_or_repeating_a_row() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games().repeat(100));
    for ending in ["jsonl", "parquet"] {
        let whole = folder.path(&format!("whole.{ending}"));
        let began = Instant::now();
        let expected = summary(start(&input, &whole, &[]));
        let took = began.elapsed();
        for moment in 0..10u32 {
            let out = folder.path(&format!("killed-{moment}.{ending}"));
            let mut child = start(&input, &out, &[]);
            // The golden section spreads the moments evenly and never meets a beat.
            let share = f64::from(moment).mul_add(0.618_034, 0.05).fract();
            thread::sleep(took.mul_f64(share));
            child.kill().expect("killed");
            child.wait().expect("it ends");
            let got = summary(start(&input, &out, &["--resume"]));
            assert_eq!(got, expected, "{ending}, moment {moment}");
            let same = |a: &Path, b: &Path| fs::read(a).expect("a") == fs::read(b).expect("b");
            assert!(same(&out, &whole), "{ending}, moment {moment}");
            let findings = |path: &Path| {
                let stem = path
                    .file_stem()
                    .expect("a name")
                    .to_string_lossy()
                    .into_owned();
                path.with_file_name(format!("{stem}.findings.{ending}"))
            };
            assert!(same(&findings(&out), &findings(&whole)));
        }
    }
}

#[test]
fn another_audit_cannot_be_gone_on_with() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games());
    let out = folder.path("rows.jsonl");
    folder.file("rows.jsonl.checkpoint", "{}");
    let ran = hakem(&["audit", text(&input), "--out", text(&out), "--resume"]);
    assert!(ran.refused().contains("another audit"), "{}", ran.stderr);
}

#[test]
fn where_there_is_nothing_to_go_on_with_it_is_said() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games());
    let out = folder.path("rows.csv");
    let asked = ["audit", text(&input), "--out", text(&out), "--resume"];
    for _ in 0..2 {
        let ran = hakem(&asked);
        assert_eq!(ran.exit, Some(0), "{}", ran.stderr);
        assert!(ran.stderr.contains("begins anew"), "{}", ran.stderr);
        assert!(ran.stderr.contains("rows.csv"), "{}", ran.stderr);
    }
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_in_good_order_and_can_be_gone_on_with() {
    interrupted_by("-INT");
}

#[cfg(unix)]
#[test]
fn an_audit_that_is_told_to_end_does_as_at_an_interruption() {
    interrupted_by("-TERM");
}

#[cfg(unix)]
fn interrupted_by(signal: &str) {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games().repeat(1500));
    let (out, whole) = (folder.path("rows.csv"), folder.path("whole.csv"));
    let expected = summary(start(&input, &whole, &[]));
    let child = start(&input, &out, &[]);
    let checkpoint = folder.path("rows.csv.checkpoint");
    let began = Instant::now();
    while !checkpoint.exists() && began.elapsed() < Duration::from_secs(60) {
        thread::sleep(Duration::from_millis(1));
    }
    let id = child.id().to_string();
    let sent = Command::new("kill")
        .args([signal, &id])
        .status()
        .expect("kill runs");
    assert!(sent.success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130));
    let line: Value = serde_json::from_slice(&output.stdout).expect("one object");
    assert_eq!(line["interrupted"], true);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("--resume"), "{told}");
    assert!(
        !out.exists(),
        "nothing half written under the name that was asked for"
    );
    let judged = line["games"].as_u64().expect("a number");
    let child = start(&input, &out, &["--resume", "--lang", "en"]);
    let output = child.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&output.stderr);
    let expected_words =
        format!("rows.csv: the interrupted audit goes on after the {judged} games");
    assert!(told.contains(&expected_words), "{told}");
    assert_eq!(summary_of(&output), expected);
    assert!(fs::read(&out).expect("rows") == fs::read(&whole).expect("rows"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_of_and_nothing_half_written_is_left() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games().repeat(200));
    let out = folder.path("rows.jsonl");
    // Files may grow to 256 blocks of 512 bytes; what goes beyond fails as on a full disk.
    let script = "ulimit -f 256; trap '' XFSZ; \
        exec \"$0\" audit \"$1\" --out \"$2\" --shard-bytes 3000 --lang en";
    let output = Command::new("sh")
        .args([
            "-c",
            script,
            env!("CARGO_BIN_EXE_hakem"),
            text(&input),
            text(&out),
        ])
        .output()
        .expect("sh runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("rows.jsonl"), "{told}");
    assert!(told.contains("--resume"), "{told}");
    assert!(!out.exists());
}

/// A table is put together at the end, by a library with words of its own for a fault.
#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_gets_full_while_a_table_is_put_together_is_told_as_any_other() {
    let folder = Folder::new();
    let input = folder.file("games.pgn", &games());
    let out = folder.path("rows.parquet");
    let asked = ["audit", text(&input), "--out", text(&out)];
    assert_eq!(hakem(&asked).exit, Some(0));
    // The footer of the whole has more in it than that of its only part: the part fits, the whole
    // does not.
    let blocks = (fs::metadata(&out).expect("a file").len() - 1) / 512;
    fs::remove_file(&out).expect("removed");
    let script = "ulimit -f \"$1\"; trap '' XFSZ; exec \"$0\" audit \"$2\" --out \"$3\" --lang en";
    let output = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_hakem")])
        .args([&blocks.to_string(), text(&input), text(&out)])
        .output()
        .expect("sh runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("rows.parquet.whole"), "{told}");
    assert!(!told.contains("External"), "{told}");
    assert!(!out.exists());
}
