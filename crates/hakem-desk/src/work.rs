//! Work on the processor, bounded: so many answers at once, each only as long as somebody waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::problem::{Kind, Problem};

/// How long a request waits for a place before it is sent away.
const WAIT: Duration = Duration::from_secs(2);

/// How long any answer may take.
const LONGEST: Duration = Duration::from_secs(30);

/// How much an answer may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Milliseconds: reading, ruling, judging.
    Usual,
    /// Seconds: looking for a mate in a hard position.
    Hard,
}

/// Says whether anybody still waits for the answer.
#[derive(Clone, Debug, Default)]
pub struct Waiting(Arc<AtomicBool>);

impl Waiting {
    /// Whether nobody does.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Says so when it is dropped: with the request, also when the browser goes away.
struct Gone(Waiting);

impl Drop for Gone {
    fn drop(&mut self) {
        self.0.0.store(true, Ordering::Relaxed);
    }
}

/// The places for work.
#[derive(Clone, Debug)]
pub struct Work {
    usual: Arc<Semaphore>,
    hard: Arc<Semaphore>,
}

impl Work {
    /// Places for a machine with so many cores.
    #[must_use]
    pub fn for_cores(cores: usize) -> Work {
        Work {
            usual: Arc::new(Semaphore::new(cores.max(1) * 2)),
            hard: Arc::new(Semaphore::new(cores.max(1))),
        }
    }

    /// Does something on a thread of its own, as soon as there is a place.
    ///
    /// # Errors
    /// [`Kind::Busy`] where no place becomes free, [`Kind::TookTooLong`] where the answer takes too
    /// long, and those of the work itself.
    pub async fn run<T: Send + 'static>(
        &self,
        effort: Effort,
        work: impl FnOnce(&Waiting) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let places = match effort {
            Effort::Usual => &self.usual,
            Effort::Hard => &self.hard,
        };
        let waited = tokio::time::timeout(WAIT, Arc::clone(places).acquire_owned()).await;
        let Ok(Ok(place)) = waited else {
            return Err(Problem::of(Kind::Busy));
        };
        let waiting = Waiting::default();
        let _gone = Gone(waiting.clone());
        let task = tokio::task::spawn_blocking(move || {
            // The place is taken as long as the work goes on, whether or not somebody waits.
            let _place = place;
            work(&waiting)
        });
        match tokio::time::timeout(LONGEST, task).await {
            Ok(Ok(done)) => done,
            Ok(Err(error)) => {
                tracing::error!(%error, "work failed");
                Err(Problem::of(Kind::Internal))
            }
            Err(_) => Err(Problem::of(Kind::TookTooLong)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_nobody_waits_for_is_told_so() {
        let work = Work::for_cores(1);
        let (tell, told) = std::sync::mpsc::channel();
        let slow = work.run(Effort::Hard, move |waiting| {
            while !waiting.is_over() {
                std::thread::sleep(Duration::from_millis(1));
            }
            let _ = tell.send(());
            Ok(())
        });
        assert!(
            tokio::time::timeout(Duration::from_millis(50), slow)
                .await
                .is_err()
        );
        let over = tokio::task::spawn_blocking(move || told.recv_timeout(Duration::from_secs(30)));
        assert!(over.await.unwrap().is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn without_a_place_one_is_sent_away() {
        let work = Work::for_cores(1);
        let taken = Arc::clone(&work.hard).acquire_many_owned(1).await.unwrap();
        let refused = work.run(Effort::Hard, |_| Ok(())).await;
        assert_eq!(refused.unwrap_err().kind, Kind::Busy);
        drop(taken);
    }
}
