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
            Some(found) => {
                if let Some(output) = plan.first_output() {
                    observer.goes_on(output, found.totals.games);
                }
                Ok(Start::At(Box::new(found)))
            }
            None => after_the_end(plan, first, observer),
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

/// Where to begin when no audit was interrupted: perhaps this one came to its end. The whole result
/// of another one is not written over.
fn after_the_end(
    plan: &Plan,
    first: Checkpoint,
    observer: &mut dyn Observer,
) -> Result<Start, AuditFault> {
    let Some(output) = plan.first_output() else {
        return Ok(Start::At(Box::new(first)));
    };
    let why = match record::find(plan, &first) {
        Trace::ThisAudit(record) => {
            observer.is_complete(output);
            return Ok(Start::Complete(record));
        }
        Trace::OtherAudit => {
            let path = output.to_path_buf();
            return Err(AuditFault::OtherAudit { path });
        }
        Trace::Untold => Anew::Untold,
        Trace::Nothing => Anew::NothingThere,
    };
    observer.begins_anew(output, why);
    Ok(Start::At(Box::new(first)))
}
