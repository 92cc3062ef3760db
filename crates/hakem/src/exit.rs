//! How the program ends.

use std::process::ExitCode;

/// The exit codes that scripts may rely on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Exit {
    /// Everything was done.
    Done,
    /// Done, and with `--check` something is at odds with the Laws or with the record.
    AtOdds,
    /// The input or the command line could not be used.
    Unusable,
    /// Interrupted; everything finished so far has been written out.
    Interrupted,
}

impl Exit {
    /// The number given to the shell.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Exit::Done => 0,
            Exit::AtOdds => 1,
            Exit::Unusable => 2,
            Exit::Interrupted => 130,
        }
    }

    /// The worse of two ends: input that could not be used outweighs what was found in the rest.
    #[must_use]
    pub fn and(self, other: Exit) -> Exit {
        self.max(other)
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit.code())
    }
}
