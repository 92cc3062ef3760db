//! 9.6: draws without a claim.

use crate::{
    facts::progress::{FIFTY, HalfMoveClock, SEVENTY_FIVE},
    profile::{Drawing, Fivefold, SeventyFive},
    record::{game::Game, regulations::Regulations},
};

/// The occurrences after which the game is drawn without a claim.
pub const FIFTH: u32 = 5;

/// Whether the counts are high enough for any rules to draw a game by them without a claim.
#[must_use]
#[inline]
pub fn may_count(game: &Game, times: u32) -> bool {
    times >= super::a9_2_threefold::THIRD
        || HalfMoveClock(game.standing().half_move_clock()) >= FIFTY
}

/// 9.6.1: the same position has stood at least five times.
#[must_use]
pub fn is_fivefold(game: &Game, times: u32, rules: &Regulations) -> bool {
    if times < FIFTH {
        return false;
    }
    match rules.profile.fivefold.value {
        Fivefold::Automatic => true,
        Fivefold::AutomaticIfConsecutive => game.repetition().last_are_consecutive(FIFTH),
        // The director may declare it; he need not.
        Fivefold::DirectorMayIfConsecutive | Fivefold::None => false,
    }
}

/// 9.6.2: seventy-five moves by each player without capture and pawn move. That a mate takes
/// precedence stands in the list of precedence.
#[must_use]
pub fn is_seventy_five(game: &Game, rules: &Regulations) -> bool {
    rules.profile.seventyfive.value == SeventyFive::Automatic
        && HalfMoveClock(game.standing().half_move_clock()) >= SEVENTY_FIVE
}

/// The third occurrence, where the rules of the game draw it without a claim.
#[must_use]
pub fn is_threefold_automatic(times: u32, rules: &Regulations) -> bool {
    times >= super::a9_2_threefold::THIRD && rules.profile.threefold.value == Drawing::Automatic
}

/// Fifty moves, where the rules of the game draw it without a claim.
#[must_use]
pub fn is_fifty_automatic(game: &Game, rules: &Regulations) -> bool {
    rules.profile.fifty.value == Drawing::Automatic
        && HalfMoveClock(game.standing().half_move_clock()) >= FIFTY
}
