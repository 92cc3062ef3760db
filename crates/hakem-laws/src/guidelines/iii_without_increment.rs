//! Guideline III: games without increment, where the event has announced it (III.2).

use shakmaty::Color;

use crate::{
    basic_rules::article_1_nature::having_the_move,
    profile::Category,
    provision::Provision as P,
    record::{
        event::{ClaimGround, Ply, Terms},
        game::Game,
        regulations::{Adoption, Regulations},
        time_control::TimeControl,
    },
    ruling::{Ground, Level, Offer, OfferOrigin, Reason, Ruling, Score, Verdict},
};

/// III.2: announced in advance, standard or rapid, and no increment.
#[must_use]
pub fn is_in_force(rules: &Regulations) -> bool {
    let increment = rules
        .time_control
        .as_ref()
        .is_some_and(TimeControl::has_increment);
    rules.guideline_iii == Adoption::Adopted
        && rules.profile.category != Category::Blitz
        && !increment
}

/// III.3.1: both flags are down and nobody can tell which fell first.
#[must_use]
pub fn both_flags(game: &mut Game, rules: &Regulations) -> Ruling {
    if !is_in_force(rules) {
        let reason = Reason::BothFlagsForArbiter;
        let provisions = &[P::A6_8, P::A6_9, P::A_III_2];
        return Ruling::on(
            Level::Discretion,
            Verdict::ForTheArbiter,
            provisions,
            reason,
        );
    }
    if is_last_period(game, rules) {
        return Ruling::on(
            Level::Regulation,
            Verdict::Ended,
            &[P::A_III_3_1_2],
            Reason::BothFlagsDraw,
        )
        .end(game, Ground::FlagFall, Score::DRAW);
    }
    game.clock.lose_track();
    Ruling::on(
        Level::Regulation,
        Verdict::Noted,
        &[P::A_III_3_1_1],
        Reason::BothFlagsPlayOn,
    )
}

fn is_last_period(game: &Game, rules: &Regulations) -> bool {
    let Some(control) = &rules.time_control else {
        return true;
    };
    let last = |player: Color| {
        control
            .period_after(game.moves_completed(player))
            .1
            .is_none()
    };
    last(Color::White) && last(Color::Black)
}

/// III.4, III.5: a request of the player having the move in the last two minutes. Whether the
/// opponent can win by normal means, or tries to, is for the arbiter to see.
#[must_use]
pub fn request(game: &mut Game, player: Color, ground: ClaimGround, rules: &Regulations) -> Ruling {
    if !is_in_force(rules) {
        let reason = Reason::GuidelineNotInForce;
        return Ruling::on(Level::Regulation, Verdict::Refused, &[P::A_III_2], reason);
    }
    if having_the_move(game) != player {
        let reason = Reason::NotHavingTheMove { player };
        return Ruling::on(Level::Regulation, Verdict::Refused, &[P::A_III_5], reason);
    }
    let (provision, reason) = match ground {
        ClaimGround::Increment => (P::A_III_4, Reason::IncrementRequest),
        _ => (P::A_III_5, Reason::NormalMeansForArbiter),
    };
    let ply: Ply = game.plies();
    *game.between.offers.of_mut(player) = Some(Offer {
        ply,
        terms: Terms::Plain,
        origin: OfferOrigin::Made,
    });
    let mut ruling = Ruling::on(
        Level::Regulation,
        Verdict::ForTheArbiter,
        &[provision],
        reason,
    );
    ruling.effect.offer = Some(player);
    ruling.note(Reason::ClaimIsOffer { by: player })
}
