//! Appendices A and B: exceptions to the Articles, written as exceptions.

pub mod a_rapid;
pub mod b_blitz;
