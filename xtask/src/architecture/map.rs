//! Invariant: the code map of ARCHITECTURE.md shows what is there.

use std::{fs, path::Path};

use anyhow::Result;

use crate::{problem::Problem, source};

const PAGE: &str = "ARCHITECTURE.md";

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
    Ok(problems)
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
        let tree = Tree::new(&[(PAGE, page), ("crates/a/src/lib.rs", "")]);
        assert_eq!(check(tree.root()).unwrap(), []);
        tree.write(PAGE, "`crates/a/src/main.rs`\n");
        assert!(says(
            &check(tree.root()).unwrap(),
            "ARCHITECTURE.md:1: there is no crates/a/src/main.rs"
        ));
        tree.write("crates/b/src/lib.rs", "");
        assert!(says(&check(tree.root()).unwrap(), "does not name crates/b"));
    }
}
