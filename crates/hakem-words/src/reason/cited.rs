//! Which provision a sentence beside the ruling rests on.

use hakem_laws::{
    provision::Provision as P,
    ruling::{Formality, Level, Reason, Unlike},
};

/// What a sentence beside the one that says the ruling rests on.
pub(crate) const fn level(reason: &Reason) -> Level {
    match reason {
        // P8, and faults that coincide: experienced arbiters say so, the Laws do not.
        Reason::OfferLapses | Reason::OfferLapsedWithClaim { .. } | Reason::CountsOnce => {
            Level::Advice
        }
        // A.2 keeps the claim and says nothing of its form.
        Reason::Formality(Formality::SaidMoveUnsettled) => Level::Discretion,
        _ => Level::Law,
    }
}

/// The provisions behind a sentence that stands beside the one that says the ruling; none where
/// the sentence only tells facts, or where the ruling always names its provision.
pub(crate) const fn cited(reason: &Reason) -> &'static [P] {
    match reason {
        Reason::LooksAlike {
            why: Unlike::CastlingRight,
            ..
        } => &[P::A9_2_3_2],
        Reason::LooksAlike {
            why: Unlike::EnPassant,
            ..
        } => &[P::A9_2_3_1],
        Reason::LooksAlike {
            why: Unlike::Mover, ..
        } => &[P::A9_2_3],
        Reason::TouchedPieceIsFree { .. } | Reason::TouchedPiecesAreFree => &[P::A4_5],
        Reason::TouchRuleBroken { .. } => &[P::A4_3, P::A4_8],
        Reason::MustMovePiece { .. } | Reason::MustPlayTouched => &[P::A4_3],
        Reason::MustCapture { .. } => &[P::A4_3_2],
        Reason::MustTake { .. } => &[P::A4_3_3],
        Reason::MustCastle { .. } => &[P::A4_4_1],
        Reason::BothAbsent => &[P::A6_7_1],
        Reason::TouchedOutOfTurn { .. } | Reason::OfferAtWrongTime { .. } => &[P::A11_5],
        Reason::SignedResultStands => &[P::A8_7, P::A11_10],
        Reason::DeviceFoundAfterEnd => &[P::A11_3_2_2, P::A12_9, P::A11_10],
        Reason::PenaltyForArbiter { .. } => &[P::A12_9],
        Reason::MinutesUnsettled => &[P::A_B_2],
        Reason::MustPlay { .. } => &[P::A9_5_3],
        Reason::OfferOpen { .. }
        | Reason::ConditionVoid
        | Reason::OfferRefusedByAct { .. }
        | Reason::OfferNotWithdrawable => &[P::A9_1_2_1],
        Reason::AgreementRestricted { .. } | Reason::AgreementForbidden => &[P::A9_1_1],
        Reason::ClaimIsOffer { .. } => &[P::A9_1_2_3],
        Reason::WriteDrawOffer => &[P::A9_1_2_2],
        Reason::CountsOnce => &[P::A7_5_5],
        Reason::QueenPlaced { .. } => &[P::A7_5_2],
        Reason::ReconstructFirst => &[P::A8_5_3],
        Reason::Formality(Formality::SaidMoveUnsettled) => &[P::A_A_2],
        Reason::WaitForNextMove => &[P::A_A_5_4],
        Reason::NotDescribed => &[P::A0_2],
        _ => &[],
    }
}
