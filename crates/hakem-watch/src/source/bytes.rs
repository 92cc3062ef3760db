//! Reading a file, and no more of it than is bearable.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::time::SystemTime;

use super::{MOST_BYTES, SourceFault};

/// What the system says of a file without reading it. A change may leave it as it is; where it
/// differs, there has been one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    length: u64,
    modified: Option<SystemTime>,
    /// A file that was put in the place of another has another number.
    number: u64,
}

impl Stamp {
    /// The stamp of a file; `None` where it is not there, or is none.
    pub(super) fn of(path: &Path) -> Option<Stamp> {
        let told = std::fs::metadata(path)
            .ok()
            .filter(std::fs::Metadata::is_file)?;
        #[cfg(unix)]
        let number = std::os::unix::fs::MetadataExt::ino(&told);
        #[cfg(not(unix))]
        let number = 0;
        Some(Stamp {
            length: told.len(),
            modified: told.modified().ok(),
            number,
        })
    }
}

/// The bytes of a file.
pub(super) fn of_file(path: &Path) -> Result<Vec<u8>, SourceFault> {
    // Asked before it is opened: a pipe would be waited for.
    let kind = std::fs::metadata(path).map_err(|error| fault(&error))?;
    if !kind.is_file() {
        return Err(SourceFault::NotAFile);
    }
    let file = File::open(path).map_err(|error| fault(&error))?;
    up_to_the_most(file)
}

/// All bytes that come, unless they are too many.
pub(super) fn up_to_the_most(from: impl Read) -> Result<Vec<u8>, SourceFault> {
    let mut bytes = Vec::new();
    let read = from.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    let read = read.map_err(|error| fault(&error))?;
    if u64::try_from(read).is_ok_and(|read| read <= MOST_BYTES) {
        Ok(bytes)
    } else {
        Err(SourceFault::TooLarge)
    }
}

pub(super) fn fault(error: &std::io::Error) -> SourceFault {
    // A time that is over while an answer is read comes wrapped.
    let told = error.get_ref().and_then(|own| own.downcast_ref());
    if matches!(told, Some(ureq::Error::Timeout(_))) {
        return SourceFault::Slow;
    }
    match error.kind() {
        ErrorKind::NotFound => SourceFault::NotThere,
        ErrorKind::TimedOut => SourceFault::Slow,
        _ => SourceFault::NotReadable {
            why: error.to_string(),
        },
    }
}
