//! What is said of the form of a claim.

use crate::record::move_name::MoveName;

/// What the form of a claim lacks, or what comes of it (9.2.1, 9.3.1, 9.3.2, A.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formality {
    /// The move has to be written first; the claim may be made regular (9.2.1, 9.3.1).
    NeedsWriting {
        /// The move that would fulfil it, as stated or as one that exists.
        intended: Option<MoveName>,
    },
    /// The same where nobody has to record (A.2): the claim is not lost by that, and the player may
    /// ask for a scoresheet to write the move on.
    NeedsSheet {
        /// The move that would fulfil it, as stated or as one that exists.
        intended: Option<MoveName>,
    },
    /// Whether a move that was only said is enough where nobody has to record, the Laws do not say
    /// (A.2, 9.2.1, 9.3.1).
    SaidMoveUnsettled,
    /// The opponent has not completed his move (9.3.2).
    TooEarly,
    /// The claim was maintained without the form it lacks.
    Maintained,
}
