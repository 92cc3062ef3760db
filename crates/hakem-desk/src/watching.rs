//! The boards of the hall, and who is told when something happens on them.

use std::fmt::Write;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use futures_util::Stream;
use futures_util::stream::unfold;
use hakem_watch::alert::State;
use hakem_watch::dto::{self, HallLine, MOST_NOTES, NoteLine};
use hakem_watch::hall::{Hall, Remembered};
use hakem_watch::reading::Rules;
use hakem_watch::source::{Allowed, Place};
use hakem_watch::watch::{TooMany, Watch, now};
use tokio::sync::{Mutex, watch};

use crate::guard::Reach;
use crate::store::{KeptSource, Store, StoreError};

/// The shortest time between two tellings to one browser.
const PAUSE: Duration = Duration::from_millis(250);

/// What is watched from the start, and where further sources may be.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// What is watched from the start; it may be removed and added again later.
    pub places: Vec<Place>,
    /// Where sources may be that are added later.
    pub allowed: Allowed,
}

/// What the store has from before the start.
#[derive(Clone, Debug, Default)]
pub struct Before {
    /// The sources that were added.
    pub sources: Vec<KeptSource>,
    /// What is known of alerts and boards.
    pub known: Remembered,
    /// The log, the newest line first.
    pub log: Vec<NoteLine>,
}

/// The boards that are watched.
#[derive(Clone, Debug)]
pub struct Watching {
    /// The hall.
    pub watch: Watch,
    /// Where sources may be that are added.
    pub allowed: Arc<Allowed>,
    /// The generation of the hall; `None` once the desk ends.
    changed: watch::Sender<Option<u64>>,
    /// What is known of alerts and boards, as the store has it.
    kept: Arc<Mutex<Remembered>>,
    /// The log from before the start, the newest line first.
    earlier: Arc<Vec<NoteLine>>,
    /// Lines of the log that are not in the store yet, the oldest first.
    new_lines: Arc<std::sync::Mutex<Vec<NoteLine>>>,
}

/// Follows a source that was added before the desk was started, if the operator still allows it.
fn follow_again(watch: &Watch, allowed: &Allowed, source: &KeptSource) {
    let place = Place::kept(&source.kind, &source.name);
    let Some(place) = place.filter(|place| allowed.allows(place)) else {
        tracing::warn!(
            source = source.name,
            "a kept source is not allowed any more"
        );
        return;
    };
    if let Err(error) = watch.add(&place) {
        tracing::warn!(source = source.name, %error, "a kept source is not followed");
    }
}

impl Watching {
    /// Begins to watch: what is named, and what is kept from before as far as it is still allowed
    /// today. Where only this machine reaches the desk, its user may watch every file
    /// that he could read anyway, unless folders are named.
    ///
    /// # Errors
    /// [`TooMany`] sources.
    pub fn open(sources: &Sources, before: Before, reach: &Reach) -> Result<Watching, TooMany> {
        let watch = Watch::new(Rules::default());
        let (changed, _) = watch::channel(Some(0));
        let tell = changed.clone();
        let new_lines = Arc::<std::sync::Mutex<Vec<NoteLine>>>::default();
        let lines = Arc::clone(&new_lines);
        watch.listen(move |hall, notes| {
            let mut lines = lines.lock().unwrap_or_else(PoisonError::into_inner);
            lines.extend(notes.iter().map(|note| dto::note(hall, note)));
            tell.send_if_modified(|known| match known {
                Some(known) => std::mem::replace(known, hall.generation()) != hall.generation(),
                None => false,
            });
        });
        let known = before.known.clone();
        watch.act(|hall| (hall.recall(known, now()), Vec::new()));
        let mut allowed = sources.allowed.clone();
        // Asked before the sources of the start are added: they narrow nothing.
        if *reach == Reach::ThisMachine {
            allowed = allowed.and_files_of_this_machine();
        }
        for place in &sources.places {
            allowed.add(place);
            watch.add(place)?;
        }
        for source in &before.sources {
            follow_again(&watch, &allowed, source);
        }
        Ok(Watching {
            watch,
            allowed: Arc::new(allowed),
            changed,
            kept: Arc::new(Mutex::new(before.known)),
            earlier: Arc::new(before.log),
            new_lines,
        })
    }

    /// The hall as it is now, its log with what was there before the start.
    #[must_use]
    pub fn shown(&self, hall: &Hall) -> HallLine {
        let mut shown = dto::hall(hall, now());
        shown.log.extend(self.earlier.iter().cloned());
        shown.log.truncate(MOST_NOTES);
        shown
    }

    /// Lets time pass, once a second, until it is dropped. What is known of alerts that are gone for
    /// good is dropped from the store, too.
    pub async fn tick(self, store: Arc<Store>) {
        let mut every = tokio::time::interval(Duration::from_secs(1));
        loop {
            every.tick().await;
            self.watch.tick();
            if let Err(error) = self.keep(&store).await {
                tracing::error!(%error, "what is known of the boards could not be kept");
            }
        }
    }

    /// Keeps what is known of alerts and boards, and what the log says, where that is not kept yet;
    /// done when it is on the disk.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be written.
    pub async fn keep(&self, store: &Store) -> Result<(), StoreError> {
        // One at a time, so that the last that is written is the last that was known.
        let mut kept = self.kept.lock().await;
        let known = self.watch.see(Hall::remembered);
        let lines = std::mem::take(&mut *self.lines());
        if *kept == known && lines.is_empty() {
            return Ok(());
        }
        if let Err(error) = store.keep_hall(known.clone(), lines.clone()).await {
            self.lines().splice(0..0, lines);
            return Err(error);
        }
        *kept = known;
        Ok(())
    }

    fn lines(&self) -> std::sync::MutexGuard<'_, Vec<NoteLine>> {
        self.new_lines
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells of every change of the hall, beginning with how it is now, until the desk ends.
    pub fn changes(&self) -> impl Stream<Item = u64> + Send + use<> {
        let mut heard = self.changed.subscribe();
        heard.mark_changed();
        unfold((heard, Duration::ZERO), |(mut heard, pause)| async move {
            tokio::time::sleep(pause).await;
            heard.changed().await.ok()?;
            let generation = *heard.borrow_and_update();
            Some((generation?, (heard, PAUSE)))
        })
    }

    /// Watches no more, and ends every telling.
    pub fn end(&self) {
        self.watch.stop();
        self.changed.send_replace(None);
    }

    /// Counters, in the text form of Prometheus.
    #[must_use]
    pub fn metrics(&self) -> String {
        let (sources, failing, boards, open) = self.watch.see(|hall: &Hall| {
            let moment = now();
            let open = |alert: &&hakem_watch::alert::Alert| alert.state(moment) == State::Open;
            let failing = hall
                .sources()
                .iter()
                .filter(|source| source.fault.is_some());
            (
                hall.sources().len(),
                failing.count(),
                hall.boards().count(),
                hall.alerts().filter(open).count(),
            )
        });
        let mut out = String::new();
        for (name, value) in [
            ("hakem_watch_sources", sources),
            ("hakem_watch_sources_failing", failing),
            ("hakem_watch_boards", boards),
            ("hakem_watch_alerts_open", open),
        ] {
            let _ = writeln!(out, "# TYPE {name} gauge\n{name} {value}");
        }
        out
    }
}
