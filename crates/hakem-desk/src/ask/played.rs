//! A scoresheet played through: from text or from boxes to legal moves, and what stopped it.

use std::collections::HashMap;

use hakem_answers::claim::{Followed, skips_moves};
use hakem_answers::{named, start};
use hakem_audit::judging::{LawsChoice, as_points, profile_for, result_of};
use hakem_laws::profile::Profile;
use hakem_score::fen::ModeChoice;
use hakem_score::letters::{Letters, LettersChoice};
use hakem_score::movetext::{Misread, Offer, interpret, settle};
use hakem_score::pgn::{self, PlainBoard, Reader, Replayed, why_stopped};
use hakem_score::remarks::{Forgiven, Remark, RemarkDetail};
use hakem_words::{Args, Text};
use shakmaty::{CastlingMode, Chess, Move, Position};

use super::sheet::{STOPS, Sheet};
use crate::body::SHEET_BYTES;
use crate::problem::{Kind, Problem};

/// The most boxes of a scoresheet.
const MOST_BOXES: usize = 20_000;

/// Why reading stops where nothing in a text belongs to a game.
const NO_GAME: &str = "no_game";

/// A scoresheet played through.
pub(crate) struct Played {
    /// How many games the text holds.
    pub(crate) games: u64,
    /// Which of them this is.
    pub(crate) game: u64,
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

    /// Whether the record can be followed to its end.
    pub(crate) fn followed(&self) -> Followed {
        if self.stopped.is_some() || self.remarks.iter().any(skips_moves) {
            Followed::ToAGap
        } else {
            Followed::ToTheEnd
        }
    }
}

/// Refuses more boxes, or more in them, than are taken.
fn fits(boxes: &[String]) -> Result<(), Problem> {
    if boxes.len() > MOST_BOXES {
        return Err(Problem::too_large("desk-too-large-boxes", MOST_BOXES));
    }
    if boxes.iter().map(String::len).sum::<usize>() > SHEET_BYTES {
        return Err(Problem::too_large("desk-too-large-bytes", SHEET_BYTES));
    }
    Ok(())
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

/// The wanted game of a text. A start that the request names goes in front of it as tags, unless
/// the game has its own.
fn of_text(
    text: &str,
    wanted: u64,
    start: Option<pgn::Start>,
    letters: LettersChoice,
    at: &str,
) -> Result<Played, Problem> {
    if text.len() > SHEET_BYTES {
        return Err(
            Problem::too_large("desk-too-large-bytes", SHEET_BYTES).at(format!("{at}/text"))
        );
    }
    if let Some(word) = first_word(text).filter(|_| wanted == 1 && !holds_a_game(text)) {
        let mut played = of_boxes(&[], start.unwrap_or_else(initial), letters);
        played.stopped = Some(stop_at_no_game(word));
        return Ok(played);
    }
    let own_start = start.is_none() || has_own_start(text, wanted);
    let front = match &start {
        Some(start) if !own_start => tags_of(start),
        _ => String::new(),
    };
    let lines_in_front = u32::try_from(front.lines().count()).unwrap_or(0);
    let whole = front + text;
    let mut reader = Reader::new();
    reader.feed(whole.as_bytes());
    reader.end();
    let mut found = None;
    while let Some(game) = reader.next_game() {
        if game.number == wanted {
            found = Some(of_game(&game, letters, lines_in_front, at)?);
        }
    }
    match (found, reader.games()) {
        (Some(played), games) => Ok(Played { games, ..played }),
        (None, 0) if wanted == 1 => Ok(of_boxes(&[], start.unwrap_or_else(initial), letters)),
        (None, games) => Err(no_such_game(games, wanted).at(format!("{at}/game"))),
    }
}

/// The first word of a text that is not blank.
fn first_word(text: &str) -> Option<Written> {
    let text = text.trim_start_matches('\u{feff}');
    let (line, number) = text
        .lines()
        .zip(1u32..)
        .find(|(line, _)| !line.trim().is_empty())?;
    let before = line.len() - line.trim_start().len();
    Some(Written {
        text: line.split_whitespace().next()?.to_owned(),
        line: number,
        column: u32::try_from(before + 1).unwrap_or(u32::MAX),
        ..Written::default()
    })
}

/// Reading stops at the first word where nothing in a text belongs to a game.
fn stop_at_no_game(written: Written) -> Stop {
    Stop {
        written,
        code: NO_GAME,
        text: no_game(),
        closest: Vec::new(),
    }
}

/// That there is no game, in words.
pub(crate) fn no_game() -> Text {
    Text::of(|lang| hakem_words::plain("desk-no-game", lang))
}

fn no_such_game(found: u64, wanted: u64) -> Problem {
    let args = Args::new().number("found", found).number("wanted", wanted);
    Problem::told(Kind::NoSuchGame, "cli-fault-no-such-game", &args)
}

fn holds_a_game(text: &str) -> bool {
    let mut reader = Reader::new();
    reader.feed(text.as_bytes());
    reader.end();
    reader.next_game().is_some()
}

fn has_own_start(text: &str, wanted: u64) -> bool {
    let mut reader = Reader::new();
    reader.feed(text.as_bytes());
    reader.end();
    while let Some(game) = reader.next_game() {
        if game.number == wanted {
            return game.tag("FEN").is_some();
        }
    }
    false
}

fn tags_of(start: &pgn::Start) -> String {
    let fen = super::moves::fen(&start.position);
    let variant = if start.mode.is_chess960() {
        "[Variant \"Chess960\"]\n"
    } else {
        ""
    };
    format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n{variant}")
}

/// One game of a text, played through.
fn of_game(
    game: &pgn::Game<'_>,
    letters: LettersChoice,
    lines_in_front: u32,
    at: &str,
) -> Result<Played, Problem> {
    let mut remarks = Vec::new();
    let mut board = PlainBoard::default();
    let replayed = game.replay(&mut board, letters, &mut remarks);
    let start = game.start().map_err(|fault| {
        let why = Text::of(|lang| hakem_words::score::start_fault(&fault, lang));
        Problem::of(Kind::Fen).because(why).at(format!("{at}/text"))
    })?;
    for remark in &mut remarks {
        remark.line = remark.line.saturating_sub(lines_in_front);
    }
    let written = written_in(game, lines_in_front);
    let stop = take_stop(&mut remarks, &replayed, &written, &board.position);
    let rest = match &stop {
        Some(_) => written
            .iter()
            .skip(board.moves.len() + 1)
            .cloned()
            .collect(),
        None => Vec::new(),
    };
    let rivals = rivals(&remarks, replayed.letters);
    Ok(Played {
        games: 0,
        game: game.number,
        tags: game
            .tags()
            .map(|(name, value)| (name.into_owned(), value.into_owned()))
            .skip(lines_in_front as usize)
            .collect(),
        half_moves: half_moves(&start, &board.moves, written, replayed.letters),
        start,
        choice: letters,
        letters: replayed.letters,
        rivals,
        end: board.position,
        stopped: stop,
        rest,
        recorded: result_of(&replayed).map(as_points),
        remarks,
        profile: profile_for(game, LawsChoice::OfRecord),
    })
}

/// All that is written where half-moves should be, with places, offers and clock readings.
fn written_in(game: &pgn::Game<'_>, lines_in_front: u32) -> Vec<Written> {
    let offers: Vec<u32> = game.offers().iter().map(|note| note.ply).collect();
    let clocks: HashMap<u32, u64> = game
        .clocks()
        .iter()
        .filter(|clock| clock.kind == pgn::ClockKind::Remaining)
        .map(|clock| (clock.ply, clock.ms))
        .collect();
    game.tokens()
        .zip(1u32..)
        .map(|(token, ply)| Written {
            text: String::from_utf8_lossy(token.text).into_owned(),
            line: token.place.line.saturating_sub(lines_in_front),
            column: token.place.column,
            forgiven: Forgiven::NONE,
            offer: offers.contains(&ply),
            clock_ms: clocks.get(&ply).copied(),
        })
        .collect()
}

/// The moves with what was written for them, and what was forgiven in it.
fn half_moves(
    start: &pgn::Start,
    moves: &[Move],
    written: Vec<Written>,
    letters: Letters,
) -> Vec<HalfMove> {
    let mut position = start.position.clone();
    moves
        .iter()
        .zip(written)
        .map(|(&m, mut written)| {
            if let Ok(found) = interpret(&position, written.text.as_bytes(), letters) {
                written.forgiven = found.forgiven;
                written.offer |= found.offer == Offer::Noted;
            }
            position.play_unchecked(m);
            HalfMove { m, written }
        })
        .collect()
}

/// Takes the remark on the half-move at which reading stopped out of the list.
fn take_stop(
    remarks: &mut Vec<Remark>,
    replayed: &Replayed,
    written: &[Written],
    position: &Chess,
) -> Option<Stop> {
    if replayed.complete {
        return None;
    }
    let index = remarks
        .iter()
        .position(|remark| STOPS.contains(&remark.code))?;
    let remark = remarks.remove(index);
    let at = usize::try_from(replayed.plies).unwrap_or(usize::MAX);
    let written = written.get(at).cloned().unwrap_or_default();
    Some(stop_of(&remark, written, position))
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

/// The other letters that an ambiguous sheet can be read in.
fn rivals(remarks: &[Remark], own: Letters) -> Vec<Letters> {
    let readings = remarks.iter().find_map(|remark| match &remark.detail {
        RemarkDetail::Readings(letters) => Some(letters),
        _ => None,
    });
    let others = readings.into_iter().flatten();
    others.copied().filter(|&letters| letters != own).collect()
}

/// A sheet whose boxes hold one half-move each.
fn of_boxes(boxes: &[String], start: pgn::Start, choice: LettersChoice) -> Played {
    let filled = boxes.iter().rposition(|text| !text.trim().is_empty());
    let boxes = boxes
        .get(..filled.map_or(0, |last| last + 1))
        .unwrap_or_default();
    let tokens: Vec<String> = boxes
        .iter()
        .map(|text| text.split_whitespace().collect())
        .collect();
    let settled = settle(&start.position, tokens.iter().map(String::as_bytes), choice);
    let mut played = Played {
        games: 1,
        game: 1,
        tags: Vec::new(),
        choice,
        letters: settled.letters,
        rivals: settled.rivals,
        half_moves: Vec::new(),
        end: start.position.clone(),
        start,
        stopped: None,
        rest: Vec::new(),
        remarks: Vec::new(),
        recorded: None,
        profile: LawsChoice::OfRecord.profile(None),
    };
    for (token, index) in tokens.iter().zip(0usize..) {
        if let Some(stop) = played.put(token) {
            played.stopped = Some(stop);
            let rest = boxes.iter().skip(index + 1);
            played.rest = rest.map(|text| in_box(text.trim())).collect();
            break;
        }
    }
    played
}

fn in_box(text: &str) -> Written {
    Written {
        text: text.to_owned(),
        ..Written::default()
    }
}

impl Played {
    /// Plays what a box says, or says why it cannot be.
    fn put(&mut self, token: &str) -> Option<Stop> {
        let written = in_box(token);
        if token.is_empty() {
            return Some(Stop {
                written,
                code: "empty",
                text: Text::of(|lang| hakem_words::plain("desk-empty-box", lang)),
                closest: Vec::new(),
            });
        }
        match interpret(&self.end, token.as_bytes(), self.letters) {
            Ok(found) => {
                self.end.play_unchecked(found.mv);
                self.half_moves.push(HalfMove {
                    m: found.mv,
                    written: Written {
                        forgiven: found.forgiven,
                        offer: found.offer == Offer::Noted,
                        ..written
                    },
                });
                None
            }
            Err(misread) => Some(stop_of(&self.remark_on(token, misread), written, &self.end)),
        }
    }

    /// The remark that a text would have got there.
    fn remark_on(&self, token: &str, misread: Misread) -> Remark {
        let (code, detail) = why_stopped(&self.end, token.as_bytes(), self.letters, misread);
        Remark {
            code,
            ply: Some(self.plies() + 1),
            line: 0,
            column: 0,
            token: Some(token.to_owned()),
            detail,
        }
    }
}
