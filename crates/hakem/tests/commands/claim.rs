use crate::kit::{Ran, game, hakem_reading};

const TWICE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";

fn claim(moves: &str, arguments: &[&str]) -> Ran {
    let all: Vec<&str> = ["claim", "--json"]
        .iter()
        .chain(arguments)
        .copied()
        .collect();
    hakem_reading(moves, &all)
}

#[test]
fn json_has_the_fields_of_the_contract_in_their_order() {
    let line = claim(TWICE, &["--move", "Ng8"]).one();
    let keys: Vec<&str> = line
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(
        keys,
        [
            "verdict",
            "article",
            "level",
            "effect",
            "must_play",
            "offer",
            "occurrences",
            "count",
            "text"
        ]
    );
}

#[test]
fn s0_20_a_written_move_that_brings_the_third_occurrence() {
    let line = claim(TWICE, &["--move", "Ng8"]).one();
    assert_eq!(line["verdict"], "correct");
    assert_eq!(line["article"][0], "9.2.1");
    assert_eq!(line["effect"]["result"], "1/2-1/2");
    assert_eq!(line["must_play"], serde_json::Value::Null);
    assert_eq!(line["occurrences"].as_array().map(Vec::len), Some(2));
    assert_eq!(line["occurrences"][1]["move"], "2... Ng8");
}

#[test]
fn s0_21_touching_a_piece_first_loses_the_claim() {
    let line = claim(TWICE, &["--move", "Ng8", "--touched"]).one();
    assert_eq!(line["verdict"], "incorrect");
    assert_eq!(line["article"][0], "9.4");
    assert_eq!(line["effect"]["extra_minutes"], 2);
    assert_eq!(line["effect"]["to"], "white");
    let text = line["text"]["en"].as_str().expect("a text");
    assert!(
        !text.contains("on f6"),
        "nobody said which piece was touched: {text}"
    );
    let square = claim(TWICE, &["--move", "Ng8", "--touched=f6"]).one();
    assert!(
        square["text"]["en"]
            .as_str()
            .is_some_and(|text| text.contains("f6"))
    );
}

#[test]
fn p3_a_move_that_is_only_said_may_be_made_regular() {
    let line = claim(TWICE, &["--move", "Ng8", "--not-written"]).one();
    assert_eq!(line["verdict"], "irregular");
    assert_eq!(line["effect"], serde_json::Value::Null);
}

#[test]
fn p4_the_player_not_having_the_move_cannot_claim() {
    let line = claim(TWICE, &["--by", "white"]).one();
    assert_eq!(line["verdict"], "incorrect");
    assert_eq!(line["effect"]["to"], "black");
    assert_eq!(line["offer"], true);
}

#[test]
fn a9_5_3_the_written_move_must_be_played() {
    let line = claim("1. e4 e5", &["--move", "Nf3"]).one();
    assert_eq!(line["verdict"], "incorrect");
    assert_eq!(line["must_play"], "2. Nf3");
}

#[test]
fn s0_27_fifty_moves_count_those_of_the_slower_player() {
    let fen = "[SetUp \"1\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 99 100\"]\n";
    let position = game(fen, "", "*");
    let right = claim(&position, &["--ground", "fifty", "--move", "Qe4"]).one();
    assert_eq!(
        (&right["verdict"], &right["count"]),
        (&"correct".into(), &49.into())
    );
    let short = position.replace(" 99 100", " 98 100");
    let wrong = claim(&short, &["--ground", "fifty", "--move", "Qe4"]).one();
    assert_eq!(
        (&wrong["verdict"], &wrong["count"]),
        (&"incorrect".into(), &49.into())
    );
}

#[test]
fn s0_17_a_gap_in_the_record_is_no_wrong_claim() {
    let ran = claim("1. Nf3 Nf6 2. Ng1 Ng8 3. Zz9 Nf6 4. Ng1 Ng8", &[]);
    let line = ran.one();
    assert_eq!(line["verdict"], "needs_reconstruction");
    assert!(
        ran.stderr.contains("Zz9"),
        "the gap is told: {}",
        ran.stderr
    );
}

#[test]
fn a8_5_3_nothing_is_counted_where_the_record_breaks_off_before_the_claim() {
    let fen = "[SetUp \"1\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 98 100\"]\n";
    let set_up = game(fen, "1. Qg5 Zz9", "*");
    for (moves, ground) in [(TWICE, "threefold"), (&set_up, "fifty")] {
        let torn = moves.replace("4. Ng1", "4. Zz9");
        let line = claim(&torn, &["--ground", ground]).one();
        assert_eq!(line["verdict"], "needs_reconstruction");
        assert_eq!(line["count"], serde_json::Value::Null);
        assert_eq!(line["occurrences"], serde_json::json!([]));
        assert_eq!(line["offer"], true, "9.1.2.3");
        // Who has the move is not known either: nobody's claim is called wrong.
        for by in ["white", "black"] {
            let own = claim(&torn, &["--ground", ground, "--by", by]).one();
            assert_eq!(own["verdict"], "needs_reconstruction", "{by}");
        }
        let shown = hakem_reading(
            torn.as_str(),
            &["claim", "--ground", ground, "--lang", "en"],
        );
        assert!(!shown.stdout.contains("pawn"), "{}", shown.stdout);
        assert!(!shown.stdout.contains("98"), "{}", shown.stdout);
    }
}

#[test]
fn s1_12_after_the_end_a_claim_has_no_object() {
    let line = claim("1. f3 e5 2. g4 Qh4#", &[]).one();
    assert_eq!(line["verdict"], "no_object");
}

#[test]
fn a_claim_on_a_dead_position_has_no_object() {
    let fen = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/8/3KB3/8/8 w - - 0 1\"]\n";
    let line = claim(&game(fen, "1. Bf4 Kd5", "*"), &[]).one();
    assert_eq!(line["verdict"], "no_object");
    assert_eq!(line["article"][0], "5.2.2");
}

#[test]
fn a_scoresheet_in_turkish_letters() {
    let sheet = "1. Af3 Af6\n2. Ag1 Ag8\n3. Af3 Af6\n4. Ag1";
    let line = claim(sheet, &["--move", "Ag8"]).one();
    assert_eq!(line["verdict"], "correct");
    let page = hakem_reading(sheet, &["claim", "--move", "Ag8", "--lang", "tr"]);
    assert_eq!(page.exit, Some(0));
    assert!(
        page.stdout.contains("İstem doğru: 4... Ag8"),
        "{}",
        page.stdout
    );
}

#[test]
fn one_game_of_many_can_be_chosen() {
    let games = format!("{}{}", game("", "1. e4", "*"), game("", TWICE, "*"));
    let second = claim(&games, &["--game", "2", "--move", "Ng8"]).one();
    assert_eq!(second["verdict"], "correct");
    let third = claim(&games, &["--game", "3"]);
    assert!(third.refused().contains('2'), "{}", third.stderr);
}

#[test]
fn p3_a_claim_that_is_maintained_without_its_form_is_decided_as_it_is() {
    let said = ["--move", "Ng8", "--not-written"];
    let maintained = claim(TWICE, &[&said[..], &["--maintained"]].concat()).one();
    assert_ne!(maintained["verdict"], "irregular");
    let text = maintained["text"]["en"].as_str().expect("a text");
    assert!(text.contains("was maintained as it is"), "{text}");
    // A claim that lacks nothing is not touched by it.
    let written = claim(TWICE, &["--move", "Ng8", "--maintained"]).one();
    assert_eq!(written["verdict"], "correct");
}

/// The human page without its line breaks, in a language.
fn page(moves: &str, arguments: &[&str], lang: &str) -> String {
    let all = [&["claim", "--lang", lang], arguments].concat();
    let ran = hakem_reading(moves, &all);
    assert_eq!(ran.stderr, "");
    ran.stdout.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a9_3_a_count_that_only_the_fen_tells_of_is_told() {
    let fen = "[SetUp \"1\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 99 100\"]\n";
    let position = game(fen, "", "*");
    let fifty = ["--ground", "fifty", "--move", "Qe4"];
    let told = claim(&position, &fifty);
    assert!(told.stderr.contains("99 half-moves"), "{}", told.stderr);
    assert!(page(&position, &fifty, "en").contains("the record does not show them"));
    assert!(page(&position, &fifty, "tr").contains("kayıt bunları göstermiyor"));
    let fresh = position.replace(" 99 100", " 0 100");
    assert_eq!(claim(&fresh, &fifty).stderr, "");
    // A claim of repetition rests on no count.
    assert_eq!(claim(&position, &["--move", "Qe4"]).stderr, "");
}

#[test]
fn p4_a_reading_of_the_laws_is_told() {
    let told = claim(TWICE, &["--by", "white"]);
    assert!(
        told.stderr.contains("reading of the Laws"),
        "{}",
        told.stderr
    );
    assert!(page(TWICE, &["--by", "white"], "en").contains("reading of the Laws"));
    assert!(page(TWICE, &["--by", "white"], "tr").contains("Kuralların bir yorumuna"));
    assert_eq!(claim(TWICE, &["--move", "Ng8"]).stderr, "");
}
