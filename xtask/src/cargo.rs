//! What cargo knows about our packages and the ones they depend on.

use std::{collections::BTreeSet, path::Path, process::Command};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

/// The answer of `cargo metadata`, as far as the checks read it.
#[derive(Debug, Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    pub(crate) workspace_members: Vec<String>,
}

/// One version of one package.
#[derive(Debug, Deserialize)]
pub(crate) struct Package {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    pub(crate) source: Option<String>,
}

impl Metadata {
    /// Asks cargo about the workspace at `root`, without a network.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let output = cargo()
            .args(["metadata", "--format-version", "1", "--locked", "--offline"])
            .args(["--filter-platform", "x86_64-unknown-linux-gnu"])
            .current_dir(root)
            .output()
            .context("cannot run cargo metadata")?;
        if !output.status.success() {
            bail!(
                "cargo metadata failed: {}",
                String::from_utf8_lossy(&output.stderr).trim()
            );
        }
        serde_json::from_slice(&output.stdout).context("cargo metadata said something unexpected")
    }
}

/// The packages in a build of `name` alone, without dev-dependencies.
///
/// Not from `cargo metadata`: that unites the features of the whole workspace.
pub(crate) fn tree(root: &Path, name: &str) -> Result<BTreeSet<String>> {
    let output = cargo()
        .args([
            "tree",
            "--package",
            name,
            "--edges",
            "normal",
            "--prefix",
            "none",
        ])
        .args(["--locked", "--offline"])
        .current_dir(root)
        .output()
        .context("cannot run cargo tree")?;
    if !output.status.success() {
        bail!(
            "cargo tree failed: {}",
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    Ok(names(&String::from_utf8_lossy(&output.stdout)))
}

/// The names in lines such as `serde v1.0.229 (*)`.
fn names(listing: &str) -> BTreeSet<String> {
    listing
        .lines()
        .filter_map(|line| line.split(' ').next())
        .map(str::to_owned)
        .collect()
}

/// The cargo that runs us, free of what a surrounding build has set.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST") {
            command.env_remove(&name);
        }
    }
    command
}

/// A workspace of one for tests: two versions of `clean`, and `rand` from elsewhere.
#[cfg(test)]
pub(crate) fn sample() -> Metadata {
    serde_json::from_str(
        r#"{
        "workspace_members": ["app 1"],
        "packages": [
            {"id": "app 1", "name": "app", "version": "1.0.0", "license": "GPL-3.0-or-later", "source": null},
            {"id": "clean 1", "name": "clean", "version": "1.0.0", "license": "MIT OR Apache-2.0",
             "source": "registry+https://github.com/rust-lang/crates.io-index"},
            {"id": "clean 2", "name": "clean", "version": "2.0.0", "license": "MIT/Apache-2.0",
             "source": "registry+https://github.com/rust-lang/crates.io-index"},
            {"id": "rand 1", "name": "rand", "version": "1.0.0", "license": "LicenseRef-Odd",
             "source": "git+https://example.org/rand"}
        ]}"#,
    )
    .unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing_gives_names() {
        let names = names("app v0.1.0 (/x)\nserde v1.0.229\nsyn v3.0.10 (*)\n");
        assert_eq!(
            names.into_iter().collect::<Vec<_>>(),
            ["app", "serde", "syn"]
        );
    }
}
