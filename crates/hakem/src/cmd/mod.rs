//! The work behind each command.

pub(crate) mod audit;
pub(crate) mod claim;
pub(crate) mod cluster;
pub(crate) mod judge;
pub(crate) mod laws;
pub(crate) mod manual;
pub(crate) mod position;
pub(crate) mod prove;
pub(crate) mod rule;
pub(crate) mod serve;
pub(crate) mod signature;
pub(crate) mod watch;
pub(crate) mod winnable;

use std::io::{self, Write};

use hakem_words::document::{self, Document, Style};

use crate::fault::Fault;
use crate::input::InputFault;
use crate::layout::{Colour, WIDTH};
use crate::words::Words;

/// Whom a command talks to, and how.
pub struct Talk<'a> {
    /// The language.
    pub words: Words,
    /// Whether colour may be added to text for people.
    pub colour: Colour,
    /// Results, each of them written by one call.
    pub output: &'a mut (dyn Write + Send),
    /// Diagnostics.
    pub errors: &'a mut dyn Write,
}

impl Talk<'_> {
    /// A page as text: 80 columns, colour only as an addition.
    pub(crate) fn page(&self, page: &Document) -> String {
        let colour = match self.colour {
            Colour::Never => document::Colour::Plain,
            Colour::Terminal => document::Colour::Ansi,
        };
        document::text(
            page,
            &Style {
                width: WIDTH,
                colour,
                ..Style::default()
            },
            self.words.lang,
        )
    }

    /// Tells of something that cannot be used.
    pub fn tell(&mut self, fault: &Fault) {
        // Where diagnostics cannot be written, nobody is there to be told.
        let _ = writeln!(self.errors, "{}", fault.message(self.words));
    }
}

/// Why a command stops before its end.
#[derive(Debug, thiserror::Error)]
pub enum Stop {
    /// The input or the command line cannot be used.
    #[error("the input cannot be used: {0:?}")]
    Unusable(Fault),
    /// The results cannot be written.
    #[error("the results cannot be written: {0}")]
    Output(#[from] io::Error),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Unusable(fault)
    }
}

impl From<InputFault> for Stop {
    fn from(fault: InputFault) -> Stop {
        Stop::Unusable(fault.into())
    }
}
