//! Time controls in words, in English, Turkish and German.
//!
//! The text is cut into parts at signs and words such as plus, then and with. Each part holds a
//! length of time, a number of moves, or both; what it is, is told by its words.

use super::{Period, TimeControl, TimeControlKind, TimeControlReading, TimeControlStyle};

/// The longest text that is looked at.
const LONGEST: usize = 500;

/// The most periods that are read.
const MOST_PERIODS: usize = 10;

/// The greatest number that is read.
const GREATEST: u64 = 1_000_000;

/// What a word says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Number(u64),
    /// In milliseconds.
    Unit(u64),
    Moves,
    /// For each move.
    Each,
    Delay,
    /// A new part begins.
    Part,
    Slash,
    Other,
    /// A letter that means nothing: the text is no prose.
    Stray,
}

/// One part of the text.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    time_ms: Option<u64>,
    /// Whether the time was told in seconds only.
    seconds_only: bool,
    moves: Option<u32>,
    each: bool,
    delay: bool,
    /// The move from which an increment is given.
    from_move: Option<u64>,
}

pub(super) fn read(text: &str) -> Option<TimeControlReading> {
    if text.len() > LONGEST {
        return None;
    }
    let words = words(text);
    if words.contains(&Word::Stray) {
        return None;
    }
    let mut periods: Vec<Period> = Vec::new();
    let mut increment = None;
    let mut delay = None;
    for part in words.split(|word| *word == Word::Part).map(part) {
        let Some(time_ms) = part.time_ms else {
            continue;
        };
        let addition =
            part.moves.is_none() && (part.each || (part.seconds_only && !periods.is_empty()));
        if part.delay {
            delay = Some(time_ms);
        } else if addition {
            increment = Some((time_ms, part.from_move.unwrap_or(1)));
        } else if periods.len() < MOST_PERIODS {
            periods.push(Period {
                moves: part.moves,
                time_ms,
                ..Period::default()
            });
        }
    }
    if periods.is_empty() {
        return None;
    }
    add(&mut periods, increment, delay);
    Some(TimeControlReading {
        control: TimeControl {
            kind: TimeControlKind::Periods,
            periods,
        },
        style: TimeControlStyle::Prose,
        assumed: None,
    })
}

/// An increment from a later move on belongs to the last period only.
fn add(periods: &mut [Period], increment: Option<(u64, u64)>, delay: Option<u64>) {
    let count = periods.len();
    for (index, period) in periods.iter_mut().enumerate() {
        if let Some((ms, from_move)) = increment
            && (from_move <= 1 || index + 1 == count)
        {
            period.increment_ms = ms;
        }
        period.delay_ms = delay.unwrap_or(0);
    }
}

fn part(words: &[Word]) -> Part {
    let mut part = Part {
        seconds_only: true,
        ..Part::default()
    };
    let mut before = Word::Other;
    for (index, &word) in words.iter().enumerate() {
        let next = words.get(index + 1).copied().unwrap_or(Word::Other);
        match word {
            Word::Number(n) => number(&mut part, n, before, next),
            Word::Each => part.each = true,
            Word::Delay => part.delay = true,
            // `/move`
            Word::Moves if before == Word::Slash => part.each = true,
            Word::Moves | Word::Unit(_) | Word::Part | Word::Slash | Word::Other | Word::Stray => {}
        }
        before = word;
    }
    part
}

/// What a number counts is told by its neighbours.
fn number(part: &mut Part, n: u64, before: Word, next: Word) {
    match (before, next) {
        (_, Word::Unit(unit)) => {
            part.time_ms = Some(part.time_ms.unwrap_or(0) + n * unit);
            part.seconds_only &= unit == 1_000;
        }
        (_, Word::Moves) => part.moves = u32::try_from(n).ok(),
        // "from move 61"
        (Word::Moves, _) => part.from_move = Some(n),
        // "90 min/40" and "40/90 min"
        (Word::Slash, _) | (_, Word::Slash) => part.moves = u32::try_from(n).ok(),
        _ => {}
    }
}

fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let len = if first.is_ascii_digit() {
            rest.find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len())
        } else if first.is_alphabetic() {
            rest.find(|c: char| !c.is_alphabetic())
                .unwrap_or(rest.len())
        } else if rest.starts_with("''") {
            2
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(len);
        words.extend(word(token));
        rest = after;
    }
    words
}

fn word(token: &str) -> Option<Word> {
    if let Ok(n) = token.parse::<u64>() {
        return (n <= GREATEST).then_some(Word::Number(n));
    }
    let lower = token.to_lowercase();
    Some(match lower.as_str() {
        "h" | "hr" | "hrs" | "hour" | "hours" | "saat" | "stunde" | "stunden" | "std" => {
            Word::Unit(3_600_000)
        }
        "m" | "min" | "mins" | "minute" | "minutes" | "minuten" | "dakika" | "dk" | "'"
        | "\u{2032}" | "\u{2019}" => Word::Unit(60_000),
        "s" | "sec" | "secs" | "second" | "seconds" | "saniye" | "sn" | "sek" | "sekunde"
        | "sekunden" | "\"" | "''" | "\u{2033}" | "\u{201d}" => Word::Unit(1_000),
        "move" | "moves" | "mv" | "mvs" | "hamle" | "hamlede" | "hamleden" | "zug" | "züge"
        | "zügen" => Word::Moves,
        "per" | "each" | "every" | "increment" | "inc" | "incr" | "bonus" | "added"
        | "addition" | "additional" | "başına" | "eklemeli" | "ek" | "pro" | "zuschlag" | "je"
        | "cumulative" => Word::Each,
        "delay" | "gecikmeli" | "gecikme" | "bronstein" => Word::Delay,
        "+" | "," | ";" | "&" | "then" | "plus" | "and" | "followed" | "with" | "sonra" | "ve"
        | "ile" | "dann" | "und" | "mit" | "artı" => Word::Part,
        "/" => Word::Slash,
        "one" => Word::Number(1),
        "a" | "g" | "t" => Word::Other,
        _ if token.chars().all(char::is_alphanumeric) => {
            if token.chars().count() > 1 {
                Word::Other
            } else {
                Word::Stray
            }
        }
        _ => return None,
    })
}
