//! Results as people write them (Articles 10.1 and 8.6; C.13).

/// A result as recorded, whatever the sign it was written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordedResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: not finished, or unknown.
    Unfinished,
    /// `0-0`: both lose.
    BothLose,
    /// `1/2-0`: half a point for White, nothing for Black.
    HalfForWhite,
    /// `0-1/2`: half a point for Black, nothing for White.
    HalfForBlack,
    /// `+/-`: White wins by forfeit.
    WhiteByForfeit,
    /// `-/+`: Black wins by forfeit.
    BlackByForfeit,
    /// `-/-`: both lose by forfeit.
    BothForfeit,
}

impl RecordedResult {
    /// The usual sign.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            RecordedResult::WhiteWins => "1-0",
            RecordedResult::BlackWins => "0-1",
            RecordedResult::Draw => "1/2-1/2",
            RecordedResult::Unfinished => "*",
            RecordedResult::BothLose => "0-0",
            RecordedResult::HalfForWhite => "1/2-0",
            RecordedResult::HalfForBlack => "0-1/2",
            RecordedResult::WhiteByForfeit => "+/-",
            RecordedResult::BlackByForfeit => "-/+",
            RecordedResult::BothForfeit => "-/-",
        }
    }

    /// The points of White and of Black, in half points; `None` for `*`.
    #[must_use]
    pub const fn half_points(self) -> Option<(u8, u8)> {
        Some(match self {
            RecordedResult::WhiteWins | RecordedResult::WhiteByForfeit => (2, 0),
            RecordedResult::BlackWins | RecordedResult::BlackByForfeit => (0, 2),
            RecordedResult::Draw => (1, 1),
            RecordedResult::BothLose | RecordedResult::BothForfeit => (0, 0),
            RecordedResult::HalfForWhite => (1, 0),
            RecordedResult::HalfForBlack => (0, 1),
            RecordedResult::Unfinished => return None,
        })
    }

    /// One of the four results that the PGN standard knows, with the same points; `*` where there
    /// is none.
    #[must_use]
    pub const fn standard(self) -> &'static str {
        match self.half_points() {
            Some((2, 0)) => "1-0",
            Some((0, 2)) => "0-1",
            Some((1, 1)) => "1/2-1/2",
            _ => "*",
        }
    }

    /// Whether the PGN standard knows this result.
    #[must_use]
    pub const fn is_standard(self) -> bool {
        matches!(
            self,
            RecordedResult::WhiteWins
                | RecordedResult::BlackWins
                | RecordedResult::Draw
                | RecordedResult::Unfinished
        )
    }
}

/// A result that stands at the start of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultAt {
    /// What it says.
    pub result: RecordedResult,
    /// How many bytes it takes.
    pub len: usize,
    /// Whether it is written as the standard says.
    pub standard: bool,
}

/// One side's share of a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Share {
    Zero,
    Half,
    One,
    Plus,
    Minus,
}

/// The result at the start of `text`, if there is one and it ends there.
///
/// `+/-` and `-/+` are also signs of evaluation: it is for the caller to take them for a result
/// only at the end of a game.
#[must_use]
pub fn result_at(text: &[u8]) -> Option<ResultAt> {
    if text.first() == Some(&b'*') {
        return Some(ResultAt {
            result: RecordedResult::Unfinished,
            len: 1,
            standard: true,
        });
    }
    let (white, first) = share(text)?;
    let whole = separator(text.get(first..)?).and_then(|gap| {
        let (black, last) = share(text.get(first + gap..)?)?;
        Some((black, first + gap + last))
    });
    let (result, len) = match whole {
        Some((black, len)) => (combine(white, black)?, len),
        None if white == Share::Half => (RecordedResult::Draw, first),
        None => return None,
    };
    if text.get(len).is_some_and(|&next| continues(next)) {
        return None;
    }
    let standard = text.get(..len) == Some(result.sign().as_bytes()) && result.is_standard();
    Some(ResultAt {
        result,
        len,
        standard,
    })
}

/// The result that makes up the whole of a text, such as a Result tag.
#[must_use]
pub fn result_of(text: &[u8]) -> Option<RecordedResult> {
    let text = text.trim_ascii();
    result_at(text)
        .filter(|found| found.len == text.len())
        .map(|found| found.result)
}

/// A byte after which the text before it was not a whole result.
fn continues(next: u8) -> bool {
    next >= 0x80 || next.is_ascii_alphanumeric() || matches!(next, b'-' | b'/' | b'+' | b'#' | b'.')
}

fn combine(white: Share, black: Share) -> Option<RecordedResult> {
    Some(match (white, black) {
        (Share::One, Share::Zero) => RecordedResult::WhiteWins,
        (Share::Zero, Share::One) => RecordedResult::BlackWins,
        (Share::Half, Share::Half) => RecordedResult::Draw,
        (Share::Zero, Share::Zero) => RecordedResult::BothLose,
        (Share::Half, Share::Zero) => RecordedResult::HalfForWhite,
        (Share::Zero, Share::Half) => RecordedResult::HalfForBlack,
        (Share::Plus, Share::Minus) => RecordedResult::WhiteByForfeit,
        (Share::Minus, Share::Plus) => RecordedResult::BlackByForfeit,
        (Share::Minus, Share::Minus) => RecordedResult::BothForfeit,
        _ => return None,
    })
}

/// A share and its length in bytes.
fn share(text: &[u8]) -> Option<(Share, usize)> {
    Some(match text {
        [b'1', b'/', b'2', ..] | [b'0', b',' | b'.', b'5', ..] => (Share::Half, 3),
        // One half in UTF-8, and alone in Latin-1.
        [0xc2, 0xbd, ..] => (Share::Half, 2),
        [0xbd, ..] => (Share::Half, 1),
        [b'1', ..] => (Share::One, 1),
        [b'0', ..] => (Share::Zero, 1),
        [b'+', ..] => (Share::Plus, 1),
        [b'-', ..] => (Share::Minus, 1),
        _ => return None,
    })
}

/// The length of what stands between two shares: a dash, a colon or a stroke, maybe with spaces.
fn separator(text: &[u8]) -> Option<usize> {
    let before = text.iter().take_while(|b| **b == b' ').count();
    let dash = match text.get(before..)? {
        [b'-' | b':' | b'/', ..] => 1,
        // Hyphens and dashes from U+2010 to U+2015, and the minus sign.
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] => 3,
        _ => return None,
    };
    let after = text
        .get(before + dash..)?
        .iter()
        .take_while(|b| **b == b' ')
        .count();
    Some(before + dash + after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s0_3_every_spelling_of_a_result_is_read() {
        use RecordedResult::*;
        let cases: &[(&str, RecordedResult)] = &[
            ("1-0", WhiteWins),
            ("0-1", BlackWins),
            ("1/2-1/2", Draw),
            ("*", Unfinished),
            ("1/2", Draw),
            ("½", Draw),
            ("½-½", Draw),
            ("½ - ½", Draw),
            ("½–½", Draw),
            ("0,5-0,5", Draw),
            ("0.5-0.5", Draw),
            ("1:0", WhiteWins),
            ("1 - 0", WhiteWins),
            ("0–1", BlackWins),
            ("0-0", BothLose),
            ("1/2-0", HalfForWhite),
            ("0-1/2", HalfForBlack),
            ("+/-", WhiteByForfeit),
            ("-/+", BlackByForfeit),
            ("-/-", BothForfeit),
            ("+:-", WhiteByForfeit),
        ];
        for &(text, result) in cases {
            assert_eq!(result_of(text.as_bytes()), Some(result), "{text}");
        }
        assert_eq!(result_of(b"\xbd-\xbd"), Some(Draw));
    }

    #[test]
    fn what_only_starts_like_a_result_is_none() {
        for text in [
            "1", "0", "10", "1.", "1-", "0-0-0", "0-0#", "0-0+", "1-1", "1. e4", "1-0-0",
        ] {
            assert_eq!(result_of(text.as_bytes()), None, "{text}");
        }
        assert_eq!(result_at(b"0-0-0"), None);
    }

    #[test]
    fn only_the_four_standard_results_are_standard() {
        for text in ["1-0", "0-1", "1/2-1/2", "*"] {
            assert!(
                result_at(text.as_bytes()).is_some_and(|r| r.standard),
                "{text}"
            );
        }
        for text in ["1/2", "0-0", "½-½", "1 - 0", "+/-"] {
            assert!(
                result_at(text.as_bytes()).is_some_and(|r| !r.standard),
                "{text}"
            );
        }
    }

    #[test]
    fn a_result_is_written_back_as_the_standard_says() {
        assert_eq!(RecordedResult::WhiteByForfeit.standard(), "1-0");
        assert_eq!(RecordedResult::HalfForWhite.standard(), "*");
        assert_eq!(RecordedResult::Draw.standard(), "1/2-1/2");
    }
}
