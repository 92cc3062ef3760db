//! Time controls as people write them (Article 6; the TimeControl tag; announcements of events).
//!
//! A time control is periods in their order. What is read here is only what was written: what it
//! means for the clocks is the business of the Laws.

mod prose;
mod short;

/// One period of a time control.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Period {
    /// The moves to be made in it; `None` for all that are left.
    pub moves: Option<u32>,
    /// The main time in milliseconds.
    pub time_ms: u64,
    /// What is added for each move, in milliseconds.
    pub increment_ms: u64,
    /// The delay before the time runs, in milliseconds.
    pub delay_ms: u64,
}

/// A time control.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// What kind it is.
    pub kind: TimeControlKind,
    /// Its periods in their order; empty where there is no time or none is known.
    pub periods: Vec<Period>,
}

/// Kinds of time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControlKind {
    /// One or more periods.
    Periods,
    /// An hourglass: what one player uses, the other gains. The single period holds its time.
    Hourglass,
    /// Played without clocks.
    Untimed,
    /// Not told.
    Unknown,
}

/// A time control that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControlReading {
    /// The time control.
    pub control: TimeControl,
    /// How it was written.
    pub style: TimeControlStyle,
    /// The unit of plain numbers, which is nowhere told; `None` if there are none.
    pub assumed: Option<AssumedUnit>,
}

/// How a time control was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControlStyle {
    /// In signs: `90m+30s`, `40/5400:1800`, `G/90;d5`.
    Short,
    /// In words.
    Prose,
}

/// The unit that a plain number was taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AssumedUnit {
    /// Minutes, as players say `3+2`.
    Minutes,
    /// Seconds, as the TimeControl tag says `300+3`.
    Seconds,
}

/// Where a time control was written, which decides the unit of plain numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WrittenIn {
    /// In a TimeControl tag: seconds, unless the numbers make sense only as minutes.
    Tag,
    /// By a person: minutes, unless the numbers make sense only as seconds.
    Speech,
}

/// A text that is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "not a time control at column {column}: write periods such as `90m+30s` or `40/90m+30s, 30m+30s`"
)]
pub struct TimeControlError {
    /// The byte that does not fit, from 1.
    pub column: u32,
}

/// Reads a time control in signs or in words.
///
/// # Errors
/// [`TimeControlError`] where no time can be found in the text.
pub fn read_time_control(
    text: &str,
    written_in: WrittenIn,
) -> Result<TimeControlReading, TimeControlError> {
    let trimmed = text.trim();
    let simple = |kind| TimeControlReading {
        control: TimeControl {
            kind,
            periods: Vec::new(),
        },
        style: TimeControlStyle::Short,
        assumed: None,
    };
    match trimmed {
        "" | "?" => return Ok(simple(TimeControlKind::Unknown)),
        "-" => return Ok(simple(TimeControlKind::Untimed)),
        _ => {}
    }
    match short::read(trimmed, written_in) {
        Ok(reading) => Ok(reading),
        Err(error) => prose::read(trimmed).ok_or(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const S: u64 = 1_000;
    const M: u64 = 60 * S;

    fn period(moves: u32, time_ms: u64, increment_ms: u64) -> Period {
        Period {
            moves: (moves > 0).then_some(moves),
            time_ms,
            increment_ms,
            delay_ms: 0,
        }
    }

    fn periods(text: &str, written_in: WrittenIn) -> Vec<Period> {
        match read_time_control(text, written_in) {
            Ok(reading) => reading.control.periods,
            Err(error) => panic!("{text}: {error}"),
        }
    }

    #[test]
    fn a6_periods_as_people_type_them() {
        let cases: &[(&str, &[Period])] = &[
            ("90m+30s", &[period(0, 90 * M, 30 * S)]),
            ("3+2", &[period(0, 3 * M, 2 * S)]),
            ("3m+2s", &[period(0, 3 * M, 2 * S)]),
            ("90+30", &[period(0, 90 * M, 30 * S)]),
            ("5", &[period(0, 5 * M, 0)]),
            ("300+3", &[period(0, 5 * M, 3 * S)]),
            (
                "40/90:00+30, 30:00+30",
                &[period(40, 90 * M, 30 * S), period(0, 30 * M, 30 * S)],
            ),
            (
                "40/90m+30s, 30m+30s",
                &[period(40, 90 * M, 30 * S), period(0, 30 * M, 30 * S)],
            ),
            (
                "40/2h, 20/1h, 15m+30s",
                &[
                    period(40, 120 * M, 0),
                    period(20, 60 * M, 0),
                    period(0, 15 * M, 30 * S),
                ],
            ),
            ("1h30m+30s", &[period(0, 90 * M, 30 * S)]),
            ("1:30:00+30", &[period(0, 90 * M, 30 * S)]),
            ("90'+30\"", &[period(0, 90 * M, 30 * S)]),
            ("90min+30sec", &[period(0, 90 * M, 30 * S)]),
            ("0+1", &[period(0, 0, S)]),
        ];
        for (text, expected) in cases {
            assert_eq!(periods(text, WrittenIn::Speech), *expected, "{text}");
        }
    }

    #[test]
    fn tags_count_in_seconds() {
        let cases: &[(&str, &[Period])] = &[
            ("300+3", &[period(0, 300 * S, 3 * S)]),
            ("15+0", &[period(0, 15 * S, 0)]),
            ("60", &[period(0, 60 * S, 0)]),
            ("5400+30", &[period(0, 90 * M, 30 * S)]),
            (
                "40/5400:1800",
                &[period(40, 90 * M, 0), period(0, 30 * M, 0)],
            ),
            (
                "40/7200:20/3600:900+30",
                &[
                    period(40, 120 * M, 0),
                    period(20, 60 * M, 0),
                    period(0, 15 * M, 30 * S),
                ],
            ),
            (
                "40/5400+30:1800+30",
                &[period(40, 90 * M, 30 * S), period(0, 30 * M, 30 * S)],
            ),
            ("1/86400", &[period(1, 1440 * M, 0)]),
            ("3+2", &[period(0, 3 * M, 2 * S)]),
            ("90+30", &[period(0, 90 * M, 30 * S)]),
            ("15+10", &[period(0, 15 * M, 10 * S)]),
        ];
        for (text, expected) in cases {
            assert_eq!(periods(text, WrittenIn::Tag), *expected, "{text}");
        }
        let told = read_time_control("90+30", WrittenIn::Tag).unwrap();
        assert_eq!(told.assumed, Some(AssumedUnit::Minutes));
    }

    #[test]
    fn delays_hourglasses_and_no_time() {
        let delay = |time_ms, delay_ms| {
            vec![Period {
                time_ms,
                delay_ms,
                ..Period::default()
            }]
        };
        assert_eq!(periods("300d5", WrittenIn::Tag), delay(5 * M, 5 * S));
        assert_eq!(periods("G/90;d5", WrittenIn::Tag), delay(90 * M, 5 * S));
        assert_eq!(
            periods("G/60; +5", WrittenIn::Tag),
            [period(0, 60 * M, 5 * S)]
        );
        assert_eq!(
            periods("40/120,SD/60;d5", WrittenIn::Tag),
            [
                Period {
                    moves: Some(40),
                    time_ms: 120 * M,
                    increment_ms: 0,
                    delay_ms: 5 * S
                },
                Period {
                    moves: None,
                    time_ms: 60 * M,
                    increment_ms: 0,
                    delay_ms: 5 * S
                },
            ]
        );
        let glass = read_time_control("*180", WrittenIn::Tag).unwrap().control;
        assert_eq!(
            (glass.kind, glass.periods[0].time_ms),
            (TimeControlKind::Hourglass, 180 * S)
        );
        for (text, kind) in [
            ("-", TimeControlKind::Untimed),
            ("?", TimeControlKind::Unknown),
        ] {
            assert_eq!(
                read_time_control(text, WrittenIn::Tag)
                    .unwrap()
                    .control
                    .kind,
                kind
            );
        }
    }

    #[test]
    fn a6_periods_told_in_words() {
        let cases: &[(&str, &[Period])] = &[
            ("90 min + 30 sec", &[period(0, 90 * M, 30 * S)]),
            ("90 min. + 30 sec. per move", &[period(0, 90 * M, 30 * S)]),
            (
                "3 minutes plus 2 seconds per move",
                &[period(0, 3 * M, 2 * S)],
            ),
            (
                "40 moves in 90 minutes, then 30 minutes, with 30 s per move",
                &[period(40, 90 * M, 30 * S), period(0, 30 * M, 30 * S)],
            ),
            (
                "90 min/40 moves + 30 min + 30 sec/move",
                &[period(40, 90 * M, 30 * S), period(0, 30 * M, 30 * S)],
            ),
            (
                "90 minutes for the first 40 moves followed by 30 minutes for the rest of the game \
                 with an addition of 30 seconds per move starting from move one",
                &[period(40, 90 * M, 30 * S), period(0, 30 * M, 30 * S)],
            ),
            (
                "100 minutes for 40 moves, 50 minutes for 20 moves, then 15 minutes with 30 \
                 seconds increment from move 1",
                &[
                    period(40, 100 * M, 30 * S),
                    period(20, 50 * M, 30 * S),
                    period(0, 15 * M, 30 * S),
                ],
            ),
            (
                "120'/40 + 60'/20 + 15' + 30\"/move from move 61",
                &[
                    period(40, 120 * M, 0),
                    period(20, 60 * M, 0),
                    period(0, 15 * M, 30 * S),
                ],
            ),
            (
                "2 hours for 40 moves and 1 hour",
                &[period(40, 120 * M, 0), period(0, 60 * M, 0)],
            ),
            ("1 hour 30 minutes", &[period(0, 90 * M, 0)]),
            (
                "90 dakika + hamle başına 30 saniye",
                &[period(0, 90 * M, 30 * S)],
            ),
            (
                "40 hamle 90 dakika, sonra 30 dakika",
                &[period(40, 90 * M, 0), period(0, 30 * M, 0)],
            ),
            (
                "90 Minuten + 30 Sekunden pro Zug",
                &[period(0, 90 * M, 30 * S)],
            ),
            (
                "5 min with 3 second delay",
                &[Period {
                    moves: None,
                    time_ms: 5 * M,
                    increment_ms: 0,
                    delay_ms: 3 * S,
                }],
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(periods(text, WrittenIn::Tag), *expected, "{text}");
            let style = read_time_control(text, WrittenIn::Tag).unwrap().style;
            assert_eq!(style, TimeControlStyle::Prose, "{text}");
        }
    }

    #[test]
    fn what_is_no_time_control() {
        for text in [
            "standard", "fast", "40/", "+", "/", "90x", "d", "40 moves", "m",
        ] {
            assert!(read_time_control(text, WrittenIn::Tag).is_err(), "{text}");
        }
        let error = read_time_control("90m+30x", WrittenIn::Speech).unwrap_err();
        assert_eq!(error.column, 7);
    }
}
