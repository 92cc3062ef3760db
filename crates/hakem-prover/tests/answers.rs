//! Answers to positions whose answer is known, and properties that every answer has.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use hakem_prover::{
    Budget, Dead, HalfMoveLimit, Options, Position, PositionError, Proof, Standing, Verdict,
    can_mate, dead, explain, quick, quick_dead,
};
use shakmaty::{CastlingMode, Chess, Color, Position as _, Setup, fen::Fen};

fn setup(fen: &str) -> Setup {
    fen.parse::<Fen>().unwrap().into_setup()
}

fn position(fen: &str) -> Position {
    Position::from_setup(&setup(fen), CastlingMode::Standard).unwrap()
}

fn ask(fen: &str, winner: Color) -> Verdict {
    can_mate(
        &position(fen),
        winner,
        &Budget::nodes(1_000_000),
        &Options::default(),
    )
    .verdict
}

/// Replays a line with shakmaty; whether it ends in mate by the winner.
fn mates(fen: &str, winner: Color, verdict: &Verdict) -> bool {
    let Verdict::Mates(line) = verdict else {
        return false;
    };
    let mut chess: Chess = setup(fen).position(CastlingMode::Standard).unwrap();
    for m in line {
        chess = chess.clone().play(m.to_move(&chess).unwrap()).unwrap();
    }
    chess.is_checkmate() && chess.turn() != winner
}

#[test]
fn a5_2_2_dead_positions() {
    for fen in [
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        "4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 1",
        "8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 32 62",
        "8/8/8/8/3k4/8/1q6/K7 w - - 0 1",
        "5k2/8/8/8/2B5/3B4/8/K7 w - - 0 1",
        "k7/p1K5/P7/8/8/8/8/8 b - - 0 1",
    ] {
        assert!(quick_dead(&position(fen)), "{fen}");
        let answer = dead(&position(fen), &Budget::nodes(10_000), &Options::default());
        assert!(matches!(answer, Dead::Yes(_)), "{fen}");
    }
}

#[test]
fn a5_2_2_positions_that_only_look_dead() {
    for (fen, winner) in [
        ("8/8/4k3/8/2N5/3N4/8/K7 w - - 0 1", Color::White),
        ("5k2/8/8/8/2B5/4B3/8/K7 w - - 0 1", Color::White),
        ("8/8/4k3/8/2n5/3N4/8/K7 w - - 0 1", Color::Black),
        ("8/8/4k3/8/2b5/3N4/8/K7 w - - 0 1", Color::White),
        ("8/8/4k3/8/2b5/3N4/8/K7 w - - 0 1", Color::Black),
        ("8/8/4k3/8/2b5/4B3/8/K7 w - - 0 1", Color::White),
        ("2k5/2P5/8/8/3K4/8/8/4b3 w - - 0 1", Color::Black),
        ("6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1", Color::White),
    ] {
        assert!(!quick_dead(&position(fen)), "{fen}");
        assert!(mates(fen, winner, &ask(fen, winner)), "{fen}");
    }
}

#[test]
fn a6_9_lone_pieces() {
    for (fen, winner, can) in [
        ("8/6k1/3b4/8/2R5/5K2/8/8 w - - 0 1", Color::Black, false),
        ("8/6k1/3n4/8/2Q5/5K2/8/8 w - - 0 1", Color::Black, false),
        ("8/6k1/3n4/8/2R5/5K2/8/8 w - - 0 1", Color::Black, true),
        ("8/6k1/3n4/8/2P5/5K2/8/8 w - - 0 1", Color::Black, true),
        ("8/6k1/3b4/8/2P5/5K2/8/8 w - - 0 1", Color::Black, true),
    ] {
        let verdict = ask(fen, winner);
        assert_eq!(mates(fen, winner, &verdict), can, "{fen}");
        assert_eq!(matches!(verdict, Verdict::CannotMate(_)), !can, "{fen}");
    }
}

#[test]
fn a6_9_forced_lines_count() {
    // Kxg3 mates and is the only move.
    let fen = "6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1";
    assert!(quick(&position(fen), Color::Black).is_some());
}

#[test]
fn what_stands_on_the_board() {
    let mate = "k1K5/r7/1N6/8/8/8/8/8 b - - 0 1";
    assert!(matches!(ask(mate, Color::White), Verdict::Mates(line) if line.is_empty()));
    let checkmated = Verdict::CannotMate(Proof::Ended(Standing::Checkmated));
    assert_eq!(ask(mate, Color::Black), checkmated);
    let stalemate = "k7/p1K5/P7/8/8/8/8/8 b - - 0 1";
    for winner in Color::ALL {
        assert_eq!(
            ask(stalemate, winner),
            Verdict::CannotMate(Proof::Ended(Standing::Stalemate))
        );
    }
}

#[test]
fn a9_6_2_two_half_moves_left() {
    let limited = Options::default().with_half_move_limit(HalfMoveLimit::SeventyFiveMoves);
    let budget = Budget::nodes(1_000_000);
    let ask = |fen| can_mate(&position(fen), Color::Black, &budget, &limited).verdict;
    // Neither capture nor pawn move nor mate is possible in the two half-moves left.
    let locked = "8/5r2/p3k3/P7/8/1K6/8/8 w - - 148 100";
    assert!(matches!(ask(locked), Verdict::CannotMate(Proof::Closed(_))));
    // Here the pawn can move, and the count starts again.
    let free = "8/p4r2/4k3/8/K7/P7/8/8 w - - 148 100";
    assert!(mates(free, Color::Black, &ask(free)));
    // Mate with the 150th half-move comes before the limit, any other end after it.
    let mate = "7k/8/5KQ1/8/8/8/8/8 w - - 149 100";
    let white = |fen| can_mate(&position(fen), Color::White, &budget, &limited).verdict;
    assert!(mates(mate, Color::White, &white(mate)));
    let over = "7k/8/5KQ1/8/8/8/8/8 w - - 150 100";
    assert_eq!(
        white(over),
        Verdict::CannotMate(Proof::Ended(Standing::MoveLimit))
    );
}

#[test]
fn a_question_without_meaning_gets_an_error() {
    let error = |fen| Position::from_setup(&setup(fen), CastlingMode::Standard).unwrap_err();
    assert_eq!(
        error("8/8/8/8/8/8/8/4K3 w - - 0 1"),
        PositionError::Kings {
            color: Color::Black,
            found: 0
        }
    );
    assert_eq!(
        error("kk6/8/8/8/8/8/8/4K3 w - - 0 1"),
        PositionError::Kings {
            color: Color::Black,
            found: 2
        }
    );
    let pawn = error("k6P/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(matches!(pawn, PositionError::PawnOnLastRank { .. }));
    assert!(matches!(
        error("k6R/8/8/8/8/8/8/4K3 w - - 0 1"),
        PositionError::OpponentInCheck {
            color: Color::Black,
            ..
        }
    ));
}

#[test]
fn a_budget_is_kept_and_a_query_can_be_cancelled() {
    let hard = position("k6B/1b4B1/8/p1p5/P1P5/8/8/4K3 w - - 0 1");
    let spent = can_mate(&hard, Color::White, &Budget::nodes(10), &Options::default()).spent;
    assert!(spent.nodes <= 10);
    let stop = || true;
    let budget = Budget {
        nodes: u64::MAX,
        cancelled: Some(&stop),
    };
    let locked = position("1k6/1P1p1p1p/BP6/1P6/8/8/3P1PKP/8 w - - 0 1");
    let answer = can_mate(&locked, Color::Black, &budget, &Options::default());
    assert_eq!(answer.verdict, Verdict::Undecided);
}

#[test]
fn a_wall_and_the_squares_a_king_never_leaves_can_be_shown() {
    let position = position("4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 1");
    let proof = quick(&position, Color::White).unwrap();
    let shown = explain(&position, &proof);
    assert_eq!(shown.wall.count(), 8);
    assert_eq!(shown.immovable, shown.wall);
    assert!(shown.kings.white.is_disjoint(shown.kings.black));
    assert!(shown.forced.is_empty());
}

#[test]
fn a_forced_line_can_be_shown() {
    let position = position("8/8/8/8/3k4/8/1q6/K7 w - - 0 1");
    let proof = quick(&position, Color::Black).unwrap();
    let forced = explain(&position, &proof).forced;
    assert_eq!(forced.first().unwrap().to_string(), "a1b2");
}
