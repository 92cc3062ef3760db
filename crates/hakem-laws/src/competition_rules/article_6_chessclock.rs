//! Article 6: the chessclock.

use shakmaty::Color;

use super::{
    super::basic_rules::article_5_completion::{Told, cannot_mate},
    article_7_irregularities,
};
use crate::{
    appendices::{a_rapid, b_blitz},
    basic_rules::article_1_nature::having_the_move,
    guidelines::iii_without_increment,
    profile::FlagCalledBy,
    provision::Provision as P,
    record::{
        event::{FlagOrder, IllegalKind, Millis, Party, Ply},
        game::Game,
        regulations::Regulations,
    },
    ruling::{Ground, Level, Reason, Ruling, Score, Verdict},
};

/// 6.2.1: the clock is pressed, which completes the move.
#[must_use]
pub fn press(game: &mut Game, player: Color, at: Option<Millis>, rules: &Regulations) -> Ruling {
    if !game.has_to_press(player) {
        return pressed_without_move(game, player, rules);
    }
    let done = game.complete_last_of(player);
    let illegal = done.and_then(|done| article_7_irregularities::stands(player, done));
    game.clock_completed(player, at, rules.time_control.as_ref());
    a_rapid::after_completion(game, rules)
        .or(illegal)
        .unwrap_or_else(|| Ruling::law(Verdict::Noted, &[P::A6_2_1], Reason::ClockPressed))
}

/// 7.5.3: the clock is pressed although the player, whose time is running, has made no move. It is
/// dealt with when it is pointed out; a mere slip of the hand may be judged leniently.
fn pressed_without_move(game: &mut Game, player: Color, rules: &Regulations) -> Ruling {
    if having_the_move(game) != player || game.clock_running() != player {
        return pressed_out_of_turn(game, player);
    }
    game.clock.lose_track();
    game.between.pressed_idle = Some(player);
    let kind = IllegalKind::PressWithoutMove;
    if !article_7_irregularities::counts(kind, rules) {
        let reason = Reason::NotCountedAsIllegal { kind };
        return Ruling::law(Verdict::Noted, &[P::A6_2_4, P::A12_9], reason);
    }
    game.between.last_fault = None;
    game.between.idle_press = Some((player, Ply(game.plies().0.saturating_add(1))));
    let reason = Reason::PressedWithoutMove { player };
    Ruling::law(Verdict::Noted, &[P::A7_5_3, P::A6_2_4], reason)
}

/// 6.2.4: a press of a player who does not have the move, or whose time does not run, completes
/// nothing and is no illegal move. It ends the opponent's press without a move, if there was one.
fn pressed_out_of_turn(game: &mut Game, player: Color) -> Ruling {
    if game.between.pressed_idle == Some(!player) {
        game.between.pressed_idle = None;
        game.clock.lose_track();
    }
    let reason = Reason::PressedOutOfTurn { player };
    Ruling::law(Verdict::Noted, &[P::A6_2_4, P::A12_9], reason)
}

/// 6.8, 6.9: a flag fall is established.
#[must_use]
pub fn flag(
    game: &mut Game,
    by: Option<Party>,
    of: Color,
    order: FlagOrder,
    at: Option<Millis>,
    rules: &Regulations,
) -> Ruling {
    if order == FlagOrder::Unknown {
        return iii_without_increment::both_flags(game, rules);
    }
    // The irregularity came first and the clocks were stopped for it: whether a flag that was then
    // seen down still counts is a matter of the times that the arbiter sets (7.1, 7.5.5).
    if game
        .between
        .last_fault
        .is_some_and(|(player, _)| player != of)
    {
        let reason = Reason::FlagAfterIrregularity { player: of };
        let provisions = &[P::A7_1, P::A7_5_5, P::A6_8];
        return Ruling::on(
            Level::Discretion,
            Verdict::ForTheArbiter,
            provisions,
            reason,
        );
    }
    let by_arbiter = by == Some(Party::Arbiter);
    if by_arbiter && rules.profile.flag_called_by.value == FlagCalledBy::Players {
        return Ruling::law(Verdict::Refused, &[P::A6_8], Reason::FlagPlayersOnly);
    }
    // 6.8: a player's claim has to be valid. What the arbiter observes is established by that.
    if !by_arbiter && still_has_time(game, of, at, rules) {
        let reason = Reason::FlagNotFallen { player: of };
        return Ruling::law(Verdict::Refused, &[P::A6_8], reason);
    }
    // 6.3.1, 6.4: it is checked at once whether the moves of the period are completed.
    if period_is_complete(game, of, at, rules) {
        let reason = Reason::FlagMovesCompleted { player: of };
        return Ruling::law(Verdict::Refused, &[P::A6_4, P::A6_3_1], reason);
    }
    let exception = cannot_mate(
        &game.standing,
        game,
        !of,
        rules.profile.timeout.value,
        rules,
    );
    let provisions = b_blitz::flag_provisions(rules);
    let told = Told {
        provisions,
        ground: Ground::FlagFall,
        loses: Reason::FlagLoses { player: of },
        draws: Reason::FlagDraws { player: of },
        by_material: Reason::FlagDrawsByMaterial { player: of },
    };
    told.rule(game, !of, exception)
}

fn still_has_time(game: &Game, of: Color, at: Option<Millis>, rules: &Regulations) -> bool {
    let Some(control) = &rules.time_control else {
        return false;
    };
    let (period, _) = control.period_after(game.moves_completed(of));
    let delay = control
        .periods()
        .get(period)
        .map(|p| p.delay)
        .unwrap_or_default();
    at.is_some()
        && game
            .clock
            .reading(of, at, delay)
            .is_some_and(|left| left > Millis(0))
}

/// The player has completed the last move of a period exactly, and either his clock does not run
/// or nobody knows what it shows: what is seen is the end of that period, in which nothing is
/// missing.
fn period_is_complete(game: &Game, of: Color, at: Option<Millis>, rules: &Regulations) -> bool {
    let Some(control) = &rules.time_control else {
        return false;
    };
    let waits = having_the_move(game) != of;
    let unknown = game.clock.reading(of, at, Millis(0)).is_none();
    (waits || unknown) && !game.has_to_press(of) && control.closes_at(game.moves_completed(of))
}

/// 6.7: a player is absent.
#[must_use]
pub fn absent(game: &mut Game, of: Color, at: Option<Millis>, rules: &Regulations) -> Ruling {
    if game.moves_made(of) > 0 || *game.between.at_board.of(of) {
        let reason = Reason::NotAbsent { player: of };
        return Ruling::law(Verdict::Refused, &[P::A6_7_1], reason);
    }
    let minutes = rules.default_minutes;
    let due = Millis(u64::from(minutes) * 60_000);
    if at.is_some_and(|at| at < due) {
        let reason = Reason::WithinDefaultTime {
            player: of,
            minutes,
        };
        return Ruling::on(
            Level::Regulation,
            Verdict::Noted,
            &[P::A6_7_1, P::A6_7_2],
            reason,
        );
    }
    // 6.7.1 loses without the exception of 5.1.2 and 6.9; the arbiter may decide otherwise.
    let reason = Reason::DefaultLoses {
        player: of,
        minutes,
    };
    Ruling::law(Verdict::Ended, &[P::A6_7_1], reason).end(game, Ground::Forfeit, Score::win(!of))
}
