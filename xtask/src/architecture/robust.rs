//! Invariant: nothing panics on what a user gives, and nothing is unsafe.
//!
//! Clippy refuses most of it; here is what it does not know, and the whole list in one place.

use crate::{problem::Problem, source::Source};

const NEVER: [&str; 10] = [
    ".unwrap()",
    ".expect(",
    ".unwrap_err()",
    "panic!",
    "unreachable!",
    "todo!",
    "unimplemented!",
    "assert!",
    "assert_eq!",
    "unsafe",
];

/// What no file may say outside tests.
pub(crate) fn check(source: &Source) -> Vec<Problem> {
    let mut problems = Vec::new();
    for word in NEVER {
        for at in source.find_word(word) {
            if word.starts_with("assert") && is_harmless(&source.code[..at]) {
                continue;
            }
            problems.push(at_line(source, at, format!("`{word}` outside tests")));
        }
    }
    for at in source
        .find_word("#[allow(")
        .into_iter()
        .chain(source.find_word("#![allow("))
    {
        let end = source.code[at..]
            .find(']')
            .map_or(source.code.len(), |n| at + n);
        if !source.code[at..end].contains("reason") {
            problems.push(at_line(
                source,
                at,
                "a lint is silenced without a reason".to_owned(),
            ));
        }
    }
    problems
}

fn at_line(source: &Source, at: usize, what: String) -> Problem {
    Problem::in_line(&source.path, source.line_of(at), what)
}

/// Whether an assertion that follows is checked by the compiler, or in tests only.
fn is_harmless(before: &str) -> bool {
    let before = before.trim_end();
    ["const _: () =", "const {", "if cfg!(test) {"]
        .iter()
        .any(|start| before.ends_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::says;

    fn seen(text: &str) -> Vec<Problem> {
        check(&Source::parse("a.rs", text))
    }

    #[test]
    fn ways_to_panic_are_seen() {
        for text in [
            "a.unwrap();",
            "a.expect(\"x\");",
            "panic!()",
            "assert!(a)",
            "unsafe { a }",
        ] {
            assert_eq!(seen(text).len(), 1, "{text}");
        }
        assert!(says(&seen("\n\nfn f() { unreachable!() }"), "a.rs:3"));
    }

    #[test]
    fn what_cannot_panic_passes() {
        let text = "a.unwrap_or(1); a.unwrap_or_default(); debug_assert!(a); // .unwrap()\n\
                    const _: () = assert!(SIZE == 4); if cfg!(test) { assert!(a) }\n#[cfg(test)]\nmod t { fn f() { a.unwrap() } }";
        assert_eq!(seen(text), []);
    }

    #[test]
    fn a_silenced_lint_needs_a_reason() {
        assert!(says(
            &seen("#[allow(dead_code)] fn f() {}"),
            "without a reason"
        ));
        assert_eq!(
            seen("#[allow(dead_code, reason = \"used in C\")] fn f() {}"),
            []
        );
    }
}
