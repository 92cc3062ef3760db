//! Article 4: the act of moving the pieces.

use shakmaty::{Color, Square};

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
    if game.standing().board().piece_at(square).is_none() {
        return Ruling::law(
            Verdict::Noted,
            &[P::A4_3],
            Reason::NothingTouched { square },
        );
    }
    let on_move = having_the_move(game) == player;
    match (manner, on_move) {
        // 4.2.1: only the player having the move may adjust.
        (Touching::Adjusting, true) => {
            game.touches.adjust(square);
            Ruling::law(
                Verdict::Noted,
                &[P::A4_2_1],
                Reason::PieceAdjusted { square },
            )
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

/// 4.3: the touched piece binds; 9.1.2.1: the opponent's offer is refused; 9.4: no claim on this
/// move any more; 4.8: no complaint about the opponent's last move any more.
fn deliberate(game: &mut Game, player: Color, square: Square, rules: &Regulations) -> Ruling {
    let first = game.touches.is_empty();
    game.touches.add(square);
    game.contestable = false;
    let refused = match rules.profile.offer_refused_by.value {
        OfferRefusedBy::Touch => game.between.refuse_by_act(!player),
        OfferRefusedBy::Move => false,
    };
    let ruling = if first {
        touched_first(game, square)
    } else {
        touched_as_well(game, square)
    };
    if refused {
        ruling
            .note(Reason::OfferRefusedByAct { by: !player })
            .cite(P::A9_1_2_1)
    } else {
        ruling
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
    /// The piece of the illegal move is due (4.3, 7.5.1).
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
    if let Some(Duty::Play(due)) = &game.between.duty
        && due != m
    {
        return Propriety::AgainstWritten(*due);
    }
    if let Some(touches) = game.between.duty.as_ref().and_then(Duty::touches)
        && !touches.bound(position).allows(*m)
    {
        return Propriety::AgainstDuty(touches.due(position));
    }
    if game.touches.is_empty() || game.touches.bound(position).allows(*m) {
        return Propriety::Proper;
    }
    match game.touches.deciding(position) {
        Some(square) => Propriety::AgainstTouch {
            square,
            basis: game.touches.basis_against(position, *m),
        },
        None => Propriety::Proper,
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
    if game.touched_before.is_empty() || last == Ply(0) {
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
    let touches = Duty::Touched(game.touched_before.clone());
    game.restore(before);
    game.between.duty = Some(touches);
    let reason = Reason::TouchClaimUpheld { square };
    let mut ruling = Ruling::law(Verdict::Reinstate, &[P::A4_3, P::A4_8, basis], reason);
    ruling.effect.restored = Some(before);
    ruling.note_if(duty)
}

/// What `touches` bind the player having the move to, as a sentence; `None` where nothing was
/// touched.
#[must_use]
pub fn bound_to(game: &Game, touches: &Touches) -> Option<Reason> {
    let first = touches.first()?;
    let Some(position) = game.position() else {
        return Some(Reason::MustMovePiece { square: first });
    };
    let free = if touches.is_single() {
        Reason::TouchedPieceIsFree { square: first }
    } else {
        Reason::TouchedPiecesAreFree
    };
    Some(told(touches.due(position)).unwrap_or(free))
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

fn before_the_move(game: &Game, of: Color, square: Square) -> Ruling {
    debug_assert_eq!(having_the_move(game), of);
    let Some(reason) = bound_to(game, &game.touches) else {
        return to_establish(square);
    };
    let ruling = Ruling::law(Verdict::Noted, &[P::A4_3], reason);
    match game.position() {
        Some(position) => ruling.cite(game.touches.basis(position)),
        None => ruling,
    }
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
