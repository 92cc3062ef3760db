//! Which test covers which requirement.
//!
//! docs/requirements.md lists the requirements. A test covers one if its name begins with the
//! identifier (`s0_13_…`, several in a row: `s0_13_x3_…`), or if it is a case in cases/ that names
//! it under `ids`. docs/non-tests.md names those that only a text can meet, and that text is
//! looked for.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use anyhow::{Context, Result};
use toml::Value;

use crate::{problem::Problem, source};

const REQUIREMENTS: &str = "docs/requirements.md";
const NON_TESTS: &str = "docs/non-tests.md";

/// How much is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Show {
    /// Every requirement with its tests.
    All,
    /// The counts alone.
    Summary,
}

type Covered = BTreeMap<String, BTreeSet<String>>;

/// Prints the coverage and says what is not covered.
pub(crate) fn run(root: &Path, show: Show) -> Result<Vec<Problem>> {
    let required = first_column(&source::read(&root.join(REQUIREMENTS))?);
    let mut covered = Covered::new();
    tests_in_rust(root, &mut covered)?;
    tests_in_cases(root, &mut covered)?;
    let mut problems = non_tests(root, &mut covered)?;
    for id in &required {
        let tests = covered.get(id);
        match (tests, show) {
            (Some(tests), Show::All) => {
                println!(
                    "{id}\t{}",
                    tests.iter().cloned().collect::<Vec<_>>().join(", ")
                );
            }
            (Some(_), Show::Summary) => {}
            (None, _) => problems.push(Problem::at(id, "no test covers it")),
        }
    }
    let known: BTreeSet<&String> = required.iter().collect();
    for (id, tests) in covered.iter().filter(|(id, _)| !known.contains(id)) {
        let test = tests.first().map_or("", String::as_str);
        problems.push(Problem::at(test, format!("{id} is not in {REQUIREMENTS}")));
    }
    let met = required
        .iter()
        .filter(|id| covered.contains_key(*id))
        .count();
    println!("{met} of {} requirements are covered", required.len());
    Ok(problems)
}

/// The identifiers in the first column of the page's tables.
fn first_column(page: &str) -> Vec<String> {
    page.lines()
        .filter_map(|line| line.strip_prefix("| "))
        .filter_map(|line| line.split_once(" |"))
        .map(|(id, _)| id.trim().to_owned())
        .filter(|id| is_id(id))
        .collect()
}

fn is_id(text: &str) -> bool {
    let number = match text.as_bytes() {
        [b'S', b'0' | b'1' | b'2', b'.', ..] => &text[3..],
        [b'X' | b'G', ..] => &text[1..],
        _ => return false,
    };
    !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
}

fn tests_in_rust(root: &Path, covered: &mut Covered) -> Result<()> {
    let mut files = Vec::new();
    for folder in ["crates", "xtask", "bench"] {
        source::walk(&root.join(folder), &mut files)?;
    }
    for file in files
        .iter()
        .filter(|file| file.extension().is_some_and(|ext| ext == "rs"))
    {
        let text = source::read(file)?;
        let path = source::relative(root, file);
        for name in text.lines().filter_map(function_name) {
            for id in ids_of(name) {
                covered
                    .entry(id)
                    .or_default()
                    .insert(format!("{path}::{name}"));
            }
        }
    }
    Ok(())
}

/// The name of the function that a line declares.
fn function_name(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("fn ")?;
    rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .next()
}

/// The identifiers with which a name begins: `s0_13_x3_claim` gives S0.13 and X3.
fn ids_of(name: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut words = name.split('_').peekable();
    while let Some(word) = words.next() {
        let id = match word {
            "s0" | "s1" | "s2" => {
                format!("S{}.{}", &word[1..], words.next().unwrap_or_default())
            }
            _ => word.to_uppercase(),
        };
        if !is_id(&id) {
            break;
        }
        ids.push(id);
    }
    ids
}

fn tests_in_cases(root: &Path, covered: &mut Covered) -> Result<()> {
    let mut files = Vec::new();
    source::walk(&root.join("cases"), &mut files)?;
    for file in files
        .iter()
        .filter(|file| file.extension().is_some_and(|ext| ext == "toml"))
    {
        let path = source::relative(root, file);
        let value: Value =
            toml::from_str(&source::read(file)?).with_context(|| format!("{path} is no TOML"))?;
        collect(&value, &path, covered);
    }
    Ok(())
}

/// Every table with `ids`, however deep.
fn collect(value: &Value, path: &str, covered: &mut Covered) {
    match value {
        Value::Table(table) => {
            let name = ["id", "name"]
                .iter()
                .find_map(|key| table.get(*key)?.as_str())
                .unwrap_or("");
            for id in table
                .get("ids")
                .and_then(Value::as_array)
                .into_iter()
                .flatten()
            {
                // Cases also name positions and scenarios of other lists.
                let Some(id) = id.as_str().filter(|id| is_id(id)).map(str::to_owned) else {
                    continue;
                };
                covered
                    .entry(id)
                    .or_default()
                    .insert(format!("{path}#{name}"));
            }
            table
                .values()
                .for_each(|inner| collect(inner, path, covered));
        }
        Value::Array(list) => list.iter().for_each(|inner| collect(inner, path, covered)),
        _ => {}
    }
}

/// Rows `| S0.19 | file | text | why |`: the file must contain the text.
fn non_tests(root: &Path, covered: &mut Covered) -> Result<Vec<Problem>> {
    let mut problems = Vec::new();
    for line in source::read(&root.join(NON_TESTS))?.lines() {
        let cells: Vec<&str> = line
            .split('|')
            .map(|cell| cell.trim().trim_matches('`'))
            .collect();
        let [_, id, file, text, ..] = cells[..] else {
            continue;
        };
        if !is_id(id) {
            continue;
        }
        if source::read(&root.join(file)).is_ok_and(|page| page.contains(text)) {
            covered
                .entry(id.to_owned())
                .or_default()
                .insert(format!("{file} says `{text}`"));
        } else {
            problems.push(Problem::at(
                format!("{NON_TESTS} {id}"),
                format!("{file} does not say `{text}`"),
            ));
        }
    }
    Ok(problems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{problem::says, tree::Tree};

    fn tree() -> Tree {
        Tree::new(&[
            (
                REQUIREMENTS,
                "| Id | What |\n| --- | --- |\n| S0.1 | a |\n| S1.1 | b |\n| X3 | c |\n| G7 | d |\n",
            ),
            (
                NON_TESTS,
                "| S1.1 | `a.ftl` | `five endings` | only a text |\n",
            ),
            ("a.ftl", "x = The five endings"),
            (
                "crates/a/src/lib.rs",
                "#[test]\n    fn s0_1_x3_a_draw() {}\n",
            ),
            ("cases/a.toml", "[[case]]\nid = \"touch\"\nids = [\"G7\"]\n"),
        ])
    }

    #[test]
    fn all_three_ways_count() {
        assert_eq!(run(tree().root(), Show::Summary).unwrap(), []);
    }

    #[test]
    fn a_requirement_without_a_test_is_seen() {
        for (file, text, id) in [
            ("crates/a/src/lib.rs", "fn x3_a() {}", "S0.1"),
            ("cases/a.toml", "", "G7"),
            ("crates/a/src/lib.rs", "fn s0_1_knight_x3() {}", "X3"),
        ] {
            let tree = tree();
            tree.write(file, text);
            let problems = run(tree.root(), Show::Summary).unwrap();
            assert!(says(&problems, &format!("{id}: no test")), "{problems:?}");
        }
    }

    #[test]
    fn a_text_that_is_gone_and_an_unknown_id_are_seen() {
        let tree = tree();
        tree.write("a.ftl", "");
        tree.write(
            "cases/b.toml",
            "[[case]]\nid = \"odd\"\nids = [\"S0.99\"]\n",
        );
        let problems = run(tree.root(), Show::Summary).unwrap();
        assert!(says(&problems, "a.ftl does not say"));
        assert!(says(&problems, "cases/b.toml#odd: S0.99 is not in"));
    }

    #[test]
    fn names_give_their_ids() {
        assert_eq!(ids_of("s0_13_s2_14_claim_on_e4"), ["S0.13", "S2.14"]);
        assert_eq!(ids_of("x11_g4_offer"), ["X11", "G4"]);
        assert!(ids_of("knight_g1_f3").is_empty());
        assert!(ids_of("s_shaped").is_empty());
    }
}
