//! `hakem signature`: one hash over all rulings. It changes only when a ruling changes, not when
//! it is told in other words.

use std::io::{self, Write};

use hakem_laws::facts::mating::Scrutiny;
use hakem_score::letters::LettersChoice;

use super::judge::{JudgeOptions, judge_stream};
use super::rule::{RuleOptions, rule_log};
use super::{Stop, Talk};
use crate::args::{Check, Format, LawsChoice, Scope};
use crate::exit::Exit;
use crate::input::Source;
use crate::samples;

/// The longest file that is taken in.
const LONGEST: u64 = 1 << 30;

/// Hashes the rulings on the files, or on what comes with the program.
pub(crate) fn run(sources: &[Source], format: Format, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let mut hash = Rulings::default();
    let mut exit = Exit::Done;
    if sources.is_empty() {
        for (name, bytes) in samples::CORPUS {
            exit = exit.and(rulings(bytes, name, &mut hash, talk)?);
        }
    }
    for source in sources {
        let bytes = source.read_whole(LONGEST)?;
        exit = exit.and(rulings(&bytes, &source.name(), &mut hash, talk)?);
    }
    let told = match format {
        Format::Human => format!("{:032x}\n", hash.0),
        Format::Json => format!("{{\"signature\":\"{:032x}\"}}\n", hash.0),
    };
    talk.output.write_all(told.as_bytes())?;
    Ok(exit)
}

/// Adds the rulings on one file: an event log where it begins with a brace, else games.
fn rulings(
    bytes: &[u8],
    source: &str,
    hash: &mut Rulings,
    talk: &mut Talk<'_>,
) -> Result<Exit, Stop> {
    let laws = LawsChoice::OfRecord;
    let letters = LettersChoice::Auto;
    let format = Format::Json;
    let mut inner = Talk {
        words: talk.words,
        colour: talk.colour,
        output: hash,
        errors: &mut *talk.errors,
    };
    let is_log = bytes.trim_ascii_start().first() == Some(&b'{');
    if is_log {
        rule_log(
            bytes,
            source,
            &RuleOptions {
                laws,
                letters,
                scrutiny: Scrutiny::LIVE,
                format,
            },
            &mut inner,
        )
    } else {
        let (scope, check) = (Scope::One, Check::No);
        let options = JudgeOptions {
            laws,
            letters,
            format,
            scope,
            check,
        };
        judge_stream(bytes, source, &options, &mut inner)
    }
}

/// FNV-1a over 128 bits, of what is ruled in each line.
struct Rulings(u128);

impl Default for Rulings {
    fn default() -> Rulings {
        Rulings(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }
}

/// The keys of a line that say what is ruled, and not how it is told or where it was read.
const RULED: &[&str] = &[
    "n",
    "game",
    "plies",
    "state",
    "ended",
    "claimable",
    "consistent",
    "findings",
    "firsts",
    "laws",
    "ruling",
    "ground",
    "article",
    "level",
    "effect",
];

impl Write for Rulings {
    /// Takes whole lines.
    fn write(&mut self, lines: &[u8]) -> io::Result<usize> {
        for line in lines
            .split(|byte| *byte == b'\n')
            .filter(|line| !line.is_empty())
        {
            let mut value: serde_json::Value = serde_json::from_slice(line)?;
            if let Some(object) = value.as_object_mut() {
                object.retain(|key, _| RULED.contains(&key.as_str()));
            }
            without_texts(&mut value);
            for byte in value.to_string().bytes().chain([b'\n']) {
                self.0 = (self.0 ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
            }
        }
        Ok(lines.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn without_texts(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Object(object) => {
            object.retain(|key, _| key != "text");
            object.values_mut().for_each(without_texts);
        }
        serde_json::Value::Array(items) => items.iter_mut().for_each(without_texts),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash(line: &str) -> u128 {
        let mut rulings = Rulings::default();
        rulings.write_all(line.as_bytes()).unwrap();
        rulings.0
    }

    #[test]
    fn other_words_leave_the_signature_and_another_ruling_changes_it() {
        let line = r#"{"n":1,"ruling":"noted","text":{"en":"a","tr":"b"}}"#;
        let words = r#"{"n":1,"ruling":"noted","text":{"en":"c","tr":"d"}}"#;
        let ruling = r#"{"n":1,"ruling":"ended","text":{"en":"a","tr":"b"}}"#;
        assert_eq!(hash(line), hash(words));
        assert_ne!(hash(line), hash(ruling));
    }
}
