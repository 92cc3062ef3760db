//! The editions of the Laws by the day they came into force, and how their numbers differ.

use core::{fmt, str::FromStr};

use crate::provision::Provision;

/// A day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// Year, four digits.
    pub year: u16,
    /// Month, 1 to 12; 0 where the record does not know it.
    pub month: u8,
    /// Day of the month, 1 to 31; 0 where the record does not know it.
    pub day: u8,
}

/// The text is not a day of the calendar as `YYYY-MM-DD` or `YYYY.MM.DD` (`??` for what is not known).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a date of the form YYYY-MM-DD")]
pub struct NotADate;

impl Date {
    /// A day of the calendar.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Self {
        Self { year, month, day }
    }
}

impl FromStr for Date {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<Self, NotADate> {
        if let Some(date) = usual(text.as_bytes()) {
            return Ok(date);
        }
        let separator = if text.contains('.') { '.' } else { '-' };
        let mut parts = text.split(separator);
        let (Some(year), Some(month), Some(day), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(NotADate);
        };
        if year.len() != 4 {
            return Err(NotADate);
        }
        let year = year.parse().map_err(|_| NotADate)?;
        let month = part(month, 12)?;
        let day = part(day, days_in(year, month))?;
        Ok(Self { year, month, day })
    }
}

/// A day of the calendar as nearly all records name it: `2023.01.31`.
fn usual(text: &[u8]) -> Option<Date> {
    let &[y1, y2, y3, y4, b'.', m1, m2, b'.', d1, d2] = text else {
        return None;
    };
    let digit = |byte: u8| byte.is_ascii_digit().then(|| u16::from(byte - b'0'));
    let two = |tens, ones| Some(digit(tens)? * 10 + digit(ones)?);
    let year = two(y1, y2)? * 100 + two(y3, y4)?;
    let month = u8::try_from(two(m1, m2)?).ok()?;
    let day = u8::try_from(two(d1, d2)?).ok()?;
    (month <= 12 && day <= days_in(year, month)).then_some(Date { year, month, day })
}

/// How many days a month has; 31 for one that is not known.
const fn days_in(year: u16, month: u8) -> u8 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Two digits up to `greatest`, or question marks for what is not known.
fn part(text: &str, greatest: u8) -> Result<u8, NotADate> {
    if !text.is_empty() && text.bytes().all(|b| b == b'?') {
        return Ok(0);
    }
    if text.is_empty() || text.len() > 2 || !text.bytes().all(|b| b.is_ascii_digit()) {
        return Err(NotADate);
    }
    text.parse().ok().filter(|&n| n <= greatest).ok_or(NotADate)
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// An edition of the FIDE Laws of Chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// Before 1 July 2014: as the edition of 2014, without Article 9.6, which did not exist yet.
    Before2014,
    /// In force from 1 July 2014.
    E2014,
    /// In force from 1 July to 31 December 2017.
    E2017,
    /// In force from 1 January 2018.
    E2018,
    /// In force from 1 January 2023; the newest known.
    E2023,
}

impl Edition {
    /// All editions, oldest first.
    pub const ALL: [Edition; 5] = [
        Edition::Before2014,
        Edition::E2014,
        Edition::E2017,
        Edition::E2018,
        Edition::E2023,
    ];

    /// The newest edition known to this program.
    pub const NEWEST: Edition = Edition::E2023;

    /// The first day on which the edition was in force; `None` for what came before 2014.
    #[must_use]
    pub const fn in_force_from(self) -> Option<Date> {
        match self {
            Edition::Before2014 => None,
            Edition::E2014 => Some(Date::new(2014, 7, 1)),
            Edition::E2017 => Some(Date::new(2017, 7, 1)),
            Edition::E2018 => Some(Date::new(2018, 1, 1)),
            Edition::E2023 => Some(Date::new(2023, 1, 1)),
        }
    }

    /// The edition in force on `date`. A month or day that is not known counts as the first.
    #[must_use]
    pub fn on(date: Date) -> Edition {
        let date = Date {
            month: date.month.max(1),
            day: date.day.max(1),
            ..date
        };
        Edition::ALL
            .into_iter()
            .rev()
            .find(|edition| edition.in_force_from().is_none_or(|from| from <= date))
            .unwrap_or(Edition::Before2014)
    }

    /// The year that names the edition.
    #[must_use]
    pub const fn year(self) -> u16 {
        match self {
            Edition::Before2014 => 2013,
            Edition::E2014 => 2014,
            Edition::E2017 => 2017,
            Edition::E2018 => 2018,
            Edition::E2023 => 2023,
        }
    }

    /// The number of `provision` in this edition, as far as it is known: the number of 2023 unless
    /// a table says other. [`Edition::confirms`] tells whether it may be quoted without a mark.
    #[must_use]
    pub fn number_of(self, provision: Provision) -> &'static str {
        let [read, remembered] = self.tables();
        find(read, provision)
            .or_else(|| find(remembered, provision))
            .unwrap_or(provision.number())
    }

    /// Whether a source was read for the number of `provision` in this edition. Where none was,
    /// or the edition did not have the provision, the number is never shown as settled.
    #[must_use]
    pub fn confirms(self, provision: Provision) -> bool {
        let [_, remembered] = self.tables();
        find(remembered, provision).is_none() && !self.absent().contains(&provision)
    }

    /// The numbers that differ: read in a source, and remembered.
    const fn tables(self) -> [Table; 2] {
        match self {
            Edition::E2023 => [&[], &[]],
            Edition::E2018 => [NUMBERS_OF_2018, NUMBERS_OF_2018_FROM_MEMORY],
            Edition::E2017 => [NUMBERS_OF_2017, NUMBERS_OF_2017_FROM_MEMORY],
            Edition::E2014 | Edition::Before2014 => [NUMBERS_OF_2014, NUMBERS_OF_2014_FROM_MEMORY],
        }
    }

    const fn absent(self) -> &'static [Provision] {
        match self {
            Edition::E2023 => &[],
            Edition::E2018 => ABSENT_IN_2018,
            Edition::E2017 => ABSENT_IN_2017,
            Edition::E2014 | Edition::Before2014 => ABSENT_IN_2014,
        }
    }
}

/// Provisions with their number in another edition.
type Table = &'static [(Provision, &'static str)];

fn find(table: Table, provision: Provision) -> Option<&'static str> {
    let (_, number) = table.iter().find(|(own, _)| *own == provision)?;
    Some(number)
}

/// Where the numbers of 2018 differ, read in a source: claims and identity stood one level lower.
const NUMBERS_OF_2018: Table = &[
    (Provision::A9_2, "9.2.1"),
    (Provision::A9_2_1, "9.2.1.1"),
    (Provision::A9_2_2, "9.2.1.2"),
    (Provision::A9_2_3, "9.2.2"),
    (Provision::A9_2_3_1, "9.2.2.1"),
    (Provision::A9_2_3_2, "9.2.2.2"),
];

/// Where the numbers of 2018 differ as far as is remembered; no source was read.
const NUMBERS_OF_2018_FROM_MEMORY: Table = &[
    (Provision::A3_7_3_3, "3.7.5.1"),
    (Provision::A_A_5_1_1, "A.4.1.1"),
    (Provision::A_A_5_1_2, "A.4.1.2"),
    (Provision::A_A_5_2, "A.4.2"),
    (Provision::A_A_5_3, "A.4.3"),
    (Provision::A_A_5_4, "A.4.4"),
    (Provision::A_B_2, "B.3.1"),
    (Provision::A_B_3, "B.4"),
];

/// What the edition of 2018 did not have.
const ABSENT_IN_2018: &[Provision] = &[Provision::A_A_3];

/// Where the numbers of 2017 differ, read in a source: claims and identity stood one level lower.
const NUMBERS_OF_2017: Table = &[
    (Provision::A9_2, "9.2.1"),
    (Provision::A9_2_1, "9.2.1.1"),
    (Provision::A9_2_2, "9.2.1.2"),
    (Provision::A9_2_3, "9.2.2"),
    (Provision::A9_2_3_1, "9.2.2.1"),
    (Provision::A9_2_3_2, "9.2.2.2"),
    (Provision::A_A_5_2, "A.4.2"),
];

/// Where the numbers of 2017 differ as far as is remembered; no source was read.
const NUMBERS_OF_2017_FROM_MEMORY: Table = &[
    (Provision::A3_7_3_3, "3.7.5.1"),
    (Provision::A7_5_3, "7.8.1"),
    (Provision::A7_5_4, "7.7.1"),
    (Provision::A7_5_5, "7.5.3"),
    (Provision::A_A_5_1_1, "A.4.1.1"),
    (Provision::A_A_5_1_2, "A.4.1.2"),
    (Provision::A_A_5_3, "A.4.3"),
    (Provision::A_A_5_4, "A.4.4"),
    (Provision::A_B_2, "B.3.1"),
    (Provision::A_B_3, "B.4"),
];

/// What the edition of 2017 did not have.
const ABSENT_IN_2017: &[Provision] = &[Provision::A_A_3];

/// Where the numbers of 2014 differ, read in a source: letters instead of third numbers.
const NUMBERS_OF_2014: Table = &[
    (Provision::A5_1_1, "5.1a"),
    (Provision::A5_1_2, "5.1b"),
    (Provision::A5_2_1, "5.2a"),
    (Provision::A5_2_2, "5.2b"),
    (Provision::A5_2_3, "5.2c"),
    (Provision::A9_2, "9.2"),
    (Provision::A9_2_1, "9.2a"),
    (Provision::A9_2_2, "9.2b"),
    (Provision::A9_2_3, "9.2"),
    (Provision::A9_2_3_1, "9.2"),
    (Provision::A9_2_3_2, "9.2"),
    (Provision::A9_6_1, "9.6a"),
    (Provision::A9_6_2, "9.6b"),
    (Provision::A_A_5_2, "A.4b"),
];

/// Where the numbers of 2014 differ as far as is remembered; no source was read.
const NUMBERS_OF_2014_FROM_MEMORY: Table = &[
    (Provision::A1_2, "1.1"),
    (Provision::A1_3, "1.1"),
    (Provision::A1_4, "1.2"),
    (Provision::A1_4_1, "1.2"),
    (Provision::A1_5, "1.3"),
    (Provision::A3_7_3_3, "3.7e"),
    (Provision::A3_8_2, "3.8b"),
    (Provision::A3_9_2, "3.9b"),
    (Provision::A3_10_1, "3.10a"),
    (Provision::A3_10_2, "3.10b"),
    (Provision::A3_10_3, "3.10c"),
    (Provision::A4_2_1, "4.2"),
    (Provision::A4_2_2, "4.2"),
    (Provision::A4_3_1, "4.3a"),
    (Provision::A4_3_2, "4.3b"),
    (Provision::A4_3_3, "4.3c"),
    (Provision::A4_4_1, "4.4a"),
    (Provision::A4_4_2, "4.4b"),
    (Provision::A4_4_3, "4.4c"),
    (Provision::A4_4_4, "4.4d"),
    (Provision::A6_2_1, "6.2a"),
    (Provision::A6_2_1_1, "6.2a"),
    (Provision::A6_2_1_2, "6.2a"),
    (Provision::A6_2_3, "6.2b,c"),
    (Provision::A6_2_4, "6.2d"),
    (Provision::A6_3_1, "6.3a"),
    (Provision::A6_7_1, "6.7a"),
    (Provision::A6_7_2, "6.7b"),
    (Provision::A6_10_2, "6.10b"),
    (Provision::A6_11_2, "6.12b"),
    (Provision::A6_11_3, "6.12c"),
    (Provision::A6_11_4, "6.12d"),
    (Provision::A7_2_1, "7.2a"),
    (Provision::A7_2_2, "7.2b"),
    (Provision::A7_5_1, "7.5a"),
    (Provision::A7_5_2, "7.5a"),
    (Provision::A7_5_5, "7.5b"),
    (Provision::A8_1_1, "8.1a"),
    (Provision::A8_1_2, "8.1b"),
    (Provision::A8_1_5, "8.1e"),
    (Provision::A8_5_3, "8.5c"),
    (Provision::A9_1_1, "9.1a"),
    (Provision::A9_1_2_1, "9.1b1"),
    (Provision::A9_1_2_2, "9.1b2"),
    (Provision::A9_1_2_3, "9.1b3"),
    (Provision::A9_3_1, "9.3a"),
    (Provision::A9_3_2, "9.3b"),
    (Provision::A9_5_1, "9.5"),
    (Provision::A9_5_2, "9.5a"),
    (Provision::A9_5_3, "9.5b"),
    (Provision::A11_3_1, "11.3a"),
    (Provision::A11_3_2_2, "11.3b"),
    (Provision::A_A_5_1_1, "A.4a"),
    (Provision::A_A_5_1_2, "A.4a"),
    (Provision::A_A_5_3, "A.4c"),
    (Provision::A_B_2, "B.3"),
    (Provision::A_B_3, "B.4"),
    (Provision::A_III_2, "G.2"),
    (Provision::A_III_3_1_1, "6.11"),
    (Provision::A_III_3_1_2, "6.11"),
    (Provision::A_III_4, "G.4"),
    (Provision::A_III_5, "G.5"),
];

/// What the edition of 2014 did not have.
const ABSENT_IN_2014: &[Provision] = &[
    Provision::A7_5_3,
    Provision::A7_5_4,
    Provision::A_A_3,
    Provision::A_A_5_4,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s1_14_the_edition_follows_the_day() {
        for (day, edition) in [
            ("2022-12-31", Edition::E2018),
            ("2023-01-01", Edition::E2023),
            ("2017.10.01", Edition::E2017),
            ("2017.06.30", Edition::E2014),
            ("2014.??.??", Edition::Before2014),
            ("1996.05.03", Edition::Before2014),
            ("2000.02.29", Edition::Before2014),
            ("2024-02-29", Edition::E2023),
        ] {
            assert_eq!(day.parse().map(Edition::on), Ok(edition), "{day}");
        }
    }

    #[test]
    fn a_text_that_is_no_day_is_refused() {
        for text in [
            "",
            "2023",
            "2023-13-01",
            "23-01-01",
            "2023-01-32",
            "2023-02-30",
            "2023.02.29",
            "1900.02.29",
            "2023-04-31",
            "01.08.2017",
            "2023-1x-01",
            "a.b.c",
        ] {
            assert_eq!(text.parse::<Date>(), Err(NotADate), "{text}");
        }
    }

    #[test]
    fn a_day_is_the_same_with_points_and_with_hyphens() {
        let days = (0..=13).flat_map(|month| (0..=32).map(move |day| (month, day)));
        for (month, day) in days {
            for year in [1900, 2000, 2023] {
                let points = format!("{year}.{month:02}.{day:02}");
                let hyphens = points.replace('.', "-");
                assert_eq!(points.parse::<Date>(), hyphens.parse::<Date>(), "{points}");
            }
        }
    }

    #[test]
    fn numbers_of_other_editions() {
        assert_eq!(Provision::A9_2_3_2.number_in(Edition::E2018), "9.2.2.2");
        assert_eq!(Provision::A5_2_2.number_in(Edition::E2014), "5.2b");
        assert_eq!(Provision::A9_2_3_2.number_in(Edition::E2023), "9.2.3.2");
    }

    #[test]
    fn a_number_from_memory_is_never_settled() {
        assert_eq!(Provision::A7_5_5.number_in(Edition::E2014), "7.5b");
        assert!(!Edition::E2014.confirms(Provision::A7_5_5));
        assert!(!Edition::E2014.confirms(Provision::A7_5_4), "2014 had none");
        assert!(Edition::E2014.confirms(Provision::A9_6_1));
        assert!(Edition::E2018.confirms(Provision::A7_5_5));
        assert!(Edition::E2023.confirms(Provision::A7_5_4));
    }
}
