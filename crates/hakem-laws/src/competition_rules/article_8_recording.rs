//! Article 8: the recording of the moves; what a record is worth as evidence.

use crate::{
    facts::standing::Gap,
    profile::{Category, Supervision},
    provision::Provision as P,
    record::{game::Game, regulations::Regulations},
    ruling::{Reason, Ruling, Verdict},
};

/// 8.5.3: part of the record is missing or cannot be read. It is noted; a claim that rests on the
/// record then needs a reconstruction first.
#[must_use]
pub fn gap(game: &mut Game, what: Gap) -> Ruling {
    game.between.gap = game.between.gap.max(Some(what));
    game.clock.lose_track();
    Ruling::law(Verdict::Noted, &[P::A8_5_3], Reason::GapNoted)
}

/// 8.1, A.2: whether the players have to record the moves. In rapid they do not, nor in blitz
/// unless it is played under the Competition Rules (B.2, B.3).
#[must_use]
pub fn is_required(rules: &Regulations) -> bool {
    match rules.profile.category {
        Category::Standard => true,
        Category::Rapid => false,
        Category::Blitz => rules.profile.supervision != Supervision::Reduced,
    }
}

/// 8.5.3, 11.11: a claim whose record has gaps is neither right nor wrong before the game is
/// reconstructed. In rapid and blitz nobody has to record (A.2) and the claim is not lost, but this
/// record does not prove it.
#[must_use]
pub fn claim_needs_reconstruction(game: &Game, rules: &Regulations) -> Option<Ruling> {
    game.between.gap?;
    let provisions = &[P::A8_5_3];
    let ruling = Ruling::law(
        Verdict::NeedsReconstruction,
        provisions,
        Reason::ReconstructFirst,
    );
    Some(if is_required(rules) {
        ruling
    } else {
        ruling.cite(P::A_A_2).note(Reason::NotProvableFromRecord)
    })
}
