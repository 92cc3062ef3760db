//! Whatever is sent to whatever route: an answer or a problem, never a failure.

use crate::kit::{Reply, Served, send};
use proptest::prelude::*;
use serde_json::{Value, json};

/// The routes with a body, from the document, each with a body that is right.
fn routes(desk: &Served) -> Vec<(String, String)> {
    let document = desk.get("/api/openapi.json").ok();
    let paths = document["paths"].as_object().unwrap();
    let operations = paths.iter().flat_map(|(path, item)| {
        let methods = item.as_object().unwrap().iter();
        methods
            .filter(|(_, operation)| operation["requestBody"].is_object())
            .map(|(method, _)| (method.to_uppercase(), path.replace("{id}", "x")))
    });
    operations.collect()
}

fn assert_no_failure(what: &str, reply: &Reply) {
    assert!(
        reply.status != 0 && reply.status < 500,
        "{what}: {} {}",
        reply.status,
        reply.text()
    );
    if reply.status >= 400 && !what.starts_with("HEAD") {
        reply.problem();
    }
}

#[test]
fn bodies_of_every_wrong_shape_are_problems_on_every_route() {
    let desk = Served::here();
    let routes = routes(&desk);
    assert!(routes.len() >= 8, "{routes:?}");
    let deep = "[".repeat(100_000);
    let wrong: [&[u8]; 16] = [
        b"",
        b"{",
        b"null",
        b"[]",
        b"0",
        b"\"text\"",
        b"\xff\xfe",
        b"{\"unheard_of\":1}",
        b"{\"sheet\":null,\"ground\":7}",
        b"{\"sheet\":{\"text\":\"e4\",\"moves\":[\"e4\"]},\"ground\":\"fifty\"}",
        b"{\"sheet\":{\"game\":-1}}",
        b"{\"sheet\":{\"game\":99999999999999999999}}",
        b"{\"fen\":{}}",
        b"{\"question\":{\"kind\":\"none\"}}",
        b"{\"question\":{\"kind\":\"claim\",\"claim\":{}}}",
        deep.as_bytes(),
    ];
    for (method, path) in &routes {
        for body in wrong {
            let shown = String::from_utf8_lossy(&body[..body.len().min(60)]).into_owned();
            let reply = send(
                desk.address,
                method,
                path,
                &[("Content-Type", "application/json")],
                body,
            );
            assert_no_failure(&format!("{method} {path} {shown}"), &reply);
            assert!(
                reply.status >= 400 || path.ends_with("sheet") || path.ends_with("rule"),
                "{method} {path} {shown}: {}",
                reply.text()
            );
        }
    }
}

#[test]
fn addresses_of_every_wrong_shape_are_problems() {
    let desk = Served::here();
    for path in [
        "/api/cases/%ff",
        "/api/cases?before=x",
        "/api/cases?limit=-1",
        "/api/cases?search=%",
        "/api/learn/..%2f..",
        "/api/shared/%00",
        "/..",
        "//",
        "/api",
        "/api/",
        "/assets/none.js",
        "/api/cases?search=%25%5F'%22;--",
        "/api/laws?lang=%ff",
    ] {
        assert_no_failure(path, &desk.get(path));
    }
    for method in ["HEAD", "OPTIONS", "PATCH", "TRACE", "DELETE", "BREW"] {
        assert_no_failure(method, &send(desk.address, method, "/api/claim", &[], b""));
        assert_no_failure(method, &send(desk.address, method, "/", &[], b""));
    }
}

/// Any JSON, mostly of small things.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "\\PC{0,20}".prop_map(Value::from),
        prop::sample::select(vec![
            "white",
            "threefold",
            "e4",
            "Nf3 Nf6 Ng1",
            "8/8/4k3/8/8/3QK3/8/8 w - - 0 1",
            "fide-2018-blitz",
            "tr",
            "piece",
            "a1",
            "never"
        ])
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::hash_map("[a-z_]{1,12}", inner, 0..6)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

/// A right request in which some values have been replaced.
fn nearly_right() -> impl Strategy<Value = (&'static str, Value)> {
    let right = prop::sample::select(vec![
        (
            "/api/sheet",
            json!({"sheet": {"text": "1. e4 e5 2. Nf3", "game": 1, "fen": null, "variant": null, "letters": "auto"}, "legal_at": 1}),
        ),
        (
            "/api/claim",
            json!({"sheet": {"moves": ["Nf3", "Nf6", "Ng1", "Ng8"]}, "ground": "threefold", "by": "white", "move": "Nf3", "written": true, "touched": "b1", "accepted": false, "category": "rapid", "supervised": true, "regulations": {"no_agreement_before_move": 30}}),
        ),
        (
            "/api/judge",
            json!({"sheet": {"text": "f3 e5 g4 Qh4# 0-1"}, "laws": "fide-2023-standard"}),
        ),
        (
            "/api/position",
            json!({"fen": "8/8/4k3/8/8/3QK3/8/8 w - - 0 1", "winner": "white", "seconds": 0.01}),
        ),
        (
            "/api/rule",
            json!({"sheet": {}, "events": [{"event": "flag", "of": "white", "by": "arbiter", "at": 1}, {"event": "claim", "ground": "fifty", "move": "e4", "by": "white"}], "time_control": "90m+30s", "regulations": {"devices": "loss"}}),
        ),
        (
            "/api/cases",
            json!({"heading": {"event": "x"}, "question": {"kind": "position", "position": {"fen": "8/8/4k3/8/8/3QK3/8/8 w - - 0 1", "seconds": 0.01}}, "notes": ""}),
        ),
    ]);
    (
        right,
        prop::collection::vec((any::<prop::sample::Index>(), any_json()), 1..4),
    )
        .prop_map(|((path, mut body), changes)| {
            for (index, value) in changes {
                let mut places = Vec::new();
                pointers(&body, String::new(), &mut places);
                if places.is_empty() {
                    break;
                }
                let place = index.get(&places).clone();
                if let Some(there) = body.pointer_mut(&place) {
                    *there = value;
                }
            }
            (path, body)
        })
}

fn pointers(value: &Value, at: String, to: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            for (key, inner) in map {
                pointers(inner, format!("{at}/{key}"), to);
            }
        }
        Value::Array(list) => {
            for (index, inner) in list.iter().enumerate() {
                pointers(inner, format!("{at}/{index}"), to);
            }
        }
        _ => {}
    }
    if !at.is_empty() {
        to.push(at);
    }
}

#[test]
fn nearly_right_requests_are_answered_or_are_problems() {
    let desk = Served::here();
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        ..ProptestConfig::default()
    });
    runner
        .run(&nearly_right(), |(path, body)| {
            let reply = desk.post(path, &body);
            prop_assert!(
                reply.status != 0 && reply.status < 500,
                "{path} {body}: {} {}",
                reply.status,
                reply.text()
            );
            Ok(())
        })
        .unwrap();
}
