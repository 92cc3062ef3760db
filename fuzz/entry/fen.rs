//! A position as text: any bytes are read or refused, and what was read is read again the same.

use hakem_score::fen::{ModeChoice, read_fen};
use shakmaty::CastlingMode;

/// Runs one input.
pub(crate) fn check(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    for mode in [
        ModeChoice::Detect,
        ModeChoice::Given(CastlingMode::Standard),
        ModeChoice::Given(CastlingMode::Chess960),
    ] {
        match read_fen(text, mode) {
            Ok(reading) => {
                let normalised = reading.normalised();
                let again = read_fen(&normalised, ModeChoice::Given(reading.mode)).unwrap();
                assert_eq!(again.position, reading.position, "{normalised}");
                assert_eq!(again.normalised(), normalised);
            }
            Err(error) => assert!(error.column as usize <= text.len() + 1, "{error}"),
        }
    }
}
