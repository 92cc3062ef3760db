//! What happens many times in one game, counted, with the place of its first time.

use crate::remarks::{Forgiven, Remark, RemarkCode, RemarkDetail};

/// How many kinds of remark there can be.
const KINDS: usize = RemarkCode::ALL.len();

/// A place in the input.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Line, counted from 1.
    pub line: u32,
    /// Column in bytes, counted from 1.
    pub column: u32,
}

/// Counts of each kind of remark in one game.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    counts: [u32; KINDS],
    first: [(u32, Place); KINDS],
    any: Forgiven,
}

impl Tally {
    pub(crate) const fn new() -> Tally {
        let nowhere = (0, Place { line: 0, column: 0 });
        Tally {
            counts: [0; KINDS],
            first: [nowhere; KINDS],
            any: Forgiven::NONE,
        }
    }

    pub(crate) fn clear(&mut self) {
        for code in self.any.iter() {
            if let Some(count) = self.counts.get_mut(code as usize) {
                *count = 0;
            }
        }
        self.any = Forgiven::NONE;
    }

    /// Counts one; `ply` is the half-move concerned, 0 for none.
    pub(crate) fn note(&mut self, code: RemarkCode, ply: u32, place: Place) {
        let index = code as usize;
        let (Some(count), Some(first)) = (self.counts.get_mut(index), self.first.get_mut(index))
        else {
            return;
        };
        if *count == 0 {
            *first = (ply, place);
            self.any.add(code);
        }
        *count = count.saturating_add(1);
    }

    /// How many there were.
    pub(crate) fn count(&self, code: RemarkCode) -> u32 {
        self.counts.get(code as usize).copied().unwrap_or(0)
    }

    /// Where the first one was, if there was one.
    pub(crate) fn first(&self, code: RemarkCode) -> Option<Place> {
        self.any
            .contains(code)
            .then(|| self.first.get(code as usize).map(|first| first.1))
            .flatten()
    }

    /// One remark for each kind that was counted. `token` gives what was written at a half-move.
    pub(crate) fn remarks<'a>(
        &'a self,
        token: impl Fn(u32) -> Option<String> + 'a,
    ) -> impl Iterator<Item = Remark> + 'a {
        self.any.iter().filter_map(move |code| {
            let &(ply, place) = self.first.get(code as usize)?;
            Some(Remark {
                code,
                ply: (ply > 0).then_some(ply),
                line: place.line,
                column: place.column,
                token: token(ply),
                detail: RemarkDetail::Count(self.count(code)),
            })
        })
    }
}
