//! The plain loop: what a program that only wants to know of repetitions does with a PGN file.
//!
//! Replays every game with pgn-reader and shakmaty, keeps a Zobrist hash of each position and counts
//! how often it has come up. No evidence, no claims, no dead positions, no reasons.
//!
//! Usage: `plain-loop FILE.pgn`; prints games, half-moves and the three counts.

use std::{collections::HashMap, env, fs::File, io, ops::ControlFlow};

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::{
    CastlingMode, Chess, EnPassantMode, Position,
    fen::Fen,
    zobrist::Zobrist64,
};

#[derive(Default)]
struct Counts {
    plies: u64,
    threefold: u64,
    fivefold: u64,
    fifty: u64,
}

struct Replay {
    counts: Counts,
    seen: HashMap<Zobrist64, u32>,
}

struct Game {
    position: Chess,
    most: u32,
    fifty: bool,
}

impl Visitor for Replay {
    type Tags = Chess;
    type Movetext = Game;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, tags: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN"
            && let Ok(fen) = Fen::from_ascii(value.as_bytes())
            && let Ok(position) = fen.into_position(CastlingMode::Chess960)
        {
            *tags = position;
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, position: Chess) -> ControlFlow<(), Game> {
        self.seen.clear();
        self.seen.insert(position.zobrist_hash(EnPassantMode::Legal), 1);
        ControlFlow::Continue(Game { position, most: 1, fifty: false })
    }

    fn san(&mut self, game: &mut Game, san: SanPlus) -> ControlFlow<()> {
        let Ok(m) = san.san.to_move(&game.position) else { return ControlFlow::Break(()) };
        game.position.play_unchecked(m);
        self.counts.plies += 1;
        let times = self.seen.entry(game.position.zobrist_hash(EnPassantMode::Legal)).or_default();
        *times += 1;
        game.most = game.most.max(*times);
        game.fifty |= game.position.halfmoves() >= 100;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, game: Game) {
        self.counts.threefold += u64::from(game.most >= 3);
        self.counts.fivefold += u64::from(game.most >= 5);
        self.counts.fifty += u64::from(game.fifty);
    }
}

fn main() -> io::Result<()> {
    let path = env::args().nth(1).ok_or_else(|| io::Error::other("usage: plain-loop FILE.pgn"))?;
    let mut reader = Reader::new(File::open(path)?);
    let mut replay = Replay { counts: Counts::default(), seen: HashMap::new() };
    let mut games = 0u64;
    while reader.read_game(&mut replay)?.is_some() {
        games += 1;
    }
    let Counts { plies, threefold, fivefold, fifty } = replay.counts;
    println!("{games} games {plies} plies {threefold} threefold {fivefold} fivefold {fifty} fifty");
    Ok(())
}
