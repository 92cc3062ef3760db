//! A line of `hakem verify --json`.

use serde::Serialize;

use super::TextLine;

/// Whether a certificate holds.
#[derive(Debug, Serialize)]
pub(crate) struct VerifiedLine<'a> {
    pub(crate) source: &'a str,
    pub(crate) valid: bool,
    pub(crate) fen: Option<&'a str>,
    pub(crate) winner: Option<&'static str>,
    pub(crate) can_mate: Option<bool>,
    /// Where it fails.
    pub(crate) line: Option<usize>,
    pub(crate) problem: Option<&'static str>,
    pub(crate) text: Option<TextLine>,
}
