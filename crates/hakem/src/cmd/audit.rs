//! `hakem audit`: which results in a database break the Laws?

mod observer;
mod report;
mod summary;

use std::io;

use hakem_audit::{AuditFault, Came, Summary, audit, audit_elsewhere};

use self::observer::Watcher;
use super::cluster::Bridge;
use super::{Stop, Talk};
use crate::args::{self, Check, Format};
use crate::dto::write_line;
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};

/// Audits everything, and prints what it comes to.
pub(crate) fn run(request: &args::Audit, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let stop = crate::output::stop_in_good_order();
    let words = talk.words;
    let mut watcher = Watcher::new(talk);
    let audited = match request.cluster.clone() {
        None => audit(&request.plan, stop, &mut watcher),
        Some(scheduler) => {
            let mut bridge = Bridge { scheduler, words };
            audit_elsewhere(&request.plan, &mut bridge, stop, &mut watcher)
        }
    };
    watcher.finish();
    let summary = audited.map_err(fault_of)?;
    match request.format {
        Format::Json => {
            let mut line = Vec::new();
            write_line(&mut line, &summary::line(&summary, &request.plan));
            talk.output.write_all(&line)?;
        }
        Format::Human => {
            let page = summary::page(&summary, talk.words);
            let text = talk.page(&page);
            talk.output.write_all(text.as_bytes())?;
        }
    }
    if let (Some(to), Came::ToItsEnd) = (&request.report, summary.came) {
        report::write(to, &summary, &request.plan)?;
    }
    if summary.came == Came::Interrupted {
        if request.plan.can_be_resumed() {
            // Where diagnostics cannot be written, nobody is there to be told.
            let _ = writeln!(talk.errors, "{}", talk.words.tell("cli-audit-interrupted"));
        }
        return Ok(Exit::Interrupted);
    }
    Ok(exit_of(&summary, request.check))
}

fn exit_of(summary: &Summary, check: Check) -> Exit {
    let unusable = if summary.unusable > 0 {
        Exit::Unusable
    } else {
        Exit::Done
    };
    let at_odds = if check == Check::Yes && summary.totals.at_odds > 0 {
        Exit::AtOdds
    } else {
        Exit::Done
    };
    unusable.and(at_odds)
}

fn fault_of(fault: AuditFault) -> Stop {
    let told = match fault {
        AuditFault::Write(fault) => {
            let trouble = Trouble::cannot_write(fault.kind, &fault.why);
            Fault::of_source(fault.path.display().to_string(), trouble)
        }
        AuditFault::OtherAudit { path } => {
            Fault::of_source(path.display().to_string(), Trouble::OtherAudit)
        }
        AuditFault::OutputIsInput { path, input } => {
            let trouble = Trouble::OutputIsInput { input };
            Fault::of_source(path.display().to_string(), trouble)
        }
        AuditFault::OneOutputTwice { path, other } => {
            let other = other.display().to_string();
            Fault::of_source(
                path.display().to_string(),
                Trouble::OneOutputTwice { other },
            )
        }
        AuditFault::OutputNotAFile { path } => {
            Fault::of_source(path.display().to_string(), Trouble::OutputNotAFile)
        }
        AuditFault::Busy { path } => {
            Fault::of_source(path.display().to_string(), Trouble::OutputBusy)
        }
        AuditFault::NothingToResume => Fault::of_command_line(Trouble::Missing {
            what: "--out".to_owned(),
        }),
        AuditFault::Elsewhere { why } => Fault::of_command_line(Trouble::Cluster { why }),
        AuditFault::NotAFile { name } => Fault::of_source(name, Trouble::NotAFile),
        other => return Stop::Output(io::Error::other(other)),
    };
    Stop::Unusable(told)
}
