//! Growing the reach sets until nothing can be added.

use super::{ALL, Man, Walls};
use crate::board::bits::{
    FILE_A, bit, diagonal_steps, king_steps, knight_steps, last_rank, pawn_captures, pawn_steps,
    straight_steps,
};
use shakmaty::{Color, Role};

/// What the reach sets of one colour say about the squares, one entry per colour.
#[derive(Clone, Copy, Default)]
pub(super) struct Masks {
    /// Squares on which the colour may ever capture.
    pub(super) captures: [u64; 2],
    /// Squares on which a man of the colour other than the king may ever stand.
    pub(super) stands: [u64; 2],
    /// Squares of men that neither move nor are captured.
    pub(super) blocked: [u64; 2],
    /// Squares that blocked men attack for ever.
    pub(super) guarded: [u64; 2],
}

/// The squares a man attacks in one step from any square of its set.
#[inline]
pub(super) fn steps(color: Color, role: Role, set: u64) -> u64 {
    match role {
        Role::Pawn => pawn_captures(color, set),
        Role::Knight => knight_steps(set),
        Role::Bishop => diagonal_steps(set),
        Role::Rook => straight_steps(set),
        Role::Queen | Role::King => king_steps(set),
    }
}

/// Adds steps into the allowed squares until nothing is added.
#[inline]
pub(super) fn flood(role: Role, from: u64, allowed: u64) -> u64 {
    match role {
        Role::Knight => flood_by(from, allowed, knight_steps),
        Role::Bishop => flood_by(from, allowed, diagonal_steps),
        Role::Rook => flood_by(from, allowed, straight_steps),
        Role::Pawn | Role::Queen | Role::King => flood_by(from, allowed, king_steps),
    }
}

#[inline(always)]
fn flood_by(from: u64, allowed: u64, steps: impl Fn(u64) -> u64) -> u64 {
    let mut set = from;
    loop {
        let grown = set | (steps(set) & allowed);
        if grown == set {
            return set;
        }
        set = grown;
    }
}

impl Walls {
    /// What the present sets say about the squares.
    pub(super) fn masks(&self) -> Masks {
        let mut masks = Masks::default();
        for man in &self.men {
            let c = man.color as usize;
            masks.captures[c] |= match man.role {
                Role::Pawn if !man.promotes() => pawn_captures(man.color, man.reach),
                _ => man.reach,
            };
            if man.role != Role::King {
                masks.stands[c] |= man.reach;
            }
        }
        self.add_en_passant(&mut masks);
        for man in &self.men {
            let capturable = masks.captures[!man.color as usize] & bit(man.at) != 0;
            if man.stays() && (man.role == Role::King || !capturable) {
                let c = man.color as usize;
                masks.blocked[c] |= bit(man.at);
                masks.guarded[c] |= steps(man.color, man.role, bit(man.at));
            }
        }
        masks
    }

    /// Squares of men that neither move nor are captured.
    pub(crate) fn blocked(&self) -> u64 {
        let blocked = self.masks().blocked;
        blocked[0] | blocked[1]
    }

    /// A pawn that may be taken in passing now counts as standing on the square it passed.
    fn add_en_passant(&self, masks: &mut Masks) {
        if self.ep < 64 {
            // The third rank holds White's passed squares, the sixth Black's.
            let waiting = Color::from_white(self.ep < 32);
            let ep = bit(self.ep);
            masks.stands[waiting as usize] |= ep;
            masks.captures[!waiting as usize] |= pawn_steps(waiting, ep);
        }
    }

    /// Grows all sets until nothing can be added.
    pub(super) fn close(&mut self) {
        loop {
            let masks = self.masks();
            let mut grown = false;
            for n in 0..self.men.len() {
                let reach = self.grown(n, &masks);
                if let Some(man) = self.men.get_mut(n) {
                    grown |= reach != man.reach;
                    man.reach = reach;
                }
            }
            if !grown {
                return;
            }
        }
    }

    /// The set of one man with everything added that the masks allow.
    fn grown(&self, n: usize, masks: &Masks) -> u64 {
        let Some(man) = self.men.get(n) else { return 0 };
        if man.promotes() {
            return ALL;
        }
        let (own, other) = (man.color as usize, !man.color as usize);
        match man.role {
            Role::Pawn => self.grown_pawn(man, masks),
            Role::King => {
                let forbidden = match self.cage {
                    Some(cage) if cage.color != man.color => {
                        cage.squares | king_steps(cage.squares)
                    }
                    _ => 0,
                };
                let allowed = !masks.blocked[own] & !masks.guarded[other] & !forbidden;
                flood(Role::King, man.reach, allowed)
            }
            role => {
                let allowed = !masks.blocked[own] & !self.standing_king(!man.color);
                flood(role, man.reach, allowed)
            }
        }
    }

    /// The square of a king that never moves, as a set.
    fn standing_king(&self, color: Color) -> u64 {
        let king = |man: &&Man| man.role == Role::King && man.color == color && man.stays();
        self.men.iter().find(king).map_or(0, |man| man.reach)
    }

    fn grown_pawn(&self, man: &Man, masks: &Masks) -> u64 {
        let blocked = masks.blocked[0] | masks.blocked[1];
        let closed = self.closed_to_pawn(man, masks);
        let mut reach = man.reach;
        loop {
            let pushes = pawn_steps(man.color, reach) & !blocked & !closed;
            let own = masks.blocked[man.color as usize];
            let stands = masks.stands[!man.color as usize] & !own;
            let grown = reach | pushes | (pawn_captures(man.color, reach) & stands);
            if grown & last_rank(man.color) != 0 {
                return ALL;
            }
            if grown == reach {
                return reach;
            }
            reach = grown;
        }
    }

    /// Squares on the pawn's file at or beyond an enemy pawn that stands head-on: as long as
    /// neither leaves the file and the other cannot be captured, they never pass each other.
    fn closed_to_pawn(&self, man: &Man, masks: &Masks) -> u64 {
        let file = FILE_A << (man.at & 7);
        if man.reach & !file != 0 {
            return 0;
        }
        let ahead = ahead_on_file(man.color, man.at);
        let mut closed = 0;
        for other in &self.men {
            if other.role == Role::Pawn
                && other.color != man.color
                && bit(other.at) & ahead != 0
                && other.reach & !file == 0
                && other.reach & masks.captures[man.color as usize] == 0
            {
                closed |= bit(other.at) | ahead_on_file(man.color, other.at);
            }
        }
        closed
    }
}

/// The squares in front of a square, as the colour sees it.
#[inline]
fn ahead_on_file(color: Color, at: u8) -> u64 {
    let file = FILE_A << (at & 7);
    match color {
        Color::White => file & !(bit(at) | (bit(at) - 1)),
        Color::Black => file & (bit(at) - 1),
    }
}
