//! Invariant: both languages have every message, with the same variables.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use anyhow::Result;

use crate::{problem::Problem, source};

/// A message: the variables it uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Compares every `en` file with its `tr` file.
pub(crate) fn check(root: &Path) -> Result<Vec<Problem>> {
    let mut files = Vec::new();
    source::walk(&root.join("crates"), &mut files)?;
    files.retain(|file| file.extension().is_some_and(|ext| ext == "ftl"));
    files.sort();
    let mut problems = Vec::new();
    if files.is_empty() {
        problems.push(Problem::at("crates", "there are no message files"));
    }
    for file in &files {
        let Some(twin) = twin(file) else {
            problems.push(Problem::at(
                source::relative(root, file),
                "belongs to neither en nor tr",
            ));
            continue;
        };
        if !files.contains(&twin) {
            let twin = source::relative(root, &twin);
            problems.push(Problem::at(
                source::relative(root, file),
                format!("has no twin {twin}"),
            ));
            continue;
        }
        problems.extend(compare(root, file, &twin)?);
    }
    Ok(problems)
}

/// The file of the other language: `en.ftl` and `tr.ftl`, or the folders `en/` and `tr/`.
fn twin(file: &Path) -> Option<PathBuf> {
    let other = |name: &str| match name {
        "en" => Some("tr"),
        "tr" => Some("en"),
        _ => None,
    };
    let stem = file.file_stem()?.to_str()?;
    if let Some(other) = other(stem) {
        return Some(file.with_file_name(format!("{other}.ftl")));
    }
    let folder = file.parent()?;
    let other = other(folder.file_name()?.to_str()?)?;
    Some(folder.with_file_name(other).join(file.file_name()?))
}

/// What `file` has and `twin` lacks.
fn compare(root: &Path, file: &Path, twin: &Path) -> Result<Vec<Problem>> {
    let place = source::relative(root, twin);
    let (ours, theirs) = (
        messages(&source::read(file)?),
        messages(&source::read(twin)?),
    );
    let mut problems = Vec::new();
    for (name, variables) in &ours {
        let Some(others) = theirs.get(name) else {
            problems.push(Problem::at(&place, format!("`{name}` is missing")));
            continue;
        };
        for variable in variables.difference(others) {
            problems.push(Problem::at(
                &place,
                format!("`{name}` does not use ${variable}"),
            ));
        }
    }
    Ok(problems)
}

/// The messages of a Fluent file; an attribute counts as `message.attribute`.
fn messages(text: &str) -> Messages {
    let mut messages = Messages::new();
    let mut own = String::new();
    let mut name = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let start = line.trim_start();
        if let Some(attribute) = start.strip_prefix('.').and_then(declared) {
            name = format!("{own}.{attribute}");
        } else if let Some(message) = declared(line) {
            own = message.to_owned();
            name.clone_from(&own);
        }
        if !name.is_empty() {
            messages
                .entry(name.clone())
                .or_default()
                .extend(variables(line));
        }
    }
    messages
}

/// The name before `=`, where a line declares one.
fn declared(line: &str) -> Option<&str> {
    let (name, _) = line.split_once('=')?;
    let name = name.trim_end();
    let good = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-')
        && name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    good.then_some(name)
}

fn variables(line: &str) -> impl Iterator<Item = String> + '_ {
    line.split('$').skip(1).map(|rest| {
        rest.chars()
            .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{problem::says, tree::Tree};

    const EN: &str = "# A comment = no message\nmate = Mate by { $move }.\n    .short = Mate { $by }\n\
                      count = { $n ->\n    [one] One move\n   *[other] { $n } moves\n }\n";

    fn problems(tr: &str) -> Vec<Problem> {
        let tree = Tree::new(&[("crates/w/en.ftl", EN), ("crates/w/tr.ftl", tr)]);
        check(tree.root()).unwrap()
    }

    #[test]
    fn two_equal_files_pass() {
        let tr = "count = { $n } hamle\nmate = { $move } ile mat.\n    .short = { $by } mat\n";
        assert_eq!(problems(tr), []);
    }

    #[test]
    fn a_missing_message_or_variable_is_seen() {
        let without = "mate = { $move } ile mat.\n    .short = { $by } mat\n";
        assert!(says(&problems(without), "tr.ftl: `count` is missing"));
        let short = "count = { $n } hamle\nmate = mat.\n    .short = { $by } mat\n";
        assert!(says(&problems(short), "tr.ftl: `mate` does not use $move"));
        let more = "count = { $n } hamle\nmate = { $move } { $x }.\n    .short = { $by } mat\n";
        assert!(says(&problems(more), "en.ftl: `mate` does not use $x"));
    }

    #[test]
    fn a_file_alone_is_seen() {
        let tree = Tree::new(&[("crates/w/en/cli.ftl", EN)]);
        assert!(says(
            &check(tree.root()).unwrap(),
            "has no twin crates/w/tr/cli.ftl"
        ));
        tree.write("crates/w/tr/cli.ftl", EN);
        assert_eq!(check(tree.root()).unwrap(), []);
    }
}
