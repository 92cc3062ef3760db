//! Random legal walks from the positions of files, and everything that must hold at their ends.
//!
//! ```text
//! cargo run --release --bin soundness -- QUERIES FILE...
//! ```
//!
//! For both winners of each position: a cheap proof is played out without it (confirmed if no mate
//! is found and nothing is left, refuted if one is); every answer's certificate is verified by
//! `hakem-verify`; the mirror image and the colour-flipped position get the same answer; no move
//! leads from a position that cannot be won to one that can; and every tenth answer is compared
//! with chasolver's. Ends with status 1 if anything fails. The walks are the same in every run.

use anyhow::{Context, Result, bail};
use chasolver::{Winnability, winnability};
use hakem_prover::{
    Budget, Certificate, Options, Position as Asked, Verdict, can_mate, quick,
};
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, Setup, fen::Fen};
use std::collections::HashSet;
use std::str::FromStr;

/// Positions played out to check a proof.
const PLAYED_OUT: usize = 2_000;
/// The budget of every question.
const NODES: u64 = 50_000;

#[derive(Default, Debug)]
struct Tally {
    queries: u64,
    mates: u64,
    cannot: u64,
    undecided: u64,
    cheap: u64,
    confirmed: u64,
    compared: u64,
    failures: u64,
}

impl Tally {
    fn fail(&mut self, what: &str, chess: &Chess, winner: Color) {
        self.failures += 1;
        println!("{what}: {} {winner:?}", fen(chess));
    }
}

/// A small generator of numbers that look random (xorshift).
struct Walk(u64);

impl Walk {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let queries: u64 = arguments.next().context("QUERIES FILE...")?.parse()?;
    let mut starts = Vec::new();
    for file in arguments {
        let text = std::fs::read_to_string(&file).with_context(|| file.clone())?;
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let fen = line.rsplit_once('\t').map_or(line, |(_, fen)| fen);
            let setup = Fen::from_str(fen)?.into_setup();
            starts.extend(setup.position::<Chess>(CastlingMode::Standard).ok());
        }
    }
    if starts.is_empty() {
        bail!("no position to start from");
    }
    let mut tally = Tally::default();
    let mut walk = Walk(0x9e37_79b9_7f4a_7c15);
    while tally.queries < queries {
        let mut chess = starts[walk.below(starts.len())].clone();
        for _ in 0..walk.below(30) {
            let moves = chess.legal_moves();
            if moves.is_empty() {
                break;
            }
            let m = moves[walk.below(moves.len())];
            chess.play_unchecked(m);
        }
        for winner in Color::ALL {
            check(&chess, winner, &mut tally);
        }
    }
    println!("{tally:?}");
    if tally.failures > 0 { bail!("{} failures", tally.failures) } else { Ok(()) }
}

fn fen(chess: &Chess) -> String {
    Fen::from_position(chess, EnPassantMode::Legal).to_string()
}

fn ask(setup: &Setup, winner: Color) -> Option<Verdict> {
    let asked = Asked::from_setup(setup, CastlingMode::Standard).ok()?;
    Some(can_mate(&asked, winner, &Budget::nodes(NODES), &Options::default()).verdict)
}

/// Yes, no, or not known.
fn decided(verdict: &Verdict) -> Option<bool> {
    match verdict {
        Verdict::Mates(_) => Some(true),
        Verdict::CannotMate(_) => Some(false),
        Verdict::Undecided => None,
    }
}

fn differ(a: Option<bool>, b: Option<bool>) -> bool {
    a.is_some() && b.is_some() && a != b
}

fn check(chess: &Chess, winner: Color, tally: &mut Tally) {
    tally.queries += 1;
    let asked = Asked::from_chess(chess);
    let options = Options::default();
    let verdict = can_mate(&asked, winner, &Budget::nodes(NODES), &options).verdict;
    let answer = decided(&verdict);
    match answer {
        Some(true) => tally.mates += 1,
        Some(false) => tally.cannot += 1,
        None => tally.undecided += 1,
    }
    if let Some(certificate) = Certificate::new(&asked, winner, &options, &verdict) {
        match hakem_verify::verify(&certificate.to_string()) {
            Ok(verified) if Some(verified.can_mate) == answer => {}
            _ => tally.fail("certificate refused", chess, winner),
        }
    }
    if quick(&asked, winner).is_some() {
        tally.cheap += 1;
        match play_out(chess, winner) {
            Some(true) => tally.fail("cheap proof refuted", chess, winner),
            Some(false) => tally.confirmed += 1,
            None => {}
        }
    }
    symmetries(chess, winner, answer, tally);
    if answer == Some(false) {
        successors(chess, winner, tally);
    }
    if tally.queries.is_multiple_of(10) {
        compare(chess, winner, answer, tally);
    }
}

/// Plays out all series of moves: whether a mate was found; `None` if too many positions came up.
fn play_out(chess: &Chess, winner: Color) -> Option<bool> {
    let mut met = HashSet::from([chess.clone()]);
    let mut open = vec![chess.clone()];
    while let Some(position) = open.pop() {
        if position.is_checkmate() && position.turn() != winner {
            return Some(true);
        }
        for m in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(m);
            if met.insert(next.clone()) {
                open.push(next);
            }
        }
        if met.len() > PLAYED_OUT {
            return None;
        }
    }
    Some(false)
}

fn symmetries(chess: &Chess, winner: Color, answer: Option<bool>, tally: &mut Tally) {
    let setup = chess.to_setup(EnPassantMode::Legal);
    let mut flipped = setup.clone();
    flipped.mirror();
    if ask(&flipped, !winner).is_some_and(|verdict| differ(decided(&verdict), answer)) {
        tally.fail("the colour-flipped position differs", chess, winner);
    }
    if setup.castling_rights.is_empty() {
        let mut mirrored = setup.clone();
        mirrored.board.flip_horizontal();
        mirrored.ep_square = setup.ep_square.map(|square| square.flip_horizontal());
        if ask(&mirrored, winner).is_some_and(|verdict| differ(decided(&verdict), answer)) {
            tally.fail("the mirror image differs", chess, winner);
        }
    }
}

fn successors(chess: &Chess, winner: Color, tally: &mut Tally) {
    for m in chess.legal_moves() {
        let mut next = chess.clone();
        next.play_unchecked(m);
        let setup = next.to_setup(EnPassantMode::Legal);
        if ask(&setup, winner).is_some_and(|verdict| decided(&verdict) == Some(true)) {
            tally.fail("a move leads to a position that can be won", chess, winner);
        }
    }
}

fn compare(chess: &Chess, winner: Color, answer: Option<bool>, tally: &mut Tally) {
    let Ok(board) = chess::Board::from_str(&fen(chess)) else { return };
    let side = if winner.is_white() { chess::Color::White } else { chess::Color::Black };
    let peer = winnability(&board, side);
    tally.compared += 1;
    if differ(peer.map(|peer| matches!(peer, Winnability::Winnable { .. })), answer) {
        tally.fail("chasolver differs", chess, winner);
    }
}
