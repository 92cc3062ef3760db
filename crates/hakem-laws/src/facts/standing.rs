//! What stands between the players: offers, illegal moves counted, duties.

use shakmaty::{Color, Move};

use super::touch::Touches;
use crate::{
    record::{
        event::{ClaimGround, Ply},
        game::Done,
    },
    ruling::{Offer, Ruling},
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

/// What a player must do with his next move, as the arbiter has told him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Duty {
    /// He must play this move (9.5.3).
    Play(Move),
    /// A move of his was set back: what he has touched on this move binds him (4.3, 7.5.1).
    AsTouched,
    /// He must play as if he had touched these pieces, which he has not (9.5.3).
    AsIfTouched(Touches),
}

/// A legal move that was played against a duty. The arbiter, who stands at the board, has it set
/// back; if the opponent replies to it all the same, it was left to stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// The move.
    pub done: Done,
    /// Whether the clock was pressed for it.
    pub completed: bool,
    /// What was said of it. Its own piece was touched with it, which must not count for it.
    pub refusal: Box<Ruling>,
}

/// What is missing of a record (8.5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    /// Half-moves that nobody can read: how many there were, and who has the move, is known.
    Unread,
    /// A part of it: neither how many half-moves it had is known, nor who has the move after it.
    Missing,
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
    /// What he has last played against it; without a duty it means nothing.
    set_aside: Option<SetAside>,
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
    /// What is missing of the record (8.5.3).
    pub gap: Option<Gap>,
}

impl Between {
    /// The player having the move is told what he must do.
    pub fn bind(&mut self, duty: Option<Duty>) {
        self.duty = duty;
        self.set_aside = None;
    }

    /// What the player having the move has played against his duty.
    #[must_use]
    pub fn set_aside(&self) -> Option<&SetAside> {
        self.duty.as_ref()?;
        self.set_aside.as_ref()
    }

    /// The player having the move has played this against his duty, or (`None`) what he played is
    /// set back and done with.
    pub fn lay_aside(&mut self, played: Option<SetAside>) {
        self.set_aside = played;
    }

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
