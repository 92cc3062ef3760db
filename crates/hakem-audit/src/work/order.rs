//! The order of parcels: games are numbered through each input, so what comes of a shard can only be
//! written down when all before it have been read.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use super::parcel::{Numbered, Parcel};
use crate::output::checkpoint::Counted;
use crate::row::Before;

/// Where parcels wait for those before them.
pub(crate) struct Order {
    state: Mutex<State>,
    moved: Condvar,
    /// How many may wait.
    most: usize,
}

struct State {
    /// The first shard that has not been read to its end.
    head: u64,
    /// The input in which it lies, and what was counted of that.
    source: usize,
    counted: Counted,
    /// The number of the next parcel that is handed on.
    next: u64,
    waiting: VecDeque<Parcel>,
    open: bool,
}

impl Order {
    /// The order from the first shard on, of whose input so much was counted already.
    pub(crate) fn new(source: usize, counted: Counted, most: usize) -> Order {
        Order {
            state: Mutex::new(State {
                head: 0,
                source,
                counted,
                next: 0,
                waiting: VecDeque::new(),
                open: true,
            }),
            moved: Condvar::new(),
            most,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Nothing more is wanted.
    pub(crate) fn close(&self) {
        self.state().open = false;
        self.moved.notify_all();
    }

    /// Whether more is wanted.
    pub(crate) fn is_open(&self) -> bool {
        self.state().open
    }

    /// Takes a parcel, and gives those whose place is now known, in their order. Waits where too
    /// many parcels wait for an earlier shard; the one they wait for never has to.
    pub(crate) fn hand_over(&self, parcel: Parcel) -> Vec<Numbered> {
        let mut state = self.state();
        while state.open && parcel.shard != state.head && state.waiting.len() >= self.most {
            state = self
                .moved
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
        if !state.open {
            return Vec::new();
        }
        state.waiting.push_back(parcel);
        let ready = state.ready();
        drop(state);
        self.moved.notify_all();
        ready
    }
}

impl State {
    fn ready(&mut self) -> Vec<Numbered> {
        let mut ready = Vec::new();
        let head = |state: &State| state.waiting.iter().position(|p| p.shard == state.head);
        while let Some(at) = head(self) {
            let Some(parcel) = self.waiting.remove(at) else {
                break;
            };
            ready.push(self.number(parcel));
        }
        ready
    }

    fn number(&mut self, mut parcel: Parcel) -> Numbered {
        if parcel.source != self.source {
            self.source = parcel.source;
            self.counted = Counted::default();
        }
        let Counted { games, lines, .. } = self.counted;
        parcel.totals.striking.moved(games, lines);
        if let Some(ended) = &mut parcel.ended {
            ended.last_line += lines;
            self.counted.games += ended.games;
            self.counted.lines += ended.lines;
            self.head += 1;
        }
        self.next += 1;
        Numbered {
            place: self.next - 1,
            before: Before { games, lines },
            parcel,
        }
    }
}
