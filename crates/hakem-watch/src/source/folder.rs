//! A folder of files, each with its own last good state.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::file::Watched;
use super::{Look, MOST_FILES, SourceFault, bytes};
use crate::reading::Rules;

/// After so many looks at which a file was missing, its games are gone.
const PATIENCE: u32 = 3;

/// A folder that is looked at again and again.
#[derive(Debug)]
pub(crate) struct Folder {
    path: PathBuf,
    rules: Rules,
    files: BTreeMap<PathBuf, (Watched, u32)>,
    /// What was wrong with one of them at the last look.
    fault: Option<SourceFault>,
}

impl Folder {
    pub(super) fn new(path: PathBuf, rules: Rules) -> Folder {
        Folder {
            path,
            rules,
            files: BTreeMap::new(),
            fault: None,
        }
    }

    pub(super) fn look(&mut self) -> Look {
        let there = match files(&self.path) {
            Ok(there) => there,
            Err(fault) => return Look::Failed(fault),
        };
        let mut changed = self.forget(&there);
        let mut waiting = false;
        let mut fault = None;
        for path in there {
            let fresh = || (Watched::new(path.clone(), self.rules), 0);
            let (file, missed) = self.files.entry(path.clone()).or_insert_with(fresh);
            *missed = 0;
            match file.look() {
                Look::Games(..) => changed = true,
                Look::Waiting => waiting = true,
                Look::Unchanged => {}
                Look::Failed(why) => {
                    let file = name(file.path());
                    let why = Box::new(why);
                    fault = fault.or(Some(SourceFault::OneFile { file, why }));
                }
            }
        }
        self.fault.clone_from(&fault);
        match fault {
            fault if changed => Look::Games(self.games(), fault),
            Some(fault) => Look::Failed(fault),
            None if waiting => Look::Waiting,
            None => Look::Unchanged,
        }
    }

    /// Reads what has changed between two looks in the files that are known.
    pub(super) fn glance(&mut self) -> Option<Look> {
        let mut new = false;
        for (file, _) in self.files.values_mut() {
            new |= file.glance();
        }
        new.then(|| Look::Games(self.games(), self.fault.clone()))
    }

    fn games(&self) -> Vec<std::sync::Arc<crate::reading::GameReading>> {
        let files = self.files.values();
        files.flat_map(|(file, _)| file.games()).cloned().collect()
    }

    /// Forgets files that are gone for good. Whether there were any.
    fn forget(&mut self, there: &[PathBuf]) -> bool {
        let before = self.files.len();
        self.files.retain(|path, (_, missed)| {
            if !there.contains(path) {
                *missed += 1;
            }
            *missed <= PATIENCE
        });
        self.files.len() < before
    }
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// The PGN files of a folder, by name.
fn files(folder: &Path) -> Result<Vec<PathBuf>, SourceFault> {
    let fault = |error: std::io::Error| bytes::fault(&error);
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        let is_pgn = path
            .extension()
            .is_some_and(|e| e.eq_ignore_ascii_case("pgn"));
        if is_pgn {
            found.push(path);
        }
        if found.len() > MOST_FILES {
            return Err(SourceFault::TooManyFiles);
        }
    }
    found.sort();
    Ok(found)
}
