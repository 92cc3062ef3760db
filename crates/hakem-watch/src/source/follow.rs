//! Looking at a source once a second, on a thread of its own. Between two looks at files it is asked
//! whether they have changed, which costs next to nothing and shows most changes at once; the look
//! reads everything, whatever the system says of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::file::Watched;
use super::folder::Folder;
use super::url::{LONGEST, Remote};
use super::{Place, SourceFault};
use crate::reading::{GameReading, Rules};

/// The time between two looks.
const EVERY: Duration = Duration::from_secs(1);

/// The shortest time between two glances.
const BETWEEN: Duration = Duration::from_millis(50);

/// So much longer than a glance takes is the time until the next: where files are far away, there
/// are few.
const REST: u32 = 20;

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

    /// Looks for what has changed since the last look, where that can be asked.
    fn glance(&mut self) -> Option<Look> {
        match self {
            Follower::File(file) => file
                .glance()
                .then(|| Look::Games(file.games().to_vec(), None)),
            Follower::Folder(folder) => folder.glance(),
            Follower::Url(_) => None,
        }
    }

    /// Whether there are glances at all.
    const fn can_glance(&self) -> bool {
        !matches!(self, Follower::Url(_))
    }

    /// Glances until it is time for the next look.
    fn wait(&mut self, stop: &AtomicBool, tell: &mut impl FnMut(Look)) {
        let next = Instant::now() + EVERY;
        let mut pause = if self.can_glance() { BETWEEN } else { EVERY };
        loop {
            let left = next.saturating_duration_since(Instant::now());
            if left.is_zero() || stop.load(Ordering::Relaxed) {
                return;
            }
            thread::park_timeout(pause.min(left));
            let begun = Instant::now();
            if let Some(look) = self.glance() {
                tell(look);
            }
            pause = pause_after(begun.elapsed());
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
                self.wait(&stop, &mut tell);
            }
        };
        let _ = thread::Builder::new()
            .name("hakem-watch".to_owned())
            .spawn(looking);
    }
}

/// The time until the next glance, after one that took `took`.
fn pause_after(took: Duration) -> Duration {
    took.saturating_mul(REST).clamp(BETWEEN, EVERY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glances_that_take_long_are_few() {
        assert_eq!(pause_after(Duration::ZERO), BETWEEN);
        let slow = Duration::from_millis(20);
        assert_eq!(pause_after(slow), slow * REST);
        assert_eq!(pause_after(EVERY), EVERY);
    }
}
