//! laws.toml: every provision has a mark, every mark is true, and LAWS.md says the same.

mod check;
mod model;
mod page;

use std::{fs, path::Path};

use anyhow::{Context, Result};

use self::model::Laws;
use crate::{problem::Problem, source};

/// Whether LAWS.md is made anew or compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Page {
    /// Make it anew.
    Write,
    /// Say whether it is current.
    Verify,
}

/// Checks the list and its page.
pub(crate) fn run(root: &Path, mode: Page) -> Result<Vec<Problem>> {
    let laws = Laws::read(root)?;
    let mut problems = check::check(root, &laws)?;
    let page = page::page(&laws);
    let path = root.join("LAWS.md");
    if mode == Page::Write {
        fs::write(&path, &page).context("cannot write LAWS.md")?;
    } else if source::read(&path).unwrap_or_default() != page {
        problems.push(Problem::at(
            "LAWS.md",
            "is out of date; `cargo xtask laws --write` makes it anew",
        ));
    }
    Ok(problems)
}
