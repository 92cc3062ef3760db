//! Invariant: the code map of ARCHITECTURE.md and the names of GLOSSARY.md show what is there.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::Result;

use crate::{
    problem::Problem,
    source::{self, Source},
};

const PAGE: &str = "ARCHITECTURE.md";
const GLOSSARY: &str = "GLOSSARY.md";

/// Every path the page names exists, and every crate is named.
pub(crate) fn check(root: &Path) -> Result<Vec<Problem>> {
    let page = source::read(&root.join(PAGE))?;
    let mut problems = Vec::new();
    for (number, line) in page.lines().enumerate() {
        for path in quoted(line).filter(|text| is_path(text)) {
            if !root.join(path).exists() {
                problems.push(Problem::in_line(
                    PAGE,
                    number + 1,
                    format!("there is no {path}"),
                ));
            }
        }
    }
    for entry in fs::read_dir(root.join("crates"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !page.contains(&format!("`crates/{name}")) {
            problems.push(Problem::at(PAGE, format!("does not name crates/{name}")));
        }
    }
    problems.extend(glossary(root)?);
    Ok(problems)
}

/// Every name of our crates that the glossary gives is in that crate.
fn glossary(root: &Path) -> Result<Vec<Problem>> {
    let page = source::read(&root.join(GLOSSARY))?;
    let mut problems = Vec::new();
    let mut crates: BTreeMap<&str, Vec<Source>> = BTreeMap::new();
    for (number, line) in page.lines().enumerate() {
        for name in quoted(line).filter(|text| text.starts_with("hakem_")) {
            let Some((krate, _)) = name.split_once("::") else {
                continue;
            };
            if !crates.contains_key(krate) {
                let folder = format!("crates/{}/src", krate.replace('_', "-"));
                crates.insert(krate, source::read_all(root, &folder)?);
            }
            let last = name.rsplit("::").next().unwrap_or(name);
            let found = crates
                .get(krate)
                .into_iter()
                .flatten()
                .any(|s| is_in(s, last));
            if !found {
                problems.push(Problem::in_line(
                    GLOSSARY,
                    number + 1,
                    format!("there is no {name}"),
                ));
            }
        }
    }
    Ok(problems)
}

fn is_in(source: &Source, name: &str) -> bool {
    !source.find_word(name).is_empty() || source.path.ends_with(&format!("/{name}.rs"))
}

/// What stands between backquotes.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Whether a quoted text is a path of the checkout: it has a slash or ends like a file, and holds
/// nothing that a path has not.
fn is_path(text: &str) -> bool {
    let ending = [".rs", ".toml", ".md", ".ftl"]
        .iter()
        .any(|end| text.ends_with(end));
    let plain = text
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    plain
        && (ending || text.contains('/'))
        && text.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '.')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{problem::says, tree::Tree};

    #[test]
    fn what_is_not_there_and_what_is_not_named_are_seen() {
        let page = "`crates/a/src/lib.rs`: the map. `Ruling`, `cargo xtask laws`, `1/2-1/2 x`.\n";
        let tree = Tree::new(&[(PAGE, page), ("crates/a/src/lib.rs", ""), (GLOSSARY, "")]);
        assert_eq!(check(tree.root()).unwrap(), []);
        tree.write(PAGE, "`crates/a/src/main.rs`\n");
        assert!(says(
            &check(tree.root()).unwrap(),
            "ARCHITECTURE.md:1: there is no crates/a/src/main.rs"
        ));
        tree.write("crates/b/src/lib.rs", "");
        assert!(says(&check(tree.root()).unwrap(), "does not name crates/b"));
    }

    #[test]
    fn a_name_of_the_glossary_that_is_gone_is_seen() {
        let tree = Tree::new(&[
            (PAGE, "`crates/hakem-a/src`\n"),
            ("crates/hakem-a/src/lib.rs", "pub struct Ruling;"),
            (GLOSSARY, "| ruling | karar | `hakem_a::Ruling` |\n"),
        ]);
        assert_eq!(check(tree.root()).unwrap(), []);
        tree.write(GLOSSARY, "| ruling | karar | `hakem_a::Rule` |\n");
        assert!(says(
            &check(tree.root()).unwrap(),
            "GLOSSARY.md:1: there is no hakem_a::Rule"
        ));
    }
}
