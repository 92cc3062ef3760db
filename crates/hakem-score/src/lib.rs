//! Scoresheets as people write them (Articles 8 and Appendix C): PGN, FEN, move text in many
//! languages, time controls, and the words for how a game ended.
//!
//! Everything here is pure: bytes go in, values and remarks come out. Bad content is never an
//! error; it is a [`remarks::Remark`] with its place, beside what could be read.

pub mod fen;
pub mod illegal;
pub mod letters;
pub mod movetext;
pub mod pgn;
pub mod remarks;
pub mod result;
mod tally;
pub mod termination;
pub mod time_control;
pub mod write;

pub use tally::Place;
