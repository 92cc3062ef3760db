//! A series of legal moves that ends in mate.

use shakmaty::uci::UciMove;
use std::fmt;

/// A complete series of legal moves from the position asked about to the mate.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line(Vec<UciMove>);

impl Line {
    pub(crate) fn new(moves: Vec<UciMove>) -> Line {
        Line(moves)
    }

    /// The half-moves in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = UciMove> + '_ {
        self.0.iter().copied()
    }

    /// The number of half-moves.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the mate stands on the board already.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'a> IntoIterator for &'a Line {
    type Item = UciMove;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, UciMove>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter().copied()
    }
}

/// UCI moves, separated by spaces.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, m) in self.0.iter().enumerate() {
            if n > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{m}")?;
        }
        Ok(())
    }
}
