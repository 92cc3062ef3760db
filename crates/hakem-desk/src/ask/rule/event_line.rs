//! An event as the OpenAPI document describes it.

use serde::Serialize;
use utoipa::ToSchema;

/// One thing that happened at the board, as in the log of `hakem rule`. What is not known is left
/// aside and told among the warnings.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[schema(as = GameEvent)]
pub struct EventLine {
    /// `touch`, `make`, `press`, `move`, `offer`, `accept`, `decline`, `withdraw_offer`, `claim`,
    /// `withdraw_claim`, `resign`, `flag`, `illegal`, `touch_breach`, `take_back`, `irregularity`,
    /// `absent`, `arbiter` or `gap`.
    pub event: String,
    /// Who did it, or raised it: `white`, `black` or `arbiter`.
    pub by: Option<String>,
    /// When, in milliseconds since the start of the game.
    #[schema(minimum = 0)]
    pub at: Option<u64>,
    /// Of `make`, `move` and `claim`: the move, in SAN, long algebraic or UCI, be it legal or not;
    /// empty: one was made, and nobody says which.
    pub r#move: Option<String>,
    /// Of `make` and `move`: the placement of a FEN, where the board shows something else than the
    /// move says.
    pub board: Option<String>,
    /// Of `flag`, `illegal`, `touch_breach`, `irregularity` and `absent`: whose, `white` or `black`.
    pub of: Option<String>,
    /// Of `illegal`: `move`, `promotion`, `press_without_move` or `two_hands`. Of `irregularity`:
    /// `start_position`, `board_turned`, `colours`, `displaced`, `wrong_square`, `clock_setting`,
    /// `other_hand`, `distraction`, `notes`, `device`, `refusal`, `clock_stopped`, `disrepute` or
    /// `other`.
    pub kind: Option<String>,
    /// Of `illegal` and `irregularity`: the half-move concerned, missing: the last one. Of
    /// `take_back` and of `arbiter` with `restore`: how many half-moves are left on the board.
    #[schema(minimum = 0)]
    pub ply: Option<u32>,
    /// Of `touch` and `touch_breach`: the square.
    pub square: Option<String>,
    /// Of `touch`: whether it was said before that the piece is only adjusted.
    pub adjusting: Option<bool>,
    /// Of `claim`: `threefold`, `fifty`, `normal_means` or `increment`.
    pub ground: Option<String>,
    /// Of `claim`: whether the move is written on the scoresheet; missing: yes, where one is named.
    pub written: Option<bool>,
    /// Of `offer` and its answers: a condition that was attached.
    pub condition: Option<String>,
    /// Of `flag`: whether both flags are down and nobody knows which fell first.
    pub order_unknown: Option<bool>,
    /// Of `arbiter`: `restore`, `set_clock`, `warn`, `penalty`, `result` or `resume`.
    pub decision: Option<String>,
    /// Of `arbiter`: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `1/2-0` or `0-1/2`.
    pub result: Option<String>,
    /// Words for whoever reads the log.
    pub note: Option<String>,
}
