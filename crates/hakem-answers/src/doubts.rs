//! What a ruling rests on that the record does not show, or that the Laws leave open: whoever rules
//! by it must know.

use hakem_laws::ruling::{Ground, Reason, Ruling, Verdict};
use hakem_score::pgn::Start;
use hakem_words::{Args, Text, message, plain};

/// The reading of the Laws on which a ruling rests, where they do not say it in so many words: P4
/// (a claim by the player who does not have the move) and P6 (the position of which 7.5.5 asks).
#[must_use]
pub fn reading(ruling: &Ruling) -> Option<Text> {
    let id = match (ruling.verdict, &ruling.reason, ruling.ground) {
        (Verdict::Incorrect, Reason::ClaimWithoutTheMove { .. }, _) => "desk-doubt-no-move",
        (Verdict::Ended, _, Some(Ground::IllegalMoves)) => "desk-doubt-second-illegal",
        _ => return None,
    };
    Some(Text::of(|lang| plain(id, lang)))
}

/// The half-moves that only the counter of a set-up position tells of, where they still count in
/// `half_move_clock` after `plies` half-moves of the record.
#[must_use]
pub fn unverified_counter(start: &Start, plies: u32, half_move_clock: u32) -> Option<Text> {
    use shakmaty::Position;

    let before = start.position.halfmoves();
    let args = Args::new().number("plies", before);
    (start.set_up && before > 0 && half_move_clock > plies)
        .then(|| Text::of(|lang| message("desk-doubt-counter", &args, lang)))
}

#[cfg(test)]
mod tests {
    use hakem_words::Lang;
    use shakmaty::{CastlingMode, Chess};

    use super::*;

    fn set_up(fen: &str) -> Start {
        let fen: shakmaty::fen::Fen = fen.parse().unwrap();
        let position: Chess = fen.into_position(CastlingMode::Standard).unwrap();
        Start {
            position,
            mode: CastlingMode::Standard,
            set_up: true,
        }
    }

    #[test]
    fn a9_3_a_counter_that_was_set_up_is_told_of_as_long_as_it_counts() {
        let start = set_up("7k/8/5KQ1/8/8/8/8/8 w - - 99 100");
        let told = unverified_counter(&start, 1, 100).unwrap();
        assert!(told.get(Lang::En).contains("99"), "{told:?}");
        assert!(told.get(Lang::Tr).contains("99"), "{told:?}");
        // A capture or pawn move in the record has ended what the counter told of.
        assert_eq!(unverified_counter(&start, 4, 3), None);
        let fresh = set_up("7k/8/5KQ1/8/8/8/8/8 w - - 0 100");
        assert_eq!(unverified_counter(&fresh, 0, 0), None);
    }
}
