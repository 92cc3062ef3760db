//! Invariant: the pure crates do no input or output, read no clock and know no chance.

use std::{collections::BTreeSet, path::Path};

use anyhow::Result;

use super::PURE;
use crate::{cargo, problem::Problem, source::Source};

/// Modules of the standard library that reach outside, or wait.
const OUTSIDE: [&str; 8] = [
    "env", "fs", "io", "net", "os", "process", "thread", "random",
];
/// Names that betray a clock, a terminal or a serialised form.
const WORDS: [&str; 10] = [
    "Instant",
    "SystemTime",
    "RandomState",
    "println!",
    "print!",
    "eprintln!",
    "eprint!",
    "dbg!",
    "Serialize",
    "Deserialize",
];
/// Packages that must not be in the tree of a pure crate.
const PACKAGES: [&str; 14] = [
    "tokio",
    "async-std",
    "smol",
    "mio",
    "rand",
    "fastrand",
    "getrandom",
    "serde_derive",
    "chrono",
    "time",
    "jiff",
    "reqwest",
    "rayon",
    "crossbeam-channel",
];

/// What one file of a pure crate must not say.
pub(crate) fn check(source: &Source) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (at, module) in std_modules(source) {
        if OUTSIDE.contains(&module.as_str()) {
            problems.push(wrong(source, at, &format!("std::{module}")));
        }
    }
    for word in WORDS {
        for at in source.find_word(word) {
            problems.push(wrong(source, at, word));
        }
    }
    problems
}

fn wrong(source: &Source, at: usize, what: &str) -> Problem {
    Problem::in_line(
        &source.path,
        source.line_of(at),
        format!("a pure crate must not use {what}"),
    )
}

/// The modules named after `std::`, singly or in braces, and where.
fn std_modules(source: &Source) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for at in source.find_word("std::") {
        let rest = &source.code[at + "std::".len()..];
        match rest.trim_start().strip_prefix('{') {
            Some(group) => found.extend(members(group).into_iter().map(|module| (at, module))),
            None => found.push((at, first_name(rest))),
        }
    }
    found
}

/// The first names of the members of `{a::b, c::{d, e}, f}`.
fn members(group: &str) -> Vec<String> {
    let mut depth = 0;
    let mut names = Vec::new();
    let mut fresh = true;
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            c if fresh && !c.is_whitespace() => {
                names.push(first_name(&group[at..]));
                fresh = false;
            }
            _ => {}
        }
    }
    names
}

fn first_name(text: &str) -> String {
    text.trim_start()
        .chars()
        .take_while(|c| c.is_ascii_alphanumeric() || *c == '_')
        .collect()
}

/// The crate that checks proofs, and what it must not share with the prover.
const VERIFIER: (&str, [&str; 3]) = ("hakem-verify", ["hakem-prover", "shakmaty", "cozy-chess"]);

/// What must not be in the dependency trees of the pure crates.
pub(crate) fn check_trees(root: &Path) -> Result<Vec<Problem>> {
    let mut problems = Vec::new();
    for name in PURE {
        problems.extend(check_tree(name, &cargo::tree(root, name)?));
    }
    Ok(problems)
}

fn check_tree(name: &str, packages: &BTreeSet<String>) -> Vec<Problem> {
    packages
        .iter()
        .map(String::as_str)
        .filter(|package| {
            let shared = name == VERIFIER.0 && VERIFIER.1.contains(package);
            PACKAGES.contains(package) || package.starts_with("rand_") || shared
        })
        .map(|package| Problem::at(name, format!("depends on {package}")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::says;

    fn seen(text: &str) -> Vec<Problem> {
        check(&Source::parse("a.rs", text))
    }

    #[test]
    fn reaching_outside_is_seen_however_it_is_written() {
        for (text, what) in [
            ("use std::fs;", "std::fs"),
            ("fn f() { std::thread::yield_now() }", "std::thread"),
            ("use std::{fmt, io::{self, Read}, mem};", "std::io"),
            ("use std::time::{Duration, Instant};", "Instant"),
            ("fn f() { println!(\"x\") }", "println!"),
            ("#[derive(Serialize)] struct A;", "Serialize"),
        ] {
            assert!(says(&seen(text), what), "{text}");
        }
    }

    #[test]
    fn what_stays_inside_passes() {
        let text = "use std::{fmt, collections::HashMap, time::Duration};\n\
                    // std::fs is not for us\nfn f() { let s = \"println!\"; }\n\
                    #[cfg(test)]\nmod tests { use std::fs; }\n";
        assert_eq!(seen(text), []);
    }

    #[test]
    fn a_forbidden_package_is_seen_in_the_tree() {
        let packages = ["hakem-laws", "shakmaty"].map(str::to_owned);
        assert_eq!(check_tree("hakem-laws", &packages.into()), []);
        let packages = ["hakem-laws", "rand_core", "serde_derive"].map(str::to_owned);
        assert_eq!(check_tree("hakem-laws", &packages.into()).len(), 2);
        let packages = ["hakem-verify", "shakmaty"].map(str::to_owned);
        assert!(says(
            &check_tree("hakem-verify", &packages.into()),
            "depends on shakmaty"
        ));
    }
}
