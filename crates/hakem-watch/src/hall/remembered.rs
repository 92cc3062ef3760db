//! What has to outlast a new start of the program: when alerts were raised, what the arbiter has said
//! to alerts and boards, and which boards were renamed in the feed.
//!
//! Alerts and boards keep their names from one start to the next. What is known from before is kept
//! apart until a source shows the alert again, and forgotten where it does not.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use super::{Hall, Muting, Source};
use crate::alert::{AlertId, Answer, Standing};
use crate::board::BoardId;
use crate::source::SourceId;
use crate::time::At;

/// So long after the start, and after a source was first read, an alert or a board of it that has
/// not shown itself is gone for good: a file may be written, and a folder read, in parts.
const PATIENCE: Duration = Duration::from_secs(60);

/// An alert that holds, or to which something was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RememberedAlert {
    /// The alert.
    pub alert: AlertId,
    /// The source of its board.
    pub source: SourceId,
    /// When it was raised; `None` where it does not hold, or where that is not known.
    pub raised: Option<At>,
    /// What was said to it.
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

/// A board whose players or number were corrected in the feed: it keeps the name that it had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenamedBoard {
    /// The name that its tags would give it now.
    pub by_tags: BoardId,
    /// The name that it has.
    pub board: BoardId,
    /// Its source.
    pub source: SourceId,
}

/// Everything that has to outlast a new start, in a fixed order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remembered {
    /// Alerts.
    pub alerts: Vec<RememberedAlert>,
    /// Boards that are muted.
    pub muted: Vec<MutedBoard>,
    /// Boards that were renamed.
    pub renamed: Vec<RenamedBoard>,
}

/// What is known from before the start.
#[derive(Clone, Debug, Default)]
pub(super) struct Waiting {
    known: Remembered,
    since: At,
}

impl Waiting {
    /// What is known of an alert that shows itself now.
    pub(super) fn alert(&mut self, id: &AlertId) -> Option<RememberedAlert> {
        let alerts = &mut self.known.alerts;
        let place = alerts.iter().position(|own| own.alert == *id)?;
        Some(alerts.swap_remove(place))
    }

    /// The names of boards of a source that were renamed, by what their tags would make of them.
    pub(super) fn names(&self, source: &SourceId) -> HashMap<BoardId, BoardId> {
        let own = self
            .known
            .renamed
            .iter()
            .filter(|own| own.source == *source);
        own.map(|own| (own.by_tags.clone(), own.board.clone()))
            .collect()
    }
}

impl Hall {
    /// Takes in what is known from before the start: before any source is followed.
    pub fn recall(&mut self, known: Remembered, now: At) {
        let muted = known.muted.iter();
        self.muted = muted
            .map(|own| (own.board.clone(), own.source.clone()))
            .collect();
        self.waiting = Waiting { known, since: now };
    }

    /// Everything that still matters after a new start.
    #[must_use]
    pub fn remembered(&self) -> Remembered {
        let waiting = &self.waiting.known;
        let shown = self.alerts.values().map(|alert| RememberedAlert {
            alert: alert.id.clone(),
            source: alert.source.clone(),
            raised: (alert.standing == Standing::Holds).then_some(alert.raised),
            answer: alert.answer,
        });
        let matters = |own: &RememberedAlert| own.raised.is_some() || own.answer != Answer::None;
        let all = shown.chain(waiting.alerts.iter().cloned());
        let mut alerts: Vec<RememberedAlert> = all.filter(matters).collect();
        alerts.sort_by(|one, other| one.alert.cmp(&other.alert));
        let muted = self.muted.iter().map(|(board, source)| MutedBoard {
            board: board.clone(),
            source: source.clone(),
        });
        let mut renamed: Vec<RenamedBoard> = self.sources.iter().flat_map(renamed).collect();
        for own in &waiting.renamed {
            if renamed.iter().all(|other| other.by_tags != own.by_tags) {
                renamed.push(own.clone());
            }
        }
        renamed.sort_by(|one, other| one.by_tags.cmp(&other.by_tags));
        Remembered {
            alerts,
            muted: muted.collect(),
            renamed,
        }
    }

    /// Forgets what is known of a source that is followed no more.
    pub(super) fn forget_source(&mut self, id: &SourceId) {
        let own = self.alerts.values_mut().filter(|alert| alert.source == *id);
        own.for_each(|alert| alert.answer = Answer::None);
        let known = &mut self.waiting.known;
        known.alerts.retain(|own| own.source != *id);
        known.muted.retain(|own| own.source != *id);
        known.renamed.retain(|own| own.source != *id);
        self.muted.retain(|_, source| source != id);
    }

    /// Forgets what is known from before the start of alerts and boards that do not show themselves
    /// any more, and what was said until a time that has come.
    pub(super) fn forget_what_is_gone(&mut self, now: At) {
        let over = |answer| matches!(answer, Answer::SnoozedUntil(until) if until <= now);
        for own in &mut self.waiting.known.alerts {
            if over(own.answer) {
                own.answer = Answer::None;
            }
        }
        if now.since(self.waiting.since) < PATIENCE {
            return;
        }
        let mut known = std::mem::take(&mut self.waiting.known);
        let waited_for = |id: &SourceId| {
            let source = self.source(id);
            source.is_some_and(|own| own.first_read.is_none_or(|at| now.since(at) < PATIENCE))
        };
        known.alerts.retain(|own| waited_for(&own.source));
        known.renamed.retain(|own| waited_for(&own.source));
        let muted = std::mem::take(&mut known.muted);
        let (muted, lost): (Vec<_>, Vec<_>) =
            muted.into_iter().partition(|own| waited_for(&own.source));
        known.muted = muted;
        self.waiting.known = known;
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

/// The boards of a source that have another name than their tags would give them. One whose tags
/// would give it the name of another board is known by its place beside that.
fn renamed(source: &Source) -> impl Iterator<Item = RenamedBoard> {
    let names: BTreeSet<&BoardId> = source.boards.iter().map(|board| &board.id).collect();
    let telling = source
        .boards
        .iter()
        .filter(|board| board.game.tags.are_telling());
    telling.filter_map(move |board| {
        let by_tags = BoardId::of(&source.id, &board.game.tags, 0);
        (!names.contains(&by_tags)).then(|| RenamedBoard {
            by_tags,
            board: board.id.clone(),
            source: source.id.clone(),
        })
    })
}
