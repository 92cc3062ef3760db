//! A judged game for people.

use hakem_answers::game::Seen;
use hakem_laws::profile::Confidence;
use hakem_score::pgn::StartFault;
use hakem_score::remarks::{Remark, Weight};
use hakem_score::result::RecordedResult;
use hakem_words::document::{self, Block, Document, GameView};
use hakem_words::{Context, move_names};
use shakmaty::Position;

use crate::cmd::Talk;
use crate::judging::result_of;
use crate::layout::harmless;
use crate::words::{Argument, Words};

/// The most remarks that are told one by one.
const REMARKS: usize = 8;

/// A game as a person reads it.
pub(super) struct Page<'a>(pub(super) &'a Seen<'a>);

impl Page<'_> {
    /// The game as a person reads it, with an empty line after it.
    pub(super) fn page(&self, talk: &Talk<'_>) -> String {
        let mut page = match &self.0.judged.judgement {
            Some(judgement) => {
                let referee = self.0.bench.referee();
                let moves = move_names(referee.game());
                let context = Context {
                    profile: self.0.judged.profile,
                    moves: &moves,
                };
                let (white, black) = (self.0.game.tag("White"), self.0.game.tag("Black"));
                let termination = self.0.game.termination();
                let after_the_end = referee.plies() > referee.game().plies();
                let view = GameView {
                    number: self.0.game.number,
                    white: white.as_deref(),
                    black: black.as_deref(),
                    recorded: result_of(&self.0.judged.replayed).map(RecordedResult::sign),
                    termination: termination.as_deref(),
                    board: referee.position().map(Position::board),
                    // Of moves after the end only the board is known.
                    last: moves.last().copied().flatten().filter(|_| !after_the_end),
                    turn: referee.position().map(Position::turn),
                };
                let mut page = document::game(&view, judgement, &[], &context, talk.words.lang);
                self.add_remarks(&mut page, talk.words);
                page
            }
            None => self.without_start(talk.words),
        };
        self.add_source(&mut page, talk.words);
        outcome_first(&mut page);
        format!("{}\n", talk.page(&page))
    }

    /// A game that has no position to start from.
    fn without_start(&self, words: Words) -> Document {
        let game = self.0.game;
        let (white, black) = (game.tag("White"), game.tag("Black"));
        let termination = game.termination();
        let view = GameView {
            number: game.number,
            white: white.as_deref(),
            black: black.as_deref(),
            recorded: result_of(&self.0.judged.replayed).map(RecordedResult::sign),
            termination: termination.as_deref(),
            ..GameView::default()
        };
        let mut page = document::unjudged(&view, words.lang);
        let why = match &self.0.judged.replayed.fault {
            Some(StartFault::Variant(name)) => {
                let name = Argument::Text(harmless(name));
                words.say("cli-page-other-game", &[("name", name)])
            }
            _ => words.tell("cli-page-no-start"),
        };
        page.push(Block::Paragraph(why));
        self.add_remarks(&mut page, words);
        page
    }

    /// Adds what mattered while reading, each with its place; what is usual in files is left out.
    fn add_remarks(&self, page: &mut Document, words: Words) {
        let worth: Vec<&Remark> = self
            .0
            .remarks
            .iter()
            .filter(|remark| remark.code.weight() > Weight::Trivial)
            .collect();
        if worth.is_empty() {
            return;
        }
        let tell = |remark: &&Remark| {
            let place = [
                ("line", Argument::Number(u64::from(remark.line))),
                ("column", Argument::Number(u64::from(remark.column))),
            ];
            let place = words.say("cli-page-place", &place);
            format!("{place} {}", hakem_words::score::remark(remark, words.lang))
        };
        let mut told: Vec<String> = worth.iter().take(REMARKS).map(tell).collect();
        if let Some(more) = worth.len().checked_sub(REMARKS).filter(|more| *more > 0) {
            let more = u64::try_from(more).unwrap_or(u64::MAX);
            told.push(words.say("cli-page-more", &[("count", Argument::Number(more))]));
        }
        page.push(Block::Heading(words.tell("document-remarks")));
        page.push(Block::List(told));
    }

    /// The rules, and whether everything about them was read in a source.
    fn laws(&self, words: Words) -> String {
        let profile = self.0.judged.profile;
        let fields = profile.fields();
        let doubtful = fields
            .iter()
            .filter(|f| f.confidence != Confidence::Confirmed)
            .count();
        match u64::try_from(doubtful) {
            Ok(0) | Err(_) => profile.id.to_owned(),
            Ok(count) => {
                let doubt = words.say("cli-laws-doubtful", &[("count", Argument::Number(count))]);
                format!("{} ({doubt})", profile.id)
            }
        }
    }

    /// Adds where the game stands, how long it is and which rules it was judged by.
    fn add_source(&self, page: &mut Document, words: Words) {
        let place = format!("{}:{}", self.0.source, self.0.game.line);
        let plies = self.0.judged.replayed.plies.to_string();
        let mut facts = vec![
            (words.tell("cli-page-source"), place),
            (words.tell("cli-page-plies"), plies),
            (words.tell("cli-page-laws"), self.laws(words)),
        ];
        let known = page.blocks.iter_mut().find_map(|block| match block {
            Block::Facts(known) => Some(known),
            _ => None,
        });
        match known {
            Some(known) => known.append(&mut facts),
            None => page
                .blocks
                .insert(1.min(page.blocks.len()), Block::Facts(facts)),
        }
    }
}

/// Moves the outcome up to the heading: it is what people look for.
fn outcome_first(page: &mut Document) {
    let outcome = page
        .blocks
        .iter()
        .position(|block| matches!(block, Block::Paragraph(_)));
    if let Some(at) = outcome.filter(|at| *at > 1) {
        let block = page.blocks.remove(at);
        page.blocks.insert(1, block);
    }
}
