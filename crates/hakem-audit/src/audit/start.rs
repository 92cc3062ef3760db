//! Where an audit begins, by what an earlier run left.

use super::Observer;
use crate::fault::{AuditFault, WriteFault};
use crate::input::Source;
use crate::output::checkpoint::Checkpoint;
use crate::output::record::{self, Record, Trace};
use crate::plan::{Beginning, Plan};

/// Why an audit that was to be gone on with begins anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anew {
    /// Not all outputs are there.
    NothingThere,
    /// The outputs are there, but not of which audit: only Parquet can tell.
    Untold,
    /// The outputs come from another audit: other or changed inputs, other options, another version.
    OtherAudit,
}

/// Where an audit begins.
pub(super) enum Start {
    /// At a checkpoint, be it the very first.
    At(Box<Checkpoint>),
    /// Nowhere: it came to its end before.
    Complete(Box<Record>),
}

/// Where to begin. What an earlier run of another beginning left is removed.
pub(super) fn start(
    plan: &Plan,
    sources: &[Source],
    observer: &mut dyn Observer,
) -> Result<Start, AuditFault> {
    let path = Checkpoint::path(plan);
    let first = Checkpoint::first(plan, sources);
    match (plan.beginning, path) {
        (Beginning::Resumed, None) => Err(AuditFault::NothingToResume),
        (Beginning::Resumed, Some(path)) => match Checkpoint::read(&path, plan, sources)? {
            Some(found) => Ok(Start::At(Box::new(found))),
            None => Ok(after_the_end(plan, first, observer)),
        },
        (Beginning::Anew, Some(path)) => {
            // First the checkpoint, then the spools: it must never speak of what is not there.
            match std::fs::remove_file(&path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                    Err(WriteFault::of(&path, &error).into())
                }
                _ => Ok(Start::At(Box::new(first))),
            }
        }
        (Beginning::Anew, None) => Ok(Start::At(Box::new(first))),
    }
}

/// Where to begin when no audit was interrupted: perhaps this one came to its end.
fn after_the_end(plan: &Plan, first: Checkpoint, observer: &mut dyn Observer) -> Start {
    let Some(output) = plan.first_output() else {
        return Start::At(Box::new(first));
    };
    let why = match record::find(plan, &first) {
        Trace::ThisAudit(record) => {
            observer.is_complete(output);
            return Start::Complete(record);
        }
        Trace::OtherAudit => Anew::OtherAudit,
        Trace::Untold => Anew::Untold,
        Trace::Nothing => Anew::NothingThere,
    };
    observer.begins_anew(output, why);
    Start::At(Box::new(first))
}
