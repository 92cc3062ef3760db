//! What a query has spent of its budget.

use crate::query::{Budget, Spent};

/// The query has to stop: the budget is spent, or the caller cancelled it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// Counts nodes and asks the caller now and then whether to go on.
pub(super) struct Meter<'a> {
    budget: &'a Budget<'a>,
    spent: u64,
}

impl<'a> Meter<'a> {
    pub(super) fn new(budget: &'a Budget<'a>) -> Meter<'a> {
        Meter { budget, spent: 0 }
    }

    /// Counts one position made on the board.
    #[inline]
    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        self.spent += 1;
        if self.spent > self.budget.nodes {
            return Err(Stopped);
        }
        if self.spent.is_multiple_of(256) && self.budget.cancelled.is_some_and(|stop| stop()) {
            return Err(Stopped);
        }
        Ok(())
    }

    /// Whether nothing is left to spend.
    pub(super) fn exhausted(&self) -> bool {
        self.spent > self.budget.nodes || self.budget.cancelled.is_some_and(|stop| stop())
    }

    pub(super) fn spent(&self) -> Spent {
        Spent {
            nodes: self.spent.min(self.budget.nodes),
        }
    }
}
