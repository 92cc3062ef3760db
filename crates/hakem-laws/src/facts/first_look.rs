//! A first look at repetition: which half-moves can have brought a position about again.
//!
//! Most half-moves of most games cannot. To see that, no position has to be kept: as long as nothing
//! is captured, no pawn moves and nobody castles, equal positions have equal men on equal squares,
//! and so an equal sum of what every man on its square counts. An equal sum proves nothing; whoever
//! finds one compares the positions themselves ([`super::repetition`]).

use shakmaty::{Color, Move, Role, Square};

/// The sums of the present run of half-moves that can be undone, the position before it first.
#[derive(Clone, Debug, Default)]
pub(crate) struct FirstLook {
    sums: Vec<u64>,
}

/// Runs longer than this are for whoever keeps the positions.
const LONGEST: usize = 100;

impl FirstLook {
    /// Begins with a position before which nothing is known.
    pub(crate) fn restart(&mut self) {
        self.sums.clear();
        self.sums.push(0);
    }

    /// Whether the position after the legal half-move `m` of `mover` can have stood before;
    /// `half_move_clock` is that of the position after it.
    #[inline]
    pub(crate) fn may_recur(&mut self, m: Move, mover: Color, half_move_clock: u32) -> bool {
        let (Move::Normal { role, from, to, .. }, 1..) = (m, half_move_clock) else {
            // Castling cannot be undone either: the right to it is lost (9.2.3.2).
            self.restart();
            return false;
        };
        let last = self.sums.last().copied().unwrap_or(0);
        let sum = last ^ worth(mover, role, from) ^ worth(mover, role, to);
        self.sums.push(sum);
        // The same player has the move every second half-move, and a position can recur after four
        // half-moves at the earliest.
        self.sums.len() > LONGEST || self.sums.iter().rev().skip(4).step_by(2).any(|&s| s == sum)
    }
}

/// What a man on a square adds to the sum: any number will do, if few sums are equal by chance.
#[inline]
fn worth(color: Color, role: Role, square: Square) -> u64 {
    let man = (color as u64) << 9 | (role as u64) << 6 | square as u64;
    let spread = (man + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (spread ^ (spread >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::{Chess, Position};

    use super::*;
    use crate::facts::{position::Identity, repetition::Repetition};

    proptest! {
        /// 9.2.2, 9.2.3: whatever stands on the board again has been seen coming.
        #[test]
        fn a9_2_nothing_recurs_that_a_first_look_rules_out(
            choices in prop::collection::vec(0u8..8, 0..150),
        ) {
            let mut position = Chess::default();
            let mut look = FirstLook::default();
            look.restart();
            let mut kept = Repetition::new(Identity::of(&position));
            for choice in choices {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                // Mostly moves of pieces, so that positions recur.
                let quiet: Vec<_> = legal.iter().copied().filter(|m| !m.is_zeroing()).collect();
                let moves = if quiet.is_empty() || choice == 0 { &legal[..] } else { &quiet[..] };
                let m = moves[usize::from(choice) % moves.len().min(3)];
                let mover = position.turn();
                position.play_unchecked(m);
                let times = kept.push(Identity::of(&position), position.halfmoves());
                let may = look.may_recur(m, mover, position.halfmoves());
                prop_assert!(may || times == 1);
            }
        }
    }

    #[test]
    fn a9_2_ordinary_half_moves_are_ruled_out() {
        let mut position = Chess::default();
        let mut look = FirstLook::default();
        look.restart();
        let mut may = Vec::new();
        for san in ["Nf3", "Nf6", "Nc3", "Nc6", "Ng1", "Ng8", "Nb1", "Nb8"] {
            let san: shakmaty::san::San = san.parse().expect("a move");
            let m = san.to_move(&position).expect("a legal move");
            let mover = position.turn();
            position.play_unchecked(m);
            may.push(look.may_recur(m, mover, position.halfmoves()));
        }
        assert_eq!(may, [false, false, false, false, false, false, false, true]);
    }
}
