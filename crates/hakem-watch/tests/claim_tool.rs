//! The job of the tool that arbiters use today, done on the same growing files: it looks at the
//! size of a file, plays every game through, and lists positions that stand for the third or fifth
//! time and fifty or seventy-five moves. Everything that it lists is told here too; and what it
//! does not see.

#![cfg(test)]

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::Path;

use hakem_score::letters::LettersChoice;
use hakem_score::pgn::{PlainBoard, Reader};
use hakem_watch::alert::Standing;
use hakem_watch::reading::Rules;
use hakem_watch::source::Place;
use hakem_watch::watch::Watch;
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Position};
use tempfile::tempdir;

/// The usual tool.
#[derive(Default)]
struct Tool {
    size: Option<u64>,
    /// What it lists, and never takes back: players and what was seen.
    rows: BTreeSet<(String, &'static str)>,
}

impl Tool {
    fn look(&mut self, path: &Path) {
        let size = fs::metadata(path).unwrap().len();
        if self.size.replace(size) == Some(size) {
            return;
        }
        let mut reader = Reader::new();
        reader.feed(&fs::read(path).unwrap());
        reader.end();
        while let Some(game) = reader.next_game() {
            let mut board = PlainBoard::default();
            let start = game.start().unwrap().position;
            game.replay(&mut board, LettersChoice::Auto, &mut Vec::new());
            let name = game.tag("White").unwrap().into_owned();
            for row in claims(start, &board.moves) {
                self.rows.insert((name.clone(), row));
            }
        }
    }

    fn lists(&self, player: &str) -> Vec<&'static str> {
        let own = self.rows.iter().filter(|(name, _)| name == player);
        own.map(|(_, row)| *row).collect()
    }
}

/// Counts by hand: the position on the board, after every move.
fn claims(start: Chess, moves: &[shakmaty::Move]) -> Vec<&'static str> {
    let mut seen: HashMap<String, u32> = HashMap::new();
    let mut position = start;
    let mut rows = Vec::new();
    let key = |position: &Chess| {
        let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
        fen.rsplitn(3, ' ').nth(2).unwrap_or_default().to_owned()
    };
    seen.insert(key(&position), 1);
    for &m in moves {
        position.play_unchecked(m);
        let times = seen.entry(key(&position)).or_default();
        *times += 1;
        rows.extend((*times == 3).then_some("threefold"));
        rows.extend((*times == 5).then_some("fivefold"));
        rows.extend((position.halfmoves() == 100).then_some("fifty"));
        rows.extend((position.halfmoves() == 150).then_some("seventyfive"));
    }
    rows
}

struct Room {
    folder: tempfile::TempDir,
    watch: Watch,
    tool: Tool,
    /// Everything that was told: the kind of alert, and for claims and ends their ground.
    told: BTreeSet<String>,
    follower: Option<hakem_watch::watch::Hand>,
}

impl Room {
    fn new() -> Room {
        Room {
            folder: tempdir().unwrap(),
            watch: Watch::new(Rules::default()),
            tool: Tool::default(),
            told: BTreeSet::new(),
            follower: None,
        }
    }

    /// Writes the file; both look at it.
    fn write(&mut self, moves: &str, tags: &str) {
        let path = self.folder.path().join("live.pgn");
        let text = format!("[Event \"?\"]\n[White \"A\"]\n[Black \"B\"]\n{tags}\n{moves} *\n");
        fs::write(&path, text).unwrap();
        self.tool.look(&path);
        let follower = self.follower.get_or_insert_with(|| {
            let place = Place::File(path.clone());
            self.watch.by_hand(&place).unwrap()
        });
        // A text that has lost something is believed when it is seen a second time.
        follower.look();
        follower.look();
        self.told.extend(self.holding());
    }

    /// What holds now.
    fn holding(&self) -> Vec<String> {
        use hakem_watch::sign::Kind;
        let name = |kind: &Kind| match kind {
            Kind::GameOver { end, .. } => end.ground.code().to_owned(),
            Kind::ClaimPossible { ground, .. } => format!("{ground:?}").to_lowercase(),
            other => other.code().to_owned(),
        };
        self.watch.see(|hall| {
            let holding = hall.alerts().filter(|a| a.standing == Standing::Holds);
            holding.map(|alert| name(&alert.sign.kind)).collect()
        })
    }

    /// A file that grows by one half-move at a time.
    fn grow(&mut self, moves: &[&str], tags: &str) {
        for plies in 0..=moves.len() {
            self.write(&moves[..plies].join(" "), tags);
        }
    }
}

const FIFTY: &str = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/3R4/4K3 w - - 96 60\"]\n";

#[test]
fn everything_that_the_tool_lists_is_told() {
    let mut room = Room::new();
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(4);
    room.grow(&shuffle, "");
    assert_eq!(room.tool.lists("A"), ["fivefold", "threefold"]);
    assert!(room.told.contains("threefold"));
    assert!(room.told.contains("fivefold_repetition"));

    let mut room = Room::new();
    let walk = ["Ra2", "Ke7", "Rb2", "Ke6", "Rc2", "Ke5"];
    room.grow(&walk, FIFTY);
    assert_eq!(room.tool.lists("A"), ["fifty"]);
    assert!(room.told.contains("fifty"));

    let mut room = Room::new();
    room.grow(&walk, &FIFTY.replace(" 96 ", " 146 "));
    assert_eq!(room.tool.lists("A"), ["seventyfive"]);
    assert!(room.told.contains("seventyfive_moves"));
}

#[test]
fn a9_2_1_it_misses_the_claim_by_a_written_move() {
    let mut room = Room::new();
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];
    room.grow(&moves, "");
    assert_eq!(room.tool.lists("A"), Vec::<&str>::new());
    assert_eq!(room.holding(), ["threefold"]);
}

#[test]
fn a9_3_1_it_misses_the_fiftieth_move_that_is_written() {
    let mut room = Room::new();
    room.grow(&["Ra2", "Ke7", "Rb2"], FIFTY);
    assert_eq!(room.tool.lists("A"), Vec::<&str>::new());
    assert_eq!(room.holding(), ["fifty"]);
}

#[test]
fn a5_2_2_it_misses_dead_positions() {
    let mut room = Room::new();
    let tags = "[SetUp \"1\"]\n[FEN \"4k3/8/8/p1p2p1p/P1P2P1P/4n3/3K4/8 w - - 0 1\"]\n";
    room.grow(&["Kxe3"], tags);
    assert_eq!(room.tool.lists("A"), Vec::<&str>::new());
    assert_eq!(room.holding(), ["dead_position"]);
}

#[test]
fn it_keeps_listing_what_was_corrected() {
    let mut room = Room::new();
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];
    room.grow(&moves, "");
    room.write("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Nd4", "");
    assert_eq!(room.tool.lists("A"), ["threefold"]);
    assert_eq!(room.holding(), Vec::<String>::new());
}

#[test]
fn it_does_not_see_a_change_that_keeps_the_size() {
    let mut room = Room::new();
    room.write("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Rg8", "");
    room.write("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8", "");
    assert_eq!(room.tool.lists("A"), Vec::<&str>::new());
    assert_eq!(room.holding(), ["threefold"]);
}
