//! 9.5: the procedure of a claim, and the decision on it.

use shakmaty::{Chess, Color, Move, Square};

use super::{
    a9_1_agreement::{self, stands_as_offer},
    a9_2_threefold::{self as threefold, THIRD},
    a9_3_fifty as fifty, a9_4_touch,
};
use crate::{
    appendices::{a_rapid, b_blitz},
    basic_rules::{
        article_1_nature::having_the_move,
        article_3_moves::{Deed, deed},
        article_4_act,
    },
    competition_rules::{article_7_irregularities, article_8_recording},
    facts::{
        progress::HalfMoveClock,
        standing::{ClaimStage, Duty, Gap},
        touch::Touches,
    },
    guidelines::iii_without_increment,
    profile::{ClaimUntil, Drawing},
    provision::Provision as P,
    record::{
        event::{Claim, ClaimForm, ClaimGround},
        game::{Done, Game, History},
        move_name::MoveName,
        regulations::Regulations,
    },
    ruling::{
        Evidence, ExtraTime, Formality, Ground, Level, NotThere, Reason, Ruling, Score, Verdict,
    },
};

/// 9.2, 9.3, 9.5: a draw is claimed.
///
/// The order of the questions is the order in which an arbiter asks them: may this player claim
/// now (9.2, 9.4)? can the record be examined (8.5.3, 7.5.1)? does the written move fulfil the
/// claim, or the position on the board? was the form kept (9.2.1, 9.3.1)?
#[must_use]
pub fn claim(game: &mut Game, player: Color, claim: &Claim, rules: &Regulations) -> Ruling {
    game.clock.lose_track();
    if let ClaimGround::NormalMeans | ClaimGround::Increment = claim.ground {
        return iii_without_increment::request(game, player, claim.ground, rules);
    }
    if let Some(ruling) = unknown_to_the_rules(claim.ground, rules) {
        return ruling;
    }
    let lapsed = having_the_move(game) == player && game.between.lapse_by_claim(!player);
    let ruling = heard(game, player, claim, rules);
    game.between.claim = match ruling.verdict {
        Verdict::Irregular | Verdict::NeedsReconstruction => Some((player, ClaimStage::Pending)),
        Verdict::Incorrect => Some((player, ClaimStage::Decided)),
        Verdict::Refused => game.between.claim,
        _ => None,
    };
    // P8: an offer that was open lapses when the player having the move claims instead.
    let told = lapsed && game.ended.is_none();
    ruling.note_if(told.then_some(Reason::OfferLapsedWithClaim { by: !player }))
}

/// May this player claim now, can the record be examined, and is the claim right?
fn heard(game: &mut Game, player: Color, claim: &Claim, rules: &Regulations) -> Ruling {
    if having_the_move(game) != player {
        if let Some(square) = a9_4_touch::tried(game, player) {
            return after_touch(game, player, Some(square), None, rules);
        }
        // Where a part of the record is missing he may have the move.
        let missing = game.between.gap == Some(Gap::Missing);
        let unexamined = missing.then(|| reconstruct_first(game, player, rules));
        return unexamined
            .flatten()
            .unwrap_or_else(|| without_the_move(game, player, claim, rules));
    }
    if let Some(touches) = a9_4_touch::touched(game, player) {
        let square = touches.first();
        let bound = article_4_act::due(game).map(|(due, _)| due);
        return after_touch(game, player, square, bound, rules);
    }
    if let Some(ruling) = another_move_is_due(game, claim) {
        return ruling;
    }
    if let Some(ruling) = reconstruct_first(game, player, rules) {
        return ruling;
    }
    if let Some(fault) = article_7_irregularities::standing_fault(game, rules) {
        return article_7_irregularities::found_in_examination(game, fault, rules);
    }
    examine(game, player, claim, rules)
}

/// 8.5.3, 9.1.2.3: the record has a gap. Until the claim can be examined it is an offer.
fn reconstruct_first(game: &mut Game, player: Color, rules: &Regulations) -> Option<Ruling> {
    let ruling = article_8_recording::claim_needs_reconstruction(game, rules)?;
    Some(stands_as_offer(game, player, ruling, rules))
}

/// 9.4: the claimant has touched a piece on this move, which one if it is known, and what it binds
/// him to.
fn after_touch(
    game: &mut Game,
    player: Color,
    square: Option<Square>,
    bound: Option<Reason>,
    rules: &Regulations,
) -> Ruling {
    let reason = match square {
        Some(square) => Reason::ClaimAfterTouch { square },
        None => Reason::ClaimAfterUnnamedTouch,
    };
    incorrect(game, player, &[P::A9_4, P::A9_5_3], reason, rules)
        .note_if(bound)
        .note(Reason::MayClaimLater)
}

/// Rules under which the third occurrence or the fiftieth move draws by itself know no claim.
fn unknown_to_the_rules(ground: ClaimGround, rules: &Regulations) -> Option<Ruling> {
    let drawing = match ground {
        ClaimGround::Threefold => rules.profile.threefold.value,
        _ => rules.profile.fifty.value,
    };
    (drawing == Drawing::Automatic).then(|| {
        Ruling::law(
            Verdict::Refused,
            &[provision_of(ground)],
            Reason::ClaimUnknownToRules,
        )
    })
}

const fn provision_of(ground: ClaimGround) -> P {
    match ground {
        ClaimGround::Fifty => P::A9_3,
        _ => P::A9_2,
    }
}

/// 9.2.1, 9.3.1, 9.5.3: the move of an earlier claim cannot be changed any more and has to be played.
fn another_move_is_due(game: &Game, claim: &Claim) -> Option<Ruling> {
    let Some(Duty::Play(due)) = game.between.duty else {
        return None;
    };
    let same = match written(game, claim) {
        Written::None => true,
        Written::Legal(m) => m == due,
        Written::Illegal(_) | Written::Unreadable => false,
    };
    if same {
        return None;
    }
    let intended = MoveName::intended(game.position()?, due);
    let provision = match claim.ground {
        ClaimGround::Fifty => P::A9_3_1,
        _ => P::A9_2_1,
    };
    let reason = Reason::WrittenMoveIsDue { intended };
    let mut ruling = Ruling::law(Verdict::Refused, &[provision, P::A9_5_3], reason);
    ruling.effect.must_play = Some(due);
    Some(ruling)
}

/// 9.2, 9.3: only the player having the move may claim (P4); under rules that hear a claim until
/// the clock is pressed, the move just made may still be claimed on.
fn without_the_move(game: &mut Game, player: Color, claim: &Claim, rules: &Regulations) -> Ruling {
    let until_press = rules.profile.claim_until.value == ClaimUntil::Press;
    if until_press && game.has_to_press(player) {
        let holds = match claim.ground {
            ClaimGround::Fifty => fifty::fifty_on_board(game),
            _ => threefold::times_on_board(game) >= THIRD,
        };
        if holds {
            let times = threefold::times_on_board(game);
            return on_board(game, claim.ground, times, Level::Law);
        }
    }
    let own = provision_of(claim.ground);
    let reason = Reason::ClaimWithoutTheMove { player };
    let mut provisions = vec![own, P::A9_5_3];
    if game.has_to_press(player) {
        // He has touched and moved a piece: 9.4 says the same.
        provisions.insert(1, P::A9_4);
    }
    let ruling = wrong(player, &provisions, reason, rules);
    // Still an offer, at an unusual time (9.1.2.1); an offer that is open stays as it was.
    stands_as_offer(game, player, ruling, rules)
}

/// What a written move amounts to.
enum Written {
    /// None was stated.
    None,
    /// A legal move.
    Legal(Move),
    /// A move that the rules of movement forbid; where its piece stands, if that can be told.
    Illegal(Option<shakmaty::Square>),
    /// Nobody can read it.
    Unreadable,
}

fn written(game: &Game, claim: &Claim) -> Written {
    let Some(act) = &claim.intended else {
        return Written::None;
    };
    match deed(game.standing(), act) {
        Deed::Legal(Done::Legal(m)) => Written::Legal(m),
        Deed::Illegal(Done::Displaced { from, .. } | Done::PawnLeft { from, .. }, _) => {
            Written::Illegal(Some(from))
        }
        Deed::Legal(_) | Deed::Illegal(..) => Written::Illegal(None),
        Deed::Unreadable => Written::Unreadable,
    }
}

fn examine(game: &mut Game, player: Color, claim: &Claim, rules: &Regulations) -> Ruling {
    let times = threefold::times_on_board(game);
    let board = match claim.ground {
        ClaimGround::Fifty => fifty::fifty_on_board(game),
        _ => times >= THIRD,
    };
    let intended = written(game, claim);
    if let (Written::Legal(m), ClaimForm::Written, Some(position)) =
        (&intended, claim.form, game.position().cloned())
        && fulfils(game, &position, *m, claim.ground)
    {
        return with_move(game, &position, *m, claim.ground);
    }
    // 9.3.2 asks for completed moves; 9.2.2 only for a position that has appeared.
    let awaits_press = claim.ground == ClaimGround::Fifty && game.has_to_press(!player);
    if board && awaits_press {
        let provisions = &[P::A9_3_2, P::A6_2_1];
        let reason = Reason::Formality(Formality::TooEarly);
        let ruling = Ruling::law(Verdict::Irregular, provisions, reason);
        return stands_as_offer(game, player, ruling, rules);
    }
    if board {
        let named = !matches!(intended, Written::None) && claim.form == ClaimForm::Written;
        // P14: a move was written that does not fulfil the claim, but the board does.
        let level = if named { Level::Discretion } else { Level::Law };
        let ruling = on_board(game, claim.ground, times, level);
        let note = named.then_some(Reason::ClaimStandsOnBoard {
            ground: claim.ground,
        });
        return ruling.note_if(note);
    }
    if let Some(ruling) = lacks_form(game, player, claim, &intended, rules) {
        return stands_as_offer(game, player, ruling, rules);
    }
    refuse(game, player, claim, &intended, rules)
}

fn fulfils(game: &Game, position: &Chess, m: Move, ground: ClaimGround) -> bool {
    match ground {
        ClaimGround::Fifty => fifty::fifty_with(position, m),
        _ => threefold::times_with(game, position, m) >= THIRD,
    }
}

/// 9.2.2, 9.3.2: the claim is correct on the position on the board.
fn on_board(game: &mut Game, ground: ClaimGround, times: u32, level: Level) -> Ruling {
    match ground {
        ClaimGround::Fifty => {
            let clock = game.standing().half_move_clock();
            let provisions = &[P::A9_3_2, P::A9_5_2];
            Ruling::on(level, Verdict::Correct, provisions, Reason::FiftyOnBoard)
                .with_evidence(Some(Evidence::HalfMoveClock(clock)))
                .end(game, Ground::FiftyMoveClaim, Score::DRAW)
        }
        _ => {
            let (evidence, notes) = threefold::evidence(game, &game.identity());
            let reason = Reason::ThreefoldOnBoard { times };
            let mut ruling = Ruling::on(level, Verdict::Correct, &[P::A9_2_2, P::A9_5_2], reason)
                .with_evidence(Some(evidence));
            ruling.notes.extend(notes);
            ruling.end(game, Ground::ThreefoldClaim, Score::DRAW)
        }
    }
}

/// 9.2.1, 9.3.1: the claim is correct with the written move, which is not played.
fn with_move(game: &mut Game, position: &Chess, m: Move, ground: ClaimGround) -> Ruling {
    let intended = MoveName::intended(position, m);
    match ground {
        ClaimGround::Fifty => {
            let reason = Reason::FiftyWithMove { intended };
            Ruling::law(Verdict::Correct, &[P::A9_3_1, P::A9_5_2], reason)
                .with_evidence(Some(Evidence::HalfMoveClock(
                    game.standing().half_move_clock(),
                )))
                .end(game, Ground::FiftyMoveClaim, Score::DRAW)
        }
        _ => {
            let after = threefold::identity_after(position, m);
            let times = game.repetition().times_with(&after);
            let (evidence, notes) = threefold::evidence(game, &after);
            let reason = Reason::ThreefoldWithMove { intended, times };
            let mut ruling = Ruling::law(Verdict::Correct, &[P::A9_2_1, P::A9_5_2], reason)
                .with_evidence(Some(evidence));
            ruling.notes.extend(notes);
            ruling.end(game, Ground::ThreefoldClaim, Score::DRAW)
        }
    }
}

/// P3: the facts would be right, only the move was not written: the claim may be made regular,
/// until the player touches a piece or insists on it as it is.
///
/// Where nobody has to record (A.2) the claim is not lost by that, and the player may ask for a
/// scoresheet to write the move on; whether saying it is enough is not settled.
fn lacks_form(
    game: &mut Game,
    player: Color,
    claim: &Claim,
    intended: &Written,
    rules: &Regulations,
) -> Option<Ruling> {
    let position = game.position()?.clone();
    let able = match (intended, claim.form) {
        (Written::Legal(m), ClaimForm::NotWritten) => {
            fulfils(game, &position, *m, claim.ground).then_some(*m)
        }
        (Written::None, _) => some_move_that_fulfils(game, &position, claim.ground),
        _ => None,
    }?;
    let before = game.between.irregular_claim.replace((player, claim.ground));
    if before == Some((player, claim.ground)) {
        return None;
    }
    let own = match claim.ground {
        ClaimGround::Fifty => P::A9_3_1,
        _ => P::A9_2_1,
    };
    // 12.6: the arbiter explains the form; he does not name a move that the player has not named.
    let named = matches!(intended, Written::Legal(_)).then(|| MoveName::intended(&position, able));
    let ruling = if article_8_recording::is_required(rules) {
        let reason = Reason::Formality(Formality::NeedsWriting { intended: named });
        Ruling::on(Level::Advice, Verdict::Irregular, &[own, P::A9_5_1], reason)
    } else {
        let reason = Reason::Formality(Formality::NeedsSheet { intended: named });
        let provisions = &[P::A_A_2, own, P::A9_5_1];
        Ruling::on(Level::Discretion, Verdict::Irregular, provisions, reason)
            .note_if(named.map(|_| Reason::Formality(Formality::SaidMoveUnsettled)))
    };
    // What the board alone shows is not enough, and why.
    let board = named
        .is_none()
        .then(|| board_alone(game, player, claim.ground));
    Some(ruling.note_if(board))
}

/// Why the position on the board does not fulfil the claim by itself.
fn board_alone(game: &Game, player: Color, ground: ClaimGround) -> Reason {
    let clock = HalfMoveClock(game.standing().half_move_clock());
    match ground {
        ClaimGround::Fifty => Reason::FiftyShort {
            own: clock.of(player, having_the_move(game)),
            opponent: clock.of(!player, having_the_move(game)),
        },
        _ => Reason::TooFewOccurrences {
            times: threefold::times_on_board(game),
        },
    }
}

fn some_move_that_fulfils(game: &Game, position: &Chess, ground: ClaimGround) -> Option<Move> {
    match ground {
        ClaimGround::Fifty => {
            fifty::quiet_move(position, None).filter(|&m| fifty::fifty_with(position, m))
        }
        _ => threefold::moves_to_third(game).first().copied(),
    }
}

/// 9.5.3: the claim is incorrect: the opponent gets time and the written move must be played.
fn refuse(
    game: &mut Game,
    player: Color,
    claim: &Claim,
    intended: &Written,
    rules: &Regulations,
) -> Ruling {
    let maintained = game.between.irregular_claim == Some((player, claim.ground))
        && matches!(
            (intended, claim.form),
            (Written::None, _) | (_, ClaimForm::NotWritten)
        );
    let said = matches!(intended, Written::Legal(_));
    let right = match (intended, game.position()) {
        (Written::Legal(m), Some(position)) => fulfils(game, position, *m, claim.ground),
        _ => false,
    };
    // The facts would be right with the move that was only said: what it lacks is the form.
    let (provisions, reason) = if maintained && right {
        not_written(claim.ground, rules)
    } else {
        why_not(game, player, claim, intended)
    };
    let shown = shown_identity(game, intended);
    let mut ruling = incorrect(game, player, &provisions, reason, rules);
    if maintained {
        ruling = ruling.note_if((!right).then_some(Reason::Formality(Formality::Maintained)));
        if said && !article_8_recording::is_required(rules) {
            ruling.level = Level::Discretion;
            ruling = ruling
                .cite(P::A_A_2)
                .note(Reason::Formality(Formality::SaidMoveUnsettled));
        }
    }
    if claim.ground == ClaimGround::Threefold {
        let (evidence, notes) = threefold::evidence(game, &shown);
        let castling =
            |note: &Reason, why| matches!(note, Reason::LooksAlike { why: w, .. } if *w == why);
        if notes
            .iter()
            .any(|n| castling(n, crate::ruling::Unlike::CastlingRight))
        {
            ruling = ruling.cite_first(P::A9_2_3_2);
        } else if notes
            .iter()
            .any(|n| castling(n, crate::ruling::Unlike::EnPassant))
        {
            ruling = ruling.cite_first(P::A9_2_3_1);
        }
        ruling.notes.extend(notes);
        ruling = ruling.with_evidence(Some(evidence));
        if game.start().history == History::FromSetUp {
            ruling = ruling.note(Reason::HistoryIncomplete);
        }
    } else {
        let clock = game.standing().half_move_clock();
        ruling = ruling.with_evidence(Some(Evidence::HalfMoveClock(clock)));
    }
    duty(game, claim, intended, ruling)
}

/// 9.2.1, 9.3.1: the intended move was not written down before the claim, as 8.1.2 lets it be.
fn not_written(ground: ClaimGround, rules: &Regulations) -> (Vec<P>, Reason) {
    let own = match ground {
        ClaimGround::Fifty => P::A9_3_1,
        _ => P::A9_2_1,
    };
    let recorded = article_8_recording::is_required(rules).then_some(P::A8_1_2);
    let provisions = [Some(own), recorded, Some(P::A9_5_3)];
    (
        provisions.into_iter().flatten().collect(),
        Reason::Formality(Formality::Maintained),
    )
}

fn shown_identity(game: &Game, intended: &Written) -> crate::facts::position::Identity {
    match (intended, game.position()) {
        (Written::Legal(m), Some(position)) => threefold::identity_after(position, *m),
        _ => game.identity(),
    }
}

/// 9.5.3: an intended move must be played; an illegal one binds its piece (Articles 3 and 4).
fn duty(game: &mut Game, claim: &Claim, intended: &Written, mut ruling: Ruling) -> Ruling {
    if claim.form != ClaimForm::Written {
        return ruling;
    }
    match (intended, game.position()) {
        (Written::Legal(m), Some(position)) => {
            let name = MoveName::intended(position, *m);
            ruling.effect.must_play = Some(*m);
            game.between.bind(Some(Duty::Play(*m)));
            ruling.note(Reason::MustPlay { intended: name })
        }
        (Written::Illegal(Some(square)), Some(position))
            if position.board_color_at(*square) == Some(having_the_move(game)) =>
        {
            let touches = Touches::of_squares(&[*square]);
            let bound = article_4_act::bound_to(game, &touches);
            game.between.bind(Some(Duty::AsIfTouched(touches)));
            ruling.note_if(bound).cite(P::A4_3)
        }
        _ => ruling,
    }
}

fn why_not(game: &Game, player: Color, claim: &Claim, intended: &Written) -> (Vec<P>, Reason) {
    let fifty_claim = claim.ground == ClaimGround::Fifty;
    let (with, board) = if fifty_claim {
        (P::A9_3_1, P::A9_3_2)
    } else {
        (P::A9_2_1, P::A9_2_2)
    };
    let clock = HalfMoveClock(game.standing().half_move_clock());
    let own = clock.of(player, having_the_move(game));
    let opponent = clock.of(!player, having_the_move(game));
    match (intended, game.position()) {
        (Written::Illegal(_), _) => (
            vec![with, P::A3_10_2, P::A9_5_3],
            Reason::WrittenMoveIllegal,
        ),
        (Written::Unreadable, _) => (vec![with, P::A9_5_3], Reason::WrittenMoveUnreadable),
        (Written::Legal(m), Some(position)) => {
            let intended = MoveName::intended(position, *m);
            let reason = if !fifty_claim {
                let times = threefold::times_with(game, position, *m);
                Reason::TooFewWithMove { intended, times }
            } else if fifty::is_quiet(*m) {
                Reason::FiftyShortWithMove {
                    intended,
                    own: own + 1,
                    opponent,
                }
            } else {
                Reason::WrittenMoveResets { intended }
            };
            (vec![with, P::A9_5_3], reason)
        }
        (Written::None | Written::Legal(_), _) => {
            let reason = if fifty_claim {
                Reason::FiftyShort { own, opponent }
            } else {
                Reason::TooFewOccurrences {
                    times: threefold::times_on_board(game),
                }
            };
            (vec![board, P::A9_5_3], reason)
        }
    }
}

/// An incorrect claim of the player having the move: the offer that it was lapses with the
/// examination (P8), unless the opponent accepts at once. Where the event restricts offers (9.1.1)
/// it was none.
fn incorrect(
    game: &mut Game,
    player: Color,
    provisions: &[P],
    reason: Reason,
    rules: &Regulations,
) -> Ruling {
    let ruling = wrong(player, provisions, reason, rules);
    game.between.irregular_claim = None;
    if !a9_1_agreement::claim_is_offer(game, rules) {
        return ruling;
    }
    *game.between.offers.of_mut(player) = Some(a9_1_agreement::by_claim(game));
    ruling.note(Reason::OfferLapses)
}

/// 9.5.3, A.3: the opponent gets time; the claimant loses none.
fn wrong(player: Color, provisions: &[P], reason: Reason, rules: &Regulations) -> Ruling {
    let minutes = b_blitz::claim_minutes(rules);
    let ruling = Ruling::law(Verdict::Incorrect, provisions, reason);
    let ruling = match a_rapid::minutes_provision(rules) {
        Some(provision) if minutes == 1 => ruling.cite(provision),
        _ => ruling,
    };
    ruling
        .give(ExtraTime {
            minutes,
            to: !player,
        })
        .note_if(b_blitz::unsettled_note(rules))
}

/// 9.5.1: a claim cannot be withdrawn, even if the opponent agrees, be it decided or not.
#[must_use]
pub fn withdraw(game: &Game, player: Color) -> Ruling {
    let claim = game.between.claim;
    let reason = match claim.filter(|&(claimant, _)| claimant == player) {
        Some((_, ClaimStage::Pending)) => Reason::ClaimNotWithdrawable,
        Some((_, ClaimStage::Decided)) => Reason::ClaimDecided,
        None => Reason::NotThere(NotThere::ClaimOf { player }),
    };
    Ruling::law(Verdict::Refused, &[P::A9_5_1], reason)
}

/// The colour of what stands on a square of a position.
trait BoardColor {
    fn board_color_at(&self, square: shakmaty::Square) -> Option<Color>;
}

impl BoardColor for Chess {
    fn board_color_at(&self, square: shakmaty::Square) -> Option<Color> {
        use shakmaty::Position;
        self.board().color_at(square)
    }
}
