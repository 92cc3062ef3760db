//! Text in one byte for each letter: Windows-1254, the Turkish code page, or Latin-1.
//!
//! The two differ in the letters of six bytes only, so that nothing but the company they are in can
//! tell which it is. The rule, for each game whose tags are no UTF-8 and have one of the six:
//! Windows-1254 if one of these holds, else Latin-1:
//!
//! 1. a half-move has a piece letter of Turkish that is none of English (Ş, V, F or A);
//! 2. a tag has the word `TUR`, as the code of the federation;
//! 3. the tags have both a dotted or dotless i and an s or g with its mark (`Ýþ`, `ðý` in Latin-1),
//!    and no byte beyond ASCII that Turkish does not need: Icelandic, which has these letters too,
//!    hardly does without its acute accents, and Czech has only the ý.

use std::borrow::Cow;

use super::sheet::Sheet;

/// How many tags and half-moves are looked at.
const LOOKED_AT: usize = 100;

/// The six bytes, and their letters in Windows-1254.
const TURKISH: [(u8, char); 6] = [
    (0xd0, 'Ğ'),
    (0xdd, 'İ'),
    (0xde, 'Ş'),
    (0xf0, 'ğ'),
    (0xfd, 'ı'),
    (0xfe, 'ş'),
];

/// The other bytes beyond ASCII in Turkish words: ç, ö, ü, and the vowels with a circumflex.
const ALSO: &[u8] = b"\xc7\xd6\xdc\xe7\xf6\xfc\xc2\xce\xdb\xe2\xee\xfb";

fn letter(byte: u8) -> Option<char> {
    TURKISH
        .into_iter()
        .find(|(code, _)| *code == byte)
        .map(|(_, letter)| letter)
}

impl Sheet {
    /// Bytes as text: UTF-8 where they are, else by the rule of this module.
    pub(super) fn decoded<'a>(&self, bytes: &'a [u8]) -> Cow<'a, str> {
        if let Ok(text) = std::str::from_utf8(bytes) {
            return Cow::Borrowed(text);
        }
        let turkish = self.is_windows_1254();
        let letters = bytes.iter().map(|&byte| match letter(byte) {
            Some(letter) if turkish => letter,
            _ => char::from(byte),
        });
        Cow::Owned(letters.collect())
    }

    /// Whether what is no UTF-8 in this game is taken for Windows-1254.
    pub(super) fn is_windows_1254(&self) -> bool {
        let values = || {
            let tags = self.tags.iter().take(LOOKED_AT);
            tags.map(|tag| self.tag_value(tag))
        };
        let foreign = || values().filter(|value| std::str::from_utf8(value).is_err());
        let bytes = || foreign().flatten().copied().filter(|byte| *byte >= 0x80);
        let has = |wanted: &[u8]| bytes().any(|byte| wanted.contains(&byte));
        if !bytes().any(|byte| letter(byte).is_some()) {
            return false;
        }
        let only_turkish = bytes().all(|byte| letter(byte).is_some() || ALSO.contains(&byte));
        self.has_turkish_moves()
            || values().any(names_turkey)
            || (only_turkish && has(b"\xdd\xfd") && has(b"\xde\xfe\xd0\xf0"))
    }

    fn has_turkish_moves(&self) -> bool {
        let mut tokens = self.tokens.iter().take(LOOKED_AT);
        tokens.any(|token| match self.token_text(token) {
            [b'V' | b'F' | b'A', next, ..] => {
                matches!(next, b'a'..=b'h' | b'1'..=b'8' | b'x' | b':')
            }
            // Ş in Windows-1254 and in UTF-8.
            [0xde, ..] | [0xc5, 0x9e, ..] => true,
            _ => false,
        })
    }
}

fn names_turkey(value: &[u8]) -> bool {
    value
        .split(|byte| !byte.is_ascii_alphanumeric())
        .any(|word| word == b"TUR")
}
