//! Games of random legal moves, the same every time, written as Parquet.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use datafusion::arrow::array::{ArrayRef, Int32Array, RecordBatch, StringArray};
use datafusion::parquet::arrow::ArrowWriter;
use datafusion::parquet::file::properties::WriterProperties;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};

/// A game as a row.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) movetext: String,
    pub(crate) result: &'static str,
    pub(crate) termination: &'static str,
}

/// Numbers that look random, the same for the same seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("small")
    }
}

/// So many games. Kings left alone, stalemates, repetitions and games that go on for too long come
/// about by themselves; a few that everybody knows are among them.
pub(crate) fn games(count: usize, seed: u64) -> Vec<Played> {
    let mut dice = Dice(seed);
    let mut games: Vec<Played> = known().into_iter().take(count).collect();
    while games.len() < count {
        games.push(random(&mut dice));
    }
    games
}

fn known() -> Vec<Played> {
    let game = |movetext: &str, result, termination| Played {
        movetext: movetext.to_owned(),
        result,
        termination,
    };
    vec![
        game("1. f3 e5 2. g4 Qh4# 1-0", "1-0", "Normal"),
        game(
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2",
            "1/2-1/2",
            "Normal",
        ),
        game("1. e4 e5 2. Ke3 1-0", "1-0", "Rules infraction"),
        game(
            "1. e4 { [%clk 0:01:00] } e5 { [%clk 0:00:59] } 0-1",
            "0-1",
            "Time forfeit",
        ),
        game("*", "*", "Unterminated"),
    ]
}

fn random(dice: &mut Dice) -> Played {
    let mut position = Chess::default();
    let mut movetext = String::new();
    for ply in 0..40 + dice.below(200) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        if ply % 2 == 0 {
            movetext.push_str(&format!("{}. ", ply / 2 + 1));
        }
        let chosen = moves[dice.below(moves.len())];
        let san = SanPlus::from_move_and_play_unchecked(&mut position, chosen);
        movetext.push_str(&format!("{san} "));
    }
    let result = ["1-0", "0-1", "1/2-1/2"][dice.below(3)];
    let termination = ["Normal", "Time forfeit", "Abandoned"][dice.below(3)];
    movetext.push_str(result);
    Played {
        movetext,
        result,
        termination,
    }
}

/// Writes games in the layout of the public open databases, with a group of rows for every
/// `group` of them.
pub(crate) fn write(path: &Path, games: &[Played], group: usize) {
    let all = |value: &str| -> ArrayRef { texts(games.iter().map(|_| value.to_owned())) };
    let ratings: Int32Array = (0..games.len()).map(|_| Some(1500)).collect();
    let names = (0..games.len()).map(|number| format!("player {number}"));
    let columns: Vec<(&str, ArrayRef)> = vec![
        ("Event", all("Rated game")),
        ("Site", all("?")),
        ("White", texts(names)),
        ("Black", all("opponent")),
        (
            "Result",
            texts(games.iter().map(|game| game.result.to_owned())),
        ),
        ("WhiteElo", Arc::new(ratings)),
        ("UTCDate", all("2024.02.03")),
        (
            "Termination",
            texts(games.iter().map(|game| game.termination.to_owned())),
        ),
        ("TimeControl", all("180+2")),
        (
            "movetext",
            texts(games.iter().map(|game| game.movetext.clone())),
        ),
    ];
    let batch = RecordBatch::try_from_iter(columns).expect("columns of one length");
    let properties = WriterProperties::builder()
        .set_max_row_group_row_count(Some(group))
        .build();
    let file = File::create(path).expect("a file");
    let mut writer =
        ArrowWriter::try_new(file, batch.schema(), Some(properties)).expect("a writer");
    writer.write(&batch).expect("written");
    writer.close().expect("closed");
}

fn texts(values: impl Iterator<Item = String>) -> ArrayRef {
    Arc::new(values.map(Some).collect::<StringArray>())
}
