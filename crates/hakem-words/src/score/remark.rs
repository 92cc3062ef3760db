//! What was forgiven or refused while reading.

use std::borrow::Cow;

use hakem_score::{
    letters::Letters,
    remarks::{EnPassantDropped, Remark, RemarkDetail, Tell},
    result::RecordedResult,
};
use shakmaty::Move;

use super::{
    fen::fen_error,
    illegal::{side_key, unreadable, why_illegal},
    letters,
};
use crate::{
    chess::{halves, long_move, player_key},
    lang::{Lang, Text, capital},
    messages::{Args, message},
};

/// The most characters of what was written that a sentence repeats.
const MOST_SHOWN: usize = 60;

/// A remark as a sentence, without its place in the file.
#[must_use]
pub fn remark(remark: &Remark, lang: Lang) -> String {
    let token = remark
        .token
        .as_deref()
        .map_or(UNKNOWN, |token| Cow::Owned(shortened(token)));
    let args = detail(&remark.detail, Args::new().text("token", token), lang);
    capital(&message(&id(remark.code.code()), &args, lang), lang)
}

/// A remark in both languages.
#[must_use]
pub fn remark_text(of: &Remark) -> Text {
    Text::of(|lang| remark(of, lang))
}

fn id(code: &str) -> String {
    format!("remark-{}", code.replace('_', "-"))
}

/// What was written, without control characters and not too much of it.
fn shortened(text: &str) -> String {
    let plain = text
        .chars()
        .map(|c| if c.is_control() { '\u{fffd}' } else { c });
    let mut shown: String = plain.take(MOST_SHOWN).collect();
    if text.chars().nth(MOST_SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// Everything that the message of a remark may ask for, also where the detail does not have it.
fn detail(detail: &RemarkDetail, args: Args<'static>, lang: Lang) -> Args<'static> {
    let count = match detail {
        RemarkDetail::Count(count) => *count,
        _ => 1,
    };
    let (written, expected) = match detail {
        RemarkDetail::MoveNumber { written, expected } => (*written, *expected),
        _ => (0, 0),
    };
    let args = args
        .number("count", count)
        .number("written", written)
        .number("expected", expected);
    let args = args
        .text("closest", closest(detail, lang))
        .text("why", why(detail, lang));
    let args = position(detail, results(detail, args));
    let (text, tell) = match detail {
        RemarkDetail::Text(text) => (Cow::Owned(shortened(text)), "no"),
        RemarkDetail::Words { text, tell } => (Cow::Owned(shortened(text)), tell_key(*tell)),
        _ => (UNKNOWN, "no"),
    };
    args.text("text", text)
        .text("tell", tell)
        .text("letters", named_letters(detail, lang))
}

const fn tell_key(tell: Tell) -> &'static str {
    match tell {
        Tell::AnEnd => "yes",
        Tell::AnEndWithoutResult => "no_result",
        Tell::NoEnd => "no",
    }
}

/// What stands for something that a detail does not tell.
const UNKNOWN: Cow<'static, str> = Cow::Borrowed("?");

/// The key for something that there is none of.
const NONE: Cow<'static, str> = Cow::Borrowed("none");

fn closest(detail: &RemarkDetail, lang: Lang) -> Cow<'static, str> {
    let moves: &[Move] = match detail {
        RemarkDetail::Illegal { closest, .. }
        | RemarkDetail::Unreadable { closest, .. }
        | RemarkDetail::Candidates(closest) => closest,
        _ => &[],
    };
    if moves.is_empty() {
        return NONE;
    }
    Cow::Owned(
        moves
            .iter()
            .map(|&m| long_move(m, lang))
            .collect::<Vec<_>>()
            .join(", "),
    )
}

fn why(detail: &RemarkDetail, lang: Lang) -> Cow<'static, str> {
    Cow::Owned(match detail {
        RemarkDetail::Illegal { why, .. } => why_illegal(*why, lang),
        RemarkDetail::Unreadable { fault, .. } => unreadable(*fault, lang),
        RemarkDetail::Fen(error) => fen_error(*error, lang),
        RemarkDetail::EnPassant { why, .. } => return Cow::Borrowed(dropped_key(*why)),
        _ => return UNKNOWN,
    })
}

const fn dropped_key(why: EnPassantDropped) -> &'static str {
    match why {
        EnPassantDropped::NoPawnPassed => "no_pawn",
        EnPassantDropped::NoLegalCapture => "no_capture",
    }
}

fn results(detail: &RemarkDetail, args: Args<'static>) -> Args<'static> {
    let (tag, result, clear) = match detail {
        RemarkDetail::Results { tag, token } => (
            Cow::Owned(halves(tag.sign())),
            Cow::Owned(halves(token.sign())),
            "yes",
        ),
        RemarkDetail::Result(RecordedResult::Unfinished) => (UNKNOWN, Cow::Borrowed("*"), "no"),
        RemarkDetail::Result(result) => (UNKNOWN, Cow::Owned(halves(result.sign())), "yes"),
        _ => (UNKNOWN, NONE, "no"),
    };
    args.text("tag", tag)
        .text("result", result)
        .text("clear", clear)
}

fn position(detail: &RemarkDetail, args: Args<'static>) -> Args<'static> {
    match detail {
        RemarkDetail::Castling { color, side } => args
            .text("player", player_key(*color))
            .text("side", side_key(*side)),
        RemarkDetail::EnPassant { square, .. } => args.text("square", square.to_string()),
        _ => args,
    }
}

fn named_letters(detail: &RemarkDetail, lang: Lang) -> Cow<'static, str> {
    let list: &[Letters] = match detail {
        RemarkDetail::Letters(one) => std::slice::from_ref(one),
        RemarkDetail::Readings(list) => list,
        _ => &[],
    };
    if list.is_empty() {
        return UNKNOWN;
    }
    Cow::Owned(
        list.iter()
            .map(|&one| letters(one, lang))
            .collect::<Vec<_>>()
            .join(", "),
    )
}

/// Every id of this module.
#[cfg(test)]
pub(super) fn all_ids() -> impl Iterator<Item = String> {
    use hakem_score::remarks::RemarkCode;
    RemarkCode::ALL.iter().map(|code| id(code.code()))
}
