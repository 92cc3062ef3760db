//! One game as one reading shows it.

use hakem_audit::judging::{Bench, Judged, profile_for, result_of};
use hakem_laws::record::move_name::MoveName;
use hakem_score::{
    letters::LettersChoice,
    pgn::{self, ClockKind, PlainBoard},
    remarks::Remark,
    result::RecordedResult,
};
use shakmaty::{ByColor, CastlingMode, Chess, Color, Move, Position};

use super::{Ran, Rules, signs};
use crate::sign::{Laws, Sign};

/// The tags by which a board is known, trimmed; an unknown value is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tags {
    /// White.
    pub white: String,
    /// Black.
    pub black: String,
    /// The Round tag; many feeds write round and board, as in `3.12`.
    pub round: String,
    /// The Board tag.
    pub board: String,
}

impl Tags {
    /// The tags of a game.
    fn of(game: &pgn::Game<'_>) -> Tags {
        let tag = |name: &str| {
            let value = game.tag(name).unwrap_or_default();
            let value: String = value.trim().chars().take(LONGEST_TAG).collect();
            if value.chars().all(|c| c == '?') {
                String::new()
            } else {
                value
            }
        };
        Tags {
            white: tag("White"),
            black: tag("Black"),
            round: tag("Round"),
            board: tag("Board"),
        }
    }

    /// Whether they tell one board from others.
    #[must_use]
    pub fn are_telling(&self) -> bool {
        !(self.white.is_empty() && self.black.is_empty() && self.board.is_empty())
    }

    /// The number of the board, where the tags have one.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        let of_round = || self.round.rsplit_once('.').map(|(_, board)| board);
        let told = Some(self.board.as_str()).filter(|board| !board.is_empty());
        told.or_else(of_round)?.trim().parse().ok()
    }
}

/// The most characters of a tag that are kept.
const LONGEST_TAG: usize = 100;

/// The time left to each player, in milliseconds, as the feed told it last.
pub type Clocks = ByColor<Option<u64>>;

/// One game as one reading shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReading {
    /// Who plays, and where.
    pub tags: Tags,
    /// The position from which the game starts; `None` where there is none to start from.
    pub start: Option<Chess>,
    /// Ordinary chess or Chess960.
    pub mode: CastlingMode,
    /// The half-moves, those after an end included.
    pub moves: Vec<Move>,
    /// Their names.
    pub names: Vec<Option<MoveName>>,
    /// What stands on the board.
    pub position: Option<Chess>,
    /// The clocks.
    pub clocks: Clocks,
    /// The recorded result; kings on the centre squares count as one.
    pub result: Option<RecordedResult>,
    /// The result that kings on the centre squares stand for.
    pub kings_in_centre: Option<RecordedResult>,
    /// The half-move at which reading stopped.
    pub stop: Option<Remark>,
    /// The rules.
    pub laws: Laws,
    /// What calls for an arbiter, the most urgent first.
    pub signs: Vec<Sign>,
    /// How many tags it has.
    pub tag_count: usize,
    /// The game as the feed has it.
    pub text: String,
}

impl GameReading {
    /// Judges a game.
    ///
    /// `ran` tells whose clocks were seen running in earlier readings.
    pub(super) fn of(
        game: &pgn::Game<'_>,
        bench: &mut Bench,
        rules: Rules,
        ran: &Ran,
    ) -> GameReading {
        let tags = Tags::of(game);
        let ran = ran.get(&tags).copied().unwrap_or_default();
        let profile = profile_for(game, rules.laws);
        let mut remarks = Vec::new();
        let judged = bench.judge(game, profile, rules.letters, &mut remarks);
        let start = game.start().ok();
        let board = replay(game, &judged);
        let start_position = start.as_ref().map(|start| start.position.clone());
        let first = start_position.as_ref().map_or(Color::White, Position::turn);
        let stop = stop(&judged, remarks);
        let clocks = clocks(game, first, judged.replayed.plies);
        let seen = signs::Seen {
            judged: &judged,
            judge: bench.referee(),
            stop: stop.as_ref(),
            fallen: fallen(game, first, &clocks, ran),
        };
        GameReading {
            tags,
            mode: start
                .as_ref()
                .map_or(CastlingMode::Standard, |start| start.mode),
            names: names(start_position.as_ref(), &board.moves),
            position: start_position.is_some().then_some(board.position),
            start: start_position,
            moves: board.moves,
            result: result_of(&judged.replayed),
            kings_in_centre: judged.replayed.kings_in_centre,
            signs: signs::of(&seen),
            clocks,
            stop,
            laws: Laws(profile),
            tag_count: game.tags().count(),
            text: String::new(),
        }
    }

    pub(super) fn with_text(self, text: String) -> GameReading {
        GameReading { text, ..self }
    }

    /// Whether there is a game at all: a tag, or a move.
    #[must_use]
    pub fn is_a_game(&self) -> bool {
        self.tag_count > 0 || !self.moves.is_empty()
    }

    /// Whether a result is recorded.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.result.is_some_and(|r| r != RecordedResult::Unfinished)
    }
}

/// The moves as the judge has read them.
fn replay(game: &pgn::Game<'_>, judged: &Judged) -> PlainBoard {
    let mut board = PlainBoard::default();
    let letters = LettersChoice::Given(judged.replayed.letters);
    game.replay(&mut board, letters, &mut Vec::new());
    board
}

fn names(start: Option<&Chess>, moves: &[Move]) -> Vec<Option<MoveName>> {
    let Some(mut position) = start.cloned() else {
        return Vec::new();
    };
    let name = |&m: &Move| {
        let name = position.is_legal(m).then(|| MoveName::played(&position, m));
        position.play_unchecked(m);
        name
    };
    moves.iter().map(name).collect()
}

/// The remark on the half-move at which reading stopped.
fn stop(judged: &Judged, remarks: Vec<Remark>) -> Option<Remark> {
    let replayed = &judged.replayed;
    if replayed.fault.is_some() {
        let trouble = |remark: &Remark| {
            remark.ply.is_none() && remark.code.weight() == hakem_score::remarks::Weight::Trouble
        };
        return remarks.into_iter().find(trouble);
    }
    if replayed.complete {
        return None;
    }
    let next = Some(replayed.plies.saturating_add(1));
    remarks.into_iter().rfind(|remark| remark.ply == next)
}

fn mover(first: Color, ply: u32) -> Color {
    if ply % 2 == 1 { first } else { !first }
}

/// The last readings of both clocks, up to the half-moves that were read.
fn clocks(game: &pgn::Game<'_>, first: Color, plies: u32) -> Clocks {
    let mut clocks = Clocks::default();
    for reading in game.clocks() {
        let told = reading.kind == ClockKind::Remaining && (1..=plies).contains(&reading.ply);
        if told {
            *clocks.get_mut(mover(first, reading.ply)) = Some(reading.ms);
        }
    }
    clocks
}

/// The player whose clock shows nothing left, having shown something before, in this text or in an
/// earlier one: a clock that never showed anything is not connected.
fn fallen(
    game: &pgn::Game<'_>,
    first: Color,
    clocks: &Clocks,
    ran: ByColor<bool>,
) -> Option<Color> {
    let runs = |player: Color| {
        game.clocks().iter().any(|reading| {
            reading.kind == ClockKind::Remaining
                && reading.ms > 0
                && reading.ply > 0
                && mover(first, reading.ply) == player
        })
    };
    Color::ALL
        .into_iter()
        .find(|&player| *clocks.get(player) == Some(0) && (*ran.get(player) || runs(player)))
}
