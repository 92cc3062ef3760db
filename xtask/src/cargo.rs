//! What cargo knows about our packages and the ones they depend on.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    process::Command,
};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

/// The answer of `cargo metadata`, as far as the checks read it.
#[derive(Debug, Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    pub(crate) workspace_members: Vec<String>,
    pub(crate) resolve: Resolve,
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

/// Which package uses which.
#[derive(Debug, Deserialize)]
pub(crate) struct Resolve {
    pub(crate) nodes: Vec<Node>,
}

/// A package and its dependencies.
#[derive(Debug, Deserialize)]
pub(crate) struct Node {
    pub(crate) id: String,
    pub(crate) deps: Vec<Dep>,
}

/// One dependency, of one or several kinds.
#[derive(Debug, Deserialize)]
pub(crate) struct Dep {
    pub(crate) pkg: String,
    pub(crate) dep_kinds: Vec<DepKind>,
}

/// `null` for a normal dependency, else `dev` or `build`.
#[derive(Debug, Deserialize)]
pub(crate) struct DepKind {
    pub(crate) kind: Option<String>,
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

    /// The package with this identifier.
    pub(crate) fn package(&self, id: &str) -> Option<&Package> {
        self.packages.iter().find(|package| package.id == id)
    }

    /// Everything that ends up in a build of `name` (no dev- or build-dependencies), and through
    /// which package it comes.
    pub(crate) fn tree(&self, name: &str) -> BTreeMap<&str, &str> {
        let mut found: BTreeMap<&str, &str> = BTreeMap::new();
        let mut seen = BTreeSet::new();
        let own = self
            .packages
            .iter()
            .filter(|p| p.name == name)
            .map(|p| p.id.as_str());
        let mut todo: Vec<&str> = own.collect();
        while let Some(id) = todo.pop() {
            if !seen.insert(id) {
                continue;
            }
            let through = self.package(id).map_or("", |package| package.name.as_str());
            let deps = self
                .resolve
                .nodes
                .iter()
                .filter(|node| node.id == id)
                .flat_map(|n| &n.deps);
            for dep in deps.filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind.is_none())) {
                if let Some(package) = self.package(&dep.pkg) {
                    found.entry(package.name.as_str()).or_insert(through);
                }
                todo.push(&dep.pkg);
            }
        }
        found
    }
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

/// Two workspaces in one for tests: `app` uses `clean` and, for tests only, `rand`.
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
        ],
        "resolve": {"nodes": [
            {"id": "app 1", "deps": [
                {"pkg": "clean 1", "dep_kinds": [{"kind": null}]},
                {"pkg": "rand 1", "dep_kinds": [{"kind": "dev"}]}]},
            {"id": "clean 1", "deps": [{"pkg": "clean 2", "dep_kinds": [{"kind": null}, {"kind": "dev"}]}]},
            {"id": "clean 2", "deps": []},
            {"id": "rand 1", "deps": []}
        ]}}"#,
    )
    .unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_has_no_dev_dependencies() {
        let sample = sample();
        let tree = sample.tree("app");
        assert_eq!(tree.into_iter().collect::<Vec<_>>(), [("clean", "app")]);
    }
}
