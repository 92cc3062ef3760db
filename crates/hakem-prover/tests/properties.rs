//! What must hold of every answer, at the ends of random legal walks.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use hakem_prover::{Budget, Options, Position, Verdict, can_mate, quick, quick_dead};
use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position as _, Setup, fen::Fen};
use std::collections::HashSet;

/// Positions near the border between winnable and not.
const STARTS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 1",
    "8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 32 62",
    "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1",
    "8/8/4k3/8/2b5/3N4/8/K7 w - - 0 1",
    "2k5/2P5/8/8/3K4/8/8/4b3 w - - 0 1",
    "8/8/8/7p/7P/1k6/p1r5/K7 b - - 1 63",
    "8/5pk1/6p1/8/8/6P1/5PK1/8 w - - 0 1",
    "4Q3/8/4p2p/3pP3/3P1Rpk/4PK2/r5PP/8 w - - 0 42",
];

fn walk(start: usize, choices: &[prop::sample::Index]) -> Chess {
    let setup = STARTS[start].parse::<Fen>().unwrap().into_setup();
    let mut chess: Chess = setup.position(CastlingMode::Standard).unwrap();
    for choice in choices {
        let moves = chess.legal_moves();
        if moves.is_empty() {
            break;
        }
        chess.play_unchecked(moves[choice.index(moves.len())]);
    }
    chess
}

/// Plays out all series of moves: whether one ends in mate; `None` if there are too many.
fn played_out(chess: &Chess, winner: Color) -> Option<bool> {
    let mut met = HashSet::from([chess.clone()]);
    let mut open = vec![chess.clone()];
    while let Some(position) = open.pop() {
        if position.is_checkmate() && position.turn() != winner {
            return Some(true);
        }
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(m);
            if met.insert(next.clone()) {
                open.push(next);
            }
        }
        if met.len() > 3_000 {
            return None;
        }
    }
    Some(false)
}

fn answer(setup: &Setup, winner: Color) -> Option<bool> {
    let position = Position::from_setup(setup, CastlingMode::Standard).unwrap();
    match can_mate(
        &position,
        winner,
        &Budget::nodes(20_000),
        &Options::default(),
    )
    .verdict
    {
        Verdict::Mates(_) => Some(true),
        Verdict::CannotMate(_) => Some(false),
        Verdict::Undecided => None,
    }
}

fn agree(a: Option<bool>, b: Option<bool>) -> bool {
    a.is_none() || b.is_none() || a == b
}

fn winners() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(Color::from_white)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_cheap_proof_is_never_refuted_by_playing_on(
        start in 0..STARTS.len(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
        winner in winners(),
    ) {
        let chess = walk(start, &choices);
        if quick(&Position::from_chess(&chess), winner).is_some() {
            prop_assert_ne!(played_out(&chess, winner), Some(true));
        }
    }

    #[test]
    fn small_positions_are_answered_as_by_playing_out(
        start in 0..STARTS.len(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
        winner in winners(),
    ) {
        let chess = walk(start, &choices);
        let setup = chess.to_setup(EnPassantMode::Legal);
        prop_assert!(agree(answer(&setup, winner), played_out(&chess, winner)));
    }

    #[test]
    fn every_line_is_legal_and_ends_in_mate(
        start in 0..STARTS.len(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
        winner in winners(),
    ) {
        let mut chess = walk(start, &choices);
        let position = Position::from_chess(&chess);
        let budget = Budget::nodes(20_000);
        let verdict = can_mate(&position, winner, &budget, &Options::default()).verdict;
        if let Verdict::Mates(line) = verdict {
            for m in &line {
                let m = m.to_move(&chess).unwrap();
                chess = chess.play(m).unwrap();
            }
            prop_assert!(chess.is_checkmate());
            prop_assert_eq!(chess.turn(), !winner);
        }
    }

    #[test]
    fn the_mirror_image_and_the_other_colours_get_the_same_answer(
        start in 0..STARTS.len(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
        winner in winners(),
    ) {
        let setup = walk(start, &choices).to_setup(EnPassantMode::Legal);
        let own = answer(&setup, winner);
        let mut flipped = setup.clone();
        flipped.mirror();
        prop_assert!(agree(own, answer(&flipped, !winner)));
        if setup.castling_rights.is_empty() {
            let mut mirrored = setup.clone();
            mirrored.board.flip_horizontal();
            mirrored.ep_square = setup.ep_square.map(shakmaty::Square::flip_horizontal);
            prop_assert!(agree(own, answer(&mirrored, winner)));
        }
    }

    #[test]
    fn what_cannot_be_won_cannot_be_won_a_move_later(
        start in 0..STARTS.len(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..40),
        winner in winners(),
    ) {
        let chess = walk(start, &choices);
        if answer(&chess.to_setup(EnPassantMode::Legal), winner) == Some(false) {
            for m in chess.legal_moves() {
                let next = chess.clone().play(m).unwrap();
                let later = answer(&next.to_setup(EnPassantMode::Legal), winner);
                prop_assert_ne!(later, Some(true));
            }
        }
    }

    #[test]
    fn dead_means_that_neither_can(
        start in 0..STARTS.len(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..60),
    ) {
        let position = Position::from_chess(&walk(start, &choices));
        let both = Color::ALL.into_iter().all(|winner| quick(&position, winner).is_some());
        prop_assert_eq!(quick_dead(&position), both);
    }
}
