//! Cases over HTTP: kept, corrected, listed, exported, shared.

use crate::kit::Served;
use serde_json::{Value, json};

fn claim(white: &str) -> Value {
    json!({
        "heading": {"event": "Sığacık Open", "round": "3", "board": "7", "white": white, "date": "2026-11-30"},
        "question": {"kind": "claim", "claim": {
            "sheet": {"text": "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"}, "ground": "threefold", "move": "Ng8"}},
        "notes": "both players agree on the record"
    })
}

#[test]
fn a_claim_that_tells_of_no_touch_is_kept_as_one_without() {
    let desk = Served::here();
    for said in [
        None,
        Some(Value::Null),
        Some(json!("")),
        Some(json!("nothing")),
    ] {
        let mut case = claim("Player One");
        if let Some(said) = said {
            case["question"]["claim"]["touched"] = said;
        }
        let kept = desk.post("/api/cases", &case).ok();
        let question = &kept["question"]["claim"];
        assert_eq!(question["touched"], "nothing", "{question}");
    }
    let mut touched = claim("Player One");
    touched["question"]["claim"]["touched"] = json!("f6");
    let kept = desk.post("/api/cases", &touched).ok();
    assert_eq!(kept["question"]["claim"]["touched"], "f6");
}

#[test]
fn a_case_is_ruled_on_kept_corrected_and_exported() {
    let desk = Served::here();
    let created = desk.post("/api/cases", &claim("Player One"));
    assert_eq!(created.status, 201);
    let case = created.ok();
    let id = case["id"].as_str().unwrap();
    assert_eq!(
        created.header("location"),
        Some(&*format!("/api/cases/{id}"))
    );
    assert_eq!(
        (&case["answer"]["verdict"], &case["summary"]["result"]),
        (&json!("correct"), &json!("1/2-1/2"))
    );
    assert_eq!(desk.get(&format!("/api/cases/{id}")).ok(), case);

    let mut corrected = claim("Player One");
    corrected["question"]["claim"]["move"] = json!("d5");
    let path = format!("/api/cases/{id}");
    assert_eq!(
        desk.json("PUT", &path, &corrected).problem(),
        (422, "value".to_owned())
    );
    corrected["version"] = json!(1);
    let second = desk.json("PUT", &path, &corrected).ok();
    assert_eq!(
        (&second["version"], &second["answer"]["verdict"]),
        (&json!(2), &json!("incorrect"))
    );
    assert_eq!(second["created"], case["created"]);
    let late = desk.json("PUT", &path, &corrected);
    assert_eq!(late.problem(), (409, "version".to_owned()));
    let late: Value = serde_json::from_slice(&late.body).unwrap();
    assert_eq!(late["current"], 2);

    let history = desk.get(&format!("{path}/history")).ok();
    let verdicts: Vec<&Value> = history["versions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|own| &own["answer"]["verdict"])
        .collect();
    assert_eq!(verdicts, ["correct", "incorrect"]);
    let file = desk.get(&format!("{path}/export.json"));
    assert_eq!(
        (file.ok(), file.header("content-disposition")),
        (history, Some("attachment; filename=\"case.json\""))
    );
    let pgn = desk.get(&format!("{path}/export.pgn?lang=tr")).text();
    assert!(
        pgn.contains("[White \"Player One\"]") && pgn.contains("[Date \"2026.11.30\"]"),
        "{pgn}"
    );
    assert!(pgn.contains("Nf3 Nf6") && pgn.contains("Madde"), "{pgn}");
}

#[test]
fn every_kind_of_question_can_be_kept() {
    let desk = Served::here();
    for question in [
        json!({"kind": "sheet", "sheet": {"sheet": {"moves": ["e4"]}}}),
        json!({"kind": "judge", "judge": {"sheet": {"text": "f3 e5 g4 Qh4# 0-1"}}}),
        json!({"kind": "position", "position": {"fen": "8/8/4k3/8/8/3QK3/8/8 w - - 0 50"}}),
        json!({"kind": "rule", "rule": {"sheet": {}, "events": [{"event": "resign", "by": "white"}]}}),
    ] {
        let case = desk.post("/api/cases", &json!({"question": question})).ok();
        let id = case["id"].as_str().unwrap();
        assert_eq!(
            desk.get(&format!("/api/cases/{id}/export.pgn")).status,
            200,
            "{question}"
        );
        assert!(case["answer"].is_object());
    }
}

#[test]
fn cases_are_found_by_their_words_in_any_spelling() {
    let desk = Served::here();
    for name in ["İpek", "Ömer", "Ada"] {
        desk.post("/api/cases", &claim(name)).ok();
    }
    let count =
        |search: &str| desk.get(&format!("/api/cases?search={search}")).ok()["total"].clone();
    assert_eq!(count("SIGACIK"), 3);
    assert_eq!(count("sigacik%20omer"), 1);
    assert_eq!(count("ipek"), 1);
    assert_eq!(count("nobody"), 0);
    let page = desk.get("/api/cases?limit=2").ok();
    assert_eq!(page["cases"][0]["heading"]["white"], "Ada");
    let rest = desk
        .get(&format!("/api/cases?limit=2&before={}", page["next"]))
        .ok();
    assert_eq!(
        (rest["cases"].as_array().unwrap().len(), &rest["next"]),
        (1, &Value::Null)
    );
    assert_eq!(
        desk.get("/api/cases?limit=many").problem(),
        (400, "query".to_owned())
    );
}

#[test]
fn a_link_shows_the_case_without_notes_and_nothing_more() {
    let desk = Served::wide("a-key-for-this-test");
    let key = "Bearer a-key-for-this-test";
    let send = |method: &str, path: &str, body: &Value| {
        let headers = [("Content-Type", "application/json"), ("Authorization", key)];
        crate::kit::send(
            desk.address,
            method,
            path,
            &headers,
            body.to_string().as_bytes(),
        )
    };
    let case = send("POST", "/api/cases", &claim("Player One")).ok();
    let id = case["id"].as_str().unwrap();
    let link = send("POST", &format!("/api/cases/{id}/share"), &json!({})).ok();
    let token = link["token"].as_str().unwrap();
    assert_eq!(
        send("POST", &format!("/api/cases/{id}/share"), &json!({})).ok(),
        link
    );

    let shared = desk.get(&format!("/api/shared/{token}")).ok();
    assert_eq!(
        (&shared["id"], &shared["notes"]),
        (&case["id"], &Value::Null)
    );
    assert_eq!(
        desk.get(&format!("/api/shared/{token}/export.pgn")).status,
        200
    );
    for (method, path) in [
        ("PUT", format!("/api/shared/{token}")),
        ("DELETE", format!("/api/shared/{token}")),
    ] {
        assert_eq!(desk.json(method, &path, &json!({})).problem().0, 405);
    }
    for path in [format!("/api/cases/{id}"), "/api/cases".to_owned()] {
        assert_eq!(desk.get(&path).problem(), (401, "key_needed".to_owned()));
    }
    assert_eq!(desk.get("/api/shared/0123456789").problem().0, 404);
    assert_eq!(
        send("DELETE", &format!("/api/cases/{id}/share"), &json!({})).status,
        204
    );
    assert_eq!(desk.get(&format!("/api/shared/{token}")).problem().0, 404);
}

#[test]
fn what_is_not_there_is_said_to_be_missing() {
    let desk = Served::here();
    for path in [
        "/api/cases/x",
        "/api/cases/x/history",
        "/api/cases/x/export.json",
        "/api/cases/x/export.pgn",
    ] {
        assert_eq!(
            desk.get(path).problem(),
            (404, "not_found".to_owned()),
            "{path}"
        );
    }
    assert_eq!(
        desk.json("PUT", "/api/cases/x", &claim("A")).problem().0,
        404
    );
    for method in ["POST", "DELETE"] {
        assert_eq!(
            desk.json(method, "/api/cases/x/share", &json!({}))
                .problem()
                .0,
            404
        );
    }
}

#[test]
fn a_tag_of_the_heading_takes_the_place_of_the_one_in_the_sheet() {
    let desk = Served::here();
    let text = "[Board \"7\"]\n[White \"A\"]\n[Result \"*\"]\n\n1. e4 e5 *\n";
    let kept = desk.post(
        "/api/cases",
        &json!({
            "heading": {"board": "8"},
            "question": {"kind": "judge", "judge": {"sheet": {"text": text}}}
        }),
    );
    let id = kept.ok()["id"].as_str().unwrap().to_owned();
    let pgn = desk.get(&format!("/api/cases/{id}/export.pgn")).text();
    assert_eq!(pgn.matches("[Board ").count(), 1, "{pgn}");
    assert!(pgn.contains("[Board \"8\"]"), "{pgn}");
}

#[test]
fn a_position_that_ends_the_game_is_listed_with_its_result() {
    let desk = Served::here();
    let result = |fen: &str| {
        let question = json!({"kind": "position", "position": {"fen": fen}});
        desk.post("/api/cases", &json!({"question": question})).ok()["summary"]["result"].clone()
    };
    assert_eq!(result("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"), "1/2-1/2");
    assert_eq!(result("8/8/4k3/8/8/3K4/8/8 w - - 0 1"), "1/2-1/2");
    assert_eq!(result("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), "1-0");
    assert_eq!(result("8/8/4k3/8/8/3K4/4P3/8 w - - 0 1"), json!(null));
}

#[test]
fn a_list_out_of_range_is_refused_with_its_place() {
    let desk = Served::here();
    for (query, kind, place) in [
        ("limit=0", (422, "value"), "?limit"),
        ("limit=101", (422, "value"), "?limit"),
        ("limit=many", (400, "query"), "?limit"),
        ("before=x", (400, "query"), "?before"),
    ] {
        let refused = desk.get(&format!("/api/cases?{query}"));
        assert_eq!(refused.problem(), (kind.0, kind.1.to_owned()), "{query}");
        let told: serde_json::Value = serde_json::from_slice(&refused.body).unwrap();
        assert_eq!(told["at"], place, "{told}");
    }
    assert_eq!(desk.get("/api/cases?limit=100").status, 200);
}
