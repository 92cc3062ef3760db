//! The whole audit: feeding, judging, writing.

mod run;
mod start;

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use self::run::Run;
pub use self::start::Anew;
use self::start::{Start, start};
use crate::elsewhere::Team;
use crate::fault::AuditFault;
use crate::input::{InputFault, Listing, Skipped, Source, list, types, would_be_found};
use crate::output::Tables;
use crate::places::{Places, target};
use crate::plan::Plan;
use crate::row::{finding_table, game_table, give_types};
use crate::totals::Totals;

/// Who is told how an audit goes.
pub trait Observer {
    /// An input cannot be used, or not to its end. All others are judged.
    fn fault(&mut self, fault: &InputFault);

    /// An audit was to be gone on with, and by the name of this output none was interrupted: this one
    /// begins anew.
    fn begins_anew(&mut self, _output: &Path, _why: Anew) {}

    /// An audit was to be gone on with, and it has come to its end before: nothing is judged again.
    fn is_complete(&mut self, _output: &Path) {}

    /// An interrupted audit is gone on with, after so many games that were judged before.
    fn goes_on(&mut self, _output: &Path, _games: u64) {}

    /// These games are written into a folder that is audited: the next audit of it will take them for
    /// an input.
    fn lies_among_inputs(&mut self, _output: &Path) {}

    /// So many inputs come up again, by another name or in a folder, `first` before all others: each is
    /// read only once.
    fn repeated(&mut self, _first: &str, _count: u64) {}

    /// This lies in the folders and is not read.
    fn skipped(&mut self, _skipped: &Skipped) {}

    /// The audit has come so far.
    fn progress(&mut self, progress: &Progress);
}

/// How far an audit has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Bytes of the inputs whose games are judged, before unpacking.
    pub bytes: u64,
    /// Bytes of all inputs; `None` where one comes from standard input.
    pub of_bytes: Option<u64>,
    /// Games judged.
    pub games: u64,
    /// Time spent, earlier runs included.
    pub elapsed: Duration,
}

/// What came of an audit.
#[derive(Clone, Debug)]
pub struct Summary {
    /// What all games come to.
    pub totals: Totals,
    /// How many inputs there were.
    pub inputs: u64,
    /// How many came up again, and were read only once.
    pub repeated: u64,
    /// What lies in the folders and was not read.
    pub skipped: Skipped,
    /// How many of them could not be used at all: no game of theirs was judged.
    pub unusable: u64,
    /// How many of the others could not be read to their end: games of theirs were judged.
    pub in_part: u64,
    /// What was wrong with the first [`MOST_FAULTS`] of both.
    pub faults: Vec<InputFault>,
    /// Whether it came to its end.
    pub came: Came,
    /// Time spent, earlier runs included; `None` where all was done before this one.
    pub elapsed: Option<Duration>,
}

/// Of how many inputs it is remembered why they cannot be used.
pub const MOST_FAULTS: usize = 200;

/// How many games come to a second, over all the time that was spent.
#[must_use]
pub fn games_per_second(games: u64, elapsed: Duration) -> u64 {
    let nanos = elapsed.as_nanos().max(1);
    u64::try_from(u128::from(games) * 1_000_000_000 / nanos).unwrap_or(u64::MAX)
}

/// Whether an audit came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// It did.
    ToItsEnd,
    /// It was stopped. With an output it can be gone on with.
    Interrupted,
}

/// Audits everything that `plan` names. When `stop` is set, what is being judged is finished and
/// written, and no more.
///
/// # Errors
/// [`AuditFault`] where the outputs cannot be written, or what should be gone on with is not there.
/// Inputs that cannot be used are no error: `observer` is told, and the summary counts them.
pub fn audit(
    plan: &Plan,
    stop: &AtomicBool,
    observer: &mut dyn Observer,
) -> Result<Summary, AuditFault> {
    audit_by(plan, None, stop, observer)
}

/// As [`audit`], but the games are judged by `team`; what is written is the same.
///
/// # Errors
/// As [`audit`]; and where an input is no file, or the team fails. Then the audit can be gone on
/// with as after an interruption.
pub fn audit_elsewhere(
    plan: &Plan,
    team: &mut (dyn Team + Send),
    stop: &AtomicBool,
    observer: &mut dyn Observer,
) -> Result<Summary, AuditFault> {
    audit_by(plan, Some(team), stop, observer)
}

fn audit_by(
    plan: &Plan,
    team: Option<&mut (dyn Team + Send)>,
    stop: &AtomicBool,
    observer: &mut dyn Observer,
) -> Result<Summary, AuditFault> {
    crate::row::check(&plan.carried)?;
    let places = Places::of(plan)?;
    let Listing {
        sources,
        faults: unlisted,
        repeated,
        skipped,
    } = list(&places, &plan.sources);
    places.spare(&sources, &plan.sources)?;
    let is_file = |source: &&Source| matches!(source, Source::File(_));
    if let (Some(_), Some(other)) = (&team, sources.iter().find(|source| !is_file(source))) {
        let name = other.name();
        return Err(AuditFault::NotAFile { name });
    }
    // Until all is done.
    let _locks = places.lock()?;
    let tables = tables(plan, &sources);
    let start = start(plan, &sources, observer)?;
    tell_of_inputs(&repeated, &skipped, observer);
    for fault in &unlisted {
        observer.fault(fault);
    }
    let mut summary = match start {
        Start::Complete(record) => record.summary(),
        Start::At(checkpoint) => {
            tell_of_games_among_inputs(plan, observer);
            Run::new(plan, &sources, &tables, observer, *checkpoint).complete(team, stop)?
        }
    };
    summary.repeated = repeated.len() as u64;
    summary.skipped = skipped;
    summary.inputs = (sources.len() + unlisted.len()) as u64;
    summary.unusable += unlisted.len() as u64;
    summary.faults = first_of(unlisted, summary.faults);
    Ok(summary)
}

fn tables(plan: &Plan, sources: &[Source]) -> Tables {
    let mut rows = game_table(&plan.carried);
    give_types(&mut rows, &types(&plan.carried, sources));
    Tables {
        rows,
        findings: finding_table(),
    }
}

fn tell_of_inputs(repeated: &[Source], skipped: &Skipped, observer: &mut dyn Observer) {
    if let Some(first) = repeated.first() {
        observer.repeated(&first.name(), repeated.len() as u64);
    }
    if !skipped.is_empty() {
        observer.skipped(skipped);
    }
}

fn tell_of_games_among_inputs(plan: &Plan, observer: &mut dyn Observer) {
    if let Some(games) = &plan.games
        && would_be_found(&plan.sources, &target(&games.path))
    {
        observer.lies_among_inputs(&games.path);
    }
}

fn first_of(mut faults: Vec<InputFault>, more: Vec<InputFault>) -> Vec<InputFault> {
    faults.extend(more);
    faults.truncate(MOST_FAULTS);
    faults
}
