//! Sets of squares that the men never leave, and why no mate fits into them.
//!
//! Why what is checked here suffices stands in `docs/certificate.md`.

use crate::rules::{
    BISHOP, CASTLING, FILE_A, KING, Kind, PAWN, Position, QUEEN, SIDES, Set, Side, ahead, beside,
    castled, each, glide, steps,
};

/// A man and the squares it is said never to leave.
pub(crate) struct Man {
    pub(crate) side: Side,
    pub(crate) kind: Kind,
    pub(crate) at: Set,
    pub(crate) reach: Set,
}

impl Man {
    fn promotes(&self) -> bool {
        self.kind == PAWN && self.reach == !0
    }

    /// The squares that it attacks in one step from its squares.
    fn attacks(&self) -> Set {
        let attacks = steps(self.side, self.kind, self.reach);
        if self.promotes() { !0 } else { attacks }
    }
}

/// The claim that no man ever leaves its set.
pub(crate) struct Walls {
    pub(crate) men: Vec<Man>,
    /// Two squares between which the king of one side moves, and nothing else of it; or none.
    pub(crate) cage: Set,
}

/// What the sets say about the squares, for each side.
#[derive(Default)]
struct Facts {
    /// Squares on which it may capture.
    captures: [Set; 2],
    /// Squares on which a man other than the king may stand.
    stands: [Set; 2],
    /// Squares of its men that neither move nor are captured.
    blocked: [Set; 2],
    /// Squares that such men attack at all times.
    guarded: [Set; 2],
    /// The squares of its king.
    king: [Set; 2],
    /// Squares that its king enters with the very last move only, if at all.
    shunned: [Set; 2],
}

/// Why walls prove nothing, and squares that show it.
pub(crate) type Flaw = (&'static str, Set);

impl Walls {
    /// The men of a side without its king.
    fn pieces(&self, side: Side) -> impl Iterator<Item = &Man> {
        let men = self.men.iter();
        men.filter(move |man| man.side == side && man.kind != KING)
    }

    /// Who stands where.
    pub(crate) fn placement(&self) -> Position {
        let mut placement = Position::default();
        for man in &self.men {
            placement.put(man.side, man.kind, man.at);
        }
        placement
    }

    /// Whether the sets belong to the position, no man can leave its set, and no mate by the
    /// winner fits into them; if not, why not.
    pub(crate) fn check(&self, position: &Position, winner: Side) -> Result<(), Flaw> {
        let men = position.occupied();
        if self.placement() != position.placement() || self.men.len() != men.count_ones() as usize {
            return Err(("the men are not those of the position on", men));
        }
        let facts = self.facts(position);
        if self.cage != 0 && !self.cage_holds(position, &facts) {
            return Err(("nothing holds the cage of", self.cage));
        }
        for man in &self.men {
            let missing = self.must_contain(man, position, &facts) & !man.reach;
            if missing != 0 {
                return Err(("a man can leave its squares and come to", missing));
            }
        }
        let mate = self.mate(winner, &facts);
        mate.map_or(Ok(()), |king| Err(("nothing excludes a mate on", king)))
    }

    fn facts(&self, position: &Position) -> Facts {
        let mut facts = Facts::default();
        for man in &self.men {
            let (own, other) = (man.side as usize, man.side.other() as usize);
            let pawn = man.kind == PAWN;
            facts.captures[own] |= if pawn { man.attacks() } else { man.reach };
            if man.kind != KING {
                facts.stands[own] |= man.reach;
                continue;
            }
            facts.king[own] = man.reach;
            if self.cage & man.at != 0 {
                facts.shunned[other] = self.cage | beside(self.cage);
            }
        }
        let (mover, waiting) = (position.mover, position.mover.other());
        facts.stands[waiting as usize] |= position.passed();
        facts.captures[mover as usize] |= ahead(waiting, position.passed());
        for man in &self.men {
            let (own, other) = (man.side as usize, man.side.other() as usize);
            if man.reach == man.at && (man.kind == KING || facts.captures[other] & man.at == 0) {
                facts.blocked[own] |= man.at;
                facts.guarded[own] |= man.attacks();
            }
        }
        facts
    }

    /// Whether one side, without castling, never moves but its king between the two squares, and
    /// the other king stands apart from them.
    fn cage_holds(&self, position: &Position, facts: &Facts) -> bool {
        let one_side = facts.shunned.contains(&0) && facts.shunned != [0; 2];
        let two = self.cage.count_ones() == 2 && beside(self.cage) & self.cage == self.cage;
        let castling = SIDES.map(|side| position.men(side, CASTLING));
        let holds = |man: &Man| match (facts.shunned[man.side as usize], man.kind) {
            (0, KING) => man.reach & !self.cage == 0,
            (0, _) => man.reach == man.at,
            (shunned, _) => man.kind != KING || man.at & shunned == 0,
        };
        one_side && two && castling == [0; 2] && self.men.iter().all(holds)
    }

    /// The squares that a man's set has to contain: where it stands, where castling takes it, and
    /// every square to which it may step from a square of the set.
    fn must_contain(&self, man: &Man, position: &Position, facts: &Facts) -> Set {
        let (own, other) = (man.side as usize, man.side.other() as usize);
        let stepped = steps(man.side, man.kind, man.reach) & !facts.blocked[own];
        let stepped = match man.kind {
            PAWN => self.pawn_steps(man, facts),
            KING => stepped & !facts.guarded[other] & !facts.shunned[own],
            // A king that never moves is never captured either.
            _ => stepped & !(facts.king[other] & facts.blocked[other]),
        };
        man.at | stepped | castling_squares(man, position)
    }

    fn pawn_steps(&self, man: &Man, facts: &Facts) -> Set {
        let (own, other) = (man.side as usize, man.side.other() as usize);
        let closed = facts.blocked[0] | facts.blocked[1] | self.head_on(man, facts);
        let reached = ahead(man.side, man.reach) & !closed
            | man.attacks() & facts.stands[other] & !facts.blocked[own];
        // Whoever comes to the last rank may be anything afterwards, and then be anywhere.
        let promotes = reached & man.side.rank(7) != 0;
        if promotes { !0 } else { reached }
    }

    /// The squares that a pawn cannot pass since an enemy pawn comes towards it: as long as both
    /// stay on the file and the other is not captured, they never pass each other.
    fn head_on(&self, man: &Man, facts: &Facts) -> Set {
        let file = FILE_A << (man.at.trailing_zeros() & 7);
        let beyond = |at: Set| file & [!at & !(at - 1), at - 1][man.side as usize];
        let comes = |other: &&Man| {
            other.kind == PAWN
                && other.side != man.side
                && other.at & beyond(man.at) != 0
                && man.reach & !file == 0
                && other.reach & (!file | facts.captures[man.side as usize]) == 0
        };
        let comers = self.men.iter().filter(comes);
        comers.fold(0, |all, other| all | other.at | beyond(other.at))
    }

    /// A square on which the sets admit that the winner mates.
    ///
    /// There the king may stand and be attacked, and each square beside it may be attacked, by the
    /// king or another man, or be held by a man of its own, each by another one.
    fn mate(&self, winner: Side, facts: &Facts) -> Option<Set> {
        let loser = winner.other();
        let attacked = self.pieces(winner).fold(0, |all, man| all | man.attacks());
        each(facts.king[loser as usize] & attacked).find(|&king| {
            let around = king | beside(king);
            let open = beside(king) & !attacked;
            let others = facts.king[winner as usize] | self.last_step(king, winner, facts);
            let others = others & !around;
            // From farther off than two squares the winner's king guards none of them.
            let far = others & !beside(around);
            let mut guards = each(others & !far)
                .map(beside)
                .chain((far != 0).then_some(0));
            guards.any(|guards| self.can_hold(loser, open & !guards))
        })
    }

    /// Where the winner's king may go beside a caged king with the very last move, when that opens
    /// a line for a check.
    fn last_step(&self, king: Set, winner: Side, facts: &Facts) -> Set {
        let shunned = facts.shunned[winner as usize];
        let blocked = facts.blocked[0] | facts.blocked[1];
        let mut lines = 0;
        for man in self.pieces(winner) {
            let kind = if man.promotes() { QUEEN } else { man.kind };
            if shunned != 0 && (BISHOP..=QUEEN).contains(&kind) {
                glide(winner, kind, king, blocked, |reached, _| lines |= reached);
            }
        }
        beside(facts.king[winner as usize] & lines) & shunned
    }

    /// Whether different men of a side, not the king, can stand on all the squares: for any of the
    /// squares there are at least as many men that can stand on one of them (Hall's theorem).
    fn can_hold(&self, side: Side, squares: Set) -> bool {
        let mut some: Set = 0;
        loop {
            some = some.wrapping_sub(squares) & squares;
            let able = self
                .pieces(side)
                .filter(|man| man.reach & some != 0)
                .count();
            if able < some.count_ones() as usize || some == 0 {
                return some == 0;
            }
        }
    }
}

/// Where castling may take a man.
fn castling_squares(man: &Man, position: &Position) -> Set {
    let king = position.men(man.side, KING);
    each(position.men(man.side, CASTLING)).fold(0, |all, rook| {
        let (king_to, rook_to) = castled(man.side, king, rook);
        match man.at {
            at if at == king => all | king_to,
            at if at == rook => all | rook_to,
            _ => all,
        }
    })
}
