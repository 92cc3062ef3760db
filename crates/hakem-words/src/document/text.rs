//! A page as text.

use super::{
    Block, Document, board,
    width::{columns, harmless, padded, wrap},
};
use crate::lang::Lang;

/// How pieces are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pieces {
    /// Chess signs of Unicode.
    #[default]
    Unicode,
    /// Letters of the language: capital for White, small for Black.
    Letters,
}

/// Whether colour is added. Nothing is told by colour alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Colour {
    /// None.
    #[default]
    Plain,
    /// Escape sequences of terminals.
    Ansi,
}

/// How a page is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The columns of a line; at least 20 are used.
    pub width: usize,
    /// How pieces are shown.
    pub pieces: Pieces,
    /// Whether colour is added.
    pub colour: Colour,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            width: 80,
            pieces: Pieces::Unicode,
            colour: Colour::Plain,
        }
    }
}

/// The fewest columns that a page can be written in.
const LEAST_WIDTH: usize = 20;

/// The columns between those of a table.
const GAP: &str = "  ";

/// The page as lines of text, the last one closed. Apart from escape sequences for colour, no line
/// is wider than the style allows.
#[must_use]
pub fn text(document: &Document, style: &Style, lang: Lang) -> String {
    let style = Style {
        width: style.width.max(LEAST_WIDTH),
        ..*style
    };
    let mut page = String::new();
    for (index, block) in document.blocks.iter().enumerate() {
        let after_heading =
            index > 0 && matches!(document.blocks.get(index - 1), Some(Block::Heading(_)));
        if index > 0 && !after_heading {
            page.push('\n');
        }
        for line in lines(block, &style, lang) {
            page.push_str(line.trim_end());
            page.push('\n');
        }
    }
    page
}

fn lines(block: &Block, style: &Style, lang: Lang) -> Vec<String> {
    match block {
        Block::Heading(text) => wrap(&harmless(text), style.width)
            .iter()
            .map(|line| strong(line, style))
            .collect(),
        Block::Paragraph(text) => wrap(&harmless(text), style.width),
        Block::List(items) => items
            .iter()
            .flat_map(|item| hanging("- ", item, style))
            .collect(),
        Block::Facts(facts) => fact_lines(facts, style),
        Block::Diagram { board, caption } => {
            let mut lines = board::lines(board, style, lang);
            if !caption.is_empty() {
                lines.extend(wrap(&harmless(caption), style.width));
            }
            lines
        }
        Block::Table { head, rows } => table(head, rows, style),
    }
}

fn strong(line: &str, style: &Style) -> String {
    match style.colour {
        Colour::Plain => line.to_owned(),
        Colour::Ansi => format!("\u{1b}[1m{line}\u{1b}[0m"),
    }
}

/// The text behind a mark, its further lines below its first.
fn hanging(mark: &str, text: &str, style: &Style) -> Vec<String> {
    let indent = columns(mark);
    wrap(&harmless(text), style.width.saturating_sub(indent))
        .iter()
        .enumerate()
        .map(|(index, line)| match index {
            0 => format!("{mark}{line}"),
            _ => format!("{}{line}", " ".repeat(indent)),
        })
        .collect()
}

/// Names in one column, values in another; each below the other where there is no room. Names may
/// take more than half of the width where the values leave it.
fn fact_lines(facts: &[(String, String)], style: &Style) -> Vec<String> {
    let widest = facts
        .iter()
        .map(|(name, _)| columns(&harmless(name)))
        .max()
        .unwrap_or(0);
    let longest = facts.iter().map(|(_, value)| columns(&harmless(value)));
    let left = style.width.saturating_sub(longest.max().unwrap_or(0));
    let column = (widest + 2).min(left.max(style.width / 2));
    facts
        .iter()
        .flat_map(|(name, value)| {
            let name = format!("{}:", harmless(name));
            if columns(&name) < column {
                return hanging(&padded(&name, column), value, style);
            }
            let mut lines = wrap(&name, style.width);
            lines.extend(hanging("  ", value, style));
            lines
        })
        .collect()
}

fn table(head: &[String], rows: &[Vec<String>], style: &Style) -> Vec<String> {
    let widths = column_widths(head, rows, style.width);
    let mut lines: Vec<String> = row_lines(head, &widths)
        .iter()
        .map(|line| strong(line.trim_end(), style))
        .collect();
    let rule: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
    lines.push(rule.join(GAP));
    lines.extend(rows.iter().flat_map(|row| row_lines(row, &widths)));
    lines
}

/// The widest cell of each column; the widest column gives way where they do not all fit.
fn column_widths(head: &[String], rows: &[Vec<String>], width: usize) -> Vec<usize> {
    let widest = |index: usize| {
        let cells = rows
            .iter()
            .filter_map(|row| row.get(index))
            .chain(head.get(index));
        cells
            .map(|cell| columns(&harmless(cell)))
            .max()
            .unwrap_or(0)
            .max(1)
    };
    let mut widths: Vec<usize> = (0..head.len()).map(widest).collect();
    let gaps = GAP.len() * widths.len().saturating_sub(1);
    let room = width.saturating_sub(gaps).max(widths.len());
    while widths.iter().sum::<usize>() > room {
        let excess = widths.iter().sum::<usize>() - room;
        let Some(greatest) = widths.iter_mut().max() else {
            break;
        };
        *greatest = greatest
            .saturating_sub(excess.min(*greatest / 2).max(1))
            .max(1);
    }
    widths
}

fn row_lines(cells: &[String], widths: &[usize]) -> Vec<String> {
    let wrapped: Vec<Vec<String>> = widths
        .iter()
        .enumerate()
        .map(|(index, &width)| {
            wrap(
                &harmless(cells.get(index).map_or("", String::as_str)),
                width,
            )
        })
        .collect();
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(0);
    (0..height)
        .map(|line| {
            let cells: Vec<String> = wrapped
                .iter()
                .zip(widths)
                .map(|(cell, &width)| padded(cell.get(line).map_or("", String::as_str), width))
                .collect();
            cells.join(GAP)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::Board;

    use super::*;

    fn page(blocks: Vec<Block>, style: &Style, lang: Lang) -> String {
        text(&Document { blocks }, style, lang)
    }

    fn board() -> Block {
        Block::Diagram {
            board: Box::new(Board::new()),
            caption: "start".to_owned(),
        }
    }

    #[test]
    fn a_board_in_letters_of_the_language() {
        let style = Style {
            pieces: Pieces::Letters,
            ..Style::default()
        };
        let turkish = page(vec![board()], &style, Lang::Tr);
        let expected = "  8  k a f v ş f a k\n  7  p p p p p p p p\n  6  . . . . . . . .\n  5  . \
                        . . . . . . .\n  4  . . . . . . . .\n  3  . . . . . . . .\n  2  P P P P P \
                        P P P\n  1  K A F V Ş F A K\n     a b c d e f g h\nstart\n";
        assert_eq!(turkish, expected);
        let english = page(vec![board()], &style, Lang::En);
        assert!(english.starts_with("  8  r n b q k b n r\n"), "{english}");
    }

    #[test]
    fn a_board_in_signs_and_colour_as_an_addition() {
        let plain = page(vec![board()], &Style::default(), Lang::En);
        assert!(plain.starts_with("  8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n"), "{plain}");
        let style = Style {
            colour: Colour::Ansi,
            ..Style::default()
        };
        let coloured = page(vec![board()], &style, Lang::En);
        let mut bare = String::new();
        for part in coloured.split('\u{1b}') {
            bare.push_str(
                part.split_once('m')
                    .filter(|_| part.starts_with('['))
                    .map_or(part, |p| p.1),
            );
        }
        assert_eq!(bare, plain, "without its colours it is the same");
    }

    #[test]
    fn facts_and_lists_hang() {
        let style = Style {
            width: 24,
            ..Style::default()
        };
        let blocks = vec![
            Block::Facts(vec![("Result".to_owned(), "1-0".to_owned())]),
            Block::List(vec!["one two three four five six".to_owned()]),
        ];
        let expected = "Result: 1-0\n\n- one two three four\n  five six\n";
        assert_eq!(page(blocks, &style, Lang::En), expected);
    }

    #[test]
    fn a_long_name_keeps_its_short_value_beside_it() {
        let style = Style {
            width: 24,
            ..Style::default()
        };
        let fact = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let blocks = vec![Block::Facts(vec![
            fact("games without an end", "12"),
            fact("games", "3"),
        ])];
        let expected = "games without an end: 12\ngames:                3\n";
        assert_eq!(page(blocks, &style, Lang::En), expected);
    }

    #[test]
    fn a_table_fits_its_width() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let head = row(["move", "same", "what differs"]);
        let rows = vec![
            row(["2... Ke7", "no", "castling rights were lost in between"]),
            row(["4... Ke7", "yes", ""]),
        ];
        let style = Style {
            width: 40,
            ..Style::default()
        };
        let expected = "\
move      same  what differs
--------  ----  ------------------------
2... Ke7  no    castling rights were
                lost in between
4... Ke7  yes
";
        assert_eq!(
            page(vec![Block::Table { head, rows }], &style, Lang::En),
            expected
        );
    }

    proptest! {
        #[test]
        fn no_line_is_wider_than_asked(
            cells in proptest::collection::vec("\\PC{0,60}", 3..12),
            width in 20usize..100,
        ) {
            let style = Style { width, ..Style::default() };
            let facts = cells.iter().map(|cell| (cell.clone(), cell.clone())).collect();
            let rows = cells.chunks_exact(3).map(<[String]>::to_vec).collect();
            let head = cells.iter().take(3).cloned().collect();
            let blocks = vec![
                Block::Heading(cells.concat()),
                Block::Paragraph(cells.concat()),
                Block::List(cells.clone()),
                Block::Facts(facts),
                Block::Table { head, rows },
            ];
            for line in page(blocks, &style, Lang::Tr).lines() {
                prop_assert!(columns(line) <= width, "{line:?}");
            }
        }
    }
}
