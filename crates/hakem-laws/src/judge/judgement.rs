//! What the judge says of a recorded game.

use arrayvec::ArrayVec;
use shakmaty::Color;

use crate::{
    provision::Provision,
    record::{
        event::{ClaimGround, Ply},
        move_name::MoveName,
    },
    ruling::{Evidence, Ground, Level, Score, State},
};

/// The judgement of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Half-moves read from the record.
    pub plies: Ply,
    /// Whether the game has ended.
    pub state: State,
    /// How, if it has.
    pub ended: Option<End>,
    /// Every chance to claim that the game offered, in the order of the half-moves.
    pub claimable: Vec<Chance>,
    /// Whether the recorded result can stand; `None` where the record does not say enough.
    pub consistent: Option<bool>,
    /// What is at odds with the Laws or worth knowing.
    pub findings: Vec<Finding>,
    /// When each thing that can be counted first stood on the board, whatever the rules make of it.
    pub firsts: Firsts,
    /// What the end can be checked by: the line or the proof of a mating question.
    pub evidence: Vec<Evidence>,
}

/// How a recorded game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// After how many half-moves.
    pub ply: Ply,
    /// The half-move that produced the end; `None` at ply 0.
    pub by_move: Option<MoveName>,
    /// Why.
    pub ground: Ground,
    /// Under which provisions.
    pub provisions: ArrayVec<Provision, 4>,
    /// The result; `None` where the record gives a result that is none.
    pub score: Option<Score>,
    /// Whether the moves alone prove it.
    pub certain: Certainty,
}

/// How well an ending is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// The moves prove it.
    Proved,
    /// The record suggests it.
    Suggested,
}

/// One chance to claim a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The half-moves on the board when the claim could be made.
    pub ply: Ply,
    /// Who could claim: the player having the move.
    pub by: Color,
    /// On which ground; only [`ClaimGround::Threefold`] or [`ClaimGround::Fifty`].
    pub ground: ClaimGround,
    /// Under which provision.
    pub provision: Provision,
    /// The move to be written; `None` for the position on the board.
    pub intended: Option<MoveName>,
}

/// The first half-move after which something stood on the board, by the Laws of 2023.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Firsts {
    /// The same position for the third time.
    pub threefold: Option<Ply>,
    /// The same position for the fifth time.
    pub fivefold: Option<Ply>,
    /// Fifty moves by each player without capture or pawn move.
    pub fifty: Option<Ply>,
    /// Seventy-five.
    pub seventyfive: Option<Ply>,
}

/// Something that is at odds with the Laws or worth knowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What.
    pub code: FindingCode,
    /// At which half-move.
    pub ply: Ply,
    /// Under which provision.
    pub provision: Provision,
    /// What it rests on.
    pub level: Level,
}

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindingCode {
    /// Moves were recorded after the game had ended.
    PlayedOnAfterEnd {
        /// How it had ended.
        ground: Ground,
        /// How many half-moves came after.
        extra: u32,
    },
    /// The recorded result contradicts the end; 8.7 may let it stand.
    ResultContradictsEnd {
        /// How the game ended.
        ground: Ground,
        /// The result that the end gives.
        score: Score,
        /// The result that was recorded.
        recorded: Score,
    },
    /// The fifth occurrence ended the game and play went on.
    FivefoldUnnoticed {
        /// Whether it ended the game under the edition of the day.
        in_force: InForce,
    },
    /// Seventy-five moves ended the game and play went on.
    SeventyFiveUnnoticed {
        /// Whether it ended the game under the edition of the day.
        in_force: InForce,
    },
    /// The record says that a flag fell, but the winner could not mate by any series of legal
    /// moves.
    FlagButCannotMate {
        /// Who was scored as the winner.
        winner: Color,
    },
    /// The record says that a player resigned, but the winner could not mate by any series.
    ResignationButCannotMate {
        /// Who was scored as the winner.
        winner: Color,
    },
    /// A draw was agreed before each player had made a move.
    AgreementTooEarly,
    /// The record speaks of a draw by timeout, but the player with time left could mate.
    DrawnButCouldMate {
        /// Who could mate.
        player: Color,
    },
    /// The record speaks of a mate, stalemate, repetition or the like that the moves do not show.
    TerminationNotOnBoard,
    /// The record says how the game ended, and its result says something else.
    TerminationContradictsResult {
        /// The result that was recorded.
        recorded: Score,
    },
    /// The record says how the game ended, and the board shows another end, which came before.
    TerminationContradictsBoard {
        /// How the game ended.
        ground: Ground,
        /// What the record says.
        told: Suggestion,
    },
    /// Whether the winner could mate was not decided within the limits set.
    MatingUndecided {
        /// Of whom it was asked.
        player: Color,
    },
    /// The record says how the game ended, and `*` stands where its result should.
    ResultLeftOpen,
    /// The game breaks off with the position still open and no result.
    Unfinished,
}

/// Whether a provision was in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InForce {
    /// It was.
    Yes,
    /// The edition of the day did not have it.
    No,
}

impl FindingCode {
    /// The code of the contract.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            FindingCode::PlayedOnAfterEnd { .. } => "played_on_after_end",
            FindingCode::ResultContradictsEnd { .. } => "result_contradicts_end",
            FindingCode::FivefoldUnnoticed { .. } => "fivefold_unnoticed",
            FindingCode::SeventyFiveUnnoticed { .. } => "seventyfive_unnoticed",
            FindingCode::FlagButCannotMate { .. } => "flag_but_cannot_mate",
            FindingCode::ResignationButCannotMate { .. } => "resignation_but_cannot_mate",
            FindingCode::AgreementTooEarly => "agreement_too_early",
            FindingCode::DrawnButCouldMate { .. } => "drawn_but_could_mate",
            FindingCode::TerminationNotOnBoard => "termination_not_on_board",
            FindingCode::TerminationContradictsResult { .. } => "termination_contradicts_result",
            FindingCode::TerminationContradictsBoard { .. } => "termination_contradicts_board",
            FindingCode::MatingUndecided { .. } => "mating_undecided",
            FindingCode::ResultLeftOpen => "result_left_open",
            FindingCode::Unfinished => "unfinished",
        }
    }
}

/// What a record suggests about the end, read from its Termination tag or last comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suggestion {
    /// A player resigned.
    Resignation,
    /// A player's time ran out.
    Time,
    /// A draw was agreed.
    Agreement,
    /// A draw by repetition.
    Repetition,
    /// A draw by fifty (or seventy-five) moves.
    FiftyMoves,
    /// Checkmate.
    Checkmate,
    /// Stalemate.
    Stalemate,
    /// A draw because nobody could mate.
    InsufficientMaterial,
    /// A draw on time because the player with time left could not mate.
    TimeoutWithoutMaterial,
    /// A player did not arrive or left.
    Forfeit,
    /// An illegal move, or the second one.
    IllegalMove,
    /// A breach of the rules.
    RulesInfraction,
    /// An arbiter, director or committee decided.
    Adjudication,
    /// The game was broken off.
    Unterminated,
}

impl Suggestion {
    /// Whether it is an end that the board itself would show (5.1.1, 5.2.1, 5.2.2).
    #[must_use]
    pub const fn is_of_the_board(self) -> bool {
        matches!(
            self,
            Suggestion::Checkmate | Suggestion::Stalemate | Suggestion::InsufficientMaterial
        )
    }

    /// Whether it can be told of a game that the moves have ended on `ground`.
    ///
    /// A flag that falls in a dead position draws by 6.9 too, and a resignation there by 5.1.2. What
    /// an arbiter has to decide may be decided after the end, and that the record breaks off says
    /// nothing about how.
    #[must_use]
    pub const fn goes_with(self, ground: Ground) -> bool {
        use Suggestion as S;
        match self {
            S::Checkmate => matches!(ground, Ground::Checkmate),
            S::Stalemate => matches!(ground, Ground::Stalemate),
            S::InsufficientMaterial | S::Time | S::TimeoutWithoutMaterial | S::Resignation => {
                matches!(ground, Ground::DeadPosition)
            }
            S::Repetition => {
                matches!(ground, Ground::FivefoldRepetition | Ground::ThreefoldClaim)
            }
            S::FiftyMoves => matches!(ground, Ground::SeventyFiveMoves | Ground::FiftyMoveClaim),
            S::Agreement | S::Forfeit => false,
            S::IllegalMove | S::RulesInfraction | S::Adjudication | S::Unterminated => true,
        }
    }
}

/// What the record says of the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recorded {
    /// The result, if it is one that scores the game; `None` for `*` or nothing.
    pub score: Option<Score>,
    /// The result that goes with what the words of the record tell of the end, where the sign in its
    /// place leaves the game open (`*`).
    pub told: Option<Score>,
    /// What the record suggests.
    pub suggestion: Option<Suggestion>,
    /// The winner, where the words that suggest the end name one; `None` too where they name a
    /// draw.
    pub winner: Option<Color>,
    /// Half-moves that follow in the record and could not be played, as after a mate.
    pub unread: u32,
}
