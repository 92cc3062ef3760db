//! Time as a value.

use std::time::Duration;

/// A moment: milliseconds since 1970 in universal time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At(pub i64);

impl At {
    /// The moment so much later.
    #[must_use]
    pub fn plus(self, time: Duration) -> At {
        let ms = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        At(self.0.saturating_add(ms))
    }

    /// The time since an earlier moment; none where that one is later.
    #[must_use]
    pub fn since(self, earlier: At) -> Duration {
        let ms = self.0.saturating_sub(earlier.0);
        Duration::from_millis(u64::try_from(ms).unwrap_or(0))
    }

    /// As RFC 3339 has it, to the second: `2026-11-30T12:04:31Z`.
    #[must_use]
    pub fn rfc3339(self) -> String {
        let seconds = jiff::Timestamp::from_second(self.0.div_euclid(1000));
        seconds.unwrap_or_default().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_told_in_universal_time() {
        assert_eq!(At(1_000).rfc3339(), "1970-01-01T00:00:01Z");
        assert_eq!(At(-1).rfc3339(), "1969-12-31T23:59:59Z");
        assert_eq!(At(i64::MAX).rfc3339(), At(0).rfc3339());
    }

    #[test]
    fn what_lies_before_is_no_time() {
        assert_eq!(At(5_000).since(At(2_000)), Duration::from_secs(3));
        assert_eq!(At(2_000).since(At(5_000)), Duration::ZERO);
        assert_eq!(At(1).plus(Duration::from_secs(1)), At(1_001));
    }
}
