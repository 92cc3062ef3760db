//! What it takes to verify every "no" of files, beside what it took to prove it.
//!
//! ```text
//! cargo run --release --bin verification -- NAME=waiting|moving|both:FILE...
//! ```
//!
//! For every file one row: how many cannot be won, how long their proofs took, how long it took to
//! verify the certificates, the size of these, and how many were refused (each is printed). Times
//! are the best of three passes over the file, proofs and verifications by turns.

use anyhow::{Context, Result, bail};
use hakem_prover::{Budget, Certificate, Options, Position, Verdict, can_mate};
use hakem_verify::verify;
use shakmaty::{CastlingMode, Color, fen::Fen};
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How often each file is gone through.
const PASSES: usize = 3;

/// A question whose answer is no.
struct No {
    position: Position,
    winner: Color,
    certificate: String,
}

fn main() -> Result<()> {
    let sets: Vec<String> = std::env::args().skip(1).collect();
    if sets.is_empty() {
        bail!("name at least one set: NAME=waiting|moving|both:FILE");
    }
    println!("| set | cannot mate | proving s | verifying s | ratio | slowest us | certificates MB | refused |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    let (mut proving, mut verifying, mut refused) = (Duration::ZERO, Duration::ZERO, 0);
    for set in sets {
        let figures = run(&set).with_context(|| set.clone())?;
        proving += figures.0;
        verifying += figures.1;
        refused += figures.2;
    }
    let ratio = verifying.as_secs_f64() / proving.as_secs_f64();
    let (proving, verifying) = (proving.as_secs_f64(), verifying.as_secs_f64());
    println!("| all | | {proving:.3} | {verifying:.3} | {ratio:.2} | | | {refused} |");
    if refused > 0 { bail!("{refused} certificates were refused") } else { Ok(()) }
}

fn run(set: &str) -> Result<(Duration, Duration, usize)> {
    let (name, rest) = set.split_once('=').context("a set is NAME=WHO:FILE")?;
    let (who, file) = rest.split_once(':').context("a set is NAME=WHO:FILE")?;
    let nos = nos(who, file)?;
    let mut best = [Duration::MAX; 2];
    let mut times = vec![Duration::MAX; nos.len()];
    let mut refused = 0;
    for pass in 0..PASSES {
        let start = Instant::now();
        for no in &nos {
            std::hint::black_box(ask(&no.position, no.winner));
        }
        best[0] = best[0].min(start.elapsed());
        let start = Instant::now();
        for (no, time) in nos.iter().zip(&mut times) {
            let start = Instant::now();
            let verified = verify(&no.certificate);
            *time = start.elapsed().min(*time);
            if pass == 0 && !verified.as_ref().is_ok_and(|verified| !verified.can_mate) {
                refused += 1;
                println!("REFUSED {verified:?}\n{}", no.certificate);
            }
        }
        best[1] = best[1].min(start.elapsed());
    }
    let [proving, verifying] = best.map(|time| time.as_secs_f64());
    let megabytes = nos.iter().map(|no| no.certificate.len()).sum::<usize>() as f64 / 1e6;
    let slowest = times.iter().max().map_or(0.0, |time| time.as_secs_f64() * 1e6);
    println!(
        "| {name} | {} | {proving:.3} | {verifying:.3} | {:.2} | {slowest:.0} | {megabytes:.1} | {refused} |",
        nos.len(),
        verifying / proving
    );
    Ok((best[0], best[1], refused))
}

fn ask(position: &Position, winner: Color) -> Verdict {
    can_mate(position, winner, &Budget::nodes(u64::MAX), &Options::default()).verdict
}

/// All questions of a file to which the answer is no.
fn nos(who: &str, file: &str) -> Result<Vec<No>> {
    let text = std::fs::read_to_string(file).context("cannot read")?;
    let mut nos = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let fen = line.rsplit_once('\t').map_or(line, |(_, fen)| fen);
        let setup = Fen::from_str(fen).with_context(|| fen.to_owned())?.into_setup();
        let winners = match who {
            "waiting" => vec![!setup.turn],
            "moving" => vec![setup.turn],
            "both" => vec![Color::White, Color::Black],
            _ => bail!("who is asked about: waiting, moving or both"),
        };
        let position = Position::from_setup(&setup, CastlingMode::Standard)?;
        for winner in winners {
            let verdict = ask(&position, winner);
            if let Verdict::CannotMate(_) = verdict {
                let certificate =
                    Certificate::new(&position, winner, &Options::default(), &verdict)
                        .context("a no has a certificate")?
                        .to_string();
                nos.push(No { position, winner, certificate });
            }
        }
    }
    Ok(nos)
}
