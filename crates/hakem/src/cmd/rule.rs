//! `hakem rule`: a ruling on each event of a log.

use hakem_answers::event_log::{Line, Log, Names, must_play};
use hakem_answers::trouble::Trouble;
use hakem_laws::{Game, Ruling, rule, rule_on_board};
use hakem_score::letters::LettersChoice;
use hakem_words::Context;

use super::{Stop, Talk};
use crate::args::{self, Format, LawsChoice};
use crate::dto::{RulingLine, write_line};
use crate::exit::Exit;
use crate::fault::Fault;
use crate::layout::{Tone, harmless, paragraph};
use crate::words::{Argument, Words};

/// How an event log is ruled on and printed.
#[derive(Clone, Copy, Debug)]
pub struct RuleOptions {
    /// Which rules; [`LawsChoice::OfRecord`] leaves it to the log.
    pub laws: LawsChoice,
    /// Which piece letters; [`LettersChoice::Auto`] leaves it to the log.
    pub letters: LettersChoice,
    /// How to print.
    pub format: Format,
}

/// The longest log that is read; nothing that happens at one board fills it.
const LONGEST: u64 = 64 << 20;

/// Reads a log and rules on it.
pub(crate) fn run(request: &args::Rule, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let bytes = request.source.read_whole(LONGEST)?;
    rule_log(&bytes, &request.source.name(), &request.options, talk)
}

/// Rules on every event of a log, as `hakem rule` does with a file named `source`.
///
/// # Errors
/// [`Stop::Unusable`] where the log is empty or its set-up cannot be used, [`Stop::Output`] where
/// the rulings cannot be written. Any other line gets exactly one ruling; where one is no JSON, the
/// result is [`Exit::Unusable`].
pub fn rule_log(
    bytes: &[u8],
    source: &str,
    options: &RuleOptions,
    talk: &mut Talk<'_>,
) -> Result<Exit, Stop> {
    let log = Log::read(bytes, options.laws, options.letters)
        .map_err(|told| Fault::of_log(source, &told))?;
    for warning in &log.warnings {
        talk.tell(&Fault::of_log(source, warning));
    }
    let regulations = &log.set_up.regulations;
    let mut game = Game::new(log.set_up.start.clone(), regulations);
    // A position that is an end by itself leaves every event without an object.
    let _ = rule_on_board(&mut game, regulations);
    let mut names = Names::default();
    let mut result = Vec::new();
    let mut exit = Exit::Done;
    for (line, n) in log.lines.iter().zip(1u64..) {
        let (event, troubles) = line.event(&game, log.letters);
        for told in &troubles {
            talk.tell(&Fault::of_log(source, told));
            if told.trouble == Trouble::NotJson {
                exit = Exit::Unusable;
            }
        }
        let before = game.position().cloned();
        let ruling = rule(&mut game, &event, regulations);
        names.follow(&game, before.as_ref());
        let context = Context {
            profile: regulations.profile,
            moves: &names.names,
        };
        let ruled = Ruled {
            n,
            line,
            ruling: &ruling,
            game: &game,
            context,
        };
        result.clear();
        match options.format {
            Format::Json => ruled.json(&mut result),
            Format::Human => {
                result.extend_from_slice(ruled.page(talk).as_bytes());
            }
        }
        talk.output.write_all(&result)?;
    }
    Ok(exit)
}

/// One event with its ruling.
struct Ruled<'a> {
    n: u64,
    line: &'a Line,
    ruling: &'a Ruling,
    game: &'a Game,
    context: Context<'a>,
}

impl Ruled<'_> {
    fn json(&self, result: &mut Vec<u8>) {
        let text = hakem_words::ruling_text(self.ruling, &self.context).into();
        let must_play = must_play(self.game, self.ruling);
        let edition = self.context.profile.edition;
        let line = RulingLine::of(
            self.n,
            self.line.name(),
            self.ruling,
            must_play,
            edition,
            text,
        );
        write_line(result, &line);
    }

    fn page(&self, talk: &Talk<'_>) -> String {
        let Talk { words, colour, .. } = *talk;
        let mut page = String::new();
        let label = format!("{:>3}. {}", self.n, self.label(words));
        page.push_str(&colour.paint(Tone::Strong, &label));
        page.push('\n');
        let ruling = hakem_words::ruling(self.ruling, &self.context, words.lang);
        paragraph(&mut page, "     ", &ruling);
        page
    }

    /// Who did what, in a few words.
    fn label(&self, words: Words) -> String {
        let who = match self.line.detail("by").as_deref() {
            Some(name @ ("white" | "black")) => {
                words.say("player", &[("player", Argument::Text(name.to_owned()))])
            }
            Some("arbiter") => words.tell("cli-event-arbiter"),
            _ => String::new(),
        };
        let event = self.line.name().map_or_else(
            || words.tell("cli-event-unreadable"),
            |name| {
                let id = format!("cli-event-{}", name.replace('_', "-"));
                if hakem_words::has_message(&id) {
                    words.tell(&id)
                } else {
                    harmless(name)
                }
            },
        );
        let detail = ["move", "square", "kind", "decision", "ground"]
            .into_iter()
            .find_map(|key| self.line.detail(key))
            .map(|detail| harmless(&detail));
        let parts = [Some(who).filter(|who| !who.is_empty()), Some(event), detail];
        let label: Vec<String> = parts.into_iter().flatten().collect();
        label.join(" · ").chars().take(70).collect()
    }
}

#[cfg(test)]
mod tests {
    use hakem_words::move_names;

    use super::*;

    #[test]
    fn names_that_are_kept_are_those_of_the_board() {
        for (source, bytes) in crate::samples::CORPUS {
            if !source.ends_with(".jsonl") {
                continue;
            }
            let log = Log::read(bytes, LawsChoice::OfRecord, LettersChoice::Auto);
            let log = log.unwrap_or_else(|told| panic!("{source}: {told:?}"));
            let regulations = &log.set_up.regulations;
            let mut game = Game::new(log.set_up.start.clone(), regulations);
            let mut names = Names::default();
            for line in &log.lines {
                let (event, _) = line.event(&game, log.letters);
                let before = game.position().cloned();
                let _ = rule(&mut game, &event, regulations);
                names.follow(&game, before.as_ref());
                assert_eq!(names.names, move_names(&game), "{source}: {event:?}");
            }
        }
    }
}
