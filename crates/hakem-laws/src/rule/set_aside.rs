//! A move that was played against a duty: the written move was due (9.5.3), or what was touched for
//! a move that was set back (4.3, 7.5.1). The arbiter stands at the board and has it set back.

use shakmaty::Color;

use super::{Completion, ending, put};
use crate::{
    basic_rules::{
        article_1_nature::having_the_move,
        article_4_act::{self, Propriety},
    },
    facts::{
        mating::Watch,
        standing::{Duty, SetAside},
    },
    provision::Provision as P,
    record::{
        event::Ply,
        game::{Done, Game},
        move_name::MoveName,
        regulations::Regulations,
    },
    ruling::{NotThere, Reason, Ruling, Verdict},
};

/// 9.5.3, 7.5.1, 4.3: another move is due; what was tried has no effect.
pub(super) fn due_otherwise(game: &Game, propriety: Propriety) -> Option<Ruling> {
    match (propriety, game.position()) {
        (Propriety::AgainstWritten(m), Some(position)) => {
            let intended = MoveName::intended(position, m);
            let reason = Reason::WrittenMoveIsDue { intended };
            let mut ruling = Ruling::law(Verdict::Refused, &[P::A9_5_3], reason);
            ruling.effect.must_play = Some(m);
            Some(ruling)
        }
        (Propriety::AgainstDuty(due), Some(position)) => {
            let reason = article_4_act::told(due)?;
            let of_fault = |(_, ply): (Color, Ply)| ply.0 == game.plies().0.saturating_add(1);
            let source = match &game.between.duty {
                _ if game.between.last_fault.is_some_and(of_fault) => P::A7_5_1,
                Some(Duty::AsIfTouched(touches)) => touches.basis(position),
                _ => game.touches.basis(position),
            };
            Some(Ruling::law(Verdict::Refused, &[P::A4_3, source], reason))
        }
        _ => None,
    }
}

/// 4.3, 9.5.3: the move has to be set back. It is kept in mind, in case it is left to stand; its
/// piece was touched, which refuses an offer of the opponent (9.1.2.1). Says whether one was open.
#[cold]
pub(super) fn lay_aside(
    game: &mut Game,
    done: Done,
    completion: Completion,
    refusal: &Ruling,
) -> bool {
    let player = having_the_move(game);
    let touched = done.touched(&game.standing);
    game.touches.extend(&touched);
    game.clock.lose_track();
    game.between.lay_aside(Some(SetAside {
        done,
        completed: matches!(completion, Completion::WithThePress(_)),
        refusal: Box::new(refusal.clone()),
    }));
    game.between.refuse_by_act(!player)
}

/// Whoever replies to a move that had to be set back has left it to stand: it is on the board, and
/// play goes on from there (9.5.3, 4.8). Not where it would have ended the game: there is no reply
/// to that. Says so, and what it is about.
#[cold]
pub(super) fn left_to_stand(
    game: &mut Game,
    player: Color,
    rules: &Regulations,
) -> Option<(Reason, P)> {
    let SetAside {
        done, completed, ..
    } = game.between.set_aside()?.clone();
    let provision = match &game.between.duty {
        Some(Duty::Play(_)) => P::A9_5_3,
        _ => P::A4_8,
    };
    let mut trial = game.clone();
    let completion = if completed {
        Completion::WithThePress(None)
    } else {
        Completion::Later
    };
    let times = put(&mut trial, !player, done, completion, rules);
    if ending(&trial, times, rules, Watch::EveryMove).is_some() {
        return None;
    }
    *game = trial;
    let reason = Reason::NotThere(NotThere::SetBack { player: !player });
    Some((reason, provision))
}

/// 6.2.1: the clock is pressed for a move that has to be set back: nothing is completed by it, and
/// it is no press without a move.
#[cold]
pub(super) fn press_for_set_aside(game: &mut Game, player: Color) -> Option<Ruling> {
    let played = game.between.set_aside()?.clone();
    if played.completed || having_the_move(game) != player {
        return None;
    }
    let ruling = (*played.refusal).clone();
    game.between.lay_aside(Some(SetAside {
        completed: true,
        ..played
    }));
    Some(ruling)
}
