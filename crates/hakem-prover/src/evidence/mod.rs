//! The evidence for an answer.

mod certificate;
mod line;
mod proof;

pub use certificate::Certificate;
pub use line::Line;
pub use proof::{Closed, MaterialRule, Proof, Standing};
