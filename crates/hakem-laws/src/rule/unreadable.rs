//! A half-move that nobody can read (8.5.3).

use shakmaty::Color;

use super::{Completion, note_refusal, put};
use crate::{
    appendices::a_rapid,
    competition_rules::article_8_recording,
    facts::standing::Gap,
    provision::Provision as P,
    record::{
        game::{Done, Game},
        regulations::Regulations,
    },
    ruling::{Level, Reason, Ruling, Verdict},
};

/// 8.5.3: nobody can say which move was made. The turn passes; what stands on the board is not
/// known, so a claim needs a reconstruction first.
pub(super) fn unreadable(
    game: &mut Game,
    player: Color,
    completion: Completion,
    rules: &Regulations,
) -> Ruling {
    put(game, player, Done::Nothing, completion, rules);
    game.duty_before = None;
    // 9.1.2.1: whatever was moved was touched, which refuses the opponent's offer.
    let refused_offer = game.between.refuse_by_act(!player);
    let _ = article_8_recording::gap(game, Gap::Unread);
    let ruling = Ruling::on(
        Level::Discretion,
        Verdict::ForTheArbiter,
        &[P::A8_5_3, P::A8_1_1, P::A_C_10],
        Reason::MoveUnreadable,
    );
    let ruling = a_rapid::after_an_unreadable_move(game, ruling);
    note_refusal(ruling, player, refused_offer)
}
