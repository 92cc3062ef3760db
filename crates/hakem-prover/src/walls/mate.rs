//! Whether a mate fits into the reach sets.

use super::grow::steps;
use super::{ALL, Man, Walls};
use crate::board::NO_SQUARE;
use crate::board::bits::{
    Sq, Squares, between, bishop_attacks, bit, king_attacks, king_steps, rook_attacks,
};
use arrayvec::ArrayVec;
use shakmaty::{Color, Role};

/// A mate that the reach sets admit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pattern {
    /// Where the mated king stands.
    pub(crate) king: Sq,
    /// Where the mating side's king stands two squares away; 64 if it stands farther off.
    pub(crate) other_king: Sq,
    /// Neighbours of the mated king that its own men must occupy.
    pub(crate) filled: u64,
}

impl Walls {
    /// Whether some mate by `winner` fits into the sets.
    pub(crate) fn mate_fits(&self, winner: Color) -> bool {
        self.each_pattern(winner, &mut |_| true)
    }

    /// All mates that fit into the sets.
    pub(crate) fn patterns(&self, winner: Color) -> Vec<Pattern> {
        let mut patterns = Vec::new();
        self.each_pattern(winner, &mut |pattern| {
            patterns.push(pattern);
            false
        });
        patterns
    }

    /// Squares that men of `winner` other than the king may ever attack.
    fn attacked(&self, winner: Color) -> u64 {
        let men = self
            .men
            .iter()
            .filter(|man| man.color == winner && man.role != Role::King);
        men.fold(0, |set, man| {
            set | if man.promotes() {
                ALL
            } else {
                steps(winner, man.role, man.reach)
            }
        })
    }

    /// The reach of a king.
    pub(crate) fn king_reach(&self, color: Color) -> u64 {
        let king = |man: &&Man| man.role == Role::King && man.color == color;
        self.men.iter().find(king).map_or(0, |man| man.reach)
    }

    /// Calls `found` for each mate that fits until it says stop; whether it did.
    ///
    /// A king is mated on k only if k and each neighbour of k is attacked, or occupied by a man of
    /// its own, each neighbour by another man. Sliders count as attacking from the nearest square.
    fn each_pattern(&self, winner: Color, found: &mut impl FnMut(Pattern) -> bool) -> bool {
        let attacked = self.attacked(winner);
        let kings = self.king_reach(winner);
        for king in Squares(self.king_reach(!winner) & attacked) {
            let open = king_attacks(king) & !attacked;
            let beside = bit(king) | king_attacks(king);
            let ring = king_steps(beside) & !beside;
            let far = kings & !beside & !ring != 0;
            if far && self.fillable(!winner, open) {
                if found(Pattern {
                    king,
                    other_king: NO_SQUARE,
                    filled: open,
                }) {
                    return true;
                }
                if open == 0 {
                    continue;
                }
            }
            for other in Squares((kings | self.last_steps(winner, king)) & ring) {
                let filled = open & !king_attacks(other);
                if self.fillable(!winner, filled)
                    && found(Pattern {
                        king,
                        other_king: other,
                        filled,
                    })
                {
                    return true;
                }
            }
        }
        false
    }

    /// Whether men of the colour other than the king can occupy all the squares at once.
    fn fillable(&self, color: Color, squares: u64) -> bool {
        let mut candidates: ArrayVec<u64, 8> = ArrayVec::new();
        for square in Squares(squares) {
            let mut men = 0;
            for (n, man) in self.men.iter().enumerate() {
                if man.color == color && man.role != Role::King && man.reach & bit(square) != 0 {
                    men |= 1 << n;
                }
            }
            if men == 0 || candidates.try_push(men).is_err() {
                return false;
            }
        }
        let mut taken = ArrayVec::new();
        (0..candidates.len()).all(|n| assign(n, &candidates, &mut taken, &mut 0))
    }

    /// Squares inside the zone of a caged loser that the winner's king may enter with the very
    /// last move, giving check by opening a line to the caged king.
    fn last_steps(&self, winner: Color, king: Sq) -> u64 {
        let Some(cage) = self.cage.filter(|cage| cage.color != winner) else {
            return 0;
        };
        let zone = cage.squares | king_steps(cage.squares);
        let blocked = self.masks().blocked;
        let blocked = (blocked[0] | blocked[1]) & !bit(king);
        let can_be = |roles: [Role; 2]| {
            let mut men = self.men.iter().filter(|man| man.color == winner);
            men.any(|man| man.promotes() || roles.contains(&man.role))
        };
        let mut lines = 0;
        if can_be([Role::Rook, Role::Queen]) {
            lines |= rook_attacks(king, 0);
        }
        if can_be([Role::Bishop, Role::Queen]) {
            lines |= bishop_attacks(king, 0);
        }
        let opening = Squares(self.king_reach(winner) & lines)
            .filter(|&from| between(king, from) & blocked == 0)
            .fold(0, |set, from| set | king_attacks(from));
        opening & zone
    }
}

/// Finds a man for the n-th square, moving men already assigned where that helps.
fn assign(
    n: usize,
    candidates: &[u64],
    taken: &mut ArrayVec<(Sq, usize), 8>,
    tried: &mut u64,
) -> bool {
    let Some(&men) = candidates.get(n) else {
        return false;
    };
    for man in Squares(men & !*tried) {
        if *tried & bit(man) != 0 {
            continue;
        }
        *tried |= bit(man);
        let holder = taken.iter().position(|&(by, _)| by == man);
        match holder.and_then(|at| taken.get(at).copied()) {
            None => return taken.try_push((man, n)).is_ok(),
            Some((_, other)) => {
                if assign(other, candidates, taken, tried) {
                    if let Some(entry) = taken.iter_mut().find(|entry| entry.0 == man) {
                        entry.1 = n;
                    }
                    return true;
                }
            }
        }
    }
    false
}
