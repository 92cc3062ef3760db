//! Comments: clock readings, notes of draw offers, and what remains as text.

use memchr::memchr;
use shakmaty::Color;

use super::sheet::{ClockKind, OfferForm, Sheet};
use crate::{remarks::RemarkCode, tally::Place};

/// The longest comment in which a note of a draw offer is looked for.
const LONGEST_OFFER: usize = 80;

/// Takes in one comment.
pub(super) fn comment(sheet: &mut Sheet, text: &[u8], place: Place) {
    sheet.note(RemarkCode::CommentSkipped, place);
    if let Some((kind, ms)) = only_clock(text) {
        sheet.push_clock(kind, ms);
        return;
    }
    let mut rest = text;
    while let Some(open) = memchr(b'[', rest) {
        let (before, from) = rest.split_at(open);
        let Some(command) = from.strip_prefix(b"[%") else {
            // A bracket that is only text: it and what stands before it are kept.
            let (bracket, after) = from.split_at(1);
            words(sheet, before, place);
            words(sheet, bracket, place);
            rest = after;
            continue;
        };
        words(sheet, before, place);
        let close = memchr(b']', command).unwrap_or(command.len());
        let (inside, after) = command.split_at(close);
        if let Some((kind, ms)) = clock(inside) {
            sheet.push_clock(kind, ms);
        }
        rest = after.get(1..).unwrap_or_default();
    }
    words(sheet, rest, place);
}

fn words(sheet: &mut Sheet, text: &[u8], place: Place) {
    let text = text.trim_ascii();
    if text.is_empty() {
        return;
    }
    if let Some((form, by)) = offer(text) {
        sheet.push_offer(form, by, place);
    }
    sheet.keep_comment(text);
}

/// A comment that notes a draw offer.
fn offer(text: &[u8]) -> Option<(OfferForm, Option<Color>)> {
    if matches!(text, b"(=)" | b"=") {
        return Some((OfferForm::Comment, None));
    }
    if text.len() > LONGEST_OFFER {
        return None;
    }
    let lower = text.to_ascii_lowercase();
    let lower = String::from_utf8_lossy(&lower);
    let told = [
        "offers draw",
        "offers a draw",
        "offered a draw",
        "draw offer",
        "beraberlik önerisi",
    ];
    if !told.iter().any(|words| lower.contains(words)) {
        return None;
    }
    let white = lower.contains("white") || lower.contains("beyaz");
    let black = lower.contains("black") || lower.contains("siyah");
    let by = match (white, black) {
        (true, false) => Some(Color::White),
        (false, true) => Some(Color::Black),
        _ => None,
    };
    Some((OfferForm::Comment, by))
}

/// A comment that is one clock reading and nothing else, as nearly all comments of servers are.
fn only_clock(text: &[u8]) -> Option<(ClockKind, u64)> {
    clock(text.trim_ascii().strip_prefix(b"[%")?.strip_suffix(b"]")?)
}

/// `clk 1:02:03` or `emt 0:00:05.3`.
fn clock(command: &[u8]) -> Option<(ClockKind, u64)> {
    let (name, time) = command.split_first_chunk()?;
    let kind = match name {
        b"clk " => ClockKind::Remaining,
        b"emt " => ClockKind::Elapsed,
        _ => return None,
    };
    Some((kind, clock_time(time.trim_ascii())?))
}

/// Hours, minutes and seconds, of which the first may be missing, in milliseconds.
pub(super) fn clock_time(text: &[u8]) -> Option<u64> {
    let mut seconds: u64 = 0;
    let mut field: u64 = 0;
    let mut digits = 0;
    let mut colons = 0;
    let mut bytes = text.iter();
    let mut ms = 0;
    for &byte in bytes.by_ref() {
        match byte {
            b'0'..=b'9' if digits < 9 => {
                field = field * 10 + u64::from(byte - b'0');
                digits += 1;
            }
            b':' if digits > 0 && colons < 2 => {
                seconds = (seconds + field) * 60;
                (field, digits) = (0, 0);
                colons += 1;
            }
            b'.' => {
                ms = fraction(bytes.as_slice())?;
                break;
            }
            _ => return None,
        }
    }
    (digits > 0).then_some((seconds + field) * 1_000 + ms)
}

/// The milliseconds of a decimal fraction of a second.
fn fraction(text: &[u8]) -> Option<u64> {
    let digits = text.iter().all(u8::is_ascii_digit);
    let ms = text
        .iter()
        .zip([100, 10, 1])
        .map(|(d, scale)| u64::from(d.wrapping_sub(b'0')) * scale);
    digits.then(|| ms.sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_times_in_all_lengths() {
        assert_eq!(clock_time(b"0:05:00"), Some(300_000));
        assert_eq!(clock_time(b"1:02:03.4"), Some(3_723_400));
        assert_eq!(clock_time(b"0:00:00.05"), Some(50));
        assert_eq!(clock_time(b"5:00"), Some(300_000));
        assert_eq!(clock_time(b"12"), Some(12_000));
        for text in ["", ":", "1:2:3:4", "1:x", "0:00:00.x", "99999999999"] {
            assert_eq!(clock_time(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn a_comment_gives_clocks_offers_and_text() {
        let mut sheet = Sheet::new();
        let place = Place { line: 1, column: 1 };
        comment(
            &mut sheet,
            b" [%clk 0:00:07] [%emt 0:00:01] White offers draw ",
            place,
        );
        assert_eq!(sheet.clocks.len(), 2);
        assert_eq!(sheet.offers[0].by, Some(Color::White));
        assert_eq!(sheet.last_comment, b"White offers draw");
        comment(&mut sheet, b"[a note] [%clk", place);
        assert_eq!(sheet.last_comment, b"White offers draw [ a note]");
        assert_eq!(sheet.tally.count(RemarkCode::CommentSkipped), 2);
    }
}
