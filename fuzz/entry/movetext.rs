//! Half-moves as people write them, in every set of letters: what is read is legal.

use hakem_score::{
    letters::{Letters, LettersChoice},
    movetext::{interpret, read_move, settle},
    write::spell,
};
use shakmaty::{CastlingMode, Chess, Position, fen::Fen};

const POSITIONS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pPpp1ppp/8/3Pp3/8/2N2N2/P1PPpPPP/R3K2R w KQkq e6 0 9",
    "r3k2r/p1pp1pp1/2n2n2/3Pp3/3pP3/8/PpPP1PPP/R3K2R b KQkq e3 0 9",
    "8/2P2k2/8/1N3N2/8/1N3N2/5K2/8 w - - 0 60",
];

/// Runs one input: a byte for the letters, a byte for the position, then half-moves.
pub(crate) fn check(data: &[u8]) {
    let [language, place, text @ ..] = data else {
        return;
    };
    let letters = Letters::ALL[usize::from(*language) % Letters::ALL.len()];
    let fen: Fen = POSITIONS[usize::from(*place) % POSITIONS.len()]
        .parse()
        .unwrap();
    let start: Chess = fen.into_position(CastlingMode::Standard).unwrap();
    let tokens = || {
        text.split(u8::is_ascii_whitespace)
            .filter(|token| !token.is_empty())
    };
    for choice in [LettersChoice::Auto, LettersChoice::Given(letters)] {
        let settled = settle(&start, tokens(), choice);
        assert!(settled.legal <= tokens().count());
        assert!(settled.is_ambiguous() || settled.rivals.is_empty());
    }
    let mut position = start;
    for token in tokens() {
        let _ = read_move(token, letters);
        let Ok(read) = interpret(&position, token, letters) else {
            continue;
        };
        assert!(position.is_legal(read.mv), "{} in {position:?}", read.mv);
        let spelt = spell(&position, read.mv, letters);
        let again = interpret(&position, spelt.as_bytes(), letters).map(|read| read.mv);
        assert_eq!(again.as_ref().ok(), Some(&read.mv), "{spelt}");
        position.play_unchecked(read.mv);
    }
}
