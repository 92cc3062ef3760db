//! The log of the server, on standard error.

use std::io;

use tracing_subscriber::EnvFilter;

/// The variable that says how much is told, for example `hakem_desk=debug`.
const VARIABLE: &str = "HAKEM_LOG";

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Logs {
    /// Lines for people.
    Lines,
    /// A JSON object a line.
    Json,
}

/// Begins to write the log; asked again, nothing changes.
pub fn start(logs: Logs) {
    let filter = EnvFilter::try_from_env(VARIABLE).unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(false);
    let begun = match logs {
        Logs::Lines => log.try_init(),
        Logs::Json => log.json().try_init(),
    };
    // There is a log already.
    drop(begun);
}
