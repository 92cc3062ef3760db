//! The placement of the pieces.

use shakmaty::{Board, File, Piece, Rank, Square};

use super::{FenError, FenFault, Field};

pub(super) fn read(field: Field<'_>) -> Result<Board, FenError> {
    let ranks = field.text.split('/').count();
    if ranks != 8 {
        let found = u32::try_from(ranks).unwrap_or(u32::MAX);
        return Err(FenFault::RankCount(found).at(field.at));
    }
    let mut board = Board::empty();
    let mut at = field.at;
    for (row, rank) in field.text.split('/').zip(Rank::ALL.into_iter().rev()) {
        read_rank(&mut board, row, rank, at)?;
        at += row.len() + 1;
    }
    Ok(board)
}

fn read_rank(board: &mut Board, row: &str, rank: Rank, at: usize) -> Result<(), FenError> {
    let mut squares: u32 = 0;
    for (offset, c) in row.char_indices() {
        match (c, Piece::from_char(c)) {
            ('1'..='8', _) => squares += c.to_digit(10).unwrap_or(0),
            (_, Some(piece)) => {
                if let Ok(file) = File::try_from(squares) {
                    board.set_piece_at(Square::from_coords(file, rank), piece);
                }
                squares += 1;
            }
            (_, None) => return Err(FenFault::UnknownPiece(c).at(at + offset)),
        }
    }
    if squares == 8 {
        return Ok(());
    }
    let rank = u8::try_from(rank.to_u32() + 1).unwrap_or(0);
    Err(FenFault::RankLength { rank, squares }.at(at))
}

/// The byte of the placement field at which a square is told.
pub(super) fn byte_of(placement: &str, square: Square) -> usize {
    let row = 7 - square.rank().to_usize();
    let start: usize = placement
        .split('/')
        .take(row)
        .map(|row| row.len() + 1)
        .sum();
    let mut file = 0;
    for (offset, c) in placement.get(start..).unwrap_or_default().char_indices() {
        let width = c
            .to_digit(10)
            .map_or(1, |n| usize::try_from(n).unwrap_or(1));
        if file + width > square.file().to_usize() {
            return start + offset;
        }
        file += width;
    }
    start
}
