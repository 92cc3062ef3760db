//! Hakem with SQL and on clusters; everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    hakem_cluster::main().into()
}
