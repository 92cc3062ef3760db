//! What a text is that holds no game: the page of a network that wants to be signed in to first, a
//! packed file, a file of another kind. None of them may take the place of games.

use crate::reading::Reader;

/// What stands where games should.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoGames {
    /// A page for a browser.
    Page,
    /// A packed file.
    Packed,
    /// No text.
    Binary,
    /// A text in which there is neither a tag nor a legal move.
    Text,
}

impl NoGames {
    /// The name that the words rely on.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NoGames::Page => "page",
            NoGames::Packed => "packed",
            NoGames::Binary => "binary",
            NoGames::Text => "text",
        }
    }
}

/// How gzip, zstd, bzip2, xz and zip begin.
const PACKED: [&[u8]; 5] = [
    b"\x1f\x8b",
    b"\x28\xb5\x2f\xfd",
    b"BZh",
    b"\xfd7zXZ",
    b"PK\x03\x04",
];

/// What the text is, where there is no game in it; `None` where there is one, and where it is empty.
pub(super) fn without_games(text: &[u8], reader: &mut Reader) -> Option<NoGames> {
    if PACKED.iter().any(|begin| text.starts_with(begin)) {
        return Some(NoGames::Packed);
    }
    let wide = text.starts_with(b"\xff\xfe") || text.starts_with(b"\xfe\xff");
    if !wide && text.contains(&0) {
        return Some(NoGames::Binary);
    }
    let plain = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    let plain = plain.trim_ascii();
    // No game begins with this sign.
    if plain.starts_with(b"<") {
        return Some(NoGames::Page);
    }
    if plain.is_empty() || reader.read(text).iter().any(|game| game.is_a_game()) {
        return None;
    }
    let letters = |byte: &u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
    let unread = plain.iter().filter(|byte| !letters(byte)).count();
    Some(if unread.saturating_mul(4) > plain.len() {
        NoGames::Binary
    } else {
        NoGames::Text
    })
}
