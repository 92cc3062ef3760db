//! The fast reader for half-moves in plain English notation, which nearly all files hold.

use shakmaty::{CastlingSide, File, Rank, Role, Square, san::San};

use super::CheckMark;

/// A half-move in plain English notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plain {
    /// The move.
    pub(crate) san: San,
    /// Its mark of check or mate.
    pub(crate) mark: Option<CheckMark>,
}

/// Reads a token of plain English notation and nothing more lenient: `Nf3`, `exd5`, `R1xa4+`,
/// `e8=Q#`, `O-O`. Everything else is `None` and for the lenient reader.
#[inline(always)]
pub(crate) fn plain(token: &[u8]) -> Option<Plain> {
    let (body, mark) = match token {
        [body @ .., b'+'] => (body, Some(CheckMark::Check)),
        [body @ .., b'#'] => (body, Some(CheckMark::Mate)),
        body => (body, None),
    };
    let san = match body {
        [first @ b'a'..=b'h', rest @ ..] => pawn(*first, rest)?,
        [b'O', rest @ ..] => castling(rest)?,
        [letter, rest @ ..] => piece(role(*letter)?, rest)?,
        [] => return None,
    };
    Some(Plain { san, mark })
}

fn castling(rest: &[u8]) -> Option<San> {
    match rest {
        b"-O" => Some(San::Castle(CastlingSide::KingSide)),
        b"-O-O" => Some(San::Castle(CastlingSide::QueenSide)),
        _ => None,
    }
}

#[inline]
const fn role(letter: u8) -> Option<Role> {
    match letter {
        b'N' => Some(Role::Knight),
        b'B' => Some(Role::Bishop),
        b'R' => Some(Role::Rook),
        b'Q' => Some(Role::Queen),
        b'K' => Some(Role::King),
        _ => None,
    }
}

#[inline]
pub(crate) fn file(byte: u8) -> Option<File> {
    byte.checked_sub(b'a').and_then(|n| File::try_from(n).ok())
}

#[inline]
pub(crate) fn rank(byte: u8) -> Option<Rank> {
    byte.checked_sub(b'1').and_then(|n| Rank::try_from(n).ok())
}

#[inline]
pub(crate) fn square(file_byte: u8, rank_byte: u8) -> Option<Square> {
    Some(Square::from_coords(file(file_byte)?, rank(rank_byte)?))
}

#[inline]
fn pawn(first: u8, rest: &[u8]) -> Option<San> {
    let (from, capture, to, tail) = match rest {
        [r, tail @ ..] if r.is_ascii_digit() => (None, false, square(first, *r)?, tail),
        [b'x', f, r, tail @ ..] => (Some(file(first)?), true, square(*f, *r)?, tail),
        _ => return None,
    };
    let promotion = match tail {
        [] => None,
        [b'=', letter @ (b'Q' | b'R' | b'B' | b'N')] => role(*letter),
        _ => return None,
    };
    Some(San::Normal {
        role: Role::Pawn,
        file: from,
        rank: None,
        capture,
        to,
        promotion,
    })
}

#[inline]
fn piece(role: Role, rest: &[u8]) -> Option<San> {
    let (head, to) = match rest {
        [head @ .., f, r] => (head, square(*f, *r)?),
        _ => return None,
    };
    let (from, capture) = match head {
        [from @ .., b'x'] => (from, true),
        from => (from, false),
    };
    let (file, rank) = match from {
        [] => (None, None),
        [b] if b.is_ascii_digit() => (None, Some(rank(*b)?)),
        [b] => (Some(file(*b)?), None),
        [f, r] => (Some(file(*f)?), Some(rank(*r)?)),
        _ => return None,
    };
    Some(San::Normal {
        role,
        file,
        rank,
        capture,
        to,
        promotion: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_notation_is_read_as_the_rules_library_reads_it() {
        for text in [
            "e4", "exd5", "Nf3", "Nbd7", "R1xa4", "Qh4e1", "Qh4xe1", "O-O", "O-O-O", "e8=Q",
            "exd8=N", "Kxe2", "a1=R",
        ] {
            let ours = plain(text.as_bytes()).map(|p| p.san);
            assert_eq!(ours, San::from_ascii(text.as_bytes()).ok(), "{text}");
        }
        assert_eq!(plain(b"Qh4+").unwrap().mark, Some(CheckMark::Check));
        assert_eq!(plain(b"Qh4#").unwrap().mark, Some(CheckMark::Mate));
    }

    #[test]
    fn anything_else_is_left_to_the_lenient_reader() {
        for text in [
            "", "e", "e9", "i4", "0-0", "o-o", "O-O-O-O", "ed5", "e8Q", "Nf", "Nf3!", "e2e4",
            "Xf3", "Nbad7", "e4=Q=", "e8=K", "--", "+", "K", "Nxx3",
        ] {
            assert_eq!(plain(text.as_bytes()), None, "{text}");
        }
    }
}
