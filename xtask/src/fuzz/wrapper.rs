//! This program in front of the compiler: only our own crates are instrumented.
//!
//! Edges of the libraries beneath would drown ours, and slow every run down.

use std::{
    env,
    ffi::OsStr,
    process::{Command, ExitCode},
};

use anyhow::{Context, Result};

/// Set while cargo calls this program in front of the compiler; names the [`Counted`] crates.
pub(super) const ASKED: &str = "HAKEM_XTASK_INSTRUMENTS";

/// Whose edges count in a target.
///
/// The prover searches through positions, and what it comes across there would never end. So it
/// counts, with the verifier, in targets of its own, and not wherever a record leads to a question
/// for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// All our crates but the prover and the verifier.
    Records,
    /// The prover and the verifier.
    Prover,
}

impl Counted {
    /// Those of a target.
    pub(super) fn of(target: &str) -> Counted {
        match target {
            "prover" | "verify" => Counted::Prover,
            _ => Counted::Records,
        }
    }

    /// The package of the targets, and the value of [`ASKED`].
    pub(super) const fn package(self) -> &'static str {
        match self {
            Counted::Records => "hakem-fuzz",
            Counted::Prover => "hakem-fuzz-prover",
        }
    }
}

/// What the compiler is told for our own crates.
///
/// Comparisons are not traced: that would take more than half of the time, and what is compared with
/// stands in the dictionary.
const COVERAGE: [&str; 4] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
];

/// Compiles what cargo asks for, if this program was called for that.
pub(crate) fn compile() -> Option<Result<ExitCode>> {
    let asked = env::var(ASKED).ok()?;
    let counted = if asked == Counted::Prover.package() {
        Counted::Prover
    } else {
        Counted::Records
    };
    let mut arguments = env::args_os().skip(1);
    let compiler = arguments.next()?;
    let arguments: Vec<_> = arguments.collect();
    let mut command = Command::new(compiler);
    command.args(&arguments);
    let package = env::var("CARGO_PKG_NAME").unwrap_or_default();
    if name(&arguments).is_some_and(|name| counts(counted, &package, name)) {
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

/// Whether a crate is part of one of the packages that count, and no program run while building.
fn counts(counted: Counted, package: &str, name: &str) -> bool {
    let ours = package == "hakem" || package.starts_with("hakem-");
    let of_prover = ["hakem-prover", "hakem-verify", Counted::Prover.package()].contains(&package);
    let asked = of_prover == (counted == Counted::Prover);
    ours && asked && !name.starts_with("build_script")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_crates_are_instrumented() {
        let arguments = ["--crate-name", "hakem_score", "--edition=2024"];
        assert_eq!(name(&arguments), Some("hakem_score"));
        assert_eq!(name(&["-vV"]), None);
        let records = |package, name| counts(Counted::Records, package, name);
        assert!(records("hakem-score", "hakem_score") && records("hakem-fuzz", "pgn"));
        assert!(!records("log", "log") && !records("hakem", "build_script_build"));
        assert!(!records("mutation", "mutation"));
    }

    #[test]
    fn the_prover_counts_in_its_own_targets_alone() {
        for (package, name) in [
            ("hakem-prover", "hakem_prover"),
            ("hakem-verify", "hakem_verify"),
        ] {
            assert!(counts(Counted::of("prover"), package, name));
            assert!(!counts(Counted::of("log"), package, name));
        }
        assert!(!counts(Counted::of("verify"), "hakem-laws", "hakem_laws"));
    }
}
