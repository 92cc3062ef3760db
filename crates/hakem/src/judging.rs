//! One recorded game: from its sheet to its judgement.

use hakem_laws::{
    edition::Date,
    facts::mating::Scrutiny,
    judge::{Judge, Judgement, Recorded, Suggestion},
    profile::Profile,
    record::{
        game::{History, Start},
        regulations::Regulations,
        written::{NotAMove, Written},
    },
    ruling::Score,
};
use hakem_score::{
    letters::LettersChoice,
    pgn::{self, Board, Replayed},
    remarks::Remark,
    result::RecordedResult,
    termination::{self, TerminationKind},
};
use shakmaty::{Chess, Position};

use crate::args::LawsChoice;

/// Judges one game after another, with memory that is used again.
pub(crate) struct Bench {
    judge: Judge,
    regulations: Regulations,
    /// What stands on the board before the first game.
    nothing: Chess,
}

/// What was read of a game, and what is said of it.
pub(crate) struct Judged {
    pub(crate) replayed: Replayed,
    /// `None` where there is no position to start from.
    pub(crate) judgement: Option<Judgement>,
    pub(crate) profile: &'static Profile,
}

impl Bench {
    pub(crate) fn new() -> Bench {
        let regulations = Regulations::default();
        Bench {
            judge: Judge::new(Start::initial(), &regulations),
            regulations,
            nothing: Chess::default(),
        }
    }

    /// Judges a game; what was forgiven or refused is added to `remarks`.
    pub(crate) fn judge(
        &mut self,
        game: &pgn::Game<'_>,
        profile: &'static Profile,
        letters: LettersChoice,
        remarks: &mut Vec<Remark>,
    ) -> Judged {
        self.regulations = Regulations {
            scrutiny: Scrutiny::RECORD,
            ..Regulations::of(profile)
        };
        let replayed = game.replay(self, letters, remarks);
        let judgement = replayed
            .fault
            .is_none()
            .then(|| self.judge.finish(recorded(game, &replayed)));
        Judged {
            replayed,
            judgement,
            profile,
        }
    }

    /// The judge, as the last game has left him.
    pub(crate) const fn referee(&self) -> &Judge {
        &self.judge
    }
}

impl Board for Bench {
    fn set_up(&mut self, start: &pgn::Start) {
        self.judge.restart(start_of(start), &self.regulations);
    }

    fn play(&mut self, written: Written) -> Result<(), NotAMove> {
        self.judge.play(written)
    }

    fn position(&self) -> &Chess {
        self.judge.position().unwrap_or(&self.nothing)
    }
}

/// The start of a record as the Laws see it. The initial position as a FEN is the initial position.
pub(crate) fn start_of(start: &pgn::Start) -> Start {
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

/// The rules for a game.
pub(crate) fn profile_for(game: &pgn::Game<'_>, laws: LawsChoice) -> &'static Profile {
    match laws {
        LawsChoice::OfRecord => laws.profile(date_of(game)),
        told => told.profile(None),
    }
}

/// The day on which a game was played, as far as its tags tell.
fn date_of(game: &pgn::Game<'_>) -> Option<Date> {
    ["Date", "UTCDate", "EventDate"]
        .into_iter()
        .find_map(|name| game.tag(name).and_then(|value| value.trim().parse().ok()))
}

/// What the record says of the end: its result, and what its tags and last words suggest.
fn recorded(game: &pgn::Game<'_>, replayed: &Replayed) -> Recorded {
    let result = result_of(replayed);
    let told = termination::suggestion(game, &replayed.words);
    Recorded {
        score: result.and_then(score_of),
        suggestion: told.and_then(suggestion_of),
        winner: told.and_then(|told| told.winner),
        unread: unread(game, replayed),
    }
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
pub(crate) fn result_of(replayed: &Replayed) -> Option<RecordedResult> {
    match (replayed.recorded, replayed.kings_in_centre) {
        (None | Some(RecordedResult::Unfinished), Some(sign)) => Some(sign),
        (recorded, _) => recorded,
    }
}

/// A recorded result by the points it gives: a win by forfeit is a win.
pub(crate) fn as_points(result: RecordedResult) -> &'static str {
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
