//! A small board.

use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};

use super::text::{Colour, Pieces, Style};
use crate::{chess::letters, lang::Lang};

/// The board in nine lines: the ranks from the eighth down, then the files.
pub(super) fn lines(board: &Board, style: &Style, lang: Lang) -> Vec<String> {
    let mut lines: Vec<String> = Rank::ALL
        .into_iter()
        .rev()
        .map(|rank| {
            let squares: String = File::ALL
                .into_iter()
                .map(|file| square(board, Square::from_coords(file, rank), style, lang))
                .collect();
            format!("  {} {}", rank.char(), squares.trim_end())
        })
        .collect();
    let files: String = File::ALL
        .into_iter()
        .map(|file| format!(" {}", file.char()))
        .collect();
    lines.push(format!("    {files}"));
    lines
}

fn square(board: &Board, square: Square, style: &Style, lang: Lang) -> String {
    let sign = match board.piece_at(square) {
        Some(piece) => sign(piece, style.pieces, lang),
        None => empty(style.pieces).to_owned(),
    };
    match style.colour {
        Colour::Plain => format!(" {sign}"),
        Colour::Ansi => shaded(square, &sign),
    }
}

/// The sign on its square's shade; the signs themselves tell the colours apart.
fn shaded(square: Square, sign: &str) -> String {
    let shade = if square.is_light() { 180 } else { 137 };
    format!("\u{1b}[48;5;{shade};38;5;16m {sign}\u{1b}[0m")
}

const fn empty(pieces: Pieces) -> &'static str {
    match pieces {
        Pieces::Unicode => "·",
        Pieces::Letters => ".",
    }
}

fn sign(piece: Piece, pieces: Pieces, lang: Lang) -> String {
    match pieces {
        Pieces::Unicode => figure(piece).to_owned(),
        Pieces::Letters => letter(piece, lang),
    }
}

const fn figure(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => "♔",
        (Color::White, Role::Queen) => "♕",
        (Color::White, Role::Rook) => "♖",
        (Color::White, Role::Bishop) => "♗",
        (Color::White, Role::Knight) => "♘",
        (Color::White, Role::Pawn) => "♙",
        (Color::Black, Role::King) => "♚",
        (Color::Black, Role::Queen) => "♛",
        (Color::Black, Role::Rook) => "♜",
        (Color::Black, Role::Bishop) => "♝",
        (Color::Black, Role::Knight) => "♞",
        (Color::Black, Role::Pawn) => "♟",
    }
}

/// A capital letter for White, a small one for Black; P for the pawn in both languages.
fn letter(piece: Piece, lang: Lang) -> String {
    let letter = match piece.role {
        Role::Pawn => "P",
        role => letters(lang).letter(role),
    };
    match piece.color {
        Color::White => letter.to_owned(),
        // No letter here is an I, so the languages do not differ in this.
        Color::Black => letter.to_lowercase(),
    }
}
