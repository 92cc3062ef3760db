//! The text of each game, cut out of its file.

use std::collections::VecDeque;

use hakem_audit::judging::as_points;
use hakem_score::pgn::{Game, Reader};

/// A game: its tags, and the text after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slice {
    pub(super) tags: Vec<(String, String)>,
    pub(super) movetext: String,
}

/// Cuts games out of a text. Where a game ends is only known when the next one begins.
#[derive(Debug, Default)]
pub(super) struct Slices {
    reader: Reader,
    /// The text from the start of the open game on, and the number of its first line.
    text: Vec<u8>,
    first_line: u64,
    open: Option<Open>,
    ready: VecDeque<Slice>,
}

/// A game that has begun.
#[derive(Debug)]
struct Open {
    line: u64,
    tags: Vec<(String, String)>,
    /// Its half-moves alone, for a game that shares its line with the next.
    moves: String,
}

impl Slices {
    /// Takes the next piece of the text.
    pub(super) fn feed(&mut self, piece: &[u8]) {
        self.first_line = self.first_line.max(1);
        self.text.extend_from_slice(piece);
        self.reader.feed(piece);
        self.take();
    }

    /// Nothing follows.
    pub(super) fn end(&mut self) {
        self.reader.end();
        self.take();
        let rest = std::mem::take(&mut self.text);
        if let Some(open) = self.open.take() {
            self.ready.push_back(slice(open, &rest));
        }
    }

    /// The next game.
    pub(super) fn next_slice(&mut self) -> Option<Slice> {
        self.ready.pop_front()
    }

    fn take(&mut self) {
        let mut reader = std::mem::take(&mut self.reader);
        while let Some(game) = reader.next_game() {
            let begun = Open::of(&game);
            let before = self.cut(begun.line);
            if let Some(open) = self.open.replace(begun) {
                self.ready.push_back(slice(open, &before));
            }
        }
        self.reader = reader;
    }

    /// Takes the text before a line away.
    fn cut(&mut self, line: u64) -> Vec<u8> {
        let mut at = 0;
        while self.first_line < line && at < self.text.len() {
            at += line_length(self.text.get(at..).unwrap_or_default());
            self.first_line += 1;
        }
        let rest = self.text.split_off(at.min(self.text.len()));
        std::mem::replace(&mut self.text, rest)
    }
}

impl Open {
    fn of(game: &Game<'_>) -> Open {
        let mut moves = String::new();
        for token in game.tokens() {
            moves.push_str(&String::from_utf8_lossy(token.text));
            moves.push(' ');
        }
        moves.extend(game.result_token().map(as_points));
        Open {
            line: u64::from(game.line),
            tags: game
                .tags()
                .map(|(name, value)| (name.into_owned(), value.into_owned()))
                .collect(),
            moves,
        }
    }
}

/// The game with its text, without the lines of tags and the empty lines around it.
fn slice(open: Open, text: &[u8]) -> Slice {
    let text = String::from_utf8_lossy(text);
    let is_tag = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('[');
    let mut rest = text.as_ref();
    while let Some((line, after)) = rest.split_once('\n') {
        if !is_tag(line) {
            break;
        }
        rest = after;
    }
    let movetext = if rest.trim().is_empty() || is_tag(rest) {
        open.moves
    } else {
        rest.trim().to_owned()
    };
    Slice {
        tags: open.tags,
        movetext,
    }
}

/// How long the first line is, with its end: CR LF, CR or LF.
fn line_length(text: &[u8]) -> usize {
    match text.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
        None => text.len(),
        Some(at) if text.get(at..at + 2) == Some(b"\r\n") => at + 2,
        Some(at) => at + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str, piece: usize) -> Vec<(Vec<String>, String)> {
        let mut slices = Slices::default();
        let mut all = Vec::new();
        for piece in text.as_bytes().chunks(piece) {
            slices.feed(piece);
            all.extend(std::iter::from_fn(|| slices.next_slice()));
        }
        slices.end();
        all.extend(std::iter::from_fn(|| slices.next_slice()));
        let plain = |slice: Slice| {
            let values = slice.tags.into_iter().map(|(_, value)| value).collect();
            (values, slice.movetext)
        };
        all.into_iter().map(plain).collect()
    }

    #[test]
    fn each_game_keeps_its_text_however_it_is_cut() {
        let text = "[White \"A\"]\r\n[Black \"B\"]\r\n\r\n1. e4 {a\r\n[comment]} e5\r\n1-0\r\n\r\n\
                    [White \"C\"]\n\n1. d4 (1. c4) *\n\n\n1. c4 c5 1/2-1/2\n";
        for piece in [1, 2, 7, 1000] {
            let games = cut(text, piece);
            let texts: Vec<&str> = games.iter().map(|(_, text)| text.as_str()).collect();
            let first = "1. e4 {a\r\n[comment]} e5\r\n1-0";
            assert_eq!(
                texts,
                [first, "1. d4 (1. c4) *", "1. c4 c5 1/2-1/2"],
                "{piece}"
            );
            assert_eq!(games[0].0, ["A", "B"]);
        }
    }

    #[test]
    fn games_that_share_a_line_keep_their_moves() {
        let games = cut("1. e4 e5 * 1. d4 d5 1-0\n", 1000);
        let texts: Vec<&str> = games.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts.len(), 2);
        assert!(texts[0].starts_with("e4 e5"), "{texts:?}");
    }
}
