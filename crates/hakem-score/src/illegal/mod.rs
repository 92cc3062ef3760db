//! Why a half-move is illegal, as a teacher would tell it (Article 3).

mod castling;
mod closest;
mod pawn;
mod reach;

use hakem_laws::record::written::Written;
use shakmaty::{Chess, Color, File, Rank, Role, Square};

pub use closest::{closest, closest_to_token};
pub use reach::why_illegal;

/// Why a half-move is not legal in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WhyIllegal {
    /// It is legal after all.
    Legal,
    /// The game is over: the side to move is checkmated (5.1.1).
    Checkmated,
    /// The game is over: the side to move is stalemated (5.2.1).
    Stalemated,
    /// A player may not pass (1.2).
    Passing,
    /// Nothing stands on the square of departure.
    NothingThere {
        /// The square of departure.
        from: Square,
    },
    /// The piece on the square of departure is the opponent's.
    NotYourPiece {
        /// The square of departure.
        from: Square,
        /// What stands there.
        role: Role,
    },
    /// Another piece stands on the square of departure than was named.
    OtherPieceThere {
        /// The square of departure.
        from: Square,
        /// What stands there.
        stands: Role,
        /// What was named.
        named: Role,
    },
    /// The player has no such piece.
    NoSuchPiece {
        /// The kind that was named.
        role: Role,
        /// Whose move it is.
        color: Color,
    },
    /// The player has such a piece, but none on the file or rank that was named.
    NoSuchPieceThere {
        /// The kind that was named.
        role: Role,
        /// The file that was named.
        file: Option<File>,
        /// The rank that was named.
        rank: Option<Rank>,
    },
    /// A piece of that kind never moves like this (3.2 to 3.6, 3.8).
    DoesNotMoveSo {
        /// The kind.
        role: Role,
        /// The square of departure of the only such piece, or of the only one that was meant.
        from: Option<Square>,
        /// The square of arrival.
        to: Square,
    },
    /// The player's own piece stands on the square of arrival (3.1).
    OwnPieceThere {
        /// The square of arrival.
        to: Square,
        /// What stands there.
        role: Role,
    },
    /// A piece stands in the way (3.5).
    Blocked {
        /// The kind that moves.
        role: Role,
        /// The square of departure.
        from: Square,
        /// The square of arrival.
        to: Square,
        /// The first piece in the way.
        by: Piece,
    },
    /// The piece is pinned: it would leave its king in check (3.9.2).
    Pinned {
        /// The kind that moves.
        role: Role,
        /// The square of departure.
        from: Square,
        /// The piece that would then attack the king.
        by: Piece,
    },
    /// The king is in check and the move does not end it (3.9.2).
    StaysInCheck {
        /// Where the king stands.
        king: Square,
        /// The piece that gives check.
        by: Piece,
    },
    /// The king would be in check on the square of arrival (3.9.2).
    KingIntoCheck {
        /// The square of arrival.
        to: Square,
        /// A piece that attacks it.
        by: Piece,
    },
    /// A pawn's move that is not legal (3.7).
    Pawn(PawnFault),
    /// Castling that is not legal (3.8.2).
    Castling {
        /// Which side.
        side: shakmaty::CastlingSide,
        /// Why.
        fault: CastlingFault,
    },
    /// A pawn on the last rank becomes a queen, rook, bishop or knight, and nothing else
    /// (3.7.3.3).
    NotPromotable {
        /// What was named.
        role: Role,
    },
    /// Only a pawn on the last rank is replaced by another piece (3.7.3.3).
    NoPromotionThere {
        /// The square of arrival.
        to: Square,
    },
}

/// A piece and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The kind.
    pub role: Role,
    /// Whose.
    pub color: Color,
    /// Where.
    pub square: Square,
}

/// What a pawn cannot do (3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PawnFault {
    /// No pawn of the player can reach the square by a step forward.
    NoneReaches {
        /// The square of arrival.
        to: Square,
    },
    /// A piece stands on the square in front of it, or on the second one (3.7.1, 3.7.2).
    Blocked {
        /// The pawn.
        from: Square,
        /// The first piece in the way.
        by: Piece,
    },
    /// It may go two squares only from its first rank (3.7.2).
    TwoSquaresLater {
        /// The pawn.
        from: Square,
        /// The square of arrival.
        to: Square,
    },
    /// It never goes back or sideways, nor so far.
    WrongWay {
        /// The pawn.
        from: Square,
        /// The square of arrival.
        to: Square,
    },
    /// It moves aslant only to take, and there is nothing to take (3.7.3).
    NothingToTake {
        /// The pawn.
        from: Square,
        /// The empty square of arrival.
        to: Square,
    },
    /// En passant is only possible at once after the two-square step (3.7.3.2).
    EnPassantTooLate {
        /// The pawn.
        from: Square,
        /// The square of arrival.
        to: Square,
        /// The pawn that stands beside it.
        passed: Square,
    },
    /// It does not take straight ahead (3.7.1).
    DoesNotTakeAhead {
        /// The pawn.
        from: Square,
        /// The piece ahead.
        by: Piece,
    },
    /// No pawn stands on that file from where it could take there.
    NoneTakes {
        /// The file that was named.
        file: Option<File>,
        /// The square of arrival.
        to: Square,
    },
}

/// What prevents castling (3.8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CastlingFault {
    /// King or rook does not stand in its place.
    NotInPlace,
    /// The right is lost: the king or this rook has moved before (3.8.2.1).
    RightLost,
    /// A piece stands between king and rook, or where they go (3.8.2.2.2).
    Between {
        /// The piece in the way.
        by: Piece,
    },
    /// The king is in check (3.8.2.2.1).
    InCheck {
        /// The piece that gives check.
        by: Piece,
    },
    /// The king would pass over an attacked square (3.8.2.2.1).
    Passes {
        /// The square.
        square: Square,
        /// A piece that attacks it.
        by: Piece,
    },
    /// The king would arrive on an attacked square (3.8.2.2.1).
    Arrives {
        /// The square.
        square: Square,
        /// A piece that attacks it.
        by: Piece,
    },
}

/// The kind of piece that a half-move names, if it names one.
pub(crate) fn named_role(position: &Chess, written: Written) -> Option<Role> {
    use shakmaty::{Position, san::San};
    match written {
        Written::San(San::Normal { role, .. } | San::Put { role, .. }) => Some(role),
        Written::San(San::Castle(_)) => Some(Role::King),
        Written::San(San::Null) => None,
        Written::Squares { from, .. } => position.board().role_at(from),
    }
}
