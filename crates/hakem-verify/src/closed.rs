//! A set of positions that no move leaves.

use crate::certificate::Certificate;
use crate::rules::{Position, Side};
use crate::walls::Walls;
use crate::{LIMIT, Problem, material, zeroing};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Mixes the words of a position. Equal hashes do no harm: positions are compared in full.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.write_u64(u64::from_le_bytes(*word));
        }
        for &byte in rest {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

type Map<V> = HashMap<Position, V, BuildHasherDefault<Mix>>;

/// Plays out every series of moves from the position; each has to end in something else than mate
/// by the winner, or in a position in which the men or the walls exclude it.
///
/// Without the 75-move limit a position needs to be looked at once. With it, again whenever it
/// comes about with a lower half-move clock, from which more can follow.
pub(crate) fn check(certificate: &Certificate, bound: u64, walls: &[Walls]) -> Result<(), Problem> {
    let winner = certificate.winner;
    let mut by_placement: Map<&Walls> = Map::default();
    for walls in walls {
        let mut placed = Position::empty(Side::White);
        walls
            .men
            .iter()
            .for_each(|man| placed.put(man.side, man.kind, man.at));
        by_placement.insert(placed, walls);
    }
    let start = if certificate.limited {
        certificate.half_moves
    } else {
        0
    };
    let mut clocks: Map<u32> = Map::default();
    clocks.insert(certificate.position, start);
    let mut open = vec![(certificate.position, start)];
    while let Some((position, clock)) = open.pop() {
        if clocks.len() as u64 > bound {
            return Err(Problem::MorePositions(bound));
        }
        let successors = position.successors();
        if successors.is_empty() {
            if position.mover != winner && position.in_check(position.mover) {
                return Err(Problem::MateReached);
            }
            continue;
        }
        if clock >= LIMIT || material::rule(&position, winner).is_some() {
            continue;
        }
        if let Some(walls) = by_placement.get(&position.placement()) {
            walls.check(&position, winner).map_err(Problem::NoReason)?;
            continue;
        }
        for (m, next) in successors {
            let clock = match certificate.limited {
                true if !zeroing(&position, &m) => clock + 1,
                _ => 0,
            };
            let known = clocks.get(&next).copied();
            if known.is_none_or(|known| clock < known) {
                clocks.insert(next, clock);
                open.push((next, clock));
            }
        }
    }
    Ok(())
}
