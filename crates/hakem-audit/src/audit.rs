//! The whole audit: feeding, judging, writing.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, bounded};

use crate::elsewhere::{Arrivals, Manner, Share, Team};
use crate::fault::{AuditFault, WriteFault};
use crate::feed::{End, Line, Mark, PIECE, feed, stretches};
use crate::input::{InputFault, InputTrouble, Source, files_but};
use crate::output::checkpoint::{Checkpoint, Counted};
use crate::output::{Spools, Tables, finish};
use crate::places::Places;
use crate::plan::{Beginning, Plan};
use crate::row::{finding_table, game_table};
use crate::totals::Totals;
use crate::work::{Ended, Finished, Order, parcels_ahead, work};

/// Who is told how an audit goes.
pub trait Observer {
    /// An input cannot be used, or not to its end. All others are judged.
    fn fault(&mut self, fault: &InputFault);

    /// An audit that was to be gone on with has left nothing behind by the name of this output: this
    /// one begins anew.
    fn begins_anew(&mut self, _output: &Path) {}

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
    /// How many of them could not be used, or not to their end.
    pub unusable: u64,
    /// What was wrong with the first [`MOST_FAULTS`] of them.
    pub faults: Vec<InputFault>,

    /// How many of these were read in part: games of theirs were judged.
    pub in_part: u64,
    /// Whether it came to its end.
    pub came: Came,
    /// Time spent, earlier runs included.
    pub elapsed: Duration,
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
    let mut unlisted = Vec::new();
    crate::row::check(&plan.carried)?;
    let places = Places::of(plan)?;
    let is_own = |path: &Path| places.is_own(path);
    let sources = files_but(&is_own, &plan.sources, &mut unlisted);
    places.spare(&sources)?;
    let is_file = |source: &&Source| matches!(source, Source::File(_));
    if let (Some(_), Some(other)) = (&team, sources.iter().find(|source| !is_file(source))) {
        let name = other.name();
        return Err(AuditFault::NotAFile { name });
    }
    // Until all is done.
    let _locks = places.lock()?;
    let tables = Tables {
        rows: game_table(&plan.carried),
        findings: finding_table(),
    };
    let checkpoint = beginning(plan, &sources, observer)?;
    for fault in &unlisted {
        observer.fault(fault);
    }
    let mut run = Run {
        plan,
        sources: &sources,
        tables: &tables,
        observer,
        before: Duration::from_millis(checkpoint.elapsed_ms),
        started: Instant::now(),
        spools: None,
        judged: Judged::before(&sources, checkpoint.mark.source),
        checkpoint,
    };
    let came = run.all(team, stop)?;
    Ok(Summary {
        inputs: (sources.len() + unlisted.len()) as u64,
        unusable: run.checkpoint.unusable + unlisted.len() as u64,
        in_part: run.checkpoint.in_part,
        elapsed: run.elapsed(),
        totals: run.checkpoint.totals,
        faults: first_of(unlisted, run.checkpoint.faults),
        came,
    })
}

fn first_of(mut faults: Vec<InputFault>, more: Vec<InputFault>) -> Vec<InputFault> {
    faults.extend(more);
    faults.truncate(MOST_FAULTS);
    faults
}

/// Where to begin, by what an earlier run left.
fn beginning(
    plan: &Plan,
    sources: &[Source],
    observer: &mut dyn Observer,
) -> Result<Checkpoint, AuditFault> {
    let path = Checkpoint::path(plan);
    let first = Checkpoint::first(plan, sources);
    match (plan.beginning, path) {
        (Beginning::Resumed, None) => Err(AuditFault::NothingToResume),
        (Beginning::Resumed, Some(path)) => {
            let found = Checkpoint::read(&path, plan, sources)?;
            if let (None, Some(output)) = (&found, plan.first_output()) {
                observer.begins_anew(output);
            }
            Ok(found.unwrap_or(first))
        }
        (Beginning::Anew, Some(path)) => {
            // First the checkpoint, then the spools: it must never speak of what is not there.
            match std::fs::remove_file(&path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                    Err(WriteFault::of(&path, &error).into())
                }
                _ => Ok(first),
            }
        }
        (Beginning::Anew, None) => Ok(first),
    }
}

/// How many pieces of a shard wait at most, however large it is.
const MOST_PIECES: usize = 64;

struct Run<'a> {
    plan: &'a Plan,
    sources: &'a [Source],
    tables: &'a Tables,
    observer: &'a mut dyn Observer,
    spools: Option<Spools<'a>>,
    judged: Judged,
    checkpoint: Checkpoint,
    before: Duration,
    started: Instant,
}

/// How many bytes of the inputs are judged, before unpacking.
#[derive(Clone, Copy, Debug)]
struct Judged {
    /// Those of the inputs that are done.
    of_others: u64,
    /// Those of the input that is being judged.
    of_this: u64,
}

impl Judged {
    /// All of the inputs before this one.
    fn before(sources: &[Source], source: usize) -> Judged {
        Judged {
            of_others: sources.iter().take(source).filter_map(Source::size).sum(),
            of_this: 0,
        }
    }

    /// An input is done, to its end or not.
    fn end(&mut self, source: Option<&Source>) {
        let size = source.and_then(Source::size);
        self.of_others += size.unwrap_or(self.of_this);
        self.of_this = 0;
    }

    const fn bytes(self) -> u64 {
        self.of_others + self.of_this
    }
}

impl Run<'_> {
    fn all(
        &mut self,
        team: Option<&mut (dyn Team + Send)>,
        stop: &AtomicBool,
    ) -> Result<Came, AuditFault> {
        if !self.checkpoint.whole {
            self.spools = Some(Spools::open(
                self.plan,
                self.tables,
                self.checkpoint.lengths,
            )?);
            let came = match team {
                Some(team) => self.judge_elsewhere(team, stop)?,
                None => self.judge(stop)?,
            };
            if came == Came::Interrupted {
                return Ok(Came::Interrupted);
            }
            self.checkpoint.whole = true;
            self.note()?;
            self.spools = None;
        }
        finish(self.plan, self.tables)?;
        if let Some(path) = Checkpoint::path(self.plan) {
            std::fs::remove_file(&path).map_err(|error| WriteFault::of(&path, &error))?;
        }
        Ok(Came::ToItsEnd)
    }

    fn judge(&mut self, stop: &AtomicBool) -> Result<Came, AuditFault> {
        let jobs = self.plan.jobs.get();
        let (shards, waiting) = bounded(1);
        let (finished, done) = bounded(jobs);
        let Checkpoint { mark, counted, .. } = self.checkpoint;
        let order = Order::new(
            mark.source,
            counted,
            jobs * parcels_ahead(self.plan, self.tables),
        );
        let mut line = Line {
            shards,
            stop,
            jobs: self.plan.jobs,
            depth: self.pieces_ahead(),
            shard_bytes: self.plan.shard_bytes,
            next: 0,
        };
        let (plan, tables, sources, order) = (self.plan, self.tables, self.sources, &order);
        thread::scope(|scope| {
            scope.spawn(move || feed(sources, mark, &mut line));
            for _ in 0..jobs {
                let (waiting, finished) = (waiting.clone(), finished.clone());
                scope.spawn(move || work(plan, tables, &waiting, order, &finished));
            }
            drop((waiting, finished));
            let written = self.write(&done, None);
            // Where writing failed, nobody should wait for it any more.
            drop(done);
            order.close();
            written?;
            // Whoever feeds may have stopped between two inputs.
            if self.checkpoint.mark.source == self.sources.len() {
                Ok(Came::ToItsEnd)
            } else {
                Ok(Came::Interrupted)
            }
        })
    }

    /// How many pieces of a shard are read before they are judged: so many that others can begin
    /// with the next shard. A single judge needs no more than the next few, and these stay at hand.
    fn pieces_ahead(&self) -> usize {
        let others = if self.plan.jobs.get() == 1 {
            0
        } else {
            (self.plan.shard_bytes / PIECE).min(MOST_PIECES)
        };
        others + 4
    }

    fn judge_elsewhere(
        &mut self,
        team: &mut (dyn Team + Send),
        stop: &AtomicBool,
    ) -> Result<Came, AuditFault> {
        let Checkpoint { mark, counted, .. } = self.checkpoint;
        let stretches = stretches(self.sources, mark, self.plan.shard_bytes);
        let manner = Manner::of(self.plan);
        let arrivals = Arrivals {
            plan: self.plan,
            tables: self.tables,
            // Each stretch comes whole, so none has to wait with a part of it.
            order: Order::new(mark.source, counted, usize::MAX),
            stop,
            share: Share::new(self.sources, stretches.len()),
            is_foreign: AtomicBool::new(false),
        };
        let arrivals = &arrivals;
        let (finished, done) = bounded(self.plan.jobs.get());
        thread::scope(|scope| {
            let judging = scope.spawn(move || {
                let mut hand_over = |bytes: &[u8]| arrivals.take(bytes, &finished);
                team.judge(stretches, &manner, &mut hand_over)
            });
            let written = self.write(&done, Some(&arrivals.share.read));
            // Where writing failed, nobody should wait for it any more.
            drop(done);
            let judged = judging.join().unwrap_or_else(|_| Err(String::new()));
            written?;
            arrivals.verdict(judged)?;
            if self.checkpoint.mark.source == self.sources.len() {
                Ok(Came::ToItsEnd)
            } else {
                Ok(Came::Interrupted)
            }
        })
    }

    /// Writes what is finished, in its order, until all is. Where others judge, `share` says how far
    /// they have come.
    fn write(
        &mut self,
        done: &Receiver<Result<Finished, WriteFault>>,
        share: Option<&AtomicU64>,
    ) -> Result<(), AuditFault> {
        let of_bytes = self.sources.iter().map(Source::size).sum();
        let mut early = BTreeMap::new();
        let mut next = 0;
        for finished in done {
            let finished = finished?;
            early.insert(finished.place, finished);
            while let Some(finished) = early.remove(&next) {
                next += 1;
                self.add(finished)?;
            }
            self.observer.progress(&Progress {
                bytes: share.map_or_else(|| self.judged.bytes(), |n| n.load(Ordering::Relaxed)),
                of_bytes,
                games: self.checkpoint.totals.games,
                elapsed: self.elapsed(),
            });
        }
        Ok(())
    }

    fn add(&mut self, finished: Finished) -> Result<(), AuditFault> {
        let parcel = finished.parcel;
        let is_cut_off = matches!(&parcel.ended, Some(ended) if ended.end == End::Stopped);
        if is_cut_off {
            return Ok(());
        }
        if let Some(spools) = &mut self.spools {
            spools.add(&finished.rendered)?;
        }
        let checkpoint = &mut self.checkpoint;
        checkpoint.totals.merge(parcel.totals);
        checkpoint.counted.found |= parcel.found;
        self.judged.of_this += parcel.read;
        if let Some(ended) = parcel.ended {
            self.end(parcel.source, &parcel.name, ended);
            self.note()?;
        }
        Ok(())
    }

    /// A shard is done.
    fn end(&mut self, source: usize, name: &str, ended: Ended) {
        let Ended {
            end,
            games,
            lines,
            last_line,
            stray,
        } = ended;
        let fault = match end {
            End::Cut(offset) => {
                let counted = &mut self.checkpoint.counted;
                counted.games += games;
                counted.lines += lines;
                self.checkpoint.mark = Mark { source, offset };
                return;
            }
            End::Broken(fault) => Some(match fault.line {
                None if self.checkpoint.counted.found => fault.at_line(last_line),
                _ => fault,
            }),
            End::Last if !self.checkpoint.counted.found => {
                let fault = InputFault::of(name.to_owned(), InputTrouble::NoGame);
                Some(match stray {
                    Some((line, column)) => fault.at(line, column),
                    None => fault,
                })
            }
            End::Last | End::Stopped => None,
        };
        if let Some(fault) = fault {
            self.checkpoint.unusable += 1;
            self.checkpoint.in_part += u64::from(self.checkpoint.counted.found);
            self.observer.fault(&fault);
            if self.checkpoint.faults.len() < MOST_FAULTS {
                self.checkpoint.faults.push(fault);
            }
        }
        self.judged.end(self.sources.get(source));
        self.checkpoint.counted = Counted::default();
        self.checkpoint.mark = Mark {
            source: source + 1,
            offset: 0,
        };
    }

    /// Notes how far the audit has come.
    fn note(&mut self) -> Result<(), AuditFault> {
        let (Some(spools), Some(path)) = (&self.spools, Checkpoint::path(self.plan)) else {
            return Ok(());
        };
        self.checkpoint.lengths = spools.sync()?;
        self.checkpoint.elapsed_ms = u64::try_from(self.elapsed().as_millis()).unwrap_or(u64::MAX);
        Ok(self.checkpoint.write(&path)?)
    }

    fn elapsed(&self) -> Duration {
        self.before + self.started.elapsed()
    }
}
