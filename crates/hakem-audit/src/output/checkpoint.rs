//! How far an audit has come, so that another run can go on from there.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};

use super::spool::rename;
use crate::fault::{AuditFault, WriteFault};
use crate::feed::Mark;
use crate::input::{InputFault, Source};
use crate::judging::LawsChoice;
use crate::places::{beside, target};
use crate::plan::Plan;
use crate::totals::Totals;

/// How much of each spool is whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Lengths {
    pub(crate) rows: u64,
    pub(crate) findings: u64,
    pub(crate) games: u64,
}

/// How far an audit has come.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Checkpoint {
    /// What was audited, and how: another audit cannot go on from here.
    identity: String,
    /// The same in short, whatever the outputs are called; `None` where an input is not the same when
    /// it is read again.
    pub(crate) fingerprint: Option<String>,
    /// Where the next shard begins.
    pub(crate) mark: Mark,
    /// What was counted of the source in which it lies.
    pub(crate) counted: Counted,
    pub(crate) lengths: Lengths,
    pub(crate) totals: Totals,
    /// Sources that could not be used at all.
    pub(crate) unusable: u64,
    /// Sources that could not be read to their end, but of which games were judged.
    pub(crate) in_part: u64,
    /// What was wrong with the first of both.
    pub(crate) faults: Vec<InputFault>,
    pub(crate) elapsed_ms: u64,
    /// Everything was judged; only the files have to get their names.
    pub(crate) whole: bool,
}

/// What was counted of one source so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Counted {
    pub(crate) games: u64,
    pub(crate) lines: u64,
    /// Something that only a game has was found.
    pub(crate) found: bool,
}

impl Checkpoint {
    /// The beginning of an audit.
    pub(crate) fn first(plan: &Plan, sources: &[Source]) -> Checkpoint {
        let again = |source: &Source| !matches!(source, Source::Stdin);
        let fingerprint = sources
            .iter()
            .all(again)
            .then(|| fingerprint(plan, sources));
        Checkpoint {
            identity: identity(plan, sources),
            fingerprint,
            mark: Mark::default(),
            counted: Counted::default(),
            lengths: Lengths::default(),
            totals: Totals::default(),
            unusable: 0,
            faults: Vec::new(),
            in_part: 0,
            elapsed_ms: 0,
            whole: false,
        }
    }

    /// Where the checkpoint of an audit lies; `None` where nothing is written.
    pub(crate) fn path(plan: &Plan) -> Option<PathBuf> {
        plan.first_output()
            .map(|path| beside(&target(path), ".checkpoint"))
    }

    /// Reads the checkpoint that an earlier run of the same audit left; `None` where there is none.
    pub(crate) fn read(
        path: &Path,
        plan: &Plan,
        sources: &[Source],
    ) -> Result<Option<Checkpoint>, AuditFault> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(WriteFault::of(path, &error).into()),
        };
        let found: Option<Checkpoint> = serde_json::from_slice(&bytes).ok();
        match found {
            Some(found) if found.identity == identity(plan, sources) => Ok(Some(found)),
            _ => Err(AuditFault::OtherAudit {
                path: path.to_path_buf(),
            }),
        }
    }

    /// Writes it in place of the one before.
    pub(crate) fn write(&self, path: &Path) -> Result<(), WriteFault> {
        let fresh = beside(path, ".new");
        let write = || {
            let mut file = File::create(&fresh)?;
            file.write_all(&serde_json::to_vec(self)?)?;
            file.sync_data()
        };
        write().map_err(|error: std::io::Error| WriteFault::of(&fresh, &error))?;
        rename(&fresh, path)
    }
}

/// What is audited and how, and where it is written.
fn identity(plan: &Plan, sources: &[Source]) -> String {
    let outputs = (&plan.rows, &plan.games);
    format!("{} {outputs:?}", substance(plan, sources))
}

/// What is audited and how, as far as it matters to the rows: the inputs with their sizes and times
/// of change, the options, and our version.
fn substance(plan: &Plan, sources: &[Source]) -> String {
    let inputs: Vec<_> = sources
        .iter()
        .map(|source| (source.name(), source.size(), changed(source)))
        .collect();
    let carried = &plan.carried;
    let version = env!("CARGO_PKG_VERSION");
    let laws = match plan.laws {
        LawsChoice::Profile(profile) => profile.id.to_owned(),
        LawsChoice::OnDate(date) => format!("{date:?}"),
        LawsChoice::OfRecord => String::new(),
    };
    let how = (laws, plan.letters, plan.depth, &plan.only);
    format!("{version} {inputs:?} {how:?} {carried:?}")
}

/// [`substance`] and the kinds of the outputs in 32 digits (FNV-1a): two audits of one output are told
/// apart by it, and it has no file names in it.
fn fingerprint(plan: &Plan, sources: &[Source]) -> String {
    const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0100_0000_0000_0000_0000_013b;
    let rows = plan.rows.as_ref().map(|rows| rows.format);
    let games = plan.games.as_ref().map(|games| games.annotated);
    let text = format!("{} {rows:?} {games:?}", substance(plan, sources));
    let mixed = text.bytes().fold(BASIS, |hash, byte| {
        (hash ^ u128::from(byte)).wrapping_mul(PRIME)
    });
    format!("{mixed:032x}")
}

fn changed(source: &Source) -> Option<u128> {
    let Source::File(path) = source else {
        return None;
    };
    let time = path.metadata().ok()?.modified().ok()?;
    Some(time.duration_since(UNIX_EPOCH).ok()?.as_millis())
}
