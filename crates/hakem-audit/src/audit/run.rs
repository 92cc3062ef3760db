//! One run of an audit: games are handed out, judged, brought back into order, and written.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, bounded};

use super::{Came, MOST_FAULTS, Observer, Progress, Summary};
use crate::elsewhere::{Arrivals, Manner, Share, Team};
use crate::fault::{AuditFault, WriteFault};
use crate::feed::{End, Line, Mark, PIECE, feed, stretches};
use crate::input::{InputFault, InputTrouble, Skipped, Source};
use crate::output::checkpoint::{Checkpoint, Counted};
use crate::output::{Spools, Tables, finish, record};
use crate::plan::Plan;
use crate::work::{Ended, Finished, Order, Portion, work};

/// How many pieces of a shard wait at most, however large it is.
const MOST_PIECES: usize = 64;

pub(super) struct Run<'a> {
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

impl<'a> Run<'a> {
    /// A run that goes on from a checkpoint.
    pub(super) fn new(
        plan: &'a Plan,
        sources: &'a [Source],
        tables: &'a Tables,
        observer: &'a mut dyn Observer,
        checkpoint: Checkpoint,
    ) -> Run<'a> {
        Run {
            plan,
            sources,
            tables,
            observer,
            before: Duration::from_millis(checkpoint.elapsed_ms),
            started: Instant::now(),
            spools: None,
            judged: Judged::before(sources, checkpoint.mark.source),
            checkpoint,
        }
    }

    /// All that is left to be done, and what came of the listed inputs.
    pub(super) fn complete(
        mut self,
        team: Option<&mut (dyn Team + Send)>,
        stop: &AtomicBool,
    ) -> Result<Summary, AuditFault> {
        let came = self.all(team, stop)?;
        let elapsed = Some(self.elapsed());
        let Checkpoint {
            totals,
            unusable,
            faults,
            in_part,
            ..
        } = self.checkpoint;
        Ok(Summary {
            totals,
            inputs: self.sources.len() as u64,
            repeated: 0,
            skipped: Skipped::default(),
            unusable,
            faults,
            in_part,
            came,
            elapsed,
        })
    }

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
        let record = record::told(&self.checkpoint);
        finish(self.plan, self.tables, record.as_deref())?;
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
            jobs * Portion::of(self.plan, Some(self.tables)).ahead,
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
            let counted = if self.checkpoint.counted.found {
                &mut self.checkpoint.in_part
            } else {
                &mut self.checkpoint.unusable
            };
            *counted += 1;
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
