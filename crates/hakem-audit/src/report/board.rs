//! A position as a picture and as words.

use std::fmt::Write as _;

use hakem_words::{Args, Lang, message};
use shakmaty::{Board, Color, Piece, Role, Square};

/// The side of a square in the picture's own units.
const SIDE: u32 = 45;

/// A board seen from White's side, as SVG that needs nothing else. The men are characters of
/// Unicode, the filled ones for both players, as they have the better outlines.
pub(crate) fn picture(board: &Board) -> String {
    let whole = SIDE * 8;
    let mut svg = format!(
        "<svg viewBox=\"0 0 {whole} {whole}\" aria-hidden=\"true\" focusable=\"false\" \
         xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0h{whole}v{whole}H0z\" \
         fill=\"#e9e2d0\"/><path fill=\"#9a8f78\" d=\""
    );
    for square in Square::ALL.into_iter().filter(|square| square.is_dark()) {
        let (x, y) = corner(square);
        let _ = write!(svg, "M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z");
    }
    svg.push_str(
        "\"/><g font-size=\"38\" text-anchor=\"middle\" stroke=\"#1b1f24\" \
                  stroke-width=\"2.4\" paint-order=\"stroke\">",
    );
    for (square, piece) in board {
        let (x, y) = corner(square);
        let fill = match piece.color {
            Color::White => "#fff",
            Color::Black => "#1b1f24",
        };
        let (x, y) = (x + SIDE / 2, y + 36);
        let man = figure(piece.role);
        // The selector keeps a pawn from being drawn as an emoji.
        let _ = write!(
            svg,
            "<text x=\"{x}\" y=\"{y}\" style=\"fill:{fill}\">{man}\u{fe0e}</text>"
        );
    }
    svg.push_str("</g></svg>");
    svg
}

/// The upper left corner of a square.
fn corner(square: Square) -> (u32, u32) {
    let (file, rank) = square.coords();
    (u32::from(file) * SIDE, (7 - u32::from(rank)) * SIDE)
}

const fn figure(role: Role) -> char {
    match role {
        Role::King => '\u{265a}',
        Role::Queen => '\u{265b}',
        Role::Rook => '\u{265c}',
        Role::Bishop => '\u{265d}',
        Role::Knight => '\u{265e}',
        Role::Pawn => '\u{265f}',
    }
}

/// The men and their squares in words, for who cannot see the picture.
pub(crate) fn in_words(board: &Board, turn: Color, lang: Lang) -> String {
    let men = |color: Color| {
        let mut list = Vec::new();
        for role in [
            Role::King,
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
            Role::Pawn,
        ] {
            for square in board.by_piece(Piece { color, role }) {
                list.push(format!("{}{square}", letter(role, lang)));
            }
        }
        list.join(" ")
    };
    let args = Args::new()
        .text("white", men(Color::White))
        .text("black", men(Color::Black))
        .text(
            "turn",
            match turn {
                Color::White => "white",
                Color::Black => "black",
            },
        );
    message("report-board", &args, lang)
}

fn letter(role: Role, lang: Lang) -> &'static str {
    match (lang, role) {
        (_, Role::Pawn) => "",
        (Lang::En, Role::King) | (Lang::Tr, Role::Rook) => "K",
        (Lang::En, Role::Queen) => "Q",
        (Lang::En, Role::Rook) => "R",
        (Lang::En, Role::Bishop) => "B",
        (Lang::En, Role::Knight) => "N",
        (Lang::Tr, Role::King) => "Ş",
        (Lang::Tr, Role::Queen) => "V",
        (Lang::Tr, Role::Bishop) => "F",
        (Lang::Tr, Role::Knight) => "A",
    }
}
