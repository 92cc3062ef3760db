//! What was forgiven or refused while reading.

use hakem_score::{
    letters::Letters,
    remarks::{EnPassantDropped, Remark, RemarkDetail},
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
        .map_or_else(|| "?".to_owned(), shortened);
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
    let args = results(detail, args);
    let args = position(detail, args);
    let text = match detail {
        RemarkDetail::Text(text) => shortened(text),
        _ => "?".to_owned(),
    };
    args.text("text", text)
        .text("letters", named_letters(detail, lang))
}

fn closest(detail: &RemarkDetail, lang: Lang) -> String {
    let moves: &[Move] = match detail {
        RemarkDetail::Illegal { closest, .. }
        | RemarkDetail::Unreadable { closest, .. }
        | RemarkDetail::Candidates(closest) => closest,
        _ => &[],
    };
    if moves.is_empty() {
        return "none".to_owned();
    }
    moves
        .iter()
        .map(|&m| long_move(m, lang))
        .collect::<Vec<_>>()
        .join(", ")
}

fn why(detail: &RemarkDetail, lang: Lang) -> String {
    match detail {
        RemarkDetail::Illegal { why, .. } => why_illegal(*why, lang),
        RemarkDetail::Unreadable { fault, .. } => unreadable(*fault, lang),
        RemarkDetail::Fen(error) => fen_error(*error, lang),
        RemarkDetail::EnPassant {
            why: EnPassantDropped::NoPawnPassed,
            ..
        } => "no_pawn".to_owned(),
        RemarkDetail::EnPassant {
            why: EnPassantDropped::NoLegalCapture,
            ..
        } => "no_capture".to_owned(),
        _ => "?".to_owned(),
    }
}

fn results(detail: &RemarkDetail, args: Args<'static>) -> Args<'static> {
    let (tag, result, clear) = match detail {
        RemarkDetail::Results { tag, token } => (halves(tag.sign()), halves(token.sign()), "yes"),
        RemarkDetail::Result(RecordedResult::Unfinished) => (String::new(), "*".to_owned(), "no"),
        RemarkDetail::Result(result) => (String::new(), halves(result.sign()), "yes"),
        _ => (String::new(), "none".to_owned(), "no"),
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

fn named_letters(detail: &RemarkDetail, lang: Lang) -> String {
    let list: &[Letters] = match detail {
        RemarkDetail::Letters(one) => std::slice::from_ref(one),
        RemarkDetail::Readings(list) => list,
        _ => &[],
    };
    list.iter()
        .map(|&one| letters(one, lang))
        .collect::<Vec<_>>()
        .join(", ")
}

/// Every id of this module.
#[cfg(test)]
pub(super) fn all_ids() -> impl Iterator<Item = String> {
    use hakem_score::remarks::RemarkCode;
    RemarkCode::ALL.iter().map(|code| id(code.code()))
}
