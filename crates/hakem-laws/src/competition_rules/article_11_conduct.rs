//! Article 11: the conduct of the players. Cases are handed to the arbiter; only a device that was
//! on the player has a consequence in the Laws themselves.

use shakmaty::Color;

use crate::{
    provision::Provision as P,
    record::{
        event::{IrregularityKind, Party},
        game::Game,
        regulations::{DevicePenalty, Regulations},
    },
    ruling::{Ground, Level, Reason, Ruling, Score, Verdict},
};

/// 11.3.2.2: a forbidden device on the player in the venue during the game loses, without the
/// exception of 5.1.2 and 6.9. Regulations may lay down a milder penalty.
#[must_use]
pub fn device(game: &mut Game, by: Option<Party>, of: Color, rules: &Regulations) -> Ruling {
    let provisions = &[P::A11_3_2_2];
    if rules.devices == DevicePenalty::Milder {
        return Ruling::on(
            Level::Regulation,
            Verdict::ForTheArbiter,
            &[P::A11_3_2_2, P::A12_9],
            Reason::DeviceMilder,
        );
    }
    // Only the arbiter can find it evident; where nobody is named, it may be a player's report.
    if by != Some(Party::Arbiter) {
        let reason = Reason::FactToEstablish;
        return Ruling::on(
            Level::Discretion,
            Verdict::ForTheArbiter,
            provisions,
            reason,
        );
    }
    Ruling::law(
        Verdict::Ended,
        provisions,
        Reason::DeviceLoses { player: of },
    )
    .end(game, Ground::Arbiter, Score::win(!of))
}

/// 11.1 to 11.8: everything else about conduct is for the arbiter (12.9).
#[must_use]
pub fn conduct(of: Option<Color>, kind: IrregularityKind) -> Ruling {
    let provision = match kind {
        IrregularityKind::Distraction => P::A11_5,
        IrregularityKind::Notes => P::A11_3_1,
        IrregularityKind::Refusal => P::A11_7,
        IrregularityKind::Disrepute => P::A11_1,
        IrregularityKind::OtherHand => P::A6_2_3,
        IrregularityKind::ClockStopped => P::A6_11_4,
        _ => P::A0_2,
    };
    let reason = Reason::PenaltyForArbiter { player: of, kind };
    let provisions = &[provision, P::A12_9];
    Ruling::on(
        Level::Discretion,
        Verdict::ForTheArbiter,
        provisions,
        reason,
    )
}

/// P9: a device carried only after the end has no effect; one that was on the player during play
/// and is found only now is judged differently by different authorities.
#[must_use]
pub fn device_afterwards(ruling: Ruling, during_play: bool) -> Ruling {
    if during_play {
        ruling
            .note(Reason::DeviceFoundAfterEnd)
            .cite(P::A11_3_2_2)
            .cite(P::A12_9)
            .cite(P::A11_10)
    } else {
        ruling.note(Reason::DeviceAfterEnd).cite(P::A11_3_2_2)
    }
}
