//! Mating chances: a line proves itself, a cheap proof is never contradicted, and every answer
//! stands up to a verifier that shares nothing with the prover.

use hakem_prover::{
    Budget, Certificate, HalfMoveLimit, Options, Position as Asked, Verdict, can_mate, quick,
};
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
            let options = Options::default();
            let answer = can_mate(&asked, winner, &Budget::nodes(3_000), &options);
            verify(&asked, winner, &options, &answer.verdict);
            let limited = options.with_half_move_limit(HalfMoveLimit::SeventyFiveMoves);
            let verdict = can_mate(&asked, winner, &Budget::nodes(3_000), &limited).verdict;
            verify(&asked, winner, &limited, &verdict);
            if let Some(proof) = &cheap {
                verify(
                    &asked,
                    winner,
                    &options,
                    &Verdict::CannotMate(proof.clone()),
                );
            }
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

fn verify(asked: &Asked, winner: Color, options: &Options, verdict: &Verdict) {
    let Some(certificate) = Certificate::new(asked, winner, options, verdict) else {
        return;
    };
    let text = certificate.to_string();
    let verified = hakem_verify::verify(&text);
    let can_mate = verified
        .as_ref()
        .map(|verified| verified.can_mate)
        .map_err(ToString::to_string);
    assert_eq!(can_mate, Ok(matches!(verdict, Verdict::Mates(_))), "{text}");
}
