//! How often numbers of each size came up.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Counts of numbers, in classes of equal width. Numbers beyond [`Histogram::LAST`] are counted
/// with it, so the memory is bounded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Histogram {
    width: u32,
    /// By the least number of the class.
    counts: BTreeMap<u32, u64>,
}

impl Histogram {
    /// The greatest number that has a class of its own.
    pub const LAST: u32 = 10_000;

    /// An empty one, with classes of this width.
    #[must_use]
    pub fn new(width: u32) -> Histogram {
        Histogram {
            width: width.max(1),
            counts: BTreeMap::new(),
        }
    }

    /// Counts a number.
    pub fn add(&mut self, number: u32) {
        let number = number.min(Histogram::LAST);
        let class = number - number % self.width;
        *self.counts.entry(class).or_default() += 1;
    }

    /// Adds the counts of another, which should have the same width.
    pub fn merge(&mut self, other: &Histogram) {
        for (class, count) in &other.counts {
            *self.counts.entry(class - class % self.width).or_default() += count;
        }
    }

    /// The width of the classes.
    #[must_use]
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// The classes that hold something: the least number of each, and its count.
    pub fn classes(&self) -> impl Iterator<Item = (u32, u64)> {
        self.counts.iter().map(|(&class, &count)| (class, count))
    }

    /// How many numbers were counted.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.counts.values().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_counted_in_classes() {
        let mut histogram = Histogram::new(10);
        for number in [0, 9, 10, 19, 20, 1_000_000] {
            histogram.add(number);
        }
        let classes: Vec<_> = histogram.classes().collect();
        assert_eq!(classes, [(0, 2), (10, 2), (20, 1), (10_000, 1)]);
        assert_eq!(histogram.total(), 6);
    }
}
