//! The routes that answer and keep nothing, over HTTP.

use crate::kit::Served;
use serde_json::json;

const THREEFOLD: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";

#[test]
fn a_turkish_scoresheet_with_a_mistake_is_read_up_to_it() {
    let desk = Served::here();
    let text = "1. e4 e5 2. Af3 Ac6 3. Fb5 Axd9 4. 0-0 Af6";
    let read = desk
        .post("/api/sheet", &json!({"sheet": {"text": text}}))
        .ok();
    assert_eq!(read["letters"]["name"], "tr");
    assert_eq!(read["plies"].as_array().unwrap().len(), 5);
    assert_eq!(read["plies"][2]["san"], json!({"en": "Nf3", "tr": "Af3"}));
    assert_eq!(read["plies"][2]["column"], 13);
    assert_eq!(read["stopped"]["code"], "unreadable_move");
    assert_eq!(
        (&read["stopped"]["ply"], &read["stopped"]["column"]),
        (&json!(6), &json!(28))
    );
    assert_eq!(read["stopped"]["closest"][0]["uci"], "c6d4");
    let rest: Vec<_> = read["rest"]
        .as_array()
        .unwrap()
        .iter()
        .map(|own| own["written"].clone())
        .collect();
    assert_eq!(rest, ["0-0", "Af6"]);
    assert_eq!(read["complete"], false);
    assert!(read["position"]["legal"].as_array().unwrap().len() > 20);
    let earlier = desk
        .post(
            "/api/sheet",
            &json!({"sheet": {"text": text}, "legal_at": 0}),
        )
        .ok();
    assert_eq!(earlier["position"]["legal"].as_array().unwrap().len(), 20);
}

#[test]
fn boxes_of_a_sheet_are_read_one_by_one() {
    let desk = Served::here();
    let of = |moves: &[&str]| {
        desk.post("/api/sheet", &json!({"sheet": {"moves": moves}}))
            .ok()
    };
    let whole = of(&["e4", "e5", "Nf3", "Nc6", "", ""]);
    assert_eq!(
        (&whole["complete"], &whole["plies"][3]["uci"]),
        (&json!(true), &json!("b8c6"))
    );
    let gap = of(&["e4", "", "Nf3"]);
    assert_eq!(
        (&gap["stopped"]["code"], &gap["stopped"]["ply"]),
        (&json!("empty"), &json!(2))
    );
    assert_eq!(gap["rest"][0]["written"], "Nf3");
    let illegal = of(&["e4", "e5", "Kf3"]);
    assert_eq!(illegal["stopped"]["code"], "illegal_move");
    let near = illegal["stopped"]["closest"].as_array().unwrap();
    assert!(near.iter().any(|own| own["uci"] == "g1f3"), "{illegal}");
    let pawn = desk.post(
        "/api/sheet",
        &json!({"sheet": {"moves": ["a8"], "fen": "8/P5kp/8/8/8/8/8/4K3 w - - 0 50"}}),
    );
    assert_eq!(pawn.ok()["stopped"]["code"], "promotion_missing");
}

#[test]
fn a_game_can_start_from_a_position() {
    let desk = Served::here();
    let fen = "8/5k2/8/8/8/3R4/5K2/8 w - - 96 90";
    let read = desk
        .post(
            "/api/sheet",
            &json!({"sheet": {"text": "90. Re3 Kf6", "fen": fen}}),
        )
        .ok();
    assert_eq!(read["plies"].as_array().unwrap().len(), 2);
    assert_eq!(
        (&read["plies"][0]["line"], &read["start"]["set_up"]),
        (&json!(1), &json!(true))
    );
    assert!(read["tags"].as_array().unwrap().is_empty());
    let refused = desk.post(
        "/api/sheet",
        &json!({"sheet": {"fen": "8/8/8/8/8/8/8/8 w - - 0 1"}}),
    );
    assert_eq!(refused.problem(), (422, "fen".to_owned()));
}

#[test]
fn a_claim_with_a_written_move_is_shown_with_its_evidence() {
    let desk = Served::here();
    let ruled = desk
        .post(
            "/api/claim",
            &json!({"sheet": {"text": THREEFOLD}, "ground": "threefold", "move": "Ng8"}),
        )
        .ok();
    assert_eq!(
        (&ruled["verdict"], &ruled["effect"]["result"]),
        (&json!("correct"), &json!("1/2-1/2"))
    );
    assert_eq!(ruled["evidence"].as_array().unwrap().len(), 2);
    assert!(
        ruled["evidence"][1]["fen"]
            .as_str()
            .unwrap()
            .starts_with("rnbqkbnr/pppppppp")
    );
    assert_eq!(ruled["claimed"]["on_board"], false);
    assert_eq!(ruled["progress"]["with_written_move"]["black"], 4);
    assert_eq!(ruled["learn"][0], "article-9.2.1");
    assert_eq!(ruled["procedure"].as_array().unwrap().len(), 8);
}

#[test]
fn a_wrong_claim_costs_by_what_is_played() {
    let desk = Served::here();
    for (category, minutes) in [("standard", 2), ("rapid", 1), ("blitz", 1)] {
        let request = json!({"sheet": {"text": THREEFOLD}, "ground": "threefold", "move": "d5", "category": category});
        let ruled = desk.post("/api/claim", &request).ok();
        assert_eq!(ruled["verdict"], "incorrect", "{category}");
        assert_eq!(
            ruled["effect"],
            json!({"extra_minutes": minutes, "to": "white"}),
            "{category}"
        );
        assert_eq!(ruled["must_play_san"]["tr"], "4... d5");
    }
}

#[test]
fn acceptance_before_the_check_ends_the_game_unless_agreements_are_forbidden() {
    let desk = Served::here();
    let ask = |regulations| {
        let request = json!({"sheet": {"text": THREEFOLD}, "ground": "threefold", "move": "d5",
            "accepted": true, "regulations": regulations});
        desk.post("/api/claim", &request).ok()
    };
    let agreed = ask(json!({}));
    assert_eq!(
        (&agreed["verdict"], &agreed["decided_by"]),
        (&json!("ended"), &json!("acceptance"))
    );
    assert_eq!(
        (&agreed["ground"], &agreed["article"][1]),
        (&json!("agreement"), &json!("9.1.2.3"))
    );
    for wrong in [json!(-1), json!(1.5), json!("soon")] {
        let regulations = json!({"no_agreement_before_move": wrong});
        let request = json!({"sheet": {"text": THREEFOLD}, "ground": "threefold",
            "regulations": regulations});
        let refused = desk.post("/api/claim", &request);
        assert_eq!(refused.problem(), (422, "value".to_owned()), "{wrong}");
        assert!(
            refused
                .text()
                .contains("/regulations/no_agreement_before_move")
        );
    }
    let forbidden = ask(json!({"no_agreement_before_move": 30}));
    assert_eq!(forbidden["decided_by"], "examination");
    assert_eq!(
        (&forbidden["verdict"], &forbidden["acceptance"]["ruling"]),
        (&json!("incorrect"), &json!("refused"))
    );
    let board = json!({"sheet": {"text": "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8"}, "ground": "threefold", "accepted": true});
    assert_eq!(desk.post("/api/claim", &board).ok()["ground"], "agreement");
}

#[test]
fn fifty_moves_at_ninety_nine_half_moves_need_a_written_move() {
    let desk = Served::here();
    let sheet = json!({"text": "Re3 Kf6 Re4", "fen": "8/5k2/8/8/8/3R4/5K2/8 w - - 96 90"});
    let ask = |written: Option<&str>| {
        desk.post(
            "/api/claim",
            &json!({"sheet": sheet, "ground": "fifty", "move": written}),
        )
        .ok()
    };
    let without = ask(None);
    assert_ne!(without["verdict"], "correct");
    assert_eq!(without["progress"]["half_moves"], 99);
    assert_eq!(ask(Some("Kf5"))["verdict"], "correct");
}

#[test]
fn a_record_with_a_gap_is_not_called_wrong() {
    let desk = Served::here();
    let request = json!({"sheet": {"text": format!("{THREEFOLD} Qxz9")}, "ground": "threefold"});
    let ruled = desk.post("/api/claim", &request).ok();
    assert_eq!(ruled["verdict"], "needs_reconstruction");
    assert_eq!(ruled["warnings"].as_array().unwrap().len(), 2);
    for unknown in ["count", "progress", "claimed"] {
        assert_eq!(ruled[unknown], json!(null), "{unknown}");
    }
    assert_eq!(
        (&ruled["evidence"], &ruled["occurrences"]),
        (&json!([]), &json!([]))
    );
}

/// 9.1.1: where the event forbids agreements a wrong claim is no offer that could be accepted.
#[test]
fn a9_1_1_a_claim_that_is_no_offer_lapses_as_none() {
    let desk = Served::here();
    let told = |regulations| {
        let request = json!({"sheet": {"text": THREEFOLD}, "ground": "threefold", "move": "d5",
            "regulations": regulations});
        let ruled = desk.post("/api/claim", &request).ok();
        let sentences = ruled["sentences"].as_array().unwrap().clone();
        sentences.iter().any(|one| one["id"] == "offer_lapses")
    };
    assert!(told(json!({})));
    assert!(!told(json!({"no_agreement_before_move": 30})));
    assert!(!told(json!({"no_agreement_before_move": "never"})));
}

#[test]
fn what_is_no_game_is_not_ruled_on() {
    let desk = Served::here();
    let prose = "The quick brown fox jumps over a dog.";
    for sheet in [
        json!({"text": "asdf qwer zxcv"}),
        json!({"text": prose}),
        json!({"text": "1. asdf qwer"}),
        json!({"text": "asdf qwer", "fen": "8/5k2/8/8/8/3R4/5K2/8 w - - 96 90"}),
        json!({"moves": ["asdf", "qwer"]}),
    ] {
        let claim = json!({"sheet": sheet, "ground": "threefold"});
        let refused = desk.post("/api/claim", &claim);
        assert_eq!(refused.problem(), (422, "no_game".to_owned()), "{sheet}");
        let rule = json!({"sheet": sheet, "events": [{"event": "resign", "by": "white"}]});
        let refused = desk.post("/api/rule", &rule);
        assert_eq!(refused.problem(), (422, "no_game".to_owned()), "{sheet}");
        let read = desk.post("/api/sheet", &json!({"sheet": sheet})).ok();
        assert_eq!(read["complete"], false, "{sheet}");
        assert!(read["stopped"]["text"]["tr"].is_string(), "{sheet}");
    }
    let judged = desk.post("/api/judge", &json!({"sheet": {"text": prose}}));
    assert_eq!(judged.problem(), (422, "no_game".to_owned()));
    let read = desk
        .post("/api/sheet", &json!({"sheet": {"text": "\n  asdf qwer"}}))
        .ok();
    let stopped = &read["stopped"];
    assert_eq!(
        (&stopped["code"], &stopped["written"]),
        (&json!("no_game"), &json!("asdf"))
    );
    assert_eq!(
        (&stopped["line"], &stopped["column"]),
        (&json!(2), &json!(3))
    );
}

#[test]
fn a_claim_needs_moves_or_a_position() {
    let desk = Served::here();
    let ask = |sheet| {
        desk.post(
            "/api/claim?lang=tr",
            &json!({"sheet": sheet, "ground": "fifty"}),
        )
    };
    for sheet in [
        json!({}),
        json!({"text": " \n "}),
        json!({"moves": ["", ""]}),
    ] {
        let refused = ask(sheet);
        assert_eq!(refused.problem(), (422, "no_game".to_owned()));
        assert!(
            refused.text().contains("Hamleler eksik"),
            "{}",
            refused.text()
        );
    }
    let fen = "8/5k2/8/8/8/3R4/5K2/8 w - - 100 90";
    assert_eq!(ask(json!({"fen": fen})).ok()["verdict"], "correct");
    // A sheet with an illegal first half-move is a sheet.
    let gap = ask(json!({"text": "1. Ke2 e5"})).ok();
    assert_eq!(gap["verdict"], "needs_reconstruction");
    let blank = desk
        .post("/api/sheet", &json!({"sheet": {"text": " "}}))
        .ok();
    assert_eq!(blank["complete"], true);
}

/// 9.2.2: the written move brings nothing about, so the position claimed is the one on the board.
#[test]
fn a_claim_that_rests_on_the_board_does_not_count_the_written_move() {
    let desk = Served::here();
    let ask = |text: &str, intended| {
        let request = json!({"sheet": {"text": text}, "ground": "threefold", "move": intended});
        desk.post("/api/claim", &request).ok()
    };
    let ruled = ask("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8", "e4");
    assert_eq!(ruled["verdict"], "correct");
    assert_eq!(ruled["article"][0], "9.2.2");
    assert_eq!(ruled["claimed"]["on_board"], true);
    assert_eq!(
        (&ruled["claimed"]["ply"], &ruled["claimed"]["move"]),
        (&json!(8), &json!("4... Ng8"))
    );
    let places: Vec<_> = ruled["evidence"].as_array().unwrap().iter().collect();
    assert_eq!(places.len(), 3);
    assert_eq!(places[2]["fen"], ruled["claimed"]["fen"]);
    let brought_about = ask(THREEFOLD, "Ng8");
    assert_eq!(brought_about["claimed"]["on_board"], false);
    assert_eq!(brought_about["claimed"]["ply"], 8);
}

#[test]
fn games_are_judged_as_on_the_command_line() {
    let desk = Served::here();
    let text = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n1. e4 e5 1/2-1/2\n";
    let judged = desk
        .post("/api/judge", &json!({"sheet": {"text": text}}))
        .ok();
    assert_eq!(judged["games"][0]["ended"]["ground"], "checkmate");
    assert!(
        judged["games"][0]["ending"]["tr"]
            .as_str()
            .unwrap()
            .contains("mat")
    );
    assert_eq!(
        (&judged["games"][1]["game"], &judged["more"]),
        (&json!(2), &json!(false))
    );
}

#[test]
fn a_position_is_dead_with_squares_to_colour_or_alive_with_a_line() {
    let desk = Served::here();
    let wall = "4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 2";
    let dead = desk.post("/api/position", &json!({"fen": wall})).ok();
    assert_eq!(dead["state"], "dead_position");
    assert!(
        !dead["white"]["proof"]["shown"]["wall"]
            .as_array()
            .unwrap()
            .is_empty()
    );
    let alive = desk
        .post(
            "/api/position",
            &json!({"fen": "8/8/3nk3/8/8/3KB3/8/8 w - - 0 60", "winner": "black"}),
        )
        .ok();
    assert_eq!(alive["black"]["can_mate"], "yes");
    let line = alive["black"]["line"].as_array().unwrap();
    assert_eq!(
        alive["black"]["moves"].as_array().unwrap().len(),
        line.len()
    );
    assert!(alive["white"].is_null());
}

#[test]
fn flags_resignations_and_illegal_moves_are_ruled_on() {
    let desk = Served::here();
    let fen = "8/8/4k3/8/8/8/4P3/4K3 w - - 0 50";
    let ask = |events| {
        desk.post(
            "/api/rule",
            &json!({"sheet": {"fen": fen}, "events": events}),
        )
        .ok()
    };
    let flag = ask(json!([{"event": "flag", "of": "white", "by": "arbiter"}]));
    assert_eq!(flag["rulings"][0]["effect"]["result"], "1/2-1/2");
    assert_eq!(flag["rulings"][0]["mating"]["can_mate"], "no");
    assert_eq!(flag["rulings"][0]["mating"]["winner"], "black");
    let resigned = ask(json!([{"event": "resign", "by": "white"}]));
    assert_eq!(resigned["rulings"][0]["ground"], "resignation");
    let twice = ask(json!([
        {"event": "move", "by": "white", "move": "e2e5"},
        {"event": "illegal", "of": "white", "by": "black"},
        {"event": "move", "by": "white", "move": "e2e5"},
        {"event": "illegal", "of": "white", "by": "black"},
        {"event": "unheard_of"}
    ]));
    assert_eq!(twice["rulings"][1]["ruling"], "reinstate");
    assert_eq!(twice["rulings"][3]["effect"]["result"], "1/2-1/2");
    assert_eq!(twice["rulings"][3]["mating"]["winner"], "black");
    assert_eq!(twice["warnings"].as_array().unwrap().len(), 2);
    let over = desk
        .post(
            "/api/rule",
            &json!({"sheet": {"text": "f3 e5 g4 Qh4#"}, "events": []}),
        )
        .ok();
    assert_eq!(
        (
            &over["before"]["state"],
            &over["before"]["ruling"]["ground"]
        ),
        (&json!("ended"), &json!("checkmate"))
    );
}

#[test]
fn the_winner_of_a_flag_has_a_line_to_play_through() {
    let desk = Served::here();
    let ruled = desk
        .post("/api/rule", &json!({"sheet": {"text": "e4 e5 Nf3"}, "events": [{"event": "flag", "of": "black", "by": "arbiter"}]}))
        .ok();
    let ruling = &ruled["rulings"][0];
    assert_eq!(
        (&ruling["effect"]["result"], &ruling["ruling"]),
        (&json!("1-0"), &json!("ended"))
    );
}

#[test]
fn what_the_server_is_can_be_asked() {
    let desk = Served::here();
    assert_eq!(desk.get("/healthz").ok()["status"], "ok");
    assert_eq!(desk.get("/api/about").ok()["edition"], "2023");
    let laws = desk.get("/api/laws").ok();
    assert_eq!(laws["profiles"][0]["laws"], "fide-2023-standard");
    let document = desk.get("/api/openapi.json").ok();
    assert!(document["paths"]["/api/claim"]["post"].is_object());
    for lang in ["en", "tr"] {
        let page = desk.get(&format!("/api/reference?lang={lang}"));
        assert_eq!(page.status, 200);
        assert!(page.text().contains("/api/claim") && !page.text().contains("desk-"));
    }
    let counted = desk.get("/metrics");
    assert!(
        counted
            .text()
            .contains("hakem_requests_total{route=\"/api/laws\",status=\"200\"} 1")
    );
    assert_eq!(desk.get("/").status, 200);
    let (status, code) = desk.get("/nothing").problem();
    assert_eq!((status, code.as_str()), (404, "not_found"));
    assert_eq!(desk.get("/api/claim").problem(), (405, "method".to_owned()));
}

#[test]
fn pages_for_learning_are_ruled_on_when_they_are_asked_for() {
    let desk = Served::here();
    let pages = desk.get("/api/learn").ok();
    let id = pages["pages"][0]["id"].as_str().unwrap().to_owned();
    let page = desk.get(&format!("/api/learn/{id}")).ok();
    assert!(page["answer"].is_object() && page["law"][0]["text"]["tr"].is_string());
    assert_eq!(
        desk.get("/api/learn/none").problem(),
        (404, "not_found".to_owned())
    );
}

#[test]
fn a7_5_5_a_second_illegal_move_is_lost_to_the_opponent_from_the_position_set_back() {
    let desk = Served::here();
    let fen = "r3k3/8/8/8/8/8/4P3/4K3 w - - 0 50";
    let answer = desk
        .post(
            "/api/rule",
            &json!({
                "sheet": {"fen": fen},
                "illegal_moves": {"white": 1},
                "events": [
                    {"event": "move", "by": "white", "move": "e2e5"},
                    {"event": "illegal", "of": "white", "by": "black"}
                ]
            }),
        )
        .ok();
    let ruled = &answer["rulings"][1];
    assert_eq!(ruled["effect"]["result"], "0-1");
    assert_eq!(ruled["ground"], "illegal_moves");
    let mating = &ruled["mating"];
    assert_eq!(mating["winner"], "black");
    assert_eq!(mating["can_mate"], "yes");
    assert_eq!(mating["fen"], fen);
    let line = mating["line"].as_array().unwrap();
    let moves = mating["moves"].as_array().unwrap();
    assert!(!moves.is_empty());
    assert_eq!(moves.len(), line.len());
}

#[test]
fn a7_5_5_an_earlier_illegal_move_counts_only_for_the_player_who_made_it() {
    let desk = Served::here();
    let events =
        json!([{"event": "illegal", "of": "white", "by": "arbiter", "kind": "press_without_move"}]);
    let ask = |earlier| {
        let request =
            json!({"sheet": {"moves": ["e4", "e5"]}, "events": events, "illegal_moves": earlier});
        desk.post("/api/rule", &request).ok()["rulings"][0]["ruling"].clone()
    };
    assert_eq!(ask(json!({"white": 1})), "ended");
    assert_eq!(ask(json!({"black": 1})), "reinstate");
    assert_eq!(ask(json!(null)), "reinstate");
}

const NEARLY_THIRD: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";

#[test]
fn p3_a_claim_without_its_form_that_is_maintained_is_incorrect() {
    let desk = Served::here();
    let ask = |maintained: bool| {
        desk.post(
            "/api/claim",
            &json!({
                "sheet": {"text": NEARLY_THIRD}, "ground": "threefold",
                "move": "Ng8", "written": false, "maintained": maintained
            }),
        )
        .ok()
    };
    assert_eq!(ask(false)["verdict"], "irregular");
    let maintained = ask(true);
    assert_eq!(maintained["verdict"], "incorrect");
    assert_eq!(maintained["effect"]["extra_minutes"], 2);
    let ids: Vec<_> = maintained["sentences"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["id"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(ids.first().map(String::as_str), Some("claim_maintained"));
    assert_eq!(maintained["article"], json!(["9.2.1", "8.1.2", "9.5.3"]));
}

#[test]
fn a9_4_no_square_is_invented_for_a_piece_that_nobody_names() {
    let desk = Served::here();
    let sheet = json!({"text": "1. e4"});
    let claim = json!({"sheet": sheet, "ground": "threefold", "touched": "piece"});
    let answer = desk.post("/api/claim", &claim).ok();
    let ids = answer["sentences"].as_array().unwrap().iter();
    let ids: Vec<_> = ids.map(|one| one["id"].as_str().unwrap()).collect();
    assert_eq!(ids[0], "claim_after_unnamed_touch");
    assert!(ids.contains(&"must_play_touched"), "{ids:?}");
    assert!(!answer["text"]["en"].as_str().unwrap().contains("e8"));
}

#[test]
fn a7_5_1_of_a_move_that_nobody_tells_the_piece_is_not_invented() {
    let desk = Served::here();
    let request = json!({
        "sheet": {"text": "1. e4"},
        "events": [
            {"event": "move", "by": "black", "move": ""},
            {"event": "illegal", "of": "black", "by": "arbiter", "kind": "move"}
        ]
    });
    let answer = desk.post("/api/rule", &request).ok();
    assert_eq!(answer["warnings"], json!([]));
    let ruled = &answer["rulings"][1];
    assert_eq!(ruled["ruling"], "reinstate");
    assert_eq!(ruled["effect"]["extra_minutes"], 2);
    let said = ruled["text"]["en"].as_str().unwrap();
    assert!(
        said.contains("The touched piece must be played if it can"),
        "{said}"
    );
}

#[test]
fn a7_5_5_the_illegal_move_that_is_pointed_out_may_be_the_last_one_of_the_sheet() {
    let desk = Served::here();
    let event = json!({"event": "illegal", "of": "black", "by": "arbiter"});
    let ask = |sheet: serde_json::Value, events: &[serde_json::Value]| {
        let request = json!({"sheet": sheet, "events": events, "illegal_moves": {"black": 1}});
        let answer = desk.post("/api/rule", &request).ok();
        (
            answer["rulings"][0]["ruling"].clone(),
            answer["rulings"][0]["effect"]["result"].clone(),
            answer["warnings"].clone(),
        )
    };
    let lost = |sheet| {
        let (ruling, result, warnings) = ask(sheet, std::slice::from_ref(&event));
        assert_eq!((&ruling, &result), (&json!("ended"), &json!("1-0")));
        // P6, and nothing of a sheet that breaks off.
        assert_eq!(warnings.as_array().unwrap().len(), 1, "{warnings}");
    };
    lost(json!({"text": "1. e4 e5 2. Nf3 Ke5"}));
    lost(json!({"moves": ["e4", "e5", "Nf3", "Ke5"]}));
    // The same in Turkish letters, with a move that nobody can read, and noticed after the reply.
    lost(json!({"text": "1. e4 e5 2. Af3 Şe5", "letters": "tr"}));
    lost(json!({"text": "1. e4 e5 2. Nf3 Nc9"}));
    lost(json!({"text": "1. e4 e5 2. Nf3 Ke5 3. Nc3"}));
    // A sheet whose last move is legal shows no fault of it.
    let legal = ask(json!({"text": "1. e4 e5"}), std::slice::from_ref(&event));
    assert_eq!(legal.0, "refused");
    // What the events themselves tell of is the move that they point out.
    let told = json!({"event": "move", "by": "black", "move": "Qd4"});
    let both = ask(
        json!({"text": "1. e4 e5 2. Nf3 Zz9"}),
        &[told, event.clone()],
    );
    assert_eq!(both.2.as_array().unwrap().len(), 3);
}

#[test]
fn a7_5_3_nothing_is_set_back_where_no_move_was_made() {
    let desk = Served::here();
    let event =
        json!({"event": "illegal", "of": "white", "by": "arbiter", "kind": "press_without_move"});
    let request = json!({"sheet": {"moves": ["e4", "e5"]}, "events": [event]});
    let answer = desk.post("/api/rule", &request).ok();
    let word = &answer["rulings"][0]["ruling_text"]["en"];
    assert_eq!(word, "first completed illegal move");
}

#[test]
fn p4_p6_a_ruling_that_rests_on_a_reading_says_so() {
    let desk = Served::here();
    let claim = json!({"sheet": {"text": "1. e4"}, "ground": "threefold", "by": "white"});
    let answer = desk.post("/api/claim", &claim).ok();
    assert!(
        answer["warnings"][0]["en"]
            .as_str()
            .unwrap()
            .contains("reading")
    );
    let event =
        json!({"event": "illegal", "of": "white", "by": "arbiter", "kind": "press_without_move"});
    let second = json!({
        "sheet": {"moves": ["e4", "e5"]}, "events": [event], "illegal_moves": {"white": 1}
    });
    let answer = desk.post("/api/rule", &second).ok();
    assert!(
        answer["warnings"][0]["en"]
            .as_str()
            .unwrap()
            .contains("reading")
    );
}

#[test]
fn a9_3_the_counter_of_a_set_up_position_is_not_shown_by_the_record() {
    let desk = Served::here();
    let ask = |fen: &str| {
        let sheet = json!({"fen": fen, "moves": ["Ke2"]});
        let claim = json!({"sheet": sheet, "ground": "fifty"});
        desk.post("/api/claim", &claim).ok()["warnings"].clone()
    };
    let told = ask("r3k3/8/8/8/8/8/8/4K2R w - - 98 80");
    assert!(
        told[0]["en"].as_str().unwrap().contains("98 half-moves"),
        "{told}"
    );
    assert_eq!(ask("r3k3/8/8/8/8/8/8/4K2R w - - 0 80"), json!([]));
}

#[test]
fn the_games_of_a_pgn_are_listed_where_there_are_several() {
    let desk = Served::here();
    let first = "[White \"A\"]\n[Black \"B\"]\n[Round \"3\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n";
    let second = "[White \"C\"]\n[Round \"?\"]\n[Result \"*\"]\n\n1. d4 *\n";
    let read = |text: String| {
        let request = json!({"sheet": {"text": text}});
        desk.post("/api/sheet", &request).ok()["list"].clone()
    };
    let listed = json!([
        {"number": 1, "white": "A", "black": "B", "round": "3", "result": "1-0"},
        {"number": 2, "white": "C", "black": "", "round": "", "result": "*"}
    ]);
    assert_eq!(read(format!("{first}{second}")), listed);
    assert_eq!(read(first.to_owned()), json!([]));
}

#[test]
fn a2_where_nobody_records_a_said_move_is_in_doubt() {
    let desk = Served::here();
    let ask = |category: &str, supervised: bool| {
        desk.post(
            "/api/claim",
            &json!({
                "sheet": {"text": NEARLY_THIRD}, "ground": "threefold", "move": "Ng8",
                "written": false, "category": category, "supervised": supervised
            }),
        )
        .ok()
    };
    let rapid = ask("rapid", true);
    assert_eq!(rapid["verdict"], "irregular");
    assert_eq!(rapid["level"], "discretion");
    assert_eq!(rapid["article"][0], "A.2");
    assert_eq!(rapid["left_to_arbiter"][0]["id"], "said_move_unsettled");
    // Blitz under the Competition Rules does not reach A.2.
    assert_eq!(ask("blitz", false)["article"][0], "A.2");
    assert_eq!(ask("blitz", true)["article"][0], "9.2.1");
    assert_eq!(ask("blitz", true)["level"], "advice");
}

#[test]
fn a_claim_after_the_end_tells_the_result() {
    let desk = Served::here();
    let answer = desk
        .post(
            "/api/claim",
            &json!({"sheet": {"text": "f3 e5 g4 Qh4#"}, "ground": "threefold"}),
        )
        .ok();
    assert_eq!(answer["verdict"], "no_object");
    assert_eq!(answer["result"], "0-1");
    assert!(answer["text"]["tr"].as_str().unwrap().contains("0-1"));
}

#[test]
fn a_piece_can_only_have_been_touched_where_one_stands() {
    let desk = Served::here();
    let problem = desk.post(
        "/api/claim",
        &json!({"sheet": {"moves": ["e4"]}, "ground": "threefold", "touched": "e5"}),
    );
    assert_eq!(problem.problem(), (422, "value".to_owned()));
}

#[test]
fn a_sheet_that_breaks_off_is_told_of_with_the_last_move_that_was_read() {
    let desk = Served::here();
    let sheet = json!({"text": "1. e4 e5 2. Nf3 Nc6 3. Zz9 Nf6 4. d4"});
    let flag = json!({"event": "flag", "by": "arbiter", "of": "white"});
    let ruled = json!({"sheet": sheet, "events": [flag], "laws": "fide-2023-standard"});
    let claim = json!({"sheet": sheet, "ground": "threefold", "laws": "fide-2023-standard"});
    for (path, request) in [("/api/rule", ruled), ("/api/claim", claim)] {
        let answer = desk.post(path, &request).ok();
        let told = |lang: &str| {
            let all = answer["warnings"].as_array().unwrap().iter();
            all.map(|own| own[lang].as_str().unwrap())
                .collect::<Vec<_>>()
                .join(" ")
        };
        let (en, tr) = (told("en"), told("tr"));
        assert!(en.contains("Zz9") && en.contains("up to 2... Nc6"), "{en}");
        assert!(tr.contains("Zz9") && tr.contains("2... Ac6"), "{tr}");
    }
    let whole = json!({"text": "1. e4 e5 2. Nf3 Nc6"});
    let request = json!({"sheet": whole, "events": [flag], "laws": "fide-2023-standard"});
    assert_eq!(desk.post("/api/rule", &request).ok()["warnings"], json!([]));
}

#[test]
fn a_time_out_of_range_is_refused_with_its_place() {
    let desk = Served::here();
    let fen = "8/8/4k3/8/8/3K4/8/R7 w - - 0 1";
    for seconds in [json!(-1), json!(10.5), json!(1e300)] {
        let refused = desk.post("/api/position", &json!({"fen": fen, "seconds": seconds}));
        assert_eq!(refused.problem(), (422, "value".to_owned()), "{seconds}");
        assert!(
            refused.text().contains("\"at\":\"/seconds\""),
            "{}",
            refused.text()
        );
    }
    desk.post("/api/position", &json!({"fen": fen, "seconds": 10}))
        .ok();
}

#[test]
fn the_document_says_which_routes_need_the_key() {
    let desk = Served::here();
    let document = desk.get("/api/openapi.json").ok();
    let schemes = document["components"]["securitySchemes"]
        .as_object()
        .unwrap();
    assert_eq!(schemes["key"]["scheme"], "bearer");
    assert_eq!(schemes["session"]["name"], "hakem_key");
    let wide = Served::wide("a-key-for-this-test");
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let said = operation["security"].as_array().unwrap();
            if path.contains("{") || method != "get" {
                continue;
            }
            let needed = wide.get(path).status == 401;
            assert_eq!(needed, !said.is_empty(), "{method} {path}");
        }
    }
    let limit = &document["paths"]["/api/cases"]["get"]["parameters"];
    let limit = limit
        .as_array()
        .unwrap()
        .iter()
        .find(|own| own["name"] == "limit");
    assert_eq!(limit.unwrap()["schema"]["maximum"], 100);
    let seconds = &document["components"]["schemas"]["PositionRequest"]["properties"]["seconds"];
    assert_eq!(
        (&seconds["minimum"], &seconds["maximum"]),
        (&json!(0), &json!(10))
    );
}

#[test]
fn a_move_of_many_letters_is_put_to_the_arbiter_in_either_language() {
    let desk = Served::here();
    // Ke2 is the king in English letters, the rook in Turkish ones.
    let fen = "r5k1/8/8/8/8/4R3/8/4K3 w - - 0 50";
    for lang in ["en", "tr"] {
        let ask = |sheet: serde_json::Value, intended: &str| {
            let claim = json!({"sheet": sheet, "ground": "threefold", "move": intended});
            desk.post(&format!("/api/claim?lang={lang}"), &claim)
        };
        let open = ask(json!({"fen": fen}), "Ke2");
        assert_eq!(open.problem(), (422, "move".to_owned()), "{lang}");
        let problem: serde_json::Value = serde_json::from_str(&open.text()).unwrap();
        assert_eq!(problem["at"], "/move");
        let mut choices: Vec<_> = problem["readings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| {
                (
                    one["uci"].as_str().unwrap(),
                    one["san"]["en"].as_str().unwrap(),
                )
            })
            .collect();
        choices.sort_unstable();
        assert_eq!(choices, [("e1e2", "Ke2"), ("e3e2", "Re2")]);
        assert!(!open.text().contains("--"), "{}", open.text());
        let meant = ask(json!({"fen": fen}), "e3e2").ok();
        assert_eq!(meant["claimed"]["san"], json!({"en": "Re2", "tr": "Ke2"}));
        // Letters that are named leave no choice.
        let named = ask(json!({"fen": fen, "letters": "tr"}), "Ke2").ok();
        assert_eq!(named["claimed"]["san"]["en"], "Re2");
    }
    // A sheet in English letters settles it for who speaks English.
    let sheet = json!({"fen": fen, "text": "50. Kd2 Rb8 51. Ke1 Ra8"});
    let claim = json!({"sheet": sheet, "ground": "threefold", "move": "Ke2"});
    let ruled = desk.post("/api/claim?lang=en", &claim).ok();
    assert_eq!(ruled["claimed"]["san"]["en"], "Ke2");
}

#[test]
fn what_cannot_be_used_is_refused_and_not_said_to_be_left_aside() {
    let desk = Served::here();
    let rule = |events: serde_json::Value, control: &str| {
        let request =
            json!({"sheet": {"text": "1. e4"}, "events": events, "time_control": control});
        desk.post("/api/rule", &request)
    };
    let resigned = json!([{"event": "resign", "by": "white"}]);
    let refused = rule(resigned, "banana");
    assert_eq!(refused.problem(), (422, "value".to_owned()));
    assert!(!refused.text().contains("left aside"), "{}", refused.text());
    assert!(refused.text().contains("90m+30s"), "{}", refused.text());
    for (key, event) in [
        ("by", json!({"event": "resign", "by": "greenish"})),
        (
            "of",
            json!({"event": "flag", "of": "yellow", "by": "arbiter"}),
        ),
    ] {
        let refused = rule(json!([{"event": "offer", "by": "white"}, event]), "90m+30s");
        assert_eq!(refused.problem(), (422, "value".to_owned()));
        let at = format!("\"at\":\"/events/1/{key}\"");
        assert!(refused.text().contains(&at), "{}", refused.text());
    }
}

#[test]
fn a_number_that_is_too_great_is_refused_with_its_place() {
    let desk = Served::here();
    let great: serde_json::Value = serde_json::from_str("99999999999999999999").unwrap();
    for (path, body, at) in [
        (
            "/api/sheet",
            json!({"sheet": {"game": great}}),
            "/sheet/game",
        ),
        (
            "/api/sheet",
            json!({"legal_at": 4_294_967_296u64}),
            "/legal_at",
        ),
        (
            "/api/rule",
            json!({"illegal_moves": {"white": 4_294_967_296u64}, "events": []}),
            "/illegal_moves/white",
        ),
    ] {
        let refused = desk.post(path, &body);
        assert_eq!(refused.problem(), (400, "json".to_owned()), "{path}");
        let place = format!("\"at\":\"{at}\"");
        assert!(refused.text().contains(&place), "{}", refused.text());
    }
}

#[test]
fn the_document_describes_events_numbers_and_what_may_be_null() {
    let desk = Served::here();
    let document = desk.get("/api/openapi.json").ok();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let events = &schemas["RuleRequest"]["properties"]["events"];
    assert_eq!(events["items"]["$ref"], "#/components/schemas/GameEvent");
    for (name, schema) in schemas {
        for (field, of) in schema["properties"].as_object().into_iter().flatten() {
            let whole = of["format"] == "int32" || of["format"] == "int64";
            assert!(!whole || of["maximum"].is_number(), "{name}.{field}: {of}");
            let described = of["description"].is_string() || of["$ref"].is_string();
            assert!(described, "{name}.{field}: {of}");
        }
    }
}
