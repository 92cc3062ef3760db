//! A cluster as those who judge.

use std::collections::BTreeMap;
use std::sync::Arc;

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
/// How often a wave is given out before it is given up. The scheduler has tried again by itself; but
/// when an executor is lost after its work is done and before that was fetched, only we can.
const ATTEMPTS: u32 = 3;

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
            let mut attempt = 0;
            while !missing.is_empty() {
                attempt += 1;
                let done = self.wave(&mut missing, manner, hand_over);
                match self.runtime.block_on(done) {
                    Ok(Wanted::No) => return Ok(()),
                    Ok(Wanted::More) if missing.is_empty() => {}
                    Ok(Wanted::More) if attempt < ATTEMPTS => {}
                    Ok(Wanted::More) => {
                        return Err(format!("stretches missing: {}", missing.len()));
                    }
                    Err(error) if attempt < ATTEMPTS => log::warn!("{error}"),
                    Err(error) => return Err(error.strip_backtrace()),
                }
            }
        }
        Ok(())
    }
}
