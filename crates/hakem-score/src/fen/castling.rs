//! Castling rights: KQkq, the outermost rook of X-FEN, and the files of Shredder-FEN.

use shakmaty::{Bitboard, CastlingMode, CastlingSide, Color, File, Role, Setup, Square};

use super::{FenError, FenFault, Field, ModeChoice, Remarks};
use crate::remarks::{RemarkCode, RemarkDetail};

/// One right as written.
#[derive(Clone, Copy)]
struct Right {
    color: Color,
    named: Named,
    letter: char,
    at: usize,
}

#[derive(Clone, Copy)]
enum Named {
    Side(CastlingSide),
    File(File),
}

/// The mode where the castling field is missing.
pub(super) fn mode_without_rights(choice: ModeChoice) -> CastlingMode {
    match choice {
        ModeChoice::Detect => CastlingMode::Standard,
        ModeChoice::Given(mode) => mode,
    }
}

/// Reads the rights into the setup; those without king and rook in place are dropped.
pub(super) fn read(
    field: Field<'_>,
    choice: ModeChoice,
    setup: &mut Setup,
    remarks: &mut Remarks,
) -> Result<CastlingMode, FenError> {
    let rights = rights(field)?;
    let mode = match choice {
        ModeChoice::Given(mode) => mode,
        ModeChoice::Detect => detect(&rights, setup),
    };
    for right in rights {
        match rook(setup, right, mode) {
            Some(square) => setup.castling_rights.add(square),
            None => {
                let side = side(setup, right);
                let detail = RemarkDetail::Castling {
                    color: right.color,
                    side,
                };
                let letter = right.letter.to_string();
                remarks.add(RemarkCode::CastlingRightDropped, right.at, &letter, detail);
            }
        }
    }
    Ok(mode)
}

fn rights(field: Field<'_>) -> Result<Vec<Right>, FenError> {
    if field.text == "-" {
        return Ok(Vec::new());
    }
    field
        .text
        .char_indices()
        .map(|(offset, letter)| {
            let at = field.at + offset;
            let color = Color::from_white(letter.is_ascii_uppercase());
            let named = match letter.to_ascii_lowercase() {
                'k' => Named::Side(CastlingSide::KingSide),
                'q' => Named::Side(CastlingSide::QueenSide),
                other => match File::from_char(other) {
                    Some(file) => Named::File(file),
                    None => return Err(FenFault::CastlingLetter(letter).at(at)),
                },
            };
            Ok(Right {
                color,
                named,
                letter,
                at,
            })
        })
        .collect()
}

/// Chess960 is assumed where files are named, or where every right fits a king off the e-file.
fn detect(rights: &[Right], setup: &Setup) -> CastlingMode {
    if rights
        .iter()
        .any(|right| matches!(right.named, Named::File(_)))
    {
        return CastlingMode::Chess960;
    }
    let all_fit = rights
        .iter()
        .all(|&r| rook(setup, r, CastlingMode::Chess960).is_some());
    let off_the_e_file = rights.iter().any(|right| {
        setup
            .board
            .king_of(right.color)
            .is_some_and(|king| king.file() != File::E)
    });
    CastlingMode::from_chess960(all_fit && off_the_e_file)
}

/// The rook that a right speaks of, if king and rook stand in their places.
fn rook(setup: &Setup, right: Right, mode: CastlingMode) -> Option<Square> {
    let rank = right.color.backrank();
    let king = setup
        .board
        .king_of(right.color)
        .filter(|king| king.rank() == rank)?;
    let rooks = setup.board.by_piece(Role::Rook.of(right.color)) & Bitboard::from_rank(rank);
    let corner = |side: CastlingSide| {
        Square::from_coords(
            if side.is_king_side() {
                File::H
            } else {
                File::A
            },
            rank,
        )
    };
    let found = match (right.named, mode) {
        (Named::File(file), _) => Square::from_coords(file, rank),
        (Named::Side(side), CastlingMode::Standard) => corner(side),
        (Named::Side(side), CastlingMode::Chess960) => {
            let outermost = if side.is_king_side() {
                rooks.last()
            } else {
                rooks.first()
            };
            outermost.filter(|&rook| (rook > king) == side.is_king_side())?
        }
    };
    let king_in_place = mode.is_chess960() || king.file() == File::E;
    (king_in_place && rooks.contains(found)).then_some(found)
}

/// The side of a right, also of one that names a file.
fn side(setup: &Setup, right: Right) -> CastlingSide {
    match right.named {
        Named::Side(side) => side,
        Named::File(file) => {
            let king = setup
                .board
                .king_of(right.color)
                .map_or(File::E, Square::file);
            if file > king {
                CastlingSide::KingSide
            } else {
                CastlingSide::QueenSide
            }
        }
    }
}
