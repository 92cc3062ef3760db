//! Whose event it is. Nobody is made to act who may not have acted: where either player can have
//! done a thing, a record that names neither leaves it open.

use shakmaty::Color;

use super::{
    event::{Event, Party, What},
    game::Game,
};

/// Whose event it is: whoever it names, else the only one who can have done it. `None` where it can
/// have been more than one. Asked before the event is ruled on.
#[must_use]
pub fn actor(game: &Game, event: &Event) -> Option<Party> {
    if event.by.is_some() {
        return event.by;
    }
    let player = match &event.what {
        What::Move(_) | What::Make(_) => game.standing().turn(),
        What::Press => presser(game),
        What::Accept(_) | What::Decline => !only_offerer(game)?,
        What::WithdrawOffer => only_offerer(game)?,
        What::WithdrawClaim => game.between().claim?.0,
        What::TouchBreach { of, .. } => !*of,
        What::Absent { of } | What::Irregularity { of: Some(of), .. } => *of,
        What::Decision(_) => return Some(Party::Arbiter),
        _ => return None,
    };
    Some(Party::Player(player))
}

/// Whether only a player can do such a thing, for himself.
#[must_use]
pub const fn is_of_a_player(what: &What) -> bool {
    matches!(
        what,
        What::Touch { .. }
            | What::TouchUnnamed
            | What::Make(_)
            | What::Press
            | What::Move(_)
            | What::Offer(_)
            | What::Accept(_)
            | What::Decline
            | What::WithdrawOffer
            | What::Claim(_)
            | What::WithdrawClaim
            | What::Resign
    )
}

/// Who presses: the one who has made a move and not pressed, else the player having the move.
fn presser(game: &Game) -> Color {
    let mover = !game.standing().turn();
    if game.has_to_press(mover) {
        mover
    } else {
        !mover
    }
}

/// Whose offer is open, where it is the only one.
fn only_offerer(game: &Game) -> Option<Color> {
    let offers = &game.between().offers;
    match (offers.white, offers.black) {
        (Some(_), None) => Some(Color::White),
        (None, Some(_)) => Some(Color::Black),
        _ => None,
    }
}
