//! Mating chances: a line proves itself, and what is proved cheaply is never contradicted.

use hakem_prover::{Budget, Options, Position as Asked, Verdict, can_mate, quick};
use shakmaty::{CastlingMode, Chess, Color, Position, fen::Fen};

/// Runs one input: a FEN.
pub(crate) fn check(data: &[u8]) {
    let Ok(fen) = Fen::from_ascii(data) else {
        return;
    };
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        let Ok(asked) = Asked::from_setup(fen.as_setup(), mode) else {
            continue;
        };
        let start: Option<Chess> = fen.clone().into_position(mode).ok();
        for winner in Color::ALL {
            let cheap = quick(&asked, winner);
            let answer = can_mate(&asked, winner, &Budget::nodes(3_000), &Options::default());
            let Verdict::Mates(line) = answer.verdict else {
                continue;
            };
            assert!(cheap.is_none(), "a line {line} and a proof {cheap:?}");
            let Some(mut position) = start.clone() else {
                continue;
            };
            for half_move in &line {
                let mv = half_move.to_move(&position).unwrap();
                position.play_unchecked(mv);
            }
            assert!(
                position.is_checkmate() && position.turn() == !winner,
                "{line}"
            );
        }
    }
}
