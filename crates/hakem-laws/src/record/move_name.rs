//! A half-move with its number, as scoresheets and rulings name it: `44. Kxe5`, `44... Kxe5`.

use core::fmt;

use shakmaty::{
    Chess, Color, Move, Position,
    san::{San, SanPlus, Suffix},
};

use crate::basic_rules::article_3_moves::{gives_check, has_legal_move};

/// A half-move with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveName {
    /// The move number.
    pub number: u32,
    /// Who moves.
    pub by: Color,
    /// The move in English algebraic notation; a move still to be made has no check mark.
    pub san: SanPlus,
}

impl MoveName {
    /// The name of `m`, played in `position`, with its check mark.
    #[must_use]
    pub fn played(position: &Chess, m: Move) -> Self {
        let mut after = position.clone();
        after.play_unchecked(m);
        let suffix = gives_check(&after, m).then(|| match has_legal_move(&after) {
            true => Suffix::Check,
            false => Suffix::Checkmate,
        });
        let san = San::from_move(position, m);
        Self::with(position, SanPlus { san, suffix })
    }

    /// The name of `m` as a move still to be made from `position`.
    #[must_use]
    pub fn intended(position: &Chess, m: Move) -> Self {
        Self::with(
            position,
            SanPlus {
                san: San::from_move(position, m),
                suffix: None,
            },
        )
    }

    fn with(position: &Chess, san: SanPlus) -> Self {
        Self {
            number: position.fullmoves().get(),
            by: position.turn(),
            san,
        }
    }
}

impl fmt::Display for MoveName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = self.by.fold_wb(".", "...");
        write!(f, "{}{dots} {}", self.number, self.san)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_named_with_its_number() {
        let start = Chess::default();
        let san: San = "e4".parse().expect("a move");
        let m = san.to_move(&start).expect("legal");
        assert_eq!(MoveName::played(&start, m).to_string(), "1. e4");
        let after = start.play(m).expect("legal");
        let san: San = "e5".parse().expect("a move");
        let m = san.to_move(&after).expect("legal");
        assert_eq!(MoveName::intended(&after, m).to_string(), "1... e5");
    }

    #[test]
    fn c_13_a_move_that_was_played_has_its_check_mark() {
        let fen: shakmaty::fen::Fen = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1".parse().expect("a FEN");
        let position: Chess = fen
            .into_position(shakmaty::CastlingMode::Standard)
            .expect("a position");
        for m in position.legal_moves() {
            let expected = SanPlus::from_move(position.clone(), m);
            assert_eq!(MoveName::played(&position, m).san, expected);
        }
    }
}
