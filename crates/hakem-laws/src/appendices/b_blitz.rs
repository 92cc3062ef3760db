//! Appendix B: blitz.

use crate::{
    profile::{self, Category, Supervision},
    provision::Provision as P,
    record::regulations::Regulations,
    ruling::Reason,
};

/// Who has to say how many minutes a penalty is in supervised blitz: by the letter of B.2 the two
/// minutes of the Competition Rules, but the text of 2018 gave one. The event should lay it down.
fn is_unsettled(rules: &Regulations) -> bool {
    rules.profile.id == profile::FIDE_2023_BLITZ_B2.id
}

/// The minutes of a penalty under Article 7.
#[must_use]
pub fn illegal_minutes(rules: &Regulations) -> u8 {
    minutes(rules, rules.profile.illegal.value.minutes)
}

/// The minutes for an incorrect claim under Article 9.
#[must_use]
pub fn claim_minutes(rules: &Regulations) -> u8 {
    minutes(rules, rules.profile.wrong_claim_minutes.value)
}

fn minutes(rules: &Regulations, by_profile: u8) -> u8 {
    match rules.blitz_b2_minutes {
        Some(minutes) if is_unsettled(rules) => minutes,
        _ => by_profile,
    }
}

/// What is said where the event has not laid the minutes down.
#[must_use]
pub fn unsettled_note(rules: &Regulations) -> Option<Reason> {
    (is_unsettled(rules) && rules.blitz_b2_minutes.is_none()).then_some(Reason::MinutesUnsettled)
}

/// The provisions of a flag fall: 6.9, and A.5.3 where it takes its place.
#[must_use]
pub fn flag_provisions(rules: &Regulations) -> &'static [P] {
    let reduced = rules.profile.supervision == Supervision::Reduced;
    if reduced && rules.profile.category != Category::Standard {
        &[P::A6_9, P::A6_8, P::A_A_5_3]
    } else {
        &[P::A6_9, P::A6_8]
    }
}
