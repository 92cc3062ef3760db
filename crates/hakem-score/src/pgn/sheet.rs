//! What was read of one game, in buffers that are used again for the next one.

use memchr::memchr;

use super::tags::unescaped;
use crate::{
    remarks::RemarkCode,
    result::RecordedResult,
    tally::{Place, Tally},
};

/// The most half-moves that are kept for one game.
pub(super) const MOST_TOKENS: usize = 2_000_000;

/// The longest token that is kept whole; no half-move is as long.
const LONGEST_TOKEN: usize = 60;

/// How many bytes of a token are kept in it; hardly any half-move has more.
pub(super) const SHORT: usize = 8;

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
    /// What equal names have in common.
    key: u32,
    /// Where the value starts in the input.
    pub(super) place: Place,
}

/// A number that names have in common if they are equal in any case of letters.
fn key(name: &[u8]) -> u32 {
    name.iter().fold(0, |key: u32, byte| {
        key.wrapping_mul(31).wrapping_add(u32::from(byte | 0x20))
    })
}

/// A set of names, of which each has one of few places.
#[derive(Clone, Copy, Debug, Default)]
struct Names {
    places: u128,
    /// Two names had the same place.
    shared: bool,
}

impl Names {
    const fn place(key: u32) -> u128 {
        1 << (key % u128::BITS)
    }

    const fn may_have(self, key: u32) -> bool {
        self.places & Self::place(key) != 0
    }

    const fn add(&mut self, key: u32) {
        self.shared |= self.may_have(key);
        self.places |= Self::place(key);
    }
}

/// A half-move as written, and where it lies in the input.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    /// What is written; a longer token lies in the text, and its place there is here.
    short: [u8; SHORT],
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

/// The word `mat` or `mate`, which marks the half-move before it, or is a word on the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct MateWord {
    /// As written.
    pub(super) word: &'static str,
    /// How many half-moves stand before it.
    pub(super) plies: usize,
    pub(super) place: Place,
}

/// Words in round brackets, which say how the game ended if no half-move follows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bracketed {
    /// Where they lie in the text.
    words: (u32, u32),
    /// How many half-moves stand before them.
    pub(super) plies: usize,
    pub(super) place: Place,
}

/// Everything read of one game.
#[derive(Debug)]
pub(super) struct Sheet {
    text: Vec<u8>,
    pub(super) tags: Vec<Tag>,
    /// Which names there may be: nearly all that are asked for and missing are known to be.
    names: Names,
    pub(super) tokens: Vec<Token>,
    pub(super) clocks: Vec<ClockReading>,
    pub(super) offers: Vec<OfferNote>,
    pub(super) last_comment: Vec<u8>,
    pub(super) result: Option<ResultFound>,
    /// Words and numbers after the result, with single spaces between them.
    pub(super) after_result: Vec<u8>,
    /// The last word of mate that stands alone behind a half-move.
    pub(super) mate_word: Option<MateWord>,
    /// The last words in round brackets among the half-moves.
    pub(super) bracketed: Option<Bracketed>,
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
            names: Names::default(),
            tokens: Vec::new(),
            clocks: Vec::new(),
            offers: Vec::new(),
            last_comment: Vec::new(),
            result: None,
            after_result: Vec::new(),
            mate_word: None,
            bracketed: None,
            pending: None,
            start: Place::default(),
            tally: Tally::new(),
        }
    }

    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.tags.clear();
        self.names = Names::default();
        self.tokens.clear();
        self.clocks.clear();
        self.offers.clear();
        self.last_comment.clear();
        self.result = None;
        self.after_result.clear();
        self.mate_word = None;
        self.bracketed = None;
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

    fn store(&mut self, bytes: &[u8]) -> (u32, u32) {
        let start = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        self.text.extend_from_slice(bytes);
        let end = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        (start, end)
    }

    fn slice(&self, (start, end): (u32, u32)) -> &[u8] {
        self.text
            .get(start as usize..end as usize)
            .unwrap_or_default()
    }

    /// Adds the tag of a line `[Name "value"]` in ASCII; the name has `len` bytes.
    pub(super) fn push_usual_tag(&mut self, line: &[u8], len: usize, place: Place) {
        let (Some(name), true) = (line.get(1..=len), self.tags.len() < MOST_TAGS) else {
            return;
        };
        let key = key(name);
        self.names.add(key);
        let (start, end) = self.store(line);
        let len = u32::try_from(len).unwrap_or(u32::MAX);
        let name_end = start.saturating_add(1).saturating_add(len);
        self.tags.push(Tag {
            name: (start.saturating_add(1), name_end),
            value: (name_end.saturating_add(2), end.saturating_sub(2)),
            key,
            place,
        });
    }

    /// Adds a tag; the value may still have its backslashes.
    pub(super) fn push_tag(&mut self, name: &[u8], value: &[u8], place: Place) {
        if self.tags.len() >= MOST_TAGS {
            return;
        }
        let key = key(name);
        self.names.add(key);
        let name = self.store(name);
        let value = match memchr(b'\\', value) {
            None => self.store(value),
            Some(_) => self.store(&unescaped(value).collect::<Vec<u8>>()),
        };
        if std::str::from_utf8(self.slice(value)).is_err() {
            self.tally.note(RemarkCode::Latin1, 0, place);
        }
        self.tags.push(Tag {
            name,
            value,
            key,
            place,
        });
    }

    pub(super) fn tag_name(&self, tag: &Tag) -> &[u8] {
        self.slice(tag.name)
    }

    pub(super) fn tag_value(&self, tag: &Tag) -> &[u8] {
        self.slice(tag.value)
    }

    /// The first tag of a name, in any case of letters.
    pub(super) fn tag(&self, name: &str) -> Option<&Tag> {
        let key = key(name.as_bytes());
        if !self.names.may_have(key) {
            return None;
        }
        self.tags
            .iter()
            .find(|tag| tag.key == key && self.tag_name(tag).eq_ignore_ascii_case(name.as_bytes()))
    }

    /// Whether a name may occur twice; `false` is certain.
    pub(super) const fn may_repeat_a_name(&self) -> bool {
        self.names.shared
    }

    /// Whether two tags have the same name, in any case of letters.
    pub(super) fn same_name(&self, one: &Tag, other: &Tag) -> bool {
        one.key == other.key
            && self
                .tag_name(one)
                .eq_ignore_ascii_case(self.tag_name(other))
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
        let len = len.min(LONGEST_TOKEN);
        let short = match text.first_chunk() {
            // Copying a fixed number of bytes is faster than copying few.
            Some(chunk) if len <= SHORT => *chunk,
            _ => self.shortened(text.get(..len).unwrap_or(text)),
        };
        let Place { line, column } = place;
        self.tokens.push(Token {
            short,
            line,
            column,
            number,
            len: u8::try_from(len).unwrap_or(u8::MAX),
            kind,
        });
        if !self.last_comment.is_empty() {
            self.last_comment.clear();
        }
    }

    /// A token as it is kept: padded, or stored in the text.
    fn shortened(&mut self, token: &[u8]) -> [u8; SHORT] {
        let mut short = [0; SHORT];
        if token.len() > SHORT {
            let (start, _) = self.store(token);
            short = u64::from(start).to_le_bytes();
        } else {
            for (to, byte) in short.iter_mut().zip(token) {
                *to = *byte;
            }
        }
        short
    }

    #[inline]
    pub(super) fn token_text<'a>(&'a self, token: &'a Token) -> &'a [u8] {
        let len = usize::from(token.len);
        match token.short.get(..len) {
            Some(short) => short,
            None => {
                let start = usize::try_from(u64::from_le_bytes(token.short)).unwrap_or(usize::MAX);
                let end = start.saturating_add(len);
                self.text.get(start..end).unwrap_or_default()
            }
        }
    }

    /// Keeps a comment in case no half-move follows.
    pub(super) fn keep_comment(&mut self, text: &[u8]) {
        let room = LONGEST_LAST_COMMENT.saturating_sub(self.last_comment.len());
        if !self.last_comment.is_empty() && room > 0 {
            self.last_comment.push(b' ');
        }
        self.last_comment.extend(text.iter().take(room));
    }

    /// Keeps words in round brackets in case no half-move follows.
    pub(super) fn keep_bracketed(&mut self, words: &[u8], place: Place) {
        let plies = self.tokens.len();
        let earlier = self.bracketed.filter(|earlier| earlier.plies == plies);
        let all = match earlier {
            Some(earlier) => [self.slice(earlier.words), words].join(&b' '),
            None => words.to_vec(),
        };
        self.bracketed = Some(Bracketed {
            words: self.store(&all),
            plies,
            place: earlier.map_or(place, |earlier| earlier.place),
        });
    }

    /// What stands in round brackets.
    pub(super) fn bracketed_words(&self, bracketed: Bracketed) -> &[u8] {
        self.slice(bracketed.words)
    }

    /// Keeps a word that follows the result.
    pub(super) fn keep_after_result(&mut self, word: &[u8], place: Place) {
        self.note(RemarkCode::TextAfterResult, place);
        if self.after_result.len() < LONGEST_LAST_COMMENT {
            self.after_result.extend_from_slice(word);
            self.after_result.push(b' ');
        }
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
