//! What a text shows of its games. Only games whose text has changed are judged anew.

mod game;
mod signs;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::Arc;

use hakem_audit::judging::{Bench, LawsChoice};
use hakem_laws::facts::mating::{DeadSearch, Scrutiny, Watch};
use hakem_score::{letters::LettersChoice, pgn};
use shakmaty::ByColor;

pub use self::game::{Clocks, GameReading, Tags};

/// The most games that are followed in one text.
pub const MOST_GAMES: usize = 5_000;

/// How hard mating chances are looked for on boards that are watched: dead positions in full, and
/// no longer than a moment for each board.
const SCRUTINY: Scrutiny = Scrutiny {
    nodes: 200_000,
    watch: Watch::LastMove,
    dead: DeadSearch::Complete,
};

/// By which rules games are judged, and in which letters they are written.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The rules.
    pub laws: LawsChoice,
    /// The piece letters.
    pub letters: LettersChoice,
}

impl Default for Rules {
    /// The Laws in force on the day of each game, and letters as the sheet shows them.
    fn default() -> Rules {
        Rules {
            laws: LawsChoice::OfRecord,
            letters: LettersChoice::Auto,
        }
    }
}

/// Whose clocks were seen running, by the tags of the board.
type Ran = HashMap<Tags, ByColor<bool>>;

/// Reads one text again and again.
#[derive(Debug)]
pub struct Reader {
    rules: Rules,
    bench: Bench,
    /// The games of each stretch of the last text.
    known: HashMap<Box<[u8]>, Vec<Arc<GameReading>>>,
    /// Whose clocks were seen running on each board: many feeds keep only the last reading.
    ran: Ran,
    judged: u64,
}

impl Reader {
    /// A reader that has read nothing.
    #[must_use]
    pub fn new(rules: Rules) -> Reader {
        Reader {
            rules,
            bench: Bench::new(SCRUTINY),
            known: HashMap::new(),
            ran: HashMap::new(),
            judged: 0,
        }
    }

    /// The games of a text, in their order.
    pub fn read(&mut self, text: &[u8]) -> Vec<Arc<GameReading>> {
        let mut known = HashMap::new();
        let mut games: Vec<Arc<GameReading>> = Vec::new();
        for stretch in stretches(text) {
            if games.len() >= MOST_GAMES {
                break;
            }
            if !known.contains_key(stretch) {
                let read = match self.known.remove(stretch) {
                    Some(read) => read,
                    None => self.judge(stretch),
                };
                known.insert(Box::from(stretch), read);
            }
            games.extend(known.get(stretch).into_iter().flatten().cloned());
        }
        self.known = known;
        games.truncate(MOST_GAMES);
        self.remember_clocks(&games);
        games
    }

    /// Keeps whose clocks ran, for the boards that are there. A game at its beginning is another
    /// one than that which was played on the board before.
    fn remember_clocks(&mut self, games: &[Arc<GameReading>]) {
        let mut now = HashMap::new();
        for game in games.iter().filter(|game| game.tags.are_telling()) {
            let ran = match self.ran.get(&game.tags) {
                Some(before) if !game.moves.is_empty() => *before,
                _ => ByColor::default(),
            };
            let running = |clock: Option<u64>| clock.is_some_and(|ms| ms > 0);
            let ran = ran.zip(game.clocks);
            let ran = ran.map(|(before, clock)| before || running(clock));
            now.insert(game.tags.clone(), ran);
        }
        self.ran = now;
    }

    /// How many games were judged so far.
    #[must_use]
    pub const fn judged(&self) -> u64 {
        self.judged
    }

    fn judge(&mut self, stretch: &[u8]) -> Vec<Arc<GameReading>> {
        let mut reader = pgn::Reader::new();
        reader.feed(stretch);
        reader.end();
        let mut games = Vec::new();
        let mut lines = Vec::new();
        while let Some(game) = reader.next_game() {
            lines.push(game.line);
            let (bench, ran) = (&mut self.bench, &self.ran);
            games.push(GameReading::of(&game, bench, self.rules, ran));
            self.judged += 1;
            if games.len() >= MOST_GAMES {
                break;
            }
        }
        let texts = texts(stretch, &lines);
        let told = games.into_iter().zip(texts);
        told.map(|(game, text)| Arc::new(game.with_text(text)))
            .collect()
    }
}

/// The stretches of a text that can be read on their own.
fn stretches(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let cuts: Vec<usize> = hakem_audit::boundaries(text).collect();
    let starts = std::iter::once(0).chain(cuts.clone());
    let ends = cuts.into_iter().chain(std::iter::once(text.len()));
    starts
        .zip(ends)
        .filter_map(move |(start, end)| text.get(start..end))
        .filter(|stretch| !stretch.trim_ascii().is_empty())
}

/// The text of each game of a stretch, by the line at which it starts.
fn texts(stretch: &[u8], lines: &[u32]) -> Vec<String> {
    if lines.len() <= 1 {
        return vec![String::from_utf8_lossy(stretch).into_owned()];
    }
    let mut starts = vec![0];
    starts.extend(line_starts(stretch));
    let start_of = |line: u32| {
        let index = usize::try_from(line.saturating_sub(1)).unwrap_or(usize::MAX);
        starts.get(index).copied().unwrap_or(stretch.len())
    };
    let begins = lines.iter().map(|&line| start_of(line));
    let ends = begins.clone().skip(1).chain([stretch.len()]);
    begins
        .zip(ends)
        .map(|(from, to)| stretch.get(from..to.max(from)).unwrap_or_default())
        .map(|text| String::from_utf8_lossy(text).into_owned())
        .collect()
}

/// Where each line but the first begins.
fn line_starts(text: &[u8]) -> impl Iterator<Item = usize> {
    let ends = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    ends.map(|(at, _)| at + 1)
}
