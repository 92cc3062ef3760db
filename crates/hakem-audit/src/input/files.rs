//! Directories of files of games.

use std::fs;
use std::path::{Path, PathBuf};

use super::{InputFault, InputTrouble, Source};

/// The endings of files that are taken from a directory. A file that is named itself may be called
/// anything.
const ENDINGS: [&str; 4] = [".pgn", ".pgn.gz", ".pgn.zst", ".parquet"];

/// The sources, with directories replaced by the files of games in them and in the directories
/// below, in the order of their names. What cannot be listed is told in `faults`.
pub fn all_files(sources: &[Source], faults: &mut Vec<InputFault>) -> Vec<Source> {
    files_but(&|_| false, sources, faults)
}

/// As [`all_files`], but of what is in directories the files are left out for which `is_none` says
/// that they are none of games.
pub(crate) fn files_but(
    is_none: &dyn Fn(&Path) -> bool,
    sources: &[Source],
    faults: &mut Vec<InputFault>,
) -> Vec<Source> {
    let mut all = Vec::new();
    for source in sources {
        match source {
            Source::File(path) if path.is_dir() => {
                let before = all.len();
                walk(path, &mut all, faults);
                let mut at = 0;
                all.retain(|source| {
                    at += 1;
                    let is_none = matches!(source, Source::File(path) if is_none(path));
                    at <= before || !is_none
                });
                if all.len() == before {
                    faults.push(source.fault(InputTrouble::NoFiles));
                }
            }
            other => all.push(other.clone()),
        }
    }
    all
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
    is_game_file(path) && sources.iter().any(holds)
}

/// Links to directories are not followed: they may lead back.
fn walk(directory: &Path, all: &mut Vec<Source>, faults: &mut Vec<InputFault>) {
    let mut paths: Vec<PathBuf> = match fs::read_dir(directory) {
        Ok(entries) => entries
            .filter_map(|entry| entry.ok().map(|e| e.path()))
            .collect(),
        Err(error) => {
            let source = Source::File(directory.to_path_buf());
            faults.push(source.fault(InputTrouble::cannot_read(&error)));
            return;
        }
    };
    paths.sort();
    for path in paths {
        if path.is_dir() {
            if !path.is_symlink() {
                walk(&path, all, faults);
            }
        } else if is_game_file(&path) && !is_pipe_or_the_like(&path) {
            all.push(Source::File(path));
        }
    }
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
