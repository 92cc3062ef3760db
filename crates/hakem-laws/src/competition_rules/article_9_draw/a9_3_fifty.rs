//! 9.3: fifty moves by each player without a capture or pawn move.

use shakmaty::{Chess, Move, Position, Role};

use crate::{
    facts::progress::{FIFTY, HalfMoveClock},
    record::game::Game,
};

/// 9.3.2: the last fifty moves by each player are without capture and pawn move. Whether they are
/// *completed* depends on the clock of the opponent's last move.
#[must_use]
pub fn fifty_on_board(game: &Game) -> bool {
    HalfMoveClock(game.standing().half_move_clock()) >= FIFTY
}

/// 9.3.1: `m` results in the last fifty moves by each player without capture and pawn move.
#[must_use]
pub fn fifty_with(position: &Chess, m: Move) -> bool {
    is_quiet(m) && HalfMoveClock(position.halfmoves().saturating_add(1)) >= FIFTY
}

/// Whether `m` is neither a capture nor a pawn move.
#[must_use]
pub fn is_quiet(m: Move) -> bool {
    !m.is_capture() && m.role() != Role::Pawn
}

/// A quiet legal move of `position`: `preferred` if it is one, else the first.
#[must_use]
pub fn quiet_move(position: &Chess, preferred: Option<Move>) -> Option<Move> {
    preferred
        .filter(|&m| is_quiet(m))
        .or_else(|| position.legal_moves().into_iter().find(|&m| is_quiet(m)))
}

#[cfg(test)]
mod tests {
    use shakmaty::{CastlingMode, Square, fen::Fen};

    use super::*;

    fn chess(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Standard)
            .expect("a position")
    }

    #[test]
    fn s0_27_a9_3_1_the_written_move_must_be_quiet_and_complete_the_fifty() {
        let king = |position: &Chess| {
            let m = position
                .legal_moves()
                .into_iter()
                .find(|m| m.role() == Role::King);
            m.expect("a king move")
        };
        let at_99 = chess("7k/7p/8/8/8/8/P7/K7 w - - 99 100");
        assert!(fifty_with(&at_99, king(&at_99)));
        let pawn = Move::Normal {
            role: Role::Pawn,
            from: Square::A2,
            capture: None,
            to: Square::A3,
            promotion: None,
        };
        assert!(!fifty_with(&at_99, pawn));
        let at_98 = chess("7k/7p/8/8/8/8/P7/K7 w - - 98 100");
        assert!(!fifty_with(&at_98, king(&at_98)));
    }
}
