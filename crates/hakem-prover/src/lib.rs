//! Can this side still give mate, by any series of legal moves, both sides helping?
//!
//! Articles 5.1.2, 5.2.2, 6.9, 7.5.5 and A.5.3 of the FIDE Laws of Chess (2023) turn on this one
//! question. [`can_mate`] answers it in full, within a budget; [`quick`] and [`quick_dead`] answer
//! only what is cheap to prove. Every "yes" comes with a complete line to mate, every "no" with a
//! proof.
//!
//! The crate is pure: no input or output, no clock, no randomness.

#[expect(
    dead_code,
    reason = "the search methods that use the rest are being added"
)]
mod board;
mod evidence;
mod material;
mod position;
mod query;
mod search;
mod shallow;
mod walls;

pub use evidence::{
    Certificate, Closed, Explanation, Line, MaterialRule, Proof, Standing, explain,
};
pub use position::{Position, PositionError, may_have_arisen};
pub use query::{
    Answer, Budget, Dead, HalfMoveLimit, Options, Spent, Verdict, can_mate, dead, quick, quick_dead,
};
pub use walls::{Cage, Man, Walls};
