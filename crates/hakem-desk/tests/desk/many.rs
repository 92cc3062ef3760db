//! Ten thousand cases in the store: every way to them stays bounded, and leads to the right ones.

use std::collections::BTreeSet;
use std::path::Path;

use hakem_desk::store::{Draft, Store, usual_file};
use hakem_desk::watching::Sources;
use serde_json::{Value, json};

use crate::kit::Served;

const CASES: usize = 10_000;

fn desk(folder: &Path) -> Served {
    Served::on(folder, "127.0.0.1:0", None, Sources::default())
}

/// A claim as an arbiter keeps it; how it stands in the store serves as the mould for the others.
fn first(folder: &Path) -> Draft {
    let desk = desk(folder);
    let case = desk.post(
        "/api/cases",
        &json!({
            "heading": {"event": "Open", "white": "Player 0"},
            "question": {"kind": "claim", "claim": {
                "sheet": {"text": "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"}, "ground": "threefold", "move": "Ng8"}}
        }),
    );
    let id = case.ok()["id"].as_str().unwrap().to_owned();
    drop(desk);
    let stored = Store::open(&usual_file(folder))
        .unwrap()
        .case(&id)
        .unwrap()
        .unwrap();
    Draft {
        corrects: None,
        at: stored.changed,
        kind: "claim",
        heading: stored.heading,
        question: stored.question,
        answer: stored.answer,
        summary: stored.summary,
        notes: stored.notes,
        laws: stored.laws,
        found_by: String::new(),
    }
}

fn fill(folder: &Path) {
    let mould = first(folder);
    let runtime = tokio::runtime::Builder::new_multi_thread().build().unwrap();
    runtime.block_on(async {
        let store = std::sync::Arc::new(Store::open(&usual_file(folder)).unwrap());
        let mut waiting = tokio::task::JoinSet::new();
        for number in 1..CASES {
            let store = std::sync::Arc::clone(&store);
            let mut draft = mould.clone();
            draft.heading = draft
                .heading
                .replace("Player 0", &format!("Player {number}"));
            draft.found_by = format!("open player {number}");
            waiting.spawn(async move { store.keep(draft).await.unwrap() });
        }
        while let Some(kept) = waiting.join_next().await {
            kept.unwrap();
        }
    });
}

/// The whole list, page by page, and how many pages there were.
fn listed(desk: &Served, search: &str) -> (Vec<Value>, usize) {
    let (mut all, mut pages, mut before) = (Vec::new(), 0, String::new());
    loop {
        let path = format!("/api/cases?limit=100&search={search}{before}");
        let mut page = desk.get(&path).ok();
        let cases = page["cases"].as_array_mut().unwrap();
        assert!(
            cases.len() <= 100,
            "a page is bounded whatever is asked for"
        );
        all.append(cases);
        pages += 1;
        if page["next"].is_null() {
            assert_eq!(page["total"], all.len());
            return (all, pages);
        }
        before = format!("&before={}", page["next"]);
    }
}

fn ids(cases: &[Value]) -> BTreeSet<&str> {
    let all = cases.iter().filter_map(|case| case["id"].as_str());
    all.collect()
}

#[test]
fn a_desk_with_ten_thousand_cases_lists_finds_opens_corrects_and_copies_them() {
    let folder = tempfile::tempdir().unwrap();
    fill(folder.path());
    let desk = desk(folder.path());
    assert_eq!(desk.get("/healthz").ok()["status"], "ok");

    let (all, pages) = listed(&desk, "");
    assert_eq!((ids(&all).len(), pages), (CASES, CASES / 100));
    assert_eq!(
        desk.get("/api/cases").ok()["cases"]
            .as_array()
            .unwrap()
            .len(),
        50
    );
    let (sevens, _) = listed(&desk, "player%20777");
    assert_eq!(sevens.len(), 19, "777, with a digit before it or behind");

    let found = listed(&desk, "player%204711").0;
    let id = found[0]["id"].as_str().unwrap();
    let path = format!("/api/cases/{id}");
    let case = desk.get(&path).ok();
    assert_eq!(case["heading"]["white"], "Player 4711");
    assert_eq!(case["answer"]["verdict"], "correct");
    let mut question = case["question"].clone();
    question["claim"]["move"] = json!("d5");
    let correction = json!({"heading": case["heading"], "question": question, "version": 1});
    let corrected = desk.json("PUT", &path, &correction).ok();
    assert_eq!(corrected["answer"]["verdict"], "incorrect");
    let history = desk.get(&format!("{path}/history")).ok();
    assert_eq!(history["versions"].as_array().unwrap().len(), 2);
    let last_changed = desk.get("/api/cases?limit=1").ok();
    assert_eq!(last_changed["cases"][0]["id"], id);
    assert_eq!(last_changed["total"], CASES);
    assert_eq!(desk.get(&format!("{path}/export.pgn")).status, 200);

    let copies = tempfile::tempdir().unwrap();
    Store::back_up(
        &usual_file(folder.path()),
        &copies.path().join("desk.sqlite"),
    )
    .unwrap();
    let copy = Served::on(copies.path(), "127.0.0.1:0", None, Sources::default());
    assert_eq!(copy.get("/api/cases?limit=1").ok()["total"], CASES);
    assert_eq!(copy.get(&path).ok(), corrected);
}
