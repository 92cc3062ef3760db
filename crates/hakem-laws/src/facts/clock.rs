//! The chessclock as a function of the events (6.1 to 6.4).
//!
//! A reading is known only while every event has told its time and nobody has stopped the clocks;
//! otherwise nothing is said. A flag has fallen when it is established (6.8), not when the time
//! has run out; the readings only tell whether a claim that it has fallen is valid.

use shakmaty::Color;

use super::standing::ByPlayer;
use crate::record::{event::Millis, time_control::TimeControl};

/// The time that each player has left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    left: ByPlayer<Millis>,
    /// When the clock of the player having the move began to run.
    since: Millis,
    /// Whose clock runs; `None` when nothing is known any more.
    running: Option<Color>,
}

impl Clock {
    /// The clock at the start of the game: the increment of the first move is given in advance.
    #[must_use]
    pub fn start(control: Option<&TimeControl>, first: Color) -> Self {
        let begin = control
            .and_then(|c| c.periods().first())
            .map(|p| Millis(p.time.0.saturating_add(p.increment.0)));
        let left = begin.unwrap_or_default();
        Self {
            left: ByPlayer {
                white: left,
                black: left,
            },
            since: Millis(0),
            running: begin.map(|_| first),
        }
    }

    /// From here on nothing is known: an event had no time, or the clocks were stopped.
    pub fn lose_track(&mut self) {
        self.running = None;
    }

    /// `player` completes his `moves`-th move at `at`: his time is counted down, what the control
    /// gives is added, and the opponent's clock runs.
    pub fn complete(
        &mut self,
        player: Color,
        moves: u32,
        at: Option<Millis>,
        control: &TimeControl,
    ) {
        let (Some(at), true) = (at, self.running == Some(player)) else {
            self.lose_track();
            return;
        };
        let (period, _) = control.period_after(moves.saturating_sub(1));
        let Some(period) = control.periods().get(period) else {
            return;
        };
        let used =
            at.0.saturating_sub(self.since.0)
                .saturating_sub(period.delay.0);
        let left = self.left.of_mut(player);
        let in_time = used < left.0;
        left.0 = left.0.saturating_sub(used);
        // A press after the flag fell adds nothing: the flag stays down until it is established.
        if in_time {
            left.0 = left.0.saturating_add(period.increment.0);
        }
        if in_time && control.closes_at(moves) {
            let (next, _) = control.period_after(moves);
            let time = control.periods().get(next).map_or(0, |p| p.time.0);
            left.0 = left.0.saturating_add(time);
        }
        self.since = at;
        self.running = Some(!player);
    }

    /// What `player` has left at `at`, if it is known.
    #[must_use]
    pub fn reading(&self, player: Color, at: Option<Millis>, delay: Millis) -> Option<Millis> {
        let running = self.running?;
        let left = self.left.of(player).0;
        if running != player {
            return Some(Millis(left));
        }
        let used = at?.0.saturating_sub(self.since.0).saturating_sub(delay.0);
        Some(Millis(left.saturating_sub(used)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::time_control::Period;

    fn control() -> TimeControl {
        let first = Period {
            moves: Some(2),
            time: Millis(10_000),
            increment: Millis(1000),
            delay: Millis(0),
        };
        let second = Period {
            moves: None,
            ..first
        };
        TimeControl::new(&[first, second]).expect("two periods")
    }

    #[test]
    fn a6_3_the_increment_comes_first_and_the_next_period_after_its_moves() {
        let control = control();
        let mut clock = Clock::start(Some(&control), Color::White);
        let read = |clock: &Clock, at| clock.reading(Color::White, Some(Millis(at)), Millis(0));
        assert_eq!(read(&clock, 4000), Some(Millis(7000)));
        clock.complete(Color::White, 1, Some(Millis(4000)), &control);
        assert_eq!(read(&clock, 9000), Some(Millis(8000)));
        clock.complete(Color::Black, 1, Some(Millis(9000)), &control);
        clock.complete(Color::White, 2, Some(Millis(10_000)), &control);
        assert_eq!(read(&clock, 10_000), Some(Millis(18_000)));
    }

    #[test]
    fn a6_2_2_a_press_after_the_flag_fell_does_not_raise_it() {
        let control = control();
        let mut clock = Clock::start(Some(&control), Color::White);
        clock.complete(Color::White, 1, Some(Millis(11_500)), &control);
        assert_eq!(
            clock.reading(Color::White, Some(Millis(11_600)), Millis(0)),
            Some(Millis(0))
        );
    }

    #[test]
    fn a6_8_without_times_nothing_is_known() {
        let control = control();
        let mut clock = Clock::start(Some(&control), Color::White);
        clock.complete(Color::White, 1, None, &control);
        assert_eq!(
            clock.reading(Color::White, Some(Millis(5)), Millis(0)),
            None
        );
    }
}
