//! What is asked of the Laws, and the answers as data.
//!
//! The command line and the desk ask the same questions. Here each question is asked once, so that
//! the two cannot answer differently; and here stands every type that is written as JSON for both,
//! so that the names that programs rely on stand in one place.
//!
//! ```text
//! what was asked  ->  game, claim, position, event_log  ->  dto
//! (typed)             ask the Laws and the prover           JSON, with sentences
//! ```
//!
//! - [`claim`]: is this claim right, and what shows it? [`game`]: how did this game end?
//!   [`position`]: what is this position? [`event_log`]: a ruling on each event;
//! - [`asking`] asks the prover within bounds, [`start`] reads a FEN, [`named`] reads names;
//! - [`doubts`]: what a ruling rests on that the record or the Laws do not say;
//! - [`dto`]: the answers as they are written; [`trouble`]: what could not be used, in words.

pub mod asking;
pub mod claim;
pub mod doubts;
pub mod dto;
pub mod event_log;
pub mod game;
pub mod named;
pub mod nearest;
pub mod position;
pub mod start;
pub mod trouble;
