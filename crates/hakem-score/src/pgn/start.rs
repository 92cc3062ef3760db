//! From which position a game starts: FEN, SetUp and Variant tags.

use shakmaty::{CastlingMode, Chess};

use super::{game::Game, sheet::Tag};
use crate::{
    fen::{FenError, ModeChoice, read_fen},
    remarks::{Remark, RemarkCode, RemarkDetail},
};

/// From which position a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The position; ply 0.
    pub position: Chess,
    /// Ordinary chess or Chess960.
    pub mode: CastlingMode,
    /// Whether it was set up by a FEN tag.
    pub set_up: bool,
}

/// Why a game has no position to start from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StartFault {
    /// The FEN tag cannot be used.
    #[error("the FEN cannot be used: {0}")]
    Fen(#[from] FenError),
    /// The Variant tag names a game that is not chess.
    #[error("`{0}` is another game than chess")]
    Variant(String),
}

/// What a Variant tag means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Variant {
    Chess,
    Chess960,
    Other,
    Unknown,
}

/// Names of games that are not chess, in small letters without spaces and hyphens.
const OTHER_GAMES: &[&str] = &[
    "crazyhouse",
    "bughouse",
    "atomic",
    "antichess",
    "giveaway",
    "suicide",
    "losers",
    "horde",
    "racingkings",
    "kingofthehill",
    "threecheck",
    "3check",
    "fivecheck",
    "5check",
    "duck",
    "fogofwar",
    "xiangqi",
    "shogi",
    "makruk",
    "placement",
    "seirawan",
    "capablanca",
    "4player",
    "torpedo",
    "nocastl",
];

fn variant(name: &str) -> Variant {
    let plain: String = name
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|c| c.to_ascii_lowercase())
        .collect();
    match plain.as_str() {
        "" | "chess" | "standard" | "standardchess" | "normal" | "classical" | "regular"
        | "orthodox" | "fromposition" | "setup" => Variant::Chess,
        "chess960"
        | "960"
        | "chess9lx"
        | "frc"
        | "freestyle"
        | "freestylechess"
        | "fischerandom"
        | "fischerrandom"
        | "fischerandomchess"
        | "fischerrandomchess"
        | "chess960fischerandom" => Variant::Chess960,
        plain if OTHER_GAMES.iter().any(|other| plain.contains(other)) => Variant::Other,
        _ => Variant::Unknown,
    }
}

/// Finds the start of a game; remarks on the FEN go to `remarks`.
pub(super) fn start(game: &Game<'_>, remarks: &mut Vec<Remark>) -> Result<Start, StartFault> {
    let choice = match game.sheet.tag("Variant") {
        None => ModeChoice::Detect,
        Some(tag) => mode(game, tag, remarks)?,
    };
    match game.sheet.tag("FEN") {
        Some(tag) if !is_usual(&game.value(tag)) => from_fen(game, tag, choice, remarks),
        _ => Ok(Start {
            position: Chess::default(),
            mode: match choice {
                ModeChoice::Given(mode) => mode,
                ModeChoice::Detect => CastlingMode::Standard,
            },
            set_up: false,
        }),
    }
}

fn is_usual(fen: &str) -> bool {
    matches!(fen.trim(), "" | "?" | "-" | "startpos")
}

fn mode(game: &Game<'_>, tag: &Tag, remarks: &mut Vec<Remark>) -> Result<ModeChoice, StartFault> {
    let name = game.value(tag);
    let (code, fault) = match variant(&name) {
        Variant::Chess => return Ok(ModeChoice::Detect),
        Variant::Chess960 => return Ok(ModeChoice::Given(CastlingMode::Chess960)),
        Variant::Other => (
            RemarkCode::UnknownVariant,
            Some(StartFault::Variant(name.clone().into_owned())),
        ),
        Variant::Unknown => (RemarkCode::UnknownVariant, None),
    };
    let detail = RemarkDetail::Text(name.clone().into_owned());
    remarks.push(remark(tag, code, &name, detail));
    fault.map_or(Ok(ModeChoice::Detect), Err)
}

fn remark(tag: &Tag, code: RemarkCode, token: &str, detail: RemarkDetail) -> Remark {
    Remark {
        code,
        ply: None,
        line: tag.place.line,
        column: tag.place.column,
        token: Some(token.to_owned()),
        detail,
    }
}

fn from_fen(
    game: &Game<'_>,
    tag: &Tag,
    choice: ModeChoice,
    remarks: &mut Vec<Remark>,
) -> Result<Start, StartFault> {
    let fen = game.value(tag);
    match read_fen(&fen, choice) {
        Ok(reading) => {
            remarks.extend(reading.remarks.into_iter().map(|mut remark| {
                remark.line = tag.place.line;
                remark.column = (tag.place.column - 1).saturating_add(remark.column);
                remark
            }));
            Ok(Start {
                position: reading.position,
                mode: reading.mode,
                set_up: true,
            })
        }
        Err(error) => {
            let mut remark = remark(tag, RemarkCode::UnusableFen, &fen, RemarkDetail::Fen(error));
            remark.column = (tag.place.column - 1).saturating_add(error.column);
            remarks.push(remark);
            Err(StartFault::Fen(error))
        }
    }
}
