//! What the event lays down beside the Laws: the profile and the regulations of 6.7, 9.1.1, ...

use super::time_control::TimeControl;
use crate::{
    facts::mating::Scrutiny,
    profile::{self, Profile},
};

/// The regulations under which a game is played.
#[derive(Clone, Debug)]
pub struct Regulations {
    /// The rule set.
    pub profile: &'static Profile,
    /// The time control, where known.
    pub time_control: Option<TimeControl>,
    /// Whether draws by agreement are restricted (9.1.1).
    pub agreement: AgreementLimit,
    /// Minutes after the start of the session at which an absent player loses (6.7.1); 0 by the
    /// Laws where nothing is specified.
    pub default_minutes: u32,
    /// Whether Guideline III was announced for the event (III.2).
    pub guideline_iii: Adoption,
    /// The minutes of a penalty in supervised blitz (B.2), which the Laws of 2023 leave unclear.
    pub blitz_b2_minutes: Option<u8>,
    /// What a forbidden device costs (11.3.2.2 lets an event lay down a milder penalty).
    pub devices: DevicePenalty,
    /// How hard mating chances are looked for.
    pub scrutiny: Scrutiny,
}

impl Regulations {
    /// The Laws of a profile and nothing else.
    #[must_use]
    pub const fn of(profile: &'static Profile) -> Self {
        Self {
            profile,
            time_control: None,
            agreement: AgreementLimit::None,
            default_minutes: 0,
            guideline_iii: Adoption::NotAdopted,
            blitz_b2_minutes: None,
            devices: DevicePenalty::Loss,
            scrutiny: Scrutiny::LIVE,
        }
    }
}

impl Default for Regulations {
    fn default() -> Self {
        Self::of(&profile::FIDE_2023_STANDARD)
    }
}

/// A restriction of draws by agreement (9.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgreementLimit {
    /// No restriction.
    None,
    /// No offer or agreement before this move of both players.
    BeforeMove(u32),
    /// No offer or agreement at all without the arbiter's consent.
    Never,
}

/// Whether an event has adopted a guideline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Adoption {
    /// It has been announced.
    Adopted,
    /// It has not.
    NotAdopted,
}

/// What a forbidden device costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DevicePenalty {
    /// The game (11.3.2.2).
    Loss,
    /// A milder penalty that the regulations lay down.
    Milder,
}
