//! What stands between the players: offers, illegal moves counted, duties.

use shakmaty::{Color, Move, Square};

use super::touch::Touches;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// He must play this move (9.5.3).
    Play(Move),
    /// He has touched these pieces on this move and must play accordingly (4.3, 7.5.1).
    Touched(Touches),
    /// He must play as if he had touched these pieces, which he has not (9.5.3).
    AsIfTouched(Touches),
}

impl Duty {
    /// The duty of a player who has touched the pieces on these squares, in this order.
    #[must_use]
    pub fn touched(squares: &[Square]) -> Duty {
        Duty::Touched(Touches::of_squares(squares))
    }

    /// What he must play as if he had touched it, be it so or not.
    #[must_use]
    pub const fn touches(&self) -> Option<&Touches> {
        match self {
            Duty::Play(_) => None,
            Duty::Touched(touches) | Duty::AsIfTouched(touches) => Some(touches),
        }
    }
}

/// How far a claim under 9.2 or 9.3 has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimStage {
    /// It lacks its form, or the game has to be reconstructed first.
    Pending,
    /// It was examined and found incorrect (9.5.3).
    Decided,
}

/// Everything that stands between the players and is no part of the position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Between {
    /// The open offers (9.1.2.1).
    pub offers: ByPlayer<Option<Offer>>,
    /// Whose last offer was refused by touching a piece or moving.
    pub refused_by_act: ByPlayer<bool>,
    /// Whose last offer lapsed with a claim (P8).
    pub lapsed_by_claim: ByPlayer<bool>,
    /// How many offers each player has made (11.5).
    pub offers_made: ByPlayer<u32>,
    /// Completed illegal moves that were dealt with (7.5.5).
    pub illegal_moves: ByPlayer<u32>,
    /// What the player having the move must do.
    pub duty: Option<Duty>,
    /// The claim made on this move: whose it was, and how far it has come (9.5.1).
    pub claim: Option<(Color, ClaimStage)>,
    /// A claim that lacked its form: who made it and on what (P3).
    pub irregular_claim: Option<(Color, ClaimGround)>,
    /// The half-move whose illegal move was set back last: several faults of it count once.
    pub last_fault: Option<(Color, Ply)>,
    /// An arbiter has seen an illegal position and waits for the next completed move (A.5.4).
    pub awaiting_next_move: bool,
    /// The clock was pressed without a move (7.5.3).
    pub pressed_idle: Option<Color>,
    /// The last press without a move that nobody has pointed out: whose, and in place of which
    /// half-move.
    pub idle_press: Option<(Color, Ply)>,
    /// Who has been at the board, whatever was taken back since (6.7.1).
    pub at_board: ByPlayer<bool>,
    /// The record has a gap (8.5.3).
    pub gap: bool,
}

impl Between {
    /// 9.1.2.1: the open offer of `player` is refused by touching a piece or moving. Says whether
    /// one was open.
    pub fn refuse_by_act(&mut self, player: Color) -> bool {
        let refused = self.offers.of_mut(player).take().is_some();
        if refused {
            *self.refused_by_act.of_mut(player) = true;
        }
        refused
    }

    /// P8: the open offer of `player` lapses with a claim. Says whether one was open.
    pub fn lapse_by_claim(&mut self, player: Color) -> bool {
        let lapsed = self.offers.of_mut(player).take().is_some();
        if lapsed {
            *self.lapsed_by_claim.of_mut(player) = true;
        }
        lapsed
    }
}
