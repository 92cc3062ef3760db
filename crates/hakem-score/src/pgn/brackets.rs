//! Round brackets that hold no variation but words, such as `(Berabere)` or `(White resigned)`: at
//! the end of a scoresheet they say how the game ended, as they would without brackets.

use super::{
    scan::{Mode, Scan},
    sheet::OfferForm,
    stopped::is_word,
    words::{Note, note},
};
use crate::{remarks::RemarkCode, result::result_at};

/// The longest text in brackets that is taken for words on the end.
const LONGEST: usize = 100;

/// What stands between two round brackets.
enum Inside {
    /// Nothing but a result.
    Result,
    /// A word that marks the half-move before it.
    Mark,
    /// Words that are no moves.
    Words,
}

impl Scan<'_> {
    /// A round bracket: the sign of a draw offer, words, or a variation.
    pub(super) fn open_round(&mut self, at: usize) -> usize {
        let rest = self.text.get(at..).unwrap_or_default();
        if let Some(len) = offer_sign(rest) {
            if self.sheet.ply() > 0 {
                self.sheet
                    .push_offer(OfferForm::Parenthesised, None, self.place(at));
            }
            return at + len;
        }
        if let Some(next) = self.bracketed(at) {
            return next;
        }
        self.open_variation(at);
        at + 1
    }

    /// Reads a pair of brackets without a variation; gives where to go on.
    fn bracketed(&mut self, at: usize) -> Option<usize> {
        if !matches!(self.state.mode, Mode::Moves | Mode::AfterResult) {
            return None;
        }
        let inside = inside(self.text.get(at..)?)?;
        let next = at + inside.len() + 2;
        let space = inside.len() - inside.trim_ascii_start().len();
        let (start, end) = (at + 1 + space, at + 1 + space + inside.trim_ascii().len());
        match kind(inside.trim_ascii())? {
            Inside::Result => {
                let found = result_at(inside.trim_ascii())?;
                self.maybe_result(start, found);
            }
            Inside::Mark => {
                self.noted(Note::Check, start, end);
            }
            Inside::Words if self.state.mode == Mode::AfterResult => {
                let mut from = start;
                for word in inside.trim_ascii().split(|b| *b == b' ') {
                    if !word.is_empty() {
                        self.sheet.keep_after_result(word, self.place(from));
                    }
                    from += word.len() + 1;
                }
            }
            Inside::Words => {
                let place = self.place(at);
                self.sheet.note(RemarkCode::CommentSkipped, place);
                self.sheet.keep_bracketed(inside.trim_ascii(), place);
            }
        }
        Some(next)
    }
}

/// What stands between the bracket that opens a text and the next one that closes; `None` where
/// something else opens before.
fn inside(text: &[u8]) -> Option<&[u8]> {
    let rest = text.get(1..)?;
    let window = rest.get(..=LONGEST).unwrap_or(rest);
    let end = window.iter().position(|b| b"(){}[];<>$%".contains(b))?;
    let inside = rest.get(..end)?;
    (rest.get(end) == Some(&b')') && !inside.trim_ascii().is_empty()).then_some(inside)
}

/// What a text in brackets is; `None` where it may be a variation.
fn kind(inside: &[u8]) -> Option<Inside> {
    if result_at(inside).is_some_and(|found| found.len == inside.len()) {
        return Some(Inside::Result);
    }
    match note(inside) {
        Some(Note::Check) => return Some(Inside::Mark),
        Some(_) => return None,
        None => {}
    }
    let words = || inside.split(|b| *b == b' ').filter(|word| !word.is_empty());
    let number = |word: &[u8]| word.iter().all(u8::is_ascii_digit);
    // A variation fails at its first half-move.
    let all = words().all(|word| is_word(word) || number(word));
    (all && words().any(is_word)).then_some(Inside::Words)
}

/// The length of `(=)` at the start of a text.
fn offer_sign(text: &[u8]) -> Option<usize> {
    let mut wanted = b"(=)".iter();
    let mut next = wanted.next();
    for (at, byte) in text.iter().enumerate() {
        match next {
            Some(sign) if sign == byte => next = wanted.next(),
            Some(_) if *byte == b' ' => {}
            _ => return None,
        }
        if next.is_none() {
            return Some(at + 1);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_results_and_marks_are_no_variations() {
        for (text, words) in [
            ("(Berabere)", Some("Berabere")),
            ("( White resigned ) 3. Nf3", Some(" White resigned ")),
            ("(50 hamle)", Some("50 hamle")),
            ("(1-0)", Some("1-0")),
            ("(mat)", Some("mat")),
            ("(Nf3 wins)", None),
            ("(12. Nf3)", None),
            ("(12)", None),
            ("(N)", None),
            ("()", None),
            ("(a (b) c)", None),
            ("(better {note})", None),
            ("(Berabere", None),
        ] {
            let found = inside(text.as_bytes()).filter(|found| kind(found.trim_ascii()).is_some());
            assert_eq!(found, words.map(str::as_bytes), "{text}");
        }
    }
}
