//! A scoresheet that was sent as text: the wanted game of it, played through.

use std::collections::HashMap;

use hakem_audit::judging::{LawsChoice, as_points, profile_for, result_of};
use hakem_score::letters::{Letters, LettersChoice};
use hakem_score::movetext::{Offer, interpret};
use hakem_score::pgn::{self, PlainBoard, Reader, Replayed};
use hakem_score::remarks::{Forgiven, Remark, RemarkDetail};
use hakem_words::{Args, Text};
use shakmaty::{Chess, Move, Position};

use super::boxes::of_boxes;
use super::{HalfMove, NO_GAME, Played, Stop, Written, initial, no_game, stop_of};
use crate::ask::moves::fen;
use crate::ask::sheet::{ListedGame, STOPS};
use crate::body::SHEET_BYTES;
use crate::problem::{Kind, Problem};

/// The wanted game of a text. A start that the request names goes in front of it as tags, unless
/// the game has its own.
pub(super) fn of_text(
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
    let mut list = Vec::new();
    while let Some(game) = reader.next_game() {
        list.push(listed(&game));
        if game.number == wanted {
            found = Some(of_game(&game, letters, lines_in_front, at)?);
        }
    }
    match (found, reader.games()) {
        (Some(played), games) => {
            let list = if games > 1 { list } else { Vec::new() };
            Ok(Played {
                games,
                list,
                ..played
            })
        }
        (None, 0) if wanted == 1 => Ok(of_boxes(&[], start.unwrap_or_else(initial), letters)),
        (None, games) => Err(no_such_game(games, wanted).at(format!("{at}/game"))),
    }
}

/// What a game is known by among others.
fn listed(game: &pgn::Game<'_>) -> ListedGame {
    let said = |name: &str| {
        let value = game.tag(name).unwrap_or_default();
        let empty = value.chars().all(|c| matches!(c, '?' | '.' | '-'));
        if empty {
            String::new()
        } else {
            value.to_string()
        }
    };
    ListedGame {
        number: game.number,
        white: said("White"),
        black: said("Black"),
        round: said("Round"),
        result: said("Result"),
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
    let fen = fen(&start.position);
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
        list: Vec::new(),
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

/// The other letters that an ambiguous sheet can be read in.
fn rivals(remarks: &[Remark], own: Letters) -> Vec<Letters> {
    let readings = remarks.iter().find_map(|remark| match &remark.detail {
        RemarkDetail::Readings(letters) => Some(letters),
        _ => None,
    });
    let others = readings.into_iter().flatten();
    others.copied().filter(|&letters| letters != own).collect()
}
