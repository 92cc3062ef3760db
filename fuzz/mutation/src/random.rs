//! Numbers that follow from a seed.

/// A generator of numbers (splitmix64).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u32) -> Random {
        Random(u64::from(seed) ^ 0x5bd1_e995_9e37_79b9)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `n`; 0 if there is none.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() >> 16)
            .unwrap_or(0)
            .checked_rem(n)
            .unwrap_or(0)
    }

    /// A byte.
    pub(crate) fn byte(&mut self) -> u8 {
        self.next().to_le_bytes()[7]
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of several things.
    pub(crate) fn of<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        things.get(self.below(things.len()))
    }

    /// One of several texts.
    pub(crate) fn word(&mut self, words: &[&'static str]) -> &'static str {
        self.of(words).copied().unwrap_or_default()
    }

    /// A piece of a row of `len` things, of at most `most`.
    pub(crate) fn piece(&mut self, len: usize, most: usize) -> std::ops::Range<usize> {
        let from = self.below(len);
        let size = 1 + self.below(most.min(len - from.min(len)));
        from..(from + size).min(len)
    }
}
