//! The short form of event logs, with what each ruling has to say behind `=>`.

use crate::assertion::{Assertion, Operator, literal};
use serde_json::{Map, Value, json};

/// Used when a log does not begin with `setup`.
const SETUP: &str = r#"{"event":"setup","laws":"fide-2023-standard","fen":null,"time_control":"90m+30s","regulations":{}}"#;

/// The words after an event's name that need no key, in their order.
const PLACES: &[(&str, &[&str])] = &[
    ("setup", &[]),
    ("touch", &["square"]),
    ("make", &["move"]),
    ("press", &[]),
    ("move", &["move"]),
    ("offer", &[]),
    ("accept", &[]),
    ("decline", &[]),
    ("withdraw_offer", &[]),
    ("claim", &["ground", "move"]),
    ("withdraw_claim", &[]),
    ("resign", &[]),
    ("flag", &["of"]),
    ("illegal", &["of", "kind"]),
    ("touch_breach", &["of", "square"]),
    ("take_back", &["ply"]),
    ("irregularity", &["of", "kind"]),
    ("absent", &["of"]),
    ("arbiter", &["decision"]),
];

const RULINGS: &[&str] = &[
    "noted",
    "refused",
    "ended",
    "correct",
    "incorrect",
    "irregular",
    "no_object",
    "reinstate",
    "time",
    "for_the_arbiter",
];

/// Writes the log out as JSON Lines, and collects what is expected.
pub(crate) fn expand(log: &str) -> Result<(String, Vec<Assertion>), String> {
    let (mut out, mut expect, mut rulings) = (Vec::new(), Vec::new(), 0_usize);
    for line in log
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let (event, wanted) = line.split_once("=>").unwrap_or((line, ""));
        let events = events(event.trim()).map_err(|why| format!("`{line}`: {why}"))?;
        let setup = events
            .first()
            .is_some_and(|event| event.get("event") == Some(&"setup".into()));
        if out.is_empty() && !setup {
            out.push(SETUP.to_owned());
        }
        rulings += if setup { 0 } else { events.len() };
        out.extend(events.iter().map(ToString::to_string));
        for token in wanted.split_whitespace() {
            let place = rulings
                .checked_sub(1)
                .ok_or(format!("`{line}`: a setup gets no ruling"))?;
            expect.extend(expectation(place, token).map_err(|why| format!("`{line}`: {why}"))?);
        }
    }
    out.push(String::new());
    Ok((out.join("\n"), expect))
}

/// The events of one line: one, or several for `moves white e4 e5`.
fn events(line: &str) -> Result<Vec<Value>, String> {
    if line.starts_with('{') {
        return Ok(vec![
            serde_json::from_str(line).map_err(|error| error.to_string())?,
        ]);
    }
    let words = tokens(line);
    let (who, rest) = words.split_first().ok_or("is empty")?;
    if who == "setup" {
        return Ok(vec![event(None, "setup", rest)?]);
    }
    if who == "moves" {
        let (first, moves) = rest.split_first().ok_or("`moves` needs a colour")?;
        let order = if first == "white" {
            ["white", "black"]
        } else {
            ["black", "white"]
        };
        let by = |n: usize| order[n % 2];
        return Ok(moves
            .iter()
            .enumerate()
            .map(|(n, word)| json!({"event": "move", "by": by(n), "move": word}))
            .collect());
    }
    if !["white", "black", "arbiter"].contains(&who.as_str()) {
        return Err(format!(
            "`{who}` is neither white, black, arbiter, moves nor setup"
        ));
    }
    let (what, rest) = rest.split_first().ok_or("says not what happened")?;
    let name = if what == "decides" { "arbiter" } else { what };
    if PLACES.iter().any(|(known, _)| *known == name) {
        return Ok(vec![event(Some(who), name, rest)?]);
    }
    let mut words = vec![what.clone()];
    words.extend_from_slice(rest);
    Ok(vec![event(Some(who), "move", &words)?])
}

fn event(by: Option<&String>, name: &str, words: &[String]) -> Result<Value, String> {
    let mut fields = Map::new();
    fields.insert("event".to_owned(), name.into());
    if let Some(by) = by {
        fields.insert("by".to_owned(), by.as_str().into());
    }
    let mut places = PLACES
        .iter()
        .find(|(known, _)| *known == name)
        .map_or(&[][..], |(_, places)| places)
        .iter();
    for word in words {
        match word.split_once('=') {
            Some((key, value))
                if key.chars().all(|c| c.is_ascii_lowercase() || c == '_') && !key.is_empty() =>
            {
                fields.insert(key.to_owned(), literal(value));
            }
            _ if ["adjusting", "written", "order_unknown"].contains(&word.as_str()) => {
                fields.insert(word.clone(), true.into());
            }
            _ => {
                let key = places.next().ok_or(format!("`{word}` has no place here"))?;
                fields.insert((*key).to_owned(), literal(word));
            }
        }
    }
    if name == "claim" {
        let written = fields.get("move").is_some_and(|written| !written.is_null());
        fields.entry("move").or_insert(Value::Null);
        fields.entry("written").or_insert(written.into());
    }
    if name == "setup" {
        for (key, value) in [
            ("laws", json!("fide-2023-standard")),
            ("fen", Value::Null),
            ("regulations", json!({})),
        ] {
            fields.entry(key).or_insert(value);
        }
        fields.entry("time_control").or_insert(json!("90m+30s"));
    }
    Ok(Value::Object(fields))
}

/// Splits at blanks that stand outside double quotes; the quotes stay, so that a value is JSON.
fn tokens(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for c in line.chars() {
        quoted ^= c == '"';
        if c.is_whitespace() && !quoted {
            if !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
        } else {
            word.push(c);
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

/// What one word behind `=>` demands of the ruling at `place`.
fn expectation(place: usize, token: &str) -> Result<Vec<Assertion>, String> {
    let (denied, word) = token
        .strip_prefix('!')
        .map_or((false, token), |word| (true, word));
    let wanted = meaning(word).ok_or(format!("`{token}` says nothing that can be expected"))?;
    Ok(wanted
        .into_iter()
        .flat_map(|(field, values)| demands(place, field, denied, values))
        .collect())
}

/// A field of a ruling and the values of which it has to have one; none listed: any value at all.
type Wanted = (&'static str, Vec<Value>);

fn meaning(word: &str) -> Option<Vec<Wanted>> {
    let one = |field, value: &str| Some(vec![(field, vec![Value::from(value)])]);
    match word {
        "result" => return Some(vec![("effect.result", Vec::new())]),
        "minutes" => return Some(vec![("effect.extra_minutes", Vec::new())]),
        "on" => return one("state", "in_progress"),
        "over" => return one("state", "ended"),
        "@-" => return Some(vec![("ground", vec![Value::Null])]),
        _ => {}
    }
    if let Some(ground) = word.strip_prefix('@') {
        return one("ground", ground);
    }
    if let Some(level) = word.strip_prefix("level:") {
        return one("level", level);
    }
    if let Some((minutes, to)) = word.strip_prefix('+').and_then(|rest| rest.split_once(':')) {
        return Some(vec![
            ("effect.extra_minutes", vec![literal(minutes)]),
            ("effect.to", vec![to.into()]),
        ]);
    }
    let choices: Vec<&str> = word.split('|').collect();
    let field = if choices.iter().all(|choice| RULINGS.contains(choice)) {
        "ruling"
    } else if choices.iter().all(|choice| RESULTS.contains(choice)) {
        "effect.result"
    } else if choices.iter().all(|choice| is_article(choice)) {
        "article[*]"
    } else {
        return None;
    };
    Some(vec![(
        field,
        choices.into_iter().map(Value::from).collect(),
    )])
}

fn demands(place: usize, field: &str, denied: bool, values: Vec<Value>) -> Vec<Assertion> {
    let one = |operator, value| {
        let path = format!("{place}.{field}");
        Assertion::One {
            path,
            every: false,
            operator,
            value,
        }
    };
    match (values.is_empty(), denied) {
        (true, true) => vec![one(Operator::Absent, Value::Null)],
        (true, false) => vec![one(Operator::Exists, Value::Null)],
        (false, true) => values
            .into_iter()
            .map(|value| one(Operator::IsNot, value))
            .collect(),
        (false, false) => vec![one(Operator::In, Value::Array(values))],
    }
}

const RESULTS: &[&str] = &["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2"];

/// `9.2.1`, `A.5.4`, `III.3.1.1`: a number with a point, or an appendix or guideline with one.
fn is_article(word: &str) -> bool {
    word.contains('.')
        && word.split('.').all(|part| {
            !part.is_empty()
                && part
                    .chars()
                    .all(|c| c.is_ascii_digit() || "ABCDIV".contains(c))
        })
}

#[test]
fn the_short_form_says_what_the_long_form_says() {
    let log = "white e4\nblack claim threefold Ng8 => correct|incorrect 9.2.1 +2:white !result on\narbiter illegal white move ply=1";
    let (lines, expect) = expand(log).unwrap();
    let mut lines = lines.lines().skip(1);
    assert_eq!(
        lines.next(),
        Some(r#"{"event":"move","by":"white","move":"e4"}"#)
    );
    assert_eq!(
        lines.next(),
        Some(r#"{"event":"claim","by":"black","ground":"threefold","move":"Ng8","written":true}"#)
    );
    assert_eq!(
        lines.next(),
        Some(r#"{"event":"illegal","by":"arbiter","of":"white","kind":"move","ply":1}"#)
    );
    assert_eq!(expect.len(), 6);
    assert!(expand("white e4 => nonsense").is_err());
    assert!(expand("red e4").is_err());
}
