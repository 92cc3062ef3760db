//! A line of `hakem judge --compare --json`.

use std::borrow::Cow;

use hakem_answers::dto::TextLine;
use serde::Serialize;

/// A line of `hakem judge --compare --json`.
#[derive(Debug, Serialize)]
pub(crate) struct CompareLine<'a> {
    pub(crate) game: u64,
    pub(crate) source: &'a str,
    pub(crate) line: u64,
    pub(crate) white: Option<Cow<'a, str>>,
    pub(crate) black: Option<Cow<'a, str>>,
    /// The outcome under the profile asked for or in force on the day.
    pub(crate) laws: &'static str,
    pub(crate) outcome: OutcomeLine,
    pub(crate) text: TextLine,
    /// The other profiles under which the outcome is another.
    pub(crate) differs: Vec<DifferenceLine>,
}

/// What became of a game under some profile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct OutcomeLine {
    pub(crate) state: Option<&'static str>,
    pub(crate) ground: Option<&'static str>,
    pub(crate) ply: Option<u32>,
    pub(crate) result: Option<&'static str>,
    pub(crate) consistent: Option<bool>,
}

/// One profile with another outcome.
#[derive(Debug, Serialize)]
pub(crate) struct DifferenceLine {
    pub(crate) laws: &'static str,
    /// How well the rules of this profile are known.
    pub(crate) confidence: &'static str,
    #[serde(flatten)]
    pub(crate) outcome: OutcomeLine,
    pub(crate) text: TextLine,
}
