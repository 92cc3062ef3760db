//! Time controls in signs: `[moves/]time[+increment][d delay]`, periods separated by commas or, in
//! tags, by colons; and the American `G/90;d5`.

use super::{
    AssumedUnit, Period, TimeControl, TimeControlError, TimeControlKind, TimeControlReading,
    TimeControlStyle, WrittenIn,
};

/// Up to this number of minutes a plain number of a person means minutes.
const MOST_SPOKEN_MINUTES: u64 = 120;

/// The same where a number of moves stands before it.
const MOST_SPOKEN_MINUTES_FOR_MOVES: u64 = 180;

/// No server writes a main time of fewer seconds, but for zero.
const FEWEST_SECONDS: u64 = 15;

/// An increment of so many seconds on a main time of so few would be a strange game; as minutes it
/// is a usual one.
const LONG_INCREMENT: u64 = 10;

/// The greatest number that is read, so that nothing can overflow.
const GREATEST: u64 = 100_000_000;

/// A text that is read from its start.
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

/// A length of time as written.
#[derive(Clone, Copy)]
enum Time {
    /// With a unit, in milliseconds.
    Told(u64),
    /// A plain number, in thousandths.
    Plain(u64),
}

/// One period as written.
#[derive(Clone, Copy)]
struct Written {
    moves: Option<u32>,
    time: Time,
    increment_ms: Option<u64>,
    delay_ms: Option<u64>,
    /// `G/` or `SD/`, whose numbers are minutes.
    american: bool,
}

pub(super) fn read(
    text: &str,
    written_in: WrittenIn,
) -> Result<TimeControlReading, TimeControlError> {
    let mut cursor = Cursor { text, at: 0 };
    let kind = if cursor.eat('*') {
        TimeControlKind::Hourglass
    } else {
        TimeControlKind::Periods
    };
    let mut written = vec![cursor.period()?];
    loop {
        cursor.spaces();
        if cursor.eat(';') {
            cursor.for_all(&mut written)?;
        } else if cursor.eat(',') || cursor.eat(':') {
            written.push(cursor.period()?);
        } else {
            break;
        }
    }
    if cursor.at < text.len() {
        return Err(cursor.error());
    }
    let assumed = assumed(&written, written_in);
    let periods = written
        .iter()
        .map(|period| period.resolve(assumed))
        .collect();
    Ok(TimeControlReading {
        control: TimeControl { kind, periods },
        style: style(text),
        assumed,
    })
}

/// Units that are words make it prose, however short.
fn style(text: &str) -> TimeControlStyle {
    let in_words = text
        .split(|c: char| !c.is_alphabetic())
        .any(|word| word.len() >= 3);
    if in_words {
        TimeControlStyle::Prose
    } else {
        TimeControlStyle::Short
    }
}

/// The unit of the plain numbers, if there are any. All periods count in the same unit.
fn assumed(written: &[Written], written_in: WrittenIn) -> Option<AssumedUnit> {
    if written.iter().any(|period| period.american) {
        return Some(AssumedUnit::Minutes);
    }
    let first = written
        .iter()
        .find(|period| matches!(period.time, Time::Plain(_)))?;
    let Time::Plain(thousandths) = first.time else {
        return None;
    };
    let number = thousandths / 1_000;
    let long_increment = first.increment_ms.unwrap_or(0) >= LONG_INCREMENT * 1_000;
    let minutes = match written_in {
        WrittenIn::Speech if first.moves.is_some() => number <= MOST_SPOKEN_MINUTES_FOR_MOVES,
        WrittenIn::Speech => number <= MOST_SPOKEN_MINUTES,
        WrittenIn::Tag => {
            (1..FEWEST_SECONDS).contains(&number)
                || (long_increment && number <= MOST_SPOKEN_MINUTES && number % 5 == 0)
        }
    };
    Some(if minutes {
        AssumedUnit::Minutes
    } else {
        AssumedUnit::Seconds
    })
}

impl Written {
    fn resolve(&self, assumed: Option<AssumedUnit>) -> Period {
        let time_ms = match (self.time, assumed) {
            (Time::Told(ms), _) => ms,
            (Time::Plain(thousandths), Some(AssumedUnit::Minutes)) => thousandths * 60,
            (Time::Plain(thousandths), _) => thousandths,
        };
        Period {
            moves: self.moves,
            time_ms,
            increment_ms: self.increment_ms.unwrap_or(0),
            delay_ms: self.delay_ms.unwrap_or(0),
        }
    }
}

/// Units and how they are written, longer spellings before their own beginnings.
const UNITS: &[(&str, u64)] = &[
    ("hours", 3_600),
    ("hour", 3_600),
    ("hrs", 3_600),
    ("hr", 3_600),
    ("h", 3_600),
    ("minutes", 60),
    ("minute", 60),
    ("mins", 60),
    ("min", 60),
    ("mn", 60),
    ("m", 60),
    ("dk", 60),
    ("seconds", 1),
    ("second", 1),
    ("secs", 1),
    ("sec", 1),
    ("sn", 1),
    ("s", 1),
    ("''", 1),
    ("\"", 1),
    ("\u{2033}", 1),
    ("\u{201d}", 1),
    ("'", 60),
    ("\u{2032}", 60),
    ("\u{2019}", 60),
];

impl Cursor<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn error(&self) -> TimeControlError {
        let column = u32::try_from(self.at).unwrap_or(u32::MAX).saturating_add(1);
        TimeControlError { column }
    }

    fn spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn eat(&mut self, sign: char) -> bool {
        let found = self.rest().starts_with(sign);
        self.at += if found { sign.len_utf8() } else { 0 };
        found
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self
            .rest()
            .get(..word.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(word));
        self.at += if found { word.len() } else { 0 };
        found
    }

    /// A number with up to three decimals, in thousandths.
    fn number(&mut self) -> Option<u64> {
        let digits = self.digits()?;
        let before_point = self.at;
        if (self.eat('.') || self.eat(',')) && self.rest().starts_with(|c: char| c.is_ascii_digit())
        {
            let start = self.at;
            let value = self.digits()?;
            let places = u32::try_from(self.at - start).ok().filter(|n| *n <= 3)?;
            return Some(digits * 1_000 + value * 1_000 / 10u64.pow(places));
        }
        self.at = before_point;
        Some(digits * 1_000)
    }

    fn digits(&mut self) -> Option<u64> {
        let rest = self.rest();
        let len = rest.bytes().take_while(u8::is_ascii_digit).count();
        let value = rest.get(..len)?.parse().ok().filter(|n| *n <= GREATEST)?;
        self.at += len;
        Some(value)
    }

    fn unit(&mut self) -> Option<u64> {
        let before = self.at;
        self.spaces();
        for &(word, seconds) in UNITS {
            if self.eat_word(word) {
                let ends = !self.rest().starts_with(char::is_alphabetic)
                    || self.rest().starts_with(['d', 'D']);
                if ends {
                    return Some(seconds);
                }
                break;
            }
        }
        self.at = before;
        None
    }

    fn period(&mut self) -> Result<Written, TimeControlError> {
        self.spaces();
        let american = self.eat_word("G/") || self.eat_word("SD/") || self.eat_word("G ");
        let moves = if american { None } else { self.moves() };
        let time = self.time(moves)?;
        let mut written = Written {
            moves,
            time,
            increment_ms: None,
            delay_ms: None,
            american,
        };
        while self.addition(&mut written)? {}
        Ok(written)
    }

    /// `40/`
    fn moves(&mut self) -> Option<u32> {
        let before = self.at;
        let moves = self
            .digits()
            .and_then(|n| u32::try_from(n).ok())
            .filter(|n| *n > 0);
        self.spaces();
        if moves.is_some() && self.eat('/') {
            return moves;
        }
        self.at = before;
        None
    }

    fn time(&mut self, moves: Option<u32>) -> Result<Time, TimeControlError> {
        self.spaces();
        if let Some(ms) = self.clock(moves) {
            return Ok(Time::Told(ms));
        }
        let number = self.number().ok_or_else(|| self.error())?;
        let Some(unit) = self.unit() else {
            return Ok(Time::Plain(number));
        };
        let mut ms = number * unit;
        // 1h30m
        while self.rest().starts_with(|c: char| c.is_ascii_digit()) {
            let part = self.number().ok_or_else(|| self.error())?;
            ms += part * self.unit().ok_or_else(|| self.error())?;
        }
        Ok(Time::Told(ms))
    }

    /// `90:00` or `1:30:00`. In tags a colon also separates periods: what follows must be two
    /// digits that can be seconds.
    fn clock(&mut self, moves: Option<u32>) -> Option<u64> {
        let before = self.at;
        let mut fields: Vec<u64> = self.digits().filter(|n| *n <= 600).into_iter().collect();
        while let Some(field) = self.clock_field() {
            fields.push(field);
        }
        match *fields.as_slice() {
            [hours, minutes, seconds] => Some(((hours * 60 + minutes) * 60 + seconds) * 1_000),
            [minutes, seconds] if seconds == 0 || moves.is_none() => {
                Some((minutes * 60 + seconds) * 1_000)
            }
            _ => {
                self.at = before;
                None
            }
        }
    }

    fn clock_field(&mut self) -> Option<u64> {
        let mut chars = self.rest().chars();
        let [colon, tens, ones] = [chars.next()?, chars.next()?, chars.next()?];
        let tens = tens.to_digit(6)?;
        let ones = ones.to_digit(10)?;
        if colon != ':' || chars.next().is_some_and(|c| c.is_ascii_digit() || c == '/') {
            return None;
        }
        self.at += 3;
        Some(u64::from(tens * 10 + ones))
    }

    /// `+30` or `d5` behind a period.
    fn addition(&mut self, written: &mut Written) -> Result<bool, TimeControlError> {
        let before = self.at;
        self.spaces();
        if self.eat('+') {
            written.increment_ms = Some(self.seconds()?);
            return Ok(true);
        }
        if self.eat('d') || self.eat('D') {
            written.delay_ms = Some(self.seconds()?);
            return Ok(true);
        }
        self.at = before;
        Ok(false)
    }

    /// `d5` or `+30` behind a semicolon, which holds for every period.
    fn for_all(&mut self, written: &mut [Written]) -> Result<(), TimeControlError> {
        let mut common = Written {
            moves: None,
            time: Time::Told(0),
            increment_ms: None,
            delay_ms: None,
            american: false,
        };
        if !self.addition(&mut common)? {
            return Err(self.error());
        }
        for period in written {
            period.increment_ms = period.increment_ms.or(common.increment_ms);
            period.delay_ms = period.delay_ms.or(common.delay_ms);
        }
        Ok(())
    }

    /// A length of time whose plain numbers are seconds.
    fn seconds(&mut self) -> Result<u64, TimeControlError> {
        self.spaces();
        if let Some(ms) = self.clock(None) {
            return Ok(ms);
        }
        let number = self.number().ok_or_else(|| self.error())?;
        Ok(number * self.unit().unwrap_or(1))
    }
}
