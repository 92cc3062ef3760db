//! What the keys do.

use hakem_watch::dto::{AlertLine, BoardLine, HallLine};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// How long an alert that is snoozed keeps quiet, in minutes.
pub(super) const SNOOZE_MINUTES: u32 = 5;

/// In which list a choice is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Pane {
    /// The alerts.
    #[default]
    Alerts,
    /// The boards.
    Boards,
}

/// What the lower half shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Lower {
    /// What calls for an arbiter.
    #[default]
    Alerts,
    /// What has happened.
    Log,
}

/// What the user looks at.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct View {
    pub(super) pane: Pane,
    pub(super) lower: Lower,
    /// The places that are chosen.
    pub(super) board: usize,
    pub(super) alert: usize,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// End.
    Quit,
    /// End, as at an interruption.
    Interrupt,
    /// The alert has been seen.
    Acknowledge(String),
    /// The alert is to call again later.
    Snooze(String),
    /// What was said to the alert is taken back.
    Reopen(String),
    /// The board is to be muted, or heard again.
    Mute(String),
}

/// The alerts to which something was said, the last at the end.
#[derive(Clone, Debug, Default)]
pub(super) struct Answered(Vec<String>);

impl Answered {
    /// What is to be done, where taking back means the chosen alert only if something was said to
    /// it: the choice goes on to the next alert, so that otherwise the last act is meant.
    pub(super) fn turn(&mut self, act: Act, hall: &HallLine) -> Act {
        let own = match &act {
            Act::Acknowledge(id) | Act::Snooze(id) | Act::Reopen(id) => id.clone(),
            _ => return act,
        };
        let is_open = |alert: &AlertLine| alert.id == own && alert.state == "open";
        let id = match act {
            Act::Reopen(_) if hall.alerts.iter().any(is_open) => self.0.pop().unwrap_or(own),
            _ => own,
        };
        self.0.retain(|other| *other != id);
        if let Act::Reopen(_) = act {
            return Act::Reopen(id);
        }
        self.0.push(id);
        act
    }
}

impl View {
    /// What a key does.
    pub(super) fn key(&mut self, key: KeyEvent, hall: &HallLine) -> Option<Act> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return (key.code == KeyCode::Char('c')).then_some(Act::Interrupt);
        }
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Some(Act::Quit),
            KeyCode::Char('a') => {
                return self.alert(hall).map(|own| Act::Acknowledge(own.id.clone()));
            }
            KeyCode::Char('s') => return self.alert(hall).map(|own| Act::Snooze(own.id.clone())),
            KeyCode::Char('u') => return self.alert(hall).map(|own| Act::Reopen(own.id.clone())),
            KeyCode::Char('m') => return self.board(hall).map(|own| Act::Mute(own.id.clone())),
            KeyCode::Char('l') => {
                self.lower = match self.lower {
                    Lower::Alerts => Lower::Log,
                    Lower::Log => Lower::Alerts,
                };
            }
            KeyCode::Tab | KeyCode::BackTab => {
                self.pane = match self.pane {
                    Pane::Alerts => Pane::Boards,
                    Pane::Boards => Pane::Alerts,
                };
            }
            KeyCode::Up | KeyCode::Char('k') => self.step(hall, |at| at.saturating_sub(1)),
            KeyCode::Down | KeyCode::Char('j') => self.step(hall, |at| at.saturating_add(1)),
            KeyCode::PageUp => self.step(hall, |at| at.saturating_sub(10)),
            KeyCode::PageDown => self.step(hall, |at| at.saturating_add(10)),
            _ => {}
        }
        None
    }

    fn step(&mut self, hall: &HallLine, to: impl Fn(usize) -> usize) {
        match self.pane {
            Pane::Alerts => self.alert = to(self.alert),
            Pane::Boards => self.board = to(self.board),
        }
        self.keep_within(hall);
    }

    /// Chooses nothing that is not there.
    pub(super) fn keep_within(&mut self, hall: &HallLine) {
        let last_alert = holding(hall).count().saturating_sub(1);
        self.alert = self.alert.min(last_alert);
        self.board = self.board.min(hall.boards.len().saturating_sub(1));
    }

    /// The alert that is chosen.
    pub(super) fn alert<'a>(&self, hall: &'a HallLine) -> Option<&'a AlertLine> {
        holding(hall).nth(self.alert)
    }

    /// The board that is chosen, itself or by its alert.
    pub(super) fn board<'a>(&self, hall: &'a HallLine) -> Option<&'a BoardLine> {
        let by_alert = match self.pane {
            Pane::Alerts => self.alert(hall),
            Pane::Boards => None,
        };
        match by_alert {
            Some(alert) => hall.boards.iter().find(|board| board.id == alert.board),
            None => hall.boards.get(self.board),
        }
    }
}

/// The alerts that hold: the open ones first, then in the order of urgency.
pub(super) fn holding(hall: &HallLine) -> impl Iterator<Item = &AlertLine> {
    let of_state = |open: bool| {
        let fits = move |alert: &&AlertLine| (alert.state == "open") == open;
        hall.alerts.iter().filter(fits)
    };
    let holds = |alert: &&AlertLine| alert.state != "withdrawn";
    of_state(true).chain(of_state(false)).filter(holds)
}
