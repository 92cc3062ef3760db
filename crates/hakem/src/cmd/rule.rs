//! `hakem rule`: a ruling on each event of a log.

mod heading;

use hakem_answers::claim::letters_of;
use hakem_answers::doubts;
use hakem_answers::event_log::{Log, Names, Told, must_play};
use hakem_laws::facts::mating::Scrutiny;
use hakem_laws::{Game, Ruling, actor, rule, rule_on_board};
use hakem_score::letters::LettersChoice;
use hakem_words::Context;

use self::heading::Heading;
use super::{Stop, Talk};
use crate::args::{self, Format, LawsChoice};
use crate::dto::{RulingLine, write_line};
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::layout::{Tone, paragraph};

/// How an event log is ruled on and printed.
#[derive(Clone, Copy, Debug)]
pub struct RuleOptions {
    /// Which rules; [`LawsChoice::OfRecord`] leaves it to the log.
    pub laws: LawsChoice,
    /// Which piece letters; [`LettersChoice::Auto`] leaves it to the log.
    pub letters: LettersChoice,
    /// How hard it is looked for whether a player can mate.
    pub scrutiny: Scrutiny,
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
/// the rulings cannot be written. Any other line gets exactly one ruling; where something in one
/// cannot be used, the result is [`Exit::Unusable`].
pub fn rule_log(
    bytes: &[u8],
    source: &str,
    options: &RuleOptions,
    talk: &mut Talk<'_>,
) -> Result<Exit, Stop> {
    let own = letters_of(talk.words.lang);
    let mut log = Log::read(bytes, options.laws, options.letters, own)
        .map_err(|told| Fault::of_log(source, &told))?;
    log.set_up.regulations.scrutiny = options.scrutiny;
    let mut exit = tell_all(&log.warnings, source, talk);
    let regulations = &log.set_up.regulations;
    let mut game = Game::new(log.set_up.start.clone(), regulations)
        .after_illegal_moves(log.set_up.illegal_moves);
    // A position that is an end by itself leaves every event without an object.
    let _ = rule_on_board(&mut game, regulations);
    let mut names = Names::default();
    let mut result = Vec::new();
    for (line, n) in log.lines.iter().zip(1u64..) {
        let (event, troubles) = line.event(&game, log.letters);
        exit = exit.and(tell_all(&troubles, source, talk));
        let before = game.position().cloned();
        let heading = Heading {
            line,
            event: &event,
            actor: actor(&game, &event),
            words: talk.words,
        };
        let ruling = rule(&mut game, &event, regulations);
        names.follow(&game, before.as_ref());
        let context = Context {
            profile: regulations.profile,
            moves: &names.names,
        };
        let ruled = Ruled {
            n,
            heading,
            ruling: &ruling,
            game: &game,
            context,
        };
        result.clear();
        match options.format {
            Format::Json => {
                ruled.json(&mut result);
                if let Some(why) = doubts::reading(&ruling) {
                    let told = Fault::of_source(source.to_owned(), Trouble::Record { why });
                    talk.tell(&told.at_line(line.number()));
                }
            }
            Format::Human => {
                result.extend_from_slice(ruled.page(talk).as_bytes());
            }
        }
        talk.output.write_all(&result)?;
    }
    Ok(exit)
}

/// Tells of what is wrong with a log. The exit code says whether any of it could not be used.
fn tell_all(troubles: &[Told], source: &str, talk: &mut Talk<'_>) -> Exit {
    for told in troubles {
        talk.tell(&Fault::of_log(source, told));
    }
    if troubles.iter().all(|told| told.trouble.is_only_told()) {
        Exit::Done
    } else {
        Exit::Unusable
    }
}

/// One event with its ruling.
struct Ruled<'a> {
    n: u64,
    heading: Heading<'a>,
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
            self.heading.line.name(),
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
        let label = format!("{:>3}. {}", self.n, self.heading.text());
        page.push_str(&colour.paint(Tone::Strong, &label));
        page.push('\n');
        let ruling = hakem_words::ruling(self.ruling, &self.context, words.lang);
        paragraph(&mut page, "     ", &ruling);
        if let Some(doubt) = doubts::reading(self.ruling) {
            paragraph(&mut page, "     ", doubt.get(words.lang));
        }
        page
    }
}

#[cfg(test)]
mod tests {
    use hakem_score::letters::Letters;
    use hakem_words::move_names;

    use super::*;

    #[test]
    fn names_that_are_kept_are_those_of_the_board() {
        for (source, bytes) in crate::samples::CORPUS {
            if !source.ends_with(".jsonl") {
                continue;
            }
            let log = Log::read(
                bytes,
                LawsChoice::OfRecord,
                LettersChoice::Auto,
                Letters::En,
            );
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
