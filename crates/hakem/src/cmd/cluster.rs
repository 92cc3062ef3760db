//! `hakem cluster`, and whatever else a cluster does: a program of its own does the work.
//!
//! What it stands on is ten times as much as all the rest of Hakem, so it is built and installed
//! apart. It takes the same command line.

use std::env;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::Command;

use super::Stop;
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};

/// The name of the program.
const PROGRAM: &str = "hakem-cluster";

/// Hands the whole command line over to the program beside this one, else on the search path.
pub(crate) fn hand_over(arguments: &[OsString]) -> Result<Exit, Stop> {
    let mut command = Command::new(beside().unwrap_or_else(|| PROGRAM.into()));
    let trouble = match run(command.args(arguments)) {
        Ok(exit) => return Ok(exit),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Trouble::NoClusterProgram,
        Err(error) => Trouble::CannotStart {
            why: error.to_string(),
        },
    };
    Err(Fault::of_source(PROGRAM.to_owned(), trouble).into())
}

/// The program in the folder of this one, if it is there.
fn beside() -> Option<PathBuf> {
    let own = env::current_exe().ok()?;
    let name = format!("{PROGRAM}{}", env::consts::EXE_SUFFIX);
    Some(own.with_file_name(name)).filter(|path| path.is_file())
}

/// The program takes the place of this one, so that every signal reaches it.
#[cfg(unix)]
fn run(command: &mut Command) -> io::Result<Exit> {
    use std::os::unix::process::CommandExt;
    Err(command.exec())
}

#[cfg(not(unix))]
fn run(command: &mut Command) -> io::Result<Exit> {
    let status = command.status()?;
    Ok(match status.code() {
        Some(0) => Exit::Done,
        Some(1) => Exit::AtOdds,
        Some(2) => Exit::Unusable,
        _ => Exit::Interrupted,
    })
}
