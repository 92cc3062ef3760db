//! What each reason fills into its message.

use hakem_laws::{
    facts::standing::ClaimStage,
    profile::OfferRefusedBy,
    record::{
        event::{ClaimGround, IllegalKind, IrregularityKind, Ply},
        move_name::MoveName,
        written::NotAMove,
    },
    ruling::{Formality, NotThere, Reason},
};
use shakmaty::{Color, Square};

use crate::{
    chess::{move_name, player_key, score},
    codes,
    context::Context,
    lang::Lang,
    messages::Args,
};

/// Everything that the message of `reason` may ask for.
pub(super) fn fill(reason: &Reason, context: &Context<'_>, lang: Lang) -> Args<'static> {
    let mut args = Args::new();
    if let Some(ply) = ply(reason) {
        args = context.place(args, ply, lang);
    }
    if let Some(intended) = intended(reason) {
        args = args
            .text("move", move_name(&intended, lang))
            .text("player", player_key(intended.by));
    }
    if let Some(player) = player(reason) {
        args = args.text("player", player_key(player));
    }
    if let Some(square) = square(reason) {
        args = args.text("square", square.to_string());
    }
    if let Some(times) = times(reason) {
        args = args.number("times", times);
    }
    particulars(reason, args, context, lang)
}

/// The player whom a sentence is about.
const fn player(reason: &Reason) -> Option<Color> {
    match *reason {
        Reason::NotHavingTheMove { player }
        | Reason::IllegalMoveStands { player, .. }
        | Reason::IllegalMoveNotCompleted { player }
        | Reason::PawnLeftOnLastRank { player }
        | Reason::PawnNotReplacedYet { player }
        | Reason::PressedWithoutMove { player }
        | Reason::PressedOutOfTurn { player }
        | Reason::AdjustedOutOfTurn { player }
        | Reason::TouchedOutOfTurn { player }
        | Reason::TouchClaimTooLate { player }
        | Reason::Checkmate { winner: player }
        | Reason::Stalemate { player }
        | Reason::AgreedOnClaim {
            accepted: player, ..
        }
        | Reason::ResignationLoses { player }
        | Reason::ResignationDraws { player }
        | Reason::FlagLoses { player }
        | Reason::FlagDraws { player }
        | Reason::FlagDrawsByMaterial { player }
        | Reason::IllegalLoses { player }
        | Reason::IllegalDraws { player }
        | Reason::DefaultLoses { player, .. }
        | Reason::DeviceLoses { player }
        | Reason::PendingTheArbiter { opponent: player }
        | Reason::OpponentCanMate { opponent: player }
        | Reason::FlagAfterIrregularity { player }
        | Reason::FlagNotFallen { player }
        | Reason::FlagMovesCompleted { player }
        | Reason::WithinDefaultTime { player, .. }
        | Reason::NotAbsent { player }
        | Reason::ClaimWithoutTheMove { player }
        | Reason::ClaimMeetsIllegalMove { player, .. }
        | Reason::MinutesGiven { to: player, .. }
        | Reason::OfferOpen { by: player }
        | Reason::OfferAtWrongTime { by: player }
        | Reason::OfferRepeated { by: player, .. }
        | Reason::OfferAgain { by: player, .. }
        | Reason::OfferRefusedByAct { by: player }
        | Reason::OfferWasRefused { by: player }
        | Reason::OfferLapsedWithClaim { by: player }
        | Reason::NotThere(
            NotThere::MoveOf { player }
            | NotThere::IdlePress { player }
            | NotThere::ClaimOf { player }
            | NotThere::SetBack { player }
            | NotThere::LegalMove { player, .. }
            | NotThere::PieceOn { player, .. }
            | NotThere::PieceToMove { player }
            | NotThere::RightToDecide { player },
        )
        | Reason::ClaimIsOffer { by: player }
        | Reason::IllegalReinstated { player, .. }
        | Reason::IllegalMoveTooLate { player }
        | Reason::PenaltyForArbiter {
            player: Some(player),
            ..
        } => Some(player),
        _ => None,
    }
}

const fn square(reason: &Reason) -> Option<Square> {
    match *reason {
        Reason::MustCapture { square }
        | Reason::MustCastle { square }
        | Reason::MustTake { on: square, .. }
        | Reason::TouchRuleBroken { square }
        | Reason::PieceTouched { square }
        | Reason::TouchedPieceIsFree { square }
        | Reason::TouchedAsWell { square }
        | Reason::NothingTouched { square }
        | Reason::NotThere(NotThere::PieceOn { square, .. })
        | Reason::PieceAdjusted { square }
        | Reason::TouchClaimUpheld { square }
        | Reason::TouchWasAdjusting { square }
        | Reason::TouchClaimUnfounded { square }
        | Reason::TouchClaimUnproven { square }
        | Reason::ClaimAfterTouch { square }
        | Reason::MustMovePiece { square }
        | Reason::QueenPlaced { square } => Some(square),
        _ => None,
    }
}

const fn intended(reason: &Reason) -> Option<MoveName> {
    match *reason {
        Reason::WrittenMoveIsDue { intended }
        | Reason::ThreefoldWithMove { intended, .. }
        | Reason::FiftyWithMove { intended }
        | Reason::TooFewWithMove { intended, .. }
        | Reason::FiftyShortWithMove { intended, .. }
        | Reason::WrittenMoveResets { intended }
        | Reason::Formality(
            Formality::NeedsWriting {
                intended: Some(intended),
            }
            | Formality::NeedsSheet {
                intended: Some(intended),
            },
        )
        | Reason::NotThere(NotThere::WrittenMove { played: intended })
        | Reason::MustPlay { intended } => Some(intended),
        _ => None,
    }
}

const fn ply(reason: &Reason) -> Option<Ply> {
    match *reason {
        Reason::AlreadyEnded { ply, .. }
        | Reason::ClaimMeetsIllegalMove { ply, .. }
        | Reason::LooksAlike { ply, .. }
        | Reason::AlreadyCancelled { ply }
        | Reason::NotThere(
            NotThere::Fault { ply }
            | NotThere::HalfMove { ply }
            | NotThere::SoManyHalfMoves { ply },
        )
        | Reason::Restored { left: ply }
        | Reason::TakenBack { left: ply } => Some(ply),
        _ => None,
    }
}

const fn times(reason: &Reason) -> Option<u32> {
    match *reason {
        Reason::ThreefoldOnBoard { times }
        | Reason::ThreefoldWithMove { times, .. }
        | Reason::TooFewOccurrences { times }
        | Reason::TooFewWithMove { times, .. } => Some(times),
        _ => None,
    }
}

/// What only one or two reasons have.
fn particulars(
    reason: &Reason,
    args: Args<'static>,
    context: &Context<'_>,
    lang: Lang,
) -> Args<'static> {
    match *reason {
        Reason::MustTake { with, .. } => args.text("with", with.to_string()),
        Reason::IllegalMoveStands { why, .. }
        | Reason::NotThere(NotThere::LegalMove { why, .. }) => {
            args.text("why", not_a_move_key(why))
        }
        Reason::IllegalLoses { .. } | Reason::IllegalDraws { .. } => {
            args.number("nth", losing_count(context))
        }
        Reason::IllegalReinstated { kind, .. } => args
            .number("nth", losing_count(context))
            .text("kind", illegal_key(kind)),
        Reason::AgreedOnClaim { stage, .. } => args.text("stage", stage_key(stage)),
        Reason::NotCountedAsIllegal { kind } => args.text("kind", illegal_key(kind)),
        Reason::DefaultLoses { minutes, .. } | Reason::WithinDefaultTime { minutes, .. } => {
            args.number("minutes", minutes)
        }
        Reason::MinutesGiven { minutes, .. } => args.number("minutes", minutes),
        Reason::ArbiterResult { score: result } => args.text("score", score(result)),
        Reason::AlreadyEnded {
            ground, score: of, ..
        } => args
            .text("ground", codes::ground(ground, lang))
            .text("score", score(of)),
        Reason::ClaimStandsOnBoard { ground } => args.text("claimed", claimed_key(ground)),
        Reason::FiftyShort { own, opponent } | Reason::FiftyShortWithMove { own, opponent, .. } => {
            args.number("own", own).number("opponent", opponent)
        }
        Reason::Formality(
            Formality::NeedsWriting { intended } | Formality::NeedsSheet { intended },
        ) => args.text("stated", if intended.is_some() { "yes" } else { "no" }),
        Reason::LooksAlike { why, .. } => args.text("why", why.code()),
        Reason::OfferOpen { .. } => args.text("refusal", refusal_key(context)),
        Reason::OfferRepeated { count, .. } | Reason::OfferAgain { count, .. } => {
            args.number("count", count)
        }
        Reason::AgreementRestricted { before } => args.number("before", before),
        Reason::PenaltyForArbiter { player, kind } => {
            let args = args.text("kind", irregularity_key(kind));
            if player.is_none() {
                args.text("player", "none")
            } else {
                args
            }
        }
        _ => args,
    }
}

/// The completed illegal move that loses under the rules; 0 where none does by itself.
fn losing_count(context: &Context<'_>) -> u32 {
    context.profile.illegal.value.loses_at.unwrap_or(0)
}

const fn refusal_key(context: &Context<'_>) -> &'static str {
    match context.profile.offer_refused_by.value {
        OfferRefusedBy::Touch => "touch",
        OfferRefusedBy::Move => "move",
    }
}

const fn stage_key(stage: ClaimStage) -> &'static str {
    match stage {
        ClaimStage::Pending => "pending",
        ClaimStage::Decided => "decided",
    }
}

const fn not_a_move_key(why: NotAMove) -> &'static str {
    match why {
        NotAMove::Illegal => "illegal",
        NotAMove::Ambiguous => "ambiguous",
        NotAMove::PromotionMissing => "promotion",
    }
}

const fn illegal_key(kind: IllegalKind) -> &'static str {
    match kind {
        IllegalKind::Move => "move",
        IllegalKind::Promotion => "promotion",
        IllegalKind::PressWithoutMove => "press_without_move",
        IllegalKind::TwoHands => "two_hands",
    }
}

const fn claimed_key(ground: ClaimGround) -> &'static str {
    match ground {
        ClaimGround::Fifty => "fifty",
        ClaimGround::Threefold | ClaimGround::NormalMeans | ClaimGround::Increment => "threefold",
    }
}

const fn irregularity_key(kind: IrregularityKind) -> &'static str {
    match kind {
        IrregularityKind::StartPosition => "start_position",
        IrregularityKind::BoardTurned => "board_turned",
        IrregularityKind::Colours => "colours",
        IrregularityKind::Displaced => "displaced",
        IrregularityKind::WrongSquare => "wrong_square",
        IrregularityKind::ClockSetting => "clock_setting",
        IrregularityKind::OtherHand => "other_hand",
        IrregularityKind::Distraction => "distraction",
        IrregularityKind::Notes => "notes",
        IrregularityKind::Device => "device",
        IrregularityKind::Refusal => "refusal",
        IrregularityKind::ClockStopped => "clock_stopped",
        IrregularityKind::Disrepute => "disrepute",
        IrregularityKind::Other => "other",
    }
}
