//! PGN as it exists: a streaming reader. Bytes go in, games come out; memory stays constant however
//! large the file, and nothing in a file can stop it.
//!
//! ```
//! use hakem_score::{letters::LettersChoice, pgn::{PlainBoard, Reader}};
//!
//! let mut reader = Reader::new();
//! reader.feed(b"[Event \"?\"]\n\n1. e4 e5 2. Af3 (=) 1/2\n");
//! reader.end();
//! let mut remarks = Vec::new();
//! while let Some(game) = reader.next_game() {
//!     let mut board = PlainBoard::default();
//!     let replayed = game.replay(&mut board, LettersChoice::Auto, &mut remarks);
//!     assert_eq!(replayed.plies, 3);
//! }
//! ```

mod brackets;
mod comments;
mod encoding;
mod game;
mod lines;
mod replay;
mod scan;
mod sheet;
mod start;
mod stopped;
mod tags;
mod words;

pub use game::{Game, Medium, RECORDED_TERMINATION, Token};
pub use replay::{Board, PlainBoard, Replayed};
pub use sheet::{ClockKind, ClockReading, OfferForm, OfferNote};
pub use start::{Start, StartFault};
pub use stopped::why_stopped;

use crate::{remarks::RemarkCode, tally::Place};
use lines::Lines;
use scan::{Extent, Flow, Mode, Scan, State, StillOpen};
use sheet::Sheet;

/// Reads games from chunks of bytes.
///
/// Feed it, take games until there is none, feed it again; say when the input ends, and take the
/// rest. How the input is cut into chunks never changes what comes out.
#[derive(Debug)]
pub struct Reader {
    lines: Lines,
    state: State,
    sheet: Sheet,
    games: u64,
    delivered: Delivered,
    stray: Option<Place>,
}

/// Whether the sheet holds a game that was handed out already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Delivered {
    Yes,
    No,
}

impl Default for Reader {
    fn default() -> Reader {
        Reader::new()
    }
}

impl Reader {
    /// A reader at the start of an input.
    #[must_use]
    pub fn new() -> Reader {
        Reader::of(Extent::Games)
    }

    /// A reader of an input that is one game, such as a row of a table: what would begin another one is
    /// skipped, with a remark.
    #[must_use]
    pub fn of_one_game() -> Reader {
        Reader::of(Extent::OneGame)
    }

    fn of(extent: Extent) -> Reader {
        Reader {
            lines: Lines::new(),
            state: State::new(extent),
            sheet: Sheet::new(),
            games: 0,
            delivered: Delivered::No,
            stray: None,
        }
    }

    /// Takes the next chunk of the input. All games that are ready should have been taken before,
    /// or the chunks pile up.
    pub fn feed(&mut self, chunk: &[u8]) {
        self.lines.feed(chunk);
    }

    /// Says that no chunk follows.
    pub fn end(&mut self) {
        self.lines.end();
    }

    /// The next game, if enough of the input is here.
    pub fn next_game(&mut self) -> Option<Game<'_>> {
        if self.delivered == Delivered::Yes {
            self.sheet.clear();
            self.delivered = Delivered::No;
        }
        loop {
            let Some(stretch) = self.lines.peek() else {
                return self.last_game();
            };
            let scan = Scan {
                state: &mut self.state,
                sheet: &mut self.sheet,
                text: self.lines.text(stretch),
                stretch,
            };
            match scan.run() {
                Flow::Done => {
                    self.lines.take(stretch);
                    if self.lines.is_exhausted() && !stretch.newline {
                        return self.cut_game();
                    }
                }
                Flow::GameEnds(at) => {
                    self.lines.take_part(stretch, at);
                    scan::close(&mut self.state, &mut self.sheet);
                    return Some(self.deliver());
                }
            }
        }
    }

    /// How many games were handed out so far.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The line that is being read, from 1: one more than the lines that were read to their end.
    #[must_use]
    pub fn line(&self) -> u32 {
        self.lines.place().line
    }

    /// The first place at which something stood that belongs to no game, if there was one. An input
    /// without games but with such a place is no PGN.
    #[must_use]
    pub fn stray(&self) -> Option<Place> {
        self.stray
            .or_else(|| self.sheet.tally.first(RemarkCode::TextBeforeGame))
    }

    /// The last game, where the input ends with a line end.
    fn last_game(&mut self) -> Option<Game<'_>> {
        if !self.lines.is_exhausted() || self.state.mode == Mode::Between {
            return None;
        }
        let open = scan::close(&mut self.state, &mut self.sheet);
        self.note_truncated(open);
        Some(self.deliver())
    }

    /// The last game, where the input ends within a line.
    fn cut_game(&mut self) -> Option<Game<'_>> {
        if self.state.mode == Mode::Between {
            return None;
        }
        scan::close(&mut self.state, &mut self.sheet);
        // A move list that was typed without tags and line end is not for that a truncated game.
        let typed = self.sheet.tags.is_empty();
        self.note_truncated(if typed { StillOpen::No } else { StillOpen::Yes });
        Some(self.deliver())
    }

    fn note_truncated(&mut self, open: StillOpen) {
        if open == StillOpen::Yes && self.sheet.result.is_none() {
            self.sheet
                .note(RemarkCode::TruncatedGame, self.lines.place());
        }
    }

    fn deliver(&mut self) -> Game<'_> {
        self.games += 1;
        self.delivered = Delivered::Yes;
        if self.stray.is_none() {
            self.stray = self.sheet.tally.first(RemarkCode::TextBeforeGame);
        }
        if self.games == 1 && self.lines.is_utf16() {
            self.sheet
                .tally
                .note(RemarkCode::Utf16, 0, Place { line: 1, column: 1 });
        }
        Game::new(self.games, &self.sheet)
    }
}
