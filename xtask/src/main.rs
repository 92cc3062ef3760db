//! House keeping for Hakem: `cargo xtask COMMAND`.
//!
//! Checks what a compiler cannot: that every provision of the Laws has its place, that the pure
//! crates stay pure, that every requirement has its test, that both languages say the same things.

mod architecture;
mod cargo;
mod coverage;
mod deps;
mod docs;
mod fuzz;
mod laws;
mod problem;
mod source;
#[cfg(test)]
mod tree;

use std::{env, path::PathBuf, process::ExitCode};

use anyhow::{Context, Result, bail};

use crate::problem::Problem;

const HELP: &str = "\
cargo xtask COMMAND [OPTIONS]

  laws [--write]       check laws.toml against code and cases; --write makes LAWS.md anew
  architecture         check the invariants of ARCHITECTURE.md
  coverage [--quiet]   which test covers which requirement; fails if one has none
  deps                 licences, duplicate versions and sources of what we depend on
  docs                 build the documentation, warnings are errors
  fuzz [--seconds N | --until-quiet N] [--target NAME] [--keep]
                       build and run the fuzz targets; with --until-quiet until N seconds of
                       processor time have brought no new edge; --keep minimises what was found
                       into the kept corpus
  help                 this text

  --root DIR           work on another checkout
";

fn main() -> ExitCode {
    match fuzz::compile() {
        Some(Ok(code)) => return code,
        Some(Err(error)) => {
            eprintln!("xtask: {error:#}");
            return ExitCode::from(2);
        }
        None => {}
    }
    match run(env::args().skip(1).collect()) {
        Ok(problems) if problems.is_empty() => ExitCode::SUCCESS,
        Ok(problems) => {
            for problem in &problems {
                eprintln!("{problem}");
            }
            eprintln!("{} problem(s)", problems.len());
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(args: Vec<String>) -> Result<Vec<Problem>> {
    let mut args = Args(args);
    let root = match args.value("--root")? {
        Some(root) => PathBuf::from(root),
        None => own_root()?,
    };
    let command = args.command();
    let problems = match command.as_deref() {
        Some("laws") => {
            let mode = if args.flag("--write") {
                laws::Page::Write
            } else {
                laws::Page::Verify
            };
            laws::run(&root, mode)?
        }
        Some("architecture") => architecture::run(&root)?,
        Some("coverage") => {
            let show = if args.flag("--quiet") {
                coverage::Show::Summary
            } else {
                coverage::Show::All
            };
            coverage::run(&root, show)?
        }
        Some("deps") => deps::run(&root)?,
        Some("docs") => docs::run(&root)?,
        Some("fuzz") => fuzz::run(&root, &fuzz_options(&mut args)?)?,
        Some("help" | "--help" | "-h") | None => {
            print!("{HELP}");
            Vec::new()
        }
        Some(other) => bail!("unknown command `{other}`; `cargo xtask help` lists them"),
    };
    args.finish()?;
    Ok(problems)
}

fn fuzz_options(args: &mut Args) -> Result<fuzz::Options> {
    let number = |name: &str, text: Option<String>| {
        text.map(|text| text.parse::<u32>())
            .transpose()
            .with_context(|| format!("{name} wants a whole number"))
    };
    let seconds = number("--seconds", args.value("--seconds")?)?;
    let quiet = number("--until-quiet", args.value("--until-quiet")?)?;
    Ok(fuzz::Options {
        length: match (seconds, quiet) {
            (Some(_), Some(_)) => bail!("either --seconds or --until-quiet"),
            (_, Some(quiet)) => fuzz::Length::UntilQuiet(quiet),
            (seconds, None) => fuzz::Length::Seconds(seconds.unwrap_or(10)),
        },
        target: args.value("--target")?,
        found: if args.flag("--keep") {
            fuzz::Found::Keep
        } else {
            fuzz::Found::Drop
        },
    })
}

/// The checkout that this binary was built in.
fn own_root() -> Result<PathBuf> {
    let own = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    own.parent()
        .map(PathBuf::from)
        .context("xtask does not stand inside a workspace")
}

/// The arguments not yet understood.
struct Args(Vec<String>);

impl Args {
    /// Takes the first argument that is no option.
    fn command(&mut self) -> Option<String> {
        if self.0.is_empty() {
            None
        } else {
            Some(self.0.remove(0))
        }
    }

    /// Takes the option `name`, if it is there.
    fn flag(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|arg| arg != name);
        self.0.len() < before
    }

    /// Takes the option `name` and what follows it.
    fn value(&mut self, name: &str) -> Result<Option<String>> {
        let Some(at) = self.0.iter().position(|arg| arg == name) else {
            return Ok(None);
        };
        if at + 1 >= self.0.len() {
            bail!("{name} wants a value");
        }
        self.0.remove(at);
        Ok(Some(self.0.remove(at)))
    }

    /// Refuses what nobody took.
    fn finish(self) -> Result<()> {
        match self.0.first() {
            None => Ok(()),
            Some(arg) => bail!("unknown option `{arg}`; `cargo xtask help` lists them"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(texts: &[&str]) -> Args {
        Args(texts.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn options_may_stand_in_any_order() {
        let mut args = args(&["fuzz", "--keep", "--seconds", "3"]);
        assert_eq!(args.value("--seconds").unwrap().as_deref(), Some("3"));
        assert_eq!(args.command().as_deref(), Some("fuzz"));
        assert!(args.flag("--keep"));
        assert!(args.finish().is_ok());
    }

    #[test]
    fn what_nobody_knows_is_refused() {
        assert!(args(&["--sekonds"]).finish().is_err());
        assert!(args(&["--seconds"]).value("--seconds").is_err());
        assert!(run(vec!["nonsense".into()]).is_err());
    }
}
