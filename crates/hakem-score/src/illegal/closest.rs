//! The legal moves that come closest to one that is not legal, or not readable.

use hakem_laws::record::written::Written;
use shakmaty::{Chess, Move, Position, Role, Square, san::San};

use super::named_role;
use crate::letters::Letters;

/// How many moves are offered.
const OFFERED: usize = 3;

/// What a move must have in common with what was written, at least.
const NEAR_ENOUGH: u32 = 5;

/// Up to three legal moves that come closest to what was written, the closest first.
///
/// The square of arrival counts most, then the kind of piece, then where it comes from.
#[must_use]
pub fn closest(position: &Chess, written: &Written) -> Vec<Move> {
    let mut scored: Vec<(u32, Move)> = position
        .legal_moves()
        .into_iter()
        .map(|mv| (likeness(position, *written, mv), mv))
        .filter(|&(score, _)| score >= NEAR_ENOUGH)
        .collect();
    // Stable: moves that are as close keep the order of the move generator.
    scored.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
    scored.into_iter().take(OFFERED).map(|(_, mv)| mv).collect()
}

fn likeness(position: &Chess, written: Written, mv: Move) -> u32 {
    if let (Written::San(San::Castle(side)), Some(other)) = (written, mv.castling_side()) {
        return 10 + u32::from(side == other);
    }
    let role = u32::from(named_role(position, written) == Some(mv.role())) * 4;
    let arrival = arrival(written).map_or(0, |to| near(to, mv.to()));
    role + arrival + departure(written, mv)
}

fn arrival(written: Written) -> Option<Square> {
    match written {
        Written::San(San::Normal { to, .. } | San::Put { to, .. })
        | Written::Squares { to, .. } => Some(to),
        Written::San(San::Castle(_) | San::Null) => None,
    }
}

fn near(one: Square, other: Square) -> u32 {
    match one.distance(other) {
        0 => 6,
        1 => 2,
        _ => u32::from(one.file() == other.file() || one.rank() == other.rank()),
    }
}

fn departure(written: Written, mv: Move) -> u32 {
    let Some(from) = mv.from() else { return 0 };
    match written {
        Written::Squares { from: square, .. } => u32::from(square == from) * 5,
        Written::San(San::Normal {
            role: Role::Pawn,
            file,
            to,
            ..
        }) => u32::from(file.unwrap_or(to.file()) == from.file()),
        Written::San(San::Normal { file, rank, .. }) => {
            u32::from(file == Some(from.file())) + u32::from(rank == Some(from.rank()))
        }
        Written::San(_) => 0,
    }
}

/// Up to three legal moves whose notation looks most like a token that cannot be read.
#[must_use]
pub fn closest_to_token(position: &Chess, token: &[u8], letters: Letters) -> Vec<Move> {
    let token: Vec<char> = String::from_utf8_lossy(token).chars().take(12).collect();
    let most = token.len() / 2;
    let mut scored: Vec<(usize, Move)> = position
        .legal_moves()
        .into_iter()
        .map(|mv| (edits(&token, &spelled(position, mv, letters)), mv))
        .filter(|&(edits, _)| edits <= most)
        .collect();
    scored.sort_by_key(|&(edits, _)| edits);
    scored.into_iter().take(OFFERED).map(|(_, mv)| mv).collect()
}

/// The notation of a move under the given letters.
fn spelled(position: &Chess, mv: Move, letters: Letters) -> Vec<char> {
    let san = San::from_move(position, mv).to_string();
    let piece = letters.letter(mv.role());
    match (mv, mv.role()) {
        (Move::Castle { .. }, _) | (_, Role::Pawn) => san.chars().collect(),
        _ => piece.chars().chain(san.chars().skip(1)).collect(),
    }
}

/// How many letters must be put in, taken out or changed to turn one text into the other.
fn edits(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.iter().enumerate() {
        let mut diagonal = i;
        let mut left = i + 1;
        for (cell, b) in row.iter_mut().skip(1).zip(other) {
            let above = *cell;
            left = (diagonal + usize::from(a != b))
                .min(above + 1)
                .min(left + 1);
            diagonal = above;
            *cell = left;
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sans(position: &Chess, moves: &[Move]) -> Vec<String> {
        moves
            .iter()
            .map(|mv| San::from_move(position, *mv).to_string())
            .collect()
    }

    #[test]
    fn the_same_square_and_piece_come_first() {
        let start = Chess::default();
        let written = Written::San("Nf4".parse().unwrap());
        let found = closest(&start, &written);
        assert_eq!(sans(&start, &found)[0], "f4");
        assert!(sans(&start, &found).contains(&"Nf3".to_owned()));
        assert!(found.len() <= OFFERED);
    }

    #[test]
    fn a_slip_of_the_pen_finds_its_move() {
        let start = Chess::default();
        let found = closest_to_token(&start, b"Nf33", Letters::En);
        assert_eq!(sans(&start, &found)[0], "Nf3");
        let turkish = closest_to_token(&start, b"Aff3", Letters::Tr);
        assert_eq!(sans(&start, &turkish)[0], "Nf3");
        assert!(closest_to_token(&start, b"", Letters::En).is_empty());
    }

    #[test]
    fn edits_are_counted() {
        let count = |a: &str, b: &str| {
            edits(
                &a.chars().collect::<Vec<_>>(),
                &b.chars().collect::<Vec<_>>(),
            )
        };
        assert_eq!(count("", "abc"), 3);
        assert_eq!(count("kitten", "sitting"), 3);
        assert_eq!(count("same", "same"), 0);
    }
}
