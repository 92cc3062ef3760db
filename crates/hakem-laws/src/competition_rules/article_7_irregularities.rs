//! Article 7: irregularities.

use shakmaty::{Color, Piece, Role, Setup, Square};

use super::article_11_conduct;
use crate::{
    appendices::{a_rapid, b_blitz},
    basic_rules::{
        article_1_nature::having_the_move,
        article_4_act,
        article_5_completion::{Mobility, Told, cannot_mate, mobility},
    },
    facts::{position::Standing, standing::Duty, touch::Touches},
    profile::{IllegalKinds, IllegalWindow, MatingTest},
    provision::Provision as P,
    record::{
        event::{IllegalKind, IrregularityKind, Party, Ply},
        game::{Done, Game},
        regulations::Regulations,
        written::NotAMove,
    },
    ruling::{ExtraTime, Ground, Level, NotThere, Reason, Ruling, Verdict},
};

/// 7.1 to 7.4, 7.6, and what Articles 6 and 11 call irregular.
#[must_use]
pub fn irregularity(
    game: &mut Game,
    by: Option<Party>,
    of: Option<Color>,
    kind: IrregularityKind,
    rules: &Regulations,
) -> Ruling {
    game.clock.lose_track();
    let arbiter =
        |provisions: &[P], reason| Ruling::law(Verdict::ForTheArbiter, provisions, reason);
    if let Some(ruling) = a_rapid::stands_after_ten_moves(game, kind, rules) {
        return ruling;
    }
    match (kind, of) {
        // 7.2.1: found during the game, the game is cancelled and a new one is played.
        (IrregularityKind::StartPosition, _) => {
            Ruling::law(Verdict::Ended, &[P::A7_2_1], Reason::StartCancelled).cancel(game)
        }
        // 7.2.2: the game goes on, the position carried over to a board placed rightly.
        (IrregularityKind::BoardTurned, _) => {
            Ruling::law(Verdict::Noted, &[P::A7_2_2], Reason::BoardTurned)
        }
        (IrregularityKind::Colours, _) => colours(game),
        // 7.4: the player puts his pieces right on his own time.
        (IrregularityKind::Displaced, _) => arbiter(&[P::A7_4], Reason::DisplacedPieces),
        // 7.6: back to the position before the piece came to stand wrongly.
        (IrregularityKind::WrongSquare, _) => arbiter(&[P::A7_6], Reason::PieceOnWrongSquare),
        (IrregularityKind::ClockSetting, _) => {
            arbiter(&[P::A6_10_2, P::A7_1], Reason::ClockSetting)
        }
        (IrregularityKind::Device, Some(of)) => article_11_conduct::device(game, by, of, rules),
        (IrregularityKind::Device, None) => arbiter(&[P::A11_3_2_2], Reason::FactToEstablish),
        (kind, of) => article_11_conduct::conduct(of, kind),
    }
}

/// 7.3: colours reversed with fewer than ten moves by both: a new game; else play goes on.
fn colours(game: &mut Game) -> Ruling {
    let both = game
        .moves_made(Color::White)
        .min(game.moves_made(Color::Black));
    if both < 10 {
        Ruling::law(Verdict::Ended, &[P::A7_3], Reason::ColoursNewGame).cancel(game)
    } else {
        Ruling::law(Verdict::Noted, &[P::A7_3], Reason::ColoursPlayOn)
    }
}

/// A completed illegal move that somebody points out.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    /// Whose.
    pub of: Color,
    /// Which kind.
    pub kind: IllegalKind,
    /// The half-move.
    pub ply: Ply,
}

impl IllegalKind {
    /// The sub-article that describes it.
    const fn provision(self) -> P {
        match self {
            IllegalKind::Move => P::A7_5_1,
            IllegalKind::Promotion => P::A7_5_2,
            IllegalKind::PressWithoutMove => P::A7_5_3,
            IllegalKind::TwoHands => P::A7_5_4,
        }
    }
}

/// 7.5: a completed illegal move is pointed out.
#[must_use]
pub fn illegal(
    game: &mut Game,
    by: Option<Party>,
    of: Color,
    kind: IllegalKind,
    ply: Option<Ply>,
    rules: &Regulations,
) -> Ruling {
    if let Some(ruling) = unknown_to_the_rules(kind, rules) {
        return ruling;
    }
    if let Some(ruling) = counted_already(game, of, ply) {
        return ruling;
    }
    if kind == IllegalKind::PressWithoutMove {
        return pressed_without_move(game, of, ply, rules);
    }
    let ply = ply.unwrap_or_else(|| last_of(game, of));
    let fault = match find(game, of, kind, ply) {
        Ok(fault) => fault,
        Err(ruling) => return *ruling,
    };
    // A.5.2: raised after the reply, it stands; the arbiter may have to wait (A.5.4).
    if a_rapid::is_too_late(game, fault.ply, rules) {
        return too_late(game, by, fault.of);
    }
    deal_with(game, fault, rules)
}

/// The last half-move that `player` made.
fn last_of(game: &Game, player: Color) -> Ply {
    let last = game.plies();
    if last.0 > 0 && game.mover_of(last) != player {
        Ply(last.0 - 1)
    } else {
        last
    }
}

/// Whether the rules know that kind of illegal move.
#[must_use]
pub fn counts(kind: IllegalKind, rules: &Regulations) -> bool {
    let rule = rules.profile.illegal.value;
    let newer = matches!(kind, IllegalKind::TwoHands | IllegalKind::PressWithoutMove);
    rule.window != IllegalWindow::Impossible && !(newer && rule.counts == IllegalKinds::MovesOnly)
}

/// Under rules of online play an illegal move is not accepted: nothing changes.
#[must_use]
pub fn not_accepted(player: Color, why: NotAMove, rules: &Regulations) -> Option<Ruling> {
    let impossible = rules.profile.illegal.value.window == IllegalWindow::Impossible;
    let reason = Reason::NotThere(NotThere::LegalMove { player, why });
    impossible.then(|| Ruling::law(Verdict::Refused, &[P::A3_10_2], reason))
}

/// 3.10.2, 7.5.1, 7.5.2: what was done is illegal and completed: it stands on the board until it
/// is pointed out. `None` where it is legal or not known.
#[must_use]
pub fn stands(player: Color, done: &Done) -> Option<Ruling> {
    match done {
        Done::PawnLeft { .. } => Some(stands_because(player, NotAMove::PromotionMissing)),
        Done::Displaced { .. } => Some(stands_because(player, NotAMove::Illegal)),
        Done::Legal(_) | Done::FromIllegalPosition { .. } | Done::Placed(_) | Done::Nothing => None,
    }
}

/// The same where it is known why it is no move.
#[must_use]
pub fn stands_because(player: Color, why: NotAMove) -> Ruling {
    let (article, reason) = match why {
        NotAMove::PromotionMissing => (P::A7_5_2, Reason::PawnLeftOnLastRank { player }),
        why => (P::A7_5_1, Reason::IllegalMoveStands { player, why }),
    };
    Ruling::law(Verdict::Noted, &[P::A3_10_2, article], reason)
}

fn unknown_to_the_rules(kind: IllegalKind, rules: &Regulations) -> Option<Ruling> {
    if counts(kind, rules) {
        return None;
    }
    let reason = if rules.profile.illegal.value.window == IllegalWindow::Impossible {
        Reason::IllegalUnknownToRules
    } else {
        Reason::NotCountedAsIllegal { kind }
    };
    let provisions = &[P::A7_5_5, P::A12_9];
    Some(Ruling::on(
        Level::Discretion,
        Verdict::ForTheArbiter,
        provisions,
        reason,
    ))
}

/// Several faults of one half-move count once (advice on 7.5.5).
fn counted_already(game: &Game, of: Color, ply: Option<Ply>) -> Option<Ruling> {
    let (player, fault) = game.between.last_fault?;
    let plies = game.plies();
    let nothing_since = plies.0 + 1 == fault.0 || plies == fault;
    let same = player == of && nothing_since && ply.is_none_or(|ply| ply == fault);
    same.then(|| {
        Ruling::on(
            Level::Advice,
            Verdict::Noted,
            &[P::A7_5_5],
            Reason::CountsOnce,
        )
    })
}

/// The half-move that is complained of, if it is one that can be.
fn find(game: &Game, of: Color, kind: IllegalKind, ply: Ply) -> Result<Fault, Box<Ruling>> {
    let refused =
        |provisions: &[P], reason| Err(Box::new(Ruling::law(Verdict::Refused, provisions, reason)));
    let own = kind.provision();
    if game.moves_made(of) == 0 {
        let missing = NotThere::MoveOf { player: of };
        return refused(&[own], Reason::NotThere(missing));
    }
    let Some(half) = game.half_move(ply).filter(|_| game.mover_of(ply) == of) else {
        return refused(&[own], Reason::NotThere(NotThere::HalfMove { ply }));
    };
    let left = matches!(half.done, Done::PawnLeft { .. });
    let kind = match kind {
        IllegalKind::Move | IllegalKind::Promotion if left => IllegalKind::Promotion,
        IllegalKind::Move | IllegalKind::Promotion if half.done.is_legal() => {
            let reason = Reason::NotThere(NotThere::Fault { ply });
            return refused(&[P::A3_10_1, own], reason);
        }
        IllegalKind::Promotion => IllegalKind::Move,
        kind => kind,
    };
    if !game.is_completed(ply) {
        return refused(&[own, P::A6_2_1], Reason::NotYetCompleted);
    }
    Ok(Fault { of, kind, ply })
}

fn too_late(game: &mut Game, by: Option<Party>, player: Color) -> Ruling {
    let reason = Reason::IllegalMoveTooLate { player };
    let ruling = Ruling::law(Verdict::ForTheArbiter, &[P::A_A_5_2], reason);
    if by.is_none_or(|by| by == Party::Arbiter) && game.standing.is_plainly_illegal() {
        game.between.awaiting_next_move = true;
        return ruling.cite(P::A_A_5_4).note(Reason::WaitForNextMove);
    }
    ruling
}

/// 7.5.3: the clock was pressed without a move. There is nothing to set back unless a move has
/// been made since. Where the record does not show the press, it may have been left out, but only
/// while the player's time can have been running.
fn pressed_without_move(
    game: &mut Game,
    of: Color,
    ply: Option<Ply>,
    rules: &Regulations,
) -> Ruling {
    let nothing = |ply: Ply| matches!(game.half_move(ply).map(|h| &h.done), Some(Done::Nothing));
    let stood = ply.filter(|&ply| nothing(ply) && game.mover_of(ply) == of);
    let next = Ply(game.plies().0.saturating_add(1));
    // Whoever was told to play another move has pressed for the one that he had played.
    let played = game.between.set_aside().is_some();
    let now = having_the_move(game) == of && !game.has_to_press(!of) && !played;
    let earlier = game.between.idle_press.filter(|&(player, _)| player == of);
    let at = stood
        .or_else(|| now.then_some(next))
        .or_else(|| earlier.map(|(_, ply)| ply));
    let Some(at) = at else {
        let reason = Reason::NotThere(NotThere::IdlePress { player: of });
        return Ruling::law(Verdict::Refused, &[P::A7_5_3], reason);
    };
    let fault = Fault {
        of,
        kind: IllegalKind::PressWithoutMove,
        ply: at,
    };
    if a_rapid::is_too_late(game, fault.ply, rules) {
        return too_late(game, None, of);
    }
    deal_with(game, fault, rules)
}

/// 7.5.5: the first costs time, the second the game, unless the opponent cannot mate.
fn deal_with(game: &mut Game, fault: Fault, rules: &Regulations) -> Ruling {
    let Fault { of, kind, ply } = fault;
    if kind == IllegalKind::PressWithoutMove {
        game.between.idle_press = None;
    }
    let action = Action::of(game, fault);
    let count = game.between.illegal_moves.of(of).saturating_add(1);
    if rules
        .profile
        .illegal
        .value
        .loses_at
        .is_some_and(|limit| count >= limit)
    {
        *game.between.illegal_moves.of_mut(of) = count;
        return second(game, fault, &action, rules);
    }
    if let Action::Queen { standing, .. } = &action
        && standing
            .regular()
            .is_some_and(|p| mobility(p) != Mobility::CanMove)
    {
        // Not regulated for a first offence: the move was illegal, so 5.1.1 does not hold.
        let provisions = &[P::A7_5_2, P::A5_1_1, P::A0_2];
        let reason = Reason::QueenEndsGame;
        return Ruling::on(
            Level::Discretion,
            Verdict::ForTheArbiter,
            provisions,
            reason,
        );
    }
    *game.between.illegal_moves.of_mut(of) = count;
    let ruling = first(fault);
    let ruling = action.carry_out(game, ply, ruling);
    game.between.last_fault = Some((of, ply));
    let minutes = b_blitz::illegal_minutes(rules);
    let ruling = match a_rapid::minutes_provision(rules) {
        Some(provision) if minutes == 1 => ruling.cite(provision),
        _ => ruling,
    };
    debug_assert!(kind != IllegalKind::Promotion || game.plies() == ply);
    ruling
        .give(ExtraTime { minutes, to: !of })
        .note_if(b_blitz::unsettled_note(rules))
}

fn first(fault: Fault) -> Ruling {
    let own: &[P] = match fault.kind {
        IllegalKind::Move => &[P::A7_5_1, P::A7_5_5],
        IllegalKind::Promotion => &[P::A7_5_2, P::A7_5_5],
        IllegalKind::PressWithoutMove => &[P::A7_5_3, P::A7_5_5],
        IllegalKind::TwoHands => &[P::A7_5_4, P::A7_5_5, P::A4_1],
    };
    let reason = Reason::IllegalReinstated {
        player: fault.of,
        kind: fault.kind,
    };
    Ruling::law(Verdict::Reinstate, own, reason)
}

/// What binds the player whose move is set back (4.3, 7.5.1, 9.5.3).
struct Binding {
    touches: Touches,
    duty: Option<Duty>,
}

impl Binding {
    /// What he has touched on this move binds him, and what he had to do is still to be done.
    fn of(game: &Game, fault: Fault, before: &Standing) -> Binding {
        let last = game.plies();
        let (touches, duty) = if fault.ply > last {
            // A press without a move has touched nothing new.
            return Binding {
                touches: game.touches.clone(),
                duty: game.between.duty.clone(),
            };
        } else if fault.kind == IllegalKind::PressWithoutMove {
            (Touches::none(), None)
        } else if fault.ply == last {
            (game.touched_for_last(), game.duty_before.clone())
        } else {
            let done = game.half_move(fault.ply).map(|half| &half.done);
            let touches = done.map(|done| done.touched(before)).unwrap_or_default();
            (touches, None)
        };
        // Whoever has made a move has touched a piece, even where nobody says which move it was.
        let untold = matches!(
            game.half_move(fault.ply).map(|half| &half.done),
            Some(Done::Nothing)
        );
        let touches = if touches.is_empty() && untold && fault.kind != IllegalKind::PressWithoutMove
        {
            Touches::of_unnamed()
        } else {
            touches
        };
        let touched = (!touches.is_empty()).then_some(Duty::AsTouched);
        Binding {
            touches,
            duty: duty.or(touched),
        }
    }
}

/// What is done on the board (7.5.1, 7.5.2).
enum Action {
    /// The position before the move is set back.
    SetBack {
        left: Ply,
        standing: Standing,
        bound: Binding,
    },
    /// The move stays and a queen is placed for the pawn.
    Queen {
        square: Square,
        setup: Box<Setup>,
        standing: Standing,
    },
}

impl Action {
    fn of(game: &Game, fault: Fault) -> Action {
        let left = Ply(fault.ply.0.saturating_sub(1));
        let before = game.standing_at(left);
        let done = game.half_move(fault.ply).map(|half| &half.done);
        if let (IllegalKind::Promotion, Some(Done::PawnLeft { to, .. })) = (fault.kind, done) {
            let mut setup = game.standing_at(fault.ply).to_setup();
            setup.board.set_piece_at(
                *to,
                Piece {
                    color: fault.of,
                    role: Role::Queen,
                },
            );
            let standing = Standing::of(setup.clone(), game.mode());
            return Action::Queen {
                square: *to,
                setup: Box::new(setup),
                standing,
            };
        }
        Action::SetBack {
            left,
            bound: Binding::of(game, fault, &before),
            standing: before,
        }
    }

    const fn standing(&self) -> &Standing {
        match self {
            Action::SetBack { standing, .. } | Action::Queen { standing, .. } => standing,
        }
    }

    fn carry_out(self, game: &mut Game, ply: Ply, mut ruling: Ruling) -> Ruling {
        match self {
            Action::SetBack { left, bound, .. } => {
                game.restore(left);
                ruling.effect.restored = Some(left);
                game.touches = bound.touches;
                game.between.bind(bound.duty);
                match article_4_act::due(game) {
                    Some((due, provision)) => ruling.cite(provision).note(due),
                    None => ruling,
                }
            }
            Action::Queen { square, setup, .. } => {
                game.restore(ply);
                game.replace_last(*setup);
                ruling.effect.restored = Some(ply);
                ruling.note(Reason::QueenPlaced { square })
            }
        }
    }
}

/// 7.5.5: the player loses; drawn if the opponent cannot mate from the position after the action
/// of 7.5.1 or 7.5.2.
fn second(game: &mut Game, fault: Fault, action: &Action, rules: &Regulations) -> Ruling {
    let winner = !fault.of;
    let exception = cannot_mate(
        action.standing(),
        game,
        winner,
        MatingTest::AnySeries,
        rules,
    );
    let told = Told {
        provisions: &[P::A7_5_5, fault.kind.provision()],
        ground: Ground::IllegalMoves,
        loses: Reason::IllegalLoses { player: fault.of },
        draws: Reason::IllegalDraws { player: fault.of },
        by_material: Reason::IllegalDraws { player: fault.of },
    };
    let ruling = told.rule(game, winner, exception);
    match action {
        Action::Queen { square, .. } => ruling.note(Reason::QueenPlaced { square: *square }),
        Action::SetBack { .. } => ruling,
    }
}

/// The first illegal half-move of the record that still stands and could be dealt with: what the
/// examination of a claim may bring to light.
#[must_use]
pub fn standing_fault(game: &Game, rules: &Regulations) -> Option<Fault> {
    if rules.profile.illegal.value.window != IllegalWindow::DuringGame {
        return None;
    }
    let bad = |done: &Done| !done.is_legal() && !matches!(done, Done::Placed(_) | Done::Nothing);
    let at = game.line().iter().position(|half| bad(&half.done))?;
    let ply = Ply(u32::try_from(at).ok()?.checked_add(1)?);
    let of = game.mover_of(ply);
    find(game, of, IllegalKind::Move, ply).ok()
}

/// Deals with a fault that the examination of a claim brought to light: the claim has lost its
/// object, play goes back (7.5.1).
#[must_use]
pub fn found_in_examination(game: &mut Game, fault: Fault, rules: &Regulations) -> Ruling {
    let note = Reason::ClaimMeetsIllegalMove {
        player: fault.of,
        ply: fault.ply,
    };
    deal_with(game, fault, rules).note(note)
}
