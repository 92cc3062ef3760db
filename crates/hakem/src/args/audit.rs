//! The command line of `hakem audit`.

use std::ffi::OsStr;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;

use clap::ArgMatches;
use hakem_audit::input::Source;
use hakem_audit::{Beginning, Depth, GamesFile, Only, Plan, RowFormat, RowsFile};
use hakem_words::Lang;

use super::cluster::{self, Address};
use super::{Check, Format, nearest, value};
use crate::fault::Trouble;

/// `hakem audit`.
#[derive(Clone, Debug)]
pub struct Audit {
    /// What is audited, and how.
    pub plan: Plan,
    /// Which cluster judges the games; `None`: this process.
    pub cluster: Option<Address>,
    /// Where the report is written, and in which language it opens.
    pub report: Option<(PathBuf, Lang)>,
    /// How the summary is printed.
    pub format: Format,
    /// Whether faults show in the exit code.
    pub check: Check,
}

pub(super) fn parse(m: &ArgMatches, lang: Lang) -> Result<Audit, Trouble> {
    let beginning = if m.get_flag("resume") {
        Beginning::Resumed
    } else {
        Beginning::Anew
    };
    let plan = Plan {
        sources: Source::of_arguments(&super::paths(m)),
        laws: value::laws(m)?,
        letters: value::letters(m)?,
        depth: depth(m)?,
        jobs: jobs(m)?,
        only: only(m)?,
        carried: texts(m, "carry"),
        rows: rows(m)?,
        games: games(m, lang)?,
        report: plain(m, "report", "--report", REPORT)?,
        beginning,
        shard_bytes: shard_bytes(m)?,
    };
    let report = plan.report.clone();
    let check = if m.get_flag("check") {
        Check::Yes
    } else {
        Check::No
    };
    Ok(Audit {
        plan,
        cluster: cluster::address(m, "cluster")?,
        report: report.map(|path| (path, lang)),
        format: super::format(m),
        check,
    })
}

fn depth(m: &ArgMatches) -> Result<Depth, Trouble> {
    match m.get_one::<String>("depth").map(String::as_str) {
        None | Some("fast") => Ok(Depth::Fast),
        Some("full") => Ok(Depth::Full),
        Some(other) => Err(Trouble::NotOneOf {
            what: "--depth".into(),
            given: other.to_owned(),
            choices: "fast, full".to_owned(),
        }),
    }
}

fn jobs(m: &ArgMatches) -> Result<NonZeroUsize, Trouble> {
    let asked = value::number(m, "jobs")?.and_then(|jobs| usize::try_from(jobs).ok());
    let available = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let jobs = asked.unwrap_or_else(available);
    Ok(NonZeroUsize::new(jobs).unwrap_or(NonZeroUsize::MIN))
}

fn shard_bytes(m: &ArgMatches) -> Result<usize, Trouble> {
    let asked = value::number(m, "shard-bytes")?.and_then(|bytes| usize::try_from(bytes).ok());
    Ok(asked.unwrap_or(Plan::SHARD_BYTES))
}

fn texts(m: &ArgMatches, option: &str) -> Vec<String> {
    let given = m.get_many::<String>(option).into_iter().flatten();
    given.cloned().collect()
}

fn only(m: &ArgMatches) -> Result<Only, Trouble> {
    let codes = texts(m, "only");
    for code in &codes {
        if !Only::is_known(code) {
            return Err(Trouble::NotOneOf {
                what: "--only".into(),
                given: code.clone(),
                choices: choices(code),
            });
        }
    }
    Ok(Only(codes))
}

/// All codes that are known, first those that come closest to one that is not.
fn choices(code: &str) -> String {
    let nearest = nearest::nearest(code, Only::known());
    let others = Only::known().filter(|code| !nearest.contains(code));
    let all: Vec<&str> = nearest.iter().copied().chain(others).collect();
    all.join(", ")
}

fn rows(m: &ArgMatches) -> Result<Option<RowsFile>, Trouble> {
    let Some(path) = file(m, "out", "--out")? else {
        return Ok(None);
    };
    match RowFormat::of(&path) {
        Some(format) => Ok(Some(RowsFile { path, format })),
        None => Err(Trouble::NotOneOf {
            what: "--out".into(),
            given: path.display().to_string(),
            choices: ".parquet, .jsonl, .csv".to_owned(),
        }),
    }
}

fn games(m: &ArgMatches, lang: Lang) -> Result<Option<GamesFile>, Trouble> {
    let path = plain(m, "pgn-out", "--pgn-out", GAMES)?;
    let annotated = m.get_flag("annotate").then_some(lang);
    Ok(path.map(|path| GamesFile { path, annotated }))
}

/// The endings of a report.
const REPORT: &[&str] = &["html", "htm"];
/// The endings of a file of games.
const GAMES: &[&str] = &["pgn", "txt"];

/// The file that an option names, if its name has one of these endings or none: no other promises
/// what is written there, least of all that of an archive.
fn plain(
    m: &ArgMatches,
    name: &str,
    option: &'static str,
    endings: &[&str],
) -> Result<Option<PathBuf>, Trouble> {
    let path = file(m, name, option)?;
    let ending = path.as_deref().and_then(Path::extension);
    let is_right = |ending: &OsStr| {
        endings
            .iter()
            .any(|right| ending.eq_ignore_ascii_case(right))
    };
    match &path {
        Some(path) if !ending.is_none_or(is_right) => Err(Trouble::OtherEnding {
            option,
            given: path.display().to_string(),
            endings: endings
                .iter()
                .map(|ending| format!(".{ending}"))
                .collect::<Vec<_>>()
                .join(", "),
        }),
        _ => Ok(path),
    }
}

/// The file that an option names. What is written gets its name only when it is whole, so it cannot
/// be standard output.
fn file(m: &ArgMatches, name: &str, option: &'static str) -> Result<Option<PathBuf>, Trouble> {
    match m.get_one::<PathBuf>(name) {
        Some(path) if path.as_os_str() == "-" => Err(Trouble::NotStandardOutput { option }),
        path => Ok(path.cloned()),
    }
}
