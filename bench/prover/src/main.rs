//! The prover and its peer chasolver 3.0.0 over the same positions, on one thread, in one run.
//!
//! ```text
//! cargo run --release -- SET...
//! ```
//!
//! A SET is `NAME=WHO:FILE`, where WHO is `waiting`, `moving` or `both`, and FILE holds one FEN per
//! line, optionally after a TAB-separated column that names the sides that can mate (`WB`, `W-`).
//! Times are the best of three passes. For every set one row per program: queries, mean, median,
//! 99th percentile, greatest time and sum, how many were left open, the positions searched for each
//! query, and the memory that the run had needed at most by then. Below it the ratios, and every
//! query on which the two disagree.
//!
//! `--own` leaves the peer out. `--once` makes one pass. `--cpu` takes the time of the processor
//! instead of the clock's, for a machine that has other work; it costs some tenths of a microsecond
//! more for each query.

use anyhow::{Context, Result, bail};
use chasolver::{Winnability, is_unwinnable_fast, winnability};
use cpu_time::ThreadTime;
use hakem_prover::{Budget, Options, Position, Verdict, can_mate, quick};
use shakmaty::{CastlingMode, Color, Setup, fen::Fen};
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How often each file is gone through, if nothing else is asked for.
const PASSES: usize = 3;

/// How to measure.
#[derive(Clone, Copy)]
struct Measure {
    own_only: bool,
    passes: usize,
    /// The processor's time instead of the clock's.
    processor: bool,
}

/// One question.
struct Query {
    fen: String,
    setup: Setup,
    winner: Color,
    /// Whether the file says that the winner can mate.
    expected: Option<bool>,
}

/// What a program said, how long it took, and the positions it searched, if it tells.
#[derive(Clone, Copy)]
struct Reply {
    can: Option<bool>,
    time: Duration,
    nodes: u64,
}

/// A point in time.
enum Start {
    Clock(Instant),
    Processor(ThreadTime),
}

impl Measure {
    fn start(self) -> Start {
        if self.processor {
            Start::Processor(ThreadTime::now())
        } else {
            Start::Clock(Instant::now())
        }
    }
}

impl Start {
    fn elapsed(&self) -> Duration {
        match self {
            Start::Clock(start) => start.elapsed(),
            Start::Processor(start) => start.elapsed(),
        }
    }
}

fn main() -> Result<()> {
    let mut measure = Measure { own_only: false, passes: PASSES, processor: false };
    let mut sets = Vec::new();
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--own" => measure.own_only = true,
            "--once" => measure.passes = 1,
            "--cpu" => measure.processor = true,
            _ => sets.push(argument),
        }
    }
    if sets.is_empty() {
        bail!("name at least one set: NAME=waiting|moving|both:FILE");
    }
    println!("| set | program | queries | mean us | median us | p99 us | max us | sum s | open | nodes | peak MB |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for set in sets {
        run(&set, measure).with_context(|| set.clone())?;
    }
    Ok(())
}

fn run(set: &str, measure: Measure) -> Result<()> {
    let (name, rest) = set.split_once('=').context("a set is NAME=WHO:FILE")?;
    let (who, file) = rest.split_once(':').context("a set is NAME=WHO:FILE")?;
    let queries = read(who, file)?;
    let full = timed(&queries, measure, own_full)?;
    row(name, "hakem full", &full);
    let fast = timed(&queries, measure, own_quick)?;
    row(name, "hakem quick", &fast);
    judge("hakem", &queries, &full);
    judge("hakem quick", &queries, &fast);
    if measure.own_only {
        return Ok(());
    }
    let peer_full = timed(&queries, measure, peer_full)?;
    row(name, "chasolver full", &peer_full);
    let peer_fast = timed(&queries, measure, peer_quick)?;
    row(name, "chasolver fast", &peer_fast);
    judge("chasolver", &queries, &peer_full);
    ratios(name, "full", &full, &peer_full);
    ratios(name, "quick", &fast, &peer_fast);
    for ((query, ours), theirs) in queries.iter().zip(&full).zip(&peer_full) {
        if let (Some(a), Some(b)) = (ours.can, theirs.can)
            && a != b
        {
            println!("DISAGREE {} {:?}: hakem {a}, chasolver {b}", query.fen, query.winner);
        }
    }
    Ok(())
}

fn read(who: &str, file: &str) -> Result<Vec<Query>> {
    let text = std::fs::read_to_string(file).context("cannot read")?;
    let mut queries = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (column, fen) = line.rsplit_once('\t').unwrap_or(("", line));
        let setup = Fen::from_str(fen).with_context(|| fen.to_owned())?.into_setup();
        let winners = match who {
            "waiting" => vec![!setup.turn],
            "moving" => vec![setup.turn],
            "both" => vec![Color::White, Color::Black],
            _ => bail!("who is asked about: waiting, moving or both"),
        };
        for winner in winners {
            let sign = if winner.is_white() { 'W' } else { 'B' };
            let expected = (!column.is_empty()).then(|| column.contains(sign));
            queries.push(Query { fen: fen.to_owned(), setup: setup.clone(), winner, expected });
        }
    }
    Ok(queries)
}

/// A way to ask.
type Ask = fn(&Query, Measure) -> Result<Reply>;

/// Asks all queries, timing each; parsing is not timed. The file is gone through several times and
/// each query's best time counts, so that other work on the machine hardly matters.
fn timed(queries: &[Query], measure: Measure, ask: Ask) -> Result<Vec<Reply>> {
    let once = || queries.iter().map(|query| ask(query, measure));
    let mut best: Vec<Reply> = once().collect::<Result<_>>()?;
    for _ in 1..measure.passes {
        for (reply, best) in once().zip(&mut best) {
            best.time = best.time.min(reply?.time);
        }
    }
    Ok(best)
}

fn position(query: &Query) -> Result<Position> {
    Position::from_setup(&query.setup, CastlingMode::Standard).with_context(|| query.fen.clone())
}

fn own_full(query: &Query, measure: Measure) -> Result<Reply> {
    let position = position(query)?;
    let (budget, options) = (Budget::nodes(u64::MAX), Options::default());
    let start = measure.start();
    let answer = can_mate(&position, query.winner, &budget, &options);
    let time = start.elapsed();
    let can = match answer.verdict {
        Verdict::Mates(_) => Some(true),
        Verdict::CannotMate(_) => Some(false),
        Verdict::Undecided => None,
    };
    Ok(Reply { can, time, nodes: answer.spent.nodes })
}

fn own_quick(query: &Query, measure: Measure) -> Result<Reply> {
    let position = position(query)?;
    let start = measure.start();
    let proof = quick(&position, query.winner);
    let time = start.elapsed();
    Ok(Reply { can: proof.map(|_| false), time, nodes: 0 })
}

fn peer_color(color: Color) -> chess::Color {
    if color.is_white() { chess::Color::White } else { chess::Color::Black }
}

/// The reply to a position that the peer does not take.
const NOT_TAKEN: Reply = Reply { can: None, time: Duration::ZERO, nodes: 0 };

/// The board for the peer; `None` where it does not take the position.
fn peer_board(query: &Query) -> Option<chess::Board> {
    let fields = query.fen.split_whitespace().count();
    let missing = ["w", "-", "-", "0", "1"].get(fields - 1..).unwrap_or_default();
    let fen = format!("{} {}", query.fen, missing.join(" "));
    chess::Board::from_str(fen.trim()).ok()
}

fn peer_full(query: &Query, measure: Measure) -> Result<Reply> {
    let Some(board) = peer_board(query) else { return Ok(NOT_TAKEN) };
    let start = measure.start();
    let answer = winnability(&board, peer_color(query.winner));
    let time = start.elapsed();
    let can = answer.map(|answer| matches!(answer, Winnability::Winnable { .. }));
    Ok(Reply { can, time, nodes: 0 })
}

fn peer_quick(query: &Query, measure: Measure) -> Result<Reply> {
    let Some(board) = peer_board(query) else { return Ok(NOT_TAKEN) };
    let start = measure.start();
    let unwinnable = is_unwinnable_fast(&board, peer_color(query.winner));
    let time = start.elapsed();
    Ok(Reply { can: unwinnable.then_some(false), time, nodes: 0 })
}

/// Mean, median, 99th percentile, maximum in microseconds, sum in seconds.
fn figures(replies: &[Reply]) -> [f64; 5] {
    let mut times: Vec<f64> = replies.iter().map(|reply| reply.time.as_secs_f64() * 1e6).collect();
    times.sort_by(f64::total_cmp);
    let count = times.len().max(1);
    let at = |share: f64| times.get((count as f64 * share) as usize).or(times.last()).copied();
    let sum: f64 = times.iter().sum();
    let [median, p99, max] = [0.5, 0.99, 1.0].map(|share| at(share).unwrap_or(0.0));
    [sum / count as f64, median, p99, max, sum / 1e6]
}

fn row(set: &str, program: &str, replies: &[Reply]) {
    let [mean, median, p99, max, sum] = figures(replies);
    let open = replies.iter().filter(|reply| reply.can.is_none()).count();
    let queries = replies.len();
    let nodes: u64 = replies.iter().map(|reply| reply.nodes).sum();
    let nodes = nodes as f64 / queries.max(1) as f64;
    let peak = peak_memory().map_or("-".to_owned(), |peak| peak.to_string());
    println!(
        "| {set} | {program} | {queries} | {mean:.2} | {median:.2} | {p99:.1} | {max:.0} | {sum:.3} | {open} | {nodes:.1} | {peak} |"
    );
}

/// The memory that the process has needed at most so far, in megabytes, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes / 1000)
}

fn ratios(set: &str, kind: &str, ours: &[Reply], theirs: &[Reply]) {
    let (ours, theirs) = (figures(ours), figures(theirs));
    let ratio = |n: usize| theirs.get(n).unwrap_or(&0.0) / ours.get(n).unwrap_or(&1.0);
    let [mean, median, p99, max] = [0, 1, 2, 3].map(ratio);
    println!(
        "| {set} | times faster, {kind} | | {mean:.2} | {median:.2} | {p99:.2} | {max:.2} | | | | |"
    );
}

/// Prints every answer that differs from the file's column.
fn judge(program: &str, queries: &[Query], replies: &[Reply]) {
    for (query, reply) in queries.iter().zip(replies) {
        if let (Some(expected), Some(can)) = (query.expected, reply.can)
            && expected != can
        {
            println!("WRONG {program} {} {:?}: says {can}", query.fen, query.winner);
        }
    }
}
