//! 9.1: offers of a draw and agreement.

use shakmaty::Color;

use crate::{
    basic_rules::article_5_completion::may_agree,
    facts::standing::ClaimStage,
    profile::ClaimOffer,
    provision::Provision as P,
    record::{
        event::Terms,
        game::Game,
        regulations::{AgreementLimit, Regulations},
    },
    ruling::{Ground, Level, NotThere, Offer, OfferOrigin, Reason, Ruling, Score, Verdict},
};

/// 9.1.1: the event restricts offers and agreements. Claims are not touched by it.
#[must_use]
pub fn restriction(game: &Game, rules: &Regulations) -> Option<Ruling> {
    let reason = match rules.agreement {
        AgreementLimit::BeforeMove(before) if game.standing().move_number() < before => {
            Reason::AgreementRestricted { before }
        }
        AgreementLimit::Never => Reason::AgreementForbidden,
        AgreementLimit::None | AgreementLimit::BeforeMove(_) => return None,
    };
    Some(Ruling::on(
        Level::Regulation,
        Verdict::Refused,
        &[P::A9_1_1],
        reason,
    ))
}

/// 9.1.2.1: a draw is offered. Its time is after making a move and before pressing the clock;
/// offered at another time it is valid all the same, but 11.5 is to be considered.
#[must_use]
pub fn offer(game: &mut Game, by: Color, terms: Terms, rules: &Regulations) -> Ruling {
    if let Some(ruling) = restriction(game, rules) {
        return ruling;
    }
    let in_time = game.has_to_press(by);
    let made = game.between.offers_made.of_mut(by);
    *made = made.saturating_add(1);
    let count = *made;
    let ply = game.plies();
    *game.between.refused_by_act.of_mut(by) = false;
    *game.between.lapsed_by_claim.of_mut(by) = false;
    let open = game.between.offers.of_mut(by);
    let repeated = open.is_some();
    *open = Some(Offer {
        ply,
        terms,
        origin: OfferOrigin::Made,
    });
    let reason = if in_time {
        Reason::OfferOpen { by }
    } else {
        Reason::OfferAtWrongTime { by }
    };
    let mut ruling = Ruling::law(Verdict::Noted, &[P::A9_1_2_1], reason);
    ruling.effect.offer = Some(by);
    if !in_time {
        ruling = ruling.cite(P::A11_5);
    }
    if terms == Terms::Conditional {
        ruling = ruling.note(Reason::ConditionVoid);
    }
    if repeated {
        ruling = ruling
            .cite(P::A11_5)
            .note(Reason::OfferRepeated { by, count });
    } else if count > 1 {
        ruling = ruling.cite(P::A11_5).note(Reason::OfferAgain { by, count });
    }
    ruling.note(Reason::WriteDrawOffer).cite(P::A9_1_2_2)
}

/// 9.1.2.1, 5.2.3: the opponent's offer is accepted.
#[must_use]
pub fn accept(game: &mut Game, player: Color, terms: Terms, rules: &Regulations) -> Ruling {
    if let Some(ruling) = restriction(game, rules) {
        return ruling;
    }
    let Some(offer) = *game.between.offers.of(!player) else {
        return none_open(game, !player, NotThere::Offer);
    };
    if terms == Terms::Conditional {
        let provisions = &[P::A9_1_2_1, P::A5_2_3];
        let reason = Reason::AcceptanceConditional;
        return Ruling::on(
            Level::Discretion,
            Verdict::ForTheArbiter,
            provisions,
            reason,
        );
    }
    if !may_agree(game, rules) {
        return Ruling::law(Verdict::Refused, &[P::A5_2_3], Reason::AgreementTooEarly);
    }
    let (provisions, reason): (&[P], Reason) = match offer.origin {
        OfferOrigin::Made => (&[P::A5_2_3, P::A9_1_2_1], Reason::Agreed),
        OfferOrigin::Claim => (
            &[P::A5_2_3, P::A9_1_2_3],
            Reason::AgreedOnClaim {
                accepted: player,
                stage: stage_of_claim(game, !player),
            },
        ),
    };
    Ruling::law(Verdict::Ended, provisions, reason).end(game, Ground::Agreement, Score::DRAW)
}

/// 9.1.2.3: whether a claim is an offer of a draw as well: not where the event restricts offers
/// (9.1.1).
#[must_use]
pub fn claim_is_offer(game: &Game, rules: &Regulations) -> bool {
    rules.profile.claim_is_offer.value == ClaimOffer::Counts && restriction(game, rules).is_none()
}

/// The offer that a claim is now.
#[must_use]
pub fn by_claim(game: &Game) -> Offer {
    Offer {
        ply: game.plies(),
        terms: Terms::Plain,
        origin: OfferOrigin::Claim,
    }
}

/// 9.1.2.3: a claim that is not examined, or was made without the right to it, stands as an offer
/// of a draw.
#[must_use]
pub fn stands_as_offer(game: &mut Game, by: Color, ruling: Ruling, rules: &Regulations) -> Ruling {
    if !claim_is_offer(game, rules) {
        return ruling;
    }
    let offer = by_claim(game);
    game.between.offers.of_mut(by).get_or_insert(offer);
    let mut ruling = ruling.note(Reason::ClaimIsOffer { by }).cite(P::A9_1_2_3);
    ruling.effect.offer = Some(by);
    ruling
}

/// Whether the claim of `player` that stands as an offer has been ruled on.
fn stage_of_claim(game: &Game, player: Color) -> ClaimStage {
    match game.between.claim {
        Some((claimant, stage)) if claimant == player => stage,
        _ => ClaimStage::Pending,
    }
}

/// 9.1.2.1: the opponent's offer is refused aloud.
#[must_use]
pub fn decline(game: &mut Game, player: Color) -> Ruling {
    match game.between.offers.of_mut(!player).take() {
        Some(_) => Ruling::law(Verdict::Noted, &[P::A9_1_2_1], Reason::OfferDeclined),
        None => none_open(game, !player, NotThere::Offer),
    }
}

/// `player` has no open offer. That a claim made it lapse is advice, no part of the Laws (P8).
fn none_open(game: &Game, player: Color, what: NotThere) -> Ruling {
    let reason = Reason::NotThere(what);
    if *game.between.lapsed_by_claim.of(player) {
        let provisions = &[P::A9_1_2_1, P::A9_1_2_3];
        return Ruling::on(Level::Advice, Verdict::Refused, provisions, reason)
            .note(Reason::OfferLapsedWithClaim { by: player });
    }
    let by_act = *game.between.refused_by_act.of(player);
    let note = by_act.then_some(Reason::OfferWasRefused { by: player });
    Ruling::law(Verdict::Refused, &[P::A9_1_2_1], reason).note_if(note)
}

/// 9.1.2.1: an offer cannot be withdrawn.
#[must_use]
pub fn withdraw(game: &Game, player: Color) -> Ruling {
    if game.between.offers.of(player).is_none() {
        return none_open(game, player, NotThere::OfferToWithdraw);
    }
    let mut ruling = Ruling::law(
        Verdict::Refused,
        &[P::A9_1_2_1],
        Reason::OfferNotWithdrawable,
    );
    ruling.effect.offer = Some(player);
    ruling
}
