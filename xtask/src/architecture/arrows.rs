//! Invariant: dependencies point one way only.

use std::path::Path;

use anyhow::{Context, Result};
use toml::Table;

use super::CRATES;
use crate::{problem::Problem, source};

/// No crate uses one that stands after it in [`CRATES`].
pub(crate) fn check(root: &Path) -> Result<Vec<Problem>> {
    let mut problems = Vec::new();
    for (own, name) in CRATES.iter().enumerate() {
        let path = format!("crates/{name}/Cargo.toml");
        let manifest: Table = toml::from_str(&source::read(&root.join(&path))?)
            .with_context(|| format!("{path} is no TOML"))?;
        for kind in ["dependencies", "build-dependencies"] {
            for used in manifest
                .get(kind)
                .and_then(toml::Value::as_table)
                .into_iter()
                .flatten()
            {
                let at = CRATES.iter().position(|other| other == used.0);
                if at.is_some_and(|at| at >= own) {
                    problems.push(Problem::at(
                        &path,
                        format!("{name} must not use {}", used.0),
                    ));
                }
            }
        }
    }
    Ok(problems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{problem::says, tree::Tree};

    #[test]
    fn an_arrow_in_the_wrong_direction_is_seen() {
        let tree = Tree::new(&[]);
        for name in CRATES {
            tree.write(&format!("crates/{name}/Cargo.toml"), "[dependencies]\n");
        }
        assert_eq!(check(tree.root()).unwrap(), []);
        tree.write(
            "crates/hakem-score/Cargo.toml",
            "[dependencies]\nhakem-laws.workspace = true\n",
        );
        assert_eq!(check(tree.root()).unwrap(), []);
        tree.write(
            "crates/hakem-laws/Cargo.toml",
            "[dependencies]\nhakem-score.workspace = true\n",
        );
        assert!(says(
            &check(tree.root()).unwrap(),
            "hakem-laws must not use hakem-score"
        ));
    }
}
