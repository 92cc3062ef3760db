//! The written move of a claim, as whoever asks has written it.
//!
//! It may be written in the letters of the record or in those in which the program speaks: who has
//! been told "write Kf8" must be able to write Kf8. Where the record shows no piece letters, it may be
//! written in those of any language in which the program speaks, whichever the user has chosen. Where
//! these are two legal moves, nobody but the claimant can say which one was meant.

use hakem_laws::record::{move_name::MoveName, written::Written};
use hakem_score::letters::{Letters, LettersChoice};
use hakem_score::movetext::read_move;
use hakem_words::Lang;
use shakmaty::{Chess, Move, Position, Role, san::San};

use crate::event_log::MoveReader;
use crate::trouble::Trouble;

/// The letters in which a written move may be read.
#[derive(Clone, Copy, Debug)]
pub struct Ways {
    /// Those in which the record was read.
    pub record: Letters,
    /// Whether the record shows that they are its own.
    pub shown: Shown,
    /// What the user said of letters.
    pub choice: LettersChoice,
    /// The language of the user.
    pub lang: Lang,
}

/// Whether a record shows in which piece letters it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// It does.
    Yes,
    /// It names no piece, or other letters would do as well.
    No,
}

impl Shown {
    /// What half-moves that were read in `letters` show; `rivals`: others in which all of them are as
    /// legal.
    pub fn of<'a>(
        mut half_moves: impl Iterator<Item = &'a [u8]>,
        letters: Letters,
        rivals: &[Letters],
    ) -> Shown {
        let names_a_piece = |token: &[u8]| {
            let read = read_move(token, letters).map(|reading| reading.written);
            matches!(read, Ok(Written::San(San::Normal { role, .. })) if role != Role::Pawn)
        };
        if rivals.is_empty() && half_moves.any(names_a_piece) {
            Shown::Yes
        } else {
            Shown::No
        }
    }
}

/// Reads the move, be it legal or not.
pub(super) fn read(text: &str, position: Option<&Chess>, ways: Ways) -> Result<Written, Trouble> {
    let by = |letters| MoveReader { position, letters }.read(text);
    let (Some(position), LettersChoice::Auto) = (position, ways.choice) else {
        return by(ways.record);
    };
    match legal_readings(text, position, ways).as_slice() {
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
    let near = near(ways);
    let read = near.iter().copied().map(by).find(Result::is_ok);
    read.unwrap_or_else(|| by(ways.record))
}

/// The legal moves that a text can be in a position; several where nobody but the claimant can say
/// which one was meant.
#[must_use]
pub fn readings(text: &str, position: &Chess, ways: Ways) -> Vec<Move> {
    let found = legal_readings(text, position, ways);
    found.into_iter().map(|(_, m)| m).collect()
}

fn legal_readings(text: &str, position: &Chess, ways: Ways) -> Vec<(Written, Move)> {
    let by = |letters| {
        let position = Some(position);
        MoveReader { position, letters }.read(text)
    };
    let near: Vec<_> = near(ways).into_iter().map(by).collect();
    // What one of them can read is not made legal by letters that nobody has used.
    if near.iter().all(Result::is_err) {
        let far: Vec<_> = Letters::ALL.into_iter().map(by).collect();
        return distinct(&far, position);
    }
    distinct(&near, position)
}

/// The letters in which a move may well be written, the likeliest first.
fn near(ways: Ways) -> Vec<Letters> {
    let own = letters_of(ways.lang);
    match ways.shown {
        Shown::Yes => vec![ways.record, own],
        Shown::No => {
            let spoken = Lang::ALL.map(letters_of);
            [own]
                .into_iter()
                .chain(spoken)
                .chain([ways.record])
                .collect()
        }
    }
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
