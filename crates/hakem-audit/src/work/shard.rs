//! Judges the games of one shard.

use std::convert::Infallible;
use std::sync::Arc;

use hakem_score::pgn::{Game, Medium, Reader};

use super::parcel::{Ended, GAMES, Parcel, Sheets};
use super::pgn_out;
use crate::feed::{End, Piece, Shard};
use crate::input::Rows;
use crate::output::{RowFormat, Tables};
use crate::plan::Plan;
use crate::row::{Clerk, Row};
use crate::totals::Totals;

/// How many games come into one parcel, about.
const MOST: u64 = GAMES as u64;

/// How many do where rows are text: so few that they stay at hand.
const MOST_AS_TEXT: u64 = 256;

/// How many rows wait until they are brought into the form of the output.
const ROWS: usize = 256;

/// What ends the last game of a shard, as the next game of the input would have done.
const NEXT_GAME: &[u8] = b"[Event \"?\"]\n";

/// Judges a shard and hands over what comes of it; `false` where nothing more is wanted. Rows are
/// brought into the form of the output where its tables are given.
pub(crate) fn judge(
    plan: &Plan,
    tables: Option<&Tables>,
    shard: &Shard,
    clerk: &mut Clerk,
    hand_over: &mut dyn FnMut(Parcel) -> bool,
) -> bool {
    let mut reading = Reading {
        plan,
        tables,
        shard,
        clerk,
        parcel: empty(shard),
        reader: Reader::new(),
        games: 0,
        parcelled: 0,
        last_line: 1,
        found: false,
        stray: None,
    };
    let portion = Portion::of(plan, tables);
    for piece in &shard.pieces {
        let end = match piece {
            Piece::Bytes(bytes) => {
                reading.bytes(&bytes);
                None
            }
            Piece::Rows(rows) => {
                reading.rows(&rows);
                None
            }
            Piece::Read(more) => {
                reading.parcel.read += more;
                None
            }
            Piece::End(end) => Some(end),
        };
        if let Some(end) = end {
            return hand_over(reading.end(end));
        }
        if reading.games - reading.parcelled >= portion.games && !hand_over(reading.part()) {
            return false;
        }
    }
    // The feeding thread gave up.
    hand_over(reading.end(End::Stopped))
}

/// How games are portioned out into parcels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Portion {
    /// How many games come into one parcel, about.
    games: u64,
    /// How many parcels of each judge may wait for those before them: as many games in any format.
    pub(crate) ahead: usize,
}

impl Portion {
    /// By the form into which the judges bring the rows; without `tables` into none.
    pub(crate) fn of(plan: &Plan, tables: Option<&Tables>) -> Portion {
        let format = plan.rows.as_ref().map(|file| file.format);
        let games = match (tables, format) {
            (Some(_), Some(RowFormat::Json | RowFormat::Csv)) => MOST_AS_TEXT,
            _ => MOST,
        };
        Portion {
            games,
            ahead: usize::try_from(2 * MOST / games).unwrap_or(usize::MAX),
        }
    }
}

fn empty(shard: &Shard) -> Parcel {
    Parcel {
        shard: shard.number,
        source: shard.source,
        name: Arc::clone(&shard.name),
        rows: Vec::new(),
        sheets: Sheets::default(),
        games_text: Vec::new(),
        totals: Totals::default(),
        read: 0,
        found: false,
        ended: None,
    }
}

struct Reading<'a> {
    plan: &'a Plan,
    tables: Option<&'a Tables>,
    shard: &'a Shard,
    clerk: &'a mut Clerk,
    parcel: Parcel,
    reader: Reader,
    games: u64,
    /// Games in parcels that were handed over.
    parcelled: u64,
    last_line: u64,
    /// Something that only a game has was found. Only the first shard of a text can begin without.
    found: bool,
    stray: Option<(u64, u64)>,
}

impl Reading<'_> {
    fn bytes(&mut self, bytes: &[u8]) {
        self.reader.feed(bytes);
        self.take_games();
    }

    fn take_games(&mut self) {
        let mut reader = std::mem::take(&mut self.reader);
        while let Some(game) = reader.next_game() {
            self.game(&game, u64::from(game.line));
        }
        self.reader = reader;
    }

    fn rows(&mut self, rows: &Rows) {
        let Ok(()) = rows.each_game(|number, game| {
            self.game(&game, number);
            Ok::<(), Infallible>(())
        });
    }

    fn game(&mut self, game: &Game<'_>, line: u64) {
        let (mut row, judged) = self.clerk.judge(game, &self.shard.name);
        let shows_a_game = row.plies > 0 || game.tags().next().is_some();
        self.found |= shows_a_game || game.medium == Medium::Row;
        if !self.found {
            // What stands before the first game of a text may look like one, as a numbered list does.
            self.stray.get_or_insert((line, 1));
            return;
        }
        self.parcel.found |= shows_a_game;
        self.games += 1;
        self.last_line = line;
        row.put(self.games, line);
        let totals = &mut self.parcel.totals;
        totals.count(&row);
        totals.count_carried(&self.plan.carried, &row);
        totals.striking.note(&row, &judged, self.clerk.bench());
        if self.plan.only.takes(&row) {
            totals.picked += 1;
            self.write(game, row, &judged);
        }
    }

    fn write(&mut self, game: &Game<'_>, row: Row, judged: &crate::judging::Judged) {
        if let Some(file) = &self.plan.games {
            let text = pgn_out::written(game, &row, judged, self.clerk, file.annotated);
            self.parcel.games_text.extend_from_slice(text.as_bytes());
        }
        if self.plan.rows.is_some() {
            self.parcel.rows.push(row);
            if self.parcel.rows.len() >= ROWS {
                self.write_down();
            }
        }
    }

    fn write_down(&mut self) {
        if let (Some(tables), Some(file)) = (self.tables, &self.plan.rows) {
            self.parcel.write_down(file.format, tables);
        }
    }

    fn part(&mut self) -> Parcel {
        self.parcelled = self.games;
        self.write_down();
        std::mem::replace(&mut self.parcel, empty(self.shard))
    }

    fn end(mut self, end: End) -> Parcel {
        let mut lines = 0;
        match end {
            End::Cut(_) => {
                self.reader.feed(NEXT_GAME);
                self.take_games();
                // But for that of the next game.
                lines = u64::from(self.reader.line()).saturating_sub(2);
            }
            End::Last | End::Broken(_) => {
                self.reader.end();
                self.take_games();
            }
            // The last game is not whole.
            End::Stopped => {}
        }
        if let Some(place) = self.reader.stray() {
            let place = (u64::from(place.line), u64::from(place.column));
            self.stray = Some(self.stray.map_or(place, |other| other.min(place)));
        }
        self.write_down();
        self.parcel.ended = Some(Ended {
            end,
            games: self.games,
            lines,
            last_line: self.last_line,
            stray: self.stray,
        });
        self.parcel
    }
}
