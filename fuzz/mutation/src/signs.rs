//! Single signs: a word stays what it is but for one of them.

use crate::random::Random;

/// Kinds of signs that readers tell apart. One kind is as likely as another, however many it has.
const KINDS: [&[&str]; 6] = [SPACES, CONTROLS, DIGITS, LETTERS, MARKS, WIDTHS];

/// What counts as a space here and not there: in ASCII, in Unicode, by its looks.
const SPACES: &[&str] = &[
    " ", "  ", "\t", "\n", "\r", "\r\n", "\n\n", "\u{b}", "\u{c}", "\u{1c}", "\u{85}", "\u{a0}",
    "\u{1680}", "\u{2002}", "\u{2007}", "\u{2009}", "\u{200a}", "\u{200b}", "\u{2028}", "\u{2029}",
    "\u{202f}", "\u{205f}", "\u{2060}", "\u{3000}", "\u{feff}",
];

/// Controls, and the signs that a terminal or a page must not be given.
const CONTROLS: &[&str] = &[
    "\0", "\u{1}", "\u{7}", "\u{8}", "\u{1a}", "\u{1b}", "\u{1f}", "\u{7f}", "\u{80}", "\u{9b}",
    "\u{ad}", "\u{200e}", "\u{202e}", "\u{2066}", "\u{fff9}", "\u{fffd}",
];

/// Digits, also of other scripts, and numbers at the edges of what fits.
const DIGITS: &[&str] = &[
    "0",
    "1",
    "8",
    "9",
    "00",
    "99",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "-",
    "-1",
    "+1",
    ".5",
    "1e9",
    "²",
    "½",
    "٣",
    "９",
];

/// Letters that change their length or kind with their case, or look like others.
const LETTERS: &[&str] = &[
    "i", "I", "İ", "ı", "ş", "Ş", "ğ", "ß", "ẞ", "ſ", "K", "а", "е", "о", "с", "К", "О", "ℯ", "é",
    "e\u{301}", "S\u{327}", "Þ", "ﬁ",
];

/// Marks between and behind words.
const MARKS: &[&str] = &[
    ".", ",", ":", ";", "'", "\"", "\\", "/", "|", "(", ")", "[", "]", "{", "}", "<", ">", "=",
    "+", "#", "!", "?", "$", "%", "&", "*", "_", "~", "`", "^", "-", "–", "—", "−", "‑", "…", "’",
    "“", "„", "«", "×", "†", "‡", "№",
];

/// Signs of two, three and four bytes, and bytes of which there is no sign.
const WIDTHS: &[&str] = &[
    "ä",
    "\u{7ff}",
    "\u{800}",
    "♔",
    "♟",
    "\u{ffff}",
    "𝟜",
    "😀",
    "\u{10ffff}",
];

/// Changes some signs of `text`.
pub(crate) fn change(text: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        let at = place(text, random);
        let length = length(text.get(at..).unwrap_or_default());
        let old: Vec<u8> = text.get(at..at + length).unwrap_or_default().to_vec();
        let new = match random.below(8) {
            0 => Vec::new(),
            1 => old.repeat(2 + random.below(9)),
            2 | 3 => other_case(&old),
            4 => vec![random.byte()],
            5 => [sign(random), old.as_slice()].concat(),
            6 => [old.as_slice(), sign(random)].concat(),
            _ => sign(random).to_vec(),
        };
        drop(text.splice(at..at + length, new));
    }
}

/// A place of a sign: any, or one of a space, since much is decided by what stands there.
fn place(text: &[u8], random: &mut Random) -> usize {
    let mut at = random.below(text.len());
    if random.one_in(2) {
        let spaces = text.iter().skip(at).position(u8::is_ascii_whitespace);
        at += spaces.unwrap_or(0);
    }
    while at > 0 && text.get(at).is_some_and(|byte| byte & 0xc0 == 0x80) {
        at -= 1;
    }
    at
}

/// How many bytes the first sign has.
fn length(text: &[u8]) -> usize {
    let rest = text.iter().skip(1);
    let more = rest.take_while(|byte| **byte & 0xc0 == 0x80).count();
    text.len().min(1 + more)
}

fn sign(random: &mut Random) -> &'static [u8] {
    let kind = random.of(&KINDS).copied().unwrap_or_default();
    random.word(kind).as_bytes()
}

fn other_case(sign: &[u8]) -> Vec<u8> {
    let Ok(text) = std::str::from_utf8(sign) else {
        return sign.to_vec();
    };
    let upper = text.to_uppercase();
    let other = if upper == text {
        text.to_lowercase()
    } else {
        upper
    };
    other.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_changed_whole() {
        let text = "Şah e8’de, ♔ 😀".as_bytes();
        let mut kept = 0;
        for seed in 0..500 {
            let mut changed = text.to_vec();
            change(&mut changed, &mut Random::new(seed));
            kept += usize::from(std::str::from_utf8(&changed).is_ok());
        }
        // Only a byte without a sign leaves what is no text.
        assert!((250..500).contains(&kept), "{kept}");
    }

    #[test]
    fn an_empty_text_gets_a_sign() {
        let grown = (0..50).any(|seed| {
            let mut text = Vec::new();
            change(&mut text, &mut Random::new(seed));
            !text.is_empty()
        });
        assert!(grown);
    }
}
