//! A scoresheet played through: from text or from boxes to legal moves, and what stopped it.

mod boxes;
mod text;

use hakem_answers::claim::{Followed, Shown, skips_moves};
use hakem_answers::{named, start};
use hakem_laws::profile::Profile;
use hakem_laws::record::move_name::MoveName;
use hakem_score::fen::ModeChoice;
use hakem_score::letters::{Letters, LettersChoice};
use hakem_score::movetext::{Misread, interpret};
use hakem_score::pgn;
use hakem_score::remarks::{Forgiven, Remark, RemarkDetail};
use hakem_words::{Args, Text};
use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use self::boxes::{fits, of_boxes};
use self::text::of_text;
use super::sheet::{ListedGame, Sheet};
use crate::problem::{Kind, Problem};

/// Why reading stops where nothing in a text belongs to a game.
const NO_GAME: &str = "no_game";

/// How many half-moves that could not be read are told with a game that is handed out.
const MOST_UNREAD: usize = 400;

/// A scoresheet played through.
pub(crate) struct Played {
    /// How many games the text holds.
    pub(crate) games: u64,
    /// Which of them this is.
    pub(crate) game: u64,
    /// All of them, where there is more than one.
    pub(crate) list: Vec<ListedGame>,
    /// The tags, in their order.
    pub(crate) tags: Vec<(String, String)>,
    /// Where it starts.
    pub(crate) start: pgn::Start,
    /// What was asked for of letters.
    pub(crate) choice: LettersChoice,
    /// The piece letters.
    pub(crate) letters: Letters,
    /// Letters under which the sheet is just as legal but another game.
    pub(crate) rivals: Vec<Letters>,
    /// The half-moves that were understood.
    pub(crate) half_moves: Vec<HalfMove>,
    /// What stands on the board after them.
    pub(crate) end: Chess,
    /// What could not be understood.
    pub(crate) stopped: Option<Stop>,
    /// What is written behind it.
    pub(crate) rest: Vec<Written>,
    /// What else was forgiven or refused.
    pub(crate) remarks: Vec<Remark>,
    /// The recorded result.
    pub(crate) recorded: Option<&'static str>,
    /// The rules of the day on which it was played, else the newest.
    pub(crate) profile: &'static Profile,
}

/// A half-move that was understood.
pub(crate) struct HalfMove {
    /// The move.
    pub(crate) m: Move,
    /// As it was written.
    pub(crate) written: Written,
}

/// Something written where a half-move should be.
#[derive(Clone, Debug, Default)]
pub(crate) struct Written {
    /// What.
    pub(crate) text: String,
    /// The line, from 1; 0 for a box.
    pub(crate) line: u32,
    /// The column in bytes, from 1; 0 for a box.
    pub(crate) column: u32,
    /// What was forgiven.
    pub(crate) forgiven: Forgiven,
    /// Whether a draw offer is noted.
    pub(crate) offer: bool,
    /// The clock reading, in milliseconds.
    pub(crate) clock_ms: Option<u64>,
}

/// Why reading stopped.
pub(crate) struct Stop {
    /// The half-move as it was written.
    pub(crate) written: Written,
    /// Why.
    pub(crate) code: &'static str,
    /// Why, in words.
    pub(crate) text: Text,
    /// The legal moves that come closest.
    pub(crate) closest: Vec<Move>,
}

impl Played {
    /// Plays a scoresheet through; `at` is its place in the request.
    ///
    /// # Errors
    /// [`Problem`] where the start or a choice cannot be used.
    pub(crate) fn read(sheet: &Sheet, at: &str) -> Result<Played, Problem> {
        let letters = match sheet.letters.as_deref() {
            Some(name) => named::letters(name)
                .map_err(|trouble| Problem::with(&trouble, &format!("{at}/letters")))?,
            None => LettersChoice::Auto,
        };
        let start = starting(sheet, at)?;
        match (&sheet.text, &sheet.moves) {
            (Some(_), Some(_)) => {
                Err(
                    Problem::told(Kind::Value, "desk-text-or-moves", &Args::new())
                        .at(format!("{at}/moves")),
                )
            }
            (Some(text), None) => of_text(text, sheet.game.unwrap_or(1), start, letters, at),
            (None, Some(boxes)) => {
                fits(boxes).map_err(|problem| problem.at(format!("{at}/moves")))?;
                Ok(of_boxes(boxes, start.unwrap_or_else(initial), letters))
            }
            (None, None) => Ok(of_boxes(&[], start.unwrap_or_else(initial), letters)),
        }
    }

    /// How many half-moves were understood.
    pub(crate) fn plies(&self) -> u32 {
        u32::try_from(self.half_moves.len()).unwrap_or(u32::MAX)
    }

    /// The moves.
    pub(crate) fn moves(&self) -> impl Iterator<Item = Move> {
        self.half_moves.iter().map(|half| half.m)
    }

    /// Refuses a sheet on which something is written, but no half-move, tag or result: nothing can
    /// be ruled on it. `at` is its place in the request.
    ///
    /// # Errors
    /// [`Kind::NoGame`].
    pub(crate) fn with_something_read(self, at: &str) -> Result<Played, Problem> {
        let bare = self.half_moves.is_empty() && self.tags.is_empty() && self.recorded.is_none();
        let Some(stop) = self.stopped.as_ref().filter(|_| bare) else {
            return Ok(self);
        };
        let is_no_move = |written: &Written| {
            let token: String = written.text.split_whitespace().collect();
            matches!(
                interpret(&self.end, token.as_bytes(), self.letters),
                Err(Misread::Unreadable(_))
            )
        };
        let words = core::iter::once(&stop.written).chain(&self.rest);
        if stop.code == NO_GAME || words.into_iter().all(is_no_move) {
            return Err(Problem::of(Kind::NoGame).because(no_game()).at(at));
        }
        Ok(self)
    }

    /// Refuses also a sheet without moves: nobody can claim anything of a game that has not begun,
    /// unless its position was set up.
    ///
    /// # Errors
    /// [`Kind::NoGame`].
    pub(crate) fn with_moves(self, at: &str) -> Result<Played, Problem> {
        let played = self.with_something_read(at)?;
        let blank = played.half_moves.is_empty()
            && played.stopped.is_none()
            && played.tags.is_empty()
            && played.recorded.is_none();
        if blank && !played.start.set_up {
            return Err(Problem::told(Kind::NoGame, "desk-moves-missing", &Args::new()).at(at));
        }
        Ok(played)
    }

    /// What makes the record doubtful: where reading stopped and up to which move it went, and
    /// where moves seem to be missing.
    pub(crate) fn doubts(&self) -> impl Iterator<Item = Text> {
        let stopped = self.stopped.as_ref().map(|stop| stop.text.clone());
        let up_to = self.stopped.as_ref().map(|_| self.read_up_to());
        stopped.into_iter().chain(up_to).chain(self.skipped())
    }

    /// Where moves seem to be missing.
    pub(crate) fn skipped(&self) -> impl Iterator<Item = Text> {
        let skipping = self.remarks.iter().filter(|remark| skips_moves(remark));
        skipping.map(hakem_words::score::remark_text)
    }

    /// Whether moves seem to be missing.
    pub(crate) fn skips_moves(&self) -> bool {
        self.remarks.iter().any(skips_moves)
    }

    /// The last half-move that was understood, in words.
    fn read_up_to(&self) -> Text {
        let mut position = self.start.position.clone();
        let mut last = None;
        for half in &self.half_moves {
            last = Some(MoveName::played(&position, half.m));
            position.play_unchecked(half.m);
        }
        Text::of(|lang| match &last {
            Some(name) => {
                let args = Args::new().text("move", hakem_words::move_name(name, lang));
                hakem_words::message("desk-doubt-read-up-to", &args, lang)
            }
            None => hakem_words::plain("desk-doubt-read-nothing", lang),
        })
    }

    /// What could not be read, as it was written, with the place where it begins.
    pub(crate) fn unread(&self) -> Option<Text> {
        let stop = self.stopped.as_ref()?;
        let number = self.end.fullmoves();
        let place = match self.end.turn() {
            Color::White => format!("{number}."),
            Color::Black => format!("{number}..."),
        };
        let all = core::iter::once(&stop.written).chain(&self.rest);
        let mut written: Vec<&str> = all
            .map(|own| {
                if own.text.is_empty() {
                    "…"
                } else {
                    &own.text
                }
            })
            .take(MOST_UNREAD + 1)
            .collect();
        if let Some(more) = written.get_mut(MOST_UNREAD) {
            *more = "…";
        }
        let args = Args::new()
            .text("place", place)
            .text("written", written.join(" "));
        Some(Text::of(|lang| {
            hakem_words::message("desk-unread", &args, lang)
        }))
    }

    /// Whether the sheet shows in which piece letters it is written.
    pub(crate) fn shows_letters(&self) -> Shown {
        let written = self
            .half_moves
            .iter()
            .map(|half| half.written.text.as_bytes());
        Shown::of(written, self.letters, &self.rivals)
    }

    /// Whether the record can be followed to its end.
    pub(crate) fn followed(&self) -> Followed {
        if self.stopped.is_some() || self.skips_moves() {
            Followed::ToAGap
        } else {
            Followed::ToTheEnd
        }
    }
}

fn initial() -> pgn::Start {
    pgn::Start {
        position: Chess::default(),
        mode: CastlingMode::Standard,
        set_up: false,
    }
}

/// The start that the request names.
fn starting(sheet: &Sheet, at: &str) -> Result<Option<pgn::Start>, Problem> {
    let mode = match sheet.variant.as_deref() {
        None => ModeChoice::Detect,
        Some("standard") => ModeChoice::Given(CastlingMode::Standard),
        Some("chess960") => ModeChoice::Given(CastlingMode::Chess960),
        Some(other) => {
            let trouble = hakem_answers::trouble::Trouble::NotOneOf {
                what: "variant",
                given: other.to_owned(),
                choices: "standard, chess960".to_owned(),
            };
            return Err(Problem::with(&trouble, &format!("{at}/variant")));
        }
    };
    let Some(fen) = sheet.fen.as_deref() else {
        return Ok(None);
    };
    let reading =
        start::read(fen, mode).map_err(|trouble| Problem::with(&trouble, &format!("{at}/fen")))?;
    Ok(Some(pgn::Start {
        set_up: reading.position != Chess::default() || reading.mode.is_chess960(),
        position: reading.position,
        mode: reading.mode,
    }))
}

/// That there is no game, in words.
pub(crate) fn no_game() -> Text {
    Text::of(|lang| hakem_words::plain("desk-no-game", lang))
}

fn stop_of(remark: &Remark, written: Written, position: &Chess) -> Stop {
    let near = match &remark.detail {
        RemarkDetail::Illegal { closest, .. } | RemarkDetail::Unreadable { closest, .. } => {
            closest.clone()
        }
        RemarkDetail::Candidates(candidates) => candidates.clone(),
        _ => Vec::new(),
    };
    Stop {
        written,
        code: remark.code.code(),
        text: hakem_words::score::remark_text(remark),
        closest: near.into_iter().filter(|&m| position.is_legal(m)).collect(),
    }
}
