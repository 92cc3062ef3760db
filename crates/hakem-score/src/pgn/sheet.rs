//! What was read of one game, in buffers that are used again for the next one.

use crate::{
    remarks::RemarkCode,
    result::RecordedResult,
    tally::{Place, Tally},
};

/// The most half-moves that are kept for one game.
pub(super) const MOST_TOKENS: usize = 2_000_000;

/// The longest token that is kept whole; no half-move is as long.
const LONGEST_TOKEN: usize = 60;

/// How many bytes are copied at once.
const CHUNK: usize = 16;

/// The most tags that are kept for one game.
const MOST_TAGS: usize = 1_000;

/// The most bytes of comments that are kept for the end of a game.
const LONGEST_LAST_COMMENT: usize = 2_000;

/// The most clock readings, and the most offers, that are kept for one game.
const MOST_NOTES: usize = MOST_TOKENS;

/// A tag: where its name and its value lie in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tag {
    name: (u32, u32),
    value: (u32, u32),
    /// Where the value starts in the input.
    pub(super) place: Place,
}

/// A half-move as written: where it lies in the text and in the input.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    start: u32,
    line: u32,
    column: u32,
    /// The move number before it, 0 for none, `u16::MAX` for any that is larger.
    pub(super) number: u16,
    len: u8,
    pub(super) kind: TokenKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// A half-move.
    Move,
    /// `0-0`, which at the end of a game may be a result.
    MoveOrResult,
}

impl Token {
    pub(super) fn place(self) -> Place {
        Place {
            line: self.line,
            column: self.column,
        }
    }
}

/// A clock reading in a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The half-move it was noted with, counted from 1; 0 before the first.
    pub ply: u32,
    /// What it says.
    pub kind: ClockKind,
    /// In milliseconds.
    pub ms: u64,
}

/// What a clock reading says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockKind {
    /// `[%clk]`: the time left after the half-move.
    Remaining,
    /// `[%emt]`: the time spent on the half-move.
    Elapsed,
}

/// The note of a draw offer (C.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferNote {
    /// The half-move it was noted with, counted from 1; 0 before the first.
    pub ply: u32,
    /// How it was noted.
    pub form: OfferForm,
    /// Who offered, where the note says so; else whoever made the half-move.
    pub by: Option<shakmaty::Color>,
}

/// How a draw offer was noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferForm {
    /// `(=)`
    Parenthesised,
    /// `=` alone, which annotators also use for an even position.
    Bare,
    /// In a comment.
    Comment,
}

/// A result that was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct ResultFound {
    pub(super) result: RecordedResult,
    pub(super) place: Place,
}

/// Everything read of one game.
#[derive(Debug)]
pub(super) struct Sheet {
    text: Vec<u8>,
    pub(super) tags: Vec<Tag>,
    pub(super) tokens: Vec<Token>,
    pub(super) clocks: Vec<ClockReading>,
    pub(super) offers: Vec<OfferNote>,
    pub(super) last_comment: Vec<u8>,
    pub(super) result: Option<ResultFound>,
    /// A sign that is a result if nothing follows.
    pub(super) pending: Option<ResultFound>,
    /// Where the game starts.
    pub(super) start: Place,
    /// Where the input stopped, if it stopped in the middle of this game.
    pub(super) tally: Tally,
}

impl Sheet {
    pub(super) fn new() -> Sheet {
        Sheet {
            text: Vec::new(),
            tags: Vec::new(),
            tokens: Vec::new(),
            clocks: Vec::new(),
            offers: Vec::new(),
            last_comment: Vec::new(),
            result: None,
            pending: None,
            start: Place::default(),
            tally: Tally::new(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.tags.clear();
        self.tokens.clear();
        self.clocks.clear();
        self.offers.clear();
        self.last_comment.clear();
        self.result = None;
        self.pending = None;
        self.start = Place::default();
        self.tally.clear();
    }

    /// The number of half-moves so far.
    pub(super) fn ply(&self) -> u32 {
        u32::try_from(self.tokens.len()).unwrap_or(u32::MAX)
    }

    pub(super) fn note(&mut self, code: RemarkCode, place: Place) {
        let ply = self.ply();
        self.tally.note(code, ply, place);
    }

    fn store(&mut self, bytes: impl Iterator<Item = u8>) -> (u32, u32) {
        let start = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        self.text.extend(bytes);
        let end = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        (start, end)
    }

    fn slice(&self, (start, end): (u32, u32)) -> &[u8] {
        self.text
            .get(start as usize..end as usize)
            .unwrap_or_default()
    }

    pub(super) fn push_tag(&mut self, name: &[u8], value: impl Iterator<Item = u8>, place: Place) {
        if self.tags.len() >= MOST_TAGS {
            return;
        }
        let name = self.store(name.iter().copied());
        let value = self.store(value);
        if std::str::from_utf8(self.slice(value)).is_err() {
            self.tally.note(RemarkCode::Latin1, 0, place);
        }
        self.tags.push(Tag { name, value, place });
    }

    pub(super) fn tag_name(&self, tag: &Tag) -> &[u8] {
        self.slice(tag.name)
    }

    pub(super) fn tag_value(&self, tag: &Tag) -> &[u8] {
        self.slice(tag.value)
    }

    /// The first tag of a name, in any case of letters.
    pub(super) fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags
            .iter()
            .find(|tag| self.tag_name(tag).eq_ignore_ascii_case(name.as_bytes()))
    }

    /// Adds the half-move that starts `text` and has `len` bytes.
    #[inline]
    pub(super) fn push_token(
        &mut self,
        text: &[u8],
        len: usize,
        kind: TokenKind,
        number: u16,
        place: Place,
    ) {
        if self.tokens.len() >= MOST_TOKENS {
            self.note(RemarkCode::GameTooLong, place);
            return;
        }
        let start = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        let len = len.min(LONGEST_TOKEN);
        match text.first_chunk::<CHUNK>() {
            // Copying a fixed number of bytes and dropping some is faster than copying few.
            Some(chunk) if len <= CHUNK => {
                self.text.extend_from_slice(chunk);
                self.text.truncate(start as usize + len);
            }
            _ => self.text.extend_from_slice(text.get(..len).unwrap_or(text)),
        }
        let len = u8::try_from(len).unwrap_or(u8::MAX);
        let Place { line, column } = place;
        self.tokens.push(Token {
            start,
            line,
            column,
            number,
            len,
            kind,
        });
        if !self.last_comment.is_empty() {
            self.last_comment.clear();
        }
    }

    #[inline]
    pub(super) fn token_text(&self, token: &Token) -> &[u8] {
        let start = token.start as usize;
        self.text
            .get(start..start + usize::from(token.len))
            .unwrap_or_default()
    }

    /// Keeps a comment in case no half-move follows.
    pub(super) fn keep_comment(&mut self, text: &[u8]) {
        let room = LONGEST_LAST_COMMENT.saturating_sub(self.last_comment.len());
        if !self.last_comment.is_empty() && room > 0 {
            self.last_comment.push(b' ');
        }
        self.last_comment.extend(text.iter().take(room));
    }

    pub(super) fn push_clock(&mut self, kind: ClockKind, ms: u64) {
        let ply = self.ply();
        if self.clocks.len() < MOST_NOTES {
            self.clocks.push(ClockReading { ply, kind, ms });
        }
    }

    pub(super) fn push_offer(
        &mut self,
        form: OfferForm,
        by: Option<shakmaty::Color>,
        place: Place,
    ) {
        self.note(RemarkCode::DrawOfferSign, place);
        let ply = self.ply();
        if self.offers.len() < MOST_NOTES {
            self.offers.push(OfferNote { ply, form, by });
        }
    }
}
