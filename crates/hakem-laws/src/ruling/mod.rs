//! What follows: the ruling, its parts, and the one list of precedence.

pub mod decide;
mod formality;
mod not_there;
pub mod order;
mod reason;
mod unlike;

use arrayvec::ArrayVec;
use hakem_prover::{Line, Proof};
use shakmaty::{Color, Move};

pub use self::{formality::Formality, not_there::NotThere, reason::Reason, unlike::Unlike};
use crate::{
    facts::{position::Standing, repetition::LookAlike},
    provision::Provision,
    record::event::{Ply, Terms},
};

/// The points of the two players in half points, White first.
///
/// Not only the results of a played game: both may lose (11.8), and an arbiter may lay down other
/// scores (11.7, 12.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    /// White's half points, 0 to 2.
    pub white: u8,
    /// Black's half points, 0 to 2.
    pub black: u8,
}

impl Score {
    /// A win for White.
    pub const WHITE_WINS: Score = Score { white: 2, black: 0 };
    /// A win for Black.
    pub const BLACK_WINS: Score = Score { white: 0, black: 2 };
    /// A draw (10.1).
    pub const DRAW: Score = Score { white: 1, black: 1 };
    /// Both players lose (11.8).
    pub const BOTH_LOSE: Score = Score { white: 0, black: 0 };

    /// The win of `player`.
    #[must_use]
    pub const fn win(player: Color) -> Score {
        match player {
            Color::White => Score::WHITE_WINS,
            Color::Black => Score::BLACK_WINS,
        }
    }

    /// The player who has more, if one has.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        if self.white > self.black {
            Some(Color::White)
        } else if self.black > self.white {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// As results are written: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `1/2-0`, `0-1/2`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match (self.white, self.black) {
            (2, 0) => "1-0",
            (0, 2) => "0-1",
            (1, 1) => "1/2-1/2",
            (1, 0) => "1/2-0",
            (0, 1) => "0-1/2",
            (0, 0) => "0-0",
            (2, 1) => "1-1/2",
            (1, 2) => "1/2-1",
            _ => "1-1",
        }
    }

    /// Reads a result as [`Score::as_str`] writes it, forfeits (`+/-`, `-/+`, `-/-`) and `½`
    /// included.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Score> {
        let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let plain = plain.replace('½', "1/2").replace(['–', '—', '−'], "-");
        match plain.as_str() {
            "1-0" | "+/-" | "+--" => Some(Score::WHITE_WINS),
            "0-1" | "-/+" | "--+" => Some(Score::BLACK_WINS),
            "1/2-1/2" | "1/2" | "0.5-0.5" | "0,5-0,5" => Some(Score::DRAW),
            "0-0" | "-/-" | "---" => Some(Score::BOTH_LOSE),
            "1/2-0" | "0.5-0" => Some(Score { white: 1, black: 0 }),
            "0-1/2" | "0-0.5" => Some(Score { white: 0, black: 1 }),
            _ => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ground {
    /// 5.1.1.
    Checkmate,
    /// 5.2.1.
    Stalemate,
    /// 5.2.2.
    DeadPosition,
    /// 9.6.1.
    FivefoldRepetition,
    /// 9.6.2.
    SeventyFiveMoves,
    /// A correct claim under 9.2, or an automatic draw at the third occurrence where the rules
    /// of the game have one.
    ThreefoldClaim,
    /// A correct claim under 9.3, or an automatic draw after fifty moves.
    FiftyMoveClaim,
    /// 5.2.3.
    Agreement,
    /// 5.1.2.
    Resignation,
    /// 6.9.
    FlagFall,
    /// 7.5.5, A.5.4.
    IllegalMoves,
    /// 6.7.1.
    Forfeit,
    /// A decision of the arbiter.
    Arbiter,
    /// The record does not say.
    Unknown,
}

impl Ground {
    /// The code of the contract, for example `dead_position`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Ground::Checkmate => "checkmate",
            Ground::Stalemate => "stalemate",
            Ground::DeadPosition => "dead_position",
            Ground::FivefoldRepetition => "fivefold_repetition",
            Ground::SeventyFiveMoves => "seventyfive_moves",
            Ground::ThreefoldClaim => "threefold_claim",
            Ground::FiftyMoveClaim => "fifty_move_claim",
            Ground::Agreement => "agreement",
            Ground::Resignation => "resignation",
            Ground::FlagFall => "flag_fall",
            Ground::IllegalMoves => "illegal_moves",
            Ground::Forfeit => "forfeit",
            Ground::Arbiter => "arbiter",
            Ground::Unknown => "unknown",
        }
    }
}

/// What a ruling rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// The Laws of Chess.
    Law,
    /// Advice of experienced arbiters, no part of the Laws.
    Advice,
    /// The regulations of the event.
    Regulation,
    /// The arbiter's own judgement.
    Discretion,
}

impl Level {
    /// The code of the contract.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Level::Law => "law",
            Level::Advice => "advice",
            Level::Regulation => "regulation",
            Level::Discretion => "discretion",
        }
    }
}

/// What kind of answer a ruling is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It has been noted; the game goes on.
    Noted,
    /// It has no effect.
    Refused,
    /// It ended the game.
    Ended,
    /// The claim is correct and ends the game (9.5.2).
    Correct,
    /// The claim is incorrect (9.5.3).
    Incorrect,
    /// It lacks a form that may still be supplied.
    Irregular,
    /// The game had ended already.
    NoObject,
    /// An earlier position is set back, with what follows from that.
    Reinstate,
    /// Time is given or taken.
    Time,
    /// The Laws leave it to the arbiter.
    ForTheArbiter,
    /// The record has gaps; the game must be reconstructed first (8.5.3).
    NeedsReconstruction,
}

impl Verdict {
    /// The code of the contract for `hakem rule`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::Noted => "noted",
            Verdict::Refused => "refused",
            Verdict::Ended => "ended",
            Verdict::Correct => "correct",
            Verdict::Incorrect => "incorrect",
            Verdict::Irregular => "irregular",
            Verdict::NoObject => "no_object",
            Verdict::Reinstate => "reinstate",
            Verdict::Time => "time",
            Verdict::ForTheArbiter => "for_the_arbiter",
            Verdict::NeedsReconstruction => "needs_reconstruction",
        }
    }
}

/// Whether the game is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// The game goes on.
    InProgress,
    /// The game has ended.
    Ended,
}

impl State {
    /// The code of the contract.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            State::InProgress => "in_progress",
            State::Ended => "ended",
        }
    }
}

/// Minutes given to a player (7.5.5, 9.5.3, A.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExtraTime {
    /// How many minutes.
    pub minutes: u8,
    /// Who gets them.
    pub to: Color,
}

/// What a ruling changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// The result, where the ruling ends the game.
    pub result: Option<Score>,
    /// Time given.
    pub extra_time: Option<ExtraTime>,
    /// The move that must be played (9.5.3).
    pub must_play: Option<Move>,
    /// The half-moves left on the board after a position was set back.
    pub restored: Option<Ply>,
    /// Whether an offer of a draw stands after the ruling, and whose.
    pub offer: Option<Color>,
}

/// What a second program or a person can check a ruling by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// A series of legal moves that ends with mate.
    Line {
        /// Who gives mate.
        winner: Color,
        /// Where it starts: after an illegal move that is the position set back (7.5.1).
        from: Box<Standing>,
        /// The moves.
        line: Line,
    },
    /// Why there is no such series for `winner`.
    NoMate {
        /// Who cannot give mate.
        winner: Color,
        /// The position of which it was asked.
        from: Box<Standing>,
        /// Why.
        proof: Proof,
    },
    /// The positions that look like the one claimed, and what differs where one is not the same.
    Occurrences(Vec<LookAlike>),
    /// Half-moves since the last capture or pawn move.
    HalfMoveClock(u32),
}

/// The most provisions that one ruling names.
pub const MAX_PROVISIONS: usize = 6;

/// The answer to one event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// What kind of answer it is.
    pub verdict: Verdict,
    /// The ground, where the ruling ends the game or speaks of how it had ended.
    pub ground: Option<Ground>,
    /// The provisions it rests on, the deciding one first.
    pub provisions: ArrayVec<Provision, MAX_PROVISIONS>,
    /// What it rests on.
    pub level: Level,
    /// What it changes.
    pub effect: Effect,
    /// Whether the game is on afterwards.
    pub state: State,
    /// The sentence that says it.
    pub reason: Reason,
    /// What else follows, what was asked and did not hold, what is left to the arbiter.
    pub notes: Vec<Reason>,
    /// What it can be checked by.
    pub evidence: Vec<Evidence>,
}

/// An open offer of a draw (9.1.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// At which half-move it was made.
    pub ply: Ply,
    /// Whether a condition was attached, which has no effect.
    pub terms: Terms,
    /// Where it comes from.
    pub origin: OfferOrigin,
}

/// Where an offer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferOrigin {
    /// It was made as an offer.
    Made,
    /// It is a claim, which counts as one (9.1.2.3), and nobody has asked for the examination to
    /// be completed yet.
    Claim,
}
