//! Where bytes come from: files and standard input, plain or compressed.

mod archive;
mod fault;
mod files;
mod frames;
mod table;
mod text;
mod types;
mod unpack;

use std::io::{self, IsTerminal, Read};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

pub use self::fault::{InputFault, InputTrouble};
pub(crate) use self::files::{Listing, Outputs, list, would_be_found};
pub use self::files::{Skipped, all_files};
pub use self::table::{Rows, Table};
pub use self::text::Text;
use self::text::{Found, look, open_file};
pub(crate) use self::types::types;

/// Where input comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Standard input.
    Stdin,
    /// A file.
    File(PathBuf),
    /// Something that comes with the program, under this name.
    BuiltIn(&'static str, &'static [u8]),
}

impl Source {
    /// The source that an argument of the command line names: `-` is standard input.
    #[must_use]
    pub fn of_argument(argument: &Path) -> Source {
        if argument.as_os_str() == "-" {
            Source::Stdin
        } else {
            Source::File(argument.to_path_buf())
        }
    }

    /// The sources of several arguments; none at all is standard input.
    #[must_use]
    pub fn of_arguments(arguments: &[PathBuf]) -> Vec<Source> {
        if arguments.is_empty() {
            return vec![Source::Stdin];
        }
        arguments
            .iter()
            .map(|argument| Source::of_argument(argument))
            .collect()
    }

    /// The name in results and messages; `-` for standard input.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Source::Stdin => "-".to_owned(),
            Source::File(path) => path.display().to_string(),
            Source::BuiltIn(name, _) => (*name).to_owned(),
        }
    }

    /// Whether somebody has to type the input.
    #[must_use]
    pub fn is_typed(&self) -> bool {
        *self == Source::Stdin && io::stdin().is_terminal()
    }

    /// How many bytes are to be read, where that is known: the measure of progress.
    #[must_use]
    pub fn size(&self) -> Option<u64> {
        match self {
            Source::Stdin => None,
            Source::File(path) => path
                .metadata()
                .ok()
                .filter(std::fs::Metadata::is_file)
                .map(|m| m.len()),
            Source::BuiltIn(_, bytes) => u64::try_from(bytes.len()).ok(),
        }
    }

    /// Opens the source for reading its text. Compressed content is unpacked on the way.
    ///
    /// # Errors
    /// [`InputFault`] where there is no such file, it is a directory or cannot be read, or its
    /// content is empty or no text.
    pub fn open(&self) -> Result<Text, InputFault> {
        match self.open_any()? {
            Opened::Text(text) => Ok(text),
            Opened::Table(_) => Err(self.fault(InputTrouble::OtherKind { kind: "Parquet" })),
        }
    }

    /// Opens the source, whatever of the known kinds it is.
    ///
    /// # Errors
    /// As [`Source::open`].
    pub fn open_any(&self) -> Result<Opened, InputFault> {
        self.open_on(NonZeroUsize::MIN)
    }

    /// As [`Source::open_any`]; an archive that consists of several frames is unpacked on up to so
    /// many threads, if more than one.
    ///
    /// # Errors
    /// As [`Source::open`].
    pub fn open_on(&self, threads: NonZeroUsize) -> Result<Opened, InputFault> {
        let raw: Box<dyn Read + Send> = match self {
            Source::Stdin => Box::new(io::stdin()),
            Source::File(path) => Box::new(open_file(path).map_err(|trouble| self.fault(trouble))?),
            Source::BuiltIn(_, bytes) => Box::new(*bytes),
        };
        match (
            look(raw, threads).map_err(|trouble| self.fault(trouble))?,
            self,
        ) {
            (Found::Text(text), _) => Ok(Opened::Text(text)),
            (Found::Table, Source::File(path)) => Ok(Opened::Table(path.clone())),
            // A table is read from its end, so it must be a file.
            (Found::Table, _) => Err(self.fault(InputTrouble::PipedParquet)),
        }
    }

    /// Reads the whole text, at most `limit` bytes.
    ///
    /// # Errors
    /// As [`Source::open`], and where reading breaks off or the text is longer.
    pub fn read_whole(&self, limit: u64) -> Result<Vec<u8>, InputFault> {
        let mut text = self.open()?;
        let mut bytes = Vec::new();
        let read = text
            .by_ref()
            .take(limit.saturating_add(1))
            .read_to_end(&mut bytes);
        if let Err(error) = read {
            return Err(self.fault(text.trouble(&error)));
        }
        if u64::try_from(bytes.len()).is_ok_and(|length| length > limit) {
            return Err(self.fault(InputTrouble::TooLong {
                megabytes: limit >> 20,
            }));
        }
        Ok(bytes)
    }

    /// A fault of this source.
    #[must_use]
    pub fn fault(&self, trouble: InputTrouble) -> InputFault {
        InputFault::of(self.name(), trouble)
    }
}

/// An opened source.
#[derive(Debug)]
pub enum Opened {
    /// Text, unpacked.
    Text(Text),
    /// A Parquet file, by its path; [`Table`] reads it.
    Table(PathBuf),
}
