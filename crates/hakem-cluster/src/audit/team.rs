//! A cluster as those who judge.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use datafusion::arrow::array::{AsArray, RecordBatch};
use datafusion::common::Result;
use datafusion::prelude::SessionContext;
use futures::TryStreamExt;
use hakem_audit::elsewhere::{Manner, Stretch, Team, Wanted, parcel_place};
use tokio::runtime::Runtime;

use super::work::WorkTable;
use crate::fault::Fault;
use crate::order::{Address, Errand};
use crate::session;

/// How many stretches are given out at once: what comes of them waits on the disks of the executors
/// until it is fetched.
const WAVE: usize = 256;
/// How often a wave is given out without anything coming of it before it is given up. The scheduler
/// has tried again by itself; but when an executor is lost after its work is done and before that was
/// fetched, only we can.
const ATTEMPTS: u32 = 7;
/// How long to wait after the first attempt that was of no use, twice as long after each further
/// one: until the scheduler has seen that an executor is lost, it sends us there again.
const PAUSE: Duration = Duration::from_secs(1);

/// A cluster as those who judge.
pub struct Cluster<'a> {
    runtime: &'a Runtime,
    session: SessionContext,
}

impl<'a> Cluster<'a> {
    /// The cluster of the scheduler at `address`.
    ///
    /// # Errors
    /// [`Fault`] where nobody listens there.
    pub fn at(address: &Address, runtime: &'a Runtime) -> Result<Cluster<'a>, Fault> {
        let session = runtime.block_on(session::remote(address))?;
        Ok(Cluster { runtime, session })
    }

    /// Gives out a wave and collects what comes back, until it is whole or fails. What is whole by
    /// then is handed over and taken from `missing`.
    async fn wave(
        &self,
        missing: &mut BTreeMap<u64, Stretch>,
        manner: &Manner,
        hand_over: &mut dyn FnMut(&[u8]) -> Wanted,
    ) -> Result<Wanted> {
        let work = Errand {
            stretches: missing.values().cloned().collect(),
            manner: manner.clone(),
        };
        let table = Arc::new(WorkTable {
            work: Arc::new(work),
        });
        let mut stream = self.session.read_table(table)?.execute_stream().await?;
        // What has come of stretches that are not whole yet.
        let mut begun: BTreeMap<u64, Vec<Vec<u8>>> = BTreeMap::new();
        while let Some(batch) = stream.try_next().await? {
            for parcel in parcels(&batch) {
                let place = parcel_place(parcel).map_err(|error| {
                    datafusion::common::DataFusionError::External(Box::new(error))
                })?;
                let parts = begun.entry(place.stretch).or_default();
                parts.push(parcel.to_vec());
                if !place.is_last || missing.remove(&place.stretch).is_none() {
                    continue;
                }
                for part in begun.remove(&place.stretch).unwrap_or_default() {
                    if hand_over(&part) == Wanted::No {
                        return Ok(Wanted::No);
                    }
                }
            }
        }
        Ok(Wanted::More)
    }
}

fn parcels(batch: &RecordBatch) -> impl Iterator<Item = &[u8]> {
    let column = batch.columns().first();
    let binary = column.and_then(|column| column.as_binary_opt::<i32>());
    binary
        .into_iter()
        .flat_map(|binary| binary.iter().flatten())
}

/// How long a wave is tried again.
#[derive(Default)]
struct Patience {
    in_vain: u32,
}

impl Patience {
    /// How long to wait after an attempt that was not the last one needed; `None`: give up.
    fn after(&mut self, stretches_done: usize) -> Option<Duration> {
        if stretches_done > 0 {
            self.in_vain = 0;
        }
        self.in_vain += 1;
        (self.in_vain < ATTEMPTS).then(|| PAUSE * (1 << (self.in_vain - 1)))
    }
}

impl Team for Cluster<'_> {
    fn judge(
        &mut self,
        stretches: Vec<Stretch>,
        manner: &Manner,
        hand_over: &mut dyn FnMut(&[u8]) -> Wanted,
    ) -> Result<(), String> {
        for wave in stretches.chunks(WAVE) {
            let mut missing: BTreeMap<u64, Stretch> =
                wave.iter().map(|s| (s.number, s.clone())).collect();
            let mut patience = Patience::default();
            while !missing.is_empty() {
                let before = missing.len();
                let done = self.wave(&mut missing, manner, hand_over);
                let why = match self.runtime.block_on(done) {
                    Ok(Wanted::No) => return Ok(()),
                    Ok(Wanted::More) => format!("stretches missing: {}", missing.len()),
                    Err(error) => error.strip_backtrace(),
                };
                if missing.is_empty() {
                    break;
                }
                match patience.after(before - missing.len()) {
                    Some(pause) => {
                        log::warn!("{why}");
                        thread::sleep(pause);
                    }
                    None => return Err(why),
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_in_vain_are_given_up_and_others_are_not() {
        let mut patience = Patience::default();
        let waits: Vec<u64> = std::iter::from_fn(|| patience.after(0))
            .map(|pause| pause.as_secs())
            .collect();
        assert_eq!(waits, [1, 2, 4, 8, 16, 32]);
        let mut patience = Patience::default();
        assert!((0..100).all(|_| patience.after(1) == Some(PAUSE)));
    }
}
