use crate::kit::{game, hakem, hakem_reading};

const FOOLS_MATE: &str = "1. f3 e5 2. g4 Qh4#";

#[test]
fn json_has_the_fields_of_the_contract_in_their_order() {
    let line = hakem_reading(game("", FOOLS_MATE, "0-1"), &["judge", "--json"]);
    let object = line.one();
    let keys: Vec<&str> = object
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(
        keys,
        [
            "game",
            "source",
            "line",
            "white",
            "black",
            "plies",
            "recorded",
            "termination",
            "state",
            "ended",
            "claimable",
            "consistent",
            "findings",
            "remarks",
            "firsts",
            "laws",
            "laws_confidence",
        ]
    );
    assert_eq!(object["ended"]["ground"], "checkmate");
    assert_eq!(object["ended"]["move"], "2... Qh4#");
    assert_eq!(object["ended"]["article"][0], "5.1.1");
    assert_eq!(object["ended"]["certain"], true);
    assert_eq!(object["consistent"], true);
    assert_eq!(object["source"], "-");
}

#[test]
fn every_game_of_a_file_gets_one_line() {
    let games = [
        game("", FOOLS_MATE, "0-1"),
        game("", "1. e4", "*"),
        game("", FOOLS_MATE, "1-0"),
    ];
    let ran = hakem_reading(games.concat(), &["judge", "--json"]);
    let lines = ran.json();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1]["state"], "in_progress");
    assert_eq!(lines[1]["ended"], serde_json::Value::Null);
    assert_eq!(lines[2]["consistent"], false);
    assert_eq!(lines[2]["game"], 3);
    assert_eq!(lines[2]["line"], 21);
}

#[test]
fn s1_14_the_date_of_the_game_picks_the_edition() {
    let played = |tag: &str| game(&format!("[UTCDate \"{tag}\"]\n"), FOOLS_MATE, "0-1");
    for (day, laws) in [
        ("2023.01.01", "fide-2023-standard"),
        ("2022.12.31", "fide-2018-standard"),
        ("2017.10.01", "fide-2017-standard"),
        ("2015.05.??", "fide-2014-standard"),
        ("1999.??.??", "fide-before-2014-standard"),
        ("????.??.??", "fide-2023-standard"),
    ] {
        let line = hakem_reading(played(day), &["judge", "--json"]).one();
        assert_eq!(line["laws"], laws, "{day}");
    }
    let told = hakem_reading(
        played("2015.01.01"),
        &["judge", "--json", "--laws", "lichess"],
    )
    .one();
    assert_eq!(told["laws"], "lichess");
    let dated = hakem_reading(
        played("2015.01.01"),
        &["judge", "--json", "--date", "2022-12-31"],
    );
    assert_eq!(dated.one()["laws"], "fide-2018-standard");
}

#[test]
fn check_shows_in_the_exit_code() {
    let right = game("", FOOLS_MATE, "0-1");
    let wrong = game("", FOOLS_MATE, "1-0");
    let illegal = game("", "1. e4 e5 2. Ke3", "1-0");
    assert_eq!(
        hakem_reading(right.clone(), &["judge", "--check"]).exit,
        Some(0)
    );
    assert_eq!(
        hakem_reading(wrong.clone(), &["judge", "--check"]).exit,
        Some(1)
    );
    assert_eq!(hakem_reading(illegal, &["judge", "--check"]).exit, Some(1));
    assert_eq!(hakem_reading(wrong, &["judge"]).exit, Some(0));
}

#[test]
fn a_page_fits_80_columns_and_has_no_colour_where_no_terminal_is() {
    for language in ["en", "tr"] {
        let page = hakem(&["judge", "--sample", "--lang", language]);
        assert_eq!(page.exit, Some(0));
        assert!(!page.stdout.contains('\u{1b}'));
        for line in page.stdout.lines() {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}

#[test]
fn a_file_cannot_control_the_terminal() {
    let hostile = game("[Termination \"\u{1b}[31mred\u{7}\"]\n", "1. e4", "1-0")
        .replace("\"A\"", "\"\u{1b}]0;title\u{7}\"");
    let page = hakem_reading(hostile, &["judge"]);
    assert!(
        !page.stdout.contains('\u{1b}') && !page.stdout.contains('\u{7}'),
        "{}",
        page.stdout
    );
}

#[test]
fn the_outcome_comes_first() {
    let page = hakem_reading(game("", FOOLS_MATE, "0-1"), &["judge"]).stdout;
    assert!(page.starts_with("Game 1: A - B\n"), "{page}");
    let second = page.lines().nth(1).expect("a second line");
    assert!(
        second.contains("checkmate")
            || page.lines().nth(2).is_some_and(|l| l.contains("checkmate")),
        "{page}"
    );
    assert!(page.contains("5.1.1"));
}

#[test]
fn a_game_without_a_start_is_told_and_the_others_are_judged() {
    let broken = game(
        "[SetUp \"1\"]\n[FEN \"4k3/8/4k3/8/8/8/8/4K3 w - - 0 1\"]\n",
        "1. Kd1",
        "*",
    );
    let ran = hakem_reading(
        format!("{broken}{}", game("", FOOLS_MATE, "0-1")),
        &["judge", "--json"],
    );
    assert_eq!(ran.exit, Some(0));
    let lines = ran.json();
    assert_eq!(lines[0]["state"], serde_json::Value::Null);
    assert_eq!(lines[0]["remarks"][0]["code"], "unusable_fen");
    assert_eq!(lines[1]["ended"]["ground"], "checkmate");
    let page = hakem_reading(broken, &["judge"]);
    assert_eq!(page.exit, Some(2), "nothing at all was judged");
    assert!(page.stdout.contains("cannot be judged"), "{}", page.stdout);
}

#[test]
fn p2_compare_names_the_profiles_with_another_outcome() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    let line = hakem_reading(game("", moves, "*"), &["judge", "--compare", "--json"]).one();
    assert_eq!(line["laws"], "fide-2023-standard");
    assert_eq!(line["outcome"]["state"], "in_progress");
    let differs: Vec<&str> = line["differs"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|other| other["laws"].as_str())
        .collect();
    assert!(differs.contains(&"fide-online-2025"), "{differs:?}");
    assert!(differs.contains(&"chesscom"), "{differs:?}");
    assert!(!differs.contains(&"fide-2018-standard"), "{differs:?}");
    let page = hakem_reading(game("", moves, "*"), &["judge", "--compare"]).stdout;
    assert!(page.contains("fide-online-2025"), "{page}");
}

#[test]
fn the_sample_is_judged_without_any_file() {
    let lines = hakem(&["judge", "--sample", "--json"]).json();
    let grounds: Vec<&str> = lines
        .iter()
        .filter_map(|line| line["ended"]["ground"].as_str())
        .collect();
    for ground in [
        "checkmate",
        "stalemate",
        "dead_position",
        "fivefold_repetition",
        "resignation",
    ] {
        assert!(grounds.contains(&ground), "{ground}");
    }
}

#[test]
fn turkish_letters_are_read_and_written() {
    let moves = "1. Af3 Af6 2. Ag1 Ag8 3. Af3 Af6 4. Ag1 Ag8";
    let line = hakem_reading(game("", moves, "*"), &["judge", "--json"]).one();
    assert_eq!(line["plies"], 8);
    assert_eq!(line["claimable"][0]["move"], "4... Ng8");
    let page = hakem_reading(game("", moves, "*"), &["judge", "--lang", "tr"]).stdout;
    assert!(page.contains("4... Ag8"), "{page}");
}

#[test]
fn s1_11_moves_after_mate_show_that_nobody_noticed() {
    let line = hakem_reading(
        game("", &format!("{FOOLS_MATE} 3. Kd1 Qh5"), "1/2-1/2"),
        &["judge", "--json"],
    )
    .one();
    assert_eq!(line["ended"]["ply"], 4);
    let codes: Vec<&str> = line["findings"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|finding| finding["code"].as_str())
        .collect();
    assert_eq!(codes, ["played_on_after_end", "result_contradicts_end"]);
}

#[test]
fn what_words_alone_say_of_the_end_is_suggested_and_never_proved() {
    for (words, ground, result) in [
        ("Berabere", "unknown", "1/2-1/2"),
        ("White resigns", "resignation", "0-1"),
        ("Beyaz terk etti", "resignation", "0-1"),
        ("draw agreed", "agreement", "1/2-1/2"),
        ("Siyah kazandı", "unknown", "0-1"),
    ] {
        let line = hakem_reading(format!("1. e4 e5 {words}\n"), &["judge", "--json"]).one();
        assert_eq!(line["recorded"], serde_json::Value::Null, "{words}");
        assert_eq!(line["ended"]["ground"], ground, "{words}");
        assert_eq!(line["ended"]["result"], result, "{words}");
        assert_eq!(line["ended"]["certain"], false, "{words}");
    }
    let time = hakem_reading("1. e4 e5 1-0 time\n", &["judge", "--json"]).one();
    assert_eq!(time["ended"]["ground"], "flag_fall");
    // Words after a result that say no more than it does not put it in doubt.
    let won = hakem_reading("1. e4 e5 {Black wins} 1-0\n", &["judge", "--json"]).one();
    assert_eq!(won["findings"], serde_json::json!([]));
    let nobody = hakem_reading("1. e4 e5 Terk\n", &["judge"]);
    assert!(
        nobody.stdout.contains("neither they nor a sign"),
        "{}",
        nobody.stdout
    );
}

#[test]
fn another_game_than_chess_keeps_its_players_and_says_why_it_is_not_judged() {
    let pgn = game("[Variant \"Crazyhouse\"]\n", "1. e4", "1-0");
    let ran = hakem_reading(pgn.clone(), &["judge"]);
    assert_eq!(ran.exit, Some(2), "nothing at all was judged");
    assert!(
        ran.stderr.contains("No game in this input"),
        "{}",
        ran.stderr
    );
    assert!(ran.stdout.starts_with("Game 1: A - B\n"), "{}", ran.stdout);
    assert!(
        ran.stdout.contains("another game than chess"),
        "{}",
        ran.stdout
    );
    let mixed = hakem_reading(pgn + &game("", "1. e4", "1-0"), &["judge", "--json"]);
    assert_eq!(mixed.exit, Some(0), "{}", mixed.stderr);
    assert_eq!(mixed.json().len(), 2);
}

#[test]
fn the_verdict_stands_first_where_no_result_is_recorded() {
    let ran = hakem_reading("1. e4 e5\n", &["judge"]);
    assert_eq!(
        ran.stdout.lines().nth(1),
        Some("The game has not ended."),
        "{}",
        ran.stdout
    );
}

#[test]
fn s1_14_an_impossible_day_is_refused_as_an_option_and_not_used_as_a_tag() {
    let option = hakem(&["judge", "--date", "2023-02-30", "--sample"]);
    assert!(option.refused().contains("2023-02-30"), "{}", option.stderr);
    let pgn = "[Date \"2017.02.30\"]\n\n1. e4 *\n";
    let line = hakem_reading(pgn, &["judge", "--json"]).one();
    assert_eq!(line["laws"], "fide-2023-standard");
    assert!(
        line["remarks"].to_string().contains("unusable_date"),
        "{line}"
    );
}
