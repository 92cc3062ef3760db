//! The frame of a game: tags, comments, variations, and where one game ends and the next begins.
//!
//! Works line by line, or stretch by stretch of a long line; what is open at the end of one is kept
//! in [`State`]. Nothing here recurses, so that nesting costs a number and not the stack.

use memchr::{memchr, memchr3};

use super::{
    comments,
    lines::Stretch,
    sheet::Sheet,
    tags::{TagForm, TagPair, is_quoted, tag_ahead, tag_pair, usual_pair},
    words::is_readable,
};
use crate::{remarks::RemarkCode, tally::Place};

/// How much of a comment is kept when it goes over several lines.
const LONGEST_COMMENT: usize = 1 << 14;

/// Where in a game the reading is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Before a game.
    Between,
    /// Among its tags.
    Tags,
    /// Among its moves.
    Moves,
    /// After its result.
    AfterResult,
}

/// How many games an input holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// Any number: what looks like the beginning of one is.
    Games,
    /// A single one: nothing in it begins another.
    OneGame,
}

/// What is open at the end of a stretch.
#[derive(Debug)]
pub(super) struct State {
    pub(super) extent: Extent,
    pub(super) mode: Mode,
    /// Where the open comment starts.
    comment: Option<Place>,
    comment_text: Vec<u8>,
    /// How many variations are open.
    depth: u32,
    variation: Place,
    /// The rest of this line is to be skipped.
    skips_line: bool,
    after_blank: bool,
    /// The move number read last, if no half-move followed yet.
    pub(super) number: u16,
}

impl State {
    pub(super) fn new(extent: Extent) -> State {
        State {
            extent,
            mode: Mode::Between,
            comment: None,
            comment_text: Vec::new(),
            depth: 0,
            variation: Place::default(),
            skips_line: false,
            after_blank: true,
            number: 0,
        }
    }
}

/// What comes of a stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// It was read.
    Done,
    /// The game ends before this byte; the rest belongs to the next game.
    GameEnds(usize),
}

/// Reads one stretch into a sheet.
pub(super) struct Scan<'a> {
    pub(super) state: &'a mut State,
    pub(super) sheet: &'a mut Sheet,
    pub(super) text: &'a [u8],
    pub(super) stretch: Stretch,
}

impl Scan<'_> {
    pub(super) fn place(&self, at: usize) -> Place {
        let offset = u32::try_from(at).unwrap_or(u32::MAX);
        let column = self.stretch.column.saturating_add(offset).saturating_add(1);
        Place {
            line: self.stretch.line,
            column,
        }
    }

    /// Reads the stretch.
    pub(super) fn run(mut self) -> Flow {
        let mut at = 0;
        if self.stretch.column == 0 {
            match self.line_start() {
                LineStart::At(start) => at = start,
                LineStart::Skip => at = self.text.len(),
                LineStart::GameEnds(start) => return Flow::GameEnds(start),
            }
        }
        if !self.state.skips_line {
            while at < self.text.len() {
                let next = if self.state.comment.is_some() {
                    Ok(self.in_comment(at))
                } else if self.state.depth > 0 {
                    Ok(self.in_variation(at))
                } else {
                    self.main_line(at)
                };
                match next {
                    Ok(next) => at = next,
                    Err(at) => return Flow::GameEnds(at),
                }
            }
        }
        if self.stretch.ends_line {
            self.state.skips_line = false;
        }
        Flow::Done
    }

    /// What only the start of a line can mean.
    fn line_start(&mut self) -> LineStart {
        if let Some(pair) = usual_tag(self.state, self.text) {
            self.state.after_blank = false;
            self.begin_tags(0);
            let place = self.place(pair.value_at);
            self.sheet.push_usual_tag(self.text, pair.name.len(), place);
            return LineStart::Skip;
        }
        let mut start = 0;
        if self.text.starts_with(b"\xef\xbb\xbf") {
            self.sheet.note(RemarkCode::ByteOrderMark, self.place(0));
            start = 3;
        }
        let blank = |b: &u8| b.is_ascii_whitespace();
        let rest = self.text.get(start..).unwrap_or_default();
        let Some(first) = rest.iter().position(|b| !blank(b)) else {
            self.state.after_blank = true;
            return LineStart::Skip;
        };
        let after_blank = std::mem::replace(&mut self.state.after_blank, false);
        if rest.first() == Some(&b'%') && self.state.comment.is_none() {
            self.sheet.note(RemarkCode::EscapeLine, self.place(start));
            self.state.skips_line = true;
            return LineStart::Skip;
        }
        let at = start + first;
        let ahead = self.text.get(at..).unwrap_or_default();
        match tag_ahead(ahead) {
            Some(name) if self.ends_game(name, ahead, after_blank) => LineStart::GameEnds(at),
            _ => LineStart::At(start),
        }
    }

    /// Whether a tag at the start of a line belongs to the next game. In an unclosed comment or
    /// variation it takes more to believe it.
    fn ends_game(&mut self, name: &[u8], ahead: &[u8], after_blank: bool) -> bool {
        if self.state.extent == Extent::OneGame {
            return false;
        }
        let event = name.eq_ignore_ascii_case(b"Event");
        let open = self.state.comment.is_some() || self.state.depth > 0;
        let believed = match (self.state.comment, self.state.mode) {
            // In brackets a comment may have anything; behind an empty line, and with its value in
            // quotes, it is a tag.
            (Some(_), _) => after_blank && (event || is_quoted(ahead)),
            (None, _) if open => after_blank || event,
            (None, Mode::Between) => false,
            (None, Mode::Tags) => {
                let known = self.sheet.tag("Event").is_some();
                event && !self.sheet.tags.is_empty() && (after_blank || known)
            }
            (None, Mode::Moves | Mode::AfterResult) => true,
        };
        if believed && self.state.mode == Mode::Between {
            // What was opened before the first game ends with it.
            close_brackets(self.state, self.sheet);
            return false;
        }
        believed
    }

    /// Reads the main line from `at` up to something that opens; gives where to go on, or as an
    /// error where the game ends.
    fn main_line(&mut self, mut at: usize) -> Result<usize, usize> {
        loop {
            at = self.usual(at);
            match self.text.get(at) {
                None => return Ok(at),
                Some(b' ' | b'\t' | 0x0b | 0x0c) => at += 1,
                Some(b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9') => at = self.word(at)?,
                Some(&byte) => return self.opens(at, byte),
            }
        }
    }

    /// Reads what is neither space, letter nor digit.
    fn opens(&mut self, at: usize, byte: u8) -> Result<usize, usize> {
        match byte {
            b'{' => Ok(self.open_comment(at)),
            b'(' => Ok(self.open_round(at)),
            b'[' => self.open_square(at),
            b'$' => Ok(self.glyph(at)),
            b';' => Ok(self.line_comment(at)),
            b')' | b'}' => {
                self.sheet.note(RemarkCode::StrayBracket, self.place(at));
                Ok(at + 1)
            }
            b']' | b'<' | b'>' => Ok(self.skip_sign(at, 1)),
            0 => {
                self.sheet.note(RemarkCode::NulBytes, self.place(at));
                Ok(at + 1)
            }
            _ => self.word(at),
        }
    }

    pub(super) fn skip_sign(&mut self, at: usize, len: usize) -> usize {
        if self.state.mode == Mode::Between {
            self.sheet.note(RemarkCode::TextBeforeGame, self.place(at));
        } else {
            self.sheet.note(RemarkCode::SignSkipped, self.place(at));
        }
        at + len
    }

    fn open_comment(&mut self, at: usize) -> usize {
        self.state.comment = Some(self.place(at));
        self.state.comment_text.clear();
        at + 1
    }

    /// Goes to the end of the open comment.
    fn in_comment(&mut self, at: usize) -> usize {
        let rest = self.text.get(at..).unwrap_or_default();
        let Some(close) = memchr(b'}', rest) else {
            self.keep_comment(rest);
            return self.text.len();
        };
        let place = self.state.comment.take().unwrap_or_default();
        let last = rest.get(..close).unwrap_or_default();
        // Comments in variations and before a game say nothing about the game.
        if self.state.depth > 0 || self.state.mode == Mode::Between {
            self.sheet.note(RemarkCode::CommentSkipped, place);
        } else if self.state.comment_text.is_empty() {
            comments::comment(self.sheet, last, place);
        } else {
            self.keep_comment(last);
            comments::comment(self.sheet, &self.state.comment_text, place);
        }
        at + close + 1
    }

    fn keep_comment(&mut self, text: &[u8]) {
        let room = LONGEST_COMMENT.saturating_sub(self.state.comment_text.len());
        self.state.comment_text.extend(text.iter().take(room));
        if self.stretch.ends_line && room > text.len() {
            self.state.comment_text.push(b' ');
        }
    }

    fn line_comment(&mut self, at: usize) -> usize {
        let text = self.text.get(at + 1..).unwrap_or_default();
        let place = self.place(at);
        if self.state.depth > 0 || self.state.mode == Mode::Between {
            self.sheet.note(RemarkCode::CommentSkipped, place);
        } else {
            if hides_a_move(text) {
                self.sheet.note(RemarkCode::MoveInComment, place);
            }
            comments::comment(self.sheet, text, place);
        }
        self.state.skips_line = !self.stretch.ends_line;
        self.text.len()
    }

    /// A variation opens.
    pub(super) fn open_variation(&mut self, at: usize) {
        self.state.depth = 1;
        self.state.variation = self.place(at);
        self.sheet
            .note(RemarkCode::VariationSkipped, self.place(at));
    }

    /// Goes to the next thing that matters inside a variation.
    fn in_variation(&mut self, at: usize) -> usize {
        let rest = self.text.get(at..).unwrap_or_default();
        let next = memchr3(b'(', b')', b'{', rest).unwrap_or(rest.len());
        if let Some(comment) = memchr(b';', rest.get(..next).unwrap_or_default()) {
            return self.line_comment(at + comment);
        }
        match rest.get(next) {
            Some(b'(') => self.state.depth = self.state.depth.saturating_add(1),
            Some(b')') => self.state.depth -= 1,
            Some(_) => return self.open_comment(at + next),
            None => return self.text.len(),
        }
        at + next + 1
    }

    /// A square bracket: a tag, or something that does not belong here.
    fn open_square(&mut self, at: usize) -> Result<usize, usize> {
        let rest = self.text.get(at..).unwrap_or_default();
        let Some(pair) = tag_pair(rest) else {
            let len = memchr(b']', rest).map_or(1, |close| close + 1);
            return Ok(self.skip_sign(at, len));
        };
        match self.state.mode {
            Mode::Between | Mode::Tags => Ok(self.tag(at, pair)),
            Mode::Moves | Mode::AfterResult if self.state.extent == Extent::OneGame => {
                Ok(self.skip_sign(at, pair.len))
            }
            Mode::Moves | Mode::AfterResult => Err(at),
        }
    }

    /// A tag starts here, perhaps the first one.
    fn begin_tags(&mut self, at: usize) {
        if self.state.mode == Mode::Between {
            self.state.mode = Mode::Tags;
            self.sheet.start = self.place(at);
            self.state.number = 0;
        }
    }

    fn tag(&mut self, at: usize, pair: TagPair<'_>) -> usize {
        self.begin_tags(at);
        if pair.form == TagForm::Malformed {
            self.sheet.note(RemarkCode::MalformedTag, self.place(at));
        }
        let place = self.place(at + pair.value_at);
        self.sheet.push_tag(pair.name, pair.value, place);
        at + pair.len
    }

    /// A numeric annotation glyph.
    fn glyph(&mut self, at: usize) -> usize {
        let rest = self.text.get(at + 1..).unwrap_or_default();
        let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
        if digits == 0 {
            return self.skip_sign(at, 1);
        }
        self.sheet.note(RemarkCode::NagSkipped, self.place(at));
        at + 1 + digits
    }
}

/// A tag as nearly all files have it, where it cannot be the first one of the next game.
fn usual_tag<'a>(state: &State, line: &'a [u8]) -> Option<TagPair<'a>> {
    if state.comment.is_some() || state.depth > 0 {
        return None;
    }
    let first_of_all = match state.mode {
        Mode::Between => true,
        Mode::Tags => false,
        Mode::Moves | Mode::AfterResult => return None,
    };
    usual_pair(line).filter(|pair| first_of_all || !pair.name.eq_ignore_ascii_case(b"Event"))
}

/// What the start of a line means.
enum LineStart {
    /// Read on here.
    At(usize),
    /// Nothing more in this stretch.
    Skip,
    /// The game ends before this byte.
    GameEnds(usize),
}

/// Whether a comment begins as a move list does: with a half-move, perhaps behind its number.
fn hides_a_move(text: &[u8]) -> bool {
    let mut words = text
        .split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty());
    let Some(first) = words.next() else {
        return false;
    };
    let digits = first.iter().take_while(|b| b.is_ascii_digit()).count();
    let behind = first.get(digits..).unwrap_or_default();
    let dots = behind.iter().take_while(|b| **b == b'.').count();
    let move_behind = behind.get(dots..).unwrap_or_default();
    if digits == 0 || dots == 0 {
        return is_readable(first);
    }
    if move_behind.is_empty() {
        words.next().is_some_and(is_readable)
    } else {
        is_readable(move_behind)
    }
}

/// Gives up waiting for the end of a comment or variation.
fn close_brackets(state: &mut State, sheet: &mut Sheet) {
    if let Some(place) = state.comment.take() {
        sheet.note(RemarkCode::UnclosedComment, place);
    }
    if state.depth > 0 {
        sheet.note(RemarkCode::UnclosedVariation, state.variation);
        state.depth = 0;
    }
}

/// What is noted when a game is over because the next one starts or the input ends.
pub(super) fn close(state: &mut State, sheet: &mut Sheet) -> StillOpen {
    let open = state.comment.is_some() || state.depth > 0 || state.number > 0;
    close_brackets(state, sheet);
    if let (None, Some(pending)) = (sheet.result, sheet.pending.take()) {
        sheet.result = Some(pending);
        sheet.note(RemarkCode::ResultNonstandard, pending.place);
    }
    state.number = 0;
    state.mode = Mode::Between;
    if open { StillOpen::Yes } else { StillOpen::No }
}

/// Whether something was open when a game was over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StillOpen {
    Yes,
    No,
}
