//! What was done: events, moves as written, the game so far.

pub mod written;
