//! Moves by each player without a capture or pawn move (9.3, 9.6.2).

use shakmaty::Color;

/// Half-moves since the last capture or pawn move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HalfMoveClock(pub u32);

/// Half-moves after which fifty moves by each player are complete (9.3.2).
pub const FIFTY: HalfMoveClock = HalfMoveClock(100);

/// Half-moves after which seventy-five moves by each player are complete (9.6.2).
pub const SEVENTY_FIVE: HalfMoveClock = HalfMoveClock(150);

impl HalfMoveClock {
    /// Moves without capture or pawn move made by the player having the move.
    #[must_use]
    pub const fn of_mover(self) -> u32 {
        self.0 / 2
    }

    /// Moves without capture or pawn move made by the player who moved last.
    #[must_use]
    pub const fn of_opponent(self) -> u32 {
        self.0.div_ceil(2)
    }

    /// The moves of `player`, `turn` having the move.
    #[must_use]
    pub fn of(self, player: Color, turn: Color) -> u32 {
        if player == turn {
            self.of_mover()
        } else {
            self.of_opponent()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a9_3_the_counts_of_both_players() {
        let clock = HalfMoveClock(99);
        assert_eq!((clock.of_mover(), clock.of_opponent()), (49, 50));
        assert_eq!(clock.of(Color::White, Color::White), 49);
        assert_eq!(clock.of(Color::Black, Color::White), 50);
    }
}
