//! Tests of the whole crate.

mod illegal;
mod messages;
mod sample_rulings;
mod sentences;
