//! Pages made of rulings and judgements: headings, paragraphs, a board, tables.
//!
//! [`ruling`], [`game`] and [`occurrences`] build a [`Document`]; [`text`] writes it for a terminal.
//! Another surface may write the same blocks as HTML.

mod board;
mod build;
mod text;
mod width;

use shakmaty::Board;

pub use self::{
    build::{GameView, game, occurrences, ruling, unjudged},
    text::{Colour, Pieces, Style, text},
};

/// A page: its blocks, first to last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// The blocks.
    pub blocks: Vec<Block>,
}

impl Document {
    /// Adds a block.
    pub fn push(&mut self, block: Block) {
        self.blocks.push(block);
    }
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The name of what follows.
    Heading(String),
    /// Sentences.
    Paragraph(String),
    /// Things side by side, each one or more sentences.
    List(Vec<String>),
    /// Names and their values.
    Facts(Vec<(String, String)>),
    /// What stands on the board.
    Diagram {
        /// The pieces.
        board: Box<Board>,
        /// What is said below it.
        caption: String,
    },
    /// Rows under a head; every row has as many cells as the head.
    Table {
        /// The names of the columns.
        head: Vec<String>,
        /// The rows.
        rows: Vec<Vec<String>>,
    },
}
