//! Everything that can happen at a board, as the Laws speak of it.

use shakmaty::{Board, Color, Square};

use super::written::Written;
use crate::ruling::Score;

/// A count of half-moves from the start of the record; a set-up position is ply 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ply(pub u32);

/// Milliseconds since the start of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

/// Who did or established something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// One of the two players.
    Player(Color),
    /// The arbiter.
    Arbiter,
}

/// One thing that happened, who did it, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Who did it; `None` where the record does not say (the player it must have been is taken).
    pub by: Option<Party>,
    /// When, if the record says so.
    pub at: Option<Millis>,
    /// What happened.
    pub what: What,
}

impl Event {
    /// An event of `player` without a time.
    #[must_use]
    pub const fn of(player: Color, what: What) -> Self {
        Self {
            by: Some(Party::Player(player)),
            at: None,
            what,
        }
    }

    /// An event of the arbiter without a time.
    #[must_use]
    pub const fn of_arbiter(what: What) -> Self {
        Self {
            by: Some(Party::Arbiter),
            at: None,
            what,
        }
    }
}

/// A half-move done on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// What was written or done; `None` where nobody can read it.
    pub written: Option<Written>,
    /// What stood on the board afterwards, where that is not what the move says.
    pub board: Option<Box<Board>>,
}

impl Act {
    /// The half-move as written, with nothing else on the board.
    #[must_use]
    pub const fn new(written: Written) -> Self {
        Self {
            written: Some(written),
            board: None,
        }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A piece is touched (4.2, 4.3).
    Touch {
        /// The square of the piece.
        square: Square,
        /// How it was touched.
        manner: Touching,
    },
    /// A piece is touched with the intention of moving or capturing it; nobody says which (4.3).
    TouchUnnamed,
    /// A piece is released on its square: the move is made, the clock not yet pressed (4.7).
    Make(Act),
    /// The clock is pressed (6.2.1).
    Press,
    /// A move is made and completed.
    Move(Act),
    /// A draw is offered (9.1.2.1).
    Offer(Terms),
    /// The opponent's offer is accepted.
    Accept(Terms),
    /// The opponent's offer is refused aloud.
    Decline,
    /// The player tries to take his offer back.
    WithdrawOffer,
    /// A draw is claimed (9.2, 9.3), or the request of Guideline III is made.
    Claim(Claim),
    /// The claimant tries to take his claim back (9.5.1).
    WithdrawClaim,
    /// The player declares that he resigns (5.1.2).
    Resign,
    /// A flag fall is established (6.8).
    Flag {
        /// Whose flag.
        of: Color,
        /// Whether the order of two fallen flags is known.
        order: FlagOrder,
    },
    /// A completed illegal move is pointed out (7.5).
    Illegal {
        /// Whose fault.
        of: Color,
        /// Which of the four kinds.
        kind: IllegalKind,
        /// The half-move of the fault; `None`: the last one.
        ply: Option<Ply>,
    },
    /// The opponent asks for the touched piece to be moved (4.3, 4.8).
    TouchBreach {
        /// Who touched.
        of: Color,
        /// What was touched.
        square: Square,
    },
    /// Half-moves are taken back by consent of both players.
    TakeBack {
        /// The half-moves left on the board.
        left: Ply,
    },
    /// Something out of order that is no illegal move (7.1-7.4, 7.6, 6.2.3, 11, 12).
    Irregularity {
        /// Who is responsible.
        of: Option<Color>,
        /// What it is.
        kind: IrregularityKind,
        /// When it happened, in half-moves on the board.
        ply: Option<Ply>,
    },
    /// A player has not arrived (6.7).
    Absent {
        /// Who.
        of: Color,
    },
    /// A decision of the arbiter.
    Decision(Decision),
    /// Part of the record is missing or cannot be read (8.5.3).
    Gap,
    /// Something that no other event describes; it is handed to the arbiter.
    Other,
}

/// How a piece was touched (4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touching {
    /// With the intention of moving or capturing it.
    Deliberate,
    /// After saying that it would be adjusted.
    Adjusting,
}

/// Whether a condition was attached to an offer or an acceptance (9.1.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terms {
    /// No condition.
    Plain,
    /// A condition was attached.
    Conditional,
}

/// Whether anybody knows which of two fallen flags fell first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagOrder {
    /// One flag is down, or the order is known.
    Known,
    /// Both are down and nobody knows which fell first.
    Unknown,
}

/// A draw claim as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What it rests on.
    pub ground: ClaimGround,
    /// The move the player intends, if he named one.
    pub intended: Option<Act>,
    /// How the intended move was stated.
    pub form: ClaimForm,
}

/// What a claim rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimGround {
    /// The same position for at least the third time (9.2).
    Threefold,
    /// Fifty moves by each player without a capture or pawn move (9.3).
    Fifty,
    /// The opponent cannot win by normal means, or makes no effort to (Guideline III.5).
    NormalMeans,
    /// A five-second increment is asked for (Guideline III.4).
    Increment,
}

/// Whether the intended move was fixed in writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimForm {
    /// Written on the scoresheet and not played.
    Written,
    /// Only said, or not stated at all.
    NotWritten,
}

/// The four kinds of Article 7.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalKind {
    /// A move that the rules of movement forbid (7.5.1).
    Move,
    /// A pawn left on the last rank (7.5.2).
    Promotion,
    /// The clock pressed without a move (7.5.3).
    PressWithoutMove,
    /// Two hands used for one move (7.5.4).
    TwoHands,
}

/// Irregularities that are no illegal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IrregularityKind {
    /// The pieces did not start where they should (7.2.1).
    StartPosition,
    /// The board was placed the wrong way round (7.2.2).
    BoardTurned,
    /// The players had each other's colours (7.3).
    Colours,
    /// Pieces were displaced (7.4).
    Displaced,
    /// A piece is found on a wrong square (7.6).
    WrongSquare,
    /// The clock was set wrongly or is defective (6.10).
    ClockSetting,
    /// The clock was pressed with the other hand (6.2.3).
    OtherHand,
    /// The opponent was distracted or annoyed (11.5).
    Distraction,
    /// Notes or other sources were used (11.3.1).
    Notes,
    /// A forbidden device was on the player (11.3.2.2).
    Device,
    /// A player refuses to comply with the Laws (11.7).
    Refusal,
    /// The clocks were stopped without a valid reason (6.11.4).
    ClockStopped,
    /// The game was brought into disrepute (11.1).
    Disrepute,
    /// Anything else.
    Other,
}

/// What an arbiter decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The position after so many half-moves is restored.
    Restore(Ply),
    /// The clocks are set.
    SetClock,
    /// A warning (12.9.1).
    Warn,
    /// Another penalty of 12.9 that does not end the game.
    Penalty,
    /// The result of the game is laid down.
    Result(Score),
    /// Play is restarted (6.11.3).
    Resume,
    /// A decision that this program does not know.
    Other,
}
