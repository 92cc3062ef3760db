//! One file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::settle::{Belief, Settling};
use super::{Look, SourceFault, bytes};
use crate::reading::{GameReading, Reader, Rules};

/// A file that is looked at again and again.
#[derive(Debug)]
pub(crate) struct Watched {
    path: PathBuf,
    text: Settling,
    reader: Reader,
    games: Vec<Arc<GameReading>>,
}

impl Watched {
    pub(super) fn new(path: PathBuf, rules: Rules) -> Watched {
        Watched {
            path,
            text: Settling::default(),
            reader: Reader::new(rules),
            games: Vec::new(),
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The games as they were last believed to be.
    pub(super) fn games(&self) -> &[Arc<GameReading>] {
        &self.games
    }

    pub(super) fn look(&mut self) -> Look {
        match bytes::of_file(&self.path) {
            Err(fault) => Look::Failed(fault),
            Ok(text) => of_text(&text, &mut self.text, &mut self.reader, &mut self.games),
        }
    }
}

/// What is to be told of a text.
pub(super) fn of_text(
    text: &[u8],
    settling: &mut Settling,
    reader: &mut Reader,
    games: &mut Vec<Arc<GameReading>>,
) -> Look {
    match settling.look(text) {
        Belief::Same => Look::Unchanged,
        Belief::Wait => Look::Waiting,
        Belief::Emptied => Look::Failed(SourceFault::Empty),
        Belief::Read => {
            *games = reader.read(settling.believed());
            Look::Games(games.clone(), None)
        }
    }
}
