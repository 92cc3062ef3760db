//! How far a position seems to be from a mate.

use super::minors;
use super::weights::Weights;
use crate::board::bits::{
    EDGE, FILE_A, Sq, Squares, bishop_attacks, bit, king_attacks, king_steps, knight_attacks,
    pawn_captures, rook_attacks, several,
};
use crate::board::{Board, Move};
use shakmaty::{Color, Role};
use std::sync::LazyLock;

/// For two kings, losing then other: steps until they may face each other at the edge.
static FACING: LazyLock<Vec<u8>> = LazyLock::new(facing);

fn facing() -> Vec<u8> {
    let mut goals = Vec::new();
    for king in Squares(EDGE) {
        let beside = bit(king) | king_attacks(king);
        for other in Squares(king_steps(beside) & !beside) {
            let (df, dr) = (
                (king & 7).abs_diff(other & 7),
                (king >> 3).abs_diff(other >> 3),
            );
            let inward = if df == 0 {
                matches!(king >> 3, 0 | 7)
            } else {
                matches!(king & 7, 0 | 7)
            };
            if (df == 0 || dr == 0) && inward {
                goals.push((king, other));
            }
        }
    }
    let mut table = vec![0; 4096];
    for (n, entry) in table.iter_mut().enumerate() {
        let (king, other) = ((n >> 6) as Sq, (n & 63) as Sq);
        let steps = goals
            .iter()
            .map(|&(k, o)| distance(king, k) + distance(other, o));
        *entry = steps.min().unwrap_or(0);
    }
    table
}

/// What an estimate looked at, of use for the moves from the same position.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub(super) estimate: i32,
    /// Squares the winner attacks, seen through the losing king.
    pub(super) attacked: u64,
    /// The losing king is attacked.
    pub(super) check: bool,
    /// The squares to which the losing king can flee.
    pub(super) flights: i32,
}

impl View {
    /// What a position looks like whose estimate is known.
    pub(super) fn again(board: &Board, winner: Color, estimate: i32) -> View {
        let king = board.king(!winner);
        let attacked = board.danger(!winner);
        let flights = king_attacks(king) & !board.of(!winner) & !attacked;
        View {
            estimate,
            attacked,
            check: attacked & bit(king) != 0,
            flights: flights.count_ones() as i32,
        }
    }
}

/// What tells a search which way to go.
pub(super) trait Guide {
    /// The estimate of a position.
    fn view(&self, board: &Board, winner: Color) -> View;

    /// What the moves from the position seem to lead to.
    fn prospects(&self, board: &Board, winner: Color, view: &View) -> Prospects;
}

/// What it costs to have nothing but pawns to mate with: more than the kings' way, which does not
/// count as long as the king may be needed to clear a pawn's way.
const UNPROMOTED: i32 = 60;

impl Guide for Weights {
    fn view(&self, board: &Board, winner: Color) -> View {
        let loser = !winner;
        let king = board.king(loser);
        let men = board.of(loser);
        let mut view = View::again(board, winner, 0);
        let near = self.flight * view.flights;
        let pair = usize::from(king) << 6 | usize::from(board.king(winner));
        let facing = self.kings * FACING.get(pair).map_or(0, |&steps| i32::from(steps));
        let pieces = board.of(winner) & !board.all(Role::Pawn) & !board.all(Role::King);
        let distance = if several(pieces) {
            near.min(facing)
        } else {
            near + facing
        };
        let mut estimate = distance + self.men * men.count_ones() as i32;
        if men & view.attacked & !bit(king) == 0 {
            estimate += self.nothing_to_take;
        }
        let heavy = board.all(Role::Queen) | board.all(Role::Rook);
        if heavy & board.of(winner) == 0 {
            if board.men(winner, Role::Pawn) == 0 {
                estimate += self.minors * minors::moves_to_mate(board, winner) - distance;
            } else {
                estimate += self.pawn * promotion_steps(board, winner) - distance + UNPROMOTED;
            }
        }
        view.estimate = estimate;
        view
    }

    #[inline]
    fn prospects(&self, board: &Board, winner: Color, view: &View) -> Prospects {
        let base = view.estimate - self.quiet;
        let mut prospects = Prospects::even(base);
        let kings = board.all(Role::King);
        prospects.add_from(kings, -self.king_move);
        if board.turn == winner {
            prospects.promotion = -self.promotion;
            prospects.add_to(board.of(!winner), -self.capture);
            prospects.add_from(board.all(Role::Pawn), -self.pawn_move);
            if view.flights <= self.near {
                prospects.checks = Some(Checks::of(board));
                prospects.check = -self.check;
            }
        } else {
            prospects.add_to(board.of(winner), self.loss);
            if self.offer != 0 {
                prospects.add_to(view.attacked & !board.of(winner), -self.offer);
            }
        }
        prospects
    }
}

/// What the moves from a position seem to gain or cost.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospects {
    /// The estimate after a move of which nothing else is known.
    base: i32,
    from: [(u64, i32); 2],
    to: [(u64, i32); 2],
    promotion: i32,
    checks: Option<Checks>,
    check: i32,
}

impl Prospects {
    /// All moves lead to the same estimate.
    pub(super) fn even(base: i32) -> Prospects {
        Prospects {
            base,
            ..Prospects::default()
        }
    }

    /// All moves from these squares gain or cost so much.
    fn add_from(&mut self, squares: u64, change: i32) {
        let at = usize::from(self.from[0].0 != 0);
        self.from[at] = (squares, change);
    }

    /// All moves to these squares gain or cost so much.
    fn add_to(&mut self, squares: u64, change: i32) {
        let at = usize::from(self.to[0].0 != 0);
        self.to[at] = (squares, change);
    }

    /// The estimate after a move.
    #[inline(always)]
    pub(super) fn after(&self, m: Move) -> i32 {
        let (from, to) = (bit(m.from()), bit(m.to()));
        let mut estimate = self.base;
        for (squares, change) in self.from {
            estimate += if squares & from != 0 { change } else { 0 };
        }
        for (squares, change) in self.to {
            estimate += if squares & to != 0 { change } else { 0 };
        }
        if m.promotion() == Some(Role::Queen) {
            estimate += self.promotion;
        }
        if let Some(checks) = &self.checks
            && checks.includes(from, to)
        {
            estimate += self.check;
        }
        estimate
    }
}

impl Prospects {
    /// Splits the squares to which one man can go by the estimate after going there.
    #[inline(always)]
    pub(super) fn split(&self, from: Sq, targets: u64, mut each: impl FnMut(i32, u64)) {
        let mut base = self.base;
        for (squares, change) in self.from {
            base += if squares & bit(from) != 0 { change } else { 0 };
        }
        let checks = self
            .checks
            .as_ref()
            .map_or(0, |checks| checks.squares(bit(from)));
        let mut part = |estimate: i32, set: u64| {
            if set & !checks != 0 {
                each(estimate, set & !checks);
            }
            if set & checks != 0 {
                each(estimate + self.check, set & checks);
            }
        };
        // The two sets never overlap.
        let [(first, gain), (second, other)] = self.to;
        part(base, targets & !first & !second);
        part(base + gain, targets & first);
        part(base + other, targets & second);
    }
}

/// From where the men of the side to move would attack the other king.
#[derive(Clone, Copy)]
struct Checks {
    /// Men and the squares from which such men give check.
    pairs: [(u64, u64); 4],
}

impl Checks {
    fn of(board: &Board) -> Checks {
        let us = board.turn;
        let king = board.king(!us);
        let occupied = board.occupied();
        Checks {
            pairs: [
                (board.diagonal_sliders(us), bishop_attacks(king, occupied)),
                (board.straight_sliders(us), rook_attacks(king, occupied)),
                (board.men(us, Role::Knight), knight_attacks(king)),
                (board.men(us, Role::Pawn), pawn_captures(!us, bit(king))),
            ],
        }
    }

    /// The squares from which the man on `from` gives check.
    #[inline(always)]
    fn squares(&self, from: u64) -> u64 {
        let own = |&(men, squares): &(u64, u64)| if men & from == 0 { 0 } else { squares };
        self.pairs
            .iter()
            .map(own)
            .fold(0, |all, squares| all | squares)
    }

    #[inline(always)]
    fn includes(&self, from: u64, to: u64) -> bool {
        self.pairs
            .iter()
            .any(|&(men, squares)| men & from != 0 && squares & to != 0)
    }
}

/// Steps of the winner's most advanced pawn to its last rank; more if men stand in its way. A pawn
/// in its way has to be taken, for instance by the king.
fn promotion_steps(board: &Board, winner: Color) -> i32 {
    let king = board.king(winner);
    let pawns = board.all(Role::Pawn) & board.of(!winner);
    let (own, others) = (board.of(winner), board.of(!winner) & !pawns);
    let mut best = 12;
    for pawn in Squares(board.men(winner, Role::Pawn)) {
        let way = ahead(winner, pawn);
        let mut steps = way.count_ones() as i32;
        if steps >= best {
            continue;
        }
        steps += 2 * (way & others).count_ones() as i32 + 3 * (way & own).count_ones() as i32;
        for at in Squares(way & pawns) {
            steps += 2 + i32::from(distance(king, at));
        }
        best = best.min(steps);
    }
    best
}

/// The squares ahead of a pawn.
fn ahead(color: Color, pawn: Sq) -> u64 {
    let file = FILE_A << (pawn & 7);
    match color {
        Color::White => file & !(bit(pawn) | (bit(pawn) - 1)),
        Color::Black => file & (bit(pawn) - 1),
    }
}

/// The steps a king needs from one square to the other on an empty board.
fn distance(a: Sq, b: Sq) -> u8 {
    (a & 7).abs_diff(b & 7).max((a >> 3).abs_diff(b >> 3))
}
