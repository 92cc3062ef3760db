//! Licences, duplicate versions and sources of what we depend on, without a network.
//!
//! Reads the lists of deny.toml, so that cargo-deny and this check agree.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::{
    cargo::{Metadata, Package},
    problem::Problem,
    source,
};

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What of deny.toml matters here.
#[derive(Debug, Deserialize)]
struct Deny {
    licenses: Licenses,
    bans: Bans,
}

#[derive(Debug, Deserialize)]
struct Licenses {
    allow: BTreeSet<String>,
}

#[derive(Debug, Deserialize)]
struct Bans {
    skip: Vec<Skip>,
}

#[derive(Debug, Deserialize)]
struct Skip {
    #[serde(rename = "crate")]
    name: String,
    reason: Option<String>,
}

/// Checks everything in Cargo.lock that can be part of a build.
pub(crate) fn run(root: &Path) -> Result<Vec<Problem>> {
    let text = source::read(&root.join("deny.toml"))?;
    let deny: Deny = toml::from_str(&text).context("deny.toml is not as it should be")?;
    let metadata = Metadata::read(root)?;
    println!(
        "{} packages, {} of them ours",
        metadata.packages.len(),
        metadata.workspace_members.len()
    );
    Ok(check(&metadata, &deny))
}

fn check(metadata: &Metadata, deny: &Deny) -> Vec<Problem> {
    let mut problems = Vec::new();
    for package in &metadata.packages {
        let place = format!("{} {}", package.name, package.version);
        if !licence_allowed(package, &deny.licenses.allow) {
            let licence = package.license.as_deref().unwrap_or("none");
            problems.push(Problem::at(
                &place,
                format!("its licence is not allowed: {licence}"),
            ));
        }
        let own = metadata.workspace_members.contains(&package.id);
        if !own && package.source.as_deref() != Some(REGISTRY) {
            problems.push(Problem::at(&place, "does not come from the registry"));
        }
    }
    problems.extend(duplicates(metadata, deny));
    problems
}

fn duplicates(metadata: &Metadata, deny: &Deny) -> Vec<Problem> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in &metadata.packages {
        versions
            .entry(&package.name)
            .or_default()
            .push(&package.version);
    }
    let skipped: BTreeSet<&str> = deny
        .bans
        .skip
        .iter()
        .map(|skip| skip.name.as_str())
        .collect();
    let mut problems: Vec<Problem> = versions
        .iter()
        .filter(|(name, versions)| versions.len() > 1 && !skipped.contains(*name))
        .map(|(name, versions)| Problem::at(*name, format!("versions {}", versions.join(" and "))))
        .collect();
    for skip in &deny.bans.skip {
        if versions
            .get(skip.name.as_str())
            .is_none_or(|versions| versions.len() < 2)
        {
            problems.push(Problem::at(
                "deny.toml",
                format!("{} is no duplicate any more", skip.name),
            ));
        }
        if skip.reason.is_none() {
            problems.push(Problem::at(
                "deny.toml",
                format!("{} is skipped without a reason", skip.name),
            ));
        }
    }
    problems
}

/// Whether the licence expression can be met with allowed licences alone.
fn licence_allowed(package: &Package, allowed: &BTreeSet<String>) -> bool {
    let Some(text) = &package.license else {
        return false;
    };
    // The old way of writing OR.
    let text = text
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    let tokens: Vec<&str> = text.split_whitespace().collect();
    let mut at = 0;
    either(&tokens, &mut at, allowed) && at == tokens.len()
}

fn either(tokens: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut met = both(tokens, at, allowed);
    while tokens.get(*at) == Some(&"OR") {
        *at += 1;
        met |= both(tokens, at, allowed);
    }
    met
}

fn both(tokens: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut met = one(tokens, at, allowed);
    while tokens.get(*at) == Some(&"AND") {
        *at += 1;
        met &= one(tokens, at, allowed);
    }
    met
}

fn one(tokens: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let Some(&token) = tokens.get(*at) else {
        return false;
    };
    *at += 1;
    if token == "(" {
        let met = either(tokens, at, allowed);
        *at += 1;
        return met;
    }
    if tokens.get(*at) == Some(&"WITH") {
        let exception = tokens.get(*at + 1).copied().unwrap_or_default();
        *at += 2;
        return allowed.contains(&format!("{token} WITH {exception}"));
    }
    allowed.contains(token)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{cargo, problem::says};

    fn deny(skip: &[&str]) -> Deny {
        let allow = [
            "MIT",
            "GPL-3.0-or-later",
            "Apache-2.0 WITH LLVM-exception",
            "Unicode-3.0",
        ];
        let reason = Some("two makers".to_owned());
        Deny {
            licenses: Licenses {
                allow: allow.map(str::to_owned).into(),
            },
            bans: Bans {
                skip: skip
                    .iter()
                    .map(|&name| Skip {
                        name: name.to_owned(),
                        reason: reason.clone(),
                    })
                    .collect(),
            },
        }
    }

    fn allowed(licence: &str) -> bool {
        let package = Package {
            id: String::new(),
            name: String::new(),
            version: String::new(),
            license: Some(licence.to_owned()),
            source: None,
        };
        licence_allowed(&package, &deny(&[]).licenses.allow)
    }

    #[test]
    fn licence_expressions() {
        for good in [
            "MIT",
            "MIT OR Odd",
            "Odd/MIT",
            "(MIT OR Odd) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR Odd",
            "Odd AND Odd OR MIT",
        ] {
            assert!(allowed(good), "{good}");
        }
        for bad in [
            "Odd",
            "MIT AND Odd",
            "MIT AND (Odd OR Odd)",
            "Apache-2.0",
            "",
            "MIT MIT",
        ] {
            assert!(!allowed(bad), "{bad}");
        }
    }

    #[test]
    fn odd_licences_sources_and_duplicates_are_seen() {
        let problems = check(&cargo::sample(), &deny(&[]));
        assert!(says(&problems, "rand 1.0.0: its licence is not allowed"));
        assert!(says(
            &problems,
            "rand 1.0.0: does not come from the registry"
        ));
        assert!(says(&problems, "clean: versions 1.0.0 and 2.0.0"));
        assert_eq!(problems.len(), 3);
    }

    #[test]
    fn a_skipped_duplicate_must_still_be_one() {
        let problems = check(&cargo::sample(), &deny(&["clean", "rand"]));
        assert!(!says(&problems, "clean: versions"));
        assert!(says(&problems, "rand is no duplicate any more"));
    }
}
