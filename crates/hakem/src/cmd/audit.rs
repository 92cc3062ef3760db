//! `hakem audit`: which results in a database break the Laws?

mod observer;
mod report;
mod summary;

use std::io;

use hakem_audit::{AuditFault, Came, Found, Plan, Summary, audit, audit_elsewhere};

use self::observer::Watcher;
use super::cluster::Bridge;
use super::{Stop, Talk};
use crate::args::{self, Check, Format};
use crate::dto::write_line;
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::words::Argument;

/// Audits everything, and prints what it comes to.
pub(crate) fn run(request: &args::Audit, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let stop = crate::output::stop_in_good_order();
    let words = talk.words;
    let plan = &request.plan;
    if plan.picks_for_nothing() {
        tell(talk, &words.tell("cli-audit-only-unwritten"));
    }
    let mut watcher = Watcher::new(talk);
    let audited = match request.cluster.clone() {
        None => audit(plan, stop, &mut watcher),
        Some(scheduler) => {
            let mut bridge = Bridge { scheduler, words };
            audit_elsewhere(plan, &mut bridge, stop, &mut watcher)
        }
    };
    watcher.finish();
    let summary = match audited {
        Ok(summary) => summary,
        Err(fault) => return failed(fault, plan, talk),
    };
    match request.format {
        Format::Json => {
            let mut line = Vec::new();
            write_line(&mut line, &summary::line(&summary, plan));
            talk.output.write_all(&line)?;
        }
        // What could not be used was told already, and there is nothing else.
        Format::Human if summary.totals.games == 0 => {}
        Format::Human => {
            let page = summary::page(&summary, plan, talk.words);
            let text = talk.page(&page);
            talk.output.write_all(text.as_bytes())?;
        }
    }
    if let (Some(to), Came::ToItsEnd) = (&request.report, summary.came) {
        report::write(to, &summary, plan)?;
    }
    if summary.came == Came::Interrupted {
        if plan.can_be_resumed() {
            tell(talk, &words.tell("cli-audit-interrupted"));
        }
        return Ok(Exit::Interrupted);
    }
    tell_of_carried(plan, &summary, talk);
    Ok(exit_of(&summary, request.check))
}

/// What an audit has written before it failed can be gone on with.
fn failed(fault: AuditFault, plan: &Plan, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let is_broken_off = matches!(fault, AuditFault::Write(_) | AuditFault::Elsewhere { .. });
    match fault_of(fault) {
        Stop::Unusable(fault) if is_broken_off && plan.is_begun() => {
            tell(talk, &fault.message(talk.words));
            tell(talk, &talk.words.tell("cli-audit-kept"));
            Ok(Exit::Unusable)
        }
        stop => Err(stop),
    }
}

/// Names that were to be carried over, and that no game has.
fn tell_of_carried(plan: &Plan, summary: &Summary, talk: &mut Talk<'_>) {
    let lacks = |name: &&String| !summary.totals.carried.contains_key(*name);
    for name in plan.carried.iter().filter(lacks) {
        let name = [("name", Argument::Text(name.clone()))];
        tell(talk, &talk.words.say("cli-audit-carried-nowhere", &name));
    }
}

fn tell(talk: &mut Talk<'_>, text: &str) {
    // Where diagnostics cannot be written, nobody is there to be told.
    let _ = writeln!(talk.errors, "{text}");
}

fn exit_of(summary: &Summary, check: Check) -> Exit {
    let unusable = if summary.unusable + summary.in_part > 0 {
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
            let trouble = Trouble::cannot_write(fault.kind, fault.number, &fault.why);
            Fault::of_source(fault.path.display().to_string(), trouble)
        }
        AuditFault::OtherAudit { path } => {
            Fault::of_source(path.display().to_string(), Trouble::OtherAudit)
        }
        AuditFault::OutputIsInput { path, input, found } => {
            let trouble = match found {
                Found::Named => Trouble::OutputIsInput { input },
                Found::InAFolder => Trouble::OutputIsFound { input },
            };
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
        AuditFault::Carried(why) => Fault::of_command_line(why.into()),
        AuditFault::NothingToResume => Fault::of_command_line(Trouble::Missing {
            what: "--out".to_owned(),
        }),
        AuditFault::Elsewhere { why } => Fault::of_command_line(Trouble::Cluster { why }),
        AuditFault::NotAFile { name } => Fault::of_source(name, Trouble::NotAFile),
        other => return Stop::Output(io::Error::other(other)),
    };
    Stop::Unusable(told)
}
