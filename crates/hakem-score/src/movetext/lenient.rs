//! The patient reader for half-moves: every way of writing one that people and programs use.

use hakem_laws::record::written::Written;
use shakmaty::{CastlingSide, File, Rank, Role, Square, san::San};

use super::{CheckMark, Offer, Reading, Unreadable, english};
use crate::{
    letters::{Case, Letters, PieceLetter},
    remarks::{Forgiven, RemarkCode},
};

/// Reads one token as a half-move under the given piece letters.
///
/// A token may be read in a second way that only a position can prefer (`bc4` is a pawn's capture
/// or a bishop's move); [`super::interpret`] tries both.
///
/// # Errors
/// [`Unreadable`] says what is wrong with it, and where in the token.
pub fn read_move(token: &[u8], letters: Letters) -> Result<Reading, Unreadable> {
    readings(token, letters).first
}

/// The ways in which a token can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Readings {
    /// The way that goes first.
    pub(crate) first: Result<Reading, Unreadable>,
    /// Another way, to be tried where the first is not legal.
    pub(crate) second: Option<Reading>,
}

/// All readings of a token under the given piece letters.
pub(crate) fn readings(token: &[u8], letters: Letters) -> Readings {
    let (body, signs) = strip_signs(token);
    let finish = |(written, forgiven): (Written, Forgiven)| Reading {
        written,
        forgiven: forgiven.union(signs.forgiven),
        mark: signs.mark,
        offer: signs.offer,
    };
    if let Some(found) = castling(body).or_else(|| null_move(body)) {
        return Readings {
            first: Ok(finish(found)),
            second: None,
        };
    }
    let by_file = || body_without_piece(body, letters);
    let by_piece = |letter: PieceLetter| body_with_piece(body, letter, letters);
    let (first, second) = match letters.piece_at(body) {
        None => (by_file(), None),
        // A small letter that is also a file is a file first.
        Some(letter) if letter.case == Case::Lower && starts_with_file(body) => {
            (by_file(), by_piece(letter).ok())
        }
        Some(letter) => (by_piece(letter), by_file().ok()),
    };
    match (first, second) {
        (Ok(found), second) => Readings {
            first: Ok(finish(found)),
            second: second.map(finish),
        },
        (Err(short @ Unreadable::ShortPawnCapture { .. }), second) => Readings {
            first: Err(short),
            second: second.map(finish),
        },
        (Err(_), Some(found)) => Readings {
            first: Ok(finish(found)),
            second: None,
        },
        (Err(fault), None) => Readings {
            first: Err(fault),
            second: None,
        },
    }
}

fn starts_with_file(body: &[u8]) -> bool {
    matches!(body.first(), Some(b'a'..=b'h'))
}

/// What the signs behind a move say.
#[derive(Clone, Copy, Default)]
struct Signs {
    forgiven: Forgiven,
    mark: Option<CheckMark>,
    offer: Offer,
}

/// Signs and words behind a move, longer ones before their own beginnings.
const SIGNS: &[(&[u8], Sign)] = &[
    (b"(=)", Sign::Offer),
    (b"=", Sign::Offer),
    (b"e.p.", Sign::EnPassant),
    (b"e.p", Sign::EnPassant),
    (b"ep", Sign::EnPassant),
    (b"g.a.", Sign::EnPassant),
    (b"++", Sign::OtherMark(CheckMark::Mate)),
    (b"+", Sign::Mark(CheckMark::Check)),
    (b"#", Sign::Mark(CheckMark::Mate)),
    ("\u{2020}".as_bytes(), Sign::OtherMark(CheckMark::Check)),
    ("\u{2021}".as_bytes(), Sign::OtherMark(CheckMark::Mate)),
    (b"mate", Sign::OtherMark(CheckMark::Mate)),
    (b"mat", Sign::OtherMark(CheckMark::Mate)),
    (b"ch", Sign::OtherMark(CheckMark::Check)),
    ("\u{15f}".as_bytes(), Sign::OtherMark(CheckMark::Check)),
    (b"!", Sign::Annotation),
    (b"?", Sign::Annotation),
    (b",", Sign::Punctuation),
    (b".", Sign::Punctuation),
];

#[derive(Clone, Copy)]
enum Sign {
    Offer,
    EnPassant,
    Mark(CheckMark),
    OtherMark(CheckMark),
    Annotation,
    Punctuation,
}

/// Takes signs off the end of a token until none is left.
fn strip_signs(token: &[u8]) -> (&[u8], Signs) {
    let mut body = token;
    let mut signs = Signs::default();
    while let Some((rest, sign)) = SIGNS
        .iter()
        .find_map(|&(text, sign)| body.strip_suffix(text).map(|rest| (rest, sign)))
        .filter(|(rest, _)| !rest.is_empty())
    {
        body = rest;
        match sign {
            Sign::Offer => signs.offer = Offer::Noted,
            Sign::EnPassant => signs.forgiven.add(RemarkCode::EnPassantNote),
            Sign::Mark(mark) => signs.mark = Some(mark),
            Sign::OtherMark(mark) => {
                signs.mark = Some(mark);
                signs.forgiven.add(RemarkCode::CheckMarkOther);
            }
            Sign::Annotation => signs.forgiven.add(RemarkCode::AnnotationSign),
            Sign::Punctuation => signs.forgiven.add(RemarkCode::SignSkipped),
        }
    }
    (body, signs)
}

/// Castling in zeros or letters, with any dash or none.
fn castling(body: &[u8]) -> Option<(Written, Forgiven)> {
    let mut rings = 0;
    let mut dashes = 0;
    let mut forgiven = Forgiven::NONE;
    let mut rest = body;
    while let Some(&first) = rest.first() {
        let (len, spelling) = match rest {
            [b'0', ..] => (1, Some(RemarkCode::ZeroCastling)),
            [b'O', ..] => (1, None),
            [b'o', ..] => (1, Some(RemarkCode::CastlingSpelling)),
            // Cyrillic O, large and small.
            [0xd0, 0x9e | 0xbe, ..] => (2, Some(RemarkCode::CastlingSpelling)),
            _ => (
                dash_len(rest)?,
                (first != b'-').then_some(RemarkCode::CastlingSpelling),
            ),
        };
        if dash_len(rest).is_some() {
            dashes += 1;
        } else {
            rings += 1;
        }
        forgiven = spelling.map_or(forgiven, |code| forgiven.with(code));
        rest = rest.get(len..)?;
    }
    if dashes == 0 {
        forgiven.add(RemarkCode::CastlingSpelling);
    }
    let side = match (rings, dashes) {
        (2, 0 | 1) => CastlingSide::KingSide,
        (3, 0 | 2) => CastlingSide::QueenSide,
        _ => return None,
    };
    Some((Written::San(San::Castle(side)), forgiven))
}

/// The length of a hyphen, dash or minus sign at the start of `text`.
fn dash_len(text: &[u8]) -> Option<usize> {
    match text {
        // The hyphen, and the dashes of Windows-1252 and its relatives.
        [b'-' | 0x96 | 0x97, ..] => Some(1),
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] => Some(3),
        _ => None,
    }
}

/// The signs by which programs write a move that passes.
fn null_move(body: &[u8]) -> Option<(Written, Forgiven)> {
    matches!(
        body,
        b"--" | b"Z0" | b"z0" | b"0000" | b"@@@@" | b"null" | b"pass"
    )
    .then_some((Written::San(San::Null), Forgiven::NONE))
}

/// What is left of a token while it is read.
struct Rest<'a> {
    text: &'a [u8],
    at: usize,
    forgiven: Forgiven,
    small_file: bool,
}

impl<'a> Rest<'a> {
    fn new(text: &'a [u8]) -> Rest<'a> {
        Rest {
            text,
            at: 0,
            forgiven: Forgiven::NONE,
            small_file: false,
        }
    }
}

/// What stands between the square of departure and that of arrival.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Between {
    Nothing,
    Dash,
    Capture,
}

/// The squares of a token, before the piece is considered.
#[derive(Clone, Copy)]
struct Squares {
    from_file: Option<File>,
    from_rank: Option<Rank>,
    between: Between,
    to_file: File,
    /// `None` for a pawn's capture with files only.
    to_rank: Option<Rank>,
}

impl Rest<'_> {
    fn skip(&mut self, len: usize) {
        self.text = self.text.get(len..).unwrap_or_default();
        self.at += len;
    }

    fn file(&mut self) -> Option<File> {
        let &byte = self.text.first()?;
        let file = english::file(byte.to_ascii_lowercase())?;
        if byte.is_ascii_uppercase() {
            self.forgiven.add(RemarkCode::UpperCaseSquare);
        } else {
            self.small_file = true;
        }
        self.skip(1);
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let rank = english::rank(*self.text.first()?)?;
        self.skip(1);
        Some(rank)
    }

    fn between(&mut self) -> Between {
        let (len, between) = match self.text {
            [b'x' | b'X', ..] => (1, Between::Capture),
            // The multiplication sign, and the Cyrillic letter that looks like x.
            [0xc3, 0x97, ..] | [0xd1, 0x85, ..] | [0xd0, 0xa5, ..] => {
                self.forgiven.add(RemarkCode::CaptureMarkOther);
                (2, Between::Capture)
            }
            [b':', ..] => {
                self.forgiven.add(RemarkCode::CaptureMarkOther);
                (1, Between::Capture)
            }
            text => match dash_len(text) {
                Some(len) => (len, Between::Dash),
                None => (0, Between::Nothing),
            },
        };
        self.skip(len);
        between
    }

    fn squares(&mut self) -> Result<Squares, Unreadable> {
        let start = self.at;
        let file = self.file();
        let rank = self.rank();
        // A token may not start with a dash, nor with a capital X, which is no piece.
        let no_start = self.at == 0 && !matches!(self.text.first(), Some(b'x' | b':'));
        let between = if no_start {
            Between::Nothing
        } else {
            self.between()
        };
        let Some(to_file) = self.file() else {
            // One square only: it was the arrival.
            return match (file, rank, between) {
                (Some(to_file), Some(to_rank), Between::Nothing) => Ok(Squares {
                    from_file: None,
                    from_rank: None,
                    between,
                    to_file,
                    to_rank: Some(to_rank),
                }),
                _ if self.at == start => Err(Unreadable::NoPieceNoFile),
                _ => Err(Unreadable::NoSquare { at: self.at }),
            };
        };
        let to_rank = self.rank();
        // One capital among small letters is a piece of another language, and no file.
        if self.small_file && self.forgiven.contains(RemarkCode::UpperCaseSquare) {
            return Err(Unreadable::NoPieceNoFile);
        }
        Ok(Squares {
            from_file: file,
            from_rank: rank,
            between,
            to_file,
            to_rank,
        })
    }

    /// The piece that a pawn becomes, if one is named, and where.
    fn promotion(&mut self, letters: Letters) -> Result<Option<(Role, usize)>, Unreadable> {
        let opening = match self.text.first() {
            None => return Ok(None),
            Some(&sign @ (b'=' | b'/' | b'(')) => {
                self.skip(1);
                Some(sign)
            }
            Some(_) => None,
        };
        let Some(letter) = promotion_letter(self.text, letters) else {
            return Err(match opening {
                None => Unreadable::TextBehind { at: self.at },
                Some(_) => not_promotable(self.at),
            });
        };
        let at = self.at;
        self.skip(letter.len);
        match opening {
            None => self.forgiven.add(RemarkCode::PromotionWithoutSign),
            Some(b'=') => {}
            Some(_) => self.forgiven.add(RemarkCode::PromotionOtherSign),
        }
        if letter.case == Case::Lower {
            self.forgiven.add(RemarkCode::PromotionOtherSign);
        }
        if opening == Some(b'(') {
            match self.text.first() {
                Some(b')') => self.skip(1),
                _ => return Err(not_promotable(self.at)),
            }
        }
        Ok(Some((letter.role, at)))
    }

    fn end(&self) -> Result<(), Unreadable> {
        if self.text.is_empty() {
            Ok(())
        } else {
            Err(Unreadable::TextBehind { at: self.at })
        }
    }
}

const fn not_promotable(at: usize) -> Unreadable {
    Unreadable::NotPromotable { at, deed: None }
}

/// Computers name the new piece in small English letters, whatever the language of the sheet.
fn promotion_letter(text: &[u8], letters: Letters) -> Option<PieceLetter> {
    letters.piece_at(text).or_else(|| match text {
        [b'q' | b'r' | b'b' | b'n', ..] => Letters::En.piece_at(text),
        _ => None,
    })
}

/// Reads a token that starts with a piece letter.
fn body_with_piece(
    body: &[u8],
    letter: PieceLetter,
    letters: Letters,
) -> Result<(Written, Forgiven), Unreadable> {
    let mut rest = Rest::new(body);
    rest.skip(letter.len);
    if letter.case == Case::Lower {
        rest.forgiven.add(RemarkCode::LowerCasePiece);
    }
    if letter.role == Role::Pawn {
        rest.forgiven.add(RemarkCode::PawnLetter);
        return pawn_or_squares(rest, letters, WithLetter::Yes);
    }
    let squares = rest.squares().map_err(|fault| match fault {
        Unreadable::NoPieceNoFile => Unreadable::NoSquare { at: rest.at },
        fault => fault,
    })?;
    let to_rank = squares
        .to_rank
        .ok_or(Unreadable::NoSquare { at: rest.at })?;
    rest.end()?;
    Ok((
        Written::San(San::Normal {
            role: letter.role,
            file: squares.from_file,
            rank: squares.from_rank,
            capture: squares.between == Between::Capture,
            to: Square::from_coords(squares.to_file, to_rank),
            promotion: None,
        }),
        rest.forgiven,
    ))
}

/// Whether a pawn is named by a letter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WithLetter {
    Yes,
    No,
}

/// Reads a token without piece letter: a pawn's move, or two squares.
fn body_without_piece(body: &[u8], letters: Letters) -> Result<(Written, Forgiven), Unreadable> {
    if body.is_empty() {
        return Err(Unreadable::Empty);
    }
    let rest = Rest::new(body);
    pawn_or_squares(rest, letters, WithLetter::No)
}

fn pawn_or_squares(
    mut rest: Rest<'_>,
    letters: Letters,
    with_letter: WithLetter,
) -> Result<(Written, Forgiven), Unreadable> {
    let squares = rest.squares()?;
    let named = rest.promotion(letters)?;
    rest.end()?;
    let promotion = named.map(|(role, _)| role);
    let forbidden = named.filter(|(role, _)| matches!(role, Role::King | Role::Pawn));
    let Squares {
        from_file,
        from_rank,
        between,
        to_file,
        to_rank,
    } = squares;
    let Some(to_rank) = to_rank else {
        return Err(match (from_file, from_rank, forbidden) {
            (.., Some((_, at))) => not_promotable(at),
            (Some(from), None, None) => Unreadable::ShortPawnCapture {
                from,
                to: to_file,
                promotion,
            },
            _ => Unreadable::NoSquare { at: rest.at },
        });
    };
    let to = Square::from_coords(to_file, to_rank);
    let written = match (from_file, from_rank) {
        (Some(file), Some(rank)) if with_letter == WithLetter::No => {
            let from = Square::from_coords(file, rank);
            Written::Squares {
                from,
                to,
                promotion,
            }
        }
        _ => {
            let diagonal = from_file.is_some_and(|file| file != to_file);
            Written::San(San::Normal {
                role: Role::Pawn,
                file: from_file,
                rank: from_rank,
                capture: between == Between::Capture || diagonal,
                to,
                promotion,
            })
        }
    };
    if let Some((_, at)) = forbidden {
        let deed = Some(written);
        return Err(Unreadable::NotPromotable { at, deed });
    }
    let mut forgiven = rest.forgiven;
    if from_rank.is_none() && from_file.is_some() && between != Between::Capture {
        forgiven.add(RemarkCode::CaptureMarkMissing);
    }
    Ok((written, forgiven))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn en(token: &str) -> Reading {
        read_move(token.as_bytes(), Letters::En).unwrap_or_else(|e| panic!("{token}: {e}"))
    }

    fn san(token: &str) -> Written {
        Written::San(San::from_ascii(token.as_bytes()).unwrap())
    }

    #[test]
    fn c_13_castling_is_read_in_every_spelling() {
        for token in [
            "0-0",
            "O-O",
            "o-o",
            "0–0",
            "OO",
            "oo",
            "О-О",
            "0-0!",
            "O-O+",
            "0-0 ".trim(),
        ] {
            assert_eq!(
                en(token).written,
                Written::San(San::Castle(CastlingSide::KingSide))
            );
        }
        for token in ["0-0-0", "O-O-O", "o-o-o", "0-0-0#", "000", "0—0—0"] {
            assert_eq!(
                en(token).written,
                Written::San(San::Castle(CastlingSide::QueenSide))
            );
        }
        assert!(en("0-0").forgiven.contains(RemarkCode::ZeroCastling));
        assert!(en("O-O").forgiven.is_empty());
        assert_eq!(en("0-0#").mark, Some(CheckMark::Mate));
        assert!(read_move(b"O-", Letters::En).is_err());
        assert!(read_move(b"O-O-O-O", Letters::En).is_err());
    }

    #[test]
    fn c_8_long_algebraic_and_c_9_captures_without_x() {
        assert_eq!(en("Ng1-f3").written, san("Ng1f3"));
        assert_eq!(en("Bb2xe5").written, san("Bb2xe5"));
        assert_eq!(en("Bb2:e5").written, san("Bb2xe5"));
        assert_eq!(en("ed4").written, san("exd4"));
        assert!(en("ed4").forgiven.contains(RemarkCode::CaptureMarkMissing));
        assert_eq!(en("e:d4").written, san("exd4"));
        let from_to = Written::Squares {
            from: Square::E7,
            to: Square::E5,
            promotion: None,
        };
        for token in ["e7e5", "e7-e5", "e7–e5", "E7-E5"] {
            assert_eq!(en(token).written, from_to, "{token}");
        }
    }

    #[test]
    fn c_11_promotions_are_read_with_every_sign() {
        for token in ["e8Q", "e8=Q", "e8(Q)", "e8/Q", "e8=q", "e8q", "e8=Q#!?"] {
            assert_eq!(en(token).written, san("e8=Q"), "{token}");
        }
        assert_eq!(en("exf8N").written, san("exf8=N"));
        let uci = Written::Squares {
            from: Square::E7,
            to: Square::E8,
            promotion: Some(Role::Rook),
        };
        assert_eq!(en("e7e8r").written, uci);
        assert_eq!(read_move(b"e7e8r", Letters::Tr).unwrap().written, uci);
        assert_eq!(read_move(b"d1K", Letters::Tr).unwrap().written, san("d1=R"));
        assert_eq!(
            read_move(b"e8=K", Letters::En),
            Err(Unreadable::NotPromotable {
                at: 3,
                deed: Some(san("e8=K"))
            })
        );
    }

    #[test]
    fn c_12_an_offer_behind_a_move_is_no_part_of_it() {
        for token in ["Nf3(=)", "Nf3=", "Nf3+(=)", "e4="] {
            assert_eq!(en(token).offer, Offer::Noted, "{token}");
        }
        assert_eq!(en("Nf3").offer, Offer::None);
    }

    #[test]
    fn c_13_marks_and_notes_behind_a_move() {
        assert_eq!(en("Qh5+").mark, Some(CheckMark::Check));
        assert_eq!(en("Qh5++").mark, Some(CheckMark::Mate));
        assert_eq!(en("exd6e.p.").written, san("exd6"));
        assert_eq!(en("exd6ep").written, san("exd6"));
        let turkish = read_move("Vf7ş".as_bytes(), Letters::Tr).unwrap();
        assert_eq!(
            (turkish.written, turkish.mark),
            (san("Qf7"), Some(CheckMark::Check))
        );
        let mate = read_move(b"Vh7mat", Letters::Tr).unwrap();
        assert_eq!(
            (mate.written, mate.mark),
            (san("Qh7"), Some(CheckMark::Mate))
        );
    }

    #[test]
    fn c_3_turkish_letters() {
        for (token, english) in [
            ("Aab3", "Nab3"),
            ("Age2", "Nge2"),
            ("Şe2", "Ke2"),
            ("Ş\u{fe0f}".trim_end_matches('\u{fe0f}'), ""),
            ("Kd1", "Rd1"),
            ("Vxd5", "Qxd5"),
            ("Fb5", "Bb5"),
            ("S\u{327}e2", "Ke2"),
        ] {
            let found = read_move(token.as_bytes(), Letters::Tr);
            match english {
                "" => assert!(found.is_err()),
                english => assert_eq!(found.unwrap().written, san(english), "{token}"),
            }
        }
    }

    #[test]
    fn a_small_b_is_a_pawn_first_and_a_bishop_second() {
        let both = readings(b"bc4", Letters::En);
        assert_eq!(both.first.unwrap().written, san("bxc4"));
        assert_eq!(both.second.unwrap().written, san("Bc4"));
        assert_eq!(
            en("bb5").written,
            Written::San(San::Normal {
                role: Role::Pawn,
                file: Some(File::B),
                rank: None,
                capture: false,
                to: Square::B5,
                promotion: None,
            })
        );
        assert_eq!(en("nf3").written, san("Nf3"));
    }

    #[test]
    fn what_is_no_move_says_why() {
        let fault = |token: &str| read_move(token.as_bytes(), Letters::En).unwrap_err();
        assert_eq!(fault(""), Unreadable::Empty);
        assert_eq!(fault("Xf3"), Unreadable::NoPieceNoFile);
        assert_eq!(fault("Ff4"), Unreadable::NoPieceNoFile);
        assert_eq!(fault("Nf"), Unreadable::NoSquare { at: 2 });
        assert_eq!(fault("Nf9"), Unreadable::NoSquare { at: 2 });
        assert_eq!(fault("Nf3x"), Unreadable::NoSquare { at: 4 });
        assert_eq!(fault("Nf3zz"), Unreadable::TextBehind { at: 3 });
        assert!(matches!(fault("exd"), Unreadable::ShortPawnCapture { .. }));
    }
}
