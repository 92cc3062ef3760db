//! What comes back from those who judge elsewhere.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crossbeam_channel::Sender;

use super::{OtherVersion, Wanted, wire};
use crate::fault::{AuditFault, WriteFault};
use crate::input::Source;
use crate::output::Tables;
use crate::plan::Plan;
use crate::work::{Finished, Order, Parcel, finish};

/// Takes what comes back, and hands it on in its order, written down.
pub(crate) struct Arrivals<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) tables: &'a Tables,
    pub(crate) order: Order,
    pub(crate) stop: &'a AtomicBool,
    pub(crate) share: Share,
    /// Something came that nobody here understands.
    pub(crate) is_foreign: AtomicBool,
}

/// Which share of the inputs is judged, in bytes.
pub(crate) struct Share {
    bytes: u64,
    stretches: u64,
    done: AtomicU64,
    pub(crate) read: AtomicU64,
}

impl Share {
    /// Nothing yet, of so many stretches of these.
    pub(crate) fn new(sources: &[Source], stretches: usize) -> Share {
        Share {
            bytes: sources.iter().filter_map(Source::size).sum(),
            stretches: stretches.max(1) as u64,
            done: AtomicU64::new(0),
            read: AtomicU64::new(0),
        }
    }

    fn count(&self, parcel: &Parcel) {
        let ended = u64::from(parcel.ended.is_some());
        let done = self.done.fetch_add(ended, Ordering::Relaxed) + ended;
        let read = u128::from(self.bytes) * u128::from(done) / u128::from(self.stretches);
        let read = u64::try_from(read).unwrap_or(self.bytes);
        self.read.store(read, Ordering::Relaxed);
    }
}

impl Arrivals<'_> {
    /// Takes what came.
    pub(crate) fn take(
        &self,
        bytes: &[u8],
        finished: &Sender<Result<Finished, WriteFault>>,
    ) -> Wanted {
        let Ok(mut parcel) = wire::read(bytes) else {
            self.is_foreign.store(true, Ordering::Relaxed);
            return Wanted::No;
        };
        self.share.count(&parcel);
        if let Some(file) = &self.plan.rows {
            parcel.write_down(file.format, self.tables);
        }
        for numbered in self.order.hand_over(parcel) {
            let done = finish(self.plan, self.tables, numbered);
            if finished.send(done).is_err() {
                return Wanted::No;
            }
        }
        if self.stop.load(Ordering::Relaxed) {
            Wanted::No
        } else {
            Wanted::More
        }
    }

    /// What the others' end means.
    pub(crate) fn verdict(&self, judged: Result<(), String>) -> Result<(), AuditFault> {
        if self.is_foreign.load(Ordering::Relaxed) {
            let why = OtherVersion.to_string();
            return Err(AuditFault::Elsewhere { why });
        }
        judged.map_err(|why| AuditFault::Elsewhere { why })
    }
}
