//! The command line of Hakem; everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    hakem::main().into()
}
