//! Event logs: everything that happened at a board, one JSON object a line.

mod fields;
pub mod keys;
mod moves;
mod names;
mod read;
mod setup;

use hakem_audit::judging::LawsChoice;
use hakem_laws::record::event::{Event, What};
use hakem_laws::record::game::Game;
use hakem_score::letters::{Letters, LettersChoice};
use serde_json::{Map, Value};

pub use self::moves::MoveReader;
use self::moves::settled_letters;
pub use self::names::{Names, must_play};
pub use self::setup::{SetUp, read_regulations, time_control};
use crate::trouble::Trouble;

/// A log that has been taken apart into lines.
#[derive(Clone, Debug)]
pub struct Log {
    /// What the first line lays down.
    pub set_up: SetUp,
    /// The piece letters, settled over the whole log.
    pub letters: Letters,
    /// The lines after it.
    pub lines: Vec<Line>,
    /// What was not understood and is left aside.
    pub warnings: Vec<Told>,
}

/// A trouble in a log, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The line, from 1; `None`: the whole log.
    pub line: Option<u64>,
    /// The column in bytes, from 1, where it is known.
    pub column: Option<u64>,
    /// What is wrong.
    pub trouble: Trouble,
}

impl Told {
    const fn of_log(trouble: Trouble) -> Told {
        Told {
            line: None,
            column: None,
            trouble,
        }
    }

    const fn at(line: u64, trouble: Trouble) -> Told {
        Told {
            line: Some(line),
            column: None,
            trouble,
        }
    }

    const fn not_json(line: u64, column: u64) -> Told {
        Told {
            line: Some(line),
            column: Some(column),
            trouble: Trouble::NotJson,
        }
    }
}

/// One line that gets a ruling.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number in the file, from 1.
    number: u64,
    /// Its fields, or where it stops being JSON (a column, from 1).
    fields: Result<Map<String, Value>, u64>,
}

impl Log {
    /// Takes a log apart; `own` are the piece letters of the user's language.
    ///
    /// # Errors
    /// [`Told`] where there is nothing in it, or where its set-up cannot be used.
    pub fn read(
        bytes: &[u8],
        laws: LawsChoice,
        letters: LettersChoice,
        own: Letters,
    ) -> Result<Log, Told> {
        let mut lines = lines(bytes);
        let Some(first) = lines.first() else {
            return Err(Told::of_log(Trouble::Empty));
        };
        let (number, column) = (first.number, first.fields.as_ref().err().copied());
        let mut warnings = Vec::new();
        let set_up = match &first.fields {
            Ok(map) if name(map) == Some("setup") => {
                let set_up =
                    SetUp::read(map, laws, letters).map_err(|trouble| Told::at(number, trouble))?;
                lines.remove(0);
                set_up
            }
            Ok(_) => {
                warnings.push(Told::at(number, Trouble::NoSetup));
                SetUp::usual(laws, letters)
            }
            Err(_) => return Err(Told::not_json(number, column.unwrap_or(1))),
        };
        let told = set_up
            .warnings
            .iter()
            .cloned()
            .map(|trouble| Told::at(number, trouble));
        warnings.extend(told);
        let readable = lines.iter().filter_map(|line| line.fields.as_ref().ok());
        let letters = settled_letters(&set_up.start, readable, set_up.letters, own);
        Ok(Log {
            set_up,
            letters,
            lines,
            warnings,
        })
    }
}

impl Line {
    /// The event that a JSON object tells of; `number` says which it is, from 1.
    #[must_use]
    pub const fn of(number: u64, fields: Map<String, Value>) -> Line {
        Line {
            number,
            fields: Ok(fields),
        }
    }

    /// The name of the event as the log has it.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.fields.as_ref().ok().and_then(name)
    }

    /// Its number in the file, from 1.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// What the log says of one of the keys, as text.
    #[must_use]
    pub fn detail(&self, key: &str) -> Option<String> {
        match self.fields.as_ref().ok()?.get(key)? {
            Value::String(text) => Some(text.clone()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        }
    }

    /// What happened, on the board of `game`. A line that cannot be read is still an event, though
    /// one that the Laws do not describe; what is told says what is wrong with it.
    #[must_use]
    pub fn event(&self, game: &Game, letters: Letters) -> (Event, Vec<Told>) {
        let nothing_known = Event {
            by: None,
            at: None,
            what: What::Other,
        };
        match &self.fields {
            Err(column) => (nothing_known, vec![Told::not_json(self.number, *column)]),
            Ok(map) if name(map) == Some("setup") => (
                nothing_known,
                vec![Told::at(self.number, Trouble::SetupAgain)],
            ),
            Ok(map) => {
                let moves = MoveReader {
                    position: game.position(),
                    letters,
                };
                let (event, troubles) = read::event(map, &moves);
                let told = troubles.into_iter();
                (event, told.map(|of| Told::at(self.number, of)).collect())
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
