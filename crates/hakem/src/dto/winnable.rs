//! A line of `hakem winnable --json`.

use serde::Serialize;

use hakem_answers::dto::AnswerLine;

use crate::asking::Asked;

/// What was found out about one line.
#[derive(Debug, Serialize)]
pub(crate) struct WinnableLine<'a> {
    /// The line as it was.
    input: &'a str,
    white: Option<AnswerLine>,
    black: Option<AnswerLine>,
    error: Option<&'a str>,
}

impl<'a> WinnableLine<'a> {
    /// A line that cannot be used.
    pub(crate) fn error(input: &'a str, why: &'a str) -> WinnableLine<'a> {
        WinnableLine {
            input,
            white: None,
            black: None,
            error: Some(why),
        }
    }

    /// A line that was answered.
    pub(crate) fn of(input: &'a str, asked: &[Asked]) -> WinnableLine<'a> {
        let of = |color| {
            asked
                .iter()
                .find(|asked| asked.color == color)
                .map(AnswerLine::of)
        };
        WinnableLine {
            input,
            white: of(shakmaty::Color::White),
            black: of(shakmaty::Color::Black),
            error: None,
        }
    }
}
