//! Where games come from: files, folders of them, and addresses.
//!
//! Every source is polled on a thread of its own, with bounds of time and size, so that one that is
//! slow, endless or broken never delays another.

mod allowed;
mod bytes;
mod content;
mod file;
mod folder;
mod follow;
mod settle;
#[cfg(test)]
mod tests;
mod url;

use std::path::{Path, PathBuf};

pub use self::allowed::{Allowed, Files, Refusal};
pub use self::content::NoGames;
pub(crate) use self::follow::{Follower, Look};
pub use self::settle::{Belief, Coming, Settling};

/// The most bytes of one text.
pub const MOST_BYTES: u64 = 32 << 20;

/// The most files of one folder.
pub const MOST_FILES: usize = 1_000;

/// The name of a source, for programs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceId(String);

impl SourceId {
    /// The name of what stands at a place.
    #[must_use]
    pub fn of(place: &Place) -> SourceId {
        SourceId(crate::board::digest(&[&place.name()]))
    }

    /// A name as it was told.
    #[must_use]
    pub fn named(name: &str) -> SourceId {
        SourceId(name.to_owned())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Where a source is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A PGN file.
    File(PathBuf),
    /// A folder with PGN files.
    Folder(PathBuf),
    /// An address that gives PGN.
    Url(String),
}

/// Why a source cannot be followed at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSource {
    /// There is no such file or folder.
    #[error("{path}: not there")]
    NotThere {
        /// As it was given.
        path: String,
    },
    /// It is neither a file nor a folder.
    #[error("{path}: neither file nor folder")]
    NotAFile {
        /// As it was given.
        path: String,
    },
    /// Such addresses are not read.
    #[error("{given}: neither http nor https")]
    Scheme {
        /// As it was given.
        given: String,
    },
}

impl Place {
    /// The place that a name means: an address, or a file or folder that is there.
    ///
    /// # Errors
    /// [`NoSource`] where nothing of the kind can be followed.
    pub fn find(given: &str) -> Result<Place, NoSource> {
        if let Some((scheme, _)) = given.split_once("://") {
            let known = ["http", "https"]
                .iter()
                .any(|own| scheme.eq_ignore_ascii_case(own));
            return if known && url::is_address(given) {
                Ok(Place::Url(given.to_owned()))
            } else {
                Err(NoSource::Scheme {
                    given: given.to_owned(),
                })
            };
        }
        Place::of_path(Path::new(given))
    }

    /// The place that a name means, also where nothing is there yet: then a file, which is waited
    /// for.
    ///
    /// # Errors
    /// [`NoSource`] where nothing of the kind can ever be followed.
    pub fn to_come(given: &str) -> Result<Place, NoSource> {
        match Place::find(given) {
            Err(NoSource::NotThere { .. }) => Ok(Place::File(given.into())),
            found => found,
        }
    }

    /// Whether there is anything at present; of an address nobody knows before it is asked.
    #[must_use]
    pub fn is_there(&self) -> bool {
        match self {
            Place::File(path) | Place::Folder(path) => path.exists(),
            Place::Url(_) => true,
        }
    }

    /// The kind of place, for who keeps it: `file`, `folder` or `url`.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Place::File(_) => "file",
            Place::Folder(_) => "folder",
            Place::Url(_) => "url",
        }
    }

    /// A place that was kept, whether there is anything at present or not; `None` where there is no
    /// such kind.
    #[must_use]
    pub fn kept(kind: &str, name: &str) -> Option<Place> {
        match kind {
            "file" => Some(Place::File(name.into())),
            "folder" => Some(Place::Folder(name.into())),
            "url" => Some(Place::Url(name.to_owned())),
            _ => None,
        }
    }

    fn of_path(path: &Path) -> Result<Place, NoSource> {
        let name = || path.display().to_string();
        match std::fs::metadata(path) {
            Err(_) => Err(NoSource::NotThere { path: name() }),
            Ok(kind) if kind.is_dir() => Ok(Place::Folder(path.to_owned())),
            Ok(kind) if kind.is_file() => Ok(Place::File(path.to_owned())),
            Ok(_) => Err(NoSource::NotAFile { path: name() }),
        }
    }

    /// Its name for people.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Place::File(path) | Place::Folder(path) => path.display().to_string(),
            Place::Url(address) => address.clone(),
        }
    }
}

/// Why a source cannot be read at present.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceFault {
    /// It is there no more.
    NotThere,
    /// It is not there yet: it is waited for.
    NotThereYet,
    /// It is no file any more.
    NotAFile,
    /// The system does not let it be read.
    NotReadable {
        /// In the words of the system.
        why: String,
    },
    /// It is longer than [`MOST_BYTES`].
    TooLarge,
    /// The folder has more than [`MOST_FILES`] files.
    TooManyFiles,
    /// It is empty.
    Empty,
    /// There is something else in it than games.
    NoGames {
        /// What.
        what: NoGames,
    },
    /// It does not answer in time.
    Slow,
    /// The server answers with another status.
    Status {
        /// Which.
        status: u16,
    },
    /// The server sends elsewhere, which is not followed.
    Elsewhere {
        /// Where.
        to: String,
    },
    /// The server cannot be reached.
    Network {
        /// In the words of the system.
        why: String,
    },
    /// A file of the folder cannot be read.
    OneFile {
        /// Its name.
        file: String,
        /// Why.
        why: Box<SourceFault>,
    },
}

impl SourceFault {
    /// Whether it concerns a part of the source, and the rest can be read.
    #[must_use]
    pub const fn is_of_a_part(&self) -> bool {
        matches!(self, SourceFault::OneFile { .. })
    }
}
