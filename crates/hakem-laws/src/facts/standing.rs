//! What stands between the players: offers, illegal moves counted, duties.

use shakmaty::{Color, Move, Square};

use crate::{
    record::event::{ClaimGround, Ply},
    ruling::Offer,
};

/// A value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByPlayer<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> ByPlayer<T> {
    /// The value of `player`.
    pub const fn of(&self, player: Color) -> &T {
        match player {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The value of `player`, to be changed.
    pub const fn of_mut(&mut self, player: Color) -> &mut T {
        match player {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }
}

/// What a player must do with his next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// He must play this move (9.5.3).
    Play(Move),
    /// He must move the piece on this square if it can move (4.3, 7.5.1, 9.5.3).
    MovePiece(Square),
    /// He must take what stands on the second square with the piece on the first if he can, else
    /// move the one or take the other (4.3.3).
    Take {
        /// The own piece.
        with: Square,
        /// The enemy piece.
        on: Square,
    },
}

/// Everything that stands between the players and is no part of the position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Between {
    /// The open offers (9.1.2.1).
    pub offers: ByPlayer<Option<Offer>>,
    /// How many offers each player has made (11.5).
    pub offers_made: ByPlayer<u32>,
    /// Completed illegal moves that were dealt with (7.5.5).
    pub illegal_moves: ByPlayer<u32>,
    /// What the player having the move must do.
    pub duty: Option<Duty>,
    /// A claim that lacked its form: who made it and on what (P3).
    pub irregular_claim: Option<(Color, ClaimGround)>,
    /// The half-move whose illegal move was set back last: several faults of it count once.
    pub last_fault: Option<(Color, Ply)>,
    /// An arbiter has seen an illegal position and waits for the next completed move (A.5.4).
    pub awaiting_next_move: bool,
    /// The clock was pressed without a move (7.5.3).
    pub pressed_idle: Option<Color>,
    /// The record has a gap (8.5.3).
    pub gap: bool,
}
