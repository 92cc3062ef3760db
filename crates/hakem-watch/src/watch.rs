//! The hall and the threads that read its sources.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::alert::AlertId;
use crate::board::BoardId;
use crate::hall::{Hall, Muting, NotThere};
use crate::note::Note;
use crate::reading::Rules;
use crate::source::{Follower, Look, Place, SourceFault, SourceId};
use crate::time::At;

/// The most sources at once.
pub const MOST_SOURCES: usize = 100;

/// After so many looks at a source that is read once, nothing is waited for any more.
const MOST_LOOKS: u32 = 8;

/// Who is told of what happens: the hall as it is then, and what is new.
type Listener = Box<dyn Fn(&Hall, &[Note]) + Send>;

/// The hall, watched. Copies watch the same hall.
#[derive(Clone)]
pub struct Watch {
    shared: Arc<Mutex<Shared>>,
    rules: Rules,
}

struct Shared {
    hall: Hall,
    followed: Vec<Followed>,
    listeners: Vec<Listener>,
}

struct Followed {
    id: SourceId,
    stop: Arc<AtomicBool>,
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Watch")
    }
}

/// A source that is looked at by hand.
#[derive(Debug)]
pub struct Hand {
    id: SourceId,
    watch: Watch,
    follower: Follower,
}

impl Hand {
    /// Looks once, and takes in what there is.
    pub fn look(&mut self) {
        let look = self.follower.look();
        self.watch.take(&self.id, look);
    }

    /// Looks until what there is can be believed or not, and takes it in; where there is no game,
    /// that is a fault.
    pub fn look_until_settled(&mut self) {
        let mut look = self.follower.look();
        for _ in 1..MOST_LOOKS {
            if !matches!(look, Look::Waiting) {
                break;
            }
            look = self.follower.look();
        }
        self.watch.take(&self.id, look);
        self.watch.act(|hall| {
            let mut own = hall.sources().iter().filter(|own| own.id == self.id);
            let bare = own.any(|own| own.boards.is_empty() && own.fault.is_none());
            let notes = if bare {
                hall.failed(&self.id, SourceFault::Empty, now())
            } else {
                Vec::new()
            };
            ((), notes)
        });
    }
}

/// Too many sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are {MOST_SOURCES} sources already")]
pub struct TooMany;

/// Now, by the clock of this machine.
#[must_use]
pub fn now() -> At {
    At(jiff::Timestamp::now().as_millisecond())
}

impl Watch {
    /// A hall without sources.
    #[must_use]
    pub fn new(rules: Rules) -> Watch {
        let shared = Shared {
            hall: Hall::default(),
            followed: Vec::new(),
            listeners: Vec::new(),
        };
        Watch {
            shared: Arc::new(Mutex::new(shared)),
            rules,
        }
    }

    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at the hall.
    pub fn see<T>(&self, look: impl FnOnce(&Hall) -> T) -> T {
        look(&self.shared().hall)
    }

    /// Does something in the hall, and tells of it if anything has changed.
    pub fn act<T>(&self, act: impl FnOnce(&mut Hall) -> (T, Vec<Note>)) -> T {
        let mut shared = self.shared();
        let before = shared.hall.generation();
        let (done, notes) = act(&mut shared.hall);
        let Shared {
            hall, listeners, ..
        } = &*shared;
        if hall.generation() != before {
            for listener in listeners {
                listener(hall, &notes);
            }
        }
        done
    }

    /// Tells `listener` of everything from now on. It must be quick, and must not use this watch.
    pub fn listen(&self, listener: impl Fn(&Hall, &[Note]) + Send + 'static) {
        self.shared().listeners.push(Box::new(listener));
    }

    /// Follows a source; one that is followed already goes on as it is.
    ///
    /// # Errors
    /// [`TooMany`] where there are [`MOST_SOURCES`].
    pub fn add(&self, place: &Place) -> Result<SourceId, TooMany> {
        let id = self.note_source(place)?;
        let stop = Arc::new(AtomicBool::new(false));
        {
            let mut shared = self.shared();
            if shared.followed.iter().any(|followed| followed.id == id) {
                return Ok(id);
            }
            let stop = Arc::clone(&stop);
            let id = id.clone();
            shared.followed.push(Followed { id, stop });
        }
        let (watch, of) = (self.clone(), id.clone());
        Follower::new(place, self.rules).start(stop, move |look| watch.take(&of, look));
        Ok(id)
    }

    /// A source that is looked at whenever one wants to, on one's own thread.
    ///
    /// # Errors
    /// [`TooMany`] where there are [`MOST_SOURCES`].
    pub fn by_hand(&self, place: &Place) -> Result<Hand, TooMany> {
        Ok(Hand {
            id: self.note_source(place)?,
            watch: self.clone(),
            follower: Follower::new(place, self.rules),
        })
    }

    fn note_source(&self, place: &Place) -> Result<SourceId, TooMany> {
        let id = SourceId::of(place);
        let name = place.name();
        self.act(|hall| {
            let known = hall.sources().iter().any(|source| source.id == id);
            if !known && hall.sources().len() >= MOST_SOURCES {
                return (Err(TooMany), Vec::new());
            }
            let notes = hall.add_source(&id, &name, now());
            (Ok(id.clone()), notes)
        })
    }

    /// Follows a source no more.
    ///
    /// # Errors
    /// [`NotThere`] where it is not followed.
    pub fn remove(&self, id: &SourceId) -> Result<(), NotThere> {
        self.shared().followed.retain(|followed| {
            let other = followed.id != *id;
            followed.stop.fetch_or(!other, Ordering::Relaxed);
            other
        });
        self.act(|hall| match hall.remove_source(id, now()) {
            Ok(notes) => (Ok(()), notes),
            Err(error) => (Err(error), Vec::new()),
        })
    }

    /// Follows nothing any more; the hall stays as it is.
    pub fn stop(&self) {
        for followed in &self.shared().followed {
            followed.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Takes in one look at a source, and lets time pass.
    pub(crate) fn take(&self, id: &SourceId, look: Look) {
        self.act(|hall| {
            let at = now();
            let mut notes = match look {
                Look::Unchanged => hall.unchanged(id, at),
                Look::Waiting => {
                    hall.waiting(id, at);
                    Vec::new()
                }
                Look::Games(games, fault) => hall.read(id, &games, fault, at),
                Look::Failed(fault) => hall.failed(id, fault, at),
            };
            notes.extend(hall.tick(at));
            ((), notes)
        });
    }

    /// Lets time pass: to be called about once a second, so that a hall whose only source is slow
    /// is told of too.
    pub fn tick(&self) {
        self.act(|hall| ((), hall.tick(now())));
    }

    /// An alert has been seen.
    ///
    /// # Errors
    /// [`NotThere`] where there is no such alert.
    pub fn acknowledge(&self, id: &AlertId) -> Result<(), NotThere> {
        self.act(|hall| (hall.acknowledge(id), Vec::new()))
    }

    /// An alert is to call again after `minutes`.
    ///
    /// # Errors
    /// [`NotThere`] where there is no such alert.
    pub fn snooze(&self, id: &AlertId, minutes: u32) -> Result<(), NotThere> {
        let until = now().plus(std::time::Duration::from_secs(u64::from(minutes) * 60));
        self.act(|hall| (hall.snooze(id, until), Vec::new()))
    }

    /// What was said to an alert is taken back: it is open again.
    ///
    /// # Errors
    /// [`NotThere`] where there is no such alert.
    pub fn reopen(&self, id: &AlertId) -> Result<(), NotThere> {
        self.act(|hall| (hall.reopen(id), Vec::new()))
    }

    /// A board may call by sound, or not.
    ///
    /// # Errors
    /// [`NotThere`] where there is no such board.
    pub fn mute(&self, id: &BoardId, muting: Muting) -> Result<(), NotThere> {
        self.act(|hall| (hall.mute(id, muting), Vec::new()))
    }
}
