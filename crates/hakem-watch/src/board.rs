//! Which game of a new reading is which board of the last one.
//!
//! A board is known by its source and its tags, so that it stays the same when the boards change
//! places. Where tags do not tell games apart (no names; two games of the same players), the moves
//! do.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::correction::{in_common, may_be_the_same};
use crate::reading::{GameReading, Tags};
use crate::source::SourceId;

/// The fewest half-moves by which a game is known again under corrected tags.
const TELLING_PLIES: usize = 8;

/// The name of a board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardId(String);

impl BoardId {
    /// The name of the `nth` board with these tags in a source; the first is 0.
    #[must_use]
    pub fn of(source: &SourceId, tags: &Tags, nth: u32) -> BoardId {
        let nth = nth.to_string();
        let Tags {
            white,
            black,
            round,
            board,
        } = tags;
        BoardId(digest(&[source.as_str(), white, black, round, board, &nth]))
    }

    /// A name as it was told.
    #[must_use]
    pub fn named(name: &str) -> BoardId {
        BoardId(name.to_owned())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A short name made of parts, the same on every machine (FNV-1a, 64 bits).
pub(crate) fn digest(parts: &[&str]) -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for part in parts {
        // No text has this byte, so parts cannot run into one another.
        for byte in part.bytes().chain([0xff]) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    format!("{hash:016x}")
}

/// A board as the last reading left it.
#[derive(Clone, Debug)]
pub struct Known {
    /// Its name.
    pub id: BoardId,
    /// Its game.
    pub game: Arc<GameReading>,
}

/// The boards of a new reading.
#[derive(Clone, Debug, Default)]
pub struct MatchedUp {
    /// Every board with the game that it has now, in the order of the feed.
    pub boards: Vec<Known>,
    /// Boards whose tags were corrected.
    pub renamed: Vec<BoardId>,
    /// Boards whose game stands in the feed more than once.
    pub repeated: Vec<BoardId>,
}

/// Finds out which game is which board. `names`: those of boards that were renamed before the program
/// was started, by what their tags would make of them.
#[must_use]
pub fn match_up(
    source: &SourceId,
    known: &[Known],
    games: &[Arc<GameReading>],
    names: &HashMap<BoardId, BoardId>,
) -> MatchedUp {
    let mut matching = Matching::new(source, known, names);
    let (games, doubles) = without_repeated(games);
    let mut found: Vec<Option<BoardId>> = vec![None; games.len()];
    // First what cannot be mistaken, then by the moves, then in the order of the feed.
    for by in [By::EqualGame, By::Tags, By::Order, By::Moves] {
        for (game, found) in games.iter().zip(&mut found) {
            if found.is_none() {
                *found = matching.take(game, by);
            }
        }
    }
    let mut matched = MatchedUp::default();
    for (game, id) in games.iter().zip(found) {
        let id = id.unwrap_or_else(|| matching.new_name(game, &matched.boards));
        let before = known.iter().find(|known| known.id == id);
        if before.is_some_and(|known| known.game.tags != game.tags) {
            matched.renamed.push(id.clone());
        }
        let is_double = |double: &Arc<GameReading>| Arc::ptr_eq(double, game);
        if doubles.iter().any(is_double) {
            matched.repeated.push(id.clone());
        }
        let game = Arc::clone(game);
        matched.boards.push(Known { id, game });
    }
    matched
}

/// By what a game is known again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// It is the same, tags and moves.
    EqualGame,
    /// The same tags; of several boards the one with most moves in common.
    Tags,
    /// No telling tags: the board at the same place among them.
    Order,
    /// Other tags, the same moves.
    Moves,
}

struct Matching<'a> {
    source: &'a SourceId,
    known: &'a [Known],
    names: &'a HashMap<BoardId, BoardId>,
    /// The boards of each set of tags, in their order.
    of_tags: HashMap<&'a Tags, Vec<usize>>,
    free: BTreeSet<usize>,
}

impl<'a> Matching<'a> {
    fn new(
        source: &'a SourceId,
        known: &'a [Known],
        names: &'a HashMap<BoardId, BoardId>,
    ) -> Matching<'a> {
        let mut of_tags: HashMap<&Tags, Vec<usize>> = HashMap::new();
        for (at, board) in known.iter().enumerate() {
            of_tags.entry(&board.game.tags).or_default().push(at);
        }
        Matching {
            source,
            known,
            names,
            of_tags,
            free: (0..known.len()).collect(),
        }
    }

    fn take(&mut self, game: &Arc<GameReading>, by: By) -> Option<BoardId> {
        let candidates: Vec<usize> = match by {
            By::Moves => self.free.iter().copied().collect(),
            _ => self.of_tags.get(&game.tags).cloned().unwrap_or_default(),
        };
        let fits = |known: &GameReading| match by {
            By::EqualGame => known.moves == game.moves,
            By::Tags => game.tags.are_telling() || may_be_the_same(known, game),
            By::Order => true,
            By::Moves => {
                let shorter = known.moves.len().min(game.moves.len());
                shorter >= TELLING_PLIES && may_be_the_same(known, game)
            }
        };
        let free = candidates.into_iter().filter(|at| self.free.contains(at));
        let fitting = free.filter_map(|at| {
            let known = self.known.get(at).filter(|known| fits(&known.game))?;
            Some((in_common(&known.game, game), at))
        });
        // Of equals the first.
        let (_, at) = fitting.max_by_key(|&(common, at)| (common, Reverse(at)))?;
        self.free.remove(&at);
        self.known.get(at).map(|known| known.id.clone())
    }

    /// A name that no board has, nor had in the last reading.
    fn new_name(&self, game: &GameReading, now: &[Known]) -> BoardId {
        let in_use = |id: &BoardId| self.known.iter().chain(now).any(|known| known.id == *id);
        let names = (0..).map(|nth| BoardId::of(self.source, &game.tags, nth));
        let kept = self.names.get(&BoardId::of(self.source, &game.tags, 0));
        if let Some(kept) = kept.filter(|kept| !in_use(kept)) {
            return kept.clone();
        }
        let mut names = names.skip_while(in_use);
        names.next().unwrap_or_else(|| BoardId::named(""))
    }
}

/// The games with each shown once, and those of them that stand there more than once. Two games
/// are one where names, result and moves agree, as far as the shorter one goes.
fn without_repeated(games: &[Arc<GameReading>]) -> (Vec<Arc<GameReading>>, Vec<Arc<GameReading>>) {
    let mut once: Vec<Arc<GameReading>> = Vec::new();
    let mut doubles: Vec<usize> = Vec::new();
    let mut places: HashMap<&Tags, Vec<usize>> = HashMap::new();
    for game in games {
        let of_same_tags = places.entry(&game.tags).or_default();
        let same = of_same_tags.iter().copied().find(|&at| {
            once.get(at).is_some_and(|other| {
                let named = !game.tags.white.is_empty() && !game.tags.black.is_empty();
                named && other.result == game.result && may_be_the_same(other, game)
            })
        });
        match same.and_then(|at| once.get_mut(at).map(|other| (at, other))) {
            Some((at, other)) => {
                if game.moves.len() > other.moves.len() {
                    *other = Arc::clone(game);
                }
                doubles.push(at);
            }
            None => {
                of_same_tags.push(once.len());
                once.push(Arc::clone(game));
            }
        }
    }
    let doubles = doubles.into_iter().filter_map(|at| once.get(at).cloned());
    let doubles = doubles.collect();
    (once, doubles)
}
