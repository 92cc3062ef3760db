//! The one list of precedence: what comes first when one half-move fulfils several provisions.
//!
//! Between events no list is needed: the first ending wins, and an ended game stays ended
//! (5.1, 5.2, 9.5.2). This list is for effects of the same half-move.
//!
//! - Mate precedes everything, the seventy-fifth move included (9.6.2).
//! - Stalemate and dead position are both draws; a stalemate is named as such (5.2.1 before 5.2.2).
//! - What ends the game under Article 5 is named before what ends it under 9.6.
//! - The rest are draws either way; the rarer fact is named first.

use crate::provision::Provision;

/// Provisions under which a half-move ends the game by itself, in the order in which they are
/// asked and named.
pub const ENDINGS: [Provision; 7] = [
    Provision::A5_1_1,
    Provision::A5_2_1,
    Provision::A5_2_2,
    Provision::A9_6_1,
    Provision::A9_6_2,
    Provision::A9_2,
    Provision::A9_3,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g1_mate_comes_before_the_seventy_fifth_move() {
        let place = |p| ENDINGS.iter().position(|&q| q == p);
        assert!(place(Provision::A5_1_1) < place(Provision::A9_6_2));
        assert!(place(Provision::A5_2_1) < place(Provision::A5_2_2));
    }
}
