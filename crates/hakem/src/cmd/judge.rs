//! `hakem judge`: how did this game end?

mod compare;
mod page;

use std::io::Read;

use hakem_laws::judge::{Finding, Judgement};
use hakem_laws::profile::Profile;
use hakem_laws::ruling::Level;
use hakem_score::letters::LettersChoice;
use hakem_score::pgn::{Game, Reader};
use hakem_score::remarks::{Remark, Weight};
use hakem_words::{Context, move_names};

use super::{Stop, Talk};
use crate::args::{self, Check, Format, LawsChoice, Scope};
use crate::dto::{
    Chances, EndLine, FindingLine, FirstsLine, GameLine, RemarkLine, Unconfirmed, write_line,
};
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::input::{Source, Text};
use crate::judging::{Bench, Judged, as_points, profile_for, result_of};
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
            bench: Bench::new(),
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
            if self.options.check == Check::Yes && seen.is_at_odds() {
                self.exit = self.exit.and(Exit::AtOdds);
            }
            match (self.options.scope, self.options.format) {
                (Scope::One, Format::Json) => write_line(&mut self.result, &seen.line()),
                (Scope::One, Format::Human) => {
                    self.result.extend_from_slice(seen.page(talk).as_bytes());
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

/// How well profiles are known, asked once for each.
#[derive(Default)]
struct Confidences(Vec<(&'static str, &'static str)>);

impl Confidences {
    fn of(&mut self, profile: &'static Profile) -> &'static str {
        if let Some((_, code)) = self.0.iter().find(|(id, _)| *id == profile.id) {
            return code;
        }
        let code = profile.confidence().code();
        self.0.push((profile.id, code));
        code
    }
}

/// Everything that is known of one game.
struct Seen<'a> {
    game: &'a Game<'a>,
    source: &'a str,
    remarks: &'a [Remark],
    judged: &'a Judged,
    bench: &'a Bench,
    /// How well the rules are known by which it was judged.
    confidence: &'static str,
}

impl Seen<'_> {
    /// Whether something is at odds with the Laws or with the record. What is only worth knowing, or
    /// left open, is not.
    fn is_at_odds(&self) -> bool {
        let trouble = |remark: &Remark| remark.code.weight() == Weight::Trouble;
        let at_odds = |judgement: &Judgement| {
            let law = |finding: &Finding| finding.level == Level::Law;
            judgement.consistent == Some(false) || judgement.findings.iter().any(law)
        };
        self.remarks.iter().any(trouble) || self.judged.judgement.as_ref().is_none_or(at_odds)
    }
}

impl Seen<'_> {
    /// The game as a JSON object has it.
    fn line(&self) -> GameLine<'_> {
        let profile = self.judged.profile;
        let judgement = self.judged.judgement.as_ref();
        GameLine {
            game: self.game.number,
            source: self.source,
            line: u64::from(self.game.line),
            white: self.game.tag("White"),
            black: self.game.tag("Black"),
            plies: self.judged.replayed.plies,
            recorded: result_of(&self.judged.replayed).map(as_points),
            termination: self.game.termination(),
            state: judgement.map(|judgement| judgement.state.code()),
            ended: judgement
                .and_then(|judgement| judgement.ended.as_ref())
                .map(|end| EndLine::of(end, profile.edition)),
            claimable: Chances {
                chances: judgement.map_or(&[], |judgement| &judgement.claimable),
                edition: profile.edition,
            },
            consistent: judgement.and_then(|judgement| judgement.consistent),
            findings: self.findings(),
            remarks: self.remarks.iter().map(RemarkLine::of).collect(),
            firsts: judgement.map_or_else(FirstsLine::default, |j| FirstsLine::from(j.firsts)),
            laws: profile.id,
            laws_confidence: self.confidence,
        }
    }

    fn findings(&self) -> Vec<FindingLine<'_>> {
        let found = self
            .judged
            .judgement
            .as_ref()
            .map_or(&[][..], |j| &j.findings);
        if found.is_empty() {
            return Vec::new();
        }
        let moves = move_names(self.bench.referee().game());
        let context = Context {
            profile: self.judged.profile,
            moves: &moves,
        };
        found
            .iter()
            .map(|finding| FindingLine {
                code: finding.code.code(),
                ply: finding.ply.0,
                article: [finding.provision.number_in(self.judged.profile.edition)],
                article_unconfirmed: Unconfirmed(
                    core::slice::from_ref(&finding.provision),
                    self.judged.profile.edition,
                ),
                level: finding.level.code(),
                text: hakem_words::finding_text(finding, &context).into(),
            })
            .collect()
    }
}
