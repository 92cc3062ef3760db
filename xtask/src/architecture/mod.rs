//! The invariants of ARCHITECTURE.md, each with its check.

mod arrows;
mod map;
mod messages;
mod order;
mod purity;
mod robust;
mod sizes;
mod words;

use std::path::Path;

use anyhow::Result;

use crate::{
    problem::Problem,
    source::{self, Source},
};

/// Our crates, each allowed to use only those before it.
pub(crate) const CRATES: [&str; 9] = [
    "hakem-prover",
    "hakem-laws",
    "hakem-score",
    "hakem-words",
    "hakem-audit",
    "hakem-answers",
    "hakem-watch",
    "hakem-desk",
    "hakem",
];

/// The crates that neither read, write, wait nor guess.
pub(crate) const PURE: [&str; 5] = [
    "hakem-verify",
    "hakem-prover",
    "hakem-laws",
    "hakem-score",
    "hakem-words",
];

/// Runs every check.
pub(crate) fn run(root: &Path) -> Result<Vec<Problem>> {
    let mut problems = sources(root)?;
    problems.extend(purity::check_trees(root)?);
    Ok(problems)
}

/// The checks that need nothing but the files.
fn sources(root: &Path) -> Result<Vec<Problem>> {
    let mut problems = Vec::new();
    for name in CRATES {
        let sources = source::read_all(root, &format!("crates/{name}/src"))?;
        problems.extend(each(&sources, robust::check));
        problems.extend(each(&sources, sizes::check));
        if PURE.contains(&name) {
            problems.extend(each(&sources, purity::check));
        } else {
            problems.extend(each(&sources, words::check));
        }
        if name == "hakem-laws" {
            problems.extend(order::check(&sources));
        }
    }
    let own = source::read_all(root, "xtask/src")?;
    problems.extend(each(&own, sizes::check));
    problems.extend(arrows::check(root)?);
    problems.extend(messages::check(root)?);
    problems.extend(map::check(root)?);
    Ok(problems)
}

fn each(sources: &[Source], check: fn(&Source) -> Vec<Problem>) -> Vec<Problem> {
    sources.iter().flat_map(check).collect()
}
