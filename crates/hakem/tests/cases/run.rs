//! Runs the binary on one case.

use crate::assertion::{self, Assertion, Operator, Output, literal};
use crate::format::Case;
use std::path::PathBuf;
use std::time::Duration;

/// A command that has not answered by then hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// `None` where everything holds, else the first assertion that does not.
pub(crate) fn failure(case: &Case) -> Option<String> {
    let output = match output(case) {
        Ok(output) => output,
        Err(why) => return Some(why),
    };
    let zero = [Assertion::One {
        path: "exit".to_owned(),
        every: false,
        operator: Operator::Is,
        value: 0.into(),
    }];
    let unless = if speaks_of_exit(&case.expect) {
        &zero[..0]
    } else {
        &zero[..]
    };
    let fault = unless
        .iter()
        .chain(&case.expect)
        .find_map(|assertion| assertion::fault(assertion, &output))?;
    let said = output.stderr.lines().next().unwrap_or_default();
    Some(if said.is_empty() {
        fault
    } else {
        format!("{fault} ({said})")
    })
}

fn speaks_of_exit(assertions: &[Assertion]) -> bool {
    assertions.iter().any(|assertion| match assertion {
        Assertion::One { path, .. } => path == "exit",
        Assertion::Either(readings) => readings.iter().any(|reading| speaks_of_exit(reading)),
    })
}

fn output(case: &Case) -> Result<Output, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_hakem"));
    let file: Option<PathBuf> = case
        .input
        .as_ref()
        .map(|(name, _)| folder.path().join(name));
    if let (Some(path), Some((_, content))) = (&file, &case.input) {
        std::fs::write(path, content).map_err(|error| error.to_string())?;
    }
    let mut words = case.command.iter();
    command.args(words.next());
    if case.json {
        command.arg("--json");
    }
    command.args(words).args(&case.last).args(&file);
    command
        .env("LC_ALL", "C.UTF-8")
        .current_dir(folder.path())
        .timeout(PATIENCE);
    let run = command
        .output()
        .map_err(|error| format!("cannot be run: {error}"))?;
    let stdout = String::from_utf8_lossy(&run.stdout).into_owned();
    let lines = stdout
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(literal)
        .collect();
    let stderr = String::from_utf8_lossy(&run.stderr).into_owned();
    Ok(Output {
        exit: run.status.code(),
        stdout,
        stderr,
        lines,
    })
}
