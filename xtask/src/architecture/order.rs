//! Invariant: one list says which provision comes before which.

use crate::{problem::Problem, source::Source};

const LIST: &str = "crates/hakem-laws/src/ruling/order.rs";
/// Names under which a second list would hide.
const RANKING: [&str; 5] = [
    "rank",
    "precedence",
    "precedes",
    "priority",
    "takes_precedence",
];

/// Nothing but the list ranks provisions.
pub(crate) fn check(sources: &[Source]) -> Vec<Problem> {
    let mut problems = Vec::new();
    if !sources.iter().any(|source| source.path == LIST) {
        problems.push(Problem::at(LIST, "is missing"));
    }
    for source in sources.iter().filter(|source| source.path != LIST) {
        for word in RANKING {
            for keyword in ["fn", "const", "static"] {
                problems.extend(declared(source, &format!("{keyword} {word}")));
                problems.extend(declared(
                    source,
                    &format!("{keyword} {}", word.to_uppercase()),
                ));
            }
        }
        problems.extend(compared(source));
    }
    problems
}

fn declared(source: &Source, declaration: &str) -> Vec<Problem> {
    let found = source.find_word(declaration).into_iter();
    found
        .map(|at| wrong(source, at, &format!("`{declaration}` belongs in {LIST}")))
        .collect()
}

/// `Provision::A9_6 < …`, `… >= Provision::A9_6`, `Provision::A9_6.cmp(…)`.
fn compared(source: &Source) -> Vec<Problem> {
    let mut problems = Vec::new();
    for at in source.find_word("Provision::") {
        let name = source.code[at..]
            .find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == ':'))
            .map_or(source.code.len(), |n| at + n);
        let after = source.code[name..].trim_start();
        let before = source.code[..at].trim_end();
        let less = ["< ", "> ", "<= ", ">= ", ".cmp(", ".max(", ".min("];
        if less.iter().any(|sign| after.starts_with(sign))
            || [" <", " >", " <=", " >="]
                .iter()
                .any(|sign| before.ends_with(sign))
        {
            problems.push(wrong(
                source,
                at,
                &format!("compares provisions; only {LIST} may"),
            ));
        }
    }
    problems
}

fn wrong(source: &Source, at: usize, what: &str) -> Problem {
    Problem::in_line(&source.path, source.line_of(at), what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::says;

    fn seen(text: &str) -> Vec<Problem> {
        check(&[
            Source::parse(LIST, "fn rank() {}"),
            Source::parse("a.rs", text),
        ])
    }

    #[test]
    fn a_second_list_is_seen() {
        assert!(says(
            &seen("const fn rank(p: Provision) -> u8 { 1 }"),
            "`fn rank` belongs"
        ));
        assert!(says(
            &seen("const PRIORITY: [Provision; 2] = x;"),
            "`const PRIORITY` belongs"
        ));
        assert!(says(
            &seen("if Provision::A9_6_1 < other {}"),
            "compares provisions"
        ));
        assert!(says(
            &seen("if other >= Provision::A9_6_1 {}"),
            "compares provisions"
        ));
        assert!(says(
            &seen("Provision::A9_6_1.cmp(&b)"),
            "compares provisions"
        ));
        assert!(says(&check(&[]), "is missing"));
    }

    #[test]
    fn naming_a_provision_is_no_ranking() {
        assert_eq!(
            seen("fn last_rank() { f(Provision::A9_6_1, a < b); Some::<Provision>(x) }"),
            []
        );
    }
}
