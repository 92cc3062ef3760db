//! The hall as JSON.

use std::borrow::Cow;

use hakem_answers::dto::{TextLine, color_name};
use hakem_score::result::RecordedResult;
use hakem_words::{Lang, Text, move_name};
use serde::{Deserialize, Serialize};
use shakmaty::{EnPassantMode, Position, fen::Fen, uci::UciMove};
use utoipa::ToSchema;

use crate::alert::{Alert, Answer, Standing, State};
use crate::board::Known;
use crate::hall::{Hall, Muting, Source};
use crate::note::{Note, What};
use crate::reading::GameReading;
use crate::sign::{Kind, Sign};
use crate::time::At;
use crate::words;

/// The most lines of the log that are told.
pub const MOST_NOTES: usize = 200;

/// Everything that a wall of boards shows.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Hall)]
pub struct HallLine {
    /// The boards, in the order of the feeds.
    pub boards: Vec<BoardLine>,
    /// The alerts: the most urgent first, then the oldest. Those that were withdrawn come last.
    pub alerts: Vec<AlertLine>,
    /// The sources.
    pub sources: Vec<SourceLine>,
    /// What has happened, the newest first.
    pub log: Vec<NoteLine>,
}

/// One board.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = HallBoard)]
pub struct BoardLine {
    /// Its name for programs: it stays the same as long as source, players, round and board do.
    pub id: String,
    /// The source that it belongs to.
    pub source: String,
    /// What the feed calls it: its board, its round, or its place in the source.
    pub label: String,
    /// The number of the board, where the feed has one.
    pub number: Option<u32>,
    /// White; empty where unknown.
    pub white: String,
    /// Black; empty where unknown.
    pub black: String,
    /// The position on the board; an empty board where there is none.
    pub fen: String,
    /// Who has the move: `white` or `black`.
    pub turn: &'static str,
    /// Half-moves played.
    pub plies: usize,
    /// The last move.
    pub last: Option<LastMoveLine>,
    /// The clocks.
    pub clocks: ClocksLine,
    /// The recorded result; null while the game goes on.
    pub result: Option<&'static str>,
    /// Whether the board may not call by sound.
    pub muted: bool,
    /// Whether the source cannot be read at present: what is shown is its last good state.
    pub stale: bool,
    /// Seconds since the source was last read.
    pub age: u64,
}

/// The last move of a board.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LastMove)]
pub struct LastMoveLine {
    /// `44.` or `44...`.
    pub number: String,
    /// The move in the letters of each language.
    pub san: TextLine,
    /// The square from which it was made.
    pub from: String,
    /// The square to which it was made.
    pub to: String,
}

/// The time left to each player in milliseconds, as the feed told it last; null where it does not.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = HallClocks)]
pub struct ClocksLine {
    /// White's.
    pub white: Option<u64>,
    /// Black's.
    pub black: Option<u64>,
}

/// Something that calls for an arbiter.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = HallAlert)]
pub struct AlertLine {
    /// Its name.
    pub id: String,
    /// Its board.
    pub board: String,
    /// `game_over`, `flag_cannot_mate`, `result_cannot_stand`, `result_in_question`, `record_stops`,
    /// `claim_possible`, `no_progress` or `second_occurrence`.
    pub kind: &'static str,
    /// How urgent it is; 0 is the most urgent.
    pub urgency: u8,
    /// What an arbiter may do: `step_in`, or only `be_ready`, since a claim is the player's to make.
    pub may: &'static str,
    /// The Articles.
    pub article: Vec<&'static str>,
    /// The moves with which a claim would be possible; of fifty moves one of many.
    pub moves: Vec<TextLine>,
    /// What it is.
    pub text: TextLine,
    /// When it was raised.
    pub raised: String,
    /// `open`, `acknowledged`, `snoozed` or `withdrawn`.
    pub state: &'static str,
    /// When an alert that is snoozed calls again.
    pub snoozed_until: Option<String>,
}

/// A source.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = HallSource)]
pub struct SourceLine {
    /// Its name for programs.
    pub id: String,
    /// Where it is.
    pub name: String,
    /// How many games it has.
    pub games: usize,
    /// Whether it can be read.
    pub ok: bool,
    /// Whether it has ever been read.
    pub read: bool,
    /// Seconds since it was last read.
    pub age: u64,
    /// Why it cannot be read.
    pub fault: Option<TextLine>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = HallNote)]
pub struct NoteLine {
    /// When.
    pub at: String,
    /// Which board; null where it concerns none in particular.
    pub board: Option<String>,
    /// Its name for people, also when it is gone.
    pub board_name: Option<TextLine>,
    /// What, for programs: `alert_raised`, `taken_back`, ...
    pub code: Cow<'static, str>,
    /// What.
    pub text: TextLine,
}

fn text(say: impl Fn(Lang) -> String) -> TextLine {
    Text::of(say).into()
}

/// The hall at a moment.
#[must_use]
pub fn hall(hall: &Hall, now: At) -> HallLine {
    let mut boards = Vec::new();
    for source in hall.sources() {
        for (place, known) in source.boards.iter().enumerate() {
            boards.push(board(hall, source, known, place, now));
        }
    }
    let mut alerts: Vec<&Alert> = hall.alerts().collect();
    alerts.sort_by_key(|alert| {
        let gone = alert.standing == Standing::Withdrawn;
        (gone, alert.sign.kind.urgency(), alert.raised)
    });
    HallLine {
        boards,
        alerts: alerts.into_iter().map(|own| alert(own, now)).collect(),
        sources: hall.sources().iter().map(|own| source(own, now)).collect(),
        log: hall
            .log()
            .take(MOST_NOTES)
            .map(|own| note(hall, own))
            .collect(),
    }
}

/// One board; `place` is its place in the source, from 0.
#[must_use]
pub fn board(hall: &Hall, source: &Source, known: &Known, place: usize, now: At) -> BoardLine {
    let game = &known.game;
    let tags = &game.tags;
    let part = |fault: &crate::source::SourceFault| fault.is_of_a_part();
    let fen = game.position.as_ref().map_or_else(
        || Fen::empty().to_string(),
        |position| Fen::from_position(position, EnPassantMode::Legal).to_string(),
    );
    // A round alone tells no board from another.
    let round = Some(&tags.round).filter(|round| round.contains('.'));
    let label = Some(&tags.board).filter(|tag| !tag.is_empty()).or(round);
    BoardLine {
        id: known.id.as_str().to_owned(),
        source: source.id.as_str().to_owned(),
        label: label.cloned().unwrap_or_else(|| format!("#{}", place + 1)),
        number: tags.number(),
        white: tags.white.clone(),
        black: tags.black.clone(),
        fen,
        turn: game
            .position
            .as_ref()
            .map_or("white", |p| color_name(p.turn())),
        plies: game.moves.len(),
        last: last(game),
        clocks: ClocksLine {
            white: game.clocks.white,
            black: game.clocks.black,
        },
        result: game
            .result
            .filter(|result| *result != RecordedResult::Unfinished)
            .map(RecordedResult::sign),
        muted: hall.muting(&known.id) == Muting::Muted,
        stale: source.fault.as_ref().is_some_and(|fault| !part(fault)),
        age: age(source, now),
    }
}

fn last(game: &GameReading) -> Option<LastMoveLine> {
    let name = game.names.last().copied().flatten()?;
    let UciMove::Normal { from, to, .. } = game.moves.last()?.to_uci(game.mode) else {
        return None;
    };
    let san = text(|lang| {
        let whole = move_name(&name, lang);
        whole
            .split_once(' ')
            .map_or(whole.clone(), |(_, san)| san.to_owned())
    });
    Some(LastMoveLine {
        number: format!("{}{}", name.number, name.by.fold_wb(".", "...")),
        san,
        from: from.to_string(),
        to: to.to_string(),
    })
}

/// One alert at a moment.
#[must_use]
pub fn alert(alert: &Alert, now: At) -> AlertLine {
    let Sign { kind, laws } = &alert.sign;
    let moves = match kind {
        Kind::ClaimPossible { moves, .. } => moves.as_slice(),
        _ => &[],
    };
    AlertLine {
        id: alert.id.as_str().to_owned(),
        board: alert.board.as_str().to_owned(),
        kind: kind.code(),
        urgency: kind.urgency(),
        may: kind.may().code(),
        article: alert
            .sign
            .provisions()
            .iter()
            .map(|provision| provision.number_in(laws.0.edition))
            .collect(),
        moves: moves
            .iter()
            .map(|name| text(|lang| move_name(name, lang)))
            .collect(),
        text: text(|lang| words::sign(&alert.sign, lang)),
        raised: alert.raised.rfc3339(),
        state: alert.state(now).code(),
        snoozed_until: match (alert.state(now), alert.answer) {
            (State::Snoozed, Answer::SnoozedUntil(until)) => Some(until.rfc3339()),
            _ => None,
        },
    }
}

/// One source at a moment.
#[must_use]
pub fn source(source: &Source, now: At) -> SourceLine {
    SourceLine {
        id: source.id.as_str().to_owned(),
        name: source.name.clone(),
        games: source.boards.len(),
        ok: source.fault.is_none(),
        read: source.read.is_some(),
        age: age(source, now),
        fault: source
            .fault
            .as_ref()
            .map(|fault| text(|lang| words::fault(fault, lang))),
    }
}

fn age(source: &Source, now: At) -> u64 {
    now.since(source.read.unwrap_or(source.heard)).as_secs()
}

/// One line of the log.
#[must_use]
pub fn note(hall: &Hall, note: &Note) -> NoteLine {
    let board = note.board.as_ref().and_then(|id| hall.last_seen(id));
    NoteLine {
        at: note.at.rfc3339(),
        board: note.board.as_ref().map(|board| board.as_str().to_owned()),
        board_name: board.map(|known| text(|lang| words::board_in_full(&known.game, lang))),
        code: Cow::Borrowed(note.what.code()),
        text: text(|lang| words::note(note, lang)),
    }
}

/// A line of `hakem watch --json`: something that has happened.
#[derive(Clone, Debug, Serialize)]
pub struct EventLine<'a> {
    /// When.
    pub at: String,
    /// What: `alert_raised`, `alert_withdrawn`, `taken_back`, ...
    pub event: &'static str,
    /// Where, also if the board is gone; null where it concerns no single board.
    pub board: Option<EventBoard<'a>>,
    /// The alert, where it is about one.
    pub alert: Option<AlertLine>,
    /// Why an alert was withdrawn.
    pub why: Option<&'static str>,
    /// In words.
    pub text: TextLine,
}

/// The board of an event.
#[derive(Clone, Debug, Serialize)]
pub struct EventBoard<'a> {
    /// Its name for programs.
    pub id: &'a str,
    /// The number of the board, where the feed has one.
    pub number: Option<u32>,
    /// White.
    pub white: &'a str,
    /// Black.
    pub black: &'a str,
}

/// Something that has happened, as a line.
#[must_use]
pub fn event<'a>(hall: &'a Hall, note: &'a Note) -> EventLine<'a> {
    let (id, why) = match &note.what {
        What::Raised { alert, .. } | What::Changed { alert, .. } => (Some(alert), None),
        What::Withdrawn { alert, why, .. } => (Some(alert), Some(why.code())),
        _ => (None, None),
    };
    let board = note.board.as_ref().and_then(|id| hall.last_seen(id));
    EventLine {
        at: note.at.rfc3339(),
        event: note.what.code(),
        board: board.map(|known| EventBoard {
            id: known.id.as_str(),
            number: known.game.tags.number(),
            white: &known.game.tags.white,
            black: &known.game.tags.black,
        }),
        alert: id
            .and_then(|id| hall.alert(id))
            .map(|own| alert(own, note.at)),
        why,
        text: text(|lang| words::note(note, lang)),
    }
}
