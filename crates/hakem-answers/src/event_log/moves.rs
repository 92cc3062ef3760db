//! Moves in an event log: in any letters, legal or not.

use hakem_laws::record::{game::Start, written::Written};
use hakem_score::{
    letters::{Letters, LettersChoice},
    movetext::{Misread, Unreadable, interpret, letters_of_deeds, read_move, settle},
};
use serde_json::{Map, Value};
use shakmaty::Chess;

use crate::trouble::Trouble;

/// Reads moves on what stands on the board.
#[derive(Clone, Copy, Debug)]
pub struct MoveReader<'a> {
    /// The position, where the rules of movement apply to it.
    pub position: Option<&'a Chess>,
    /// The piece letters.
    pub letters: Letters,
}

impl MoveReader<'_> {
    /// What is written, be it legal or not.
    ///
    /// # Errors
    /// [`Trouble::UnreadableMove`] where it is no move in any notation known here.
    pub fn read(&self, text: &str) -> Result<Written, Trouble> {
        let token = without_number(text).as_bytes();
        let read = match self.position {
            Some(position) => match interpret(position, token, self.letters) {
                Ok(found) => Some(found.written),
                Err(Misread::NotAMove { written, .. }) => Some(written),
                Err(Misread::Unreadable(_)) => None,
            },
            None => match read_move(token, self.letters) {
                Ok(reading) => Some(reading.written),
                Err(Unreadable::NotPromotable { deed, .. }) => deed,
                Err(_) => None,
            },
        };
        read.ok_or_else(|| Trouble::UnreadableMove {
            given: text.to_owned(),
        })
    }
}

/// Settles the piece letters over all the moves of a log. Illegal moves are what a log is kept for,
/// so that legality decides only where neither the letters of the user nor English can read it all.
pub(crate) fn settled_letters<'a>(
    start: &Start,
    lines: impl Iterator<Item = &'a Map<String, Value>>,
    choice: LettersChoice,
    own: Letters,
) -> Letters {
    let tokens: Vec<&[u8]> = lines
        .filter_map(|line| line.get("move").and_then(Value::as_str))
        .map(|text| without_number(text).as_bytes())
        .collect();
    if choice == LettersChoice::Auto
        && let Some(letters) = letters_of_deeds(tokens.iter().copied(), own)
    {
        return letters;
    }
    let usual = Chess::default();
    let position = start.standing.regular().unwrap_or(&usual);
    settle(position, tokens.iter().copied(), choice).letters
}

/// The move without the number that people write before it: `4... Ng8`, `12.O-O`.
fn without_number(text: &str) -> &str {
    let text = text.trim();
    let after_digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let after_dots = after_digits.trim_start_matches(['.', '\u{2026}']);
    let numbered = after_digits.len() < text.len() && after_dots.len() < after_digits.len();
    if numbered {
        after_dots.trim_start()
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_number_is_no_part_of_the_move() {
        for (text, expected) in [
            ("4... Ng8", "Ng8"),
            (" 12.O-O ", "O-O"),
            ("0-0", "0-0"),
            ("3\u{2026}e5", "e5"),
            ("e4", "e4"),
            ("42", "42"),
            ("", ""),
        ] {
            assert_eq!(without_number(text), expected, "{text}");
        }
    }
}
