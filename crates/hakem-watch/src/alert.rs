//! An alert: a sign, and what the arbiter has done about it.

use crate::board::BoardId;
use crate::sign::Sign;
use crate::source::SourceId;
use crate::time::At;

/// The name of an alert: the same board, kind and occasion have the same name, also when a
/// correction brings them back.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AlertId(String);

impl AlertId {
    /// The name of the alert that a sign on a board raises.
    #[must_use]
    pub fn of(board: &BoardId, sign: &Sign) -> AlertId {
        let occasion = format!("{} {}", sign.kind.code(), sign.kind.mark());
        AlertId(crate::board::digest(&[board.as_str(), &occasion]))
    }

    /// A name as it was told.
    #[must_use]
    pub fn named(name: &str) -> AlertId {
        AlertId(name.to_owned())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What has become of an alert.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// It holds.
    Holds,
    /// It holds no more.
    Withdrawn,
}

/// What the arbiter has done about an alert.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Nothing yet.
    None,
    /// He has seen it.
    Acknowledged,
    /// He wants to be told again.
    SnoozedUntil(At),
}

/// An alert.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alert {
    /// Its name.
    pub id: AlertId,
    /// Its board.
    pub board: BoardId,
    /// The source of that board.
    pub source: SourceId,
    /// What it tells.
    pub sign: Sign,
    /// When it was raised last.
    pub raised: At,
    /// Whether it holds.
    pub standing: Standing,
    /// What the arbiter has done about it.
    pub answer: Answer,
}

/// How an alert is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// It calls for somebody.
    Open,
    /// It has been seen.
    Acknowledged,
    /// It will call again.
    Snoozed,
    /// It holds no more.
    Withdrawn,
}

impl State {
    /// The name that programs rely on.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Acknowledged => "acknowledged",
            State::Snoozed => "snoozed",
            State::Withdrawn => "withdrawn",
        }
    }
}

impl Alert {
    /// How it is shown at a moment.
    #[must_use]
    pub fn state(&self, now: At) -> State {
        match (self.standing, self.answer) {
            (Standing::Withdrawn, _) => State::Withdrawn,
            (_, Answer::Acknowledged) => State::Acknowledged,
            (_, Answer::SnoozedUntil(until)) if now < until => State::Snoozed,
            (_, Answer::None | Answer::SnoozedUntil(_)) => State::Open,
        }
    }
}
