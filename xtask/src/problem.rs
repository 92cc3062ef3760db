//! Something that is not as the house wants it.

use std::fmt;

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Problem {
    place: String,
    what: String,
}

impl Problem {
    /// A problem with a whole file or a named thing.
    pub(crate) fn at(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            what: what.into(),
        }
    }

    /// A problem in one line of a file.
    pub(crate) fn in_line(file: &str, line: usize, what: impl Into<String>) -> Self {
        Self::at(format!("{file}:{line}"), what)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// Whether one of the problems says `text`.
#[cfg(test)]
pub(crate) fn says(problems: &[Problem], text: &str) -> bool {
    problems
        .iter()
        .any(|problem| problem.to_string().contains(text))
}
