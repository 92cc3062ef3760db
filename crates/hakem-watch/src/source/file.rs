//! One file.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::bytes::{self, Stamp};
use super::content;
use super::settle::{Belief, Settling};
use super::{Look, SourceFault};
use crate::reading::{GameReading, Reader, Rules};

/// A file that is looked at again and again.
#[derive(Debug)]
pub(crate) struct Watched {
    path: PathBuf,
    text: Settling,
    reader: Reader,
    games: Vec<Arc<GameReading>>,
    /// The stamp of what was read last, and the one that was seen last.
    read: Option<Stamp>,
    seen: Option<Stamp>,
}

impl Watched {
    pub(super) fn new(path: PathBuf, rules: Rules) -> Watched {
        Watched {
            path,
            text: Settling::default(),
            reader: Reader::new(rules),
            games: Vec::new(),
            read: None,
            seen: None,
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
        // Asked before it is read: what is written meanwhile has another stamp.
        self.read = Stamp::of(&self.path);
        match bytes::of_file(&self.path) {
            Err(fault) => Look::Failed(fault),
            Ok(text) => of_text(&text, &mut self.text, &mut self.reader, &mut self.games),
        }
    }

    /// Reads between two looks, where the stamp is a new one and stands still: nobody writes any
    /// more. Whether there is anything new. Whatever cannot be believed at once is left to the next
    /// look, as is a change that the stamp does not show.
    pub(super) fn glance(&mut self) -> bool {
        let now = Stamp::of(&self.path);
        let stands_still = now == self.seen;
        self.seen = now;
        if now.is_none() || now == self.read || !stands_still {
            return false;
        }
        self.read = now;
        let Ok(text) = bytes::of_file(&self.path) else {
            return false;
        };
        let nothing = content::without_games(&text, &mut self.reader).is_some();
        let new = !nothing && self.text.glance(&text) == Belief::Read;
        if new {
            self.games = self.reader.read(self.text.believed());
        }
        new
    }
}

/// What is to be told of a text.
pub(super) fn of_text(
    text: &[u8],
    settling: &mut Settling,
    reader: &mut Reader,
    games: &mut Vec<Arc<GameReading>>,
) -> Look {
    if !settling.is_believed(text)
        && let Some(what) = content::without_games(text, reader)
    {
        return match settling.nothing(text) {
            Belief::Emptied => Look::Failed(SourceFault::NoGames { what }),
            _ => Look::Waiting,
        };
    }
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
