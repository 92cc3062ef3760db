//! Article 12: the arbiter's decisions are recorded; they are not this program's to make.

use crate::{
    provision::Provision as P,
    record::{event::Decision, game::Game},
    ruling::{Ground, Level, Reason, Ruling, Verdict},
};

/// A decision of the arbiter: it is carried out and noted.
#[must_use]
pub fn decision(game: &mut Game, decision: Decision) -> Ruling {
    let noted =
        |provisions, reason| Ruling::on(Level::Discretion, Verdict::Noted, provisions, reason);
    match decision {
        Decision::Restore(left) => {
            let left = left.min(game.plies());
            if left != game.plies() {
                game.restore(left);
            }
            let mut ruling = noted(&[P::A7_1], Reason::Restored { left });
            ruling.effect.restored = Some(left);
            ruling
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
