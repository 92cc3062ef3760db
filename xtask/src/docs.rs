//! The documentation, with warnings as errors.

use std::path::Path;

use anyhow::{Context, Result};

use crate::{cargo::cargo, problem::Problem};

/// Builds it.
pub(crate) fn run(root: &Path) -> Result<Vec<Problem>> {
    let status = cargo()
        .args(["doc", "--workspace", "--no-deps", "--locked"])
        .env("RUSTDOCFLAGS", "-D warnings")
        .current_dir(root)
        .status()
        .context("cannot run cargo doc")?;
    Ok(if status.success() {
        Vec::new()
    } else {
        vec![Problem::at(
            "cargo doc",
            "the documentation has warnings or errors",
        )]
    })
}
