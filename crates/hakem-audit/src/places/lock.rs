//! A file that says that somebody writes the file beside it. The lock on it is the operating
//! system's: it ends with the process, however that ends.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::fault::{AuditFault, WriteFault};

/// A lock that is held; the file goes with it.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    _file: File,
}

/// How often a lock is asked for whose file was removed in that moment.
const TIMES: usize = 100;

impl Lock {
    /// Takes the lock at `path` for the output that was asked for as `output`.
    pub(super) fn take(output: &Path, path: PathBuf) -> Result<Lock, AuditFault> {
        let busy = || AuditFault::Busy {
            path: output.to_path_buf(),
        };
        for _ in 0..TIMES {
            let opened = OpenOptions::new()
                .write(true)
                .create(true)
                .truncate(false)
                .open(&path);
            // Whoever asked knows the file by the name it will have.
            let file = opened.map_err(|error| WriteFault::of(output, &error))?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Err(busy()),
                // Where the file system knows no locks, nobody can be kept out.
                Ok(()) | Err(TryLockError::Error(_)) => {}
            }
            if is_at(&file, &path) {
                return Ok(Lock { path, _file: file });
            }
        }
        Err(busy())
    }
}

/// Whether the open file is still the one under this name: who held the lock before may have removed
/// it after it was opened.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use super::identity::Identity;
    file.metadata()
        .is_ok_and(|open| Identity::node(&open) == Identity::of(path))
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Only its holder removes it, and before letting go. Where that fails it lies there, locked by
        // nobody.
        let _ = fs::remove_file(&self.path);
    }
}
