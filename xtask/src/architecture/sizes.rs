//! Invariant: a file can be read in one sitting.

use crate::{problem::Problem, source::Source};

/// Lines of a file without its tests.
const LIMIT: usize = 600;
/// Files that are one long regular table.
const TABLES: [&str; 0] = [];

/// Whether a file has grown too long.
pub(crate) fn check(source: &Source) -> Vec<Problem> {
    if source.lines <= LIMIT || TABLES.contains(&source.path.as_str()) {
        return Vec::new();
    }
    let what = format!("{} lines without tests, more than {LIMIT}", source.lines);
    vec![Problem::at(&source.path, what)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::says;

    #[test]
    fn a_long_file_is_seen_and_long_tests_are_not() {
        let long = "fn f() {}\n".repeat(LIMIT + 1);
        assert!(says(&check(&Source::parse("a.rs", &long)), "more than 600"));
        let tests = format!("#[cfg(test)]\nmod tests {{\n{long}}}\n");
        assert_eq!(check(&Source::parse("a.rs", &tests)), []);
    }
}
