//! What a stream of bytes is, told by its first bytes and never by a file's name.

/// What the first bytes of a stream say about the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// Text, as far as can be seen.
    Text,
    /// Compressed by gzip.
    Gzip,
    /// Compressed by Zstandard.
    Zstd,
    /// A table in columns.
    Parquet,
    /// A file of a kind that is not read here.
    Other(&'static str),
    /// No text, and no kind of file that is known here.
    Binary,
    /// Nothing at all.
    Empty,
}

/// Beginnings of files that people take for game files, with the name of their kind.
const KINDS: &[(&[u8], &str)] = &[
    (b"PK\x03\x04", "ZIP"),
    (b"BZh", "bzip2"),
    (b"\xfd7zXZ\x00", "xz"),
    (b"7z\xbc\xaf\x27\x1c", "7z"),
    (b"Rar!\x1a\x07", "RAR"),
    (b"%PDF-", "PDF"),
    (b"\x89PNG", "PNG"),
    (b"\xff\xd8\xff", "JPEG"),
    (b"\x7fELF", "ELF"),
    (b"SQLite format 3\x00", "SQLite"),
];

/// How many bytes are looked at.
pub(super) const HEAD: usize = 8 * 1024;

/// Tells the kind of a stream by its first bytes (up to [`HEAD`]).
pub(super) fn content(head: &[u8]) -> Content {
    if head.is_empty() {
        return Content::Empty;
    }
    if head.starts_with(b"\x1f\x8b") {
        return Content::Gzip;
    }
    if is_zstd(head) {
        return Content::Zstd;
    }
    if head.starts_with(b"PAR1") {
        return Content::Parquet;
    }
    if let Some((_, name)) = KINDS.iter().find(|(magic, _)| head.starts_with(magic)) {
        return Content::Other(name);
    }
    if is_text(head) {
        Content::Text
    } else {
        Content::Binary
    }
}

/// A Zstandard frame, or a skippable frame before one.
fn is_zstd(head: &[u8]) -> bool {
    head.starts_with(b"\x28\xb5\x2f\xfd") || matches!(head, [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..])
}

/// Text has hardly any control characters, whatever its encoding. A few are forgiven: old files
/// carry stray ones; many are where a tag or a move shows that there are games in between. UTF-16
/// counts as text; it is recognised by its byte-order mark or by the zero in every other byte.
fn is_text(head: &[u8]) -> bool {
    if head.starts_with(b"\xff\xfe") || head.starts_with(b"\xfe\xff") || is_utf16(head) {
        return true;
    }
    let controls = head.iter().filter(|&&byte| is_control(byte)).count();
    controls * 20 <= head.len() || controls * 10 <= head.len() * 3 && shows_games(head)
}

/// Whether a tag or a move stands somewhere.
fn shows_games(head: &[u8]) -> bool {
    let starts = |mark: u8| {
        let behind = move |at: usize| head.get(at + 1..).unwrap_or_default();
        memchr::memchr_iter(mark, head).map(behind)
    };
    starts(b'[').any(begins_tag) || starts(b'.').any(begins_move)
}

/// What follows the bracket of a tag: a name, blanks, a quotation mark.
fn begins_tag(rest: &[u8]) -> bool {
    let (name, rest) = split_while(rest, |byte| byte.is_ascii_alphanumeric());
    let (blanks, rest) = split_while(rest, |byte| byte == b' ');
    name.len() > 1 && !blanks.is_empty() && rest.starts_with(b"\"")
}

/// What follows the full stop of a move number: blanks, perhaps a piece and a capture, a square.
fn begins_move(rest: &[u8]) -> bool {
    let (_, rest) = split_while(rest, |byte| byte == b' ');
    let (_, square) = split_while(rest, |byte| byte.is_ascii_uppercase() || byte == b'x');
    rest.starts_with(b"O-O") || matches!(square, [b'a'..=b'h', b'1'..=b'8', ..])
}

fn split_while(bytes: &[u8], is: impl Fn(u8) -> bool) -> (&[u8], &[u8]) {
    let end = bytes.iter().position(|&byte| !is(byte));
    bytes.split_at(end.unwrap_or(bytes.len()))
}

fn is_control(byte: u8) -> bool {
    matches!(byte, 0..=8 | 14..=25 | 28..=31 | 127)
}

fn is_utf16(head: &[u8]) -> bool {
    let zeros = |phase: usize| {
        head.iter()
            .skip(phase)
            .step_by(2)
            .filter(|&&b| b == 0)
            .count()
    };
    let (even, odd, pairs) = (zeros(0), zeros(1), head.len() / 2);
    pairs >= 8 && (even * 10 >= pairs * 9 && odd == 0 || odd * 10 >= pairs * 9 && even == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_told_by_content() {
        assert_eq!(content(b""), Content::Empty);
        assert_eq!(content(b"[Event \"?\"]\n\n1. e4 *\n"), Content::Text);
        assert_eq!(content(b"\x1f\x8b\x08\x00"), Content::Gzip);
        assert_eq!(content(b"\x28\xb5\x2f\xfd\x04"), Content::Zstd);
        assert_eq!(content(b"PAR1\x15\x04"), Content::Parquet);
        assert_eq!(content(b"PK\x03\x04\x14"), Content::Other("ZIP"));
    }

    #[test]
    fn bytes_that_are_no_text_are_binary() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(content(&all), Content::Binary);
        assert_eq!(content(&[0, 1, 2, 3]), Content::Binary);
        assert_eq!(content(&[0; 100]), Content::Binary);
        let hardly = format!("1. e4{}", "\0".repeat(40));
        assert_eq!(content(hardly.as_bytes()), Content::Binary);
    }

    #[test]
    fn text_in_any_encoding_is_text() {
        assert_eq!(content("1. Şf1 Af6 ½-½".as_bytes()), Content::Text);
        assert_eq!(content(b"[White \"M\xfcller\"] 1. e4 *"), Content::Text);
        let utf16: Vec<u8> = "[Event \"?\"] 1. e4 *"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        assert_eq!(content(&utf16), Content::Text);
        let holes = format!("{}1. e4 e5 0-1\n", "\0".repeat(4));
        assert_eq!(content(holes.as_bytes()), Content::Text);
        let holes = format!("[White \"A\"]\n{}", "\0".repeat(4));
        assert_eq!(content(holes.as_bytes()), Content::Text);
        let stray = format!("{}\0", "1. e4 e5 ".repeat(5));
        assert_eq!(content(stray.as_bytes()), Content::Text);
    }
}
