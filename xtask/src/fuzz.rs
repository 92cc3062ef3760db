//! Builds and runs the fuzz targets of fuzz/ on the stable compiler.
//!
//! libFuzzer wants instrumented code. The compiler's coverage pass is reached by plain code
//! generation flags, so neither a nightly toolchain nor cargo-fuzz is needed. Our own crates are
//! instrumented and no others ([`wrapper`]).

mod words;
mod wrapper;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

pub(crate) use self::wrapper::compile;
use crate::{cargo::cargo, problem::Problem, source};

const TRIPLE: &str = "x86_64-unknown-linux-gnu";
const FLAGS: &str =
    "-Ccodegen-units=1 -Cdebuginfo=line-tables-only -Cdebug-assertions -Coverflow-checks";
/// Rounds without new coverage after which a target counts as quiet.
const GREATEST_ROUNDS: u32 = 1_000;

/// What to run and for how long.
pub(crate) struct Options {
    /// Seconds of one round.
    pub(crate) seconds: u32,
    /// One target only.
    pub(crate) target: Option<String>,
    /// How many rounds.
    pub(crate) rounds: Rounds,
    /// What becomes of new inputs.
    pub(crate) found: Found,
}

/// How many rounds a target gets.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rounds {
    /// One.
    One,
    /// Until one round brings no new coverage.
    UntilQuiet,
}

/// What becomes of inputs that were found.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Found {
    /// They are dropped.
    Drop,
    /// The smallest set with the same coverage becomes the kept corpus.
    Keep,
}

/// Builds all targets and runs them.
pub(crate) fn run(root: &Path, options: &Options) -> Result<Vec<Problem>> {
    let fuzz = root.join("fuzz");
    let targets = targets(&fuzz, options.target.as_deref())?;
    build(&fuzz)?;
    words::write(root, &dictionary(&fuzz))?;
    let mut problems = Vec::new();
    for target in targets {
        problems.extend(run_target(&fuzz, &target, options)?);
    }
    Ok(problems)
}

/// The names of the targets: the files of fuzz/fuzz_targets.
fn targets(fuzz: &Path, only: Option<&str>) -> Result<Vec<String>> {
    let mut files = Vec::new();
    source::walk(&fuzz.join("fuzz_targets"), &mut files)?;
    let mut names: Vec<String> = files
        .iter()
        .filter_map(|file| file.file_stem())
        .map(|stem| stem.to_string_lossy().into_owned())
        .filter(|name| only.is_none_or(|only| only == name))
        .collect();
    names.sort();
    if names.is_empty() {
        bail!("there is no such fuzz target in {}", fuzz.display());
    }
    Ok(names)
}

fn target_dir(fuzz: &Path) -> PathBuf {
    // A folder of its own: the flags would make every other build start anew.
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(
        || fuzz.join("target"),
        |dir| PathBuf::from(dir).join("fuzz"),
    )
}

fn dictionary(fuzz: &Path) -> PathBuf {
    target_dir(fuzz).join("words.dict")
}

fn build(fuzz: &Path) -> Result<()> {
    let status = cargo()
        .args([
            "build",
            "--release",
            "--locked",
            "--bins",
            "--target",
            TRIPLE,
        ])
        .env("RUSTFLAGS", FLAGS)
        .env("RUSTC_WRAPPER", std::env::current_exe()?)
        .env(wrapper::ASKED, "1")
        .env("CARGO_TARGET_DIR", target_dir(fuzz))
        .current_dir(fuzz)
        .status()
        .context("cannot run cargo build")?;
    if !status.success() {
        bail!("the fuzz targets do not build");
    }
    Ok(())
}

fn run_target(fuzz: &Path, target: &str, options: &Options) -> Result<Option<Problem>> {
    let binary = target_dir(fuzz).join(TRIPLE).join("release").join(target);
    let kept = fuzz.join("corpus").join(target);
    let regressions = fuzz.join("regressions").join(target);
    let work = target_dir(fuzz).join("corpus").join(target);
    let artifacts = fuzz.join("artifacts").join(target);
    for dir in [&kept, &regressions, &work, &artifacts] {
        fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
    }
    let mut before = None;
    for _ in 0..GREATEST_ROUNDS {
        let output = Command::new(&binary)
            .args([&work, &kept, &regressions])
            .arg(format!("-max_total_time={}", options.seconds))
            .arg(format!("-artifact_prefix={}/", artifacts.display()))
            .arg(format!("-dict={}", dictionary(fuzz).display()))
            .args(["-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1"])
            .output()
            .with_context(|| format!("cannot run {}", binary.display()))?;
        let log = String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            eprintln!("{}", tail(&log, 60));
            let what = format!("fails; the input is in {}", artifacts.display());
            return Ok(Some(Problem::at(format!("fuzz target {target}"), what)));
        }
        let after = coverage(&log);
        match &after {
            Some(after) => println!("{target}: {after}"),
            None => println!("{target}: no coverage reported"),
        }
        let edges = after.map(|after| after.edges);
        if options.rounds == Rounds::One || edges == before {
            break;
        }
        before = edges;
    }
    if options.found == Found::Keep {
        keep(&binary, &kept, &work)?;
    }
    Ok(None)
}

/// Replaces the kept corpus by the smallest set of inputs that reaches as much.
fn keep(binary: &Path, kept: &Path, work: &Path) -> Result<()> {
    let fresh = work.with_extension("merged");
    let _ = fs::remove_dir_all(&fresh);
    fs::create_dir_all(&fresh)?;
    let status = Command::new(binary)
        .arg("-merge=1")
        .args([&fresh, &kept.to_path_buf(), &work.to_path_buf()])
        .stderr(std::process::Stdio::null())
        .status()?;
    if !status.success() {
        bail!("merging the corpus of {} failed", binary.display());
    }
    fs::remove_dir_all(kept)?;
    fs::create_dir_all(kept)?;
    let mut files = Vec::new();
    source::walk(&fresh, &mut files)?;
    for file in files {
        if let Some(name) = file.file_name() {
            fs::copy(&file, kept.join(name))?;
        }
    }
    Ok(())
}

/// What a run has reached.
#[derive(Debug, PartialEq, Eq)]
struct Coverage {
    /// Edges of the code; what a round has to add to so that it is not the last.
    edges: u64,
    /// Edges by how often they were passed, and comparisons: these hardly ever stop to grow.
    features: u64,
}

impl std::fmt::Display for Coverage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} edges, {} features", self.edges, self.features)
    }
}

/// The `cov: 812 ft: 3401` of the last report.
fn coverage(log: &str) -> Option<Coverage> {
    let line = log.lines().rev().find(|line| line.contains(" cov: "))?;
    let words: Vec<&str> = line.split_whitespace().collect();
    let value = |name: &str| {
        let at = words.iter().position(|word| *word == name)?;
        words.get(at + 1)?.parse().ok()
    };
    Some(Coverage {
        edges: value("cov:")?,
        features: value("ft:")?,
    })
}

fn tail(text: &str, lines: usize) -> String {
    let all: Vec<&str> = text.lines().collect();
    all[all.len().saturating_sub(lines)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Tree;

    #[test]
    fn targets_are_the_files() {
        let tree = Tree::new(&[("fuzz_targets/pgn.rs", ""), ("fuzz_targets/fen.rs", "")]);
        assert_eq!(targets(tree.root(), None).unwrap(), ["fen", "pgn"]);
        assert_eq!(targets(tree.root(), Some("pgn")).unwrap(), ["pgn"]);
        assert!(targets(tree.root(), Some("pgm")).is_err());
    }

    #[test]
    fn coverage_is_read_from_the_last_report() {
        let log = "#2 INITED cov: 3 ft: 4 corp: 1/1b\n#9 DONE   cov: 12 ft: 40 corp: 3/9b lim: 4\nstat: 1";
        let read = Coverage {
            edges: 12,
            features: 40,
        };
        assert_eq!(coverage(log), Some(read));
        assert_eq!(coverage("nothing"), None);
    }
}
