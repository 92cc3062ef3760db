//! `hakem judge`: how did this game end?

mod compare;
mod page;

use std::io::Read;
use std::path::Path;

use hakem_answers::game::{Confidences, Seen};
use hakem_laws::facts::mating::Scrutiny;
use hakem_score::letters::LettersChoice;
use hakem_score::pgn::{Game, Reader};
use hakem_score::remarks::Remark;

use super::{Stop, Talk};
use crate::args::{self, Check, Format, LawsChoice, Scope};
use crate::dto::write_line;
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::input::{InputFault, Opened, Rows, Source, Table, Text};
use crate::judging::{Bench, Judged, profile_for};
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
        let ended = match source.open_any() {
            Ok(Opened::Text(mut text)) => judge_text(&mut text, source, &request.options, talk)?,
            Ok(Opened::Table(path)) => judge_table(&path, source, &request.options, talk)?,
            Err(fault) => unusable(fault, talk),
        };
        exit = exit.and(ended);
    }
    Ok(exit)
}

fn unusable(fault: InputFault, talk: &mut Talk<'_>) -> Exit {
    talk.tell(&fault.into());
    Exit::Unusable
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
    games.end(talk)?;
    match broken {
        Some(trouble) => {
            let fault = source.fault(trouble).at_line(games.last_line);
            Ok(unusable(fault, talk))
        }
        None => Ok(games.exit(talk)),
    }
}

fn judge_table(
    path: &Path,
    source: &Source,
    options: &JudgeOptions,
    talk: &mut Talk<'_>,
) -> Result<Exit, Stop> {
    let mut table = match Table::open(source, path, 0) {
        Ok(table) => table,
        Err(fault) => return Ok(unusable(fault, talk)),
    };
    let progress = Progress::over(source);
    let mut games = Games::new(source.name(), *options);
    let broken = loop {
        match table.next_rows(CHUNK) {
            Ok(Some(rows)) => games.rows(&rows, talk)?,
            Ok(None) => break None,
            Err(fault) => break Some(fault),
        }
        progress.reached(table.consumed());
    };
    progress.finish();
    Ok(match broken {
        Some(fault) => unusable(fault, talk),
        None => games.exit(talk),
    })
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
    games.end(talk)?;
    Ok(games.exit(talk))
}

/// The games of one source, judged as they come.
struct Games {
    source: String,
    options: JudgeOptions,
    reader: Reader,
    /// How many were judged.
    judged: u64,
    bench: Bench,
    remarks: Vec<Remark>,
    result: Vec<u8>,
    exit: Exit,
    last_line: u64,
    confidence: Confidences,
    found: Found,
}

/// What an input holds. Only a game has a tag, or a half-move that can be played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Found {
    /// No game.
    Nothing,
    /// Games of which none has a position to start from.
    Unjudged,
    /// A game that was judged.
    Judged,
}

impl Games {
    fn new(source: String, options: JudgeOptions) -> Games {
        Games {
            source,
            options,
            reader: Reader::new(),
            judged: 0,
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

    /// Nothing follows: judges what is open.
    fn end(&mut self, talk: &mut Talk<'_>) -> Result<(), Stop> {
        self.reader.end();
        self.judge_all(talk)
    }

    /// What it comes to; where there was no game, or none that can be judged, that is told.
    fn exit(&self, talk: &mut Talk<'_>) -> Exit {
        let fault = match self.found {
            Found::Judged => return self.exit,
            Found::Unjudged => Fault::of_source(self.source.clone(), Trouble::NothingJudged),
            Found::Nothing => {
                let fault = Fault::of_source(self.source.clone(), Trouble::NoGame);
                match self.reader.stray() {
                    Some(place) => fault.at(u64::from(place.line), u64::from(place.column)),
                    None => fault,
                }
            }
        };
        talk.tell(&fault);
        Exit::Unusable
    }

    fn judge_all(&mut self, talk: &mut Talk<'_>) -> Result<(), Stop> {
        let mut reader = std::mem::take(&mut self.reader);
        while let Some(game) = reader.next_game() {
            self.judge(game, None, talk)?;
        }
        self.reader = reader;
        Ok(())
    }

    fn rows(&mut self, rows: &Rows, talk: &mut Talk<'_>) -> Result<(), Stop> {
        rows.each_game(|number, game| {
            let row = u32::try_from(number).unwrap_or(u32::MAX);
            self.judge(game, Some(row), talk)
        })
    }

    /// Judges a game and writes what is found; in a table the row stands for the line.
    fn judge(
        &mut self,
        mut game: Game<'_>,
        row: Option<u32>,
        talk: &mut Talk<'_>,
    ) -> Result<(), Stop> {
        self.judged += 1;
        game.number = self.judged;
        game.line = row.unwrap_or(game.line);
        self.last_line = u64::from(game.line);
        self.remarks.clear();
        let profile = profile_for(&game, self.options.laws);
        let judged = self
            .bench
            .judge(&game, profile, self.options.letters, &mut self.remarks);
        for remark in &mut self.remarks {
            remark.line = row.unwrap_or(remark.line);
        }
        self.found = self.found.max(found(&game, &judged));
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
        self.result.clear();
        told(&seen, &self.options, talk, &mut self.result);
        Ok(talk.output.write_all(&self.result)?)
    }
}

/// What is printed of a game.
fn told(seen: &Seen<'_>, options: &JudgeOptions, talk: &Talk<'_>, result: &mut Vec<u8>) {
    let compared = || compare::line(seen, options.letters);
    match (options.scope, options.format) {
        (Scope::One, Format::Json) => write_line(result, &seen.line()),
        (Scope::One, Format::Human) => {
            result.extend_from_slice(page::Page(seen).page(talk).as_bytes());
        }
        (Scope::Compare, Format::Json) => write_line(result, &compared()),
        (Scope::Compare, Format::Human) => {
            result.extend_from_slice(compare::page(&compared(), talk).as_bytes());
        }
    }
}

fn found(game: &Game<'_>, judged: &Judged) -> Found {
    if judged.replayed.plies == 0 && game.tags().next().is_none() {
        Found::Nothing
    } else if judged.judgement.is_none() {
        Found::Unjudged
    } else {
        Found::Judged
    }
}

/// Whether something is at odds with the Laws or with the record. What is only worth knowing, or
/// left open, is not.
fn is_at_odds(seen: &Seen<'_>) -> bool {
    seen.judged.is_at_odds(seen.remarks)
}
