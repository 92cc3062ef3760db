//! What is the case: measurements without judgement, apart from the Articles that use them.

pub mod clock;
pub(crate) mod first_look;
pub mod mating;
pub mod position;
pub mod progress;
pub mod repetition;
pub mod standing;
pub mod touch;
