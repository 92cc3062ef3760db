//! Files and folders that only their owner may read: cases hold names, and the key opens the desk.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Makes a folder, and those above it, for their owner alone (0700 on Unix). One that is there stays
/// as it is.
///
/// # Errors
/// [`io::Error`] where it cannot be made.
pub fn folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// How a file is opened to be written by its owner alone (0600 on Unix); made, where it is not
/// there.
#[must_use]
pub fn opening() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes a file of SQLite for its owner alone, and takes from others what an older program has let
/// them read of it: the file, its log and its index. What SQLite makes beside it later is as private
/// as the file.
///
/// # Errors
/// [`io::Error`] where the file can neither be made nor opened.
pub fn database(file: &Path) -> io::Result<()> {
    opening().truncate(false).open(file)?;
    for ending in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(ending);
        if let Err(error) = close_to_others(&PathBuf::from(name)) {
            // Another's file can be used all the same, if he lets us.
            tracing::warn!(%error, "others may be able to read the cases");
        }
    }
    Ok(())
}

/// Takes every right from all but the owner; a file that is not there needs nothing.
#[cfg(unix)]
fn close_to_others(file: &Path) -> io::Result<()> {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt;

    let mode = match std::fs::metadata(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        told => told?.permissions().mode(),
    };
    if mode & 0o077 == 0 {
        return Ok(());
    }
    std::fs::set_permissions(file, Permissions::from_mode(mode & 0o700))
}

/// Elsewhere a file has the rights of its folder.
#[cfg(not(unix))]
fn close_to_others(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;
    use crate::store::Store;

    fn mode(path: &Path) -> u32 {
        std::fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn cases_are_for_their_owner_alone() {
        let room = tempfile::tempdir().unwrap();
        let folder = room.path().join("made").join("here");
        let file = folder.join("desk.sqlite");
        let store = Store::open(&file).unwrap();
        let copy = room.path().join("copy.sqlite");
        Store::back_up(&file, &copy).unwrap();
        assert_eq!(
            (mode(&folder), mode(&room.path().join("made"))),
            (0o700, 0o700)
        );
        for name in ["desk.sqlite", "desk.sqlite-wal", "desk.sqlite-shm"] {
            assert_eq!(mode(&folder.join(name)), 0o600, "{name}");
        }
        assert_eq!(mode(&copy), 0o600);
        drop(store);
    }

    #[test]
    fn a_file_that_others_could_read_is_closed_to_them() {
        let room = tempfile::tempdir().unwrap();
        let file = room.path().join("desk.sqlite");
        std::fs::write(&file, b"").unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
        let store = Store::open(&file).unwrap();
        assert_eq!(mode(&file), 0o600);
        drop(store);
    }
}
