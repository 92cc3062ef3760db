//! One of each reason, for the tests.

use hakem_laws::{
    facts::standing::ClaimStage,
    record::{
        event::{ClaimGround, IllegalKind, IrregularityKind, Ply},
        move_name::MoveName,
        written::NotAMove,
    },
    ruling::{Formality, Ground, NotThere, Reason, Score, Unlike},
};
use shakmaty::{Color, Square, san::SanPlus};

const PLAYER: Color = Color::White;
const SQUARE: Square = Square::E4;

pub(crate) fn queen_move() -> MoveName {
    MoveName {
        number: 34,
        by: Color::White,
        san: "Qe2".parse::<SanPlus>().expect("a move"),
    }
}

/// One of each reason, in the order of their declaration within each group of fields.
pub(crate) fn all() -> Vec<Reason> {
    [
        plain(),
        of_player(),
        of_square(),
        of_move(),
        of_place(),
        of_numbers(),
        of_kinds(),
    ]
    .concat()
}

fn plain() -> Vec<Reason> {
    use Reason as R;
    vec![
        R::MoveCompleted,
        R::MoveMade,
        R::ClockPressed,
        R::MoveUnreadable,
        R::PositionIsIllegal,
        R::DeadPosition,
        R::Fivefold,
        R::SeventyFiveMoves,
        R::ThreefoldAutomatic,
        R::FiftyAutomatic,
        R::Agreed,
        R::IllegalPositionDraws,
        R::BothFlagsDraw,
        R::SignedResultStands,
        R::DeviceAfterEnd,
        R::DeviceFoundAfterEnd,
        R::FlagPlayersOnly,
        R::BothFlagsPlayOn,
        R::BothFlagsForArbiter,
        R::FiftyOnBoard,
        R::WrittenMoveIllegal,
        R::WrittenMoveUnreadable,
        R::Formality(Formality::TooEarly),
        R::Formality(Formality::Maintained),
        R::Formality(Formality::SaidMoveUnsettled),
        R::ReconstructFirst,
        R::NotProvableFromRecord,
        R::ClaimNotWithdrawable,
        R::ClaimDecided,
        R::TouchedPiecesAreFree,
        R::ClaimUnknownToRules,
        R::NormalMeansForArbiter,
        R::GuidelineNotInForce,
        R::IncrementRequest,
        R::MinutesUnsettled,
        R::MayClaimLater,
        R::HistoryIncomplete,
        R::ConditionVoid,
        R::AgreementForbidden,
        R::NotThere(NotThere::Offer),
        R::AgreementTooEarly,
        R::AcceptanceConditional,
        R::OfferDeclined,
        R::OfferNotWithdrawable,
        R::NotThere(NotThere::OfferToWithdraw),
        R::OfferLapses,
        R::WriteDrawOffer,
        R::QueenEndsGame,
        R::NotYetCompleted,
        R::CountsOnce,
        R::WaitForNextMove,
        R::IllegalUnknownToRules,
        R::StartCancelled,
        R::SetUpStands,
        R::BoardTurned,
        R::ColoursNewGame,
        R::ColoursPlayOn,
        R::DisplacedPieces,
        R::PieceOnWrongSquare,
        R::ClockSetting,
        R::ClockSettingStands,
        R::DeviceMilder,
        R::FactToEstablish,
        R::DecisionNoted,
        R::PlayResumed,
        R::NotDescribed,
        R::GapNoted,
    ]
}

fn of_player() -> Vec<Reason> {
    use Reason as R;
    let player = PLAYER;
    vec![
        R::NotHavingTheMove { player },
        R::IllegalMoveNotCompleted { player },
        R::PawnLeftOnLastRank { player },
        R::PawnNotReplacedYet { player },
        R::PressedWithoutMove { player },
        R::PressedOutOfTurn { player },
        R::AdjustedOutOfTurn { player },
        R::TouchedOutOfTurn { player },
        R::NotThere(NotThere::SetBack { player }),
        R::TouchClaimTooLate { player },
        R::Checkmate { winner: player },
        R::Stalemate { player },
        R::ResignationLoses { player },
        R::ResignationDraws { player },
        R::FlagLoses { player },
        R::FlagDraws { player },
        R::FlagDrawsByMaterial { player },
        R::IllegalLoses { player },
        R::IllegalDraws { player },
        R::DeviceLoses { player },
        R::PendingTheArbiter { opponent: player },
        R::OpponentCanMate { opponent: player },
        R::FlagAfterIrregularity { player },
        R::FlagNotFallen { player },
        R::FlagMovesCompleted { player },
        R::NotAbsent { player },
        R::ClaimWithoutTheMove { player },
        R::OfferOpen { by: player },
        R::OfferAtWrongTime { by: player },
        R::OfferRefusedByAct { by: player },
        R::ClaimIsOffer { by: player },
        R::IllegalMoveTooLate { player },
        R::OfferLapsedWithClaim { by: player },
        R::NotThere(NotThere::MoveOf { player }),
        R::NotThere(NotThere::IdlePress { player }),
        R::NotThere(NotThere::ClaimOf { player }),
        R::NotThere(NotThere::PieceToMove { player }),
        R::NotThere(NotThere::PieceOn {
            square: SQUARE,
            player,
        }),
        R::NotThere(NotThere::RightToDecide { player }),
        R::NotThere(NotThere::ActOfThePlayers),
        R::NotThere(NotThere::PlayerNamed),
    ]
}

fn of_square() -> Vec<Reason> {
    use Reason as R;
    let square = SQUARE;
    vec![
        R::TouchRuleBroken { square },
        R::PieceTouched { square },
        R::TouchedPieceIsFree { square },
        R::TouchedAsWell { square },
        R::NothingTouched { square },
        R::PieceAdjusted { square },
        R::TouchClaimUpheld { square },
        R::TouchWasAdjusting { square },
        R::TouchClaimUnfounded { square },
        R::TouchClaimUnproven { square },
        R::ClaimAfterTouch { square },
        R::MustMovePiece { square },
        R::MustPlayTouched,
        R::ClaimAfterUnnamedTouch,
        R::MustCapture { square },
        R::MustTake {
            with: Square::E4,
            on: square,
        },
        R::MustCastle { square },
        R::BothAbsent,
        R::OfferWasRefused { by: PLAYER },
        R::PendingIllegalPosition,
        R::QueenPlaced { square },
    ]
}

fn of_move() -> Vec<Reason> {
    use Reason as R;
    let intended = queen_move();
    vec![
        R::WrittenMoveIsDue { intended },
        R::NotThere(NotThere::WrittenMove { played: intended }),
        R::ThreefoldWithMove { intended, times: 3 },
        R::FiftyWithMove { intended },
        R::TooFewWithMove { intended, times: 2 },
        R::FiftyShortWithMove {
            intended,
            own: 50,
            opponent: 49,
        },
        R::WrittenMoveResets { intended },
        R::Formality(Formality::NeedsWriting {
            intended: Some(intended),
        }),
        R::Formality(Formality::NeedsWriting { intended: None }),
        R::Formality(Formality::NeedsSheet {
            intended: Some(intended),
        }),
        R::Formality(Formality::NeedsSheet { intended: None }),
        R::MustPlay { intended },
    ]
}

fn of_place() -> Vec<Reason> {
    use Reason as R;
    let mut reasons = Vec::new();
    for ply in [Ply(0), Ply(1), Ply(67)] {
        reasons.extend([
            R::AlreadyEnded {
                ground: Ground::Stalemate,
                ply,
                score: Score::DRAW,
            },
            R::ClaimMeetsIllegalMove {
                player: PLAYER,
                ply,
            },
            R::AlreadyCancelled { ply },
            R::NotThere(NotThere::Fault { ply }),
            R::NotThere(NotThere::HalfMove { ply }),
            R::NotThere(NotThere::SoManyHalfMoves { ply }),
            R::Restored { left: ply },
            R::TakenBack { left: ply },
        ]);
        let unlike = [Unlike::Mover, Unlike::CastlingRight, Unlike::EnPassant];
        reasons.extend(unlike.map(|why| R::LooksAlike { ply, why }));
    }
    reasons
}

fn of_numbers() -> Vec<Reason> {
    use Reason as R;
    let player = PLAYER;
    let mut reasons = vec![
        R::FiftyShort {
            own: 48,
            opponent: 49,
        },
        R::AgreementRestricted { before: 30 },
        R::ArbiterResult {
            score: Score { white: 1, black: 0 },
        },
    ];
    for number in [0, 1, 2, 6] {
        reasons.extend([
            R::DefaultLoses {
                player,
                minutes: number,
            },
            R::WithinDefaultTime {
                player,
                minutes: number,
            },
            R::MinutesGiven {
                to: player,
                minutes: u8::try_from(number).expect("small"),
            },
            R::OfferRepeated {
                by: player,
                count: number,
            },
            R::OfferAgain {
                by: player,
                count: number,
            },
            R::ThreefoldOnBoard { times: number },
            R::TooFewOccurrences { times: number },
        ]);
    }
    reasons
}

fn of_kinds() -> Vec<Reason> {
    use IrregularityKind as K;
    use Reason as R;
    let player = PLAYER;
    let whys = [
        NotAMove::Illegal,
        NotAMove::Ambiguous,
        NotAMove::PromotionMissing,
    ];
    let kinds = [
        IllegalKind::Move,
        IllegalKind::Promotion,
        IllegalKind::PressWithoutMove,
        IllegalKind::TwoHands,
    ];
    let grounds = [ClaimGround::Threefold, ClaimGround::Fifty];
    let irregularities = [
        K::StartPosition,
        K::BoardTurned,
        K::Colours,
        K::Displaced,
        K::WrongSquare,
        K::ClockSetting,
        K::OtherHand,
        K::Distraction,
        K::Notes,
        K::Device,
        K::Refusal,
        K::ClockStopped,
        K::Disrepute,
        K::Other,
    ];
    let mut reasons = Vec::new();
    reasons.extend(whys.map(|why| R::IllegalMoveStands { player, why }));
    let accepted = player;
    let stages = [ClaimStage::Pending, ClaimStage::Decided];
    reasons.extend(stages.map(|stage| R::AgreedOnClaim { accepted, stage }));
    reasons.extend(whys.map(|why| R::NotThere(NotThere::LegalMove { player, why })));
    reasons.extend(kinds.map(|kind| R::IllegalReinstated { player, kind }));
    reasons.extend(kinds.map(|kind| R::NotCountedAsIllegal { kind }));
    reasons.extend(grounds.map(|ground| R::ClaimStandsOnBoard { ground }));
    reasons.extend(irregularities.map(|kind| R::PenaltyForArbiter {
        player: Some(player),
        kind,
    }));
    reasons.push(R::PenaltyForArbiter {
        player: None,
        kind: K::Other,
    });
    reasons
}
