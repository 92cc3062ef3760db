//! Aiming at one mate that the walls admit.

use super::estimate::{Guide, Prospects, View};
use crate::board::bits::{Sq, Squares, bit, king_steps, pawn_captures, pawn_steps};
use crate::board::{Board, NO_SQUARE};
use crate::walls::{Pattern, Walls};
use shakmaty::{Color, Role};

/// How many of the mates that the walls admit are aimed at, the nearest first.
const AIMS: usize = 64;

/// What a square still to be filled costs, by who may fill it.
const ONE_MOVE: i32 = 3;
const PIECE: i32 = 6;
const PAWN: i32 = 14;
const NOBODY: i32 = 20;
/// What each step of a king costs.
const KING: i32 = 3;
/// A king cannot get there.
const NEVER: u8 = 40;

/// A guide towards one mate.
pub(super) struct Aim {
    /// Steps of the losing king to its square, from every square.
    king: [u8; 64],
    /// Steps of the other king to its square.
    other: [u8; 64],
    /// Squares that men of the losing side have to fill.
    filled: u64,
}

/// The nearest mates that the walls admit.
pub(super) fn nearest_aims(board: &Board, winner: Color) -> Vec<Aim> {
    let walls = Walls::of(board);
    let (home, away) = (walls.king_reach(!winner), walls.king_reach(winner));
    let mut aims: Vec<(i32, Aim)> = walls
        .patterns(winner)
        .into_iter()
        .map(|pattern| {
            let aim = Aim::new(&pattern, home, away);
            (aim.distance(board, winner), aim)
        })
        .collect();
    aims.sort_by_key(|&(distance, _)| distance);
    aims.truncate(AIMS);
    aims.into_iter().map(|(_, aim)| aim).collect()
}

/// Steps of a king to a square from every square, staying inside a set.
fn steps_to(goal: Sq, within: u64) -> [u8; 64] {
    if goal == NO_SQUARE {
        return [0; 64];
    }
    let mut steps = [NEVER; 64];
    let mut reached = bit(goal);
    let mut fresh = reached;
    let mut count = 0;
    while fresh != 0 {
        for at in Squares(fresh) {
            if let Some(entry) = steps.get_mut(usize::from(at)) {
                *entry = count;
            }
        }
        count += 1;
        fresh = king_steps(reached) & within & !reached;
        reached |= fresh;
    }
    steps
}

impl Aim {
    fn new(pattern: &Pattern, home: u64, away: u64) -> Aim {
        Aim {
            king: steps_to(pattern.king, home),
            other: steps_to(pattern.other_king, away),
            filled: pattern.filled,
        }
    }

    /// How far a position is from the mate.
    fn distance(&self, board: &Board, winner: Color) -> i32 {
        let loser = !winner;
        let steps = |table: &[u8; 64], at: Sq| table.get(usize::from(at)).copied().unwrap_or(NEVER);
        let kings = i32::from(steps(&self.king, board.king(loser)))
            + i32::from(steps(&self.other, board.king(winner)));
        let men = board.of(loser) & !board.all(Role::King);
        let mut distance = KING * kings;
        for square in Squares(self.filled & !men) {
            distance += missing(board, loser, square);
        }
        distance
    }
}

/// What it costs to bring a man of the colour to a square.
fn missing(board: &Board, color: Color, square: Sq) -> i32 {
    let attackers = board.attackers(square, color, board.occupied());
    let pieces = board.of(color) & !board.all(Role::King) & !board.all(Role::Pawn);
    if attackers & pieces != 0 {
        return ONE_MOVE;
    }
    // The pawns that may get there are those in the triangle behind the square.
    let mut behind = bit(square);
    let mut triangle = 0;
    for _ in 0..6 {
        behind = pawn_steps(!color, behind) | pawn_captures(!color, behind);
        triangle |= behind;
    }
    let diagonal_only = pieces == board.men(color, Role::Bishop);
    let shade = if bit(square) & crate::board::bits::DARK != 0 {
        crate::board::bits::DARK
    } else {
        crate::board::bits::LIGHT
    };
    if pieces & shade != 0 || (pieces != 0 && !diagonal_only) {
        PIECE
    } else if board.men(color, Role::Pawn) & triangle != 0 {
        PAWN
    } else {
        NOBODY
    }
}

impl Guide for Aim {
    fn view(&self, board: &Board, winner: Color) -> View {
        View::again(board, winner, self.distance(board, winner))
    }

    fn prospects(&self, _: &Board, _: Color, view: &View) -> Prospects {
        Prospects::even(view.estimate)
    }
}
