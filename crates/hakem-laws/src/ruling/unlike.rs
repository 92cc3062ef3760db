//! What tells two positions apart that look the same (9.2.3).

/// What keeps a position that looks the same from being the same (9.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unlike {
    /// The other player has the move.
    Mover,
    /// A castling right has been lost in between (9.2.3.2).
    CastlingRight,
    /// A pawn could be captured en passant in one and not in the other (9.2.3.1).
    EnPassant,
}

impl Unlike {
    /// The code of the contract.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Unlike::Mover => "mover",
            Unlike::CastlingRight => "castling_right",
            Unlike::EnPassant => "en_passant",
        }
    }
}
