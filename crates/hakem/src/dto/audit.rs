//! The object of `hakem audit --json`.

use std::collections::BTreeMap;

use hakem_audit::totals::Totals;
use serde::Serialize;

/// What an audit comes to.
#[derive(Debug, Serialize)]
pub(crate) struct AuditLine<'a> {
    #[serde(flatten)]
    pub(crate) totals: &'a Totals,
    pub(crate) inputs: u64,
    /// Inputs that could not be used at all.
    pub(crate) unusable_inputs: u64,
    /// Inputs that could not be read to their end, but of which games were judged.
    pub(crate) partly_read_inputs: u64,
    /// Inputs that came up again and were read only once.
    pub(crate) repeated_inputs: u64,
    /// Files in folders that are no games, by the endings of their names.
    pub(crate) skipped_files: &'a BTreeMap<String, u64>,
    /// Files and folders in folders whose name begins with a full stop.
    pub(crate) hidden_files: u64,
    pub(crate) depth: &'static str,
    pub(crate) interrupted: bool,
    /// Null where the audit was complete before.
    pub(crate) seconds: Option<f64>,
    pub(crate) games_per_second: Option<u64>,
    pub(crate) version: &'static str,
}
