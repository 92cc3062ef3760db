//! Why: one variant per sentence that an arbiter would say.
//!
//! The core knows no language. Each variant carries what its sentence needs; the words stand in
//! the message files.

use shakmaty::{Color, Square};

use super::{Formality, Ground, NotThere, Score, Unlike};
use crate::{
    facts::standing::ClaimStage,
    record::{
        event::{ClaimGround, IllegalKind, IrregularityKind, Ply},
        move_name::MoveName,
        written::NotAMove,
    },
};

/// One sentence of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    // --- Moves, touches and the clock (Articles 1, 3, 4, 6) ---
    /// The move is made and completed.
    MoveCompleted,
    /// The move is made; it is completed when the clock is pressed (6.2.1).
    MoveMade,
    /// The clock was pressed: the move is completed (6.2.1).
    ClockPressed,
    /// The player does not have the move (1.3).
    NotHavingTheMove {
        /// Who acted.
        player: Color,
    },
    /// What was done is no legal move; it stands until it is pointed out (3.10.2, 7.5.1).
    IllegalMoveStands {
        /// Who did it.
        player: Color,
        /// Why it is no move.
        why: NotAMove,
    },
    /// What was done is illegal and not yet completed: it may still be put right (7.5.1).
    IllegalMoveNotCompleted {
        /// Who did it.
        player: Color,
    },
    /// A pawn was left on the last rank and the clock pressed (7.5.2).
    PawnLeftOnLastRank {
        /// Whose pawn.
        player: Color,
    },
    /// A pawn was left on the last rank; the clock is not pressed yet (7.5.2).
    PawnNotReplacedYet {
        /// Whose pawn.
        player: Color,
    },
    /// The half-move cannot be read; what stood on the board is not known.
    MoveUnreadable,
    /// The position on the board is illegal, so this move could be judged only by itself (3.10.3).
    PositionIsIllegal,
    /// The written move has to be played (9.5.3).
    WrittenMoveIsDue {
        /// The move.
        intended: MoveName,
    },
    /// Another piece had been touched: the opponent may ask for what that binds to (4.3, 4.8).
    TouchRuleBroken {
        /// The piece that decides: the first one touched that can be played.
        square: Square,
    },
    /// The clock was pressed although no move was made (7.5.3).
    PressedWithoutMove {
        /// Who pressed.
        player: Color,
    },
    /// The clock was pressed by a player whose time was not running: no illegal move (6.2.4).
    PressedOutOfTurn {
        /// Who pressed.
        player: Color,
    },
    /// A piece was touched with the intention of moving or capturing it (4.3).
    PieceTouched {
        /// Where it stands.
        square: Square,
    },
    /// The touched piece can be neither moved nor captured: any legal move may be played (4.5).
    TouchedPieceIsFree {
        /// Where it stands.
        square: Square,
    },
    /// A piece was touched after another one; a sentence beside it says what all of them bind to.
    TouchedAsWell {
        /// Where it stands.
        square: Square,
    },
    /// The touched pieces bind to nothing: any legal move may be played (4.5, 4.4.3).
    TouchedPiecesAreFree,
    /// The square is empty: nothing was touched.
    NothingTouched {
        /// The square.
        square: Square,
    },
    /// The piece was adjusted after saying so (4.2.1).
    PieceAdjusted {
        /// Where it stands.
        square: Square,
    },
    /// Only the player having the move may adjust (4.2.1).
    AdjustedOutOfTurn {
        /// Who adjusted.
        player: Color,
    },
    /// The player touched a piece while the opponent has the move: no duty arises (4.3, 11.5).
    TouchedOutOfTurn {
        /// Who touched.
        player: Color,
    },
    /// The touched piece has to be played: the position before the move is set back (4.3, 4.8).
    TouchClaimUpheld {
        /// Where the piece stands that decides: the first one touched that can be played.
        square: Square,
    },
    /// The claimant has touched a piece since and has lost the right to claim (4.8).
    TouchClaimTooLate {
        /// Who claimed.
        player: Color,
    },
    /// The record says that the piece was only adjusted (4.2.1).
    TouchWasAdjusting {
        /// Where it stands.
        square: Square,
    },
    /// The record shows no breach of the touch rules (4.3).
    TouchClaimUnfounded {
        /// What was said to have been touched.
        square: Square,
    },
    /// The record does not show whether the piece was touched: the arbiter establishes it (4.8).
    TouchClaimUnproven {
        /// What was said to have been touched.
        square: Square,
    },

    // --- Endings (Articles 5, 6.9, 7.5.5, 9.6) ---
    /// Checkmate.
    Checkmate {
        /// Who gave mate.
        winner: Color,
    },
    /// Stalemate.
    Stalemate {
        /// Who has no legal move.
        player: Color,
    },
    /// Neither side can give mate by any series of legal moves.
    DeadPosition,
    /// The same position for at least the fifth time.
    Fivefold,
    /// Seventy-five moves by each player without a capture or pawn move.
    SeventyFiveMoves,
    /// The third occurrence draws the game by itself under these rules.
    ThreefoldAutomatic,
    /// Fifty moves draw the game by themselves under these rules.
    FiftyAutomatic,
    /// Both agreed on a draw.
    Agreed,
    /// The opponent accepted the draw that the claim offers (9.1.2.3).
    AgreedOnClaim {
        /// Who accepted.
        accepted: Color,
        /// Whether the claim had been ruled on.
        stage: ClaimStage,
    },
    /// The player resigned and loses.
    ResignationLoses {
        /// Who resigned.
        player: Color,
    },
    /// The player resigned, but the opponent cannot mate by any series of legal moves.
    ResignationDraws {
        /// Who resigned.
        player: Color,
    },
    /// The player's flag has fallen and he loses.
    FlagLoses {
        /// Whose flag.
        player: Color,
    },
    /// The flag has fallen, but the opponent cannot mate by any series of legal moves.
    FlagDraws {
        /// Whose flag.
        player: Color,
    },
    /// The flag has fallen; under these rules the opponent's material does not suffice.
    FlagDrawsByMaterial {
        /// Whose flag.
        player: Color,
    },
    /// Second completed illegal move: the player loses.
    IllegalLoses {
        /// Who loses.
        player: Color,
    },
    /// Second completed illegal move, but the opponent cannot mate by any series of legal moves.
    IllegalDraws {
        /// Whose second illegal move.
        player: Color,
    },
    /// An illegal position is still on the board after the next completed move: draw (A.5.4).
    IllegalPositionDraws,
    /// Both flags are down in the last period, order unknown (III.3.1.2).
    BothFlagsDraw,
    /// The player arrived after the default time or not at all (6.7.1).
    DefaultLoses {
        /// Who was absent.
        player: Color,
        /// The default time in minutes.
        minutes: u32,
    },
    /// A forbidden device was on the player (11.3.2.2).
    DeviceLoses {
        /// On whom.
        player: Color,
    },
    /// The arbiter laid down the result.
    ArbiterResult {
        /// The result.
        score: Score,
    },
    /// Whether the opponent can mate was not decided within the limits: it stands for the arbiter.
    PendingTheArbiter {
        /// Who would have to be able to mate.
        opponent: Color,
    },
    /// The position is illegal, so the question has no answer: the result stands for the arbiter.
    PendingIllegalPosition,
    /// The opponent can still mate by a series of legal moves (the evidence shows one).
    OpponentCanMate {
        /// Who can mate.
        opponent: Color,
    },

    // --- After the end ---
    /// The game had been cancelled and a new one is played (7.2.1, 7.3).
    AlreadyCancelled {
        /// After how many half-moves.
        ply: Ply,
    },
    /// The game had ended already.
    AlreadyEnded {
        /// How.
        ground: Ground,
        /// After how many half-moves.
        ply: Ply,
        /// With which result.
        score: Score,
    },
    /// A result that both have signed stands unless the arbiter decides otherwise (8.7, 11.10).
    SignedResultStands,
    /// A device carried only after the end has no effect (11.3.2.2).
    DeviceAfterEnd,
    /// A device that was on the player during play and is found only now: authorities differ.
    DeviceFoundAfterEnd,

    // --- Flags (6.4, 6.8, III.3) ---
    /// The clock shows that the player still has time (6.8).
    FlagNotFallen {
        /// Whose flag.
        player: Color,
    },
    /// The moves of the period are completed (6.3.1, 6.4).
    FlagMovesCompleted {
        /// Whose flag.
        player: Color,
    },
    /// The flag was seen down while the opponent's illegal move was dealt with, which came first.
    FlagAfterIrregularity {
        /// Whose flag.
        player: Color,
    },
    /// Under these rules only the players call a flag.
    FlagPlayersOnly,
    /// Both flags are down before the last period: the game goes on (III.3.1.1).
    BothFlagsPlayOn,
    /// Both flags are down, the order is unknown and no guideline decides.
    BothFlagsForArbiter,
    /// The player is within the default time.
    WithinDefaultTime {
        /// Who.
        player: Color,
        /// The default time in minutes.
        minutes: u32,
    },
    /// Both players were absent at the default time: both lose, unless the arbiter decides otherwise.
    BothAbsent,
    /// The player has been at the board: he is not absent.
    NotAbsent {
        /// Who.
        player: Color,
    },

    // --- Claims (9.2 to 9.5) ---
    /// The position on the board stands for at least the third time.
    ThreefoldOnBoard {
        /// How many times.
        times: u32,
    },
    /// With the written move the position would stand for at least the third time.
    ThreefoldWithMove {
        /// The move.
        intended: MoveName,
        /// How many times.
        times: u32,
    },
    /// Fifty moves by each player are completed without a capture or pawn move.
    FiftyOnBoard,
    /// The written move completes fifty moves by each player.
    FiftyWithMove {
        /// The move.
        intended: MoveName,
    },
    /// The written move does not fulfil the claim, but the position on the board does (P14).
    ClaimStandsOnBoard {
        /// What was claimed.
        ground: ClaimGround,
    },
    /// The position on the board has stood fewer than three times.
    TooFewOccurrences {
        /// How many times.
        times: u32,
    },
    /// With the written move the position would stand fewer than three times.
    TooFewWithMove {
        /// The move.
        intended: MoveName,
        /// How many times.
        times: u32,
    },
    /// Fewer than fifty moves by each player.
    FiftyShort {
        /// The claimant's moves without capture or pawn move.
        own: u32,
        /// The opponent's.
        opponent: u32,
    },
    /// With the written move still fewer than fifty by each.
    FiftyShortWithMove {
        /// The move.
        intended: MoveName,
        /// The claimant's moves, the written one included.
        own: u32,
        /// The opponent's.
        opponent: u32,
    },
    /// The written move is itself a capture or a pawn move (9.3.1).
    WrittenMoveResets {
        /// The move.
        intended: MoveName,
    },
    /// The written move is illegal (9.2.1, 9.3.1, 3.10.2).
    WrittenMoveIllegal,
    /// The written move cannot be read.
    WrittenMoveUnreadable,
    /// Only the player having the move may claim (9.2, 9.3).
    ClaimWithoutTheMove {
        /// Who claimed.
        player: Color,
    },
    /// The claimant had touched a piece on this move (9.4).
    ClaimAfterTouch {
        /// Which piece.
        square: Square,
    },
    /// The claimant had touched a piece on this move, and nobody says which (9.4).
    ClaimAfterUnnamedTouch,
    /// What is said of the form of a claim (9.2.1, 9.3.1, 9.3.2, A.2).
    Formality(Formality),
    /// The record has gaps: the game is reconstructed first (8.5.3, 11.11).
    ReconstructFirst,
    /// In rapid and blitz the claim is not lost, but this record cannot prove it (A.2).
    NotProvableFromRecord,
    /// A claim cannot be withdrawn (9.5.1).
    ClaimNotWithdrawable,
    /// A claim that has been decided cannot be withdrawn (9.5.1).
    ClaimDecided,
    /// The examination has brought an earlier illegal move to light: play goes back to it (7.5.1).
    ClaimMeetsIllegalMove {
        /// Whose illegal move.
        player: Color,
        /// Its half-move.
        ply: Ply,
    },
    /// The claim draws the game by itself under these rules, or is unknown to them.
    ClaimUnknownToRules,
    /// The request of Guideline III is for the arbiter to decide.
    NormalMeansForArbiter,
    /// Guideline III was not announced or does not apply here (III.2).
    GuidelineNotInForce,
    /// A request for an increment counts as an offer of a draw (III.4).
    IncrementRequest,
    /// The opponent gets minutes (7.5.5, 9.5.3, A.3).
    MinutesGiven {
        /// Who gets them.
        to: Color,
        /// How many.
        minutes: u8,
    },
    /// The Laws of 2023 leave the minutes of supervised blitz unclear; the event should say (P5).
    MinutesUnsettled,
    /// The written move must now be played (9.5.3).
    MustPlay {
        /// The move.
        intended: MoveName,
    },
    /// The piece of the illegal or touched move must be moved if it can (4.3, 9.5.3).
    MustMovePiece {
        /// Where it stands.
        square: Square,
    },
    /// The touched piece must be played if it can; nobody says which it is (4.3).
    MustPlayTouched,
    /// The touched piece of the opponent must be captured (4.3.2).
    MustCapture {
        /// Where it stands.
        square: Square,
    },
    /// The touched piece must be captured with the touched own piece (4.3.3).
    MustTake {
        /// The own piece.
        with: Square,
        /// The opponent's.
        on: Square,
    },
    /// The player must castle with this rook (4.4.1).
    MustCastle {
        /// Where the rook stands.
        square: Square,
    },
    /// The player may claim again on a later move if the condition holds then.
    MayClaimLater,
    /// An earlier position looks the same and is not.
    LooksAlike {
        /// At which half-move.
        ply: Ply,
        /// What differs.
        why: Unlike,
    },
    /// Occurrences before the set-up position are not known.
    HistoryIncomplete,

    // --- Offers and agreement (9.1) ---
    /// The offer stands until accepted, refused, or the game ends.
    OfferOpen {
        /// Who offered.
        by: Color,
    },
    /// The offer is valid but was not made at its time (9.1.2.1, 11.5).
    OfferAtWrongTime {
        /// Who offered.
        by: Color,
    },
    /// The player's offer was open already.
    OfferRepeated {
        /// Who offered.
        by: Color,
        /// How many offers he has made.
        count: u32,
    },
    /// A new offer after an earlier one was refused: frequent offers may be unreasonable (11.5).
    OfferAgain {
        /// Who offered.
        by: Color,
        /// How many offers he has made.
        count: u32,
    },
    /// No condition can be attached; the offer stands without it.
    ConditionVoid,
    /// Offers and agreement are restricted before this move (9.1.1).
    AgreementRestricted {
        /// The move.
        before: u32,
    },
    /// Offers and agreement need the arbiter's consent (9.1.1).
    AgreementForbidden,
    /// Each player must have made at least one move (5.2.3).
    AgreementTooEarly,
    /// An acceptance with a condition is not regulated.
    AcceptanceConditional,
    /// The offer is refused aloud.
    OfferDeclined,
    /// Touching a piece or moving refused the open offer (9.1.2.1).
    OfferRefusedByAct {
        /// Whose offer.
        by: Color,
    },
    /// The opponent's offer had been refused by touching a piece or moving.
    OfferWasRefused {
        /// Whose offer.
        by: Color,
    },
    /// The opponent's offer lapsed with the claim that came after it (P8).
    OfferLapsedWithClaim {
        /// Whose offer.
        by: Color,
    },
    /// An offer cannot be withdrawn (9.1.2.1).
    OfferNotWithdrawable,
    /// The claim also stands as an offer of a draw (9.1.2.3).
    ClaimIsOffer {
        /// Whose.
        by: Color,
    },
    /// The offer that the claim was lapses with the examination.
    OfferLapses,
    /// Both players write (=) on the scoresheet (9.1.2.2).
    WriteDrawOffer,

    // --- Illegal moves and other irregularities (7, 11, 12) ---
    /// First completed illegal move: the position is set back and the opponent gets time.
    IllegalReinstated {
        /// Whose.
        player: Color,
        /// Which kind.
        kind: IllegalKind,
    },
    /// A queen is placed for the pawn; the move stays (7.5.2).
    QueenPlaced {
        /// Where.
        square: Square,
    },
    /// The queen gives mate or stalemate: not regulated (P7).
    QueenEndsGame,
    /// The record does not have what the event speaks of, or it is not the player's to do.
    NotThere(NotThere),
    /// The move is not completed: it may be corrected, subject to Article 4 (7.5.1).
    NotYetCompleted,
    /// Several faults of one half-move count once (7.5.5).
    CountsOnce,
    /// The opponent has made his next move: the illegal move stands (A.5.2).
    IllegalMoveTooLate {
        /// Whose.
        player: Color,
    },
    /// The arbiter waits until the next move is completed (A.5.4).
    WaitForNextMove,
    /// Under this edition that act does not count as an illegal move.
    NotCountedAsIllegal {
        /// Which act.
        kind: IllegalKind,
    },
    /// Under these rules an illegal move cannot be made.
    IllegalUnknownToRules,
    /// The position after the given half-moves is restored.
    Restored {
        /// Half-moves left on the board.
        left: Ply,
    },
    /// Moves are taken back by consent; what was noted for them goes with them.
    TakenBack {
        /// Half-moves left on the board.
        left: Ply,
    },
    /// The start was wrong: the game is cancelled and a new one played (7.2.1).
    StartCancelled,
    /// Ten moves are completed by each: the set-up and the board stand as they are (A.5.1.2).
    SetUpStands,
    /// The board was turned: the position is carried over and play goes on (7.2.2).
    BoardTurned,
    /// Colours were reversed with fewer than ten moves by both: a new game (7.3).
    ColoursNewGame,
    /// Colours were reversed and ten moves are made: play goes on (7.3).
    ColoursPlayOn,
    /// The player restores the correct position on his own time (7.4).
    DisplacedPieces,
    /// The position before the displacement is restored (7.6).
    PieceOnWrongSquare,
    /// A wrong setting is corrected at once (6.10.2).
    ClockSetting,
    /// Ten moves are completed by each: the clock setting stays as it is (A.5.1.1).
    ClockSettingStands,
    /// A breach that only the arbiter can penalise (12.9).
    PenaltyForArbiter {
        /// Who is responsible.
        player: Option<Color>,
        /// What it is.
        kind: IrregularityKind,
    },
    /// The regulations lay down a milder penalty for a device (11.3.2.2).
    DeviceMilder,
    /// The fact has to be established by the arbiter first.
    FactToEstablish,
    /// The arbiter's decision is noted.
    DecisionNoted,
    /// The clocks run again (6.11.3).
    PlayResumed,
    /// The Laws do not describe this: the arbiter decides by analogy (0.2).
    NotDescribed,
    /// The record from here on has a gap.
    GapNoted,
}
