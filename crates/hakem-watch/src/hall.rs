//! What is known of all boards. Readings come in with their time; notes come out.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use crate::alert::{Alert, AlertId, Answer, Standing};
use crate::board::{BoardId, Known, match_up};
use crate::correction::Moves;
use crate::note::{Before, Note, What, Why};
use crate::reading::GameReading;
use crate::sign::{Kind, Sign};
use crate::source::{SourceFault, SourceId};
use crate::time::At;

use self::remembered::Waiting;
pub use self::remembered::{MutedBoard, Remembered, RememberedAlert, RenamedBoard};

mod changes;
mod remembered;
#[cfg(test)]
mod tests;

/// The most notes that are kept.
pub const MOST_NOTES: usize = 500;

/// The most alerts that are kept after they were withdrawn: a correction may bring them back.
const MOST_WITHDRAWN: usize = 500;

/// After this time without a word a source counts as slow.
pub const SLOW: Duration = Duration::from_secs(10);

/// How often the age of what a failing source showed last is told anew.
const AGEING: Duration = Duration::from_secs(5);

/// A source that is followed.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its name for programs.
    pub id: SourceId,
    /// Its name for people.
    pub name: String,
    /// Its boards, in the order of the feed.
    pub boards: Vec<Known>,
    /// Boards whose game stands in the feed more than once.
    pub repeated: Vec<BoardId>,
    /// When it was first read well.
    pub first_read: Option<At>,
    /// When it was last read well.
    pub read: Option<At>,
    /// When it was last heard of, or began to be followed.
    pub heard: At,
    /// Why it cannot be read at present.
    pub fault: Option<SourceFault>,
}

/// Whether a board may call for an arbiter by sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Muting {
    /// It may not.
    Muted,
    /// It may.
    Heard,
}

/// What is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is none of that name")]
pub struct NotThere;

/// All boards, what calls for an arbiter on them, and what has happened.
#[derive(Clone, Debug, Default)]
pub struct Hall {
    sources: Vec<Source>,
    alerts: BTreeMap<AlertId, Alert>,
    /// Those that were withdrawn, the oldest first.
    withdrawn: VecDeque<AlertId>,
    /// Boards that may not call, with their sources.
    muted: BTreeMap<BoardId, SourceId>,
    /// What is known from before the start, of alerts and boards that have not shown themselves yet.
    waiting: Waiting,
    /// Boards that are there no more, the oldest first: the log still names them.
    gone: VecDeque<Known>,
    log: VecDeque<Note>,
    generation: u64,
    /// When the ages of failing sources were last told.
    aged: At,
}

impl Hall {
    /// Grows whenever something that is shown has changed; ages only count where a source fails.
    #[must_use]
    pub const fn generation(&self) -> u64 {
        self.generation
    }

    /// The sources, in the order in which they were added.
    #[must_use]
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// Every board with its source, in the order of the feeds.
    pub fn boards(&self) -> impl Iterator<Item = (&Source, &Known)> {
        let of = |source| std::iter::repeat(source);
        self.sources
            .iter()
            .flat_map(move |source: &Source| of(source).zip(&source.boards))
    }

    /// A board.
    #[must_use]
    pub fn board(&self, id: &BoardId) -> Option<(&Source, &Known)> {
        self.boards().find(|(_, board)| board.id == *id)
    }

    /// A board as it is, or as it was when it was there last.
    #[must_use]
    pub fn last_seen(&self, id: &BoardId) -> Option<&Known> {
        let there = self.board(id).map(|(_, board)| board);
        there.or_else(|| self.gone.iter().rfind(|board| board.id == *id))
    }

    /// Whether a board is muted.
    #[must_use]
    pub fn muting(&self, id: &BoardId) -> Muting {
        if self.muted.contains_key(id) {
            Muting::Muted
        } else {
            Muting::Heard
        }
    }

    /// The alerts, in no order; those that were withdrawn last are among them.
    pub fn alerts(&self) -> impl Iterator<Item = &Alert> {
        self.alerts.values()
    }

    /// An alert.
    #[must_use]
    pub fn alert(&self, id: &AlertId) -> Option<&Alert> {
        self.alerts.get(id)
    }

    /// What has happened, the newest first.
    pub fn log(&self) -> impl Iterator<Item = &Note> {
        self.log.iter().rev()
    }

    /// Follows a source. One that is followed already stays as it is.
    pub fn add_source(&mut self, id: &SourceId, name: &str, at: At) -> Vec<Note> {
        if self.source(id).is_some() {
            return Vec::new();
        }
        self.sources.push(Source {
            id: id.clone(),
            name: name.to_owned(),
            boards: Vec::new(),
            repeated: Vec::new(),
            first_read: None,
            read: None,
            heard: at,
            fault: None,
        });
        let source = name.to_owned();
        self.keep(vec![Note {
            at,
            board: None,
            what: What::SourceAdded { source },
        }])
    }

    /// Follows a source no more: its boards go, and their alerts are withdrawn.
    ///
    /// # Errors
    /// [`NotThere`] where it is not followed.
    pub fn remove_source(&mut self, id: &SourceId, at: At) -> Result<Vec<Note>, NotThere> {
        let place = self.sources.iter().position(|source| source.id == *id);
        let source = self.sources.remove(place.ok_or(NotThere)?);
        let mut notes = Vec::new();
        for board in &source.boards {
            self.lose(board, at, &mut notes);
        }
        self.forget_source(id);
        let source = source.name;
        notes.push(Note {
            at,
            board: None,
            what: What::SourceRemoved { source },
        });
        Ok(self.keep(notes))
    }

    /// Takes in what a source shows now; `fault` tells of a part of it that cannot be read.
    pub fn read(
        &mut self,
        id: &SourceId,
        games: &[Arc<GameReading>],
        fault: Option<SourceFault>,
        at: At,
    ) -> Vec<Note> {
        let Some(source) = self.sources.iter_mut().find(|source| source.id == *id) else {
            return Vec::new();
        };
        let mut notes = heard(source, fault, at);
        let before = std::mem::take(&mut source.boards);
        let earlier = source.read.replace(at);
        source.first_read.get_or_insert(at);
        let name = source.name.clone();
        let matched = match_up(id, &before, games, &self.waiting.names(id));
        source.boards.clone_from(&matched.boards);
        let doubled = matched.repeated.iter();
        let doubled = doubled.filter(|id| !source.repeated.contains(id));
        notes.extend(doubled.map(|id| Note {
            at,
            board: Some(id.clone()),
            what: What::BoardRepeated,
        }));
        source.repeated.clone_from(&matched.repeated);
        changes::of_boards(&before, &matched, &name, at, earlier, &mut notes);
        let by_id: HashMap<&BoardId, &Known> = before.iter().map(|old| (&old.id, old)).collect();
        for board in &matched.boards {
            let old = by_id.get(&board.id).copied();
            if !old.is_some_and(|old| Arc::ptr_eq(&old.game, &board.game)) {
                changes::of_game(old, board, at, &mut notes);
                self.compare(id, old, board, at, &mut notes);
            }
        }
        let now: BTreeSet<&BoardId> = matched.boards.iter().map(|board| &board.id).collect();
        for old in &before {
            if !now.contains(&old.id) {
                self.lose(old, at, &mut notes);
            }
        }
        self.generation += 1;
        self.keep(notes)
    }

    /// A source was looked at, and shows what it showed before.
    pub fn unchanged(&mut self, id: &SourceId, at: At) -> Vec<Note> {
        let Some(source) = self.sources.iter_mut().find(|source| source.id == *id) else {
            return Vec::new();
        };
        let notes = heard(source, None, at);
        source.read = Some(at);
        self.keep(notes)
    }

    /// A source was looked at and answers, but its text is not yet to be believed.
    pub fn waiting(&mut self, id: &SourceId, at: At) {
        if let Some(source) = self.sources.iter_mut().find(|source| source.id == *id) {
            source.heard = at;
        }
    }

    /// A source cannot be read: its last good state stays.
    pub fn failed(&mut self, id: &SourceId, fault: SourceFault, at: At) -> Vec<Note> {
        let Some(source) = self.sources.iter_mut().find(|source| source.id == *id) else {
            return Vec::new();
        };
        let fault = match fault {
            SourceFault::NotThere if source.read.is_none() => SourceFault::NotThereYet,
            fault => fault,
        };
        if fault.is_of_a_part() {
            source.read = Some(at);
        }
        let at_last = if fault == SourceFault::Slow {
            source.heard
        } else {
            at
        };
        let notes = heard(source, Some(fault), at);
        source.heard = at_last;
        self.keep(notes)
    }

    /// Time has passed: sources that say nothing are slow, and what was snoozed calls again.
    pub fn tick(&mut self, now: At) -> Vec<Note> {
        let silent = |source: &&Source| source.fault.is_none() && now.since(source.heard) > SLOW;
        let slow: Vec<SourceId> = self
            .sources
            .iter()
            .filter(silent)
            .map(|s| s.id.clone())
            .collect();
        let mut notes = Vec::new();
        for id in slow {
            notes.extend(self.failed(&id, SourceFault::Slow, now));
        }
        let failing = self.sources.iter().any(|source| source.fault.is_some());
        if failing && now.since(self.aged) >= AGEING {
            self.aged = now;
            self.generation += 1;
        }
        for alert in self.alerts.values_mut() {
            if matches!(alert.answer, Answer::SnoozedUntil(until) if until <= now) {
                alert.answer = Answer::None;
                self.generation += 1;
            }
        }
        self.forget_what_is_gone(now);
        notes
    }

    /// An alert has been seen.
    ///
    /// # Errors
    /// [`NotThere`] where there is no such alert.
    pub fn acknowledge(&mut self, id: &AlertId) -> Result<(), NotThere> {
        self.answer(id, Answer::Acknowledged)
    }

    /// An alert is to call again later.
    ///
    /// # Errors
    /// [`NotThere`] where there is no such alert.
    pub fn snooze(&mut self, id: &AlertId, until: At) -> Result<(), NotThere> {
        self.answer(id, Answer::SnoozedUntil(until))
    }

    /// What was said to an alert is taken back: it is open again.
    ///
    /// # Errors
    /// [`NotThere`] where there is no such alert.
    pub fn reopen(&mut self, id: &AlertId) -> Result<(), NotThere> {
        self.answer(id, Answer::None)
    }

    fn answer(&mut self, id: &AlertId, answer: Answer) -> Result<(), NotThere> {
        self.alerts.get_mut(id).ok_or(NotThere)?.answer = answer;
        self.generation += 1;
        Ok(())
    }

    /// A board may call by sound, or not.
    ///
    /// # Errors
    /// [`NotThere`] where there is no such board.
    pub fn mute(&mut self, id: &BoardId, muting: Muting) -> Result<(), NotThere> {
        let (source, _) = self.board(id).ok_or(NotThere)?;
        let source = source.id.clone();
        self.set_muting(id, &source, muting);
        self.generation += 1;
        Ok(())
    }

    fn source(&self, id: &SourceId) -> Option<&Source> {
        self.sources.iter().find(|source| source.id == *id)
    }

    /// Compares the signs of a board with its alerts.
    fn compare(
        &mut self,
        source: &SourceId,
        old: Option<&Known>,
        board: &Known,
        at: At,
        notes: &mut Vec<Note>,
    ) {
        let signs = board.game.signs.iter();
        let now: BTreeMap<AlertId, &Sign> = signs
            .map(|sign| (AlertId::of(&board.id, sign), sign))
            .collect();
        let holding = self
            .alerts
            .values()
            .filter(|alert| alert.board == board.id && alert.standing == Standing::Holds);
        let gone: Vec<AlertId> = holding
            .filter(|alert| !now.contains_key(&alert.id))
            .map(|alert| alert.id.clone())
            .collect();
        for id in gone {
            let unread = self
                .alerts
                .get(&id)
                .is_some_and(|alert| matches!(alert.sign.kind, Kind::RecordStops { .. }));
            let why = match why_gone(old, board) {
                // Play goes on after a half-move that cannot be read only once it is corrected.
                Why::PlayedOn if unread => Why::Corrected,
                other => other,
            };
            self.withdraw(&id, why, at, notes);
        }
        for sign in &board.game.signs {
            self.raise(source, &board.id, sign, at, notes);
        }
    }

    fn raise(
        &mut self,
        source: &SourceId,
        board: &BoardId,
        sign: &Sign,
        at: At,
        notes: &mut Vec<Note>,
    ) {
        let id = AlertId::of(board, sign);
        let note = |what| Note {
            at,
            board: Some(board.clone()),
            what,
        };
        let known = self.waiting.alert(&id);
        let held_since = known.as_ref().and_then(|known| known.raised);
        let alert = self.alerts.entry(id.clone()).or_insert_with(|| Alert {
            id: id.clone(),
            board: board.clone(),
            source: source.clone(),
            sign: sign.clone(),
            raised: at,
            standing: Standing::Withdrawn,
            answer: known.map_or(Answer::None, |known| known.answer),
        });
        let before = std::mem::replace(&mut alert.sign, sign.clone());
        let sign = sign.clone();
        if alert.standing == Standing::Withdrawn {
            alert.standing = Standing::Holds;
            alert.raised = held_since.unwrap_or(at);
            self.withdrawn.retain(|other| *other != id);
            // What held before the start has been told.
            if held_since.is_none() {
                notes.push(note(What::Raised { alert: id, sign }));
            }
        } else if sign.kind.is_news_after(&before.kind) {
            notes.push(note(What::Changed { alert: id, sign }));
        }
    }

    /// A board is there no more.
    fn lose(&mut self, board: &Known, at: At, notes: &mut Vec<Note>) {
        self.withdraw_all(&board.id, Why::BoardGone, at, notes);
        self.gone.push_back(board.clone());
        let surplus = self.gone.len().saturating_sub(MOST_NOTES);
        self.gone.drain(..surplus);
    }

    fn withdraw_all(&mut self, board: &BoardId, why: Why, at: At, notes: &mut Vec<Note>) {
        let holding = self
            .alerts
            .values()
            .filter(|alert| alert.board == *board && alert.standing == Standing::Holds);
        let ids: Vec<AlertId> = holding.map(|alert| alert.id.clone()).collect();
        for id in ids {
            self.withdraw(&id, why, at, notes);
        }
    }

    fn withdraw(&mut self, id: &AlertId, why: Why, at: At, notes: &mut Vec<Note>) {
        let Some(alert) = self.alerts.get_mut(id) else {
            return;
        };
        alert.standing = Standing::Withdrawn;
        self.withdrawn.push_back(id.clone());
        notes.push(Note {
            at,
            board: Some(alert.board.clone()),
            what: What::Withdrawn {
                alert: id.clone(),
                sign: alert.sign.clone(),
                why,
            },
        });
        while self.withdrawn.len() > MOST_WITHDRAWN {
            if let Some(oldest) = self.withdrawn.pop_front() {
                self.alerts.remove(&oldest);
            }
        }
    }

    /// Writes notes into the log.
    fn keep(&mut self, notes: Vec<Note>) -> Vec<Note> {
        if !notes.is_empty() {
            self.generation += 1;
            self.log.extend(notes.iter().cloned());
            let surplus = self.log.len().saturating_sub(MOST_NOTES);
            self.log.drain(..surplus);
        }
        notes
    }
}

/// A source was heard of: what can be said of its faults now.
fn heard(source: &mut Source, fault: Option<SourceFault>, at: At) -> Vec<Note> {
    source.heard = at;
    let before = std::mem::replace(&mut source.fault, fault.clone());
    let name = source.name.clone();
    let what = match (before, fault) {
        (Some(_), None) => What::SourceBack { source: name },
        (before, Some(fault)) if before.as_ref() != Some(&fault) => What::SourceFails {
            source: name,
            fault,
            before: match source.read {
                Some(_) => Before::Read,
                None => Before::Nothing,
            },
        },
        _ => return Vec::new(),
    };
    vec![Note {
        at,
        board: None,
        what,
    }]
}

/// Why an alert that held before holds no more.
fn why_gone(old: Option<&Known>, board: &Known) -> Why {
    let Some(old) = old else {
        return Why::PlayedOn;
    };
    if Moves::between(&old.game, &board.game).is_correction() {
        Why::Corrected
    } else if old.game.result != board.game.result {
        Why::Result
    } else {
        Why::PlayedOn
    }
}
