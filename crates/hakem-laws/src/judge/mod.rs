//! The judge of recorded games: whether, when and how did this game end?

mod judgement;

pub use self::judgement::{
    Certainty, Chance, End, Finding, FindingCode, Firsts, InForce, Judgement, Recorded, Suggestion,
};
