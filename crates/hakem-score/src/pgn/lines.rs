//! Bytes in, lines out: whatever the encoding and however the input was cut into chunks.

use memchr::memchr2;

use crate::tally::Place;

/// The longest stretch of a line that is looked at in one go. Longer lines are cut, at a space
/// where there is one, so that memory stays bounded.
const LONGEST: usize = 1 << 16;

/// How many bytes are needed to recognise UTF-16.
const HEAD: usize = 4;

/// A line, or a stretch of a long one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    start: usize,
    end: usize,
    next: usize,
    /// The number of the line, from 1.
    pub(super) line: u32,
    /// The column of the first byte, from 0.
    pub(super) column: u32,
    /// Whether the line ends behind this stretch.
    pub(super) ends_line: bool,
    /// Whether a line end was seen, or the input just stops.
    pub(super) newline: bool,
}

/// How the bytes of the input stand for text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    /// Too little was seen.
    Unknown,
    /// One byte after the other.
    Bytes,
    /// UTF-16, the more significant byte first or last.
    Utf16 { order: Order },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    Big,
    Little,
}

/// What is left of UTF-16 between two chunks.
#[derive(Clone, Copy, Debug, Default)]
struct Carry {
    byte: Option<u8>,
    high: Option<u16>,
}

/// The lines of an input that comes in chunks.
#[derive(Debug)]
pub(super) struct Lines {
    buffer: Vec<u8>,
    position: usize,
    /// Up to here there is no line end.
    searched: usize,
    ended: bool,
    encoding: Encoding,
    carry: Carry,
    line: u32,
    column: u32,
}

impl Lines {
    pub(super) fn new() -> Lines {
        Lines {
            buffer: Vec::new(),
            position: 0,
            searched: 0,
            ended: false,
            encoding: Encoding::Unknown,
            carry: Carry::default(),
            line: 1,
            column: 0,
        }
    }

    /// Takes the next chunk.
    pub(super) fn feed(&mut self, chunk: &[u8]) {
        if self.position > 0 {
            self.buffer.drain(..self.position);
            self.searched = self.searched.saturating_sub(self.position);
            self.position = 0;
        }
        match self.encoding {
            Encoding::Utf16 { order } => self.decode(chunk, order),
            Encoding::Bytes => self.buffer.extend_from_slice(chunk),
            Encoding::Unknown => {
                self.buffer.extend_from_slice(chunk);
                if self.buffer.len() >= HEAD {
                    self.recognise();
                }
            }
        }
    }

    /// No chunk follows.
    pub(super) fn end(&mut self) {
        if self.encoding == Encoding::Unknown {
            self.recognise();
        }
        self.ended = true;
    }

    /// Whether everything was taken and nothing follows.
    pub(super) fn is_exhausted(&self) -> bool {
        self.ended && self.position >= self.buffer.len()
    }

    pub(super) fn is_utf16(&self) -> bool {
        matches!(self.encoding, Encoding::Utf16 { .. })
    }

    fn recognise(&mut self) {
        let order = match *self.buffer.as_slice() {
            // The mark, or the zeros that ASCII has in UTF-16.
            [0xfe, 0xff, ..] | [0, 1..=255, 0, 1..=255, ..] => Some(Order::Big),
            [0xff, 0xfe, ..] | [1..=255, 0, 1..=255, 0, ..] => Some(Order::Little),
            _ => None,
        };
        match order {
            None => self.encoding = Encoding::Bytes,
            Some(order) => {
                self.encoding = Encoding::Utf16 { order };
                let raw = std::mem::take(&mut self.buffer);
                self.decode(&raw, order);
            }
        }
    }

    fn decode(&mut self, chunk: &[u8], order: Order) {
        for &byte in chunk {
            let Some(before) = self.carry.byte.take() else {
                self.carry.byte = Some(byte);
                continue;
            };
            let unit = match order {
                Order::Big => u16::from_be_bytes([before, byte]),
                Order::Little => u16::from_le_bytes([before, byte]),
            };
            self.push_unit(unit);
        }
    }

    fn push_unit(&mut self, unit: u16) {
        if (0xd800..0xdc00).contains(&unit) {
            self.carry.high = Some(unit);
            return;
        }
        let high = self.carry.high.take();
        let units = high.into_iter().chain(std::iter::once(unit));
        for c in char::decode_utf16(units) {
            let c = c.unwrap_or(char::REPLACEMENT_CHARACTER);
            self.buffer
                .extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
        }
    }

    /// The next stretch, if enough of the input is here. It stays the next one until it is taken.
    pub(super) fn peek(&mut self) -> Option<Stretch> {
        if self.encoding == Encoding::Unknown {
            return None;
        }
        let from = self.searched.max(self.position);
        let unseen = self.buffer.get(from..).unwrap_or_default();
        let found = memchr2(b'\n', b'\r', unseen).map(|offset| from + offset);
        let known = found.unwrap_or(self.buffer.len());
        self.searched = known;
        if known - self.position > LONGEST {
            return Some(self.cut());
        }
        match found {
            Some(end) => self.line_end(end),
            None if self.ended && self.position < self.buffer.len() => {
                Some(self.stretch(known, known, Ends::Input))
            }
            None => None,
        }
    }

    /// A whole line whose end was found; a carriage return may need one byte more.
    fn line_end(&self, end: usize) -> Option<Stretch> {
        let next = match (self.buffer.get(end), self.buffer.get(end + 1)) {
            (Some(b'\r'), Some(b'\n')) => end + 2,
            (Some(b'\r'), None) if !self.ended => return None,
            _ => end + 1,
        };
        Some(self.stretch(end, next, Ends::Line))
    }

    /// A stretch of a line that is too long.
    fn cut(&self) -> Stretch {
        let window = self
            .buffer
            .get(self.position..self.position + LONGEST)
            .unwrap_or_default();
        let len = window
            .iter()
            .rposition(|b| matches!(b, b' ' | b'\t'))
            .map_or(LONGEST, |space| space + 1);
        let end = self.position + len;
        self.stretch(end, end, Ends::Nothing)
    }

    fn stretch(&self, end: usize, next: usize, ends: Ends) -> Stretch {
        Stretch {
            start: self.position,
            end,
            next,
            line: self.line,
            column: self.column,
            ends_line: ends != Ends::Nothing,
            newline: ends == Ends::Line,
        }
    }

    /// The text of a stretch that was not taken yet.
    pub(super) fn text(&self, stretch: Stretch) -> &[u8] {
        self.buffer
            .get(stretch.start..stretch.end)
            .unwrap_or_default()
    }

    /// Takes a stretch.
    pub(super) fn take(&mut self, stretch: Stretch) {
        self.position = stretch.next;
        if stretch.ends_line {
            self.line = self.line.saturating_add(1);
            self.column = 0;
        } else {
            self.advance_column(stretch.end - stretch.start);
        }
    }

    /// Where the reading is.
    pub(super) fn place(&self) -> Place {
        Place {
            line: self.line,
            column: self.column.saturating_add(1),
        }
    }

    /// Takes only the first bytes of a stretch.
    pub(super) fn take_part(&mut self, stretch: Stretch, len: usize) {
        self.position = stretch.start + len;
        self.advance_column(len);
    }

    fn advance_column(&mut self, len: usize) {
        let len = u32::try_from(len).unwrap_or(u32::MAX);
        self.column = self.column.saturating_add(len);
    }
}

/// What a stretch ends with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    Line,
    Input,
    Nothing,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(chunks: &[&[u8]]) -> Vec<(u32, u32, String)> {
        let mut lines = Lines::new();
        let mut found = Vec::new();
        let mut drain = |lines: &mut Lines| {
            while let Some(stretch) = lines.peek() {
                let text = String::from_utf8_lossy(lines.text(stretch)).into_owned();
                found.push((stretch.line, stretch.column, text));
                lines.take(stretch);
            }
        };
        for chunk in chunks {
            lines.feed(chunk);
            drain(&mut lines);
        }
        lines.end();
        drain(&mut lines);
        assert!(lines.is_exhausted());
        found
    }

    fn texts(chunks: &[&[u8]]) -> Vec<String> {
        lines(chunks).into_iter().map(|l| l.2).collect()
    }

    #[test]
    fn every_kind_of_line_end_is_one() {
        assert_eq!(texts(&[b"ab\ncd\r\nef\rgh"]), ["ab", "cd", "ef", "gh"]);
        assert_eq!(texts(&[b"ab\r", b"\ncd"]), ["ab", "cd"]);
        assert_eq!(texts(&[b"ab\r", b"cd\r"]), ["ab", "cd"]);
        assert_eq!(texts(&[b"a", b"b", b"\n", b"\n", b"c"]), ["ab", "", "c"]);
        assert!(texts(&[]).is_empty());
    }

    #[test]
    fn utf16_is_read_in_both_orders_with_and_without_mark() {
        let text = "[Event \"Ş\"]\n1. e4 😀";
        let units: Vec<u16> = text.encode_utf16().collect();
        let big: Vec<u8> = units.iter().flat_map(|u| u.to_be_bytes()).collect();
        let little: Vec<u8> = units.iter().flat_map(|u| u.to_le_bytes()).collect();
        let expected = ["[Event \"Ş\"]", "1. e4 😀"];
        assert_eq!(texts(&[&big]), expected);
        assert_eq!(texts(&[&little]), expected);
        let split: Vec<&[u8]> = little.chunks(3).collect();
        assert_eq!(texts(&split), expected);
        let marked: Vec<u8> = [0xff, 0xfe]
            .into_iter()
            .chain(little.iter().copied())
            .collect();
        assert_eq!(texts(&[&marked])[0], "\u{feff}[Event \"Ş\"]");
    }

    #[test]
    fn a_long_line_comes_in_stretches_that_end_at_a_space() {
        let long = format!("{} {}", "x".repeat(LONGEST - 10), "y".repeat(100));
        let found = lines(&[long.as_bytes()]);
        assert_eq!(found.len(), 2);
        assert_eq!(
            found[1],
            (1, u32::try_from(LONGEST - 9).unwrap(), "y".repeat(100))
        );
        let solid = "z".repeat(LONGEST * 2 + 5);
        let sizes: Vec<usize> = texts(&[solid.as_bytes()]).iter().map(String::len).collect();
        assert_eq!(sizes, [LONGEST, LONGEST, 5]);
    }
}
