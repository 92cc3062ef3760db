//! The report of an audit: one page of HTML that needs nothing else, in English and Turkish.

mod board;
mod chart;
mod page;

use askama::Template;
use hakem_words::{Lang, Text};

use self::page::Page;
use crate::totals::Totals;

/// How an audit was run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct How {
    /// The files, as they were named.
    pub sources: Vec<String>,
    /// Inputs that could not be used, or not to their end, with the reasons: the first of them.
    pub unusable: Vec<Text>,
    /// How many there are in all.
    pub unusable_in_all: u64,
    /// The command, as it was given.
    pub command: String,
    /// How hard mating chances were looked for: `fast` or `full`.
    pub depth: &'static str,
    /// How long it took, in whole seconds.
    pub seconds: u64,
    /// The day on which it was run, `YYYY-MM-DD`.
    pub date: String,
    /// The version of the program.
    pub version: String,
}

#[derive(Template)]
#[template(path = "report.html")]
struct Html<'a> {
    first: &'static str,
    version: &'a str,
    style: &'static str,
    pages: [Page; 2],
}

/// The report as HTML; `first` is the language that is shown when it is opened. The reader can
/// change it: the page holds both, and no script.
///
/// # Errors
/// [`std::fmt::Error`] where the page cannot be put together, which a `String` never causes.
pub fn html(totals: &Totals, how: &How, first: Lang) -> Result<String, std::fmt::Error> {
    let page = Html {
        first: first.code(),
        version: &how.version,
        style: include_str!("../../templates/report.css"),
        pages: Lang::ALL.map(|lang| Page::of(totals, how, lang)),
    };
    page.render().map_err(|_| std::fmt::Error)
}

#[cfg(test)]
mod tests;
