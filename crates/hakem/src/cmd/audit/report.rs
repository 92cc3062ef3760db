//! The report of an audit, written to a file.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use hakem_audit::input::{InputFault, Source};
use hakem_audit::report::{How, html};
use hakem_audit::{Plan, Summary, target};
use hakem_words::{Lang, Text};

use crate::fault::{Fault, Trouble};
use crate::words::Words;

/// Writes the report of an audit that came to its end.
pub(super) fn write(
    (path, first): &(PathBuf, Lang),
    summary: &Summary,
    plan: &Plan,
) -> Result<(), Fault> {
    let page = html(&summary.totals, &how(summary, plan), *first);
    let page = page.map_err(|_| io::Error::other("no page"));
    page.and_then(|page| put(path, page.as_bytes()))
        .map_err(|error| {
            let trouble = Trouble::of_writing(&error);
            Fault::of_source(path.display().to_string(), trouble)
        })
}

fn how(summary: &Summary, plan: &Plan) -> How {
    How {
        sources: plan.sources.iter().map(Source::name).collect(),
        unusable: summary.faults.iter().map(told).collect(),
        unusable_in_all: summary.unusable,
        in_part: summary.in_part,
        picked: (!plan.only.0.is_empty()).then_some(summary.totals.picked),
        skipped: summary.skipped.clone(),
        command: command(),
        depth: plan.depth.code(),
        elapsed: summary.elapsed,
        date: today(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    }
}

/// The place of an input that cannot be used, and why.
fn told(fault: &InputFault) -> Text {
    let fault = Fault::from(fault.clone());
    Text::of(|lang| fault.told(Words { lang }))
}

/// The day, in universal time.
fn today() -> String {
    let now = jiff::Timestamp::now().to_string();
    now.get(..10).unwrap_or_default().to_owned()
}

/// The command, by the name that everybody knows the program by.
fn command() -> String {
    let given = std::env::args_os().skip(1);
    let told = given.map(|word| word.to_string_lossy().into_owned());
    std::iter::once("hakem".to_owned())
        .chain(told)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The whole file or none: written beside its place, and moved there when it is on the disk.
fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = &target(path);
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = PathBuf::from(beside);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let placed = written.and_then(|()| fs::rename(&beside, path));
    if placed.is_err() {
        // What is half written is of no use; where it cannot be removed either, the error tells.
        let _ = fs::remove_file(&beside);
    }
    placed
}
