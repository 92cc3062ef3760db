//! The prover and its peer chasolver 3.0.0 over the same positions, on one thread, in one run.
//!
//! ```text
//! cargo run --release -- SET...
//! ```
//!
//! A SET is `NAME=WHO:FILE`, where WHO is `waiting`, `moving` or `both`, and FILE holds one FEN per
//! line, optionally after a TAB-separated column that names the sides that can mate (`WB`, `W-`).
//! Times are the best of three passes. For every set one row per program: queries, mean, median, 99th percentile and greatest time, and
//! how many were left open. Below it the ratios, and every query on which the two disagree.
//! `--own` leaves the peer out.

use anyhow::{Context, Result, bail};
use chasolver::{Winnability, is_unwinnable_fast, winnability};
use hakem_prover::{Budget, Options, Position, Verdict, can_mate, quick};
use shakmaty::{CastlingMode, Color, Setup, fen::Fen};
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How often each file is gone through.
const PASSES: usize = 3;

/// One question.
struct Query {
    fen: String,
    setup: Setup,
    winner: Color,
    /// Whether the file says that the winner can mate.
    expected: Option<bool>,
}

/// What a program said, and how long it took.
type Reply = (Option<bool>, Duration);

fn main() -> Result<()> {
    let mut own_only = false;
    let mut sets = Vec::new();
    for argument in std::env::args().skip(1) {
        if argument == "--own" {
            own_only = true;
        } else {
            sets.push(argument);
        }
    }
    if sets.is_empty() {
        bail!("name at least one set: NAME=waiting|moving|both:FILE");
    }
    println!("| set | program | queries | mean us | median us | p99 us | max us | sum s | open |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for set in sets {
        run(&set, own_only).with_context(|| set.clone())?;
    }
    Ok(())
}

fn run(set: &str, own_only: bool) -> Result<()> {
    let (name, rest) = set.split_once('=').context("a set is NAME=WHO:FILE")?;
    let (who, file) = rest.split_once(':').context("a set is NAME=WHO:FILE")?;
    let queries = read(who, file)?;
    let full = timed(&queries, own_full)?;
    let fast = timed(&queries, own_quick)?;
    row(name, "hakem full", &full);
    row(name, "hakem quick", &fast);
    judge("hakem", &queries, &full);
    judge("hakem quick", &queries, &fast);
    if own_only {
        return Ok(());
    }
    let peer_full = timed(&queries, peer_full)?;
    let peer_fast = timed(&queries, peer_quick)?;
    row(name, "chasolver full", &peer_full);
    row(name, "chasolver fast", &peer_fast);
    judge("chasolver", &queries, &peer_full);
    ratios(name, "full", &full, &peer_full);
    ratios(name, "quick", &fast, &peer_fast);
    for ((query, ours), theirs) in queries.iter().zip(&full).zip(&peer_full) {
        if let (Some(a), Some(b)) = (ours.0, theirs.0)
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

/// Asks all queries, timing each; parsing is not timed. The file is gone through three times and
/// each query's best time counts, so that other work on the machine hardly matters.
fn timed(queries: &[Query], ask: fn(&Query) -> Result<Reply>) -> Result<Vec<Reply>> {
    let mut best: Vec<Reply> = queries.iter().map(ask).collect::<Result<_>>()?;
    for _ in 1..PASSES {
        for (query, best) in queries.iter().zip(&mut best) {
            best.1 = best.1.min(ask(query)?.1);
        }
    }
    Ok(best)
}

fn position(query: &Query) -> Result<Position> {
    Position::from_setup(&query.setup, CastlingMode::Standard).with_context(|| query.fen.clone())
}

fn own_full(query: &Query) -> Result<Reply> {
    let position = position(query)?;
    let (budget, options) = (Budget::nodes(u64::MAX), Options::default());
    let start = Instant::now();
    let answer = can_mate(&position, query.winner, &budget, &options);
    let time = start.elapsed();
    let can = match answer.verdict {
        Verdict::Mates(_) => Some(true),
        Verdict::CannotMate(_) => Some(false),
        Verdict::Undecided => None,
    };
    Ok((can, time))
}

fn own_quick(query: &Query) -> Result<Reply> {
    let position = position(query)?;
    let start = Instant::now();
    let proof = quick(&position, query.winner);
    let time = start.elapsed();
    Ok((proof.map(|_| false), time))
}

fn peer_color(color: Color) -> chess::Color {
    if color.is_white() { chess::Color::White } else { chess::Color::Black }
}

/// The board for the peer; `None` where it does not take the position.
fn peer_board(query: &Query) -> Option<chess::Board> {
    let fields = query.fen.split_whitespace().count();
    let missing = ["w", "-", "-", "0", "1"].get(fields - 1..).unwrap_or_default();
    let fen = format!("{} {}", query.fen, missing.join(" "));
    chess::Board::from_str(fen.trim()).ok()
}

fn peer_full(query: &Query) -> Result<Reply> {
    let Some(board) = peer_board(query) else { return Ok((None, Duration::ZERO)) };
    let start = Instant::now();
    let answer = winnability(&board, peer_color(query.winner));
    let time = start.elapsed();
    Ok((answer.map(|answer| matches!(answer, Winnability::Winnable { .. })), time))
}

fn peer_quick(query: &Query) -> Result<Reply> {
    let Some(board) = peer_board(query) else { return Ok((None, Duration::ZERO)) };
    let start = Instant::now();
    let unwinnable = is_unwinnable_fast(&board, peer_color(query.winner));
    let time = start.elapsed();
    Ok((unwinnable.then_some(false), time))
}

/// Mean, median, 99th percentile, maximum in microseconds, sum in seconds.
fn figures(replies: &[Reply]) -> [f64; 5] {
    let mut times: Vec<f64> = replies.iter().map(|reply| reply.1.as_secs_f64() * 1e6).collect();
    times.sort_by(f64::total_cmp);
    let count = times.len().max(1);
    let at = |share: f64| times.get((count as f64 * share) as usize).or(times.last()).copied();
    let sum: f64 = times.iter().sum();
    let [median, p99, max] = [0.5, 0.99, 1.0].map(|share| at(share).unwrap_or(0.0));
    [sum / count as f64, median, p99, max, sum / 1e6]
}

fn row(set: &str, program: &str, replies: &[Reply]) {
    let [mean, median, p99, max, sum] = figures(replies);
    let open = replies.iter().filter(|reply| reply.0.is_none()).count();
    let queries = replies.len();
    println!(
        "| {set} | {program} | {queries} | {mean:.2} | {median:.2} | {p99:.1} | {max:.0} | {sum:.3} | {open} |"
    );
}

fn ratios(set: &str, kind: &str, ours: &[Reply], theirs: &[Reply]) {
    let (ours, theirs) = (figures(ours), figures(theirs));
    let ratio = |n: usize| theirs.get(n).unwrap_or(&0.0) / ours.get(n).unwrap_or(&1.0);
    let [mean, median, p99, max] = [0, 1, 2, 3].map(ratio);
    println!(
        "| {set} | times faster, {kind} | | {mean:.2} | {median:.2} | {p99:.2} | {max:.2} | | |"
    );
}

/// Prints every answer that differs from the file's column.
fn judge(program: &str, queries: &[Query], replies: &[Reply]) {
    for (query, reply) in queries.iter().zip(replies) {
        if let (Some(expected), Some(can)) = (query.expected, reply.0)
            && expected != can
        {
            println!("WRONG {program} {} {:?}: says {can}", query.fen, query.winner);
        }
    }
}
