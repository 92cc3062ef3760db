//! What is said of one game, flattened: a row of the output, and the rows of the table of findings.

mod arrow;
mod carried;
mod clerk;
mod columns;
mod scalar;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub(crate) use self::arrow::Builder;
pub use self::carried::CarriedFault;
pub(crate) use self::carried::check;
pub use self::clerk::{Clerk, Rules};
pub(crate) use self::columns::Before;
pub(crate) use self::columns::give_types;
pub use self::columns::{Cell, Column, Count, Kind, Table, finding_table, game_table};
pub use self::scalar::Scalar;
use crate::elsewhere::wire;

/// A fixed word, such as the code of a ground or the number of an Article.
pub type Code = &'static str;

/// What is said of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its number in its source, from 1.
    pub game: u64,
    /// The source: a file; `-` is standard input.
    #[serde(with = "wire::shared")]
    pub source: Arc<str>,
    /// The line at which it starts, from 1; in a table the number of its row.
    pub line: u64,
    /// What its tags say of where and when it was played, and by whom.
    pub tags: Tags,
    /// Half-moves read from the main line.
    pub plies: u32,
    /// The recorded result as points: `1-0`, `1/2-1/2`, ..., `*`; `None` where there is none.
    #[serde(with = "wire::maybe_word")]
    pub recorded: Option<Code>,
    /// `ended` or `in_progress`; `None` where there is no position to start from.
    #[serde(with = "wire::maybe_word")]
    pub state: Option<Code>,
    /// How the game ended.
    pub end: Option<EndCells>,
    /// How many chances to claim a draw there were.
    pub claims: u32,
    /// The first of them.
    pub first_claim: Option<ClaimCells>,
    /// For how many half-moves the game went on after the first chance: 0 where it ended in that
    /// very position, so that nothing was missed; `None` where there was no chance.
    pub missed: Option<u32>,
    /// When each thing that can be counted first stood on the board, in half-moves.
    pub firsts: Firsts,
    /// The half-move clock of the last position: half-moves without capture or pawn move.
    pub half_move_clock: Option<u32>,
    /// Whether the recorded result can stand; `None` where the record does not say enough.
    pub consistent: Option<bool>,
    /// Whether something is at odds with the Laws or with the record, as [`Judged::is_at_odds`] has it.
    ///
    /// [`Judged::is_at_odds`]: crate::judging::Judged::is_at_odds
    pub at_odds: bool,
    /// The codes of the findings.
    #[serde(with = "wire::words")]
    pub finding_codes: Vec<Code>,
    /// The codes of what was forgiven or refused while reading.
    #[serde(with = "wire::words")]
    pub remarks: Vec<Code>,
    /// The rule profile.
    #[serde(with = "wire::word")]
    pub laws: Code,
    /// The findings, told.
    pub findings: Vec<FindingRow>,
    /// The columns that were asked for in addition, in their order.
    pub carried: Vec<Option<String>>,
}

/// What the tags of a game say.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tags {
    /// Event.
    pub event: Option<String>,
    /// Site.
    pub site: Option<String>,
    /// Date; UTCDate where only that tells a day.
    pub date: Option<String>,
    /// Round.
    pub round: Option<String>,
    /// White's name.
    pub white: Option<String>,
    /// Black's name.
    pub black: Option<String>,
    /// Termination.
    pub termination: Option<String>,
    /// TimeControl.
    pub time_control: Option<String>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndCells {
    /// After how many half-moves.
    pub ply: u32,
    /// The half-move that produced the end, with its number.
    pub by_move: Option<String>,
    /// Why.
    #[serde(with = "wire::word")]
    pub ground: Code,
    /// The Articles.
    #[serde(with = "wire::words")]
    pub article: Vec<Code>,
    /// The result that it gives.
    #[serde(with = "wire::maybe_word")]
    pub result: Option<Code>,
    /// Whether the moves alone prove it.
    pub certain: bool,
}

/// A chance to claim a draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClaimCells {
    /// The half-moves on the board when the claim could be made.
    pub ply: u32,
    /// `white` or `black`.
    #[serde(with = "wire::word")]
    pub by: Code,
    /// `threefold` or `fifty`.
    #[serde(with = "wire::word")]
    pub ground: Code,
    /// The Article.
    #[serde(with = "wire::word")]
    pub article: Code,
    /// The move to be written; `None` for the position on the board.
    pub by_move: Option<String>,
}

/// The half-move after which something first stood on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Firsts {
    /// The same position for the third time.
    pub threefold: Option<u32>,
    /// The same position for the fifth time.
    pub fivefold: Option<u32>,
    /// Fifty moves by each player without capture or pawn move.
    pub fifty: Option<u32>,
    /// Seventy-five.
    pub seventyfive: Option<u32>,
}

/// Something that was found in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FindingRow {
    /// The number of the game in its source, from 1.
    pub game: u64,
    /// The source.
    #[serde(with = "wire::shared")]
    pub source: Arc<str>,
    /// The line at which the game starts, as in [`Row::line`].
    pub line: u64,
    /// Its code.
    #[serde(with = "wire::word")]
    pub code: Code,
    /// At which half-move.
    pub ply: u32,
    /// The Article.
    #[serde(with = "wire::word")]
    pub article: Code,
    /// What it rests on: `law`, `advice`, `regulation` or `discretion`.
    #[serde(with = "wire::word")]
    pub level: Code,
    /// The sentence, in English.
    pub text_en: String,
    /// The sentence, in Turkish.
    pub text_tr: String,
}

impl Row {
    /// Gives the row these numbers.
    pub(crate) fn put(&mut self, game: u64, line: u64) {
        self.game = game;
        self.line = line;
        for finding in &mut self.findings {
            finding.game = self.game;
            finding.line = self.line;
        }
    }
}
