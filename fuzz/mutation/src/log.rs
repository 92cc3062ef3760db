//! Event logs: lines with fields.

use hakem_answers::event_log::keys;
use serde_json::{Map, Value};
use shakmaty::{Chess, Position, Square};

use crate::{lists, random::Random, signs, walk};

type Fields = Map<String, Value>;

/// A line of a log: its fields, or text that is no object.
enum Line {
    Fields(Fields),
    Text(Vec<u8>),
}

fn taken_apart(input: &[u8]) -> Vec<Line> {
    let lines = input
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty());
    lines
        .map(|line| match serde_json::from_slice(line) {
            Ok(Value::Object(fields)) => Line::Fields(fields),
            _ => Line::Text(line.to_vec()),
        })
        .collect()
}

fn put_together(lines: &[Line]) -> Vec<u8> {
    let mut text = Vec::new();
    for line in lines {
        match line {
            Line::Fields(fields) => text.extend(Value::Object(fields.clone()).to_string().bytes()),
            Line::Text(line) => text.extend(line),
        }
        text.push(b'\n');
    }
    text
}

/// Changes a log.
pub(crate) fn change(input: &mut Vec<u8>, random: &mut Random) {
    let mut lines = taken_apart(input);
    let at = random.below(lines.len() + 1).max(1).min(lines.len());
    match random.below(16) {
        0 => set_up(&mut lines, random),
        1..=3 => {
            let event = event(&position(&lines, at), random);
            lines.insert(at, Line::Fields(event));
        }
        4 => moves(&mut lines, at, random),
        5 => claim(&mut lines, at, random),
        6 => drop(lines.drain(random.piece(lines.len(), 3))),
        7 => lines.truncate(at),
        8 => {
            let other = random.below(lines.len());
            if at < lines.len() {
                lines.swap(at, other);
            }
        }
        9 | 10 => procedure(&mut lines, at, random),
        11 => again(&mut lines, at, random),
        _ => {
            let at = random.below(lines.len());
            let position = position(&lines, at);
            if let Some(Line::Fields(fields)) = lines.get_mut(at) {
                change_fields(fields, &position, random);
            }
        }
    }
    *input = put_together(&lines);
}

/// The position before line `at`, as far as the half-moves of the log are legal.
fn position(lines: &[Line], at: usize) -> Chess {
    let mut position = None;
    for line in lines.iter().take(at) {
        let Line::Fields(fields) = line else { continue };
        let text = |key| fields.get(key).and_then(Value::as_str);
        if let Some(fen) = text("fen").and_then(|fen| walk::set_up(fen.as_bytes())) {
            position.get_or_insert(fen);
        }
        let position = position.get_or_insert_with(Chess::default);
        if matches!(text("event"), Some("move" | "make"))
            && let Some(m) = text("move").and_then(|word| walk::read(position, word.as_bytes()))
        {
            position.play_unchecked(m);
        }
    }
    position.unwrap_or_default()
}

/// Lines once more, at another place.
fn again(lines: &mut Vec<Line>, at: usize, random: &mut Random) {
    let piece = random.piece(lines.len(), 6);
    let copies: Vec<Line> = lines
        .get(piece)
        .unwrap_or_default()
        .iter()
        .map(|line| match line {
            Line::Fields(fields) => Line::Fields(fields.clone()),
            Line::Text(text) => Line::Text(text.clone()),
        })
        .collect();
    drop(lines.splice(at..at, copies));
}

/// A key of the first line.
fn set_up(lines: &mut Vec<Line>, random: &mut Random) {
    let is_setup = matches!(lines.first(), Some(Line::Fields(fields)) if fields.get("event").is_some_and(|event| event == "setup"));
    if !is_setup {
        lines.insert(0, Line::Fields(named("setup")));
    }
    let Some(Line::Fields(fields)) = lines.first_mut() else {
        return;
    };
    let key = random.word(keys::OF_SETUP);
    if random.one_in(5) {
        fields.remove(key);
        return;
    }
    let value = match (key, fields.get("regulations")) {
        ("regulations", Some(Value::Object(old))) => {
            let mut new = old.clone();
            let key = random.word(lists::REGULATIONS);
            new.insert(key.to_owned(), value(key, &Chess::default(), random));
            Value::Object(new)
        }
        ("regulations", _) => Value::Object(Fields::new()),
        _ => value(key, &Chess::default(), random),
    };
    fields.insert(key.to_owned(), value);
}

fn named(event: &str) -> Fields {
    let name = Value::String(event.to_owned());
    Fields::from_iter([("event".to_owned(), name)])
}

/// An event with fields that it may have.
fn event(position: &Chess, random: &mut Random) -> Fields {
    let (name, keys) = random.of(keys::OF_EVENTS).copied().unwrap_or_default();
    let mut fields = named(name);
    let by = if random.one_in(6) {
        value("by", position, random)
    } else {
        side(position, random)
    };
    fields.insert("by".to_owned(), by);
    for key in keys {
        if !random.one_in(4) {
            fields.insert((*key).to_owned(), value(key, position, random));
        }
    }
    if random.one_in(4) {
        fields.insert("at".to_owned(), value("at", position, random));
    }
    fields
}

/// More often whoever has the move.
fn side(position: &Chess, random: &mut Random) -> Value {
    let having = position.turn().is_white() != random.one_in(3);
    Value::String(if having { "white" } else { "black" }.to_owned())
}

/// What a field may hold, now and then something else.
fn value(key: &str, position: &Chess, random: &mut Random) -> Value {
    let other = ["null", "true", "7", "\"x\"", "[]", "{}", "-1", "1.5"];
    if random.one_in(25) {
        return serde_json::from_str(random.word(&other)).unwrap_or_default();
    }
    let text = match key {
        "adjusting" | "written" | "order_unknown" | "guideline_iii" => {
            return Value::Bool(random.one_in(2));
        }
        "event" => name(random).to_owned(),
        "illegal_moves" => return earlier_illegal_moves(random),
        "ply" | "at" | "default_minutes" | "blitz_b2_minutes" => return number(random),
        "no_agreement_before_move" if !random.one_in(3) => return number(random),
        "square" => random
            .of(&Square::ALL)
            .map(Square::to_string)
            .unwrap_or_default(),
        "move" if !random.one_in(4) => walk::one(&mut position.clone(), random),
        "board" if !random.one_in(6) => walk::board(position, random),
        _ => random
            .word(lists::values(key).unwrap_or(lists::MOVES))
            .to_owned(),
    };
    Value::String(text)
}

/// The name of an event, now and then of none.
fn name(random: &mut Random) -> &'static str {
    match random.below(20) {
        0 => "setup",
        1 => "x",
        _ => random.of(keys::OF_EVENTS).map_or("", |(name, _)| *name),
    }
}

/// Those that each player had made before (7.5.5).
fn earlier_illegal_moves(random: &mut Random) -> Value {
    let mut each = Fields::new();
    for player in ["white", "black", "x"] {
        if random.one_in(2) {
            each.insert(player.to_owned(), number(random));
        }
    }
    Value::Object(each)
}

fn number(random: &mut Random) -> Value {
    if random.one_in(2) {
        return Value::from(random.below(12));
    }
    serde_json::from_str(random.word(lists::NUMBERS)).unwrap_or_default()
}

fn change_fields(fields: &mut Fields, position: &Chess, random: &mut Random) {
    let keys: Vec<String> = fields.keys().cloned().collect();
    let Some(key) = random.of(&keys) else { return };
    match random.below(8) {
        0 => drop(fields.remove(key)),
        1 => {
            let (new, _) = random.of(lists::FIELDS).copied().unwrap_or_default();
            fields.insert(new.to_owned(), value(new, position, random));
        }
        2 => {
            let event = event(position, random);
            *fields = event;
        }
        3 | 4 => {
            if let Some(Value::String(text)) = fields.get_mut(key) {
                let mut signs = std::mem::take(text).into_bytes();
                signs::change(&mut signs, random);
                *text = String::from_utf8_lossy(&signs).into_owned();
            }
        }
        _ => {
            let value = value(key, position, random);
            fields.insert(key.clone(), value);
        }
    }
}

/// A row of legal half-moves.
fn moves(lines: &mut Vec<Line>, at: usize, random: &mut Random) {
    let mut position = position(lines, at);
    let white = position.turn().is_white();
    let row = walk::row(&mut position, random);
    drop(lines.splice(at..at, as_moves(row, white)));
}

fn as_moves(row: Vec<String>, mut white: bool) -> Vec<Line> {
    let rows = row.into_iter().map(|word| {
        let mut fields = named("move");
        let by = if white { "white" } else { "black" };
        white = !white;
        fields.insert("by".to_owned(), Value::from(by));
        fields.insert("move".to_owned(), Value::from(word));
        Line::Fields(fields)
    });
    rows.collect()
}

/// There and back again, and a claim on the move that would do it once more.
fn claim(lines: &mut Vec<Line>, at: usize, random: &mut Random) {
    let mut position = position(lines, at);
    let white = position.turn().is_white();
    let Some(mut row) = walk::round(&mut position, 2 + random.below(3), random) else {
        return;
    };
    let intended = if random.one_in(4) { None } else { row.pop() };
    row.truncate(row.len() - random.below(3));
    let by = white == row.len().is_multiple_of(2);
    let mut fields = named("claim");
    fields.insert(
        "by".to_owned(),
        Value::from(if by { "white" } else { "black" }),
    );
    fields.insert("ground".to_owned(), value("ground", &position, random));
    fields.insert("move".to_owned(), intended.map_or(Value::Null, Value::from));
    if random.one_in(3) {
        fields.insert("written".to_owned(), Value::Bool(random.one_in(2)));
    }
    let mut new = as_moves(row, white);
    new.push(Line::Fields(fields));
    if random.one_in(2) {
        new.push(Line::Fields(event(&position, random)));
    }
    drop(lines.splice(at..at, new));
}

/// Events that belong together, of the player having the move (0) and the other (1).
const PROCEDURES: [&[(u8, &str)]; 14] = [
    &[(0, "touch"), (0, "move"), (1, "touch_breach"), (0, "move")],
    &[(0, "move"), (1, "illegal"), (0, "move")],
    &[(0, "make"), (0, "offer"), (0, "press"), (1, "accept")],
    &[(0, "make"), (1, "offer"), (0, "accept")],
    &[(0, "claim"), (0, "withdraw_claim"), (1, "accept")],
    &[(0, "claim"), (2, "arbiter"), (0, "move")],
    &[
        (0, "make"),
        (0, "touch"),
        (0, "press"),
        (1, "illegal"),
        (0, "touch"),
    ],
    &[(0, "press"), (1, "illegal"), (0, "move"), (1, "move")],
    &[(0, "flag"), (1, "flag"), (0, "resign")],
    &[
        (1, "illegal"),
        (1, "touch_breach"),
        (0, "make"),
        (0, "press"),
        (1, "illegal"),
    ],
    &[
        (0, "offer"),
        (1, "decline"),
        (0, "withdraw_offer"),
        (1, "accept"),
    ],
    &[(0, "absent"), (1, "absent"), (0, "move")],
    &[(0, "take_back"), (1, "accept"), (2, "irregularity")],
    &[(0, "gap"), (0, "claim"), (2, "arbiter")],
];

fn procedure(lines: &mut Vec<Line>, at: usize, random: &mut Random) {
    let position = position(lines, at);
    let white = position.turn().is_white();
    let events = random.of(&PROCEDURES).copied().unwrap_or_default();
    let new: Vec<Line> = events
        .iter()
        .map(|(who, name)| {
            let mut fields = named(name);
            let by = match (who, white) {
                (2, _) => "arbiter",
                (0, true) | (1, false) => "white",
                _ => "black",
            };
            fields.insert("by".to_owned(), Value::from(by));
            let keys = keys::OF_EVENTS.iter().find(|(event, _)| event == name);
            for key in keys.map(|(_, keys)| *keys).unwrap_or_default() {
                if random.one_in(2) || matches!(*key, "square" | "move" | "ground" | "decision") {
                    fields.insert((*key).to_owned(), value(key, &position, random));
                }
            }
            Line::Fields(fields)
        })
        .collect();
    drop(lines.splice(at..at, new));
}
