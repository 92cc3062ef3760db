//! Sets of squares that the men never leave, and why no mate fits into them.

use crate::rules::{
    DIAGONAL, Kind, Position, STRAIGHT, Set, Side, Square, castled, directions, reach, set,
    squares, step,
};

/// A man and the squares it is said never to leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Man {
    pub(crate) side: Side,
    pub(crate) kind: Kind,
    pub(crate) at: Square,
    pub(crate) reach: Set,
}

/// A side that is said to move nothing but its king, and that between two squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cage {
    pub(crate) side: Side,
    pub(crate) squares: Set,
}

/// The claim that no man ever leaves its set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Walls {
    pub(crate) men: Vec<Man>,
    pub(crate) cage: Option<Cage>,
}

/// What the sets say about the squares.
struct Facts {
    /// Squares on which a side may capture.
    captures: [Set; 2],
    /// Squares on which a man of a side, not the king, may stand.
    stands: [Set; 2],
    /// Squares of men that neither move nor are captured.
    blocked: [Set; 2],
    /// Squares that such men attack at all times.
    guarded: [Set; 2],
    /// The square of a king that never moves.
    fixed_king: [Set; 2],
}

fn promotes(man: &Man) -> bool {
    man.kind == Kind::Pawn && man.reach == !0
}

/// The squares one step away from a set for a kind of man (for pawns: those they attack).
fn steps(side: Side, kind: Kind, from: Set) -> Set {
    let (ways, _) = directions(side, kind);
    squares(from)
        .flat_map(|at| ways.iter().filter_map(move |&way| step(at, way)))
        .fold(0, |all, to| all | set(to))
}

fn around(set: Set) -> Set {
    steps(Side::White, Kind::King, set)
}

impl Walls {
    /// Whether the sets belong to the position, no man can leave its set, and no mate by the
    /// winner fits into them; if not, why not.
    pub(crate) fn check(&self, position: &Position, winner: Side) -> Result<(), String> {
        if !self.belongs_to(position) {
            return Err("the men are not those of the position".to_owned());
        }
        self.check_cage(position)?;
        let facts = self.facts(position);
        for man in &self.men {
            let must = self.must_contain(man, position, &facts);
            if let Some(missing) = squares(must & !man.reach).next() {
                return Err(format!(
                    "a man on {} can come to {}",
                    name(man.at),
                    name(missing)
                ));
            }
        }
        match self.mate(winner, &facts) {
            Some(king) => Err(format!("nothing excludes a mate on {}", name(king))),
            None => Ok(()),
        }
    }

    /// Whether the men are exactly those of the position.
    pub(crate) fn belongs_to(&self, position: &Position) -> bool {
        let mut placed = Position::empty(position.mover);
        for man in &self.men {
            placed.put(man.side, man.kind, man.at);
        }
        (placed.castling, placed.ep) = (position.castling, position.ep);
        let men = position.all(Side::White) | position.all(Side::Black);
        placed == *position && self.men.len() == men.count_ones() as usize
    }

    fn check_cage(&self, position: &Position) -> Result<(), String> {
        let Some(cage) = self.cage else { return Ok(()) };
        let zone = cage.squares | around(cage.squares);
        let holds = position.castling == 0
            && cage.squares.count_ones() == 2
            && zone & position.men(cage.side.other(), Kind::King) == 0
            && self
                .men
                .iter()
                .filter(|man| man.side == cage.side)
                .all(|man| match man.kind {
                    Kind::King => man.reach & !cage.squares == 0,
                    _ => man.reach == set(man.at),
                })
            && squares(cage.squares).all(|at| around(set(at)) & cage.squares != 0);
        if holds {
            Ok(())
        } else {
            Err("the cage does not hold".to_owned())
        }
    }

    fn facts(&self, position: &Position) -> Facts {
        let none = [0; 2];
        let mut facts = Facts {
            captures: none,
            stands: none,
            blocked: none,
            guarded: none,
            fixed_king: none,
        };
        for man in &self.men {
            let side = man.side as usize;
            let attacks_only = man.kind == Kind::Pawn && !promotes(man);
            facts.captures[side] |= if attacks_only {
                steps(man.side, man.kind, man.reach)
            } else {
                man.reach
            };
            if man.kind != Kind::King {
                facts.stands[side] |= man.reach;
            } else if man.reach == set(man.at) {
                facts.fixed_king[side] = man.reach;
            }
        }
        if let Some(ep) = position.ep {
            let waiting = position.mover.other();
            facts.stands[waiting as usize] |= set(ep);
            let pawn = step(ep, waiting.forward()).map_or(0, set);
            facts.captures[position.mover as usize] |= pawn;
        }
        for man in &self.men {
            let safe = facts.captures[man.side.other() as usize] & set(man.at) == 0;
            if man.reach == set(man.at) && (safe || man.kind == Kind::King) {
                facts.blocked[man.side as usize] |= set(man.at);
                facts.guarded[man.side as usize] |= steps(man.side, man.kind, set(man.at));
            }
        }
        facts
    }

    /// The squares that a man's set has to contain: where it stands, and every square to which it
    /// may step from a square of the set.
    fn must_contain(&self, man: &Man, position: &Position, facts: &Facts) -> Set {
        let (own, other) = (man.side as usize, man.side.other() as usize);
        let home = set(man.at) | castling_squares(man, position);
        match man.kind {
            Kind::Pawn if promotes(man) => home,
            Kind::Pawn => home | self.pawn_steps(man, facts),
            Kind::King => {
                let zone = match self.cage {
                    Some(cage) if cage.side != man.side => cage.squares | around(cage.squares),
                    _ => 0,
                };
                let forbidden = facts.blocked[own] | facts.guarded[other] | zone;
                home | (steps(man.side, man.kind, man.reach) & !forbidden)
            }
            _ => {
                let forbidden = facts.blocked[own] | facts.fixed_king[other];
                home | (steps(man.side, man.kind, man.reach) & !forbidden)
            }
        }
    }

    fn pawn_steps(&self, man: &Man, facts: &Facts) -> Set {
        let ahead = squares(man.reach).filter_map(|at| step(at, man.side.forward()));
        let pushes = ahead.fold(0, |all, to| all | set(to));
        let blocked = facts.blocked[0] | facts.blocked[1] | self.head_on(man, facts);
        let targets = facts.stands[man.side.other() as usize] & !facts.blocked[man.side as usize];
        let reached = (pushes & !blocked) | (steps(man.side, man.kind, man.reach) & targets);
        // Whoever comes to the last rank may be anything afterwards, and then be anywhere.
        let last = squares(reached | man.reach).any(|at| man.side.rank(at) == 7);
        if last { !0 } else { reached }
    }

    /// The squares that a pawn cannot pass since an enemy pawn comes towards it: as long as both
    /// stay on the file and the other is not captured, they never pass each other.
    fn head_on(&self, man: &Man, facts: &Facts) -> Set {
        let file = |at: Square| reach(at, (0, 1), true, 0) | reach(at, (0, -1), true, 0) | set(at);
        let forward = |at: Square| reach(at, man.side.forward(), true, 0);
        if man.reach & !file(man.at) != 0 {
            return 0;
        }
        let comes = |other: &&Man| {
            other.kind == Kind::Pawn
                && other.side != man.side
                && forward(man.at) & set(other.at) != 0
                && other.reach & !file(man.at) == 0
                && other.reach & facts.captures[man.side as usize] == 0
        };
        let comers = self.men.iter().filter(comes);
        comers.fold(0, |all, other| all | set(other.at) | forward(other.at))
    }

    fn king(&self, side: Side) -> Set {
        let kings = self
            .men
            .iter()
            .filter(|man| man.side == side && man.kind == Kind::King);
        kings.fold(0, |all, king| all | king.reach)
    }

    /// A square on which the sets admit that the winner mates.
    ///
    /// On such a square the king may stand and be attacked, and each square beside it may be
    /// attacked, by the king or another man, or be held by a man of its own, each by another one.
    fn mate(&self, winner: Side, facts: &Facts) -> Option<Square> {
        let mut attacked = 0;
        for man in &self.men {
            if man.side == winner && man.kind != Kind::King {
                attacked |= if promotes(man) {
                    !0
                } else {
                    steps(man.side, man.kind, man.reach)
                };
            }
        }
        squares(self.king(winner.other()) & attacked).find(|&king| {
            let open = around(set(king)) & !attacked;
            let beside = set(king) | around(set(king));
            let others = (self.king(winner) | self.last_step(king, winner, facts)) & !beside;
            squares(others).any(|other| self.can_fill(open & !around(set(other)), winner.other()))
        })
    }

    /// Where the winner's king may go beside a caged king with the very last move, when that opens
    /// a line for a check.
    fn last_step(&self, king: Square, winner: Side, facts: &Facts) -> Set {
        let Some(cage) = self.cage.filter(|cage| cage.side != winner) else {
            return 0;
        };
        let has = |kinds: [Kind; 2]| {
            let mut own = self.men.iter().filter(|man| man.side == winner);
            own.any(|man| promotes(man) || kinds.contains(&man.kind))
        };
        let mut ways: Vec<(i8, i8)> = Vec::new();
        if has([Kind::Rook, Kind::Queen]) {
            ways.extend(STRAIGHT);
        }
        if has([Kind::Bishop, Kind::Queen]) {
            ways.extend(DIAGONAL);
        }
        let blocked = facts.blocked[0] | facts.blocked[1];
        let lines = ways
            .iter()
            .fold(0, |all, &way| all | reach(king, way, true, blocked));
        around(self.king(winner) & lines) & (cage.squares | around(cage.squares))
    }

    /// Whether different men of a side, not the king, can stand on all the squares.
    fn can_fill(&self, open: Set, side: Side) -> bool {
        let mut held = vec![None; self.men.len()];
        squares(open).all(|square| self.find_man(square, side, &mut held, &mut Vec::new()))
    }

    /// Finds a man for a square, sending men already placed elsewhere where that helps.
    fn find_man(
        &self,
        square: Square,
        side: Side,
        held: &mut [Option<Square>],
        tried: &mut Vec<usize>,
    ) -> bool {
        for (n, man) in self.men.iter().enumerate() {
            let fits = man.side == side && man.kind != Kind::King && man.reach & set(square) != 0;
            if !fits || tried.contains(&n) {
                continue;
            }
            tried.push(n);
            let holds = held.get(n).copied().flatten();
            if holds.is_none_or(|other| self.find_man(other, side, held, tried)) {
                if let Some(place) = held.get_mut(n) {
                    *place = Some(square);
                }
                return true;
            }
        }
        false
    }
}

/// Where castling may take a man.
fn castling_squares(man: &Man, position: &Position) -> Set {
    let king = position.king(man.side);
    squares(position.castling & position.all(man.side)).fold(0, |all, rook| {
        let (king_to, rook_to) = castled(king, rook);
        match man.kind {
            Kind::King => all | set(king_to),
            Kind::Rook if man.at == rook => all | set(rook_to),
            _ => all,
        }
    })
}

/// The name of a square.
pub(crate) fn name(square: Square) -> String {
    let file = char::from(b'a' + (square & 7) as u8);
    format!("{file}{}", (square >> 3) + 1)
}
