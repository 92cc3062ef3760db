//! Reading a scoresheet: what was understood, what was not, and what can be played.

use hakem_answers::dto::{TextLine, color_name};
use hakem_laws::record::move_name::MoveName;
use hakem_score::remarks::{Remark, RemarkCode, Weight};
use hakem_words::Text;
use serde::{Deserialize, Serialize};
use shakmaty::{CastlingMode, Chess, Color, Move, Position};
use utoipa::ToSchema;

use super::moves::{LegalMove, Place, fen, san};
use super::played::{Played, Written};
use crate::problem::Problem;

/// A scoresheet as it is sent.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Sheet {
    /// A scoresheet as typed, or PGN; at most 2 MB.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Instead of it: one entry for each half-move, as a two-column sheet has them; an empty one is
    /// an empty box.
    #[schema(max_items = 20_000)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<String>>,
    /// Which game of a PGN text, from 1.
    #[schema(minimum = 1)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<u64>,
    /// Where the game starts, unless the text says so itself; else the initial position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// `standard` or `chess960`; missing: as the FEN or the PGN tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// The piece letters: `auto`, `en`, `tr`, `de`, ...; missing: settled over the whole sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letters: Option<String>,
}

/// The request of `/api/sheet`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SheetRequest {
    /// The scoresheet.
    pub sheet: Sheet,
    /// After how many half-moves the legal moves are asked for; missing, or beyond what is
    /// understood: at the end.
    #[schema(minimum = 0)]
    pub legal_at: Option<u32>,
}

/// What was read of a scoresheet.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SheetAnswer {
    /// How many games the text holds.
    pub games: u64,
    /// Which of them this is.
    pub game: u64,
    /// The games of a text that holds more than one, for choosing among them; else empty.
    pub list: Vec<ListedGame>,
    /// The tags, in their order.
    pub tags: Vec<Tag>,
    /// Where the game starts.
    pub start: StartLine,
    /// The piece letters.
    pub letters: LettersLine,
    /// Whether nothing stopped the reading.
    pub complete: bool,
    /// What was understood.
    pub plies: Vec<PlyLine>,
    /// The first half-move that was not understood.
    pub stopped: Option<StoppedLine>,
    /// What is written behind it.
    pub rest: Vec<UnreadLine>,
    /// What else was forgiven or refused.
    pub remarks: Vec<MarkLine>,
    /// The recorded result: `1-0`, `0-1`, `1/2-1/2`, `*` or null.
    pub recorded: Option<&'static str>,
    /// What stands at the end, or where it was asked for.
    pub position: Place,
}

/// A game of a text that holds several.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct ListedGame {
    /// Which game, from 1.
    pub number: u64,
    /// White's name; empty where the text has none.
    pub white: String,
    /// Black's name; empty where the text has none.
    pub black: String,
    /// The round; empty where the text has none.
    pub round: String,
    /// The result as the tag has it; empty where the text has none.
    pub result: String,
}

/// A tag of a PGN text.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Tag {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// Where a game starts.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StartLine {
    /// The position.
    pub fen: String,
    /// Whether the position was set up.
    pub set_up: bool,
    /// Whether it is Chess960.
    pub chess960: bool,
    /// Who has the move.
    pub turn: &'static str,
}

impl StartLine {
    pub(crate) fn of(start: &hakem_score::pgn::Start) -> StartLine {
        StartLine {
            fen: fen(&start.position),
            set_up: start.set_up,
            chess960: start.mode.is_chess960(),
            turn: color_name(start.position.turn()),
        }
    }
}

/// The piece letters of a scoresheet.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LettersLine {
    /// Their name, as `letters` takes it.
    pub name: &'static str,
    /// Their language.
    pub text: TextLine,
    /// Other letters under which the sheet is just as legal but another game.
    pub rivals: Vec<&'static str>,
}

/// A half-move that was understood.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlyLine {
    /// Which half-move, from 1.
    pub ply: u32,
    /// The move number.
    pub number: u32,
    /// Who moves.
    pub by: &'static str,
    /// The move.
    #[serde(flatten)]
    pub played: LegalMove,
    /// Whether it gives check.
    pub check: bool,
    /// Half-moves since the last capture or pawn move, this one included.
    pub half_move_clock: u32,
    /// As it was written.
    pub written: String,
    /// The line of the text, from 1; 0 for a box.
    pub line: u32,
    /// The column in bytes, from 1; 0 for a box.
    pub column: u32,
    /// Whether a draw offer is noted with it.
    pub offer: bool,
    /// The clock reading noted with it, in milliseconds.
    pub clock_ms: Option<u64>,
    /// What was forgiven in the writing.
    pub marks: Vec<MarkLine>,
}

/// Something that was forgiven or refused, with its weight.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MarkLine {
    /// What.
    pub code: &'static str,
    /// `trivial`, `forgiven` or `trouble`.
    pub weight: &'static str,
    /// The half-move concerned.
    pub ply: Option<u32>,
    /// The line of the text, from 1; 0 where it has none.
    pub line: u32,
    /// The column in bytes, from 1; 0 where it has none.
    pub column: u32,
    /// In words.
    pub text: TextLine,
}

/// Where reading stopped.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StoppedLine {
    /// Which half-move, from 1.
    pub ply: u32,
    /// The move number.
    pub number: u32,
    /// Who would move.
    pub by: &'static str,
    /// As it was written.
    pub written: String,
    /// The line of the text, from 1; 0 for a box.
    pub line: u32,
    /// The column in bytes, from 1; 0 for a box.
    pub column: u32,
    /// Why: `illegal_move`, `ambiguous_move`, `unreadable_move`, `promotion_missing`, `null_move`,
    /// `missing_move`, `empty`, `game_too_long`, `no_game`.
    pub code: &'static str,
    /// Why, in words.
    pub text: TextLine,
    /// The legal moves that come closest.
    pub closest: Vec<LegalMove>,
}

/// A half-move that waits for one before it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct UnreadLine {
    /// Which half-move it would be.
    pub ply: u32,
    /// As it was written.
    pub written: String,
    /// The line of the text, from 1; 0 for a box.
    pub line: u32,
    /// The column in bytes, from 1; 0 for a box.
    pub column: u32,
}

/// Reads a scoresheet.
///
/// # Errors
/// [`Problem`] where the start or one of the choices cannot be used; what is written badly is no
/// error.
pub fn ask(request: &SheetRequest) -> Result<SheetAnswer, Problem> {
    let played = Played::read(&request.sheet, "/sheet")?;
    let ply = request.legal_at.unwrap_or(u32::MAX).min(played.plies());
    let (plies, place) = through(&played, ply);
    Ok(SheetAnswer {
        games: played.games,
        game: played.game,
        list: played.list.clone(),
        tags: played
            .tags
            .iter()
            .map(|(name, value)| Tag {
                name: name.clone(),
                value: value.clone(),
            })
            .collect(),
        start: StartLine::of(&played.start),
        letters: letters(&played),
        complete: played.stopped.is_none(),
        stopped: stopped(&played),
        rest: rest(&played),
        remarks: played.remarks.iter().map(mark).collect(),
        recorded: played.recorded,
        plies,
        position: place,
    })
}

/// The half-moves, and what stands after `at` of them.
pub(crate) fn through(played: &Played, at: u32) -> (Vec<PlyLine>, Place) {
    let mode = played.start.mode;
    let mut position = played.start.position.clone();
    let mut place = (at == 0).then(|| Place::of(&position, 0, mode));
    let mut plies = Vec::with_capacity(played.half_moves.len());
    for (half, ply) in played.half_moves.iter().zip(1..) {
        plies.push(ply_line(&mut position, half.m, &half.written, ply, mode));
        if ply == at {
            place = Some(Place::of(&position, ply, mode));
        }
    }
    let place = place.unwrap_or_else(|| Place::of(&position, played.plies(), mode));
    (plies, place)
}

/// Plays one half-move and tells of it.
fn ply_line(
    position: &mut Chess,
    m: Move,
    written: &Written,
    ply: u32,
    mode: CastlingMode,
) -> PlyLine {
    let played = LegalMove::of(position, m, mode);
    let number = position.fullmoves().get();
    let by = color_name(position.turn());
    position.play_unchecked(m);
    PlyLine {
        ply,
        number,
        by,
        played,
        check: position.is_check(),
        half_move_clock: position.halfmoves(),
        written: written.text.clone(),
        line: written.line,
        column: written.column,
        offer: written.offer,
        clock_ms: written.clock_ms,
        marks: written
            .forgiven
            .iter()
            .map(|code| {
                mark(&Remark {
                    code,
                    ply: Some(ply),
                    line: written.line,
                    column: written.column,
                    token: Some(written.text.clone()),
                    detail: hakem_score::remarks::RemarkDetail::Count(1),
                })
            })
            .collect(),
    }
}

fn letters(played: &Played) -> LettersLine {
    LettersLine {
        name: played.letters.name(),
        text: Text::of(|lang| hakem_words::score::letters(played.letters, lang)).into(),
        rivals: played.rivals.iter().map(|own| own.name()).collect(),
    }
}

fn stopped(played: &Played) -> Option<StoppedLine> {
    let stop = played.stopped.as_ref()?;
    let position = &played.end;
    Some(StoppedLine {
        ply: played.plies() + 1,
        number: position.fullmoves().get(),
        by: color_name(position.turn()),
        written: stop.written.text.clone(),
        line: stop.written.line,
        column: stop.written.column,
        code: stop.code,
        text: stop.text.clone().into(),
        closest: stop
            .closest
            .iter()
            .map(|&m| LegalMove::of(position, m, played.start.mode))
            .collect(),
    })
}

fn rest(played: &Played) -> Vec<UnreadLine> {
    let first = played.plies() + 2;
    let unread = played.rest.iter().zip(first..);
    unread
        .map(|(written, ply)| UnreadLine {
            ply,
            written: written.text.clone(),
            line: written.line,
            column: written.column,
        })
        .collect()
}

/// A remark with its weight and place.
pub(crate) fn mark(remark: &Remark) -> MarkLine {
    MarkLine {
        code: remark.code.code(),
        weight: match remark.code.weight() {
            Weight::Trivial => "trivial",
            Weight::Forgiven => "forgiven",
            Weight::Trouble => "trouble",
        },
        ply: remark.ply,
        line: remark.line,
        column: remark.column,
        text: hakem_words::score::remark_text(remark).into(),
    }
}

/// The name of the half-move that leads to `ply`, with the notation of each language.
pub(crate) fn name_at(names: &[Option<MoveName>], ply: u32) -> Option<(MoveName, TextLine)> {
    let index = usize::try_from(ply.checked_sub(1)?).ok()?;
    let name = names.get(index).copied().flatten()?;
    Some((name, san(&name)))
}

/// The other player.
pub(crate) const fn opponent_name(color: Color) -> &'static str {
    match color {
        Color::White => "black",
        Color::Black => "white",
    }
}

/// The remarks that a stop is made of: they stand there, and not in the list beside it.
pub(crate) const STOPS: [RemarkCode; 7] = [
    RemarkCode::IllegalMove,
    RemarkCode::AmbiguousMove,
    RemarkCode::UnreadableMove,
    RemarkCode::PromotionMissing,
    RemarkCode::NullMove,
    RemarkCode::MissingMove,
    RemarkCode::GameTooLong,
];
