//! What was done: events, moves as written, the regulations of the event, the game so far.

pub mod actor;
pub(crate) mod at_a_glance;
mod counting;
pub mod event;
pub mod game;
pub mod move_name;
pub mod regulations;
pub mod time_control;
pub mod written;
