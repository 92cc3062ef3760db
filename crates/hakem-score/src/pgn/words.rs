//! The words of a move list: numbers, half-moves, results and signs.

use super::{
    scan::{Extent, Mode, Scan},
    sheet::{MateWord, OfferForm, ResultFound, SHORT, TokenKind},
};
use crate::{
    letters::Letters,
    movetext::read_move,
    remarks::RemarkCode,
    result::{RecordedResult, ResultAt, result_at},
};

/// Bytes that end a word.
const ENDS_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let ends = b" \t\x0b\x0c\0{}()[]<>;$*";
    let mut i = 0;
    while i < ends.len() {
        table[ends[i] as usize] = true;
        i += 1;
    }
    table
};

/// What a word turns out to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Note {
    EnPassant,
    Check,
    Sign,
}

/// Words that follow a half-move and are none.
pub(super) fn note(word: &[u8]) -> Option<Note> {
    Some(match word {
        b"e.p." | b"e.p" | b"ep" | b"ep." | b"g.a." => Note::EnPassant,
        b"mat" | b"mate" | b"check" | b"ch" | b"ch." | b"\xc5\x9f" | b"\xc5\x9fah" => Note::Check,
        b"N" | b"D" | b"TN" => Note::Sign,
        _ => return None,
    })
}

/// A few bytes, and spaces behind them.
fn padded(text: &[u8]) -> [u8; SHORT] {
    let mut padded = [b' '; SHORT];
    for (to, byte) in padded.iter_mut().zip(text) {
        *to = *byte;
    }
    padded
}

/// The same byte eight times.
const fn all(byte: u8) -> u64 {
    u64::from_le_bytes([byte; SHORT])
}

/// The length of a word of up to seven bytes, all of them letters, digits or one of `+,-./`, that
/// ends as nearly all half-moves do and no note does, with a space behind it. All bytes are looked
/// at together: the highest bit of each says what is asked.
#[inline]
fn short_word(bytes: [u8; SHORT]) -> Option<usize> {
    let text = u64::from_le_bytes(bytes);
    let bits = all(0x80);
    let at_least = |text: u64, byte: u8| (text | bits).wrapping_sub(all(byte));
    let small = text | all(0x20);
    let letter = at_least(small, b'a') & !at_least(small, b'z' + 1);
    let digit_or_sign = at_least(text, b'+') & !at_least(text, b'9' + 1);
    let unusual = (text | !(letter | digit_or_sign)) & bits;
    let len = (unusual.trailing_zeros() / 8) as usize;
    let last = bytes.get(len.checked_sub(1)?)?;
    let ends = bytes.get(len) == Some(&b' ') && matches!(last, b'1'..=b'8' | b'+' | b'O');
    ends.then_some(len)
}

/// The longest word that may be a half-move nobody can read.
const LONGEST_MOVE: usize = 8;

impl Scan<'_> {
    /// Reads move numbers and half-moves as nearly all files have them; gives where something else
    /// starts.
    pub(super) fn usual(&mut self, mut at: usize) -> usize {
        if self.state.mode != Mode::Moves || self.sheet.pending.is_some() {
            return at;
        }
        loop {
            let next = match self.text.get(at) {
                Some(b' ') => Some(at + 1),
                Some(b'1'..=b'9') => self.usual_number(at),
                Some(b'A'..=b'Z' | b'a'..=b'h') => self.usual_move(at),
                _ => None,
            };
            match next {
                Some(next) => at = next,
                None => return at,
            }
        }
    }

    /// A half-move without anything unusual, and a space behind it or the end of the stretch.
    #[inline]
    fn usual_move(&mut self, at: usize) -> Option<usize> {
        let rest = self.text.get(at..)?;
        let len = match rest.first_chunk() {
            Some(chunk) => short_word(*chunk)?,
            None => short_word(padded(rest))?,
        };
        let number = std::mem::take(&mut self.state.number);
        let place = self.place(at);
        self.sheet
            .push_token(rest, len, TokenKind::Move, number, place);
        Some(at + len)
    }

    /// One to three digits, not starting with zero as a result may, and one dot.
    #[inline]
    fn usual_number(&mut self, at: usize) -> Option<usize> {
        let digit = |at: usize| {
            let byte = self.text.get(at)?.wrapping_sub(b'0');
            (byte < 10).then_some(u16::from(byte))
        };
        let mut value = digit(at)?;
        let mut dot = at + 1;
        while let Some(next) = digit(dot) {
            if dot - at == 3 {
                return None;
            }
            value = value * 10 + next;
            dot += 1;
        }
        if self.text.get(dot) != Some(&b'.') {
            return None;
        }
        let next = dot + 1;
        match self.text.get(next) {
            None | Some(b' ') => {}
            Some(letter) if letter.is_ascii_alphabetic() => {
                let place = self.place(next);
                self.sheet.note(RemarkCode::NoSpaceAfterNumber, place);
            }
            Some(_) => return None,
        }
        self.state.number = value;
        Some(next)
    }

    /// Reads one word of a move list; gives where to go on, or as an error where the game ends.
    pub(super) fn word(&mut self, at: usize) -> Result<usize, usize> {
        let end = self.word_end(at);
        let word = self.text.get(at..end).unwrap_or_default();
        match word.first().copied().unwrap_or(b'*') {
            b'0'..=b'9' => self.digits(at, end),
            b'A'..=b'Z' | b'a'..=b'z' => match word.last() {
                // Nearly all half-moves end like this, and no note does.
                Some(b'1'..=b'8' | b'+') => self.half_move(at, end, TokenKind::Move),
                _ => self.letters(at, end),
            },
            _ => self.sign(at, end),
        }
    }

    fn letters(&mut self, at: usize, end: usize) -> Result<usize, usize> {
        match note(self.text.get(at..end).unwrap_or_default()) {
            // Among words on the end it is one of them.
            Some(Note::Check) if self.is_behind_a_word() => {
                self.half_move(at, end, TokenKind::Move)
            }
            Some(note) => Ok(self.noted(note, at, end)),
            None => self.half_move(at, end, TokenKind::Move),
        }
    }

    /// The end of the word that starts here. `e8(Q)` is one word.
    fn word_end(&self, at: usize) -> usize {
        let rest = self.text.get(at..).unwrap_or_default();
        let len = rest
            .iter()
            .position(|b| ENDS_WORD.get(usize::from(*b)).copied().unwrap_or(true))
            .unwrap_or(rest.len());
        if rest.get(len) == Some(&b'(') {
            at + promoted(rest, len)
        } else {
            at + len
        }
    }

    pub(super) fn noted(&mut self, note: Note, at: usize, end: usize) -> usize {
        if self.state.mode == Mode::Between {
            return self.skip_sign(at, end - at);
        }
        if self.state.mode == Mode::AfterResult && note == Note::Check {
            let word = self.text.get(at..end).unwrap_or_default();
            self.sheet.keep_after_result(word, self.place(at));
            return end;
        }
        if note == Note::Check {
            self.keep_mate_word(at, end);
        }
        let code = match note {
            Note::EnPassant => RemarkCode::EnPassantNote,
            Note::Check => RemarkCode::CheckMarkOther,
            Note::Sign => RemarkCode::SignSkipped,
        };
        self.sheet.note(code, self.place(at));
        end
    }

    /// Whether the token before is no half-move in any language.
    fn is_behind_a_word(&self) -> bool {
        let before = self.sheet.tokens.last();
        self.state.mode == Mode::Moves
            && before.is_some_and(|token| !is_readable(self.sheet.token_text(token)))
    }

    /// Keeps a word of mate in case it is the last one, and no mate is on the board.
    fn keep_mate_word(&mut self, at: usize, end: usize) {
        let word = match self.text.get(at..end) {
            Some(b"mat") => "mat",
            Some(b"mate") => "mate",
            _ => return,
        };
        self.sheet.mate_word = Some(MateWord {
            word,
            plies: self.sheet.tokens.len(),
            place: self.place(at),
        });
    }

    /// A word that starts with a digit: a move number, a result, or castling in zeros.
    fn digits(&mut self, at: usize, end: usize) -> Result<usize, usize> {
        let word = self.text.get(at..end).unwrap_or_default();
        let digits = word.iter().take_while(|b| b.is_ascii_digit()).count();
        let after = word.get(digits..).unwrap_or_default();
        let dots = dots(after);
        if dots > 0 && !starts_with_half(word) {
            return self.number(at, digits, at + digits + dots, end);
        }
        if matches!(word, [b'0' | b'1', ..])
            && let Some(found) = self.text.get(at..).and_then(result_at)
        {
            // Zeros joined by a dash of any length: castling, unless the game ends with it.
            let written = self.text.get(at..at + found.len).unwrap_or_default();
            let zeros = found.result == RecordedResult::BothLose
                && matches!(written, [b'0', .., b'0'])
                && !written.iter().any(|b| matches!(b, b' ' | b'.' | b','));
            return if zeros && self.state.mode != Mode::AfterResult {
                self.half_move(at, at + found.len, TokenKind::MoveOrResult)
            } else {
                self.result(at, found)
            };
        }
        match after.first() {
            None if matches!(word, b"00" | b"000" | b"0000") => {
                self.half_move(at, end, TokenKind::Move)
            }
            None => self.number(at, digits, end, end),
            Some(byte) if byte.is_ascii_alphabetic() || *byte >= 0x80 => {
                self.number(at, digits, at + digits, end)
            }
            Some(_) => self.half_move(at, end, TokenKind::Move),
        }
    }

    /// A move number; `next` is behind its dots.
    fn number(
        &mut self,
        at: usize,
        digits: usize,
        next: usize,
        end: usize,
    ) -> Result<usize, usize> {
        let value = self
            .text
            .get(at..at + digits)
            .unwrap_or_default()
            .iter()
            .fold(0u16, |n, b| {
                n.saturating_mul(10)
                    .saturating_add(u16::from(b.wrapping_sub(b'0')))
            });
        match self.state.mode {
            Mode::AfterResult if value == 1 && self.may_begin_another() => return Err(at),
            Mode::AfterResult => {
                let word = self.text.get(at..end).unwrap_or_default();
                self.sheet.keep_after_result(word, self.place(at));
                return Ok(end);
            }
            Mode::Between | Mode::Tags | Mode::Moves => {}
        }
        if next < end {
            self.sheet
                .note(RemarkCode::NoSpaceAfterNumber, self.place(next));
        }
        self.state.number = value;
        Ok(next)
    }

    /// Whether another game may begin behind this one.
    fn may_begin_another(&self) -> bool {
        self.state.extent == Extent::Games
    }

    /// A word that starts with neither digit nor ASCII letter.
    fn sign(&mut self, at: usize, end: usize) -> Result<usize, usize> {
        let word = self.text.get(at..end).unwrap_or_default();
        let rest = self.text.get(at..).unwrap_or_default();
        if let Some(found) = result_at(rest) {
            return match word.first() {
                Some(b'+' | b'-') => Ok(self.maybe_result(at, found)),
                _ => self.result(at, found),
            };
        }
        // A lone asterisk ends a word, so that the word is empty only where it stands.
        let len = (end - at).max(1);
        match word {
            b"=" => Ok(self.bare_offer(at)),
            [b'.' | b',', ..] => Ok(at + 1),
            [b'!' | b'?', ..] if word.iter().all(|b| matches!(b, b'!' | b'?')) => {
                self.sheet.note(RemarkCode::AnnotationSign, self.place(at));
                Ok(end)
            }
            [0xe2, 0x80, 0xa6, ..] => Ok(at + 3),
            b"--" | b"@@@@" => self.half_move(at, end, TokenKind::Move),
            [0xc5, 0x9f, ..] if note(word) == Some(Note::Check) && !self.is_behind_a_word() => {
                Ok(self.noted(Note::Check, at, end))
            }
            word if is_evaluation(word) && self.state.mode == Mode::Moves => {
                self.sheet.note(RemarkCode::AnnotationSign, self.place(at));
                Ok(end)
            }
            word if is_sign(word) => Ok(self.skip_sign(at, len)),
            _ => self.half_move(at, end, TokenKind::Move),
        }
    }

    /// S0.33: players also write the sign of the offer without its brackets.
    fn bare_offer(&mut self, at: usize) -> usize {
        if self.sheet.ply() > 0 && self.state.mode == Mode::Moves {
            self.sheet.push_offer(OfferForm::Bare, None, self.place(at));
            return at + 1;
        }
        self.skip_sign(at, 1)
    }

    /// `+/-` and its kin: a result if nothing follows, else an annotator's opinion.
    pub(super) fn maybe_result(&mut self, at: usize, found: ResultAt) -> usize {
        if matches!(self.state.mode, Mode::Moves | Mode::Tags) {
            let place = self.place(at);
            self.pending_is_an_opinion();
            self.sheet.pending = Some(ResultFound {
                result: found.result,
                place,
            });
            return at + found.len;
        }
        self.skip_sign(at, found.len)
    }

    /// A sign that could have been a result was none, because something follows.
    fn pending_is_an_opinion(&mut self) {
        if let Some(opinion) = self.sheet.pending.take() {
            self.sheet.note(RemarkCode::AnnotationSign, opinion.place);
        }
    }

    fn result(&mut self, at: usize, found: ResultAt) -> Result<usize, usize> {
        let place = self.place(at);
        match self.state.mode {
            Mode::Between => {
                self.sheet.note(RemarkCode::TextBeforeGame, place);
            }
            Mode::AfterResult => self.sheet.note(RemarkCode::TextAfterResult, place),
            Mode::Tags | Mode::Moves => {
                self.state.mode = Mode::AfterResult;
                self.state.number = 0;
                self.pending_is_an_opinion();
                self.sheet.result = Some(ResultFound {
                    result: found.result,
                    place,
                });
                if !found.standard {
                    self.sheet.note(RemarkCode::ResultNonstandard, place);
                }
            }
        }
        Ok(at + found.len)
    }

    fn half_move(&mut self, at: usize, end: usize, kind: TokenKind) -> Result<usize, usize> {
        let word = self.text.get(at..end).unwrap_or_default();
        // An equals sign at the end is an offer, and read as a word of its own.
        let (word, end) = match word.split_last() {
            Some((b'=', body)) if body.len() >= 2 => (body, end - 1),
            _ => (word, end),
        };
        let place = self.place(at);
        match self.state.mode {
            Mode::Moves => {}
            Mode::Tags => self.state.mode = Mode::Moves,
            Mode::Between if self.starts_game(word) => {
                self.state.mode = Mode::Moves;
                self.sheet.start = place;
            }
            Mode::Between => {
                self.sheet.note(RemarkCode::TextBeforeGame, place);
                self.state.number = 0;
                return Ok(end);
            }
            Mode::AfterResult
                if self.may_begin_another() && self.is_first_in_line(at) && is_readable(word) =>
            {
                return Err(at);
            }
            Mode::AfterResult => {
                self.sheet.keep_after_result(word, place);
                return Ok(end);
            }
        }
        self.pending_is_an_opinion();
        let number = std::mem::take(&mut self.state.number);
        let rest = self.text.get(at..).unwrap_or_default();
        self.sheet.push_token(rest, end - at, kind, number, place);
        Ok(end)
    }

    /// A game without tags starts with a readable half-move, or with anything like a word behind
    /// the number 1.
    fn starts_game(&self, word: &[u8]) -> bool {
        // What is written above a scoresheet has numbers too: a round, a board, a day.
        let behind_number = self.state.number == 1
            && (2..=LONGEST_MOVE).contains(&word.len())
            && word.iter().all(|b| b.is_ascii_graphic() || *b >= 0x80)
            && !word.contains(&b':')
            && word.iter().any(u8::is_ascii_alphanumeric);
        behind_number || is_readable(word)
    }

    fn is_first_in_line(&self, at: usize) -> bool {
        self.stretch.column == 0
            && self
                .text
                .get(..at)
                .is_some_and(|before| before.trim_ascii().is_empty())
    }
}

/// The length of a word that an opening bracket follows at `len`.
fn promoted(rest: &[u8], len: usize) -> usize {
    let before = len.checked_sub(1).and_then(|last| rest.get(last));
    match (before, rest.get(len..)) {
        (Some(b'1' | b'8'), Some([b'(', letter, b')', ..])) if letter.is_ascii_alphabetic() => {
            len + 3
        }
        _ => len,
    }
}

/// Whether any language can read a word as a half-move.
pub(super) fn is_readable(word: &[u8]) -> bool {
    Letters::ALL
        .into_iter()
        .any(|letters| read_move(word, letters).is_ok())
}

/// `0.5-0.5` and `0,5-0,5` start with a number and a point, but are no move numbers.
fn starts_with_half(word: &[u8]) -> bool {
    matches!(word, [b'0', b'.' | b',', b'5', ..])
        && result_at(word).is_some_and(|found| found.result != RecordedResult::Unfinished)
}

/// The length of the dots behind a move number.
fn dots(text: &[u8]) -> usize {
    let mut len = 0;
    loop {
        match text.get(len..) {
            Some([b'.', ..]) => len += 1,
            Some([0xe2, 0x80, 0xa6, ..]) => len += 3,
            _ => return len,
        }
    }
}

/// The signs by which annotators say how a position stands.
fn is_evaluation(word: &[u8]) -> bool {
    const SIGNS: &[&str] = &[
        "+-", "-+", "+/-", "-/+", "+/=", "=/+", "+=", "=+", "±", "∓", "⩲", "⩱", "∞",
    ];
    SIGNS.iter().any(|sign| sign.as_bytes() == word)
}

/// Signs of other kinds and the like: no letter and no digit, or a symbol outside ASCII.
fn is_sign(word: &[u8]) -> bool {
    let ascii = word
        .iter()
        .all(|b| b.is_ascii_punctuation() || b.is_ascii_control());
    // U+2200 to U+22FF and U+2A00 to U+2AFF, plus-minus, and the arrows and squares of annotators.
    let symbol = matches!(
        word,
        [0xe2, 0x88..=0x8b, ..]
            | [0xe2, 0xa8..=0xab, ..]
            | [0xe2, 0x86..=0x87, ..]
            | [0xe2, 0x96..=0x97, ..]
            | [0xe2, 0x9f, ..]
            | [0xc2, 0xb1, ..]
            | [0xc2, 0xa0]
    );
    ascii || symbol
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_word_is_one_of_letters_digits_and_a_few_signs_before_a_space() {
        for byte in 0..=u8::MAX {
            let usual = byte.is_ascii_alphanumeric() || (b'+'..=b'/').contains(&byte);
            let found = short_word([b'N', byte, b'f', b'3', b' ', byte, 0, 0xff]);
            assert_eq!(found, usual.then_some(4), "{byte}");
        }
        assert_eq!(short_word(*b"Qh4xe1+ "), Some(7));
        assert_eq!(short_word(padded(b"O-O")), Some(3));
        for text in [
            "Qh4xe1+x", " Nf3", "", "Nf3#", "mate", "e8=Q+", "Nf3;", "Nf3{",
        ] {
            assert_eq!(short_word(padded(text.as_bytes())), None, "{text}");
        }
    }
}
