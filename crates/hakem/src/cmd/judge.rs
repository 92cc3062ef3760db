//! `hakem judge`: how did this game end?

mod compare;
mod page;

use std::io::Read;

use hakem_answers::game::{Confidences, Seen};
use hakem_laws::facts::mating::Scrutiny;
use hakem_score::letters::LettersChoice;
use hakem_score::pgn::Reader;
use hakem_score::remarks::Remark;

use super::{Stop, Talk};
use crate::args::{self, Check, Format, LawsChoice, Scope};
use crate::dto::write_line;
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::input::{Source, Text};
use crate::judging::{Bench, profile_for};
use crate::progress::Progress;

/// How games are judged and printed.
#[derive(Clone, Copy, Debug)]
pub struct JudgeOptions {
    /// Which rules.
    pub laws: LawsChoice,
    /// Which piece letters.
    pub letters: LettersChoice,
    /// How to print.
    pub format: Format,
    /// What to print.
    pub scope: Scope,
    /// Whether faults show in the exit code.
    pub check: Check,
}

/// How many bytes are read at once.
const CHUNK: usize = 128 * 1024;

/// Judges all games of all sources; one that cannot be used does not keep the others from it.
pub(crate) fn run(request: &args::Judge, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let mut exit = Exit::Done;
    for source in &request.sources {
        let ended = match source.open() {
            Ok(mut text) => judge_text(&mut text, source, &request.options, talk)?,
            Err(fault) => {
                talk.tell(&fault);
                Exit::Unusable
            }
        };
        exit = exit.and(ended);
    }
    Ok(exit)
}

fn judge_text(
    text: &mut Text,
    source: &Source,
    options: &JudgeOptions,
    talk: &mut Talk<'_>,
) -> Result<Exit, Stop> {
    let progress = Progress::over(source);
    let mut games = Games::new(source.name(), *options);
    let mut chunk = vec![0; CHUNK];
    let broken = loop {
        match text.read(&mut chunk) {
            Ok(0) => break None,
            Ok(length) => games.feed(chunk.get(..length).unwrap_or_default(), talk)?,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(error) => break Some(text.trouble(&error)),
        }
        progress.reached(text.consumed());
    };
    progress.finish();
    let exit = games.finish(talk)?;
    match broken {
        Some(trouble) => {
            let fault = source.fault(trouble).at_line(games.line());
            talk.tell(&fault);
            Ok(Exit::Unusable)
        }
        None => Ok(exit),
    }
}

/// Judges all games in `bytes`, as `hakem judge` does with a file named `source`.
///
/// # Errors
/// [`Stop::Output`] where the results cannot be written. Bytes that hold no game are told of, and
/// give [`Exit::Unusable`].
pub fn judge_stream(
    bytes: &[u8],
    source: &str,
    options: &JudgeOptions,
    talk: &mut Talk<'_>,
) -> Result<Exit, Stop> {
    let mut games = Games::new(source.to_owned(), *options);
    for chunk in bytes.chunks(CHUNK) {
        games.feed(chunk, talk)?;
    }
    games.finish(talk)
}

/// The games of one source, judged as they come.
struct Games {
    source: String,
    options: JudgeOptions,
    reader: Reader,
    bench: Bench,
    remarks: Vec<Remark>,
    result: Vec<u8>,
    exit: Exit,
    last_line: u64,
    confidence: Confidences,
    found: Found,
}

/// Whether an input holds anything that only a game has: a tag, or a half-move that can be played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Nothing,
    Something,
}

impl Games {
    fn new(source: String, options: JudgeOptions) -> Games {
        Games {
            source,
            options,
            reader: Reader::new(),
            bench: Bench::new(Scrutiny::RECORD),
            remarks: Vec::new(),
            result: Vec::new(),
            exit: Exit::Done,
            last_line: 1,
            confidence: Confidences::default(),
            found: Found::Nothing,
        }
    }

    fn feed(&mut self, chunk: &[u8], talk: &mut Talk<'_>) -> Result<(), Stop> {
        self.reader.feed(chunk);
        self.judge_all(talk)
    }

    fn finish(&mut self, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
        self.reader.end();
        self.judge_all(talk)?;
        if self.found == Found::Nothing {
            let fault = Fault::of_source(self.source.clone(), Trouble::NoGame);
            let fault = match self.reader.stray() {
                Some(place) => fault.at(u64::from(place.line), u64::from(place.column)),
                None => fault,
            };
            talk.tell(&fault);
            return Ok(Exit::Unusable);
        }
        Ok(self.exit)
    }

    /// The line at which the last game started.
    const fn line(&self) -> u64 {
        self.last_line
    }

    fn judge_all(&mut self, talk: &mut Talk<'_>) -> Result<(), Stop> {
        while let Some(game) = self.reader.next_game() {
            self.last_line = u64::from(game.line);
            self.remarks.clear();
            self.result.clear();
            let profile = profile_for(&game, self.options.laws);
            let judged = self
                .bench
                .judge(&game, profile, self.options.letters, &mut self.remarks);
            if judged.replayed.plies > 0 || game.tags().next().is_some() {
                self.found = Found::Something;
            }
            let seen = Seen {
                game: &game,
                source: &self.source,
                remarks: &self.remarks,
                judged: &judged,
                bench: &self.bench,
                confidence: self.confidence.of(profile),
            };
            if self.options.check == Check::Yes && is_at_odds(&seen) {
                self.exit = self.exit.and(Exit::AtOdds);
            }
            match (self.options.scope, self.options.format) {
                (Scope::One, Format::Json) => write_line(&mut self.result, &seen.line()),
                (Scope::One, Format::Human) => {
                    self.result
                        .extend_from_slice(page::Page(&seen).page(talk).as_bytes());
                }
                (Scope::Compare, Format::Json) => {
                    write_line(
                        &mut self.result,
                        &compare::line(&seen, self.options.letters),
                    );
                }
                (Scope::Compare, Format::Human) => {
                    let line = compare::line(&seen, self.options.letters);
                    self.result
                        .extend_from_slice(compare::page(&line, talk).as_bytes());
                }
            }
            talk.output.write_all(&self.result)?;
        }
        Ok(())
    }
}

/// Whether something is at odds with the Laws or with the record. What is only worth knowing, or
/// left open, is not.
fn is_at_odds(seen: &Seen<'_>) -> bool {
    seen.judged.is_at_odds(seen.remarks)
}
