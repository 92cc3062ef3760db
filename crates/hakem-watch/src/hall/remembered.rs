//! What the arbiter has said to alerts and boards, so that it outlasts a new start of the program.
//!
//! Alerts and boards keep their names from one start to the next. What was said before is kept apart
//! until a source shows the alert again, and forgotten where it does not.

use std::time::Duration;

use super::{Hall, Muting};
use crate::alert::{AlertId, Answer};
use crate::board::BoardId;
use crate::source::SourceId;
use crate::time::At;

/// So long after the start, and after a source was first read, an alert or a board of it that has
/// not shown itself is gone for good: a file may be written, and a folder read, in parts.
const PATIENCE: Duration = Duration::from_secs(60);

/// What was said to an alert.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidToAlert {
    /// The alert.
    pub alert: AlertId,
    /// The source of its board.
    pub source: SourceId,
    /// What was said; never [`Answer::None`] where it comes from a hall.
    pub answer: Answer,
}

/// A board that may not call by sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MutedBoard {
    /// The board.
    pub board: BoardId,
    /// Its source.
    pub source: SourceId,
}

/// Everything that was said, in a fixed order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remembered {
    /// To alerts.
    pub alerts: Vec<SaidToAlert>,
    /// To boards.
    pub muted: Vec<MutedBoard>,
}

/// What was said before the start.
#[derive(Clone, Debug, Default)]
pub(super) struct Waiting {
    alerts: Vec<SaidToAlert>,
    muted: Vec<MutedBoard>,
    since: At,
}

impl Waiting {
    /// What was said to an alert that shows itself now.
    pub(super) fn answer(&mut self, id: &AlertId) -> Answer {
        let place = self.alerts.iter().position(|said| said.alert == *id);
        place.map_or(Answer::None, |place| self.alerts.swap_remove(place).answer)
    }
}

impl Hall {
    /// Takes in what was said before the start: before any source is followed.
    pub fn recall(&mut self, said: Remembered, now: At) {
        let muted = said.muted.iter();
        self.muted = muted
            .map(|own| (own.board.clone(), own.source.clone()))
            .collect();
        self.waiting = Waiting {
            alerts: said.alerts,
            muted: said.muted,
            since: now,
        };
    }

    /// Everything that has been said and still matters.
    #[must_use]
    pub fn remembered(&self) -> Remembered {
        let shown = self.alerts.values().map(|alert| SaidToAlert {
            alert: alert.id.clone(),
            source: alert.source.clone(),
            answer: alert.answer,
        });
        let said = |own: &SaidToAlert| own.answer != Answer::None;
        let all = shown.chain(self.waiting.alerts.iter().cloned());
        let mut alerts: Vec<SaidToAlert> = all.filter(said).collect();
        alerts.sort_by(|one, other| one.alert.cmp(&other.alert));
        let muted = self.muted.iter().map(|(board, source)| MutedBoard {
            board: board.clone(),
            source: source.clone(),
        });
        Remembered {
            alerts,
            muted: muted.collect(),
        }
    }

    /// Forgets what was said of a source that is followed no more.
    pub(super) fn forget_source(&mut self, id: &SourceId) {
        let own = self.alerts.values_mut().filter(|alert| alert.source == *id);
        own.for_each(|alert| alert.answer = Answer::None);
        self.waiting.alerts.retain(|said| said.source != *id);
        self.waiting.muted.retain(|own| own.source != *id);
        self.muted.retain(|_, source| source != id);
    }

    /// Forgets what was said before the start to alerts and boards that do not show themselves any
    /// more, and where the time to call again has come.
    pub(super) fn forget_what_is_gone(&mut self, now: At) {
        let over = |answer| matches!(answer, Answer::SnoozedUntil(until) if until <= now);
        self.waiting.alerts.retain(|said| !over(said.answer));
        if now.since(self.waiting.since) < PATIENCE {
            return;
        }
        let Waiting { alerts, muted, .. } = std::mem::take(&mut self.waiting);
        let waited_for = |id: &SourceId| {
            let source = self.source(id);
            source.is_some_and(|own| own.first_read.is_none_or(|at| now.since(at) < PATIENCE))
        };
        let (muted, lost): (Vec<_>, Vec<_>) =
            muted.into_iter().partition(|own| waited_for(&own.source));
        self.waiting.alerts = alerts
            .into_iter()
            .filter(|said| waited_for(&said.source))
            .collect();
        self.waiting.muted = muted;
        for own in lost {
            if self.board(&own.board).is_none() {
                self.muted.remove(&own.board);
            }
        }
    }

    /// A board of a source may call by sound, or not.
    pub(super) fn set_muting(&mut self, board: &BoardId, source: &SourceId, muting: Muting) {
        match muting {
            Muting::Muted => {
                self.muted.insert(board.clone(), source.clone());
            }
            Muting::Heard => {
                self.muted.remove(board);
            }
        }
    }
}
