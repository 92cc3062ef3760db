//! How wide a text is in a terminal, and lines that fit.

/// Columns that a text takes.
pub(super) fn columns(text: &str) -> usize {
    text.chars().map(char_columns).sum()
}

/// Columns of one character: none for marks that combine, two for the wide scripts of East Asia.
const fn char_columns(c: char) -> usize {
    match c as u32 {
        0x300..=0x36f | 0x200b..=0x200d | 0xfe00..=0xfe0f => 0,
        0x1100..=0x115f
        | 0x2e80..=0xa4cf
        | 0xac00..=0xd7a3
        | 0xf900..=0xfaff
        | 0xfe30..=0xfe6f
        | 0xff00..=0xff60
        | 0xffe0..=0xffe6
        | 0x1f300..=0x1faff
        | 0x20000..=0x3fffd => 2,
        _ => 1,
    }
}

/// The text without what could take over a terminal or reorder its line: control characters and
/// marks of direction. Names and tags of a file may contain anything.
pub(super) fn harmless(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|&c| !c.is_control())
        .filter(|c| !matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'))
        .filter(|c| !matches!(c, '\u{2066}'..='\u{2069}'))
        .collect()
}

/// The text in lines of at most `width` columns, broken between words, and within a word only
/// where the word is longer than a line. Never empty.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let room = width.saturating_sub(columns(&line));
        if !line.is_empty() && columns(word) + 1 > room {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for c in word.chars() {
            if columns(&line) + char_columns(c) > width && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            line.push(c);
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
}

/// The text filled up with spaces to `width` columns.
pub(super) fn padded(text: &str, width: usize) -> String {
    let fill = width.saturating_sub(columns(text));
    format!("{text}{}", " ".repeat(fill))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("", 8), [""]);
        assert_eq!(wrap("abcdefghij", 4), ["abcd", "efgh", "ij"]);
    }

    #[test]
    fn what_could_take_over_a_terminal_is_left_out() {
        assert_eq!(harmless("a\u{1b}[2Jb\u{202e}c\nd"), "a[2Jbc d");
    }

    proptest! {
        #[test]
        fn no_line_is_wider_than_asked(text in "\\PC{0,200}", width in 2usize..90) {
            for line in wrap(&text, width) {
                prop_assert!(columns(&line) <= width, "{line:?}");
            }
        }

        #[test]
        fn no_word_is_lost(text in "[a-zşğü ]{0,120}", width in 2usize..90) {
            let plain: String = text.split_whitespace().collect();
            let wrapped: String = wrap(&text, width).concat().split_whitespace().collect();
            prop_assert_eq!(plain, wrapped);
        }
    }
}
