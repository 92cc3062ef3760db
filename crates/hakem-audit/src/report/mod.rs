//! The report of an audit: one page of HTML that needs nothing else, in English and Turkish.

mod board;
mod chart;
mod page;

use std::time::Duration;

use askama::Template;
use hakem_words::{Lang, Text, plain};

use self::page::Page;
use crate::input::Skipped;
use crate::totals::Totals;

/// How an audit was run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct How {
    /// The files, as they were named.
    pub sources: Vec<String>,
    /// Inputs that could not be used, or not to their end, with the reasons: the first of them.
    pub unusable: Vec<Text>,
    /// How many inputs could not be used at all.
    pub unusable_in_all: u64,
    /// How many could be read in part.
    pub in_part: u64,
    /// How many games were picked out to be written; `None` where all of them are.
    pub picked: Option<u64>,
    /// What lies in the folders among the files and was not read.
    pub skipped: Skipped,
    /// The command, as it was given.
    pub command: String,
    /// How hard mating chances were looked for: `fast` or `full`.
    pub depth: &'static str,
    /// How long it took; `None` where that is not known.
    pub elapsed: Option<Duration>,
    /// The day on which it was run, `YYYY-MM-DD`.
    pub date: String,
    /// The version of the program.
    pub version: String,
}

/// Seconds with their tenths, as the language writes them: `2.3` and `2,3`.
#[must_use]
pub fn tenths(time: Duration, lang: Lang) -> String {
    let seconds = format!("{:.1}", time.as_secs_f64());
    match lang {
        Lang::En => seconds,
        Lang::Tr => seconds.replace('.', ","),
    }
}

/// A time in whole seconds, as on a clock: `0:07`, `12:30`, `1:02:03`.
#[must_use]
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{rest:02}"),
        _ => format!("{hours}:{minutes:02}:{rest:02}"),
    }
}

/// How many files were skipped and of which kinds: `.zip 2, .txt 1, hidden 3`.
#[must_use]
pub fn skipped(skipped: &Skipped, lang: Lang) -> String {
    let kind = |(ending, count): (&String, &u64)| match ending.as_str() {
        "" => format!("{} {count}", plain("report-skipped-no-ending", lang)),
        ending => format!("{ending} {count}"),
    };
    let hidden = plain("report-skipped-hidden", lang);
    let hidden = (skipped.hidden > 0).then(|| format!("{hidden} {}", skipped.hidden));
    let told: Vec<String> = skipped.kinds.iter().map(kind).chain(hidden).collect();
    told.join(", ")
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
