//! This program in front of the compiler: only our own crates are instrumented.
//!
//! Edges of the libraries beneath would drown ours, and slow every run down.

use std::{
    env,
    ffi::OsStr,
    process::{Command, ExitCode},
};

use anyhow::{Context, Result};

/// Set while cargo calls this program in front of the compiler.
pub(super) const ASKED: &str = "HAKEM_XTASK_INSTRUMENTS";

/// What the compiler is told for our own crates.
const COVERAGE: [&str; 5] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

/// Compiles what cargo asks for, if this program was called for that.
pub(crate) fn compile() -> Option<Result<ExitCode>> {
    env::var_os(ASKED)?;
    let mut arguments = env::args_os().skip(1);
    let compiler = arguments.next()?;
    let arguments: Vec<_> = arguments.collect();
    let mut command = Command::new(compiler);
    command.args(&arguments);
    let package = env::var("CARGO_PKG_NAME").unwrap_or_default();
    if name(&arguments).is_some_and(|name| is_ours(&package, name)) {
        command.args(COVERAGE);
    }
    let status = command.status().context("cannot run the compiler");
    Some(status.map(|status| {
        let code = status.code().and_then(|code| u8::try_from(code).ok());
        ExitCode::from(code.unwrap_or(1))
    }))
}

/// The name of the crate that is compiled.
fn name<A: AsRef<OsStr>>(arguments: &[A]) -> Option<&str> {
    let mut rest = arguments.iter();
    rest.find(|argument| argument.as_ref() == "--crate-name")?;
    rest.next()?.as_ref().to_str()
}

/// Whether a crate is part of one of our packages, and no program that is run while building.
fn is_ours(package: &str, name: &str) -> bool {
    (package == "hakem" || package.starts_with("hakem-")) && !name.starts_with("build_script")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_crates_are_instrumented() {
        let arguments = ["--crate-name", "hakem_score", "--edition=2024"];
        assert_eq!(name(&arguments), Some("hakem_score"));
        assert_eq!(name(&["-vV"]), None);
        assert!(is_ours("hakem-score", "hakem_score") && is_ours("hakem-fuzz", "pgn"));
        assert!(!is_ours("log", "log") && !is_ours("hakem", "build_script_build"));
    }
}
