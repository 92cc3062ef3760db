//! Where a game starts: from a FEN, with its faults told in words.

use hakem_laws::record::game::Start;
use hakem_score::fen::{FenError, FenReading, ModeChoice, read_fen};
use hakem_words::Text;

use crate::trouble::Trouble;

/// The start that a FEN describes.
///
/// # Errors
/// [`Trouble::Fen`] says what is wrong with it, and at which column.
pub fn from_fen(fen: &str, mode: ModeChoice) -> Result<Start, Trouble> {
    let reading = read(fen, mode)?;
    Ok(Start::set_up(reading.position, reading.mode))
}

/// Reads a FEN.
///
/// # Errors
/// [`Trouble::Fen`] says what is wrong with it, and at which column.
pub fn read(fen: &str, mode: ModeChoice) -> Result<FenReading, Trouble> {
    read_fen(fen, mode).map_err(trouble)
}

fn trouble(error: FenError) -> Trouble {
    let why = Text::of(|lang| hakem_words::score::fen_error(error, lang));
    Trouble::Fen { why }
}
