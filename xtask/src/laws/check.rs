//! The list against the code and the cases, both ways.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use anyhow::Result;

use super::model::{Laws, Mark, Provision};
use crate::{problem::Problem, source};

const LIST: &str = "laws.toml";
const CODE: &str = "crates/hakem-laws/src";
/// The folders whose modules must each belong to a provision.
const ARTICLES: [&str; 4] = [
    "basic_rules",
    "competition_rules",
    "appendices",
    "guidelines",
];

/// Everything wrong with the list.
pub(crate) fn check(root: &Path, laws: &Laws) -> Result<Vec<Problem>> {
    let mut problems = shape(laws);
    problems.extend(modules_exist(root, laws));
    problems.extend(modules_are_listed(root, laws)?);
    problems.extend(named_in_code(root, laws));
    problems.extend(cases(root, laws));
    Ok(problems)
}

/// What can be seen from the list alone.
fn shape(laws: &Laws) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut seen = BTreeSet::new();
    let codes: BTreeSet<&str> = laws
        .reasons
        .iter()
        .map(|reason| reason.code.as_str())
        .collect();
    let editions: BTreeSet<&str> = laws.editions.iter().map(|e| e.name.as_str()).collect();
    for provision in &laws.provisions {
        let place = format!("{LIST} {}", provision.number);
        let mut wrong = |what: &str| problems.push(Problem::at(&place, what));
        if !seen.insert(&provision.number) {
            wrong("is listed twice");
        }
        if laws.part_of(provision).is_none() {
            wrong("belongs to no part");
        }
        if provision.en.trim().is_empty() || provision.tr.trim().is_empty() {
            wrong("says nothing in one of the languages");
        }
        match (provision.mark, &provision.module, &provision.why) {
            (Mark::Decided, Some(_), None) => {}
            (Mark::Decided, ..) => wrong("is decided here: it needs a module and no reason"),
            (_, None, Some(why)) if codes.contains(why.as_str()) => {}
            (_, None, Some(_)) => wrong("gives a reason that is not in the list of reasons"),
            (..) => wrong("is not decided here: it needs a reason and no module"),
        }
        let named = provision
            .other_numbers()
            .map(|(edition, _)| edition)
            .chain(&provision.absent);
        if named
            .into_iter()
            .any(|edition| !editions.contains(edition.as_str()))
        {
            wrong("names an edition that is not in the list of editions");
        }
    }
    problems.extend(gaps(&seen));
    problems.extend(unused_reasons(laws));
    problems
}

/// Numbers whose elder sibling or parent is missing: 9.5.3 without 9.5.2, 4.3.1 without 4.3.
fn gaps(numbers: &BTreeSet<&String>) -> Vec<Problem> {
    let known: BTreeSet<&str> = numbers.iter().map(|n| n.as_str()).collect();
    let mut problems = Vec::new();
    for number in &known {
        let Some((parent, last)) = number.rsplit_once('.') else {
            continue;
        };
        // The paragraphs of III.3.1 and II.3.2 that decide nothing have no number of their own.
        let guideline = number.starts_with('I');
        if parent.contains('.') && !known.contains(parent) {
            problems.push(Problem::at(
                format!("{LIST} {number}"),
                format!("{parent} is missing"),
            ));
        }
        let elder = last
            .parse::<u32>()
            .ok()
            .filter(|&n| n > 1)
            .map(|n| format!("{parent}.{}", n - 1));
        if let Some(elder) = elder.filter(|elder| !guideline && !known.contains(elder.as_str())) {
            problems.push(Problem::at(
                format!("{LIST} {number}"),
                format!("{elder} is missing"),
            ));
        }
    }
    problems
}

fn unused_reasons(laws: &Laws) -> impl Iterator<Item = Problem> {
    laws.reasons
        .iter()
        .filter(|reason| {
            !laws
                .provisions
                .iter()
                .any(|p| p.why.as_ref() == Some(&reason.code))
        })
        .map(|reason| Problem::at(LIST, format!("nothing has the reason `{}`", reason.code)))
}

/// The file of a module path such as `hakem_laws::appendices::a_rapid`.
fn file_of(root: &Path, module: &str) -> Option<PathBuf> {
    let (krate, inner) = module.split_once("::")?;
    let base = root
        .join("crates")
        .join(krate.replace('_', "-"))
        .join("src");
    let inner = inner.replace("::", "/");
    [format!("{inner}.rs"), format!("{inner}/mod.rs")]
        .into_iter()
        .map(|file| base.join(file))
        .find(|file| file.is_file())
}

fn modules_exist(root: &Path, laws: &Laws) -> Vec<Problem> {
    laws.provisions
        .iter()
        .filter_map(|provision| Some((provision, provision.module.as_deref()?)))
        .filter(|(_, module)| file_of(root, module).is_none())
        .map(|(provision, module)| {
            Problem::at(
                format!("{LIST} {}", provision.number),
                format!("there is no module {module}"),
            )
        })
        .collect()
}

fn modules_are_listed(root: &Path, laws: &Laws) -> Result<Vec<Problem>> {
    let mut listed: BTreeSet<PathBuf> = BTreeSet::new();
    for module in laws.provisions.iter().filter_map(|p| p.module.as_deref()) {
        listed.extend(file_of(root, module));
    }
    let mut files = Vec::new();
    for folder in ARTICLES {
        source::walk(&root.join(CODE).join(folder), &mut files)?;
    }
    files.sort();
    Ok(files
        .into_iter()
        .filter(|file| file.extension().is_some_and(|ext| ext == "rs"))
        .filter(|file| !file.ends_with("mod.rs") && !file.ends_with("tests.rs"))
        .filter(|file| !belongs(file, &listed))
        .map(|file| {
            Problem::at(
                source::relative(root, &file),
                format!("no provision of {LIST} is decided here"),
            )
        })
        .collect())
}

/// Whether `file` is listed or stands in the folder of a listed `mod.rs`.
fn belongs(file: &Path, listed: &BTreeSet<PathBuf>) -> bool {
    listed.contains(file)
        || file
            .parent()
            .is_some_and(|dir| listed.contains(&dir.join("mod.rs")))
}

/// The constants of provision.rs and the tables of edition.rs.
fn named_in_code(root: &Path, laws: &Laws) -> Vec<Problem> {
    let file = format!("{CODE}/provision.rs");
    let Ok(text) = source::read(&root.join(&file)) else {
        return vec![Problem::at(file, "is missing")];
    };
    let constants = constants(&text);
    let mut problems: Vec<Problem> = constants
        .values()
        .filter(|number| laws.provision(number).is_none())
        .map(|number| Problem::at(&file, format!("{number} is not in {LIST}")))
        .collect();
    let tables = source::read(&root.join(CODE).join("edition.rs")).unwrap_or_default();
    problems.extend(numbers_agree(&tables, &constants, laws));
    problems
}

/// `A9_2_1 = "9.2.1"` in the list of constants.
fn constants(text: &str) -> BTreeMap<String, String> {
    let list = text
        .split_once("\nprovisions! {")
        .map_or("", |(_, rest)| rest);
    let list = list.split_once("\n}").map_or(list, |(list, _)| list);
    list.split(',')
        .filter_map(|item| item.split_once('='))
        .map(|(name, number)| {
            (
                name.trim().to_owned(),
                number.trim().trim_matches('"').to_owned(),
            )
        })
        .collect()
}

/// The tables of edition.rs say what the list says, and all of it for the provisions that the code
/// names: what was read stands in `NUMBERS_OF_2018`, what is remembered in
/// `NUMBERS_OF_2018_FROM_MEMORY`, what did not exist in `ABSENT_IN_2018`.
fn numbers_agree(text: &str, constants: &BTreeMap<String, String>, laws: &Laws) -> Vec<Problem> {
    let in_code: BTreeSet<Entry> = text
        .split("\nconst ")
        .skip(1)
        .filter_map(|table| table.split_once("];"))
        .flat_map(|(table, _)| entries(table, constants))
        .collect();
    let own: BTreeSet<&String> = constants.values().collect();
    let in_list: BTreeSet<Entry> = laws
        .provisions
        .iter()
        .filter(|provision| own.contains(&provision.number))
        .flat_map(listed)
        .collect();
    let place = format!("{CODE}/edition.rs");
    let stray = in_code
        .difference(&in_list)
        .map(|entry| Problem::at(&place, format!("{entry}, but {LIST} does not say so")));
    let missing = in_list
        .difference(&in_code)
        .map(|entry| Problem::at(&place, format!("does not have what {LIST} says: {entry}")));
    stray.chain(missing).collect()
}

/// What is said of one provision in another edition.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    own: String,
    edition: String,
    number: String,
    known: &'static str,
}

impl std::fmt::Display for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Entry {
            own,
            edition,
            number,
            known,
        } = self;
        write!(f, "{own} is {number} in {edition} ({known})")
    }
}

const NONE: &str = "nothing";

/// The entries of one table, given from its name on.
fn entries(table: &str, constants: &BTreeMap<String, String>) -> Vec<Entry> {
    let name = table.split(':').next().unwrap_or_default();
    let (edition, known) = if let Some(rest) = name.strip_prefix("NUMBERS_OF_") {
        match rest.split_once('_') {
            Some((edition, _)) => (edition, "remembered"),
            None => (rest, "read"),
        }
    } else if let Some(edition) = name.strip_prefix("ABSENT_IN_") {
        (edition, "absent")
    } else {
        return Vec::new();
    };
    let rows = table.split("Provision::").skip(1);
    rows.filter_map(|row| {
        let constant = row
            .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .next()?;
        Some(Entry {
            own: constants.get(constant)?.clone(),
            edition: edition.to_owned(),
            number: row.split('"').nth(1).unwrap_or(NONE).to_owned(),
            known,
        })
    })
    .collect()
}

/// The same as the list has it. Of several numbers (`5.2b, 9.7`) the first is the one quoted.
fn listed(provision: &Provision) -> Vec<Entry> {
    let entry = |edition: &String, number: &str, known| Entry {
        own: provision.number.clone(),
        edition: edition.clone(),
        number: number.split(", ").next().unwrap_or_default().to_owned(),
        known,
    };
    let read = provision.numbers.iter();
    let remembered = provision.numbers_unconfirmed.iter();
    read.map(|(edition, number)| entry(edition, number, "read"))
        .chain(remembered.map(|(edition, number)| entry(edition, number, "remembered")))
        .chain(
            provision
                .absent
                .iter()
                .map(|edition| entry(edition, NONE, "absent")),
        )
        .collect()
}

fn cases(root: &Path, laws: &Laws) -> Vec<Problem> {
    let mut files = BTreeMap::new();
    let stray = |(case, number): &(String, String)| {
        Problem::at(case, format!("is about {number}, which is not in {LIST}"))
    };
    let mut problems: Vec<Problem> = laws.strays.iter().map(stray).collect();
    for provision in &laws.provisions {
        let place = format!("{LIST} {}", provision.number);
        for (name, list) in [("holds", &provision.holds), ("fails", &provision.fails)] {
            if provision.mark == Mark::Decided && list.is_empty() && !is_heading(laws, provision) {
                problems.push(Problem::at(
                    &place,
                    format!("is decided here but no case `{name}`"),
                ));
            }
            for case in list {
                if !case_exists(root, case, &mut files) {
                    problems.push(Problem::at(&place, format!("there is no case {case}")));
                }
            }
        }
        problems.extend(same_case_twice(provision));
    }
    problems
}

/// Whether other decided provisions stand below this one; their cases are its cases.
fn is_heading(laws: &Laws, provision: &Provision) -> bool {
    let prefix = format!("{}.", provision.number);
    laws.provisions
        .iter()
        .any(|p| p.mark == Mark::Decided && p.number.starts_with(&prefix))
}

fn same_case_twice(provision: &Provision) -> Option<Problem> {
    let both = provision
        .holds
        .iter()
        .find(|case| provision.fails.contains(case))?;
    Some(Problem::at(
        format!("{LIST} {}", provision.number),
        format!("{both} cannot both hold and fail"),
    ))
}

/// `cases/threefold.toml#ID` or `crates/…/file.rs::test_name`.
fn case_exists(root: &Path, case: &str, files: &mut BTreeMap<String, String>) -> bool {
    let (file, wanted) = match (case.split_once('#'), case.split_once(".rs::")) {
        (Some((file, id)), _) => (file.to_owned(), vec![format!("id = \"{id}\"")]),
        (None, Some((file, name))) => (format!("{file}.rs"), vec![format!("fn {name}(")]),
        (None, None) => return false,
    };
    let text = files
        .entry(file.clone())
        .or_insert_with(|| source::read(&root.join(&file)).unwrap_or_default());
    wanted.iter().any(|wanted| text.contains(wanted))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{problem::says, tree::Tree};

    const GOOD: &str = r#"
[[edition]]
name = "2018"
from = "2018-01-01"
[[reason]]
code = "seen"
en = "Depends on what is seen."
tr = "Görülene bağlıdır."
[[part]]
prefix = "9"
en = "The drawn game"
tr = "Berabere biten oyun"
authority = "law"
[[provision]]
number = "9.1"
mark = "decided"
module = "hakem_laws::competition_rules::article_9"
en = "Offers."
tr = "Öneriler."
holds = ["cases/nine.toml#accepted"]
fails = ["crates/hakem-laws/src/competition_rules/article_9.rs::refused"]
numbers = { 2018 = "9.0" }
[[provision]]
number = "9.2"
mark = "arbiter"
why = "seen"
en = "Claims."
tr = "İstemler."
"#;

    fn tree() -> Tree {
        Tree::new(&[
            ("laws.toml", GOOD),
            ("cases/nine.toml", "[[case]]\nid = \"accepted\"\n"),
            ("crates/hakem-laws/src/competition_rules/mod.rs", ""),
            (
                "crates/hakem-laws/src/competition_rules/article_9.rs",
                "fn refused() {}",
            ),
            (
                "crates/hakem-laws/src/provision.rs",
                "\nprovisions! {\n    A9_1 = \"9.1\",\n}\n",
            ),
            (
                "crates/hakem-laws/src/edition.rs",
                "\nconst NUMBERS_OF_2018: &[(Provision, &str)] = &[(Provision::A9_1, \"9.0\")];\n",
            ),
        ])
    }

    fn problems(tree: &Tree) -> Vec<Problem> {
        check(tree.root(), &Laws::read(tree.root()).unwrap()).unwrap()
    }

    fn with(from: &str, to: &str) -> Tree {
        assert!(GOOD.contains(from));
        let tree = tree();
        tree.write("laws.toml", &GOOD.replacen(from, to, 1));
        tree
    }

    #[test]
    fn a_good_list_passes() {
        assert_eq!(problems(&tree()), []);
    }

    #[test]
    fn a_missing_number_is_seen() {
        assert!(says(
            &problems(&with("\"9.2\"", "\"9.3\"")),
            "9.2 is missing"
        ));
        assert!(says(
            &problems(&with("\"9.2\"", "\"9.2.1\"")),
            "9.2 is missing"
        ));
    }

    #[test]
    fn a_mark_needs_what_belongs_to_it() {
        assert!(says(
            &problems(&with("why = \"seen\"", "")),
            "needs a reason"
        ));
        assert!(says(
            &problems(&with("why = \"seen\"", "why = \"luck\"")),
            "not in the list of reasons"
        ));
        assert!(says(
            &problems(&with("mark = \"arbiter\"", "mark = \"decided\"")),
            "needs a module"
        ));
        assert!(says(
            &problems(&with("2018 = ", "2019 = ")),
            "not in the list of editions"
        ));
    }

    #[test]
    fn modules_are_checked_both_ways() {
        assert!(says(
            &problems(&with("article_9\"", "article_8\"")),
            "there is no module"
        ));
        let tree = tree();
        tree.write("crates/hakem-laws/src/guidelines/iv.rs", "");
        assert!(says(&problems(&tree), "guidelines/iv.rs: no provision"));
    }

    #[test]
    fn numbers_in_code_are_in_the_list() {
        let tree = tree();
        tree.write(
            "crates/hakem-laws/src/provision.rs",
            "\nprovisions! {\n    A9_1 = \"9.1\", A9_9 = \"9.9\",\n}\n",
        );
        assert!(says(&problems(&tree), "9.9 is not in laws.toml"));
        assert!(says(
            &problems(&with("2018 = \"9.0\"", "2018 = \"9.7\"")),
            "9.1 is 9.7 in 2018 (read)"
        ));
    }

    #[test]
    fn cases_say_what_they_are_about() {
        let tree = with("holds = [\"cases/nine.toml#accepted\"]", "");
        let case = "[[case]]\nid = \"accepted\"\nabout = [\"9.1\"]\nholds = true\n";
        tree.write("cases/nine.toml", case);
        assert_eq!(problems(&tree), []);
        tree.write("cases/nine.toml", &case.replace("9.1", "9.7"));
        assert!(says(
            &problems(&tree),
            "nine.toml#accepted: is about 9.7, which is not"
        ));
    }

    #[test]
    fn every_decided_provision_needs_both_cases() {
        assert!(says(
            &problems(&with("holds = [\"cases/nine.toml#accepted\"]", "")),
            "no case `holds`"
        ));
        assert!(says(
            &problems(&with("#accepted", "#lost")),
            "there is no case"
        ));
        assert!(says(
            &problems(&with("rs::refused", "rs::gone")),
            "there is no case"
        ));
        let same = "fails = [\"cases/nine.toml#accepted\"]";
        let fails = "fails = [\"crates/hakem-laws/src/competition_rules/article_9.rs::refused\"]";
        assert!(says(&problems(&with(fails, same)), "both hold and fail"));
    }
}
