//! Guideline II: Chess960.
//!
//! Play is as in chess; only the start and castling differ (II.3). King and rook end where they
//! would in chess, wherever they started; the rights belong to each rook, so a position is the same
//! only if the same rooks have kept them (9.2.3.2).

use shakmaty::CastlingMode;

use crate::record::game::Game;

/// Whether the game is played by Guideline II.
#[must_use]
pub fn applies(game: &Game) -> bool {
    game.mode() == CastlingMode::Chess960
}

#[cfg(test)]
mod tests {
    use shakmaty::{Chess, Position, Square, fen::Fen};

    use super::*;
    use crate::{
        facts::position::Identity,
        record::{game::Start, regulations::Regulations, written::Written},
        ruling::Unlike,
    };

    fn chess960(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Chess960)
            .expect("a position")
    }

    #[test]
    fn g12_ii_3_king_takes_rook_and_castling_are_one_move() {
        let position = chess960("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
        let by_signs = Written::San("O-O".parse().expect("castling")).resolve(&position);
        let by_squares = Written::Squares {
            from: Square::E1,
            to: Square::G1,
            promotion: None,
        };
        assert_eq!(by_signs, by_squares.resolve(&position));
        let after = position.play(by_signs.expect("legal")).expect("legal");
        assert_eq!(
            after.board().king_of(shakmaty::Color::White),
            Some(Square::G1)
        );
        assert_eq!(
            after.board().role_at(Square::F1),
            Some(shakmaty::Role::Rook)
        );
    }

    #[test]
    fn g12_a9_2_3_2_two_rooks_on_one_side_are_told_apart() {
        let inner = Identity::of(&chess960("4k3/8/8/8/8/8/8/4KR1R w F - 0 1"));
        let outer = Identity::of(&chess960("4k3/8/8/8/8/8/8/4KR1R w H - 0 1"));
        assert_eq!(inner.unlike(&outer), Some(Unlike::CastlingRight));
    }

    #[test]
    fn ii_applies_only_where_the_record_says_so() {
        let rules = Regulations::default();
        assert!(!applies(&Game::new(Start::initial(), &rules)));
        let start = Start::set_up(
            chess960("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1"),
            CastlingMode::Chess960,
        );
        assert!(applies(&Game::new(start, &rules)));
    }
}
