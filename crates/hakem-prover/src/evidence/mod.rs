//! The evidence for an answer.

mod certificate;
mod explain;
mod line;
mod proof;

pub use certificate::Certificate;
pub use explain::{Explanation, explain};
pub use line::Line;
pub use proof::{Closed, MaterialRule, Proof, Standing};
