//! One function for everything: a game, an event and the regulations give a ruling.

mod nothing_moved;
mod set_aside;
mod unreadable;

use shakmaty::{Color, Move};

use self::{
    nothing_moved::nothing_moved,
    set_aside::{due_otherwise, lay_aside, left_to_stand, press_for_set_aside},
    unreadable::unreadable,
};
use crate::{
    appendices::a_rapid,
    basic_rules::{
        article_1_nature::having_the_move,
        article_3_moves::{Deed, deed, leading_to},
        article_4_act::{self, Propriety, propriety},
        article_5_completion::{self as completion, Mobility},
    },
    competition_rules::{
        article_6_chessclock, article_7_irregularities, article_8_recording,
        article_9_draw::{a9_1_agreement, a9_5_claim, a9_6_automatic},
        article_11_conduct, article_12_arbiter,
    },
    facts::{mating::Watch, position::Standing, standing::Gap},
    provision::Provision as P,
    record::{
        actor::{actor, is_of_a_player},
        event::{Act, Event, IrregularityKind, Millis, Party, Touching, What},
        game::{Done, Ended, Game},
        move_name::MoveName,
        regulations::Regulations,
        written::NotAMove,
    },
    ruling::{
        Evidence, Ground, Level, NotThere, OfferOrigin, Reason, Ruling, Score, State, Verdict,
        order::ENDINGS,
    },
};

/// Rules on `event` and carries out on `game` what follows from it.
///
/// Total: any event on any game gives a ruling; none fails. The first ending wins, and nothing
/// that happens afterwards changes it (5.1, 5.2, 9.5.2, 6.2.1.1).
pub fn rule(game: &mut Game, event: &Event, regulations: &Regulations) -> Ruling {
    let mut ruling = match game.ended {
        Some(ended) => after_the_end(game, event, ended),
        None => during_the_game(game, event, regulations),
    };
    ruling.state = if game.ended.is_some() {
        State::Ended
    } else {
        State::InProgress
    };
    ruling
}

fn during_the_game(game: &mut Game, event: &Event, rules: &Regulations) -> Ruling {
    if let Some(ruling) = of_no_player(game, event) {
        return ruling;
    }
    let player = match actor(game, event) {
        Some(Party::Player(color)) => color,
        Some(Party::Arbiter) | None => having_the_move(game),
    };
    note_presence(game, event);
    lapse_examined_claims(game, &event.what);
    match &event.what {
        What::Move(act) => make(game, player, act, Completion::WithThePress(event.at), rules),
        What::Make(act) => make(game, player, act, Completion::Later, rules),
        What::Press => press_for_set_aside(game, player)
            .unwrap_or_else(|| article_6_chessclock::press(game, player, event.at, rules)),
        What::Touch { square, manner } => {
            article_4_act::touch(game, player, *square, *manner, rules)
        }
        What::TouchUnnamed => article_4_act::touch_unnamed(game, player, rules),
        What::TouchBreach { of, square } => {
            let claimant = match event.by {
                Some(Party::Player(color)) => Some(color),
                _ => None,
            };
            article_4_act::touch_breach(game, claimant, *of, *square)
        }
        What::Offer(terms) => a9_1_agreement::offer(game, player, *terms, rules),
        What::Accept(terms) => a9_1_agreement::accept(game, player, *terms, rules),
        What::Decline => a9_1_agreement::decline(game, player),
        What::WithdrawOffer => a9_1_agreement::withdraw(game, player),
        What::Claim(claim) => a9_5_claim::claim(game, player, claim, rules),
        What::WithdrawClaim => a9_5_claim::withdraw(game, player),
        What::Resign => completion::resignation(game, player, rules),
        What::Flag { of, order } => {
            article_6_chessclock::flag(game, event.by, *of, *order, event.at, rules)
        }
        What::Absent { of } => article_6_chessclock::absent(game, *of, event.at, rules),
        What::Illegal { of, kind, ply } => {
            game.clock.lose_track();
            article_7_irregularities::illegal(game, event.by, *of, *kind, *ply, rules)
        }
        What::Irregularity { of, kind, .. } => {
            article_7_irregularities::irregularity(game, event.by, *of, *kind, rules)
        }
        What::TakeBack { left } => article_4_act::take_back(game, *left),
        What::Decision(decision) => article_12_arbiter::decision(game, event.by, *decision),
        What::Gap => article_8_recording::gap(game, Gap::Missing),
        What::Other => {
            let reason = Reason::NotDescribed;
            Ruling::on(
                Level::Discretion,
                Verdict::ForTheArbiter,
                &[P::A0_2],
                reason,
            )
        }
    }
}

/// What only a player can do has no effect where the record says that the arbiter did it; where
/// either player can have done it and nobody is named, the arbiter finds out who.
fn of_no_player(game: &Game, event: &Event) -> Option<Ruling> {
    if !is_of_a_player(&event.what) {
        return None;
    }
    match actor(game, event) {
        Some(Party::Player(_)) => None,
        Some(Party::Arbiter) => {
            let reason = Reason::NotThere(NotThere::ActOfThePlayers);
            Some(Ruling::law(Verdict::Refused, &[P::A0_2], reason))
        }
        None => {
            let reason = Reason::NotThere(NotThere::PlayerNamed);
            let verdict = Verdict::ForTheArbiter;
            Some(Ruling::on(Level::Discretion, verdict, &[P::A0_2], reason))
        }
    }
}

/// 6.7.1: whoever does something has come to the board.
fn note_presence(game: &mut Game, event: &Event) {
    let Some(Party::Player(player)) = event.by else {
        return;
    };
    let own_absence = matches!(event.what, What::Absent { of } if of == player);
    if !own_absence && !matches!(event.what, What::Gap | What::Other) {
        *game.between.at_board.of_mut(player) = true;
    }
}

/// P8: the offer that an examined claim was lapses, except for an acceptance that follows it at
/// once: that came before the examination (9.1.2.3).
fn lapse_examined_claims(game: &mut Game, what: &What) {
    if matches!(
        what,
        What::Accept(_) | What::Decline | What::WithdrawOffer | What::WithdrawClaim
    ) {
        return;
    }
    let having = having_the_move(game);
    let open = game.between.offers.of(having);
    if open.is_some_and(|offer| offer.origin == OfferOrigin::Claim) {
        let _ = game.between.lapse_by_claim(having);
    }
}

/// Whether a move is completed together with being made.
#[derive(Clone, Copy, Debug)]
enum Completion {
    /// The clock is pressed as well, at this time.
    WithThePress(Option<Millis>),
    /// The clock is pressed later.
    Later,
}

/// Articles 3, 4 and 6.2: a move is made, and perhaps completed.
fn make(
    game: &mut Game,
    player: Color,
    act: &Act,
    completion: Completion,
    rules: &Regulations,
) -> Ruling {
    if let Some(ruling) = nothing_moved(game, player, act) {
        return ruling;
    }
    // What a move out of turn lets stand is undone where the move itself is not accepted.
    let before = (having_the_move(game) != player).then(|| game.clone());
    if having_the_move(game) != player && game.takes_back_unpressed(player) {
        // 7.5.1: until the clock is pressed an illegal move may be put right, subject to Article 4.
        game.undo_unpressed();
    }
    let stands = (having_the_move(game) != player)
        .then(|| left_to_stand(game, player, rules))
        .flatten();
    if having_the_move(game) != player {
        if game.between.pressed_idle != Some(!player) {
            let reason = Reason::NotHavingTheMove { player };
            return Ruling::law(Verdict::Refused, &[P::A1_3], reason);
        }
        // The opponent pressed without moving and nobody objected: that was his move (7.5.3).
        game.put(Done::Nothing, true);
        next_turn(game);
    }
    let miswritten = miswritten(game, act);
    let deed = deed(&game.standing, act);
    let (done, illegal) = match deed {
        Deed::Legal(done) => (done, None),
        Deed::Illegal(done, why) => {
            if let Some(ruling) = article_7_irregularities::not_accepted(player, why, rules) {
                if let Some(before) = before {
                    *game = before;
                }
                return ruling;
            }
            (done, Some(why))
        }
        Deed::Unreadable => return unreadable(game, player, completion, rules),
    };
    let manner = Manner {
        player,
        illegal,
        completion,
    };
    let ruling = carry_out(game, done, manner, rules);
    let ruling = match miswritten {
        Some(note) => ruling.note(note).cite(P::A8_1_1),
        None => ruling,
    };
    match stands {
        Some((note, provision)) => ruling.note(note).cite(provision),
        None => ruling,
    }
}

/// 3.10.1, 8.1.1: the board shows another legal move than the one that was written.
fn miswritten(game: &Game, act: &Act) -> Option<Reason> {
    let (board, written) = (act.board.as_deref()?, act.written?);
    let position = game.position()?;
    let m = leading_to(position, board)?;
    let played = MoveName::played(position, m);
    (written.resolve(position) != Ok(m))
        .then_some(Reason::NotThere(NotThere::WrittenMove { played }))
}

fn note_refusal(ruling: Ruling, player: Color, refused_offer: bool) -> Ruling {
    match refused_offer {
        true => ruling.note(Reason::OfferRefusedByAct { by: !player }),
        false => ruling,
    }
}

/// Decides on a legal move of the player having the move, made and completed, in a game that has
/// not ended: what [`rule`] does once it is known which move was meant, without the words.
#[inline]
pub(crate) fn decide_legal_move(game: &mut Game, m: Move, rules: &Regulations) {
    let manner = Manner {
        player: having_the_move(game),
        illegal: None,
        completion: Completion::WithThePress(None),
    };
    let _ = decide(game, Done::Legal(m), manner, rules);
}

/// How a half-move was made.
#[derive(Clone, Copy)]
struct Manner {
    player: Color,
    /// Why it is illegal, if it is.
    illegal: Option<NotAMove>,
    completion: Completion,
}

/// What follows from a half-move, before it is told.
struct Outcome {
    propriety: Propriety,
    /// An open offer of the opponent was refused by it.
    refused_offer: bool,
    follows: Follows,
}

/// What a half-move does to the game.
enum Follows {
    /// It is played on.
    PlayGoesOn,
    /// It ends the game under this provision.
    TheEnd(P),
    /// Something rare, which is told already.
    Told(Box<Ruling>),
}

/// Decides on a half-move, and tells what follows.
fn carry_out(game: &mut Game, done: Done, manner: Manner, rules: &Regulations) -> Ruling {
    let Manner {
        player,
        illegal,
        completion,
    } = manner;
    let from_illegal = matches!(done, Done::FromIllegalPosition { .. });
    let (duty, before) = (game.between.duty.clone(), game.plies());
    let outcome = decide(game, done, manner, rules);
    if game.plies() != before {
        game.duty_before = duty;
    }
    let ruling = match (outcome.follows, illegal) {
        (Follows::Told(ruling), _) => *ruling,
        (Follows::TheEnd(provision), _) => note_touch(the_end(game, provision), outcome.propriety),
        (Follows::PlayGoesOn, Some(why)) => illegal_stands(player, why, completion),
        (Follows::PlayGoesOn, None) => note_touch(made(completion), outcome.propriety),
    };
    let ruling = if from_illegal && ruling.effect.result.is_none() {
        ruling.note(Reason::PositionIsIllegal).cite(P::A3_10_3)
    } else {
        ruling
    };
    note_refusal(ruling, player, outcome.refused_offer)
}

/// Puts a half-move on the board, and decides what follows from it (5.1.1, 5.2.1, 5.2.2, 9.6).
#[inline]
fn decide(game: &mut Game, done: Done, manner: Manner, rules: &Regulations) -> Outcome {
    let Manner {
        player,
        illegal,
        completion,
    } = manner;
    let propriety = propriety(game, &done);
    if let Propriety::AgainstWritten(_) | Propriety::AgainstDuty(_) = propriety
        && let Some(ruling) = due_otherwise(game, propriety)
    {
        return Outcome {
            propriety,
            refused_offer: lay_aside(game, done, completion, &ruling),
            follows: Follows::Told(Box::new(ruling)),
        };
    }
    let times = put(game, player, done, completion, rules);
    // 9.1.2.1: moving a piece means touching it, which refuses the opponent's offer.
    let refused_offer = game.between.refuse_by_act(!player);
    let ends = match illegal {
        Some(_) => None,
        None => ending(game, times, rules, rules.scrutiny.watch),
    };
    let follows = if let Some(provision) = ends {
        // A move against the touch rules ends the game unless the opponent asks for the touched
        // piece before he touches one himself (4.8, 5.1.1).
        game.contestable = matches!(propriety, Propriety::AgainstTouch { .. });
        let (ground, score) = ends_with(game, provision);
        game.end(ground, Some(score), provision);
        Follows::TheEnd(provision)
    } else if let Completion::WithThePress(_) = completion
        && let Some(ruling) = a_rapid::after_completion(game, rules)
    {
        Follows::Told(Box::new(ruling))
    } else {
        Follows::PlayGoesOn
    };
    Outcome {
        propriety,
        refused_offer,
        follows,
    }
}

#[inline]
fn put(
    game: &mut Game,
    player: Color,
    done: Done,
    completion: Completion,
    rules: &Regulations,
) -> u32 {
    // A move of the opponent that was never completed is so now, by its reply (6.2.1.2, 6.2.2).
    let completed = matches!(completion, Completion::WithThePress(_));
    let times = game.put(done, completed);
    next_turn(game);
    match completion {
        Completion::WithThePress(at) => {
            *game.to_press.of_mut(player) = false;
            game.clock_completed(player, at, rules.time_control.as_ref());
        }
        Completion::Later => *game.to_press.of_mut(player) = true,
    }
    times
}

/// What belonged to the half-move that has been made is done with.
#[inline]
fn next_turn(game: &mut Game) {
    game.touches.pass_on(&mut game.touched_before);
    game.between.duty = None;
    game.between.irregular_claim = None;
    game.between.last_fault = None;
    game.between.pressed_idle = None;
    game.between.claim = None;
}

/// 3.10.2, 7.5.1: the illegal move stands on the board until it is pointed out.
fn illegal_stands(player: Color, why: NotAMove, completion: Completion) -> Ruling {
    if let Completion::WithThePress(_) = completion {
        return article_7_irregularities::stands_because(player, why);
    }
    let (article, reason) = match why {
        NotAMove::PromotionMissing => (P::A7_5_2, Reason::PawnNotReplacedYet { player }),
        _ => (P::A7_5_1, Reason::IllegalMoveNotCompleted { player }),
    };
    Ruling::law(Verdict::Noted, &[P::A3_10_2, article], reason)
}

/// A legal move has been made, and the game goes on.
fn made(completion: Completion) -> Ruling {
    let (provisions, reason): (&[P], Reason) = match completion {
        Completion::WithThePress(_) => (&[P::A6_2_1], Reason::MoveCompleted),
        Completion::Later => (&[P::A4_7, P::A1_3], Reason::MoveMade),
    };
    Ruling::law(Verdict::Noted, provisions, reason)
}

fn note_touch(ruling: Ruling, propriety: Propriety) -> Ruling {
    match propriety {
        Propriety::AgainstTouch { square, basis } => ruling
            .note(Reason::TouchRuleBroken { square })
            .cite(P::A4_3)
            .cite(basis)
            .cite(P::A4_8),
        _ => ruling,
    }
}

/// The first provision, in the order of precedence, under which the position on the board ends
/// the game.
#[inline]
fn ending(game: &Game, times: u32, rules: &Regulations, watch: Watch) -> Option<P> {
    let position = game.position()?;
    let may_count = a9_6_automatic::may_count(game, times);
    let counted = |provision| match provision {
        P::A9_6_1 => a9_6_automatic::is_fivefold(game, times, rules),
        P::A9_6_2 => a9_6_automatic::is_seventy_five(game, rules),
        P::A9_2 => a9_6_automatic::is_threefold_automatic(times, rules),
        P::A9_3 => a9_6_automatic::is_fifty_automatic(game, rules),
        _ => false,
    };
    // Before a later legal move has shown that this is no mate, a count must not end the game.
    if watch == Watch::LastMove && !(may_count && ENDINGS.into_iter().any(counted)) {
        return completion::is_dead(game, rules).then_some(P::A5_2_2);
    }
    let mobility = completion::mobility(position);
    ENDINGS.into_iter().find(|&provision| match provision {
        P::A5_1_1 => mobility == Mobility::Checkmate,
        P::A5_2_1 => mobility == Mobility::Stalemate,
        P::A5_2_2 => completion::is_dead(game, rules),
        _ => counted(provision),
    })
}

/// On which ground and with which result a game ends under a provision that the board fulfils.
fn ends_with(game: &Game, provision: P) -> (Ground, Score) {
    match provision {
        P::A5_1_1 => (Ground::Checkmate, Score::win(completion::mating_side(game))),
        P::A5_2_1 => (Ground::Stalemate, Score::DRAW),
        P::A9_6_1 => (Ground::FivefoldRepetition, Score::DRAW),
        P::A9_6_2 => (Ground::SeventyFiveMoves, Score::DRAW),
        P::A9_2 => (Ground::ThreefoldClaim, Score::DRAW),
        P::A9_3 => (Ground::FiftyMoveClaim, Score::DRAW),
        _ => (Ground::DeadPosition, Score::DRAW),
    }
}

/// Tells that the game has ended under a provision that the board fulfils.
fn the_end(game: &Game, provision: P) -> Ruling {
    let player = having_the_move(game);
    let (ground, score) = ends_with(game, provision);
    let reason = match ground {
        Ground::Checkmate => Reason::Checkmate {
            winner: completion::mating_side(game),
        },
        Ground::Stalemate => Reason::Stalemate { player },
        Ground::FivefoldRepetition => Reason::Fivefold,
        Ground::SeventyFiveMoves => Reason::SeventyFiveMoves,
        Ground::ThreefoldClaim => Reason::ThreefoldAutomatic,
        Ground::FiftyMoveClaim => Reason::FiftyAutomatic,
        _ => Reason::DeadPosition,
    };
    let evidence = match ground {
        Ground::FivefoldRepetition | Ground::ThreefoldClaim => Some(Evidence::Occurrences(
            game.repetition().look_alikes(&game.identity()),
        )),
        Ground::SeventyFiveMoves | Ground::FiftyMoveClaim => {
            Some(Evidence::HalfMoveClock(game.standing().half_move_clock()))
        }
        _ => None,
    };
    Ruling::law(Verdict::Ended, &[provision, P::A6_2_1_1], reason)
        .with_evidence(evidence)
        .says_end(ground, score)
}

/// The game has ended: nothing that comes later has an object, and nothing earlier is reopened.
/// Only a move against the touch rules that ended it can still be contested, until the opponent
/// touches a piece (4.8, 5.1.1).
fn after_the_end(game: &mut Game, event: &Event, ended: Ended) -> Ruling {
    if game.contestable {
        match &event.what {
            What::TouchBreach { of, square } => {
                let claimant = Some(!*of);
                return article_4_act::touch_breach(game, claimant, *of, *square);
            }
            What::Touch {
                manner: Touching::Deliberate,
                ..
            }
            | What::TouchUnnamed
                if event.by == Some(Party::Player(having_the_move(game))) =>
            {
                game.contestable = false;
            }
            _ => {}
        }
    }
    let Ended { ground, ply, .. } = ended;
    let reason = match ended.score {
        Some(score) => Reason::AlreadyEnded { ground, ply, score },
        None => Reason::AlreadyCancelled { ply },
    };
    let mut ruling = Ruling::law(Verdict::NoObject, &[ended.provision], reason);
    ruling.ground = Some(ground);
    if ended.score.is_none() {
        return ruling;
    }
    match &event.what {
        What::Decision(_) => ruling
            .note(Reason::SignedResultStands)
            .cite(P::A8_7)
            .cite(P::A11_10),
        What::Absent { .. } if ended.ground == Ground::Forfeit => {
            ruling.note(Reason::BothAbsent).cite(P::A6_7_2)
        }
        What::Irregularity {
            kind: IrregularityKind::Device,
            ply,
            ..
        } => article_11_conduct::device_afterwards(ruling, ply.is_some_and(|ply| ply <= ended.ply)),
        _ => ruling,
    }
}

/// The provision under which an ending of that kind ends the game.
pub(crate) const fn provision_of(ground: Ground) -> P {
    match ground {
        Ground::Checkmate => P::A5_1_1,
        Ground::Stalemate => P::A5_2_1,
        Ground::DeadPosition => P::A5_2_2,
        Ground::FivefoldRepetition => P::A9_6_1,
        Ground::SeventyFiveMoves => P::A9_6_2,
        Ground::ThreefoldClaim | Ground::FiftyMoveClaim => P::A9_5_2,
        Ground::Agreement => P::A5_2_3,
        Ground::Resignation => P::A5_1_2,
        Ground::FlagFall => P::A6_9,
        Ground::IllegalMoves => P::A7_5_5,
        Ground::Forfeit => P::A6_7_1,
        Ground::Arbiter | Ground::Unknown => P::A12_9,
    }
}

/// What a position is by itself, however it came about; the half-move clock is part of it.
const OF_A_POSITION: [P; 4] = [P::A5_1_1, P::A5_2_1, P::A5_2_2, P::A9_6_2];

/// Looks at the board itself: whether it shows mate, stalemate or a dead position, as a set-up
/// position may. Returns the ruling on it, if so, and ends the game.
pub fn rule_on_board(game: &mut Game, rules: &Regulations) -> Option<Ruling> {
    if game.ended.is_some() || matches!(game.standing, Standing::Illegal(_)) {
        return None;
    }
    let provision =
        ending(game, 1, rules, Watch::EveryMove).filter(|p| OF_A_POSITION.contains(p))?;
    let (ground, score) = ends_with(game, provision);
    game.end(ground, Some(score), provision);
    let mut ruling = the_end(game, provision);
    ruling.state = State::Ended;
    Some(ruling)
}
