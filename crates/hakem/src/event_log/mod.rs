//! Event logs: everything that happened at a board, one JSON object a line.

mod fields;
mod moves;
mod read;
mod setup;

use hakem_laws::record::event::{Event, What};
use hakem_laws::record::game::Game;
use hakem_score::letters::Letters;
use serde_json::{Map, Value};

pub(crate) use self::moves::MoveReader;
use self::moves::settled_letters;
use self::setup::SetUp;
use crate::args::LawsChoice;
use crate::fault::{Fault, Trouble};

/// A log that has been taken apart into lines.
pub(crate) struct Log {
    /// What the first line lays down.
    pub(crate) set_up: SetUp,
    /// The piece letters, settled over the whole log.
    pub(crate) letters: Letters,
    /// The lines after it.
    pub(crate) lines: Vec<Line>,
    /// What was not understood and is left aside.
    pub(crate) warnings: Vec<Fault>,
}

/// One line that gets a ruling.
pub(crate) struct Line {
    /// Its number in the file, from 1.
    number: u64,
    /// Its fields, or where it stops being JSON (a column, from 1).
    fields: Result<Map<String, Value>, u64>,
}

impl Log {
    /// Takes a log apart.
    ///
    /// # Errors
    /// [`Fault`] where there is nothing in it, or where its set-up cannot be used.
    pub(crate) fn read(
        bytes: &[u8],
        source: &str,
        laws: LawsChoice,
        letters: hakem_score::letters::LettersChoice,
    ) -> Result<Log, Fault> {
        let of = |trouble| Fault::of_source(source.to_owned(), trouble);
        let mut lines = lines(bytes);
        let Some(first) = lines.first() else {
            return Err(of(Trouble::Empty));
        };
        let (number, column) = (first.number, first.fields.as_ref().err().copied());
        let mut warnings = Vec::new();
        let set_up = match &first.fields {
            Ok(map) if name(map) == Some("setup") => {
                let set_up = SetUp::read(map, laws, letters)
                    .map_err(|trouble| of(trouble).at_line(number))?;
                lines.remove(0);
                set_up
            }
            Ok(_) => {
                warnings.push(of(Trouble::NoSetup).at_line(number));
                SetUp::usual(laws, letters)
            }
            Err(_) => return Err(of(Trouble::NotJson).at(number, column.unwrap_or(1))),
        };
        let told = set_up
            .warnings
            .iter()
            .cloned()
            .map(|trouble| of(trouble).at_line(number));
        warnings.extend(told);
        let readable = lines.iter().filter_map(|line| line.fields.as_ref().ok());
        let letters = settled_letters(&set_up.start, readable, set_up.letters);
        Ok(Log {
            set_up,
            letters,
            lines,
            warnings,
        })
    }
}

impl Line {
    /// The name of the event as the log has it.
    pub(crate) fn name(&self) -> Option<&str> {
        self.fields.as_ref().ok().and_then(name)
    }

    /// What the log says of one of the keys, as text.
    pub(crate) fn detail(&self, key: &str) -> Option<String> {
        match self.fields.as_ref().ok()?.get(key)? {
            Value::String(text) => Some(text.clone()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        }
    }

    /// What happened, on the board of `game`. A line that cannot be read is still an event, though
    /// one that the Laws do not describe; the faults say what is wrong with it.
    pub(crate) fn event(&self, game: &Game, letters: Letters, source: &str) -> (Event, Vec<Fault>) {
        let of = |trouble| Fault::of_source(source.to_owned(), trouble).at_line(self.number);
        let nothing_known = Event {
            by: None,
            at: None,
            what: What::Other,
        };
        match &self.fields {
            Err(column) => (
                nothing_known,
                vec![of(Trouble::NotJson).at(self.number, *column)],
            ),
            Ok(map) if name(map) == Some("setup") => (nothing_known, vec![of(Trouble::SetupAgain)]),
            Ok(map) => {
                let moves = MoveReader {
                    position: game.position(),
                    letters,
                };
                let (event, troubles) = read::event(map, &moves);
                (event, troubles.into_iter().map(of).collect())
            }
        }
    }
}

fn name(map: &Map<String, Value>) -> Option<&str> {
    map.get("event").and_then(Value::as_str)
}

/// The lines that hold something.
fn lines(bytes: &[u8]) -> Vec<Line> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let numbered = bytes.split(|byte| *byte == b'\n').zip(1u64..);
    numbered
        .filter(|(line, _)| !line.trim_ascii().is_empty())
        .map(|(line, number)| Line {
            number,
            fields: object(line),
        })
        .collect()
}

/// The object of a line, or the column at which it stops being one.
fn object(line: &[u8]) -> Result<Map<String, Value>, u64> {
    match serde_json::from_slice(line) {
        Ok(Value::Object(map)) => Ok(map),
        Ok(_) => Err(1),
        Err(error) => Err(u64::try_from(error.column()).unwrap_or(1).max(1)),
    }
}
