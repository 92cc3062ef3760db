//! A folder of files, each with its own last good state.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::file::Watched;
use super::{Look, MOST_FILES, SourceFault, bytes};
use crate::correction::may_be_the_same;
use crate::reading::{GameReading, Rules, Tags};

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

    /// The games of all files. Those of a file that is missing stay for a while; but where it was
    /// given another name, its games stand in the new file, and are not shown twice.
    fn games(&self) -> Vec<Arc<GameReading>> {
        let is_there = |missed: u32| missed == 0;
        let mut there: HashMap<&Tags, Vec<&GameReading>> = HashMap::new();
        if self.files.values().any(|&(_, missed)| !is_there(missed)) {
            let present = self.files.values().filter(|file| is_there(file.1));
            for game in present.flat_map(|(file, _)| file.games()) {
                there.entry(&game.tags).or_default().push(game);
            }
        }
        let moved = |game: &GameReading| {
            let mut same_tags = there.get(&game.tags).into_iter().flatten();
            same_tags.any(|other| may_be_the_same(other, game))
        };
        let mut games = Vec::new();
        for (file, missed) in self.files.values() {
            let shown = file.games().iter();
            let shown = shown.filter(|game| is_there(*missed) || !moved(game));
            games.extend(shown.cloned());
        }
        games
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
