//! The hall over HTTP: a file that grows, what is told of it, and who may add sources.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

use hakem_desk::guard::Key;
use hakem_desk::watching::Sources;
use hakem_watch::source::{Allowed, Place};
use serde_json::{Value, json};

use crate::kit::{Served, send};

const SHUFFLE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";

fn write(path: &Path, moves: &str) {
    let game = format!(
        "[Event \"?\"]\n[White \"Aydın\"]\n[Black \"Kaya\"]\n[Round \"3.7\"]\n\n{moves} *\n"
    );
    fs::write(path, game).unwrap();
}

fn following(path: &Path) -> Sources {
    Sources {
        places: vec![Place::File(path.to_owned())],
        ..Sources::default()
    }
}

/// The events of a desk, read until they end.
fn events(desk: &Served) -> impl Iterator<Item = String> + use<> {
    let mut stream = TcpStream::connect(desk.address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(60)))
        .unwrap();
    write!(
        stream,
        "GET /api/watch/events HTTP/1.1\r\nHost: {}\r\n\r\n",
        desk.address
    )
    .unwrap();
    let lines = BufReader::new(stream).lines().map_while(Result::ok);
    lines.filter(|line| line.starts_with("event:"))
}

/// The hall as soon as it is as it should be: it is asked for at every event.
fn hall(desk: &Served, is: impl Fn(&Value) -> bool) -> Value {
    for event in events(desk) {
        assert_eq!(event, "event: change");
        let hall = desk.get("/api/watch").ok();
        if is(&hall) {
            return hall;
        }
    }
    panic!("{}", desk.get("/api/watch").text());
}

fn states(hall: &Value) -> Vec<(&str, &str)> {
    let alerts = hall["alerts"].as_array().unwrap();
    let of = |alert: &'_ Value, name: &str| alert[name].as_str().map(str::to_owned);
    let told = alerts.iter().map(|alert| {
        assert!(of(alert, "id").is_some());
        (
            alert["kind"].as_str().unwrap(),
            alert["state"].as_str().unwrap(),
        )
    });
    told.collect()
}

#[test]
fn a_file_grows_an_alert_comes_and_goes_with_a_correction() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("live.pgn");
    write(&path, "1. Nf3");
    let desk = Served::watching(following(&path));
    let first = hall(&desk, |hall| hall["boards"][0].is_object());
    let board = &first["boards"][0];
    assert_eq!(
        (&board["number"], &board["white"]),
        (&json!(7), &json!("Aydın"))
    );
    assert_eq!(board["last"]["san"], json!({"en": "Nf3", "tr": "Af3"}));
    assert_eq!(board["last"]["to"], "f3");
    assert_eq!(board["turn"], "black");
    assert_eq!(first["alerts"], json!([]));

    write(&path, SHUFFLE);
    let raised = hall(&desk, |hall| states(hall) == [("claim_possible", "open")]);
    let alert = &raised["alerts"][0];
    assert_eq!(alert["may"], "be_ready");
    assert_eq!(alert["article"], json!(["9.2.1"]));
    assert_eq!(
        alert["moves"],
        json!([{"en": "4... Ng8", "tr": "4... Ag8"}])
    );
    assert_eq!(alert["board"], board["id"]);

    write(&path, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Nd4");
    let corrected = hall(&desk, |hall| {
        states(hall) == [("claim_possible", "withdrawn")]
    });
    let log: Vec<&str> = corrected["log"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|note| note["code"].as_str())
        .collect();
    assert!(
        log.contains(&"replaced") && log.contains(&"alert_withdrawn"),
        "{log:?}"
    );
}

#[test]
fn alerts_are_acknowledged_and_snoozed_and_boards_muted() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("live.pgn");
    write(&path, SHUFFLE);
    let desk = Served::watching(following(&path));
    let now = hall(&desk, |hall| states(hall).len() == 1);
    let alert = format!(
        "/api/watch/alerts/{}",
        now["alerts"][0]["id"].as_str().unwrap()
    );
    let board = format!(
        "/api/watch/boards/{}",
        now["boards"][0]["id"].as_str().unwrap()
    );
    let state = || desk.get("/api/watch").ok()["alerts"][0]["state"].clone();
    assert_eq!(
        desk.post(&format!("{alert}/snooze"), &json!({"minutes": 5}))
            .status,
        204
    );
    assert_eq!(state(), "snoozed");
    assert_eq!(
        desk.post(&format!("{alert}/acknowledge"), &json!({}))
            .status,
        204
    );
    assert_eq!(state(), "acknowledged");
    assert_eq!(
        desk.post(&format!("{board}/mute"), &json!({"muted": true}))
            .status,
        204
    );
    assert_eq!(desk.get("/api/watch").ok()["boards"][0]["muted"], true);
    let game = desk.get(&board).ok();
    assert!(game["pgn"].as_str().unwrap().contains(SHUFFLE));
    for minutes in [0, 1441] {
        let wrong = desk.post(&format!("{alert}/snooze"), &json!({"minutes": minutes}));
        assert_eq!(wrong.problem(), (422, "value".to_owned()));
    }
    for path in ["alerts/x/acknowledge", "alerts/x/snooze", "boards/x/mute"] {
        let path = format!("/api/watch/{path}");
        let body = json!({"minutes": 5});
        let body = if path.ends_with("mute") {
            json!({"muted": true})
        } else {
            body
        };
        assert_eq!(desk.post(&path, &body).problem().0, 404, "{path}");
    }
    assert_eq!(desk.get("/api/watch/boards/x").problem().0, 404);
}

#[test]
fn sources_are_added_and_removed_by_who_sits_at_the_machine() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("live.pgn");
    write(&path, "1. e4");
    // What is watched from the start does not narrow what may be added.
    let other = room.path().join("other");
    fs::create_dir(&other).unwrap();
    let desk = Served::watching(Sources {
        places: vec![Place::Folder(other)],
        ..Sources::default()
    });
    assert_eq!(desk.get("/api/watch").ok()["boards"], json!([]));
    let added = desk.post("/api/watch/sources", &json!({"source": path}));
    assert_eq!(added.status, 201);
    let place = added.header("location").unwrap().to_owned();
    let now = hall(&desk, |hall| hall["boards"][0].is_object());
    assert_eq!(now["sources"][1]["games"], 1);
    assert_eq!(now["sources"][1]["ok"], true);
    assert!(desk.get("/metrics").text().contains("hakem_watch_boards 1"));
    assert_eq!(desk.json("DELETE", &place, &json!({})).status, 204);
    assert_eq!(desk.get("/api/watch").ok()["boards"], json!([]));
    assert_eq!(desk.json("DELETE", &place, &json!({})).problem().0, 404);
    for (source, kind) in [
        ("/not/there.pgn", (422, "value")),
        ("ftp://example.org/a.pgn", (422, "value")),
        // No operator has allowed it, so the network is not asked.
        ("http://127.0.0.1:9/a.pgn", (403, "not_allowed")),
    ] {
        let refused = desk.post("/api/watch/sources", &json!({"source": source}));
        assert_eq!(refused.problem(), (kind.0, kind.1.to_owned()), "{source}");
    }
}

#[test]
fn from_elsewhere_the_key_is_needed_and_only_allowed_folders_are_watched() {
    let room = tempfile::tempdir().unwrap();
    let (inside, outside) = (room.path().join("in"), room.path().join("out"));
    for folder in [&inside, &outside] {
        fs::create_dir(folder).unwrap();
        write(&folder.join("a.pgn"), "1. e4");
    }
    let key = "a-key-for-this-test";
    let sources = Sources {
        places: Vec::new(),
        allowed: Allowed::only(&[inside.display().to_string()]).unwrap(),
    };
    let desk = Served::following("0.0.0.0:0", Key::new(key), sources);
    for path in ["/api/watch", "/api/watch/events", "/api/watch/boards/x"] {
        assert_eq!(
            desk.get(path).problem(),
            (401, "key_needed".to_owned()),
            "{path}"
        );
    }
    let bearer = format!("Bearer {key}");
    let add = |path: &Path| {
        let body = serde_json::to_vec(&json!({"source": path})).unwrap();
        let headers = [
            ("Content-Type", "application/json"),
            ("Authorization", &bearer),
        ];
        send(desk.address, "POST", "/api/watch/sources", &headers, &body)
    };
    assert_eq!(add(&inside).status, 201);
    for path in [
        outside.join("a.pgn"),
        inside.join("../out"),
        outside.join("none.pgn"),
    ] {
        assert_eq!(
            add(&path).problem(),
            (403, "not_allowed".to_owned()),
            "{path:?}"
        );
    }
}

/// The names of the sources of a desk.
fn sources(desk: &Served) -> Vec<String> {
    let hall = desk.get("/api/watch").ok();
    let all = hall["sources"].as_array().unwrap().iter();
    all.map(|source| source["name"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn sources_that_were_added_are_watched_after_a_restart_while_they_are_allowed() {
    let room = tempfile::tempdir().unwrap();
    let data = room.path().join("data");
    let at = |name: &str| room.path().join(name);
    for name in ["stays.pgn", "removed.pgn", "gone.pgn"] {
        write(&at(name), "1. e4");
    }
    let name = |file: &str| at(file).display().to_string();
    let start = |sources| Served::on(&data, "127.0.0.1:0", None, sources);
    {
        let desk = start(Sources::default());
        for file in ["stays.pgn", "removed.pgn", "gone.pgn"] {
            let added = desk.post("/api/watch/sources", &json!({"source": name(file)}));
            assert_eq!(added.status, 201);
            let place = added.header("location").unwrap();
            if file == "removed.pgn" {
                assert_eq!(desk.json("DELETE", place, &json!({})).status, 204);
            }
        }
    }
    fs::remove_file(at("gone.pgn")).unwrap();
    // What is not there at present is watched all the same, and shown to be missing.
    let again = start(Sources::default());
    assert_eq!(sources(&again), [name("stays.pgn"), name("gone.pgn")]);
    let is_missing = |hall: &Value| {
        let fault = &hall["sources"][1]["fault"];
        hall["boards"].as_array().is_some_and(|all| all.len() == 1) && fault.is_object()
    };
    hall(&again, is_missing);
    drop(again);
    // The operator allows another folder only: what was kept is no way around that.
    let other = at("other");
    fs::create_dir(&other).unwrap();
    let narrowed = start(Sources {
        places: Vec::new(),
        allowed: Allowed::only(&[other.display().to_string()]).unwrap(),
    });
    assert_eq!(sources(&narrowed), [""; 0]);
    drop(narrowed);
    assert_eq!(sources(&start(Sources::default())).len(), 2);
}

#[test]
fn the_desk_ends_while_somebody_watches() {
    let desk = Served::here();
    let mut events = events(&desk);
    assert_eq!(events.next().as_deref(), Some("event: change"));
    drop(desk);
    assert_eq!(events.next(), None);
}

#[test]
fn what_was_said_to_alerts_and_boards_outlasts_a_restart() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("live.pgn");
    let both = |second: &str| {
        let game = |white: &str, moves: &str| {
            format!("[Event \"?\"]\n[White \"{white}\"]\n[Black \"Kaya\"]\n\n{moves} *\n\n")
        };
        let text = game("Aydın", SHUFFLE) + &game("Deniz", second);
        fs::write(&path, text).unwrap();
    };
    both("1. f3 e5 2. g4 Qh4#");
    let data = room.path().join("data");
    let start = || Served::on(&data, "127.0.0.1:0", None, following(&path));
    let id = |of: &Value| of["id"].as_str().unwrap().to_owned();
    {
        let desk = start();
        let now = hall(&desk, |hall| states(hall).len() == 2);
        for (alert, act) in [(0, "acknowledge"), (1, "snooze")] {
            let alert = id(&now["alerts"][alert]);
            let path = format!("/api/watch/alerts/{alert}/{act}");
            assert_eq!(desk.post(&path, &json!({"minutes": 600})).status, 204);
        }
        let board = id(&now["boards"][1]);
        let path = format!("/api/watch/boards/{board}/mute");
        assert_eq!(desk.post(&path, &json!({"muted": true})).status, 204);
    }
    let raised = |hall: &Value| -> Vec<Value> {
        let alerts = hall["alerts"].as_array().unwrap().iter();
        alerts.map(|alert| alert["raised"].clone()).collect()
    };
    let told = |hall: &Value| {
        let log = hall["log"].as_array().unwrap().iter();
        log.filter(|line| line["code"] == "alert_raised").count()
    };
    let first = {
        let desk = start();
        let now = hall(&desk, |hall| states(hall).len() == 2);
        (raised(&now), told(&now))
    };
    assert_eq!(first.1, 2);
    // A moment of another second than that at which the alerts were raised.
    std::thread::sleep(std::time::Duration::from_millis(1100));
    let snoozed = {
        let desk = start();
        let now = hall(&desk, |hall| states(hall).len() == 2);
        assert_eq!((raised(&now), told(&now)), first, "{}", now["log"]);
        let told = [("game_over", "acknowledged"), ("claim_possible", "snoozed")];
        assert_eq!(states(&now), told);
        assert_eq!(now["boards"][1]["muted"], true);
        assert_eq!(now["boards"][0]["muted"], false);
        let path = format!("/api/watch/alerts/{}/reopen", id(&now["alerts"][0]));
        assert_eq!(desk.post(&path, &json!({})).status, 204);
        now["alerts"][1]["snoozed_until"].clone()
    };
    let desk = start();
    let now = hall(&desk, |hall| states(hall).len() == 2);
    assert_eq!(
        states(&now),
        [("game_over", "open"), ("claim_possible", "snoozed")]
    );
    assert_eq!(now["alerts"][1]["snoozed_until"], snoozed);
}

#[test]
fn a_file_that_is_not_there_yet_is_waited_for() {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("later.pgn");
    let place = Place::to_come(&path.display().to_string()).unwrap();
    let desk = Served::watching(Sources {
        places: vec![place],
        ..Sources::default()
    });
    let waiting = hall(&desk, |hall| hall["sources"][0]["fault"].is_object());
    let fault = &waiting["sources"][0]["fault"];
    assert_eq!(fault["en"], "It is not there yet: waiting for the file.");
    let log = waiting["log"][0]["text"]["en"].as_str().unwrap();
    assert!(log.ends_with("waiting for the file."), "{log}");
    write(&path, "1. e4");
    let there = hall(&desk, |hall| hall["boards"][0].is_object());
    assert_eq!(there["sources"][0]["ok"], true);
    // What was there once and is gone has a state that stays.
    fs::remove_file(&path).unwrap();
    let gone = hall(&desk, |hall| hall["sources"][0]["fault"].is_object());
    let log = gone["log"][0]["text"]["en"].as_str().unwrap();
    assert!(log.ends_with("What was read last stays."), "{log}");
    assert_eq!(gone["boards"][0]["white"], "Aydın");
}

#[test]
fn a_board_that_is_gone_is_named_in_the_log() {
    let room = tempfile::tempdir().unwrap();
    for (name, white) in [("a.pgn", "Aydın"), ("b.pgn", "Deniz")] {
        let game = format!("[Event \"?\"]\n[White \"{white}\"]\n[Black \"Kaya\"]\n\n1. e4 *\n");
        fs::write(room.path().join(name), game).unwrap();
    }
    let desk = Served::watching(Sources {
        places: vec![Place::Folder(room.path().to_owned())],
        ..Sources::default()
    });
    hall(&desk, |hall| hall["boards"][1].is_object());
    fs::remove_file(room.path().join("b.pgn")).unwrap();
    let now = hall(&desk, |hall| hall["boards"].as_array().unwrap().len() == 1);
    let log = now["log"].as_array().unwrap();
    let gone = log
        .iter()
        .find(|note| note["code"] == "board_gone")
        .unwrap();
    assert_eq!(gone["board_name"]["en"], "Deniz – Kaya");
}
