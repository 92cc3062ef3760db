//! What a new reading has changed, beside the alerts.

use std::collections::{HashMap, HashSet};

use hakem_score::result::RecordedResult;

use crate::board::{BoardId, Known, MatchedUp};
use crate::correction::Moves;
use crate::note::{Note, What};
use crate::reading::GameReading;
use crate::time::At;

/// Notes on the boards of a source: which came, went, were renamed or change places. Where there was
/// no `earlier` reading, all of it is new, and nothing is said.
pub(super) fn of_boards(
    before: &[Known],
    now: &MatchedUp,
    source: &str,
    at: At,
    earlier: Option<At>,
    notes: &mut Vec<Note>,
) {
    let on = |board: &BoardId, what| Note {
        at,
        board: Some(board.clone()),
        what,
    };
    let names = |list: &[Known]| -> HashSet<BoardId> {
        list.iter().map(|known| known.id.clone()).collect()
    };
    let (were, are) = (names(before), names(&now.boards));
    let gone = before.iter().filter(|old| !are.contains(&old.id));
    notes.extend(gone.map(|old| on(&old.id, What::BoardGone)));
    if earlier.is_some() {
        let fresh = now.boards.iter().filter(|board| !were.contains(&board.id));
        notes.extend(fresh.map(|board| on(&board.id, What::BoardAppeared)));
    }
    notes.extend(now.renamed.iter().map(|id| on(id, What::BoardRenamed)));
    if are_reordered(before, &now.boards) {
        let source = source.to_owned();
        notes.push(Note {
            at,
            board: None,
            what: What::BoardsReordered { source },
        });
    }
}

/// Whether the boards that stayed stand in another order.
fn are_reordered(before: &[Known], now: &[Known]) -> bool {
    let places: HashMap<&BoardId, usize> = before
        .iter()
        .enumerate()
        .map(|(place, board)| (&board.id, place))
        .collect();
    let stayed = now.iter().filter_map(|board| places.get(&board.id));
    !stayed.is_sorted()
}

/// Notes on the game of one board.
pub(super) fn of_game(old: Option<&Known>, board: &Known, at: At, notes: &mut Vec<Note>) {
    let mut note = |what| {
        notes.push(Note {
            at,
            board: Some(board.id.clone()),
            what,
        });
    };
    let now = &board.game;
    let before = old.map(|old| &*old.game);
    if let Some(before) = before {
        of_moves(before, now, &mut note);
        of_result(before.result, now.result, &mut note);
    }
    let kings = before.and_then(|before| before.kings_in_centre);
    if let Some(result) = now.kings_in_centre.filter(|sign| kings != Some(*sign)) {
        note(What::KingsInCentre { result });
    }
    // A stop in the record is an alert; that it is gone may be the correction of a half-move.
    if before.is_some_and(|before| before.stop.is_some()) && now.stop.is_none() {
        note(What::RecordReadable);
    }
}

fn of_moves(before: &GameReading, now: &GameReading, note: &mut impl FnMut(What)) {
    match Moves::between(before, now) {
        // Where only the start is another, no half-move was replaced.
        Moves::Same | Moves::Grown(_) | Moves::Replaced { removed: 0, .. } => {}
        Moves::TakenBack(count) => note(What::TakenBack {
            count,
            last: now.names.last().copied().flatten(),
        }),
        Moves::Replaced { from, removed, .. } => {
            let place = usize::try_from(from.0).unwrap_or(usize::MAX);
            let named = now.names.get(place.saturating_sub(1));
            note(What::Replaced {
                from,
                removed,
                now: named.copied().flatten(),
            });
        }
    }
}

fn of_result(
    before: Option<RecordedResult>,
    now: Option<RecordedResult>,
    note: &mut impl FnMut(What),
) {
    let told = |result: Option<RecordedResult>| result.filter(|r| *r != RecordedResult::Unfinished);
    match (told(before), told(now)) {
        (None, Some(result)) => note(What::ResultRecorded { result }),
        (Some(before), now) if now != Some(before) => note(What::ResultChanged { before, now }),
        _ => {}
    }
}
