//! The written move of a claim, as whoever asks has written it.
//!
//! It may be written in the letters of the record or in those in which the program speaks: who has
//! been told "write Kf8" must be able to write Kf8. Where these are two legal moves, nobody but the
//! claimant can say which one was meant.

use hakem_laws::record::{move_name::MoveName, written::Written};
use hakem_score::letters::{Letters, LettersChoice};
use hakem_words::Lang;
use shakmaty::{Chess, Move, Position};

use crate::event_log::MoveReader;
use crate::trouble::Trouble;

/// The letters in which a written move may be read.
#[derive(Clone, Copy, Debug)]
pub struct Ways {
    /// Those of the record.
    pub record: Letters,
    /// What the user said of letters.
    pub choice: LettersChoice,
    /// The language of the user.
    pub lang: Lang,
}

/// Reads the move, be it legal or not.
pub(super) fn read(text: &str, position: Option<&Chess>, ways: Ways) -> Result<Written, Trouble> {
    let by = |letters| MoveReader { position, letters }.read(text);
    let first = by(ways.record);
    let Some(position) = position else {
        return first;
    };
    let LettersChoice::Auto = ways.choice else {
        return first;
    };
    let near = [first.clone(), by(letters_of(ways.lang))];
    let mut legal = distinct(&near, position);
    // What one of them can read is not made legal by letters that nobody has used.
    if near.iter().all(Result::is_err) {
        let far: Vec<_> = Letters::ALL.into_iter().map(by).collect();
        legal = distinct(&far, position);
    }
    match legal.as_slice() {
        [] => {}
        [(written, _)] => return Ok(*written),
        several => {
            let readings: Vec<String> = several
                .iter()
                .map(|(_, m)| named(position, *m, ways.lang))
                .collect();
            return Err(Trouble::MoveOfManyLetters {
                given: text.to_owned(),
                readings: readings.join(", "),
            });
        }
    }
    let [first, second] = near;
    first.or(second)
}

/// The piece letters of a language in which the program speaks.
#[must_use]
pub const fn letters_of(lang: Lang) -> Letters {
    match lang {
        Lang::En => Letters::En,
        Lang::Tr => Letters::Tr,
    }
}

/// The legal moves among the readings, each once.
fn distinct(readings: &[Result<Written, Trouble>], position: &Chess) -> Vec<(Written, Move)> {
    let mut found: Vec<(Written, Move)> = Vec::new();
    for written in readings.iter().flatten() {
        if let Ok(m) = written.resolve(position)
            && found.iter().all(|(_, other)| *other != m)
        {
            found.push((*written, m));
        }
    }
    found
}

/// The move by its name and its two squares, which are the same in every language.
fn named(position: &Chess, m: Move, lang: Lang) -> String {
    let name = hakem_words::move_name(&MoveName::intended(position, m), lang);
    let squares = m.to_uci(position.castles().mode());
    format!("{name} ({squares})")
}
