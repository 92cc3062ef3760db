//! What can be asked, and the answers: everything behind the routes that keeps nothing.
//!
//! A request is a type that is read from JSON, an answer one that is written as JSON; between them
//! stands [`hakem_answers`], which the command line asks too.

pub mod claim;
pub mod judge;
pub mod laws;
pub mod moves;
pub(crate) mod played;
pub mod position;
pub mod question;
pub mod rule;
pub mod rules;
pub mod sheet;

use serde::Serialize;
use serde_json::value::RawValue;

use crate::problem::{Kind, Problem};

/// An answer, written.
pub type Answer = Box<RawValue>;

/// Writes an answer.
///
/// # Errors
/// [`Kind::Internal`] where it cannot be written, which does not occur with the types in here.
pub fn written<T: Serialize>(answer: &T) -> Result<Answer, Problem> {
    serde_json::value::to_raw_value(answer).map_err(|error| {
        tracing::error!(%error, "an answer cannot be written");
        Problem::of(Kind::Internal)
    })
}
