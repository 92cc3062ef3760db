//! What the log says, as data.

use hakem_laws::record::{event::Ply, move_name::MoveName};
use hakem_score::result::RecordedResult;

use crate::alert::AlertId;
use crate::board::BoardId;
use crate::sign::Sign;
use crate::source::SourceFault;
use crate::time::At;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// When.
    pub at: At,
    /// Where; `None` where it concerns no single board.
    pub board: Option<BoardId>,
    /// What.
    pub what: What,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A board appeared.
    BoardAppeared,
    /// A board is in the source no more.
    BoardGone,
    /// The players or the number of a board were corrected.
    BoardRenamed,
    /// The boards of a source stand in another order.
    BoardsReordered {
        /// The source's name.
        source: String,
    },
    /// The same game stands in the source more than once and is shown once.
    BoardRepeated,
    /// Half-moves were taken back.
    TakenBack {
        /// How many.
        count: u32,
        /// The last that is left.
        last: Option<MoveName>,
    },
    /// Half-moves were replaced.
    Replaced {
        /// The first that differs, as it was.
        from: Ply,
        /// How many are no longer there.
        removed: u32,
        /// What stands there now, first.
        now: Option<MoveName>,
    },
    /// A result was recorded.
    ResultRecorded {
        /// Which.
        result: RecordedResult,
    },
    /// A recorded result was taken away or changed.
    ResultChanged {
        /// It was.
        before: RecordedResult,
        /// It is; `None` where there is none.
        now: Option<RecordedResult>,
    },
    /// Kings were put on the centre squares as a sign of the result.
    KingsInCentre {
        /// The result that they stand for.
        result: RecordedResult,
    },
    /// The half-move that could not be read has been corrected.
    RecordReadable,
    /// An alert was raised.
    Raised {
        /// Which.
        alert: AlertId,
        /// Its sign.
        sign: Sign,
    },
    /// An alert says something else now.
    Changed {
        /// Which.
        alert: AlertId,
        /// Its sign now.
        sign: Sign,
    },
    /// An alert was withdrawn.
    Withdrawn {
        /// Which.
        alert: AlertId,
        /// The sign that is no longer there.
        sign: Sign,
        /// Why.
        why: Why,
    },
    /// A source is followed.
    SourceAdded {
        /// Its name.
        source: String,
    },
    /// A source is followed no more.
    SourceRemoved {
        /// Its name.
        source: String,
    },
    /// A source cannot be read; its last good state stays.
    SourceFails {
        /// Its name.
        source: String,
        /// Why.
        fault: SourceFault,
        /// Whether there is a state that could stay.
        before: Before,
    },
    /// A source can be read again.
    SourceBack {
        /// Its name.
        source: String,
    },
}

/// What a source has shown before it failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Before {
    /// It has been read.
    Read,
    /// It has never been read.
    Nothing,
}

impl Before {
    /// The name by which messages choose.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Before::Read => "read",
            Before::Nothing => "nothing",
        }
    }
}

/// Why an alert was withdrawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// Play went on.
    PlayedOn,
    /// The moves were corrected.
    Corrected,
    /// A result was recorded, or a recorded one corrected.
    Result,
    /// The board is in the source no more.
    BoardGone,
}

impl Why {
    /// The name that programs rely on.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Why::PlayedOn => "played_on",
            Why::Corrected => "corrected",
            Why::Result => "result",
            Why::BoardGone => "board_gone",
        }
    }
}

impl What {
    /// The name that programs rely on.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            What::BoardAppeared => "board_appeared",
            What::BoardGone => "board_gone",
            What::BoardRenamed => "board_renamed",
            What::BoardsReordered { .. } => "boards_reordered",
            What::BoardRepeated => "board_repeated",
            What::TakenBack { .. } => "taken_back",
            What::Replaced { .. } => "replaced",
            What::ResultRecorded { .. } => "result_recorded",
            What::ResultChanged { .. } => "result_changed",
            What::KingsInCentre { .. } => "kings_in_centre",
            What::RecordReadable => "record_readable",
            What::Raised { .. } => "alert_raised",
            What::Changed { .. } => "alert_changed",
            What::Withdrawn { .. } => "alert_withdrawn",
            What::SourceAdded { .. } => "source_added",
            What::SourceRemoved { .. } => "source_removed",
            What::SourceFails { .. } => "source_fails",
            What::SourceBack { .. } => "source_back",
        }
    }
}
