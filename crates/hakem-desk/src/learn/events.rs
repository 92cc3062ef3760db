//! The short form in which cases tell what happened at a board: one event a line, with what the
//! ruling has to be behind `=>`.

use serde_json::{Map, Value, json};

use crate::ask::sheet::Sheet;

/// The words after an event's name that need no key, in their order.
const PLACES: [(&str, &[&str]); 18] = [
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

/// What happened: the moves with which it begins, and the events behind them.
pub(super) struct Log {
    /// The set-up line.
    pub(super) setup: Map<String, Value>,
    /// The moves with which it begins.
    pub(super) sheet: Sheet,
    /// What happened then.
    pub(super) events: Vec<Map<String, Value>>,
}

/// Reads the short form.
pub(super) fn read(log: &str) -> Log {
    let mut found = Log {
        setup: Map::new(),
        sheet: Sheet::default(),
        events: Vec::new(),
    };
    let mut moves: Vec<String> = Vec::new();
    let lines = log.lines().map(str::trim);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let event = line.split("=>").next().unwrap_or_default();
        let words = tokens(event);
        let (who, rest) = match words.split_first() {
            Some((who, rest)) => (who.as_str(), rest),
            None => continue,
        };
        match who {
            "setup" => found.setup = fields("setup", rest),
            "moves" if found.events.is_empty() => moves.extend(rest.iter().skip(1).cloned()),
            "moves" => found.events.extend(alternating(rest)),
            _ => found.events.push(event_of(who, rest)),
        }
    }
    found.sheet = Sheet {
        moves: Some(moves),
        fen: found
            .setup
            .get("fen")
            .and_then(Value::as_str)
            .map(str::to_owned),
        ..Sheet::default()
    };
    found
}

/// Moves of both players in turn, the first word saying who begins.
fn alternating(words: &[String]) -> Vec<Map<String, Value>> {
    let order = match words.first().map(String::as_str) {
        Some("white") => ["white", "black"],
        _ => ["black", "white"],
    };
    let players = order.iter().cycle();
    let moves = words.iter().skip(1).zip(players);
    moves
        .map(|(word, by)| object(&[("event", "move"), ("by", by), ("move", word)]))
        .collect()
}

fn object(pairs: &[(&str, &str)]) -> Map<String, Value> {
    let pairs = pairs.iter();
    pairs
        .map(|(key, value)| ((*key).to_owned(), json!(value)))
        .collect()
}

fn event_of(who: &str, words: &[String]) -> Map<String, Value> {
    let what = words.first().map_or("", String::as_str);
    let name = if what == "decides" { "arbiter" } else { what };
    let known = PLACES.iter().any(|(own, _)| *own == name);
    let mut event = if known {
        fields(name, words.get(1..).unwrap_or_default())
    } else {
        fields("move", words)
    };
    let name = if known { name } else { "move" };
    event.insert("event".to_owned(), json!(name));
    event.insert("by".to_owned(), json!(who));
    event
}

/// The fields of an event: `key=value`, a flag, or what its place says.
fn fields(name: &str, words: &[String]) -> Map<String, Value> {
    let places = PLACES.iter().find(|(own, _)| *own == name);
    let mut places = places.map_or(&[][..], |(_, places)| places).iter();
    let mut fields = Map::new();
    for word in words {
        match word.split_once('=') {
            Some((key, value)) if key.chars().all(|c| c.is_ascii_lowercase() || c == '_') => {
                fields.insert(key.to_owned(), literal(value));
            }
            _ if ["adjusting", "written", "order_unknown"].contains(&word.as_str()) => {
                fields.insert(word.clone(), json!(true));
            }
            _ => {
                if let Some(place) = places.next() {
                    fields.insert((*place).to_owned(), literal(word));
                }
            }
        }
    }
    fields
}

/// JSON, or else the text itself.
fn literal(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| json!(text))
}

/// Splits at blanks outside double quotes; the quotes stay, so that a value is JSON.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_short_form_is_read() {
        let log = read(
            "setup fen=\"8/8/4k3/8/8/8/4P3/4K3 w - - 0 50\" regulations={\"guideline_iii\":true}\n\
             moves white e4 Kd6\n\
             black flag white => ended\n\
             white make e5 # a move",
        );
        assert_eq!(log.sheet.moves.as_deref().unwrap(), ["e4", "Kd6"]);
        assert!(log.sheet.fen.unwrap().ends_with("w - - 0 50"));
        assert_eq!(log.setup["regulations"]["guideline_iii"], json!(true));
        assert_eq!(
            Value::Object(log.events[0].clone()),
            json!({"event": "flag", "by": "black", "of": "white"})
        );
        assert_eq!(log.events[1]["move"], json!("e5"));
    }
}
