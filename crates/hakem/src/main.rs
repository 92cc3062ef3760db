//! The command line of Hakem; everything is in the library.

use std::process::ExitCode;

/// Games are read and judged with many short-lived texts.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    hakem::main().into()
}
