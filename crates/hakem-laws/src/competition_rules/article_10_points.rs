//! Article 10: points.

use crate::ruling::Score;

/// How many points a win, a draw and a loss are worth, in half points (10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// A win or win by forfeit.
    pub win: u8,
    /// A draw.
    pub draw: u8,
    /// A loss or loss by forfeit.
    pub loss: u8,
}

impl Scale {
    /// 10.1: one, half and nothing, unless the event says otherwise.
    pub const LAWS: Scale = Scale {
        win: 2,
        draw: 1,
        loss: 0,
    };

    /// Three points for a win and one for a draw, which some events use.
    pub const THREE_ONE_NIL: Scale = Scale {
        win: 6,
        draw: 2,
        loss: 0,
    };

    /// The half points of White and Black for `score`. A player whom the arbiter gave less or more
    /// than the game (11.7, 12.9) keeps the part of a win that it is.
    #[must_use]
    pub const fn points(self, score: Score) -> (u8, u8) {
        (self.of(score.white), self.of(score.black))
    }

    const fn of(self, half_points: u8) -> u8 {
        match half_points {
            0 => self.loss,
            1 => self.draw,
            _ => self.win,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s0_2_a10_1_each_player_gets_half_a_point_for_a_draw() {
        assert_eq!(Scale::LAWS.points(Score::DRAW), (1, 1));
        assert_eq!(Scale::THREE_ONE_NIL.points(Score::DRAW), (2, 2));
        assert_eq!(Scale::LAWS.points(Score::WHITE_WINS), (2, 0));
        assert_eq!(Scale::LAWS.points(Score::BOTH_LOSE), (0, 0));
    }

    #[test]
    fn s0_3_the_draw_is_written_with_halves() {
        assert_eq!(Score::DRAW.as_str(), "1/2-1/2");
        for text in ["½ - ½", "½-½", "1/2-1/2", "1/2 - 1/2", "1/2"] {
            assert_eq!(Score::from_text(text), Some(Score::DRAW), "{text}");
        }
        assert_eq!(Score::from_text("2-0"), None);
    }
}
