//! Which sources may be added while the program runs.
//!
//! Whoever holds the key of a desk may add sources, and the desk then reads them with the rights of
//! its process. So that nobody explores files or the network through it, the operator says where
//! sources may be.

use std::path::{Path, PathBuf};

use super::{NoSource, Place};

/// What the operator allows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Allowed {
    /// Folders below which every file may be followed.
    folders: Vec<PathBuf>,
    /// Addresses that may be followed, with all that begins with them.
    addresses: Vec<String>,
    /// Whether files outside these folders may be followed too.
    files: Files,
}

/// Which files may be followed beside those below allowed folders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Files {
    /// None.
    #[default]
    None,
    /// All that the process can read: for a desk that only this machine reaches, whose user could
    /// read them anyway.
    All,
}

/// Why a source may not be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The operator has not allowed it. Whether it is there is not told.
    NotAllowed,
    /// It cannot be followed at all.
    NoSource(NoSource),
}

impl Allowed {
    /// Only what is named, as far as it is there.
    ///
    /// # Errors
    /// [`NoSource`] where a name means neither a folder nor an address.
    pub fn only(names: &[String]) -> Result<Allowed, NoSource> {
        let mut allowed = Allowed::default();
        for name in names {
            match Place::find(name)? {
                Place::Url(address) => allowed.addresses.push(address),
                Place::File(path) | Place::Folder(path) => {
                    let real = std::fs::canonicalize(&path);
                    allowed
                        .folders
                        .push(real.map_err(|_| NoSource::NotThere { path: name.clone() })?);
                }
            }
        }
        Ok(allowed)
    }

    /// The same, with every file that the process can read where no folder is named.
    #[must_use]
    pub fn and_files_of_this_machine(mut self) -> Allowed {
        if self.folders.is_empty() {
            self.files = Files::All;
        }
        self
    }

    /// Also exactly this source, because the operator has named it.
    pub fn add(&mut self, place: &Place) {
        match place {
            Place::Url(address) => self.addresses.push(address.clone()),
            Place::File(path) | Place::Folder(path) => {
                self.folders.extend(real(path));
            }
        }
    }

    /// The place that a name means, if it may be followed.
    ///
    /// # Errors
    /// [`Refusal`] where it may not, or cannot.
    pub fn find(&self, name: &str) -> Result<Place, Refusal> {
        if name.contains("://") {
            let place = Place::find(name).map_err(Refusal::NoSource)?;
            return if self.allows(&place) {
                Ok(place)
            } else {
                Err(Refusal::NotAllowed)
            };
        }
        if self.files == Files::All {
            return Place::find(name).map_err(Refusal::NoSource);
        }
        let real = self.below_a_folder(Path::new(name));
        Place::of_path(&real.ok_or(Refusal::NotAllowed)?).map_err(Refusal::NoSource)
    }

    /// Whether a place that was found earlier may still be followed, also while nothing is there.
    #[must_use]
    pub fn allows(&self, place: &Place) -> bool {
        match place {
            Place::Url(address) => self.addresses.iter().any(|own| begins_with(address, own)),
            Place::File(path) | Place::Folder(path) => {
                self.files == Files::All || self.below_a_folder(path).is_some()
            }
        }
    }

    /// Where a path leads, if that is below an allowed folder. What is not there has no place below
    /// one either: nothing is told of it.
    fn below_a_folder(&self, path: &Path) -> Option<PathBuf> {
        let real = std::fs::canonicalize(path).ok()?;
        let below = self.folders.iter().any(|folder| real.starts_with(folder));
        below.then_some(real)
    }
}

/// Where a path leads; of a file that is still to come, where it will be.
fn real(path: &Path) -> Option<PathBuf> {
    std::fs::canonicalize(path).ok().or_else(|| {
        let folder = path.parent()?;
        let folder = if folder.as_os_str().is_empty() {
            Path::new(".")
        } else {
            folder
        };
        Some(std::fs::canonicalize(folder).ok()?.join(path.file_name()?))
    })
}

/// Whether an address is another, or lies below it. `http://a/b` is the beginning of `http://a/b/c`
/// and of `http://a/b?c`, and not of `http://a/bc`; no way leads upwards again.
fn begins_with(address: &str, allowed: &str) -> bool {
    let Some(rest) = address.strip_prefix(allowed) else {
        return false;
    };
    let steps_up = ["/..", "/%2e", "/.%2e", "\\"];
    let lower = address.to_ascii_lowercase();
    if steps_up.iter().any(|step| lower.contains(step)) {
        return false;
    }
    let below = rest.starts_with(['/', '?']) || allowed.ends_with('/');
    // Before its first slash an address names the server, and more letters name another one.
    let server_is_whole = allowed.splitn(4, '/').count() == 4 || rest.starts_with(['/', '?']);
    rest.is_empty() || (below && server_is_whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_lies_below_another_by_whole_steps() {
        for (address, allowed, lies) in [
            ("http://a/b", "http://a/b", true),
            ("http://a/b/c.pgn", "http://a/b", true),
            ("http://a/b/c.pgn", "http://a/b/", true),
            ("http://a/b?round=2", "http://a/b", true),
            ("http://a/b/c.pgn", "http://a", true),
            ("http://a/bc", "http://a/b", false),
            ("http://a.b/c", "http://a", false),
            ("http://a@b/c", "http://a", false),
            ("http://a:81/c", "http://a", false),
            ("https://a/b", "http://a/b", false),
            ("http://a/b/../c", "http://a/b", false),
            ("http://a/b/%2E%2e/c", "http://a/b", false),
        ] {
            assert_eq!(begins_with(address, allowed), lies, "{address} {allowed}");
        }
    }

    #[test]
    fn files_only_below_allowed_folders() {
        let room = tempfile::tempdir().unwrap();
        let (inside, outside) = (room.path().join("in"), room.path().join("out"));
        for folder in [&inside, &outside] {
            std::fs::create_dir(folder).unwrap();
            std::fs::write(folder.join("a.pgn"), "").unwrap();
        }
        let name = |path: &Path| path.display().to_string();
        let allowed = Allowed::only(&[name(&inside)]).unwrap();
        assert!(allowed.find(&name(&inside.join("a.pgn"))).is_ok());
        assert!(allowed.find(&name(&inside)).is_ok());
        let refused = |path: &Path| allowed.find(&name(path)) == Err(Refusal::NotAllowed);
        assert!(refused(&outside.join("a.pgn")));
        assert!(refused(&inside.join("../out/a.pgn")));
        assert!(refused(&outside.join("not-there.pgn")));
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(&outside, inside.join("link")).unwrap();
            assert!(refused(&inside.join("link/a.pgn")));
        }
        // With a folder named, the rest of this machine is not open either.
        let here = Allowed::only(&[name(&inside)])
            .unwrap()
            .and_files_of_this_machine();
        assert_eq!(here.find(&name(&outside)), Err(Refusal::NotAllowed));
        let free = Allowed::default().and_files_of_this_machine();
        assert!(free.find(&name(&outside)).is_ok());
        // What was found once is asked for by where it lies, not by whether it is there.
        let kept = |path: &Path| Place::kept("file", &name(path)).unwrap();
        assert!(free.allows(&kept(&outside.join("gone.pgn"))));
        assert!(here.allows(&kept(&inside.join("a.pgn"))));
        assert!(!here.allows(&kept(&outside.join("a.pgn"))));
        assert!(!here.allows(&kept(&inside.join("gone.pgn"))));
        assert!(Allowed::default().find(&name(&outside)).is_err());
    }

    #[test]
    fn addresses_only_where_the_operator_has_allowed_them() {
        let mut allowed = Allowed::default().and_files_of_this_machine();
        assert_eq!(
            allowed.find("http://127.0.0.1:1/x"),
            Err(Refusal::NotAllowed)
        );
        allowed.add(&Place::find("http://127.0.0.1:1/x").unwrap());
        assert!(allowed.find("http://127.0.0.1:1/x").is_ok());
        assert!(matches!(
            allowed.find("ftp://127.0.0.1/x"),
            Err(Refusal::NoSource(NoSource::Scheme { .. }))
        ));
    }
}
