//! The FIDE Laws of Chess on how a game ends: an event in, a ruling out.

pub mod record;
