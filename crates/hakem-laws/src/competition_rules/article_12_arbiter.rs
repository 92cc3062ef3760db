//! Article 12: the arbiter's decisions are recorded; they are not this program's to make.

use crate::{
    basic_rules::article_4_act,
    provision::Provision as P,
    record::{
        event::{Decision, Party},
        game::Game,
    },
    ruling::{Ground, Level, NotThere, Reason, Ruling, Verdict},
};

/// A decision of the arbiter: it is carried out and noted. A player has nothing to decide.
#[must_use]
pub fn decision(game: &mut Game, by: Option<Party>, decision: Decision) -> Ruling {
    if let Some(Party::Player(player)) = by {
        let missing = NotThere::RightToDecide { player };
        return Ruling::law(
            Verdict::Refused,
            &[provision_of(decision)],
            Reason::NotThere(missing),
        );
    }
    let noted =
        |provisions, reason| Ruling::on(Level::Discretion, Verdict::Noted, provisions, reason);
    match decision {
        Decision::Restore(left) => {
            if left > game.plies() {
                let reason = Reason::NotThere(NotThere::SoManyHalfMoves { ply: left });
                return Ruling::law(Verdict::Refused, &[P::A7_1], reason);
            }
            let due = article_4_act::set_back(game, left);
            let mut ruling = noted(&[P::A7_1], Reason::Restored { left });
            ruling.effect.restored = Some(left);
            match due {
                Some((due, provision)) => ruling.cite(provision).note(due),
                None => ruling,
            }
        }
        Decision::SetClock => {
            game.clock.lose_track();
            noted(&[P::A7_1, P::A6_10_2], Reason::DecisionNoted)
        }
        Decision::Warn | Decision::Penalty => {
            game.clock.lose_track();
            noted(&[P::A12_9], Reason::DecisionNoted)
        }
        Decision::Resume => {
            game.clock.lose_track();
            noted(&[P::A6_11_3], Reason::PlayResumed)
        }
        Decision::Other => noted(&[P::A12_9], Reason::DecisionNoted),
        Decision::Result(score) => {
            let reason = Reason::ArbiterResult { score };
            Ruling::on(
                Level::Discretion,
                Verdict::Ended,
                &[P::A12_9, P::A11_10],
                reason,
            )
            .end(game, Ground::Arbiter, score)
        }
    }
}

/// The provision under which the arbiter decides such a thing.
const fn provision_of(decision: Decision) -> P {
    match decision {
        Decision::Restore(_) | Decision::SetClock => P::A7_1,
        Decision::Resume => P::A6_11_3,
        Decision::Warn | Decision::Penalty | Decision::Result(_) | Decision::Other => P::A12_9,
    }
}
