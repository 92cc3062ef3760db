//! One game as it was read, borrowed from the reader.

use std::borrow::Cow;

use super::{
    ClockReading, OfferNote, Start, StartFault,
    sheet::{Sheet, Tag, TokenKind},
    start,
};
use crate::{
    remarks::RemarkCode,
    result::{RecordedResult, result_of},
    tally::Place,
    time_control::{TimeControlError, TimeControlReading, WrittenIn, read_time_control},
};

/// One game as it was read. It lives until the reader is asked for the next one.
#[derive(Clone, Copy, Debug)]
pub struct Game<'a> {
    /// Its number in the input, from 1.
    pub number: u64,
    /// The line at which it starts, from 1.
    pub line: u32,
    /// What it is written in.
    pub medium: Medium,
    pub(super) sheet: &'a Sheet,
}

/// What a game is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// A text, in which every game should have the seven tags of the roster.
    Text,
    /// A row of a table: what it tells besides the moves is laid down by the table's columns.
    Row,
}

/// One half-move of the main line, as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// What was written.
    pub text: &'a [u8],
    /// Where.
    pub place: Place,
}

/// The tag that keeps what stood in Termination before a ruling was written there. The name is our own:
/// others may mean something else by a similar one.
pub const RECORDED_TERMINATION: &str = "HakemRecordedTermination";

impl<'a> Game<'a> {
    pub(super) fn new(number: u64, sheet: &'a Sheet) -> Game<'a> {
        Game {
            number,
            line: sheet.start.line,
            medium: Medium::Text,
            sheet,
        }
    }

    /// The tags in their order, with values as text; bytes that are no UTF-8 are taken for
    /// Windows-1254 in a Turkish game, else for Latin-1.
    pub fn tags(&self) -> impl Iterator<Item = (Cow<'a, str>, Cow<'a, str>)> {
        let sheet = self.sheet;
        sheet.tags.iter().map(move |tag| {
            (
                sheet.decoded(sheet.tag_name(tag)),
                sheet.decoded(sheet.tag_value(tag)),
            )
        })
    }

    /// The value of the first tag of a name, in any case of letters.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'a, str>> {
        let sheet = self.sheet;
        sheet
            .tag(name)
            .map(|tag| sheet.decoded(sheet.tag_value(tag)))
    }

    /// The value of a tag as it lies in the input, backslashes resolved.
    #[must_use]
    pub fn tag_bytes(&self, name: &str) -> Option<&'a [u8]> {
        let sheet = self.sheet;
        sheet.tag(name).map(|tag| sheet.tag_value(tag))
    }

    pub(super) fn value(&self, tag: &Tag) -> Cow<'a, str> {
        self.sheet.decoded(self.sheet.tag_value(tag))
    }

    /// From which position the game starts. [`Game::replay`] makes the remarks on it.
    ///
    /// # Errors
    /// [`StartFault`] where the FEN cannot be used or the game is not chess.
    pub fn start(&self) -> Result<Start, StartFault> {
        start::start(self, &mut Vec::new())
    }

    /// The half-moves of the main line as written, up to the end of the sheet, whether they can be
    /// played or not.
    pub fn tokens(&self) -> impl ExactSizeIterator<Item = Token<'a>> + Clone {
        let sheet = self.sheet;
        sheet.tokens.iter().map(move |token| Token {
            text: sheet.token_text(token),
            place: token.place(),
        })
    }

    /// The text of a half-move as written.
    #[must_use]
    pub fn text_of(&self, token: &Token<'a>) -> Cow<'a, str> {
        self.sheet.decoded(token.text)
    }

    /// The result after the moves. A `0-0` at the end may still turn out to be castling:
    /// [`Game::replay`] decides that.
    #[must_use]
    pub fn result_token(&self) -> Option<RecordedResult> {
        self.sheet.result.map(|found| found.result)
    }

    /// The result in the Result tag, where it is one.
    #[must_use]
    pub fn result_tag(&self) -> Option<RecordedResult> {
        self.sheet
            .tag("Result")
            .and_then(|tag| result_of(self.sheet.tag_value(tag)))
    }

    /// Whether `0-0` is written last, and nothing after it: a result, unless it can be castling.
    #[must_use]
    pub fn ends_in_zeros(&self) -> bool {
        self.sheet.result.is_none()
            && self
                .sheet
                .tokens
                .last()
                .is_some_and(|token| token.kind == TokenKind::MoveOrResult)
    }

    /// What the record says of the end: the Termination tag, unless that is a ruling's and another
    /// tag keeps the words that stood there before ([`RECORDED_TERMINATION`]).
    #[must_use]
    pub fn termination(&self) -> Option<Cow<'a, str>> {
        self.tag(RECORDED_TERMINATION)
            .or_else(|| self.tag("Termination"))
    }

    /// The TimeControl tag, read; `None` if there is none.
    #[must_use]
    pub fn time_control(&self) -> Option<Result<TimeControlReading, TimeControlError>> {
        self.tag("TimeControl")
            .map(|value| read_time_control(&value, WrittenIn::Tag))
    }

    /// The comments after the last half-move, without clock readings; empty if there are none.
    #[must_use]
    pub fn final_comment(&self) -> Cow<'a, str> {
        self.sheet.decoded(&self.sheet.last_comment)
    }

    /// The clock readings, in their order.
    #[must_use]
    pub fn clocks(&self) -> &'a [ClockReading] {
        &self.sheet.clocks
    }

    /// The notes of draw offers, in their order.
    #[must_use]
    pub fn offers(&self) -> &'a [OfferNote] {
        &self.sheet.offers
    }

    /// How many comments were skipped.
    #[must_use]
    pub fn comments(&self) -> u32 {
        self.sheet.tally.count(RemarkCode::CommentSkipped)
    }

    /// How many variations of the main line were skipped.
    #[must_use]
    pub fn variations(&self) -> u32 {
        self.sheet.tally.count(RemarkCode::VariationSkipped)
    }

    /// How many numeric annotation glyphs were skipped.
    #[must_use]
    pub fn glyphs(&self) -> u32 {
        self.sheet.tally.count(RemarkCode::NagSkipped)
    }
}
