//! Directories of files of games.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::{InputFault, InputTrouble, Source};

/// The endings of files that are taken from a directory. A file that is named itself may be called
/// anything.
const ENDINGS: [&str; 4] = [".pgn", ".pgn.gz", ".pgn.zst", ".parquet"];

/// The inputs of several sources.
#[derive(Debug, Default)]
pub(crate) struct Listing {
    /// Each once, directories replaced by the files of games in them and in the directories below, in the
    /// order of their names.
    pub(crate) sources: Vec<Source>,
    /// What cannot be listed.
    pub(crate) faults: Vec<InputFault>,
    /// What comes up again, by another name or in a directory, and is read only once.
    pub(crate) repeated: Vec<Source>,
    /// What lies in the directories and is not read.
    pub(crate) skipped: Skipped,
}

/// Files in directories that are not read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Skipped {
    /// Those whose name is not one of a file of games, by its ending, such as `.zip`; an empty one where there is
    /// none.
    pub kinds: BTreeMap<String, u64>,
    /// Files and directories whose name begins with a full stop.
    pub hidden: u64,
}

impl Skipped {
    /// Whether nothing was skipped.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty() && self.hidden == 0
    }
}

/// What an audit has written, or is to write.
pub(crate) trait Outputs {
    /// Whether a file that looks like one of games is none, but was written by this very audit.
    fn is_own(&self, path: &Path) -> bool;

    /// Whether a file is one that this audit writes.
    fn is_output(&self, path: &Path) -> bool;
}

/// Nothing is written.
struct NoOutputs;

impl Outputs for NoOutputs {
    fn is_own(&self, _: &Path) -> bool {
        false
    }

    fn is_output(&self, _: &Path) -> bool {
        false
    }
}

/// The sources, each once, with directories replaced by the files of games in them and in the directories
/// below, in the order of their names. What cannot be listed is told in `faults`.
pub fn all_files(sources: &[Source], faults: &mut Vec<InputFault>) -> Vec<Source> {
    let listing = list(&NoOutputs, sources);
    faults.extend(listing.faults);
    listing.sources
}

/// Lists the inputs of `sources`.
pub(crate) fn list(outputs: &dyn Outputs, sources: &[Source]) -> Listing {
    let mut walk = Walk {
        outputs,
        known: HashSet::new(),
        listing: Listing::default(),
    };
    for source in sources {
        match source {
            Source::File(path) if path.is_dir() => {
                if walk.directory(path) == 0 {
                    let fault = source.fault(InputTrouble::NoFiles);
                    walk.listing.faults.push(fault);
                }
            }
            other => walk.take(other.clone()),
        }
    }
    walk.listing
}

/// Goes through directories.
struct Walk<'a> {
    outputs: &'a dyn Outputs,
    /// What was listed, by names without links.
    known: HashSet<PathBuf>,
    listing: Listing,
}

impl Walk<'_> {
    /// Lists a source unless it is listed already.
    fn take(&mut self, source: Source) {
        let name = match &source {
            Source::File(path) => path.canonicalize().unwrap_or_else(|_| path.clone()),
            Source::Stdin => PathBuf::from("-"),
            Source::BuiltIn(name, _) => PathBuf::from(name),
        };
        if self.known.insert(name) {
            self.listing.sources.push(source);
        } else {
            self.listing.repeated.push(source);
        }
    }

    /// Lists the files of a directory, and says how many files of games it has. Links to directories are not
    /// followed: they may lead back.
    fn directory(&mut self, directory: &Path) -> u64 {
        let mut paths: Vec<PathBuf> = match fs::read_dir(directory) {
            Ok(entries) => entries
                .filter_map(|entry| entry.ok().map(|e| e.path()))
                .collect(),
            Err(error) => {
                let source = Source::File(directory.to_path_buf());
                let fault = source.fault(InputTrouble::cannot_read(&error));
                self.listing.faults.push(fault);
                return 0;
            }
        };
        paths.sort();
        paths.into_iter().map(|path| self.entry(path)).sum()
    }

    fn entry(&mut self, path: PathBuf) -> u64 {
        if is_hidden(&path) {
            self.listing.skipped.hidden += 1;
            return 0;
        }
        if path.is_dir() {
            return if path.is_symlink() {
                0
            } else {
                self.directory(&path)
            };
        }
        if is_pipe_or_the_like(&path) {
            return 0;
        }
        if !is_game_file(&path) {
            if !self.outputs.is_output(&path) {
                let kinds = &mut self.listing.skipped.kinds;
                *kinds.entry(ending(&path)).or_default() += 1;
            }
            return 0;
        }
        if self.outputs.is_own(&path) {
            return 0;
        }
        self.take(Source::File(path));
        1
    }
}

/// The ending of a file's name in lower case, with its full stop; empty where there is none.
fn ending(path: &Path) -> String {
    let ending = path.extension().map(|ending| ending.to_string_lossy());
    ending.map_or_else(String::new, |ending| {
        format!(".{}", ending.to_ascii_lowercase())
    })
}

fn is_hidden(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default();
    name.as_encoded_bytes().starts_with(b".")
}

/// Whether a file of this name would be found in one of the directories among the sources.
pub(crate) fn would_be_found(sources: &[Source], path: &Path) -> bool {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let Ok(folder) = folder.canonicalize() else {
        return false;
    };
    let holds = |source: &Source| match source {
        Source::File(path) if path.is_dir() => {
            (path.canonicalize()).is_ok_and(|directory| folder.starts_with(directory))
        }
        _ => false,
    };
    is_game_file(path) && !is_hidden(path) && sources.iter().any(holds)
}

/// Whoever opens a pipe waits until somebody writes to it.
fn is_pipe_or_the_like(path: &Path) -> bool {
    path.metadata().is_ok_and(|there| !there.is_file())
}

fn is_game_file(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy());
    let name = name.map(|name| name.to_ascii_lowercase());
    name.is_some_and(|name| ENDINGS.iter().any(|ending| name.ends_with(ending)))
}
