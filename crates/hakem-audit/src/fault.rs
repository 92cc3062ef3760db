//! Why an audit cannot be done, or not to its end.

use std::path::{Path, PathBuf};

use parquet::errors::ParquetError;

use crate::row::CarriedFault;

/// Why an audit cannot be done, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AuditFault {
    /// A file cannot be written.
    #[error(transparent)]
    Write(#[from] WriteFault),
    /// What was left for going on comes from another audit: other inputs, options or version.
    #[error("{path} was left by another audit")]
    OtherAudit {
        /// The checkpoint.
        path: PathBuf,
    },
    /// What is to be written would take the place of an input.
    #[error("{path} is written over the input {input}")]
    OutputIsInput {
        /// What is to be written.
        path: PathBuf,
        /// The input.
        input: String,
        /// How it came to be one.
        found: Found,
    },
    /// Two outputs are one file.
    #[error("{path} and {other} are one file")]
    OneOutputTwice {
        /// The one.
        path: PathBuf,
        /// The other.
        other: PathBuf,
    },
    /// Where something is to be written is a device, a pipe or the like.
    #[error("{path} is no file")]
    OutputNotAFile {
        /// What is to be written.
        path: PathBuf,
    },
    /// Another audit writes this file now.
    #[error("{path} is being written by another audit")]
    Busy {
        /// What is to be written.
        path: PathBuf,
    },
    /// A name cannot be carried over to the rows.
    #[error(transparent)]
    Carried(#[from] CarriedFault),
    /// Only files can be judged elsewhere.
    #[error("{name} is no file, and only files can be judged elsewhere")]
    NotAFile {
        /// The input.
        name: String,
    },
    /// Those who were to judge did not.
    #[error("the games could not be judged elsewhere: {why}")]
    Elsewhere {
        /// Why.
        why: String,
    },
    /// To go on needs an output, beside which it is noted how far an audit has come.
    #[error("without an output there is nothing to go on with")]
    NothingToResume,
}

/// How a file came to be an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// It was named.
    Named,
    /// It lies in a folder that was named.
    InAFolder,
}

/// A file that cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{path}: {why}")]
pub struct WriteFault {
    /// The file.
    pub path: PathBuf,
    /// What the operating system says.
    pub why: String,
    /// The kind of fault that it is for the operating system, if it comes from there.
    pub kind: Option<std::io::ErrorKind>,
    /// The number that it gives to this, where it has one.
    pub number: Option<i32>,
}

impl WriteFault {
    pub(crate) fn of(path: &Path, error: &std::io::Error) -> WriteFault {
        WriteFault {
            kind: Some(error.kind()),
            number: error.raw_os_error(),
            ..WriteFault::told(path, error)
        }
    }

    /// What the library of Parquet files tells; where it only passes on a fault of the operating
    /// system, that one.
    pub(crate) fn of_parquet(path: &Path, error: &ParquetError) -> WriteFault {
        let passed_on = match error {
            ParquetError::External(inner) => inner.downcast_ref::<std::io::Error>(),
            _ => None,
        };
        match passed_on {
            Some(inner) => WriteFault::of(path, inner),
            None => WriteFault::told(path, error),
        }
    }

    pub(crate) fn told(path: &Path, error: &dyn std::fmt::Display) -> WriteFault {
        WriteFault {
            path: path.to_path_buf(),
            why: error.to_string(),
            kind: None,
            number: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn a_full_disk_is_told_as_such_by_whatever_library_was_writing() {
        let full = || io::Error::from(io::ErrorKind::StorageFull);
        let path = Path::new("rows.parquet");
        let told = WriteFault::of_parquet(path, &ParquetError::from(full()));
        assert_eq!(told, WriteFault::of(path, &full()));
        let other = WriteFault::of_parquet(path, &ParquetError::General("why".to_owned()));
        assert_eq!(other.kind, None);
        assert!(other.why.contains("why"), "{}", other.why);
    }
}
