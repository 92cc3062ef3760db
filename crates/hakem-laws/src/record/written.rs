//! A half-move as it was written or done, before anybody asked whether it is legal.
//!
//! Articles 8.1.1 and Appendix C: a scoresheet names a piece and a square; an electronic board or a
//! server names two squares. Both come here without text: letters, languages and signs are the
//! business of the crate that reads scoresheets.

use shakmaty::{CastlingMode, Chess, Move, Role, Square, san::San};

use super::at_a_glance::{Glance, OwnKing, at_a_glance};

/// A half-move as written, independent of any position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Written {
    /// Algebraic notation (Appendix C): piece, arrival square and what tells two pieces apart.
    San(San),
    /// Two squares, as electronic boards and UCI give them. Castling is the king's move: two
    /// squares sideways, or onto its own rook.
    Squares {
        /// Square of departure.
        from: Square,
        /// Square of arrival.
        to: Square,
        /// The piece the pawn was replaced by, if it was.
        promotion: Option<Role>,
    },
}

/// Why a written half-move cannot be understood as one legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum NotAMove {
    /// No legal move fits what was written (Article 3.10.2).
    #[error("no legal move fits")]
    Illegal,
    /// Two or more legal moves fit (Appendix C.10).
    #[error("more than one legal move fits")]
    Ambiguous,
    /// A pawn reaches the last rank and no piece is named (Articles 3.7.3.3 and 7.5.2).
    #[error("a pawn reaches the last rank and no piece is named")]
    PromotionMissing,
}

impl Written {
    /// The one legal move of `position` that was meant.
    ///
    /// # Errors
    /// [`NotAMove`] says whether none fits, several fit, or a promotion was left open.
    pub fn resolve(self, position: &Chess) -> Result<Move, NotAMove> {
        self.resolve_knowing(position, OwnKing::Unknown)
    }

    /// [`Written::resolve`], where it is known whether the king is in check.
    #[inline(always)]
    pub(crate) fn resolve_knowing(self, position: &Chess, king: OwnKing) -> Result<Move, NotAMove> {
        match self {
            Written::San(san) => match at_a_glance(position, san, king) {
                Glance::Plain(m) => Ok(m),
                Glance::Several => Err(NotAMove::Ambiguous),
                Glance::Unclear => resolve_san(san, position),
            },
            Written::Squares {
                from,
                to,
                promotion,
            } => resolve_squares(from, to, promotion, position),
        }
    }
}

#[cold]
fn resolve_san(san: San, position: &Chess) -> Result<Move, NotAMove> {
    match san.to_move(position) {
        Ok(m) => Ok(m),
        Err(shakmaty::san::SanError::AmbiguousSan) => Err(NotAMove::Ambiguous),
        Err(shakmaty::san::SanError::IllegalSan) => Err(without_promotion(san, position)),
    }
}

/// Tells a promotion that was left open from a move that is illegal anyway.
fn without_promotion(san: San, position: &Chess) -> NotAMove {
    let San::Normal {
        role: Role::Pawn,
        file,
        rank,
        capture,
        to,
        promotion: None,
    } = san
    else {
        return NotAMove::Illegal;
    };
    let queened = San::Normal {
        role: Role::Pawn,
        file,
        rank,
        capture,
        to,
        promotion: Some(Role::Queen),
    };
    match queened.to_move(position) {
        Err(shakmaty::san::SanError::IllegalSan) => NotAMove::Illegal,
        Ok(_) | Err(shakmaty::san::SanError::AmbiguousSan) => NotAMove::PromotionMissing,
    }
}

fn resolve_squares(
    from: Square,
    to: Square,
    promotion: Option<Role>,
    position: &Chess,
) -> Result<Move, NotAMove> {
    let uci = shakmaty::uci::UciMove::Normal {
        from,
        to,
        promotion,
    };
    if let Ok(m) = uci.to_move(position) {
        return Ok(m);
    }
    let queened = shakmaty::uci::UciMove::Normal {
        from,
        to,
        promotion: Some(Role::Queen),
    };
    if promotion.is_none() && queened.to_move(position).is_ok() {
        return Err(NotAMove::PromotionMissing);
    }
    Err(NotAMove::Illegal)
}

/// The piece that moves, its squares and the piece taken, as one legal move spells them.
#[must_use]
pub fn uci(m: Move, mode: CastlingMode) -> shakmaty::uci::UciMove {
    m.to_uci(mode)
}
