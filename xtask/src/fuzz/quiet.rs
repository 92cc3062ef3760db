//! Searching until nothing new comes.
//!
//! What counts is the processor time of the fuzzer, not the clock on the wall: on a machine that has
//! other work, a target is not called quiet sooner.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::Duration,
};

use anyhow::{Context, Result};

use super::{Coverage, coverage};

/// Linux tells processor time in hundredths of a second.
const TICKS: u64 = 100;
/// Lines of the log that are kept to be shown.
const SHOWN: usize = 60;

/// How a search ended.
pub(super) enum Ended {
    /// So much processor time has brought no new edge.
    Quiet(Search),
    /// An input failed: the end of the log.
    Failed(String),
}

/// What a search has come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Search {
    /// Edges that the inputs reached with which it began.
    first: u64,
    /// Edges reached now.
    last: u64,
    /// Inputs run so far.
    runs: u64,
    /// Seconds of processor time so far.
    seconds: u64,
    /// The second in which the last new edge came.
    newest: u64,
}

impl std::fmt::Display for Search {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} edges at the start, {} at the end; no new one for {} of {} seconds of processor \
             time; {} inputs a second",
            self.first,
            self.last,
            self.quiet_for(),
            self.seconds,
            self.runs / self.seconds.max(1),
        )
    }
}

impl Search {
    fn quiet_for(&self) -> u64 {
        self.seconds.saturating_sub(self.newest)
    }

    /// Takes in a line of the log, and the processor time used so far.
    fn take(&mut self, line: &str, seconds: u64) {
        self.seconds = self.seconds.max(seconds);
        let Some(Coverage { edges, .. }) = coverage(line) else {
            return;
        };
        let runs = line.strip_prefix('#').and_then(|rest| {
            let number = rest.split_whitespace().next()?;
            number.parse().ok()
        });
        self.runs = runs.unwrap_or(self.runs);
        // Before this line the inputs that are there are read.
        if line.contains("INITED") {
            self.first = edges;
        }
        if edges > self.last {
            (self.last, self.newest) = (edges, self.seconds);
        }
    }
}

/// Runs a fuzzer until so many seconds of its processor time have brought no new edge.
///
/// # Errors
/// If it cannot be started.
pub(super) fn until_quiet(command: &mut Command, seconds: u32) -> Result<Ended> {
    let mut child = command
        .stderr(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .context("cannot run the fuzzer")?;
    let lines = lines_of(&mut child);
    let (mut search, mut shown) = (Search::default(), Vec::new());
    loop {
        match lines.recv_timeout(Duration::from_secs(1)) {
            Ok(line) => {
                search.take(&line, processor_seconds(child.id()));
                shown.push(line);
                if shown.len() > 2 * SHOWN {
                    shown.drain(..SHOWN);
                }
            }
            Err(RecvTimeoutError::Timeout) => search.take("", processor_seconds(child.id())),
            Err(RecvTimeoutError::Disconnected) => {
                child.wait()?;
                return Ok(Ended::Failed(shown.join("\n")));
            }
        }
        if search.first > 0 && search.quiet_for() >= u64::from(seconds) {
            child.kill()?;
            child.wait()?;
            return Ok(Ended::Quiet(search));
        }
    }
}

/// The lines that the fuzzer writes while it runs.
fn lines_of(child: &mut Child) -> Receiver<String> {
    let (sender, lines) = channel();
    if let Some(log) = child.stderr.take() {
        thread::spawn(move || {
            let log = BufReader::new(log).split(b'\n').map_while(Result::ok);
            for line in log {
                let line = String::from_utf8_lossy(&line).into_owned();
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
    }
    lines
}

/// The processor time that a process has used; 0 if it is gone.
fn processor_seconds(process: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    ticks(&stat).unwrap_or(0) / TICKS
}

/// The fields 14 and 15 of `/proc/PID/stat`; the second is the name, which may hold anything.
fn ticks(stat: &str) -> Option<u64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let (user, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(user + system)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_is_quiet_since_its_last_new_edge() {
        let mut search = Search::default();
        search.take("#12 INITED cov: 7 ft: 9 corp: 1/1b", 3);
        search.take("#40\tNEW    cov: 8 ft: 12 corp: 2/3b", 10);
        search.take("#50\tREDUCE cov: 8 ft: 12 corp: 2/2b", 60);
        search.take("", 90);
        let expected = Search {
            first: 7,
            last: 8,
            runs: 50,
            seconds: 90,
            newest: 10,
        };
        assert_eq!(search, expected);
        assert_eq!(search.quiet_for(), 80);
    }

    #[test]
    fn processor_time_is_read_behind_the_name() {
        let stat = "7 (a ) b) S 1 7 7 0 -1 4194560 1 0 0 0 250 40 0 0 24 4 1 0 5";
        assert_eq!(ticks(stat), Some(290));
        assert_eq!(ticks(""), None);
    }

    #[test]
    fn a_fuzzer_that_ends_by_itself_has_failed() {
        let mut command = Command::new("sh");
        command.args(["-c", "echo '#1 INITED cov: 1 ft: 1' >&2; echo found >&2"]);
        let ended = until_quiet(&mut command, 600).unwrap();
        assert!(matches!(ended, Ended::Failed(log) if log.contains("found")));
    }
}
