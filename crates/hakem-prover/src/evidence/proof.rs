//! Why a side cannot give mate.

use crate::walls::Walls;
use std::fmt;

/// Why a side cannot give mate.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Proof {
    /// The game has ended on the board, and not by this side's mate.
    Ended(Standing),
    /// The men on the board do not suffice.
    Material(MaterialRule),
    /// No mate fits into the squares that the men may ever reach.
    Walls(Box<Walls>),
    /// Every series of moves ends without mate: all of them were played out.
    Closed(Box<Closed>),
}

/// A set of positions that no move leaves: every move from each of them leads to another one of
/// them, and none of them is mate.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Closed {
    /// How many positions there are, those that are not played on from included.
    pub positions: u64,
    /// The positions that are not played on from because of their walls. Those that are not
    /// played on from because of the men on the board are not listed.
    pub walls: Vec<Walls>,
}

/// How the game has ended on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Standing {
    /// The side asked about is itself checkmated (Article 5.1.1).
    Checkmated,
    /// The side to move is stalemated (Article 5.2.1).
    Stalemate,
    /// The 75-move limit is reached (Article 9.6.2).
    MoveLimit,
}

/// The rules by which the men alone exclude every mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MaterialRule {
    /// A bare king.
    BareKing,
    /// One knight, and the other side has no men but queens.
    OneKnight,
    /// Bishops on squares of one colour, and the other side has no pawn, no knight, and no bishop
    /// on squares of the other colour.
    BishopsOfOneColour,
}

impl MaterialRule {
    /// A stable code in English.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            MaterialRule::BareKing => "bare_king",
            MaterialRule::OneKnight => "one_knight",
            MaterialRule::BishopsOfOneColour => "bishops_of_one_colour",
        }
    }
}

impl Standing {
    /// A stable code in English.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Standing::Checkmated => "checkmated",
            Standing::Stalemate => "stalemate",
            Standing::MoveLimit => "limit",
        }
    }
}

impl Proof {
    /// A stable code in English for the kind of proof.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Proof::Ended(_) => "ended",
            Proof::Material(_) => "material",
            Proof::Walls(_) => "walls",
            Proof::Closed(_) => "closed",
        }
    }
}

/// The kind of proof and its detail in one line.
impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Proof::Ended(standing) => write!(f, "ended {}", standing.code()),
            Proof::Material(rule) => write!(f, "material {}", rule.code()),
            Proof::Walls(walls) => write!(f, "walls {walls}"),
            Proof::Closed(closed) => {
                write!(
                    f,
                    "closed {} walls {}",
                    closed.positions,
                    closed.walls.len()
                )
            }
        }
    }
}
