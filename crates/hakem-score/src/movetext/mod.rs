//! One half-move as people write it (Appendix C, and the habits beside it).

mod english;
mod interpret;
mod lenient;
mod settle;

use hakem_laws::record::written::Written;
use shakmaty::{File, Role};

pub(crate) use english::{Plain, plain};
pub(crate) use interpret::over_specified;
pub use interpret::{Interpreted, Misread, interpret};
pub use lenient::read_move;
pub(crate) use lenient::readings;
pub use settle::{Settled, letters_of_deeds, settle};

use crate::remarks::Forgiven;

/// A half-move that was read, before anybody asked whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What was written.
    pub written: Written,
    /// What was forgiven in the writing.
    pub forgiven: Forgiven,
    /// The mark of check or mate, if there is one.
    pub mark: Option<CheckMark>,
    /// Whether the sign of a draw offer is attached (C.12).
    pub offer: Offer,
}

/// A mark of check or mate (C.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckMark {
    /// `+`
    Check,
    /// `#` or `++`
    Mate,
}

/// Whether a draw offer is noted with a move (C.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Offer {
    /// No sign.
    #[default]
    None,
    /// `(=)` or `=`.
    Noted,
}

/// Why a token is no half-move in any notation known here. Positions are bytes from the start of
/// the token, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Unreadable {
    /// Nothing is written.
    #[error("nothing is written")]
    Empty,
    /// It starts with no piece letter and no file.
    #[error("it starts with no piece letter and no file from a to h")]
    NoPieceNoFile,
    /// There is no whole square of arrival.
    #[error("a square of arrival is missing at byte {at}")]
    NoSquare {
        /// Where it should be.
        at: usize,
    },
    /// The piece of a promotion is none that a pawn can become.
    #[error("no piece that a pawn can become at byte {at}")]
    NotPromotable {
        /// Where it should be.
        at: usize,
        /// What was done, where a king or a pawn is named: it can be done on a board, and is
        /// illegal there (3.7.3.3).
        deed: Option<Written>,
    },
    /// Something follows that belongs to no move.
    #[error("something that belongs to no move follows at byte {at}")]
    TextBehind {
        /// Where it starts.
        at: usize,
    },
    /// A pawn's capture with files only: only a position can tell the square.
    #[error("a pawn's capture with files only needs a position")]
    ShortPawnCapture {
        /// The pawn's file.
        from: File,
        /// The file of the piece taken.
        to: File,
        /// The piece it becomes, if one is named.
        promotion: Option<Role>,
    },
}
