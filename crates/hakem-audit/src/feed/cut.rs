//! Where a text of games can be cut.

use memchr::memmem;

/// What begins a game for certain: the reader of games ends whatever is open, even a comment, at an
/// Event tag that stands first in its line and after an empty line.
const EVENT: &[u8] = b"\n[Event \"";

/// The last place in `bytes` at which a game begins, whatever stands before `bytes`.
pub(super) fn last_boundary(bytes: &[u8]) -> Option<usize> {
    let mut end = bytes.len();
    loop {
        let at = memmem::rfind(bytes.get(..end)?, EVENT)?;
        if follows_empty_line(bytes.get(..at)?) {
            return Some(at + 1);
        }
        end = at + EVENT.len() - 1;
    }
}

/// Every place in `bytes` at which a game begins, whatever stands before it: what lies between two
/// of them can be read on its own. The start of `bytes` is not among them.
pub fn boundaries(bytes: &[u8]) -> impl Iterator<Item = usize> {
    memmem::find_iter(bytes, EVENT)
        .filter(|&at| bytes.get(..at).is_some_and(follows_empty_line))
        .map(|at| at + 1)
}

/// Whether a text begins with a game. What stands before the first game of an input is told of
/// together with that game, so nothing may be cut before it.
pub(super) fn begins_game(text: &[u8]) -> bool {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    EVENT.get(1..).is_some_and(|event| text.starts_with(event))
}

/// Whether the line that ends behind `before` is empty, and begins in it.
fn follows_empty_line(before: &[u8]) -> bool {
    let blank = |byte: &&u8| matches!(byte, b' ' | b'\t' | b'\r');
    let blanks = before.iter().rev().take_while(blank).count();
    before.iter().rev().nth(blanks) == Some(&b'\n')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_begins_at_an_event_tag_after_an_empty_line() {
        let of = |text: &str| last_boundary(text.as_bytes());
        assert_eq!(of("1. e4 *\n\n[Event \"?\"]\n"), Some(9));
        assert_eq!(of("*\r\n\r\n[Event \"?\"]\n"), Some(5));
        assert_eq!(of("*\n \t\n[Event \"?\"]\n"), Some(5));
        assert_eq!(of("*\n\n[Event \"a\"]\n\n[Event \"b\"]\nx"), Some(16));
    }

    #[test]
    fn all_boundaries_in_their_order() {
        let text = b"[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n*\n[Event \"c\"]\n\n[Event \"d\"]\n";
        let found: Vec<usize> = boundaries(text).collect();
        assert_eq!(found, [16, 44]);
        assert_eq!(found.last().copied(), last_boundary(text));
    }

    #[test]
    fn nowhere_else() {
        let of = |text: &str| last_boundary(text.as_bytes());
        assert_eq!(of("*\n[Event \"?\"]\n"), None);
        assert_eq!(of("\n[Event \"?\"]\n"), None);
        assert_eq!(of("*\n\n [Event \"?\"]\n"), None);
        assert_eq!(of("*\n\n[Site \"?\"]\n"), None);
        assert_eq!(of("x [Event \"?\"]\n"), None);
        assert_eq!(of(""), None);
    }
}
