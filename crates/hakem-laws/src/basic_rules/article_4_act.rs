//! Article 4: the act of moving the pieces.

use shakmaty::{Chess, Color, Move, Square};

use crate::{
    basic_rules::article_1_nature::having_the_move,
    facts::{
        standing::Duty,
        touch::{Bound, Due, Touches},
    },
    profile::OfferRefusedBy,
    provision::Provision as P,
    record::{
        event::{Ply, Touching},
        game::{Done, Game},
        move_name::MoveName,
        regulations::Regulations,
    },
    ruling::{Level, NotThere, Reason, Ruling, Verdict},
};

/// 4.2, 4.3: a piece is touched.
#[must_use]
pub fn touch(
    game: &mut Game,
    player: Color,
    square: Square,
    manner: Touching,
    regulations: &Regulations,
) -> Ruling {
    if having_the_move(game) != player && game.takes_back_unpressed(player) {
        return on_the_same_move(game, player, square, manner, regulations);
    }
    if game.standing().board().piece_at(square).is_none() {
        return nothing_touched(square);
    }
    let on_move = having_the_move(game) == player;
    match (manner, on_move) {
        // 4.2.1: only the player having the move may adjust.
        (Touching::Adjusting, true) => {
            game.touches.adjust(square);
            adjusted(square)
        }
        (Touching::Adjusting, false) => {
            let reason = Reason::AdjustedOutOfTurn { player };
            Ruling::law(Verdict::Noted, &[P::A4_2_1, P::A11_5], reason)
        }
        // 4.3 speaks of the player having the move; the opponent's touch is at most a distraction.
        (Touching::Deliberate, false) => {
            let reason = Reason::TouchedOutOfTurn { player };
            Ruling::law(Verdict::Noted, &[P::A4_3, P::A11_5], reason)
        }
        (Touching::Deliberate, true) => deliberate(game, player, square, regulations),
    }
}

/// 4.3: a piece is touched with intent, and nobody says which.
#[must_use]
pub fn touch_unnamed(game: &mut Game, player: Color, rules: &Regulations) -> Ruling {
    if having_the_move(game) == player {
        let refused = note_deliberate(game, player, rules);
        game.touches.add_unnamed();
        let ruling = Ruling::law(Verdict::Noted, &[P::A4_3], Reason::MustPlayTouched);
        return note_refusal(ruling, player, refused);
    }
    if game.takes_back_unpressed(player) {
        game.touched_before.add_unnamed();
        return Ruling::law(Verdict::Noted, &[P::A4_3], Reason::MustPlayTouched);
    }
    let reason = Reason::TouchedOutOfTurn { player };
    Ruling::law(Verdict::Noted, &[P::A4_3, P::A11_5], reason)
}

/// No piece stands there: nothing follows, and the record is wrong.
fn nothing_touched(square: Square) -> Ruling {
    let reason = Reason::NothingTouched { square };
    Ruling::law(Verdict::Refused, &[P::A4_3], reason)
}

fn adjusted(square: Square) -> Ruling {
    let reason = Reason::PieceAdjusted { square };
    Ruling::law(Verdict::Noted, &[P::A4_2_1], reason)
}

/// 1.3, 4.7: an illegal move is not made, so until its player has completed it he has the move,
/// and adjusts and touches as such. The move stays on the board until he puts it right.
fn on_the_same_move(
    game: &mut Game,
    player: Color,
    square: Square,
    manner: Touching,
    rules: &Regulations,
) -> Ruling {
    let before = game.standing_at(Ply(game.plies().0.saturating_sub(1)));
    let own = match game.line().last().map(|half| &half.done) {
        Some(Done::Displaced { from, to, .. } | Done::PawnLeft { from, to }) => Some((*from, *to)),
        _ => None,
    };
    // The piece of the illegal move may be named where it stood or where it stands.
    let place = match own {
        Some((from, to)) if square == to => from,
        _ => square,
    };
    if before.board().piece_at(place).is_none() {
        return nothing_touched(square);
    }
    if manner == Touching::Adjusting {
        game.touched_before.adjust(place);
        return adjusted(square);
    }
    let mut touches = game.touched_for_last();
    touches.add(place);
    game.touched_before = touches;
    let refused = rules.profile.offer_refused_by.value == OfferRefusedBy::Touch
        && game.between.refuse_by_act(!player);
    let reason = Reason::TouchedAsWell { square };
    let ruling = Ruling::law(Verdict::Noted, &[P::A4_3, P::A7_5_1], reason);
    let duty = game.duty_before.as_ref();
    let ruling = match due_in(before.regular(), duty, &game.touched_before) {
        Some((due, provision)) => ruling.note(due).cite(provision),
        None => ruling,
    };
    note_refusal(ruling, player, refused)
}

fn note_refusal(ruling: Ruling, by: Color, refused: bool) -> Ruling {
    if refused {
        ruling
            .note(Reason::OfferRefusedByAct { by: !by })
            .cite(P::A9_1_2_1)
    } else {
        ruling
    }
}

/// 4.3: the touched piece binds; 9.1.2.1: the opponent's offer is refused; 9.4: no claim on this
/// move any more; 4.8: no complaint about the opponent's last move any more.
fn deliberate(game: &mut Game, player: Color, square: Square, rules: &Regulations) -> Ruling {
    let first = game.touches.is_empty();
    game.touches.add(square);
    let refused = note_deliberate(game, player, rules);
    let ruling = if first {
        touched_first(game, square)
    } else {
        touched_as_well(game, square)
    };
    note_refusal(ruling, player, refused)
}

/// What any touch with intent ends; whether it has refused an offer (9.1.2.1, 4.8).
fn note_deliberate(game: &mut Game, player: Color, rules: &Regulations) -> bool {
    game.contestable = false;
    match rules.profile.offer_refused_by.value {
        OfferRefusedBy::Touch => game.between.refuse_by_act(!player),
        OfferRefusedBy::Move => false,
    }
}

/// 4.3.1, 4.3.2, 4.5: what the first touch binds to.
fn touched_first(game: &Game, square: Square) -> Ruling {
    let binds = game
        .position()
        .is_none_or(|position| game.touches.bound(position) != Bound::Free);
    if binds {
        Ruling::law(Verdict::Noted, &[P::A4_3], Reason::PieceTouched { square })
    } else {
        let reason = Reason::TouchedPieceIsFree { square };
        Ruling::law(Verdict::Noted, &[P::A4_5, P::A4_3], reason)
    }
}

/// 4.3 to 4.5: a later touch says nothing by itself: what all of them bind to decides.
fn touched_as_well(game: &Game, square: Square) -> Ruling {
    let reason = Reason::TouchedAsWell { square };
    let ruling = Ruling::law(Verdict::Noted, &[P::A4_3], reason);
    match game.position() {
        Some(position) => ruling
            .cite(game.touches.basis(position))
            .note_if(bound_to(game, &game.touches)),
        None => ruling,
    }
}

/// Whether a legal move keeps what the player's touches and duties leave open (4.3 to 4.5, 9.5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Propriety {
    /// It does.
    Proper,
    /// Another piece had been touched; the opponent may ask for it (4.8).
    AgainstTouch {
        /// The piece that decides.
        square: Square,
        /// The provision that the move is against.
        basis: P,
    },
    /// The written move is due (9.5.3).
    AgainstWritten(shakmaty::Move),
    /// What was touched for a move that was set back is due (4.3, 7.5.1, 9.5.3).
    AgainstDuty(Due),
}

/// 4.2 to 4.7, 7.5.1, 9.5.3: whether `done` is what the player was bound to play.
#[must_use]
#[inline]
pub fn propriety(game: &Game, done: &Done) -> Propriety {
    if game.between.duty.is_none() && game.touches.is_empty() {
        return Propriety::Proper;
    }
    let (Done::Legal(m), Some(position)) = (done, game.position()) else {
        return Propriety::Proper;
    };
    match &game.between.duty {
        // Whatever he has touched since: the written move is due.
        Some(Duty::Play(due)) if due == m => return Propriety::Proper,
        Some(Duty::Play(due)) => return Propriety::AgainstWritten(*due),
        Some(Duty::AsIfTouched(touches)) => return against_duty(touches, position, *m),
        Some(Duty::AsTouched) => return against_duty(&game.touches, position, *m),
        None if game.touches.bound(position).allows(*m) => return Propriety::Proper,
        None => {}
    }
    match game.touches.deciding(position) {
        Some(square) => Propriety::AgainstTouch {
            square,
            basis: game.touches.basis_against(position, *m),
        },
        None => Propriety::Proper,
    }
}

fn against_duty(touches: &Touches, position: &Chess, m: Move) -> Propriety {
    if touches.bound(position).allows(m) {
        Propriety::Proper
    } else {
        Propriety::AgainstDuty(touches.due(position))
    }
}

/// 4.8: the opponent asks for the touched piece to be played.
#[must_use]
pub fn touch_breach(game: &mut Game, claimant: Option<Color>, of: Color, square: Square) -> Ruling {
    // The offender has not moved yet: the touch binds him all the same.
    if having_the_move(game) == of {
        return before_the_move(game, of, square);
    }
    // 4.8: the claimant has touched a piece himself.
    if !game.touches.is_empty() {
        let reason = Reason::TouchClaimTooLate {
            player: claimant.unwrap_or(!of),
        };
        return Ruling::law(Verdict::Refused, &[P::A4_8], reason);
    }
    let last = game.plies();
    if game.touched_before.only_adjusted(square) {
        let reason = Reason::TouchWasAdjusting { square };
        return Ruling::law(Verdict::Refused, &[P::A4_2_1], reason);
    }
    // What was touched that nobody names cannot be held against the move.
    if game.touched_before.is_empty() || game.touched_before.is_unnamed() || last == Ply(0) {
        return to_establish(square);
    }
    let before = Ply(last.0.saturating_sub(1));
    let standing = game.standing_at(before);
    let done = game.half_move(last).map(|half| half.done.clone());
    let (Some(position), Some(Done::Legal(m))) = (standing.regular(), done) else {
        return to_establish(square);
    };
    let basis = game.touched_before.basis_against(position, m);
    if game.touched_before.bound(position).allows(m) {
        let reason = Reason::TouchClaimUnfounded { square };
        return Ruling::law(Verdict::Refused, &[P::A4_3, basis], reason);
    }
    let square = game.touched_before.deciding(position).unwrap_or(square);
    game.ended = None;
    let duty = told(game.touched_before.due(position));
    let touches = game.touched_before.clone();
    game.restore(before);
    game.touches = touches;
    game.between.bind(Some(Duty::AsTouched));
    let reason = Reason::TouchClaimUpheld { square };
    let mut ruling = Ruling::law(Verdict::Reinstate, &[P::A4_3, P::A4_8, basis], reason);
    ruling.effect.restored = Some(before);
    ruling.note_if(duty)
}

/// Sets the game back to what stood after `left` half-moves. If that undoes just the last move, and
/// it was against the touch rules, its player has still touched what he has touched (4.3). Tells
/// what the player having the move is bound to.
#[must_use]
pub fn set_back(game: &mut Game, left: Ply) -> Option<(Reason, P)> {
    if left == game.plies() {
        game.between.lay_aside(None);
        return due(game);
    }
    let touches = game.touched_before.clone();
    let standing = game.standing_at(left);
    let last = game.half_move(game.plies()).map(|half| half.done.clone());
    let breach = left.0.saturating_add(1) == game.plies().0
        && match (standing.regular(), last) {
            (Some(position), Some(Done::Legal(m))) => !touches.bound(position).allows(m),
            _ => false,
        };
    game.restore(left);
    if breach {
        game.touches = touches;
        game.between.bind(Some(Duty::AsTouched));
    }
    due(game)
}

/// What `touches` bind the player having the move to, as a sentence; `None` where nothing was
/// touched.
#[must_use]
pub fn bound_to(game: &Game, touches: &Touches) -> Option<Reason> {
    bound_in(game.position(), touches)
}

/// The same in a given position; `None` for one that is illegal.
fn bound_in(position: Option<&Chess>, touches: &Touches) -> Option<Reason> {
    if touches.is_unnamed() {
        return Some(Reason::MustPlayTouched);
    }
    let first = touches.first()?;
    let Some(position) = position else {
        return Some(Reason::MustMovePiece { square: first });
    };
    let free = if touches.is_single() {
        Reason::TouchedPieceIsFree { square: first }
    } else {
        Reason::TouchedPiecesAreFree
    };
    Some(told(touches.due(position)).unwrap_or(free))
}

/// What the player having the move has to do, be it that he was told or that he has touched a
/// piece, as a sentence, and why; `None` where nothing binds him (4.3, 9.5.3).
#[must_use]
pub fn due(game: &Game) -> Option<(Reason, P)> {
    due_in(game.position(), game.between.duty.as_ref(), &game.touches)
}

fn due_in(position: Option<&Chess>, duty: Option<&Duty>, touches: &Touches) -> Option<(Reason, P)> {
    match (duty, position) {
        (Some(Duty::Play(m)), Some(position)) => {
            let intended = MoveName::intended(position, *m);
            Some((Reason::WrittenMoveIsDue { intended }, P::A9_5_3))
        }
        (Some(Duty::AsIfTouched(touches)), position) => {
            bound_in(position, touches).map(|bound| (bound, P::A4_3))
        }
        (_, position) => bound_in(position, touches).map(|bound| (bound, P::A4_3)),
    }
}

/// What a player has to do, as a sentence; `None` where he is free.
#[must_use]
pub fn told(due: Due) -> Option<Reason> {
    match due {
        Due::Nothing => None,
        Due::Move(square) => Some(Reason::MustMovePiece { square }),
        Due::Capture(square) => Some(Reason::MustCapture { square }),
        Due::Take { with, on } => Some(Reason::MustTake { with, on }),
        Due::Castle { rook, .. } => Some(Reason::MustCastle { square: rook }),
    }
}

/// The offender has not moved yet, or what he played against his duty is set back once more.
fn before_the_move(game: &mut Game, of: Color, square: Square) -> Ruling {
    debug_assert_eq!(having_the_move(game), of);
    let Some((reason, _)) = due(game) else {
        return to_establish(square);
    };
    let source = match (&game.between.duty, game.position()) {
        (Some(Duty::Play(_)), _) => P::A9_5_3,
        (Some(Duty::AsIfTouched(touches)), Some(position)) => touches.basis(position),
        (_, Some(position)) => game.touches.basis(position),
        (_, None) => P::A4_3,
    };
    let played = game.between.set_aside().is_some();
    game.between.lay_aside(None);
    let verdict = if played {
        Verdict::Reinstate
    } else {
        Verdict::Noted
    };
    let mut ruling = Ruling::law(verdict, &[P::A4_3], reason).cite(source);
    ruling.effect.restored = played.then(|| game.plies());
    ruling
}

fn to_establish(square: Square) -> Ruling {
    let reason = Reason::TouchClaimUnproven { square };
    Ruling::on(
        Level::Discretion,
        Verdict::ForTheArbiter,
        &[P::A4_3, P::A4_8],
        reason,
    )
    .note(Reason::FactToEstablish)
}

/// 9.1.2.2, 8.1.5: half-moves taken back take with them what was noted for them.
#[must_use]
pub fn take_back(game: &mut Game, left: Ply) -> Ruling {
    if left > game.plies() {
        let reason = Reason::NotThere(NotThere::SoManyHalfMoves { ply: left });
        return Ruling::law(Verdict::Refused, &[P::A4_7], reason);
    }
    game.restore(left);
    let mut ruling = Ruling::on(
        Level::Advice,
        Verdict::Noted,
        &[P::A4_7, P::A9_1_2_2],
        Reason::TakenBack { left },
    );
    ruling.effect.restored = Some(left);
    ruling
}
