//! What a record says of its start and of its end, in the terms of the judge.

use hakem_laws::{
    judge::{Recorded, Suggestion},
    record::game::{History, Start},
    ruling::Score,
};
use hakem_score::{
    pgn::{self, Replayed},
    result::RecordedResult,
    termination::{self, TerminationKind},
};
use shakmaty::{Chess, Position};

/// The start of a record as the Laws see it. The initial position as a FEN is the initial position.
#[must_use]
pub fn start_of(start: &pgn::Start) -> Start {
    let initial = !start.set_up || start.position == Chess::default();
    if initial && start.position.halfmoves() == 0 {
        let history = History::Complete;
        Start {
            history,
            ..Start::set_up(start.position.clone(), start.mode)
        }
    } else {
        Start::set_up(start.position.clone(), start.mode)
    }
}

/// What the record says of the end: its result, and what its tags and last words suggest.
pub(super) fn recorded(game: &pgn::Game<'_>, replayed: &Replayed) -> Recorded {
    let result = result_of(replayed);
    let told = termination::suggestion(game, &replayed.words);
    let told = told.filter(|told| result.is_none() || !tells_only_a_result(told.kind));
    Recorded {
        score: match result {
            Some(sign) => score_of(sign),
            None => told.and_then(score_told),
        },
        told: told
            .filter(|_| result == Some(RecordedResult::Unfinished))
            .and_then(end_told),
        suggestion: told.and_then(suggestion_of),
        winner: told.and_then(|told| told.winner),
        unread: unread(game, replayed),
    }
}

/// Words such as `draw` say no more than the sign of the result, and count only where there is none.
const fn tells_only_a_result(kind: TerminationKind) -> bool {
    matches!(kind, TerminationKind::Drawn | TerminationKind::Won)
}

/// The result that words tell where no sign of a result is written: a draw, or who has won.
fn score_told(told: termination::Suggestion) -> Option<Score> {
    match told.winner {
        _ if told.kind.is_draw() => Some(Score::DRAW),
        Some(winner) => Some(Score::win(winner)),
        None => None,
    }
}

/// The same beside a `*`: only words that say how the game ended outweigh that, and not those that
/// the board would have to show.
fn end_told(told: termination::Suggestion) -> Option<Score> {
    let of_the_board = suggestion_of(told).is_none_or(Suggestion::is_of_the_board);
    (told.kind.is_specific() && !of_the_board)
        .then(|| score_told(told))
        .flatten()
}

/// Half-moves that are written after the place where reading stopped; kings put on the centre
/// squares are a result and no moves.
fn unread(game: &pgn::Game<'_>, replayed: &Replayed) -> u32 {
    if replayed.complete || replayed.kings_in_centre.is_some() {
        return 0;
    }
    let written = u32::try_from(game.tokens().len()).unwrap_or(u32::MAX);
    written.saturating_sub(replayed.plies)
}

/// The recorded result; where there is none, what the kings on the centre squares say.
#[must_use]
pub fn result_of(replayed: &Replayed) -> Option<RecordedResult> {
    match (replayed.recorded, replayed.kings_in_centre) {
        (None | Some(RecordedResult::Unfinished), Some(sign)) => Some(sign),
        (recorded, _) => recorded,
    }
}

/// A recorded result by the points it gives: a win by forfeit is a win.
#[must_use]
pub fn as_points(result: RecordedResult) -> &'static str {
    score_of(result).map_or("*", Score::as_str)
}

/// The points that a recorded result gives; `None` for `*`.
fn score_of(result: RecordedResult) -> Option<Score> {
    result
        .half_points()
        .map(|(white, black)| Score { white, black })
}

/// What a record tells of the end, in the terms of the judge.
const fn suggestion_of(told: termination::Suggestion) -> Option<Suggestion> {
    use TerminationKind as T;
    Some(match told.kind {
        T::Checkmate => Suggestion::Checkmate,
        T::Resignation => Suggestion::Resignation,
        T::Stalemate => Suggestion::Stalemate,
        T::InsufficientMaterial => Suggestion::InsufficientMaterial,
        T::Agreement => Suggestion::Agreement,
        T::TimeForfeit | T::BothOutOfTime => Suggestion::Time,
        T::TimeoutVsInsufficient => Suggestion::TimeoutWithoutMaterial,
        T::Repetition => Suggestion::Repetition,
        T::FiftyMoves | T::SeventyFiveMoves => Suggestion::FiftyMoves,
        T::Abandoned | T::Forfeit => Suggestion::Forfeit,
        T::IllegalMove => Suggestion::IllegalMove,
        T::RulesInfraction => Suggestion::RulesInfraction,
        T::Adjudication | T::Death | T::Emergency | T::Aborted => Suggestion::Adjudication,
        T::Unterminated => Suggestion::Unterminated,
        _ => return None,
    })
}
