//! The evidence for an answer.

mod line;
mod proof;

pub use line::Line;
pub use proof::{Closed, MaterialRule, Proof, Standing};
