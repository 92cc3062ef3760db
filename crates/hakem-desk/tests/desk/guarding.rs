//! Who may do what, and how much may be asked.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::kit::{Served, send};
use serde_json::json;

const KEY: &str = "a-key-for-this-test";

#[test]
fn writing_and_reading_cases_needs_the_key_and_asking_does_not() {
    let desk = Served::wide(KEY);
    assert_eq!(desk.key.as_deref(), Some(KEY));
    assert_eq!(
        desk.post("/api/cases", &json!({})).problem(),
        (401, "key_needed".to_owned())
    );
    assert_eq!(desk.get("/metrics").problem().0, 401);
    assert_eq!(desk.post("/api/sheet", &json!({})).status, 200);
    let wrong = send(
        desk.address,
        "GET",
        "/api/cases",
        &[("Authorization", "Bearer another-long-key")],
        b"",
    );
    assert_eq!(wrong.problem(), (401, "wrong_key".to_owned()));
    let right = send(
        desk.address,
        "GET",
        "/api/cases",
        &[("Authorization", &format!("Bearer {KEY}"))],
        b"",
    );
    assert_eq!(right.ok()["total"], 0);
    assert_eq!(
        desk.get("/api/session").ok(),
        json!({"needed": true, "held": false})
    );
}

#[test]
fn a_browser_hands_the_key_in_once() {
    let desk = Served::wide(KEY);
    assert_eq!(
        desk.post("/api/session", &json!({"key": "something else"}))
            .problem(),
        (401, "wrong_key".to_owned())
    );
    let opened = desk.post("/api/session", &json!({"key": KEY}));
    assert_eq!(opened.status, 204);
    let cookie = opened.header("set-cookie").unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains(KEY));
    let cookie = cookie.split(';').next().unwrap();
    let listed = send(
        desk.address,
        "GET",
        "/api/cases",
        &[("Cookie", cookie)],
        b"",
    );
    assert_eq!(listed.status, 200);
    let form = send(
        desk.address,
        "POST",
        "/login",
        &[("Content-Type", "application/x-www-form-urlencoded")],
        format!("key={KEY}").as_bytes(),
    );
    assert_eq!((form.status, form.header("location")), (303, Some("/")));
    assert!(form.header("set-cookie").is_some());
    let wrong = send(desk.address, "POST", "/login?lang=tr", &[], b"key=wrong");
    assert_eq!(wrong.status, 401);
    assert!(wrong.text().contains("Anahtar"));
}

#[test]
fn the_form_for_the_key_works_as_a_browser_sends_it() {
    let desk = Served::wide(KEY);
    let shown = desk.get("/login");
    // Under `no-referrer` a browser would send `Origin: null` with the form.
    assert_eq!(shown.header("referrer-policy"), Some("same-origin"));
    let host = desk.address.to_string();
    let own = format!("http://{host}");
    let send_form = |origin: &str, site: Option<&str>, key: &str| {
        let mut headers = vec![
            ("Host", host.as_str()),
            ("Content-Type", "application/x-www-form-urlencoded"),
            ("Origin", origin),
        ];
        headers.extend(site.map(|site| ("Sec-Fetch-Site", site)));
        let body = format!("key={key}");
        send(
            desk.address,
            "POST",
            "/login?lang=en",
            &headers,
            body.as_bytes(),
        )
    };
    for (origin, site) in [
        (own.as_str(), None),
        (own.as_str(), Some("same-origin")),
        ("null", Some("same-origin")),
    ] {
        let right = send_form(origin, site, KEY);
        assert_eq!((right.status, right.header("location")), (303, Some("/")));
        let wrong = send_form(origin, site, "wrong");
        assert_eq!(wrong.status, 401);
        let page = wrong.text();
        assert!(
            page.contains("role=\"alert\"") && page.contains("<form"),
            "{page}"
        );
    }
    for (origin, site) in [
        ("null", None),
        ("null", Some("cross-site")),
        ("http://elsewhere.example.org", None),
        (own.as_str(), Some("cross-site")),
    ] {
        let refused = send_form(origin, site, KEY);
        assert_eq!(refused.problem(), (403, "other_origin".to_owned()));
    }
}

#[test]
fn here_the_host_must_be_this_machine() {
    let desk = Served::here();
    let of = |host: &str| send(desk.address, "GET", "/healthz", &[("Host", host)], b"");
    assert_eq!(of("localhost:1234").status, 200);
    assert_eq!(
        of("rebound.example.org").problem(),
        (421, "host".to_owned())
    );
    assert_eq!(
        desk.get("/api/session").ok(),
        json!({"needed": false, "held": true})
    );
}

#[test]
fn pages_of_other_sites_change_nothing() {
    let desk = Served::here();
    let host = desk.address.to_string();
    let post = |name: &str, value: &str| {
        let headers = [
            ("Host", host.as_str()),
            ("Content-Type", "application/json"),
            (name, value),
        ];
        send(desk.address, "POST", "/api/sheet", &headers, b"{}")
    };
    assert_eq!(
        post("Origin", "http://evil.example.org").problem(),
        (403, "other_origin".to_owned())
    );
    assert_eq!(post("Sec-Fetch-Site", "cross-site").problem().0, 403);
    assert_eq!(post("Origin", &format!("http://{host}")).status, 200);
    assert_eq!(
        send(
            desk.address,
            "POST",
            "/api/sheet",
            &[("Content-Type", "text/plain")],
            b"{}"
        )
        .problem(),
        (415, "media_type".to_owned())
    );
}

#[test]
fn every_answer_tells_the_browser_what_it_may_do() {
    let desk = Served::here();
    for path in ["/", "/api/laws", "/nothing", "/login"] {
        let reply = desk.get(path);
        let policy = reply.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"));
        assert!(!policy.contains("http") && !policy.contains("script-src 'self' 'unsafe"));
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    }
    let page = desk.get("/");
    let tag = page.header("etag").unwrap().to_owned();
    let again = send(desk.address, "GET", "/", &[("If-None-Match", &tag)], b"");
    assert_eq!(again.status, 304);
}

#[test]
fn problems_are_told_in_the_language_that_was_asked_for() {
    let desk = Served::here();
    let of = |path: &str, accepted: &str| {
        let reply = send(
            desk.address,
            "GET",
            path,
            &[("Accept-Language", accepted)],
            b"",
        );
        assert_eq!(reply.status, 404);
        (
            reply.header("content-language").unwrap().to_owned(),
            reply.text(),
        )
    };
    let (lang, text) = of("/api/none", "tr-TR,tr;q=0.9");
    assert!(
        lang == "tr" && text.contains("Burada bir şey yok"),
        "{text}"
    );
    assert_eq!(of("/api/none?lang=en", "tr").0, "en");
}

#[test]
fn a_refusal_names_what_is_allowed() {
    let desk = Served::here();
    let json_type = [("Content-Type", "application/json")];
    let told = |method: &str, path: &str, body: &[u8]| {
        send(desk.address, method, path, &json_type, body).text()
    };
    let boxes = serde_json::to_vec(&json!({"sheet": {"moves": vec![""; 20_001]}})).unwrap();
    let events: Vec<_> = (0..2001).map(|_| json!({"event": "press"})).collect();
    let events = serde_json::to_vec(&json!({"events": events})).unwrap();
    let text = "x".repeat((2 << 20) + 1);
    let text = serde_json::to_vec(&json!({"sheet": {"text": text}})).unwrap();
    for (method, path, body, names) in [
        ("POST", "/api/sheet", &*text, "2097152"),
        ("POST", "/api/sheet", &*vec![b' '; 4 << 20], "3145728"),
        ("POST", "/api/sheet", &*boxes, "20000"),
        ("POST", "/api/rule", &*events, "2000"),
        ("GET", "/api/claim", b"", "POST"),
        ("DELETE", "/api/cases", b"", "GET"),
        ("GET", "/api/nothing", b"", "/api/reference"),
    ] {
        let told = told(method, path, body);
        assert!(told.contains(names), "{method} {path}: {told}");
    }
    let typed = [("Content-Type", "text/plain")];
    let refused = send(desk.address, "POST", "/api/sheet", &typed, b"{}");
    assert!(refused.text().contains("application/json"));
}

#[test]
fn a_body_that_cannot_be_read_is_told_of_in_turkish() {
    let desk = Served::here();
    let told = |body: &str| {
        let headers = [("Content-Type", "application/json")];
        let reply = send(
            desk.address,
            "POST",
            "/api/claim?lang=tr",
            &headers,
            body.as_bytes(),
        );
        assert_eq!(reply.problem(), (400, "json".to_owned()));
        reply.text()
    };
    for (body, says) in [
        ("{", "metin erken bitiyor"),
        ("{x}", "bu JSON değil"),
        (r#"{"sheet": 7}"#, "başka türden bir değer"),
        (
            r#"{"colour": 7}"#,
            "colour adlı bir alan yok; bilinenler: sheet",
        ),
        (
            r#"{"category": "slow"}"#,
            "slow bunlardan biri değil: standard",
        ),
    ] {
        let told = told(body);
        assert!(told.contains(says), "{told}");
        for english in ["expected", "unknown", "EOF", "invalid"] {
            assert!(!told.contains(english), "{told}");
        }
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let desk = Served::here();
    let text = "x".repeat(4 << 20);
    assert_eq!(
        desk.post("/api/sheet", &json!({"sheet": {"text": text}}))
            .problem(),
        (413, "too_large".to_owned())
    );
    let text = "e4 ".repeat((2 << 20) / 3 + 10);
    assert_eq!(
        desk.post("/api/sheet", &json!({"sheet": {"text": text}}))
            .problem(),
        (413, "too_large".to_owned())
    );
    let many: Vec<_> = (0..3000)
        .map(|_| json!({"event": "press", "by": "white"}))
        .collect();
    assert_eq!(
        desk.post("/api/rule", &json!({"events": many})).problem().0,
        413
    );
    let notes = json!({"question": {"kind": "sheet", "sheet": {}}, "notes": "x".repeat(30_000)});
    assert_eq!(desk.post("/api/cases", &notes).problem().0, 413);
}

#[test]
fn a_request_that_does_not_come_is_cut_off() {
    let desk = Served::here();
    let mut stream = TcpStream::connect(desk.address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(120)))
        .unwrap();
    stream
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: loc")
        .unwrap();
    let mut rest = Vec::new();
    // The end of the connection, however it comes: nobody waits for the rest.
    let _ = stream.read_to_end(&mut rest);
    assert!(!String::from_utf8_lossy(&rest).contains("200"));
    assert_eq!(desk.get("/healthz").status, 200);
}

#[test]
fn a_hard_position_is_given_up_in_time_and_others_are_still_answered() {
    let desk = Served::here();
    // Locked but for one pawn: hard to decide, and bounded all the same.
    let fen = "2b1k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/8/2B1K3 w - - 0 1";
    let reply = desk
        .post("/api/position", &json!({"fen": fen, "seconds": 0.1}))
        .ok();
    assert!(["ongoing", "dead_position", "undecided"].contains(&reply["state"].as_str().unwrap()));
    assert_eq!(desk.post("/api/sheet", &json!({})).status, 200);
}
