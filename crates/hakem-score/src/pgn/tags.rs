//! Tag pairs, as the standard has them and as people write them.

use memchr::memchr;

/// One tag pair in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TagPair<'a> {
    pub(super) name: &'a [u8],
    /// Still with its backslashes.
    pub(super) value: &'a [u8],
    /// Where the value starts.
    pub(super) value_at: usize,
    /// How many bytes the pair takes.
    pub(super) len: usize,
    pub(super) form: TagForm,
}

/// Whether a tag is written as the standard says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TagForm {
    Standard,
    Malformed,
}

/// The name of the tag pair that starts here, if one does. `[%clk` and `[a4]` are none.
pub(super) fn tag_ahead(text: &[u8]) -> Option<&[u8]> {
    let after = text.strip_prefix(b"[")?;
    let name_at = spaces(after);
    let after = after.get(name_at..)?;
    let len = after
        .iter()
        .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_')
        .count();
    let (name, rest) = after.split_at_checked(len)?;
    let gap = spaces(rest);
    let quoted = rest.get(gap) == Some(&b'"');
    let unquoted = || gap > 0 && starts_upper(name) && memchr(b']', rest).is_some();
    (name.first()?.is_ascii_alphabetic() && (quoted || unquoted())).then_some(name)
}

/// Whether the tag pair that starts here has its value in quotes, and ends with the line.
pub(super) fn is_quoted(text: &[u8]) -> bool {
    text.trim_ascii_end().ends_with(b"\"]")
        && tag_pair(text).is_some_and(|pair| pair.form == TagForm::Standard)
}

fn starts_upper(name: &[u8]) -> bool {
    name.first().is_some_and(u8::is_ascii_uppercase)
}

fn spaces(text: &[u8]) -> usize {
    text.iter()
        .take_while(|b| matches!(b, b' ' | b'\t'))
        .count()
}

/// What is usual in a tag.
const IN_NAME: u8 = 1;
const IN_VALUE: u8 = 2;

/// In which part of a tag pair a byte is nothing special.
const USUAL: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = b' ';
    while byte < 0x7f {
        let name = byte.is_ascii_alphanumeric() || byte == b'_';
        let value = byte != b'"' && byte != b'\\';
        table[byte as usize] = (name as u8) * IN_NAME + (value as u8) * IN_VALUE;
        byte += 1;
    }
    table
};

/// How many bytes at the start of a text are usual in a part of a tag pair.
#[inline]
fn usual(text: &[u8], part: u8) -> usize {
    text.iter()
        .position(|b| USUAL.get(usize::from(*b)).is_none_or(|u| u & part == 0))
        .unwrap_or(text.len())
}

/// Reads a tag pair that fills a line and is written as in nearly all files: one space, and nothing
/// in the value but printable ASCII that needs no backslash.
#[inline]
pub(super) fn usual_pair(line: &[u8]) -> Option<TagPair<'_>> {
    let inside = line.strip_prefix(b"[")?.strip_suffix(b"\"]")?;
    let (name, rest) = inside.split_at_checked(usual(inside, IN_NAME))?;
    let value = rest.strip_prefix(b" \"")?;
    let plain = name.first()?.is_ascii_alphabetic() && usual(value, IN_VALUE) == value.len();
    plain.then_some(TagPair {
        name,
        value,
        value_at: name.len() + 3,
        len: line.len(),
        form: TagForm::Standard,
    })
}

/// Reads the tag pair that starts here.
pub(super) fn tag_pair(text: &[u8]) -> Option<TagPair<'_>> {
    let name = tag_ahead(text)?;
    let name_at = 1 + spaces(text.get(1..)?);
    let gap_at = name_at + name.len();
    let open = gap_at + spaces(text.get(gap_at..)?);
    if text.get(open) == Some(&b'"') {
        return Some(quoted(text, name, open + 1));
    }
    let close = memchr(b']', text.get(open..)?)? + open;
    let value = text.get(open..close)?.trim_ascii();
    let form = TagForm::Malformed;
    Some(TagPair {
        name,
        value,
        value_at: open,
        len: close + 1,
        form,
    })
}

/// A value in quotes: up to the first quote that is followed by the closing bracket. Quotes inside
/// the value should have a backslash, but often have none.
fn quoted<'a>(text: &'a [u8], name: &'a [u8], value_at: usize) -> TagPair<'a> {
    let rest = text.get(value_at..).unwrap_or_default();
    let mut form = TagForm::Standard;
    let mut from = 0;
    while let Some(offset) = memchr(b'"', rest.get(from..).unwrap_or_default()) {
        let quote = from + offset;
        from = quote + 1;
        if is_escaped(rest, quote) {
            continue;
        }
        let gap = spaces(rest.get(from..).unwrap_or_default());
        if rest.get(from + gap) == Some(&b']') {
            let value = rest.get(..quote).unwrap_or_default();
            return TagPair {
                name,
                value,
                value_at,
                len: value_at + from + gap + 1,
                form,
            };
        }
        form = TagForm::Malformed;
    }
    unclosed(text, name, value_at)
}

fn is_escaped(text: &[u8], quote: usize) -> bool {
    let before = text.get(..quote).unwrap_or_default();
    before.iter().rev().take_while(|b| **b == b'\\').count() % 2 == 1
}

/// A value whose closing quote or bracket is missing: the rest of the line.
fn unclosed<'a>(text: &'a [u8], name: &'a [u8], value_at: usize) -> TagPair<'a> {
    let rest = text.get(value_at..).unwrap_or_default();
    let end = memchr(b'"', rest)
        .or_else(|| memchr(b']', rest))
        .unwrap_or(rest.len());
    let value = rest.get(..end).unwrap_or_default().trim_ascii_end();
    TagPair {
        name,
        value,
        value_at,
        len: text.len(),
        form: TagForm::Malformed,
    }
}

/// The value without the backslashes that protect quotes and backslashes.
pub(super) fn unescaped(value: &[u8]) -> impl Iterator<Item = u8> {
    let mut bytes = value.iter().copied().peekable();
    std::iter::from_fn(move || match (bytes.next()?, bytes.peek()) {
        (b'\\', Some(b'"' | b'\\')) => bytes.next(),
        (byte, _) => Some(byte),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(text: &str) -> (String, String, TagForm, usize) {
        let pair = tag_pair(text.as_bytes()).unwrap();
        let value: Vec<u8> = unescaped(pair.value).collect();
        (
            String::from_utf8_lossy(pair.name).into_owned(),
            String::from_utf8_lossy(&value).into_owned(),
            pair.form,
            pair.len,
        )
    }

    fn check(text: &str, name: &str, value: &str, form: TagForm, len: usize) {
        let usual = usual_pair(text.as_bytes());
        assert!(
            usual.is_none() || usual == tag_pair(text.as_bytes()),
            "{text}"
        );
        assert_eq!(
            pair(text),
            (name.to_owned(), value.to_owned(), form, len),
            "{text}"
        );
    }

    #[test]
    fn tags_as_the_standard_writes_them() {
        use TagForm::Standard;
        check("[Event \"Open\"]", "Event", "Open", Standard, 14);
        check("[Event \"Open\"] [Site", "Event", "Open", Standard, 14);
        check("[ Event  \"Open\" ]", "Event", "Open", Standard, 17);
        check(
            r#"[Event "A \"B\" \\"]"#,
            "Event",
            r#"A "B" \"#,
            Standard,
            20,
        );
        check("[Event \"\"]", "Event", "", Standard, 10);
        assert!(usual_pair(b"[Event \"Open\"]").is_some());
        assert!(usual_pair(b"[Event \"\"]").is_some());
        for text in [
            "[Event\"Open\"]",
            "[Event \"A \"B\"\"]",
            "[\"]",
            "[ \"\"]",
            "[1 \"a\"]",
        ] {
            assert_eq!(usual_pair(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn tags_as_people_write_them() {
        use TagForm::Malformed;
        check(
            "[Event \"The \"Big\" one\"]",
            "Event",
            "The \"Big\" one",
            Malformed,
            23,
        );
        check("[Result 1-0]", "Result", "1-0", Malformed, 12);
        check("[Event \"Open]", "Event", "Open", Malformed, 13);
        check("[Event \"Open\"", "Event", "Open", Malformed, 13);
        check("[Event \"", "Event", "", Malformed, 8);
    }

    #[test]
    fn what_is_no_tag() {
        for text in [
            "[%clk 0:01:00]",
            "[a4]",
            "[",
            "[]",
            "e4",
            "[1 \"a\"]",
            "[so what]",
        ] {
            assert_eq!(tag_ahead(text.as_bytes()), None, "{text}");
        }
    }
}
