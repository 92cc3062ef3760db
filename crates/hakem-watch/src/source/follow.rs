//! Looking at a source once a second, on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use super::file::Watched;
use super::folder::Folder;
use super::url::{LONGEST, Remote};
use super::{Place, SourceFault};
use crate::reading::{GameReading, Rules};

/// The time between two looks.
const EVERY: Duration = Duration::from_secs(1);

/// What a look at a source shows.
#[derive(Debug)]
pub(crate) enum Look {
    /// What it showed before.
    Unchanged,
    /// Something that is not to be believed yet.
    Waiting,
    /// These games; of a folder, those of the files that can be read.
    Games(Vec<Arc<GameReading>>, Option<SourceFault>),
    /// It cannot be read.
    Failed(SourceFault),
}

/// Something that is looked at again and again.
#[derive(Debug)]
pub(crate) enum Follower {
    File(Box<Watched>),
    Folder(Folder),
    Url(Box<Remote>),
}

impl Follower {
    pub(crate) fn new(place: &Place, rules: Rules) -> Follower {
        match place {
            Place::File(path) => Follower::File(Box::new(Watched::new(path.clone(), rules))),
            Place::Folder(path) => Follower::Folder(Folder::new(path.clone(), rules)),
            Place::Url(address) => Follower::Url(Box::new(Remote::new(address, rules, LONGEST))),
        }
    }

    /// Looks once.
    pub(crate) fn look(&mut self) -> Look {
        match self {
            Follower::File(file) => file.look(),
            Follower::Folder(folder) => folder.look(),
            Follower::Url(remote) => remote.look(),
        }
    }

    /// Looks until told to stop, and tells of every look. Where no thread can be had, nothing is
    /// followed, which shows as a slow source.
    pub(crate) fn start(
        mut self,
        stop: Arc<AtomicBool>,
        mut tell: impl FnMut(Look) + Send + 'static,
    ) {
        let looking = move || {
            while !stop.load(Ordering::Relaxed) {
                tell(self.look());
                thread::park_timeout(EVERY);
            }
        };
        let _ = thread::Builder::new()
            .name("hakem-watch".to_owned())
            .spawn(looking);
    }
}
