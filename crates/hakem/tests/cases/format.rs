//! The files of `cases/`: what a case is, and how its input is written out for the binary.

use crate::assertion::{self, Assertion};
use crate::event_log;
use std::path::Path;
use toml::{Table, Value};

/// One case: a command, its input and what has to come out.
pub(crate) struct Case {
    pub(crate) id: String,
    /// The words after `hakem`; `{input}` stands for the file, which else comes last.
    pub(crate) command: Vec<String>,
    /// The name and the content of the input file.
    pub(crate) input: Option<(&'static str, Vec<u8>)>,
    /// Further words at the end of the command line: the FEN of `position`.
    pub(crate) last: Option<String>,
    /// Whether `--json` is asked for.
    pub(crate) json: bool,
    pub(crate) expect: Vec<Assertion>,
}

/// Every key that a case may have.
const KEYS: &[&str] = &[
    "id", "ids", "articles", "about", "holds", "title", "command", "fen", "moves", "result",
    "tags", "pgn", "bytes", "events", "fens", "position", "text", "expect", "note", "source",
];

/// The names of the files, without the ending.
pub(crate) fn files(folder: &str) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{folder}: {error}"))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    Ok(names
        .filter_map(|name| name.strip_suffix(".toml").map(str::to_owned))
        .collect())
}

/// Reads one file.
pub(crate) fn read(folder: &str, file: &str) -> Result<Vec<Case>, String> {
    let path = Path::new(folder).join(format!("{file}.toml"));
    let text =
        std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let table: Table = text
        .parse()
        .map_err(|error| format!("{file}.toml: {error}"))?;
    let cases = table
        .get("case")
        .and_then(Value::as_array)
        .ok_or(format!("{file}.toml has no [[case]]"))?;
    cases
        .iter()
        .enumerate()
        .map(|(n, case)| {
            read_case(case).map_err(|why| format!("{file}.toml, case {}: {why}", n + 1))
        })
        .collect()
}

fn read_case(value: &Value) -> Result<Case, String> {
    let table = value.as_table().ok_or("is no table")?;
    if let Some(key) = table.keys().find(|key| !KEYS.contains(&key.as_str())) {
        return Err(format!("the key `{key}` is not known"));
    }
    let id = text(table, "id").ok_or("has no id")?.to_owned();
    complete(table).map_err(|why| format!("{id}: {why}"))?;
    let mut command = words(text(table, "command").ok_or(format!("{id} has no command"))?);
    let plain = command.iter().position(|word| word == "--plain");
    if let Some(place) = plain {
        command.remove(place);
    }
    let (input, mut expect) = input(table).map_err(|why| format!("{id}: {why}"))?;
    for entry in table
        .get("expect")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
    {
        expect.push(read_assertion(entry).map_err(|why| format!("{id}: {why}"))?);
    }
    let last = text(table, "position").map(str::to_owned);
    Ok(Case {
        id,
        command,
        input,
        last,
        json: plain.is_none(),
        expect,
    })
}

/// Requirement ids, articles, the provision it is about: they have to be there and well formed.
fn complete(table: &Table) -> Result<(), String> {
    for key in ["ids", "articles"] {
        let list = table
            .get(key)
            .and_then(Value::as_array)
            .ok_or(format!("`{key}` is missing"))?;
        if !list.iter().all(Value::is_str) {
            return Err(format!("`{key}` is a list of texts"));
        }
    }
    match (table.get("about"), table.get("holds")) {
        (Some(Value::Array(_)), Some(Value::Boolean(_))) | (None, None) => Ok(()),
        _ => Err("`about` (provisions) and `holds` (true or false) go together".to_owned()),
    }
}

fn text<'a>(table: &'a Table, key: &str) -> Option<&'a str> {
    table.get(key).and_then(Value::as_str)
}

/// Words between blanks; a word in double quotes may contain blanks.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (n, piece) in line.split('"').enumerate() {
        if n % 2 == 1 {
            words.push(piece.to_owned());
        } else {
            words.extend(piece.split_whitespace().map(str::to_owned));
        }
    }
    words
}

fn read_assertion(value: &Value) -> Result<Assertion, String> {
    match value {
        Value::String(line) => assertion::parse(line),
        Value::Array(readings) => readings
            .iter()
            .map(read_reading)
            .collect::<Result<_, _>>()
            .map(Assertion::Either),
        _ => Err("an assertion is a text, or a list of lists of texts".to_owned()),
    }
}

fn read_reading(value: &Value) -> Result<Vec<Assertion>, String> {
    let lines = value.as_array().ok_or("a reading is a list of texts")?;
    lines.iter().map(read_assertion).collect()
}

type Input = (Option<(&'static str, Vec<u8>)>, Vec<Assertion>);

fn input(table: &Table) -> Result<Input, String> {
    if let Some(log) = text(table, "events") {
        let (lines, expect) = event_log::expand(log)?;
        return Ok((Some(("events.jsonl", lines.into_bytes())), expect));
    }
    let file = if let Some(pgn) = text(table, "pgn") {
        Some(("game.pgn", pgn.as_bytes().to_vec()))
    } else if let Some(bytes) = text(table, "bytes") {
        Some(("game.pgn", unhex(bytes)?))
    } else if let Some(fens) = text(table, "fens") {
        Some(("positions.fen", fens.as_bytes().to_vec()))
    } else if let Some(content) = text(table, "text") {
        Some(("input.txt", content.as_bytes().to_vec()))
    } else {
        text(table, "moves").map(|moves| ("game.pgn", game(table, moves).into_bytes()))
    };
    Ok((file, Vec::new()))
}

/// Bytes in hexadecimal between blanks; what is in parentheses is ASCII.
fn unhex(text: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    for (n, piece) in text.split(['(', ')']).enumerate() {
        if n % 2 == 1 {
            bytes.extend_from_slice(piece.as_bytes());
            continue;
        }
        for pair in piece.split_whitespace() {
            bytes.push(u8::from_str_radix(pair, 16).map_err(|_| format!("`{pair}` is no byte"))?);
        }
    }
    Ok(bytes)
}

/// A game in PGN from the short form `fen`, `moves`, `result`, `tags`.
fn game(table: &Table, moves: &str) -> String {
    let result = text(table, "result").unwrap_or("*");
    let mut pgn = String::from("[Event \"Case\"]\n[White \"A\"]\n[Black \"B\"]\n");
    for (name, value) in table
        .get("tags")
        .and_then(Value::as_table)
        .into_iter()
        .flatten()
    {
        pgn.push_str(&format!(
            "[{name} \"{}\"]\n",
            value.as_str().unwrap_or_default()
        ));
    }
    let fen = text(table, "fen");
    if let Some(fen) = fen {
        pgn.push_str(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n"));
    }
    pgn.push_str(&format!("[Result \"{result}\"]\n\n"));
    let mut fields = fen.unwrap_or("- w - - 0 1").split_whitespace();
    let mut black = fields.nth(1) == Some("b");
    let mut number: u32 = fields
        .nth(3)
        .and_then(|field| field.parse().ok())
        .unwrap_or(1);
    for (n, word) in moves.split_whitespace().enumerate() {
        match (black, n) {
            (false, _) => pgn.push_str(&format!("{number}. ")),
            (true, 0) => pgn.push_str(&format!("{number}... ")),
            (true, _) => {}
        }
        pgn.push_str(word);
        pgn.push(' ');
        number += u32::from(black);
        black = !black;
    }
    pgn.push_str(result);
    pgn.push('\n');
    pgn
}

#[test]
fn the_short_form_of_a_game_is_numbered_from_its_set_up() {
    let table: Table = "fen = '4k3/8/8/8/8/8/8/4K3 b - - 0 9'\nresult = '1/2-1/2'"
        .parse()
        .unwrap();
    let pgn = game(&table, "Ke7 Ke2 Ke8");
    assert!(pgn.ends_with("\n\n9... Ke7 10. Ke2 Ke8 1/2-1/2\n"), "{pgn}");
    assert_eq!(unhex("ef (BOM) 0a").unwrap(), b"\xefBOM\n");
    assert!(unhex("zz").is_err());
    assert_eq!(
        words(r#"claim --move "Rd8 +" x"#),
        ["claim", "--move", "Rd8 +", "x"]
    );
}
