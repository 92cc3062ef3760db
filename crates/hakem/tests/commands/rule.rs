use crate::kit::{Ran, hakem_reading};

const SETUP: &str = r#"{"event":"setup","laws":"fide-2023-standard","fen":null}"#;

fn rule(lines: &[&str]) -> Ran {
    let log = format!("{SETUP}\n{}\n", lines.join("\n"));
    hakem_reading(log, &["rule", "--json"])
}

#[test]
fn json_has_the_fields_of_the_contract_in_their_order() {
    let lines = rule(&[r#"{"event":"move","by":"white","move":"e4"}"#]).json();
    let keys: Vec<&str> = lines[0]
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(
        keys,
        [
            "n", "event", "ruling", "ground", "article", "level", "effect", "state", "text"
        ]
    );
    assert_eq!(
        (&lines[0]["n"], &lines[0]["ruling"]),
        (&1.into(), &"noted".into())
    );
}

#[test]
fn every_line_gets_one_ruling_whatever_it_holds() {
    let ran = rule(&[
        r#"{"event":"move","by":"white","move":"e4"}"#,
        "this is no JSON",
        r#"{"event":"teleport","by":"black"}"#,
        r#"{"event":"flag","by":"arbiter","of":"whit"}"#,
        r#"{"event":"flag","by":"arbiter"}"#,
        r#"{"event":"touch","by":"black","square":"z9"}"#,
        r#"{"event":"claim","by":"black"}"#,
        r#"{"event":"move","by":"black","move":"Zz9"}"#,
        r#"{"event":42}"#,
        r#"["a","list"]"#,
        SETUP,
        "",
        r#"{"event":"resign","by":"black"}"#,
    ]);
    assert_eq!(ran.exit, Some(2), "a line is no JSON");
    let lines = ran.json();
    assert_eq!(lines.len(), 12, "the empty line is none");
    let numbers: Vec<u64> = lines.iter().filter_map(|line| line["n"].as_u64()).collect();
    assert_eq!(numbers, (1..=12).collect::<Vec<_>>());
    for line in &lines[1..7] {
        assert_eq!(line["ruling"], "for_the_arbiter", "{line}");
    }
    assert_eq!(lines[11]["ruling"], "ended");
    for (line, told) in [
        (3, "JSON"),
        (4, "teleport"),
        (5, "whit"),
        (6, "of"),
        (7, "z9"),
        (8, "ground"),
    ] {
        let place = format!("hakem: -:{line}:");
        let found = ran
            .stderr
            .lines()
            .find(|message| message.starts_with(&place));
        assert!(
            found.is_some_and(|message| message.contains(told)),
            "{line}: {}",
            ran.stderr
        );
    }
}

#[test]
fn an_event_that_the_laws_do_not_know_is_no_error() {
    let ran = rule(&[
        r#"{"event":"earthquake"}"#,
        r#"{"event":"move","by":"white","move":"e4"}"#,
    ]);
    assert_eq!(ran.exit, Some(0), "{}", ran.stderr);
    assert_eq!(ran.json()[0]["article"][0], "0.2");
}

#[test]
fn a_field_that_cannot_be_used_gives_exit_code_2_and_its_place() {
    for (line, told) in [
        (r#"{"event":42,"by":"white"}"#, "42"),
        (r#"{"by":"white"}"#, "event"),
        (r#"{"event":"resign","by":"whit"}"#, "whit"),
        (r#"{"event":"resign","by":"black","at":"noon"}"#, "noon"),
        (r#"{"event":"flag","by":"arbiter","of":"blck"}"#, "blck"),
        (r#"{"event":"flag","by":"arbiter"}"#, "of"),
        (r#"{"event":"touch","by":"white","square":"z9"}"#, "z9"),
        (
            r#"{"event":"touch","by":"white","square":"e2","adjusting":"yes"}"#,
            "yes",
        ),
        (
            r#"{"event":"move","by":"white","move":"Zz9"}"#,
            "cannot be read",
        ),
        (
            r#"{"event":"move","by":"white","move":"e4","board":"nothing"}"#,
            "no board",
        ),
        (
            r#"{"event":"claim","by":"white","ground":"boredom"}"#,
            "boredom",
        ),
        (r#"{"event":"illegal","of":"white","kind":"rude"}"#, "rude"),
        (r#"{"event":"illegal","of":"white","ply":-1}"#, "-1"),
        (r#"{"event":"take_back"}"#, "ply"),
        (
            r#"{"event":"irregularity","of":"white","kind":7}"#,
            "kind: “7”",
        ),
        (
            r#"{"event":"arbiter","by":"arbiter","decision":"result","result":"2-0"}"#,
            "2-0",
        ),
        (SETUP, "first line"),
    ] {
        let ran = rule(&[line]);
        assert_eq!(ran.json().len(), 1, "{line}");
        let message = ran.refused();
        assert!(message.starts_with("hakem: -:2:"), "{message}");
        assert!(message.contains(told), "{line}: {message}");
    }
}

#[test]
fn a_value_of_the_set_up_that_cannot_be_used_gives_exit_code_2() {
    for (setup, told) in [
        (r#""regulations":{"default_minutes":"many"}"#, "many"),
        (r#""regulations":["devices"]"#, "devices"),
        (r#""variant":"atomic""#, "atomic"),
        (r#""date":"2023-02-30""#, "2023-02-30"),
    ] {
        let log = format!("{{\"event\":\"setup\",{setup}}}\n{{\"event\":\"press\"}}\n");
        let ran = hakem_reading(log, &["rule", "--json"]);
        let message = ran.refused();
        assert!(message.starts_with("hakem: -:1:"), "{message}");
        assert!(message.contains(told), "{setup}: {message}");
    }
}

#[test]
fn an_unknown_key_is_told_of_with_its_place_and_with_those_that_are_known() {
    for (setup, event, line, told) in [
        (r#""law":"fide-2014-standard""#, "press", 1, "“law”"),
        (r#""LAWS":"fide-2014-standard""#, "press", 1, "laws"),
        (r#""time":"3m+2s""#, "press", 1, "time_control"),
        (
            r#""laws":"lichess","date":"2015-01-01""#,
            "press",
            1,
            "“date”",
        ),
        (r#""variant":"chess960""#, "press", 1, "“fen”"),
        (r#""note":"""#, r#"press","move":"e4"#, 2, "“move”"),
        (r#""note":"""#, r#"resign","of":"white"#, 2, "“of”"),
        (r#""note":"""#, r#"offer","conditions":"x"#, 2, "condition"),
    ] {
        let log = format!("{{\"event\":\"setup\",{setup}}}\n{{\"event\":\"{event}\"}}\n");
        let ran = hakem_reading(log, &["rule", "--json"]);
        assert_eq!(ran.exit, Some(0), "{}", ran.stderr);
        assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
        let place = format!("hakem: -:{line}:");
        assert!(ran.stderr.starts_with(&place), "{}", ran.stderr);
        assert!(ran.stderr.contains(told), "{}", ran.stderr);
    }
    let log = rule(&[r#"{"event":"irregularity","of":"white","kind":"sneeze"}"#]);
    assert_eq!(log.exit, Some(0), "the list of kinds is open");
    assert!(log.stderr.contains("sneeze"), "{}", log.stderr);
}

#[test]
fn an_unknown_regulation_is_a_warning_and_never_an_error() {
    let log = r#"{"event":"setup","regulations":{"no_agreement_before_move":30,"dress_code":true},"time_control":"as long as it takes"}
{"event":"move","by":"white","move":"e4"}
{"event":"move","by":"black","move":"e5"}
{"event":"offer","by":"white"}
"#;
    let ran = hakem_reading(log, &["rule", "--json"]);
    assert_eq!(ran.exit, Some(0));
    assert!(ran.stderr.contains("dress_code"), "{}", ran.stderr);
    assert!(ran.stderr.contains("as long as it takes"), "{}", ran.stderr);
    assert_eq!(ran.json()[2]["ruling"], "refused");
    assert_eq!(ran.json()[2]["article"][0], "9.1.1");
}

#[test]
fn a_log_without_set_up_is_ruled_on_by_the_usual_rules() {
    let ran = hakem_reading(
        "{\"event\":\"move\",\"by\":\"white\",\"move\":\"e4\"}\n",
        &["rule", "--json"],
    );
    assert_eq!(ran.exit, Some(0));
    assert_eq!(ran.json().len(), 1);
    assert!(ran.stderr.starts_with("hakem: -:1:"), "{}", ran.stderr);
}

#[test]
fn a_set_up_that_cannot_be_used_is_refused_with_its_place() {
    for (setup, told) in [
        (
            r#"{"event":"setup","laws":"fide-2024"}"#,
            "fide-2023-standard",
        ),
        (
            r#"{"event":"setup","fen":"4k3/8/4k3/8/8/8/8/4K3 w - - 0 1"}"#,
            "column",
        ),
        (r#"{"event":"setup","letters":"klingon"}"#, "auto"),
        (r#"{"event":"setup","fen":42}"#, "fen"),
        (r#"{"event":"setup","laws""#, "JSON"),
    ] {
        let ran = hakem_reading(format!("\n{setup}\n"), &["rule", "--json"]);
        let message = ran.refused();
        assert!(message.starts_with("hakem: -:2:"), "{message}");
        assert!(message.contains(told), "{message}");
    }
}

#[test]
fn moves_are_read_in_the_letters_of_the_set_up_or_of_the_whole_log() {
    let turkish = [
        r#"{"event":"move","by":"white","move":"Af3"}"#,
        r#"{"event":"move","by":"black","move":"Ac6"}"#,
    ];
    let settled = rule(&turkish).json();
    assert!(
        settled
            .iter()
            .all(|line| line["ruling"] == "noted" && line["article"][0] == "6.2.1")
    );
    let told = format!(
        "{}\n{}\n",
        r#"{"event":"setup","letters":"tr"}"#,
        turkish.join("\n")
    );
    assert_eq!(hakem_reading(told, &["rule", "--json"]).json(), settled);
}

#[test]
fn a6_2_1_make_and_press_come_to_the_same_as_move() {
    let apart = rule(&[
        r#"{"event":"make","by":"white","move":"f3"}"#,
        r#"{"event":"press","by":"white"}"#,
        r#"{"event":"move","by":"black","move":"e5"}"#,
        r#"{"event":"move","by":"white","move":"g4"}"#,
        r#"{"event":"make","by":"black","move":"Qh4#"}"#,
    ]);
    let last = apart.json().pop().expect("a ruling");
    assert_eq!(
        (&last["ruling"], &last["ground"]),
        (&"ended".into(), &"checkmate".into())
    );
    assert_eq!(last["effect"]["result"], "0-1");
}

#[test]
fn people_read_numbered_sentences() {
    let log = format!("{SETUP}\n{{\"event\":\"move\",\"by\":\"white\",\"move\":\"e4\"}}\n");
    let english = hakem_reading(log.clone(), &["rule"]).stdout;
    assert!(english.starts_with("  1. White"), "{english}");
    let turkish = hakem_reading(log, &["rule", "--lang", "tr"]).stdout;
    assert!(
        turkish.contains("Beyaz") && turkish.contains("Madde 6.2.1"),
        "{turkish}"
    );
}

#[test]
fn a_log_of_many_events_is_answered_to_its_last_line() {
    // The game ends by itself after a while; every line after it is answered all the same.
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let events: Vec<String> = (0..20_000)
        .map(|n| {
            let by = if n % 2 == 0 { "white" } else { "black" };
            format!(
                "{{\"event\":\"move\",\"by\":\"{by}\",\"move\":\"{}\"}}",
                moves[n % 4]
            )
        })
        .collect();
    let lines: Vec<&str> = events.iter().map(String::as_str).collect();
    let ran = rule(&lines);
    assert_eq!(ran.exit, Some(0));
    assert_eq!(ran.json().len(), 20_000);
}

#[test]
fn s0_17_a_claim_after_a_gap_in_the_log_is_for_the_arbiter() {
    let lines = rule(&[
        r#"{"event":"move","by":"white","move":"e4"}"#,
        r#"{"event":"gap"}"#,
        r#"{"event":"claim","by":"black","ground":"threefold","move":null,"written":false}"#,
    ])
    .json();
    assert_eq!(lines[2]["ruling"], "for_the_arbiter");
    assert_eq!(lines[2]["article"][0], "8.5.3");
}

#[test]
fn a_heading_names_who_and_says_everything_in_the_language_of_the_user() {
    let log = format!(
        "{SETUP}\n{}\n",
        [
            r#"{"event":"move","move":"e4"}"#,
            r#"{"event":"move","by":"siyah","move":"e5"}"#,
            r#"{"event":"claim","ground":"threefold"}"#,
            r#"{"event":"illegal","by":"arbiter","of":"black","kind":"two_hands"}"#,
            r#"{"event":"irregularity","of":"white","kind":"other_hand"}"#,
            r#"{"event":"flag","of":"white"}"#,
            r#"{"event":"absent","by":"arbiter","of":"white"}"#,
            r#"{"event":"arbiter","decision":"warn"}"#,
            r#"{"event":"arbiter","by":"arbiter","decision":"result","result":"1/2-1/2"}"#,
        ]
        .join("\n")
    );
    let headings = |lang: &str| -> Vec<String> {
        let ran = hakem_reading(log.clone(), &["rule", "--lang", lang]);
        assert_eq!(ran.exit, Some(0), "{}", ran.stderr);
        let lines = ran.stdout.lines().filter(|line| !line.starts_with("     "));
        lines.map(|line| line[5..].to_owned()).collect()
    };
    assert_eq!(
        headings("en"),
        [
            "White · moves · e4",
            "Black · moves · e5",
            "draw claimed · threefold repetition of the position",
            "Arbiter · points out an illegal move · Black · two hands used",
            "White · irregularity · clock pressed with the other hand",
            "flag fall · White",
            "White · absent",
            "Arbiter · warns",
            "Arbiter · lays down the result · ½-½",
        ]
    );
    assert_eq!(
        headings("tr"),
        [
            "Beyaz · oynar · e4",
            "Siyah · oynar · e5",
            "beraberlik istemi · üç konum tekrarı",
            "Hakem · geçersiz hamleyi bildirir · Siyah · iki el kullanıldı",
            "Beyaz · kuraldışı durum · saate öteki elle basılması",
            "bayrak düşmesi · Beyaz",
            "Beyaz · gelmedi",
            "Hakem · uyarır",
            "Hakem · sonucu belirler · ½-½",
        ]
    );
}

#[test]
fn p6_the_position_of_which_7_5_5_asks_is_a_reading_that_is_told() {
    let illegal = r#"{"event":"illegal","by":"arbiter","of":"white","kind":"two_hands"}"#;
    let e4 = r#"{"event":"move","by":"white","move":"e4"}"#;
    // The first is set back and made again; several faults of one half-move would count once.
    let log = format!("{SETUP}\n{e4}\n{illegal}\n{e4}\n{illegal}\n");
    let told = hakem_reading(log.clone(), &["rule", "--json"]);
    let last = told.json().pop().expect("a ruling");
    assert_eq!(last["ground"], "illegal_moves", "{last}");
    assert_eq!(
        told.stderr.matches("reading of the Laws").count(),
        1,
        "{}",
        told.stderr
    );
    assert!(told.stderr.contains(":5:"), "{}", told.stderr);
    let page = hakem_reading(log, &["rule", "--lang", "tr"]);
    let page: Vec<&str> = page.stdout.split_whitespace().collect();
    assert_eq!(page.join(" ").matches("Kuralların bir yorumuna").count(), 1);
}
