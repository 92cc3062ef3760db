//! The judge of recorded games: whether, when and how did this game end?

mod aftermath;
#[expect(
    clippy::module_inception,
    reason = "the judge is what this module is named after"
)]
mod judge;
mod judgement;

pub use self::judge::Judge;
pub use self::judgement::{
    Certainty, Chance, End, Finding, FindingCode, Firsts, InForce, Judgement, Recorded, Suggestion,
};
