//! Text for people: wrapped to 80 columns, coloured only where that adds something.

use std::fmt::Write as _;

/// The width of everything that is printed for people.
pub const WIDTH: usize = 80;

/// Whether colour may be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// Plain text only.
    Never,
    /// Terminal colours, as an addition to what the words say anyway.
    Terminal,
}

/// What a piece of text is, as far as colour is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A heading or the main thing.
    Strong,
    /// Something at odds with the Laws.
    Alarm,
    /// Something good or settled.
    Good,
    /// Something beside the point.
    Quiet,
}

impl Tone {
    const fn code(self) -> &'static str {
        match self {
            Tone::Strong => "1",
            Tone::Alarm => "31",
            Tone::Good => "32",
            Tone::Quiet => "2",
        }
    }
}

impl Colour {
    /// The text in a tone.
    #[must_use]
    pub fn paint(self, tone: Tone, text: &str) -> String {
        match self {
            Colour::Never => text.to_owned(),
            Colour::Terminal => format!("\u{1b}[{}m{text}\u{1b}[0m", tone.code()),
        }
    }
}

/// Appends `text` to `page`, wrapped; the first line begins with `first`, the others with as many
/// spaces. Line breaks of the text are kept.
pub fn paragraph(page: &mut String, first: &str, text: &str) {
    let indent = columns(first);
    let room = WIDTH.saturating_sub(indent).max(20);
    let mut lead = first.to_owned();
    for line in text.lines() {
        for piece in wrapped(line, room) {
            // Writing into a string does not fail.
            let _ = writeln!(page, "{}", format!("{lead}{piece}").trim_end());
            lead = " ".repeat(indent);
        }
    }
}

/// The lines of `text`, none wider than `room` unless a single word is.
fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let Some(line) = lines.last_mut() else { break };
        let used = columns(line);
        if used > 0 && used + 1 + columns(word) > room {
            lines.push(word.to_owned());
        } else {
            if used > 0 {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

/// How many columns a terminal needs for `text`. All that is printed here is one column wide per
/// character, but for marks that stand above or below another.
#[must_use]
pub fn columns(text: &str) -> usize {
    text.chars()
        .filter(|c| !('\u{300}'..='\u{36f}').contains(c))
        .count()
}

pub use hakem_answers::trouble::harmless;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_is_wrapped_and_indented() {
        let mut page = String::new();
        paragraph(&mut page, "  - ", &"word ".repeat(30));
        assert!(page.lines().all(|line| columns(line) <= WIDTH), "{page}");
        assert!(page.starts_with("  - word"));
        assert!(
            page.lines()
                .skip(1)
                .all(|line| line.starts_with("    word"))
        );
        assert_eq!(page.split_whitespace().filter(|w| *w == "word").count(), 30);
    }

    #[test]
    fn colour_is_an_addition() {
        assert_eq!(Colour::Never.paint(Tone::Alarm, "x"), "x");
        assert!(Colour::Terminal.paint(Tone::Alarm, "x").contains('x'));
    }
}
