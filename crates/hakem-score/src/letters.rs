//! Piece letters (C.2 and C.3: each player may use the letters of his own country).
//!
//! The letters of a language are fixed tables. Case is never changed by a locale's rules: the only
//! letters that have a case here are listed with both cases.

use std::str::FromStr;

use shakmaty::Role;

/// The language of the piece letters on a scoresheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Letters {
    /// English: K Q R B N.
    En,
    /// Turkish: Ş V K F A. K is the rook.
    Tr,
    /// German: K D T L S.
    De,
    /// French: R D T F C. R is the king.
    Fr,
    /// Spanish: R D T A C. R is the king.
    Es,
    /// Italian: R D T A C. R is the king.
    It,
    /// Dutch: K D T L P.
    Nl,
    /// Russian: Кр Ф Л С К. К alone is the knight.
    Ru,
    /// Figurines: the signs U+2654 to U+265F.
    Figurine,
}

impl Letters {
    /// All languages; where nothing else decides, an earlier one is preferred.
    pub const ALL: [Letters; 9] = [
        Letters::En,
        Letters::Tr,
        Letters::De,
        Letters::Fr,
        Letters::Es,
        Letters::It,
        Letters::Nl,
        Letters::Ru,
        Letters::Figurine,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Letters::En => "en",
            Letters::Tr => "tr",
            Letters::De => "de",
            Letters::Fr => "fr",
            Letters::Es => "es",
            Letters::It => "it",
            Letters::Nl => "nl",
            Letters::Ru => "ru",
            Letters::Figurine => "figurine",
        }
    }

    /// The letter of a piece; empty for the pawn (C.4).
    #[must_use]
    pub const fn letter(self, role: Role) -> &'static str {
        let [king, queen, rook, bishop, knight] = self.row();
        match role {
            Role::King => king,
            Role::Queen => queen,
            Role::Rook => rook,
            Role::Bishop => bishop,
            Role::Knight => knight,
            Role::Pawn => "",
        }
    }

    /// The letters of king, queen, rook, bishop and knight.
    const fn row(self) -> [&'static str; 5] {
        match self {
            Letters::En => ["K", "Q", "R", "B", "N"],
            Letters::Tr => ["Ş", "V", "K", "F", "A"],
            Letters::De => ["K", "D", "T", "L", "S"],
            Letters::Fr => ["R", "D", "T", "F", "C"],
            Letters::Es | Letters::It => ["R", "D", "T", "A", "C"],
            Letters::Nl => ["K", "D", "T", "L", "P"],
            Letters::Ru => ["Кр", "Ф", "Л", "С", "К"],
            Letters::Figurine => ["♔", "♕", "♖", "♗", "♘"],
        }
    }
}

/// How the piece letters are found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LettersChoice {
    /// Settled over the whole scoresheet.
    #[default]
    Auto,
    /// Told.
    Given(Letters),
}

/// A name that is no language of piece letters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no piece letters: use auto, en, tr, de, fr, es, it, nl, ru or figurine")]
pub struct UnknownLetters(pub String);

impl FromStr for LettersChoice {
    type Err = UnknownLetters;

    /// Reads the value of `--letters`.
    fn from_str(name: &str) -> Result<LettersChoice, UnknownLetters> {
        if name == "auto" {
            return Ok(LettersChoice::Auto);
        }
        Letters::ALL
            .into_iter()
            .find(|letters| letters.name() == name)
            .map(LettersChoice::Given)
            .ok_or_else(|| UnknownLetters(name.to_owned()))
    }
}

/// A piece letter found at the start of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PieceLetter {
    /// The piece.
    pub(crate) role: Role,
    /// How many bytes the letter takes.
    pub(crate) len: usize,
    /// Upper or lower case.
    pub(crate) case: Case,
}

/// The case of a piece letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    /// As it should be written, or a sign without case.
    Upper,
    /// In lower case.
    Lower,
}

/// Spellings of one letter and the piece it stands for.
type Row = (&'static [u8], Role, Case);

use Case::{Lower, Upper};
use Role::{Bishop, King, Knight, Pawn, Queen, Rook};

const ENGLISH: &[Row] = &[
    (b"K", King, Upper),
    (b"Q", Queen, Upper),
    (b"R", Rook, Upper),
    (b"B", Bishop, Upper),
    (b"N", Knight, Upper),
    (b"P", Pawn, Upper),
    (b"k", King, Lower),
    (b"q", Queen, Lower),
    (b"r", Rook, Lower),
    (b"b", Bishop, Lower),
    (b"n", Knight, Lower),
];

const TURKISH: &[Row] = &[
    // S with cedilla composed, with comma below (Romanian), and as S and combining cedilla.
    ("\u{15e}".as_bytes(), King, Upper),
    ("\u{15f}".as_bytes(), King, Lower),
    ("\u{218}".as_bytes(), King, Upper),
    ("\u{219}".as_bytes(), King, Lower),
    ("S\u{327}".as_bytes(), King, Upper),
    ("s\u{327}".as_bytes(), King, Lower),
    // Turkish bytes that were taken for Latin-1 once and stored as UTF-8: thorn.
    ("\u{de}".as_bytes(), King, Upper),
    ("\u{fe}".as_bytes(), King, Lower),
    // ISO 8859-9 and Windows-1254, then code page 857.
    (b"\xde", King, Upper),
    (b"\xfe", King, Lower),
    (b"\x9e", King, Upper),
    (b"\x9f", King, Lower),
    // Keyboards without the letter.
    (b"S", King, Upper),
    (b"s", King, Lower),
    (b"V", Queen, Upper),
    (b"K", Rook, Upper),
    (b"F", Bishop, Upper),
    (b"A", Knight, Upper),
    (b"P", Pawn, Upper),
    (b"v", Queen, Lower),
    (b"k", Rook, Lower),
    (b"f", Bishop, Lower),
    (b"a", Knight, Lower),
];

const GERMAN: &[Row] = &[
    (b"K", King, Upper),
    (b"D", Queen, Upper),
    (b"T", Rook, Upper),
    (b"L", Bishop, Upper),
    (b"S", Knight, Upper),
    (b"k", King, Lower),
    (b"d", Queen, Lower),
    (b"t", Rook, Lower),
    (b"l", Bishop, Lower),
    (b"s", Knight, Lower),
];

const FRENCH: &[Row] = &[
    (b"R", King, Upper),
    (b"D", Queen, Upper),
    (b"T", Rook, Upper),
    (b"F", Bishop, Upper),
    (b"C", Knight, Upper),
    (b"P", Pawn, Upper),
    (b"r", King, Lower),
    (b"d", Queen, Lower),
    (b"t", Rook, Lower),
    (b"f", Bishop, Lower),
    (b"c", Knight, Lower),
];

const SPANISH: &[Row] = &[
    (b"R", King, Upper),
    (b"D", Queen, Upper),
    (b"T", Rook, Upper),
    (b"A", Bishop, Upper),
    (b"C", Knight, Upper),
    (b"P", Pawn, Upper),
    (b"r", King, Lower),
    (b"d", Queen, Lower),
    (b"t", Rook, Lower),
    (b"a", Bishop, Lower),
    (b"c", Knight, Lower),
];

const DUTCH: &[Row] = &[
    (b"K", King, Upper),
    (b"D", Queen, Upper),
    (b"T", Rook, Upper),
    (b"L", Bishop, Upper),
    (b"P", Knight, Upper),
    (b"k", King, Lower),
    (b"d", Queen, Lower),
    (b"t", Rook, Lower),
    (b"l", Bishop, Lower),
    (b"p", Knight, Lower),
];

const RUSSIAN: &[Row] = &[
    ("Кр".as_bytes(), King, Upper),
    ("КР".as_bytes(), King, Upper),
    ("Ф".as_bytes(), Queen, Upper),
    ("Л".as_bytes(), Rook, Upper),
    ("С".as_bytes(), Bishop, Upper),
    ("К".as_bytes(), Knight, Upper),
    ("п".as_bytes(), Pawn, Upper),
    ("кр".as_bytes(), King, Lower),
    ("ф".as_bytes(), Queen, Lower),
    ("л".as_bytes(), Rook, Lower),
    ("с".as_bytes(), Bishop, Lower),
    ("к".as_bytes(), Knight, Lower),
    // Windows-1251.
    (b"\xca\xf0", King, Upper),
    (b"\xd4", Queen, Upper),
    (b"\xcb", Rook, Upper),
    (b"\xd1", Bishop, Upper),
    (b"\xca", Knight, Upper),
];

const FIGURINES: &[Row] = &[
    ("♔".as_bytes(), King, Upper),
    ("♕".as_bytes(), Queen, Upper),
    ("♖".as_bytes(), Rook, Upper),
    ("♗".as_bytes(), Bishop, Upper),
    ("♘".as_bytes(), Knight, Upper),
    ("♙".as_bytes(), Pawn, Upper),
    ("♚".as_bytes(), King, Upper),
    ("♛".as_bytes(), Queen, Upper),
    ("♜".as_bytes(), Rook, Upper),
    ("♝".as_bytes(), Bishop, Upper),
    ("♞".as_bytes(), Knight, Upper),
    ("♟".as_bytes(), Pawn, Upper),
];

impl Letters {
    const fn rows(self) -> &'static [Row] {
        match self {
            Letters::En => ENGLISH,
            Letters::Tr => TURKISH,
            Letters::De => GERMAN,
            Letters::Fr => FRENCH,
            Letters::Es | Letters::It => SPANISH,
            Letters::Nl => DUTCH,
            Letters::Ru => RUSSIAN,
            Letters::Figurine => FIGURINES,
        }
    }

    /// The piece letter at the start of `text`: the longest spelling that fits, since Кр is the
    /// king and К the knight.
    pub(crate) fn piece_at(self, text: &[u8]) -> Option<PieceLetter> {
        self.rows()
            .iter()
            .filter(|(spelling, ..)| text.starts_with(spelling))
            .max_by_key(|(spelling, ..)| spelling.len())
            .map(|&(spelling, role, case)| PieceLetter {
                role,
                len: spelling.len(),
                case,
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s_with_cedilla_is_the_turkish_king_in_every_encoding() {
        let spellings: [&[u8]; 9] = [
            "Ş".as_bytes(),
            "ş".as_bytes(),
            "S\u{327}".as_bytes(),
            "\u{218}".as_bytes(),
            "\u{219}".as_bytes(),
            b"S",
            b"\xde",
            b"\x9e",
            "\u{de}".as_bytes(),
        ];
        for spelling in spellings {
            let found = Letters::Tr.piece_at(spelling).unwrap();
            assert_eq!(
                (found.role, found.len),
                (King, spelling.len()),
                "{spelling:?}"
            );
        }
    }

    #[test]
    fn c_3_k_is_king_in_english_and_rook_in_turkish() {
        assert_eq!(Letters::En.piece_at(b"Kd1").map(|p| p.role), Some(King));
        assert_eq!(Letters::Tr.piece_at(b"Kd1").map(|p| p.role), Some(Rook));
        assert_eq!(
            Letters::Ru.piece_at("Крd1".as_bytes()).map(|p| p.role),
            Some(King)
        );
        assert_eq!(
            Letters::Ru.piece_at("Кd2".as_bytes()).map(|p| p.role),
            Some(Knight)
        );
    }

    #[test]
    fn every_language_reads_the_letters_it_writes() {
        for letters in Letters::ALL {
            for role in [King, Queen, Rook, Bishop, Knight] {
                let found = letters.piece_at(letters.letter(role).as_bytes()).unwrap();
                assert_eq!(
                    (found.role, found.case),
                    (role, Upper),
                    "{letters:?} {role:?}"
                );
            }
        }
    }

    #[test]
    fn the_names_of_the_command_line_are_read() {
        assert_eq!("auto".parse(), Ok(LettersChoice::Auto));
        assert_eq!("tr".parse(), Ok(LettersChoice::Given(Letters::Tr)));
        assert_eq!(
            "TR".parse::<LettersChoice>(),
            Err(UnknownLetters("TR".to_owned()))
        );
    }
}
