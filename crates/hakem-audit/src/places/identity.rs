//! Which file it is, whatever it is called.

use std::path::{Path, PathBuf};

/// What two names have in common when they are names of one file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Identity {
    /// The number of a file on its device.
    #[cfg(unix)]
    Node(u64, u64),
    /// The full name, without links; also of what is not there yet.
    Name(PathBuf),
}

impl Identity {
    /// Of the file under this name; links are followed.
    pub(super) fn of(path: &Path) -> Identity {
        Identity::of_what_is_there(path).unwrap_or_else(|| Identity::Name(full_name(path)))
    }

    #[cfg(unix)]
    fn of_what_is_there(path: &Path) -> Option<Identity> {
        path.metadata().ok().map(|there| Identity::node(&there))
    }

    /// Of a file that is open.
    #[cfg(unix)]
    pub(super) fn node(there: &std::fs::Metadata) -> Identity {
        use std::os::unix::fs::MetadataExt;
        Identity::Node(there.dev(), there.ino())
    }

    #[cfg(not(unix))]
    fn of_what_is_there(path: &Path) -> Option<Identity> {
        path.canonicalize().ok().map(Identity::Name)
    }
}

/// The name in its folder, by the full name of the folder.
fn full_name(path: &Path) -> PathBuf {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    match (folder.canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf()),
    }
}
