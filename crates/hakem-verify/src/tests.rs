//! The rules of movement against those of another library.

use crate::certificate::read_fen;
use crate::rules::Position;
use shakmaty::{CastlingMode, Chess, fen::Fen};

/// The number of series of so many legal moves.
fn series(position: &Position, length: u32) -> u64 {
    let mut moves = Vec::new();
    position.list_moves(&mut moves);
    if length == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|&m| series(&position.after(m), length - 1))
        .sum()
}

fn compare(fen: &str, mode: CastlingMode, length: u32) {
    let (_, position, _) = read_fen(fen).expect(fen);
    let chess: Chess = fen
        .parse::<Fen>()
        .expect(fen)
        .into_position(mode)
        .expect(fen);
    for length in 1..=length {
        assert_eq!(
            series(&position, length),
            shakmaty::perft(&chess, length),
            "{fen} {length}"
        );
    }
}

#[test]
fn article_3_as_another_library_has_it() {
    for (fen, length) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            3,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            3,
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            3,
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            3,
        ),
        ("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 3),
        // Captures in passing that lay the own king open, and that end a check.
        ("8/8/8/K1pP3q/8/8/8/7k w - c6 0 1", 3),
        ("8/6b1/8/2pP4/1K6/8/8/7k w - c6 0 1", 3),
        ("4k3/8/8/2pP4/1K6/8/8/b7 w - c6 0 1", 3),
        ("3k4/8/8/q1pP3K/8/8/8/8 w - c6 0 1", 3),
    ] {
        compare(fen, CastlingMode::Standard, length);
    }
}

#[test]
fn castling_in_chess960_as_another_library_has_it() {
    for fen in [
        "rk2r3/8/8/8/8/8/PPPPPPPP/RK2R3 w EAea - 0 1",
        // The castling rook shields the king.
        "8/8/8/8/8/8/6k1/qRK4R w HB - 0 1",
        "2r1k1rb/ppp1pppp/8/8/8/8/PPP1PPPP/1BR1K1R1 w GCgc - 0 1",
        "bqrkrbnn/pppppppp/8/8/8/8/PPPPPPPP/1R1K2R1 b GBec - 0 1",
    ] {
        compare(fen, CastlingMode::Chess960, 3);
    }
}
