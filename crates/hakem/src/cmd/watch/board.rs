//! A board in the terminal.

use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};
use shakmaty::{Board, File, Piece, Rank, Role, Square};

/// The two shades of a board, and the colour of what stands on it.
const LIGHT: Color = Color::Indexed(180);
const DARK: Color = Color::Indexed(137);
const MEN: Color = Color::Indexed(16);
/// The squares of the last move.
const MOVED: Color = Color::Indexed(143);

/// The board of a FEN in nine lines, `last` being the squares of the last move.
pub(super) fn lines(fen: &str, last: &[&str]) -> Vec<Line<'static>> {
    let placement = fen.split(' ').next().unwrap_or_default();
    let board =
        Board::from_ascii_board_fen(placement.as_bytes()).unwrap_or_else(|_| Board::empty());
    let of_rank = |rank: Rank| {
        let squares = File::ALL
            .into_iter()
            .map(|file| Square::from_coords(file, rank));
        let first = Span::raw(format!("{} ", rank.char()));
        let squares = squares.map(|square| span(&board, square, last));
        Line::from_iter(std::iter::once(first).chain(squares))
    };
    let files: String = File::ALL
        .into_iter()
        .map(|file| format!(" {}", file.char()))
        .collect();
    let ranks = Rank::ALL.into_iter().rev().map(of_rank);
    ranks.chain([Line::raw(format!("  {files}"))]).collect()
}

fn span(board: &Board, square: Square, last: &[&str]) -> Span<'static> {
    let sign = board.piece_at(square).map_or(" ", figure);
    let ground = if last.contains(&square.to_string().as_str()) {
        MOVED
    } else if square.is_light() {
        LIGHT
    } else {
        DARK
    };
    Span::styled(format!(" {sign}"), Style::new().fg(MEN).bg(ground))
}

const fn figure(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (shakmaty::Color::White, Role::King) => "♔",
        (shakmaty::Color::White, Role::Queen) => "♕",
        (shakmaty::Color::White, Role::Rook) => "♖",
        (shakmaty::Color::White, Role::Bishop) => "♗",
        (shakmaty::Color::White, Role::Knight) => "♘",
        (shakmaty::Color::White, Role::Pawn) => "♙",
        (shakmaty::Color::Black, Role::King) => "♚",
        (shakmaty::Color::Black, Role::Queen) => "♛",
        (shakmaty::Color::Black, Role::Rook) => "♜",
        (shakmaty::Color::Black, Role::Bishop) => "♝",
        (shakmaty::Color::Black, Role::Knight) => "♞",
        (shakmaty::Color::Black, Role::Pawn) => "♟",
    }
}
