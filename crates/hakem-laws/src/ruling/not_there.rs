//! Why an event finds nothing that it could change.

use shakmaty::{Color, Square};

use crate::record::{event::Ply, move_name::MoveName, written::NotAMove};

/// What an event speaks of is not there, or is not that player's to do: the sentences with which
/// it is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotThere {
    /// The record has no such half-move of that player.
    HalfMove {
        /// The half-move asked for.
        ply: Ply,
    },
    /// Fewer half-moves are on the board than the event wants to leave there.
    SoManyHalfMoves {
        /// The half-moves that would be left.
        ply: Ply,
    },
    /// The player has made no move yet.
    MoveOf {
        /// Who.
        player: Color,
    },
    /// The half-move is legal: there is nothing to set back.
    Fault {
        /// The half-move.
        ply: Ply,
    },
    /// No offer of the opponent is open.
    Offer,
    /// There is no offer of the player that could be withdrawn.
    OfferToWithdraw,
    /// The record shows no press of the clock without a move (7.5.3).
    IdlePress {
        /// By whom.
        player: Color,
    },
    /// No claim of the player could be withdrawn.
    ClaimOf {
        /// Who.
        player: Color,
    },
    /// Under these rules an illegal move is not accepted: nothing has changed on the board.
    LegalMove {
        /// Who tried it.
        player: Color,
        /// Why it is no move.
        why: NotAMove,
    },
    /// The square from which a move is said to have been made is empty: nothing was moved.
    PieceOn {
        /// The square.
        square: Square,
        /// Who still has the move.
        player: Color,
    },
    /// The player has no man that the move could mean: nothing was moved.
    PieceToMove {
        /// Who still has the move.
        player: Color,
    },
    /// Only the arbiter decides this.
    RightToDecide {
        /// Who wanted to.
        player: Color,
    },
    /// The move was written otherwise than it stands on the board.
    WrittenMove {
        /// What the board shows.
        played: MoveName,
    },
    /// A move that had to be set back was not: its player's opponent has replied to it.
    SetBack {
        /// Whose move.
        player: Color,
    },
    /// Only a player can do this; the record says that it was the arbiter.
    ActOfThePlayers,
    /// Either player can have done this; the record names neither.
    PlayerNamed,
}
