//! What many answers come to: counts and times.

use std::collections::BTreeMap;

use super::{Found, micros, verdict};
use crate::words::{Argument, Words};

/// Counts and times of all answers so far. Times are counted in classes, so the memory does not
/// grow with the number of positions.
#[derive(Default, PartialEq, Eq, Debug)]
pub(super) struct Summary {
    positions: u64,
    verdicts: BTreeMap<String, u64>,
    total: u64,
    greatest: u64,
    classes: BTreeMap<u64, u64>,
}

/// Times of up to so many digits in base two are counted exactly; longer ones lose at most one part
/// in so many.
const EXACT_BITS: u32 = 7;

/// What stands in place of a verdict where a line is no position.
const ERROR: &str = "error";

impl Summary {
    /// Adds one answer.
    pub(super) fn add(&mut self, found: &Found) {
        self.positions += 1;
        let (name, time) = match found {
            Found::Error(_) => (ERROR.to_owned(), 0),
            Found::Answers(asked) => (verdict(asked), micros(asked)),
        };
        *self.verdicts.entry(name).or_default() += 1;
        self.total = self.total.saturating_add(time);
        self.greatest = self.greatest.max(time);
        *self.classes.entry(class(time)).or_default() += 1;
    }

    /// Adds all answers of another count.
    pub(super) fn merge(&mut self, other: Summary) {
        self.positions += other.positions;
        for (name, count) in other.verdicts {
            *self.verdicts.entry(name).or_default() += count;
        }
        self.total = self.total.saturating_add(other.total);
        self.greatest = self.greatest.max(other.greatest);
        for (class, count) in other.classes {
            *self.classes.entry(class).or_default() += count;
        }
    }

    /// Whether there were lines, and none of them was a position.
    pub(super) fn is_all_errors(&self) -> bool {
        self.positions > 0 && self.verdicts.get(ERROR) == Some(&self.positions)
    }

    /// All of it in one line.
    pub(super) fn told(&self, words: Words) -> String {
        let counts: Vec<String> = self
            .verdicts
            .iter()
            .map(|(name, count)| format!("{name} {count}"))
            .collect();
        let mean = self.total.checked_div(self.positions).unwrap_or(0);
        words.say(
            "cli-winnable-summary",
            &[
                ("positions", Argument::Number(self.positions)),
                ("counts", Argument::Text(counts.join(", "))),
                ("total", Argument::Text(time(self.total))),
                ("mean", Argument::Text(time(mean))),
                ("median", Argument::Text(time(self.quantile(50)))),
                ("p99", Argument::Text(time(self.quantile(99)))),
                ("greatest", Argument::Text(time(self.greatest))),
            ],
        )
    }

    /// The time that so many of a hundred answers do not exceed.
    fn quantile(&self, percent: u64) -> u64 {
        let rank = (self.positions * percent).div_ceil(100);
        let mut seen = 0;
        for (class, count) in &self.classes {
            seen += count;
            if seen >= rank {
                return (*class).min(self.greatest);
            }
        }
        self.greatest
    }
}

/// The greatest time of the class that a time belongs to.
const fn class(micros: u64) -> u64 {
    let bits = u64::BITS - micros.leading_zeros();
    let lost = bits.saturating_sub(EXACT_BITS);
    micros | ((1 << lost) - 1)
}

/// A time in the unit that suits it.
fn time(micros: u64) -> String {
    match micros {
        0..=9_999 => format!("{micros} µs"),
        10_000..=9_999_999 => format!("{}.{} ms", micros / 1000, micros % 1000 / 100),
        _ => format!("{}.{} s", micros / 1_000_000, micros % 1_000_000 / 100_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(times: &[u64]) -> Summary {
        let mut summary = Summary::default();
        for &time in times {
            summary.positions += 1;
            summary.total += time;
            summary.greatest = summary.greatest.max(time);
            *summary.classes.entry(class(time)).or_default() += 1;
        }
        summary
    }

    #[test]
    fn counts_of_two_threads_are_counts_of_all() {
        let (mut all, other) = (summary(&[1, 3, 500]), summary(&[2, 3, 80_000]));
        all.merge(other);
        assert_eq!(all, summary(&[1, 3, 500, 2, 3, 80_000]));
        assert_eq!(all.quantile(50), 3);
    }

    #[test]
    fn a_class_is_near_its_times() {
        for micros in [0, 1, 99, 127, 128, 1000, 123_456, u64::MAX] {
            let class = class(micros);
            assert!(class >= micros);
            assert!(class - micros <= micros / 64, "{micros} {class}");
        }
    }

    #[test]
    fn times_are_told_in_their_unit() {
        assert_eq!(time(250), "250 µs");
        assert_eq!(time(12_345), "12.3 ms");
        assert_eq!(time(61_200_000), "61.2 s");
    }
}
