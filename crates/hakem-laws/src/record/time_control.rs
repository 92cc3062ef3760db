//! The time control: periods with their moves, time, increment and delay (6.3).

use arrayvec::ArrayVec;

use super::event::Millis;

/// The most periods that a time control can have here.
pub const MAX_PERIODS: usize = 8;

/// One period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// The moves to be completed in it; `None`: all the remaining moves.
    pub moves: Option<u32>,
    /// The time allotted when it begins.
    pub time: Millis,
    /// Time added for every move.
    pub increment: Millis,
    /// Time that passes before the clock counts down at each move.
    pub delay: Millis,
}

/// The periods of a game, first to last; never empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    periods: ArrayVec<Period, MAX_PERIODS>,
}

impl TimeControl {
    /// The control of these periods; `None` if there are none or more than [`MAX_PERIODS`].
    #[must_use]
    pub fn new(periods: &[Period]) -> Option<Self> {
        let periods: ArrayVec<Period, MAX_PERIODS> = periods.try_into().ok()?;
        (!periods.is_empty()).then_some(Self { periods })
    }

    /// The periods, first to last.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The period that a player who has completed `moves` moves is in, and the moves by the end
    /// of which it closes (`None`: the last period).
    #[must_use]
    pub fn period_after(&self, moves: u32) -> (usize, Option<u32>) {
        let mut due = 0u32;
        for (index, period) in self.periods.iter().enumerate() {
            let Some(count) = period.moves else {
                return (index, None);
            };
            due = due.saturating_add(count);
            if moves < due {
                return (index, Some(due));
            }
        }
        // The last period repeats itself when it too has a number of moves.
        let last = self.periods.len().saturating_sub(1);
        let step = self
            .periods
            .last()
            .and_then(|p| p.moves)
            .unwrap_or(1)
            .max(1);
        let over = moves - due;
        (
            last,
            Some(due.saturating_add((over / step).saturating_add(1).saturating_mul(step))),
        )
    }

    /// Whether `moves` completed moves close a period exactly.
    #[must_use]
    pub fn closes_at(&self, moves: u32) -> bool {
        moves > 0 && self.period_after(moves - 1).1 == Some(moves)
    }

    /// Whether a player has the cumulative or delay time of Guideline III's exclusion.
    #[must_use]
    pub fn has_increment(&self) -> bool {
        self.periods
            .iter()
            .any(|p| p.increment.0 > 0 || p.delay.0 > 0)
    }

    /// Time for sixty moves of a player, which tells standard, rapid and blitz apart (A.1, B.1).
    #[must_use]
    pub fn for_sixty_moves(&self) -> Millis {
        let mut total = 0u64;
        let mut moves = 0u32;
        for period in &self.periods {
            let span = period.moves.unwrap_or(u32::MAX).min(60 - moves.min(60));
            let step = period.increment.0.saturating_add(period.delay.0);
            total = total
                .saturating_add(period.time.0)
                .saturating_add(step.saturating_mul(u64::from(span)));
            moves = moves.saturating_add(span);
        }
        Millis(total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(moves: Option<u32>, minutes: u64, seconds: u64) -> Period {
        Period {
            moves,
            time: Millis(minutes * 60_000),
            increment: Millis(seconds * 1000),
            delay: Millis(0),
        }
    }

    #[test]
    fn a6_3_1_the_period_follows_the_completed_moves() {
        let control = TimeControl::new(&[period(Some(40), 90, 30), period(None, 30, 30)]);
        let control = control.expect("two periods");
        assert_eq!(control.period_after(0), (0, Some(40)));
        assert_eq!(control.period_after(39), (0, Some(40)));
        assert_eq!(control.period_after(40), (1, None));
        assert!(control.closes_at(40));
        assert!(!control.closes_at(39));
    }

    #[test]
    fn a1_sixty_moves_tell_the_category() {
        let blitz = TimeControl::new(&[period(None, 3, 2)]).expect("one period");
        assert_eq!(blitz.for_sixty_moves(), Millis(300_000));
        let standard = TimeControl::new(&[period(Some(40), 90, 30), period(None, 30, 30)]);
        assert_eq!(
            standard.map(|c| c.for_sixty_moves()),
            Some(Millis(150 * 60_000))
        );
    }

    #[test]
    fn a_repeating_last_period_goes_on() {
        let control = TimeControl::new(&[period(Some(40), 120, 0), period(Some(20), 60, 0)]);
        let control = control.expect("two periods");
        assert_eq!(control.period_after(60), (1, Some(80)));
        assert!(control.closes_at(80));
    }

    #[test]
    fn no_period_is_no_control() {
        assert_eq!(TimeControl::new(&[]), None);
    }
}
