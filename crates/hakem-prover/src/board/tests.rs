//! The generator against shakmaty's.

use super::Board;
use crate::position::Position;
use shakmaty::{CastlingMode, Chess, Position as _, Setup, fen::Fen, perft};

fn perft_own(board: &Board, depth: u32) -> u64 {
    let moves = board.legal_moves();
    assert_eq!(board.has_legal(), !moves.is_empty());
    assert_eq!(board.packed().board(), *board);
    for &m in &moves {
        let advance = m.from().abs_diff(m.to()) == 16;
        if m.is_plain() && board.castling == 0 && !advance {
            let key = board.packed().after_plain(m.from(), m.to());
            assert_eq!(key, board.after(m).packed());
        }
    }
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|m| perft_own(&board.after(m), depth - 1))
        .sum()
}

fn check(fen: &str, mode: CastlingMode, depth: u32) {
    let setup: Setup = fen.parse::<Fen>().unwrap().into_setup();
    let position = Position::from_setup(&setup, mode).unwrap();
    let chess: Chess = setup.position(mode).unwrap();
    assert_eq!(Position::from_chess(&chess).board, position.board, "{fen}");
    assert_eq!(
        perft_own(&position.board, depth),
        perft(&chess, depth),
        "{fen}"
    );
    for m in position.board.legal_moves() {
        let uci = position.uci(m);
        let theirs = uci.to_move(&chess).unwrap();
        let mut next = chess.clone();
        next.play_unchecked(theirs);
        assert_eq!(
            Position::from_chess(&next).board,
            position.board.after(m),
            "{fen} {uci}"
        );
    }
}

#[test]
fn move_counts_in_standard_chess() {
    for (fen, depth) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            4,
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            3,
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            4,
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            3,
        ),
        ("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", 3),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", 4),
    ] {
        check(fen, CastlingMode::Standard, depth);
    }
}

#[test]
fn move_counts_in_chess960() {
    for fen in [
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
        "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
        "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9",
        "r1k1r3/8/8/8/8/8/8/RK5R w HAea - 0 1",
        "4k3/8/8/8/8/8/8/qRK5 w B - 0 1",
        "4k3/8/8/8/8/8/7r/5KR1 w G - 0 1",
    ] {
        check(fen, CastlingMode::Chess960, 3);
    }
}
