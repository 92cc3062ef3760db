//! A sheet that shows the illegal move that is pointed out.
//!
//! Reading stops at a half-move that is not legal: as a rule a slip of the pen, and what stood on the
//! board behind it is not known. Where an illegal move is pointed out it is what was done on the
//! board, as in the log of `hakem rule`.

use hakem_answers::claim::{Followed, Played as Replayed, played};
use hakem_answers::event_log::MoveReader;
use hakem_audit::judging::start_of;
use hakem_laws::record::event::{Act, Event, What};
use hakem_laws::record::regulations::Regulations;
use hakem_laws::rule;
use serde_json::{Map, Value};

use crate::ask::played::{Played, Written};

/// Why reading stops where no half-move is written that was made on the board.
const NOTHING_MADE: [&str; 3] = ["no_game", "game_too_long", "missing_move"];

/// Whether the half-move at which reading stopped is the one that the events point out: they point
/// out a move before they tell of another one themselves.
pub(super) fn is_pointed_out(sheet: &Played, events: &[Map<String, Value>]) -> bool {
    let made = sheet
        .stopped
        .as_ref()
        .is_some_and(|stop| !NOTHING_MADE.contains(&stop.code));
    let told = |event: &Map<String, Value>| match event.get("event").and_then(Value::as_str) {
        Some("move" | "make") => Some(false),
        Some("illegal") => Some(is_of_a_move(event)),
        _ => None,
    };
    made && events.iter().find_map(told).unwrap_or(false)
}

/// A press without a move shows on no sheet.
fn is_of_a_move(event: &Map<String, Value>) -> bool {
    event.get("kind").and_then(Value::as_str) != Some("press_without_move")
}

/// The game of the sheet, with everything that is written on it made on the board and completed.
pub(super) fn game_with_all(sheet: &Played, rules: &Regulations) -> Replayed {
    let followed = if sheet.skips_moves() {
        Followed::ToAGap
    } else {
        Followed::ToTheEnd
    };
    let mut before = played(start_of(&sheet.start), sheet.moves(), followed, rules);
    let stop = sheet.stopped.as_ref().map(|stop| &stop.written);
    for written in stop.into_iter().chain(&sheet.rest) {
        let game = &mut before.game;
        let act = act(
            written,
            &MoveReader {
                position: game.position(),
                letters: sheet.letters,
            },
        );
        let event = Event::of(game.standing().turn(), What::Move(act));
        let _ = rule(game, &event, rules);
    }
    before
}

/// What is written, as it was done; what nobody can read was done all the same.
fn act(written: &Written, reader: &MoveReader<'_>) -> Act {
    Act {
        written: reader.read(&written.text).ok(),
        board: None,
    }
}
