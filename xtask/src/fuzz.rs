//! Builds and runs the fuzz targets of fuzz/ on the stable compiler.
//!
//! libFuzzer wants instrumented code. The compiler's coverage pass is reached by plain code
//! generation flags, so neither a nightly toolchain nor cargo-fuzz is needed. Our own crates are
//! instrumented and no others ([`wrapper`]).

mod quiet;
mod words;
mod wrapper;

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use self::wrapper::Counted;
pub(crate) use self::wrapper::compile;
use crate::{cargo::cargo, problem::Problem, source};

const TRIPLE: &str = "x86_64-unknown-linux-gnu";
const FLAGS: &str =
    "-Ccodegen-units=1 -Cdebuginfo=line-tables-only -Cdebug-assertions -Coverflow-checks";
/// Longer inputs find nothing that shorter ones do not, and take more time.
const LONGEST_INPUT: usize = 6_000;

/// What to run and for how long.
pub(crate) struct Options {
    /// How long each target runs.
    pub(crate) length: Length,
    /// One target only.
    pub(crate) target: Option<String>,
    /// What becomes of new inputs.
    pub(crate) found: Found,
}

/// How long a target runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Length {
    /// So many seconds.
    Seconds(u32),
    /// Until so many seconds of its processor time have brought no new edge.
    UntilQuiet(u32),
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
    for counted in [Counted::Records, Counted::Prover] {
        if targets.iter().any(|target| Counted::of(target) == counted) {
            build(&fuzz, counted)?;
        }
    }
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

/// The folder that cargo builds in. What is instrumented differs between the two packages, and cargo
/// does not know of it.
fn build_dir(fuzz: &Path, counted: Counted) -> PathBuf {
    match counted {
        Counted::Records => target_dir(fuzz),
        Counted::Prover => target_dir(fuzz).join("prover"),
    }
}

fn build(fuzz: &Path, counted: Counted) -> Result<()> {
    let status = cargo()
        .args([
            "build",
            "--release",
            "--locked",
            "--bins",
            "--package",
            counted.package(),
            "--target",
            TRIPLE,
        ])
        .env("RUSTFLAGS", FLAGS)
        .env("RUSTC_WRAPPER", std::env::current_exe()?)
        .env(wrapper::ASKED, counted.package())
        .env("CARGO_TARGET_DIR", build_dir(fuzz, counted))
        .current_dir(fuzz)
        .status()
        .context("cannot run cargo build")?;
    if !status.success() {
        bail!("the fuzz targets do not build");
    }
    Ok(())
}

fn run_target(fuzz: &Path, target: &str, options: &Options) -> Result<Option<Problem>> {
    let built = build_dir(fuzz, Counted::of(target));
    let binary = built.join(TRIPLE).join("release").join(target);
    let kept = fuzz.join("corpus").join(target);
    let regressions = fuzz.join("regressions").join(target);
    let work = target_dir(fuzz).join("corpus").join(target);
    let artifacts = fuzz.join("artifacts").join(target);
    for dir in [&kept, &regressions, &work, &artifacts] {
        fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
    }
    let mut command = Command::new(&binary);
    command
        .args([&work, &kept, &regressions])
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .arg(format!("-dict={}", dictionary(fuzz).display()))
        .arg(format!("-max_len={LONGEST_INPUT}"))
        .args(["-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1"]);
    let failed = match options.length {
        Length::Seconds(seconds) => one_round(&mut command, target, seconds)?,
        Length::UntilQuiet(seconds) => match quiet::until_quiet(&mut command, seconds)? {
            quiet::Ended::Failed(log) => Some(log),
            quiet::Ended::Quiet(search) => {
                println!("{target}: {search}");
                None
            }
        },
    };
    if let Some(log) = failed {
        eprintln!("{}", tail(&log, 60));
        let what = format!("fails; the input is in {}", artifacts.display());
        return Ok(Some(Problem::at(format!("fuzz target {target}"), what)));
    }
    if options.found == Found::Keep {
        keep(&binary, &kept, &work)?;
    }
    Ok(None)
}

/// Runs a target for so many seconds; gives the log if an input fails.
fn one_round(command: &mut Command, target: &str, seconds: u32) -> Result<Option<String>> {
    let output = command
        .arg(format!("-max_total_time={seconds}"))
        .output()
        .with_context(|| format!("cannot run {target}"))?;
    let log = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        return Ok(Some(log));
    }
    match coverage(&log) {
        Some(after) => println!("{target}: {after}"),
        None => println!("{target}: no coverage reported"),
    }
    Ok(None)
}

/// Replaces the kept corpus by the smallest set of inputs that reaches as much.
fn keep(binary: &Path, kept: &Path, work: &Path) -> Result<()> {
    let fresh = work.with_extension("merged");
    let _ = fs::remove_dir_all(&fresh);
    fs::create_dir_all(&fresh)?;
    let status = Command::new(binary)
        .args(["-set_cover_merge=1", "-use_counters=0"])
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
    /// Edges of the code: what has to grow so that a target is not called quiet.
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
