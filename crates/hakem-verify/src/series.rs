//! Series of moves: one that leads to mate, or all of them.

use crate::Problem;
use crate::rules::{BISHOP, KNIGHT, Move, PAWN, Position, QUEEN, ROOK, Set, Side, castled, each};
use crate::walls::Walls;
use std::collections::BTreeMap;

/// Whether this side can mate from this position.
pub(crate) struct Question {
    pub(crate) position: Position,
    pub(crate) half_moves: u32,
    pub(crate) winner: Side,
    /// Whether the 75-move limit ends the series of moves.
    pub(crate) limited: bool,
}

/// The 75-move limit in half-moves (Article 9.6.2).
const LIMIT: u32 = 150;

impl Question {
    /// Whether the winner has mated in a position with these legal moves.
    fn mated(&self, position: &Position, moves: &[Move]) -> bool {
        let mover = position.mover;
        moves.is_empty() && mover != self.winner && position.in_check(mover)
    }

    /// Follows a line to mate.
    pub(crate) fn check_line(&self, line: &str) -> Result<(), Problem> {
        let (mut position, mut clock, mut moves) = (self.position, self.half_moves, Vec::new());
        position.list_moves(&mut moves);
        for (ply, text) in (1..).zip(line.split_whitespace()) {
            if self.limited && clock >= LIMIT {
                return Err(Problem::Limit(ply));
            }
            let Some(&m) = moves.iter().find(|&&m| is_written(text, m, &position)) else {
                return Err(Problem::IllegalMove(ply));
            };
            clock = position.clock_after(m, clock);
            position = position.after(m);
            position.list_moves(&mut moves);
        }
        let mated = self.mated(&position, &moves);
        if mated { Ok(()) } else { Err(Problem::NotMate) }
    }

    /// Plays out every series of moves; each has to end in something else than mate by the winner:
    /// no legal move, the 75-move limit if it counts, men or walls that exclude a mate, or a
    /// position met before with no greater half-move clock.
    pub(crate) fn check_closed(&self, bound: u64, walls: &[Walls]) -> Result<(), Problem> {
        let walls = BTreeMap::from_iter(walls.iter().map(|walls| (walls.placement(), walls)));
        let start = if self.limited { self.half_moves } else { 0 };
        let (mut open, mut moves) = (vec![(self.position, start)], Vec::new());
        // Room for what is said to come, if that is not too much to believe.
        let room = bound.clamp(2, 1 << 18).next_power_of_two() as usize;
        let mut met = [(); 2].map(|()| Met::new(room, self.limited));
        met[self.position.mover as usize].meet(self.position.key(), start);
        let mut next = Vec::new();
        while let Some((position, clock)) = open.pop() {
            if met[0].count + met[1].count > bound {
                return Err(Problem::MorePositions(bound));
            }
            let mut excluded = lacks_men(&position, self.winner);
            if !excluded
                && !walls.is_empty()
                && let Some(walls) = walls.get(&position.placement())
            {
                walls.check(&position, self.winner).map_err(no_reason)?;
                excluded = true;
            }
            // Then only a mate that stands on the board already is to be looked for.
            if excluded && !position.in_check(position.mover) {
                continue;
            }
            position.list_moves(&mut moves);
            if self.mated(&position, &moves) {
                return Err(Problem::MateReached);
            }
            if clock >= LIMIT || excluded {
                continue;
            }
            let others = &mut met[position.mover.other() as usize];
            next.clear();
            next.extend(moves.iter().map(|&m| position.after(m)));
            others.fetch(&next);
            for (&next, &m) in next.iter().zip(&moves) {
                let clock = position.clock_after(m, clock) * u32::from(self.limited);
                if others.meet(next.key(), clock) {
                    open.push((next, clock));
                }
            }
        }
        Ok(())
    }
}

/// The positions met with one player to move: a table at most half full. If the 75-move limit
/// counts, the lowest half-move clock of each stands beside it.
struct Met {
    table: Vec<[Set; 4]>,
    clocks: Vec<u32>,
    count: u64,
}

impl Met {
    fn new(size: usize, limited: bool) -> Met {
        Met {
            table: vec![[0; 4]; size],
            clocks: vec![0; size * usize::from(limited)],
            count: 0,
        }
    }

    /// Whether a position is new, or was met with higher clocks only.
    fn meet(&mut self, key: [Set; 4], clock: u32) -> bool {
        if self.count * 2 >= self.table.len() as u64 {
            let larger = Met::new(2 * self.table.len(), !self.clocks.is_empty());
            let old = std::mem::replace(self, larger);
            let clocks = old.clocks.into_iter().chain(std::iter::repeat(0));
            for (key, clock) in old.table.into_iter().zip(clocks) {
                let _ = key != [0; 4] && self.meet(key, clock);
            }
        }
        let at = slot(&self.table, key);
        let new = self.table[at] != key;
        self.table[at] = key;
        self.count += u64::from(new);
        match self.clocks.get_mut(at) {
            Some(lowest) if new || clock < *lowest => {
                *lowest = clock;
                true
            }
            _ => new,
        }
    }

    /// Looks at the places of positions at once, so that memory is waited for once and not for each.
    fn fetch(&self, positions: &[Position]) {
        let places = positions.iter().map(|position| {
            let at = place(position.key()) & (self.table.len() - 1);
            self.table[at][0]
        });
        std::hint::black_box(places.fold(0, |all, word| all ^ word));
    }
}

/// Where to look for a position first.
fn place(key: [Set; 4]) -> usize {
    let mix =
        |mixed: u64, word: &u64| (mixed.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = key.iter().fold(0, mix);
    (mixed ^ mixed >> 32) as usize
}

/// Where a position stands in a table, or belongs.
fn slot(table: &[[Set; 4]], key: [Set; 4]) -> usize {
    let mut at = place(key);
    loop {
        at &= table.len() - 1;
        if table[at] == key || table[at] == [0; 4] {
            return at;
        }
        at += 1;
    }
}

/// Whether the men alone exclude every mate that does not stand on the board already. Why they do
/// is told in `docs/certificate.md`.
fn lacks_men(position: &Position, winner: Side) -> bool {
    const DARK: Set = 0xaa55_aa55_aa55_aa55;
    let own = |kind| position.men(winner, kind);
    let theirs = |kind| position.men(winner.other(), kind);
    let (knights, bishops) = (own(KNIGHT), own(BISHOP));
    if own(PAWN) | own(ROOK) | own(QUEEN) != 0 {
        return false;
    }
    let one_knight = knights.is_power_of_two() && bishops | theirs(BISHOP) | theirs(ROOK) == 0;
    let one_colour = |shade| knights | (bishops | theirs(BISHOP)) & shade == 0;
    let idle = one_knight || one_colour(DARK) || one_colour(!DARK);
    knights | bishops == 0 || theirs(PAWN) | theirs(KNIGHT) == 0 && idle
}

fn name(square: Set) -> String {
    let n = square.trailing_zeros() as u8;
    format!("{}{}", char::from(b'a' + n % 8), n / 8 + 1)
}

fn no_reason((why, squares): (&str, Set)) -> Problem {
    let names: Vec<String> = each(squares).map(name).collect();
    Problem::NoReason(format!("{why} {}", names.join(" ")))
}

/// Whether UCI writes a move so. Castling goes to the rook, or to where the king goes.
fn is_written(text: &str, Move(from, to, becomes): Move, position: &Position) -> bool {
    let side = position.mover;
    let promoted = becomes != PAWN && position.men(side, PAWN) & from != 0;
    let letter = ["", "", "n", "b", "r", "q", "", ""][becomes * usize::from(promoted)];
    let castling = position.of(side) & to != 0;
    let (king_to, _) = castled(side, from, to);
    let written = |to| text == format!("{}{}{letter}", name(from), name(to));
    written(to) || castling && written(king_to)
}
