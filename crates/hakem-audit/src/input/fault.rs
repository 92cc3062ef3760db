//! Input that cannot be used: what is wrong with it, and where.

use serde::{Deserialize, Serialize};

use crate::elsewhere::wire;
use crate::row::Code;

/// What is wrong with an input.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[non_exhaustive]
pub enum InputTrouble {
    /// There is no such file.
    #[error("there is no such file")]
    NoSuchFile,
    /// The file may not be read.
    #[error("the file may not be read")]
    NotPermitted,
    /// It is a directory, where a file is needed.
    #[error("a directory is no file of games")]
    IsADirectory,
    /// Reading failed.
    #[error("reading failed: {why}")]
    CannotRead {
        /// What the operating system says.
        why: String,
        /// The number that it gives to this, where it has one.
        number: Option<i32>,
    },
    /// Nothing is in it.
    #[error("nothing is in it")]
    Empty,
    /// It is no text.
    #[error("it is no text")]
    Binary,
    /// It is a file of a kind that is not read here.
    #[error("a file of the kind {kind} is not read here")]
    OtherKind {
        /// The kind.
        #[serde(with = "wire::word")]
        kind: Code,
    },
    /// The archive ends too early.
    #[error("the {packing} archive ends too early")]
    TruncatedArchive {
        /// How it was compressed.
        #[serde(with = "wire::word")]
        packing: Code,
    },
    /// The archive is damaged.
    #[error("the {packing} archive is damaged")]
    DamagedArchive {
        /// How it was compressed.
        #[serde(with = "wire::word")]
        packing: Code,
    },
    /// It is longer than can be taken.
    #[error("it is longer than {megabytes} MB")]
    TooLong {
        /// The greatest number of megabytes.
        megabytes: u64,
    },
    /// No game is in it.
    #[error("no game is in it")]
    NoGame,
    /// A directory in which there is no file of games.
    #[error("no file of games is in the directory")]
    NoFiles,
    /// A Parquet file that cannot be read.
    #[error("the Parquet file cannot be read: {why}")]
    DamagedParquet {
        /// What its reader says.
        why: String,
    },
    /// A Parquet file on standard input: it is read from its end, so it must be a file.
    #[error("a Parquet file cannot be read from standard input; name the file")]
    PipedParquet,
    /// A Parquet file whose columns are packed in a way that is not read here.
    #[error("its columns are packed with {packing}, which is not read here")]
    PackedParquet {
        /// How they are packed.
        #[serde(with = "wire::word")]
        packing: Code,
    },
    /// A Parquet file whose column of moves holds no text.
    #[error("the column {column} holds {kind} and no text")]
    MovetextNotText {
        /// The column.
        column: String,
        /// What it holds, in the terms of Arrow.
        kind: String,
    },
    /// A Parquet file without a column of move text.
    #[error("no column holds the moves; there are {columns}")]
    NoMovetext {
        /// The columns that it has.
        columns: String,
    },
}

impl InputTrouble {
    /// What the operating system says against reading.
    #[must_use]
    pub fn cannot_read(error: &std::io::Error) -> InputTrouble {
        InputTrouble::CannotRead {
            why: error.to_string(),
            number: error.raw_os_error(),
        }
    }
}

/// An input that cannot be used, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("{source_name}: {trouble}")]
pub struct InputFault {
    /// The file; `-` is standard input.
    pub source_name: String,
    /// The line, from 1, where it is known.
    pub line: Option<u64>,
    /// The column in bytes, from 1, where it is known.
    pub column: Option<u64>,
    /// What is wrong.
    pub trouble: InputTrouble,
}

impl InputFault {
    /// A fault of a whole source.
    #[must_use]
    pub fn of(source_name: String, trouble: InputTrouble) -> InputFault {
        InputFault {
            source_name,
            line: None,
            column: None,
            trouble,
        }
    }

    /// The same fault at a line.
    #[must_use]
    pub fn at_line(mut self, line: u64) -> InputFault {
        self.line = Some(line);
        self
    }

    /// The same fault at a line and column.
    #[must_use]
    pub fn at(mut self, line: u64, column: u64) -> InputFault {
        self.line = Some(line);
        self.column = Some(column);
        self
    }
}
