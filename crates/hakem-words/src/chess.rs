//! Players, moves, squares and results as each language writes them.

use hakem_laws::{record::move_name::MoveName, ruling::Score};
use hakem_score::letters::Letters;
use shakmaty::{CastlingSide, Color, Move, Role, san::San};

use crate::lang::Lang;

/// The key by which messages choose the player.
pub(crate) const fn player_key(player: Color) -> &'static str {
    match player {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The piece letters of a language (C.3).
pub(crate) const fn letters(lang: Lang) -> Letters {
    match lang {
        Lang::En => Letters::En,
        Lang::Tr => Letters::Tr,
    }
}

/// A half-move with its number in the letters of the language: `34. Qe2`, `34. Ve2`, `12... 0-0`.
#[must_use]
pub fn move_name(name: &MoveName, lang: Lang) -> String {
    let dots = name.by.fold_wb(".", "...");
    let suffix = name
        .san
        .suffix
        .map(|suffix| suffix.to_string())
        .unwrap_or_default();
    format!("{}{dots} {}{suffix}", name.number, san(name.san.san, lang))
}

fn san(san: San, lang: Lang) -> String {
    let letter = |role: Role| letters(lang).letter(role);
    match san {
        San::Normal {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } => {
            let file = file.map(|file| file.char().to_string()).unwrap_or_default();
            let rank = rank.map(|rank| rank.char().to_string()).unwrap_or_default();
            let takes = if capture { "x" } else { "" };
            let becomes = promotion
                .map(|role| format!("={}", letter(role)))
                .unwrap_or_default();
            format!("{}{file}{rank}{takes}{to}{becomes}", letter(role))
        }
        San::Castle(side) => castling(side, lang).to_owned(),
        San::Put { role, to } => format!("{}@{to}", letter(role)),
        San::Null => "--".to_owned(),
    }
}

/// English files write castling with letters; the Laws and Turkish scoresheets with zeros (C.13.1).
pub(crate) const fn castling(side: CastlingSide, lang: Lang) -> &'static str {
    match (lang, side) {
        (Lang::En, CastlingSide::KingSide) => "O-O",
        (Lang::En, CastlingSide::QueenSide) => "O-O-O",
        (Lang::Tr, CastlingSide::KingSide) => "0-0",
        (Lang::Tr, CastlingSide::QueenSide) => "0-0-0",
    }
}

/// A move with both its squares, for where no position is at hand: `Nb1-d2`, `Ab1-d2`.
pub(crate) fn long_move(m: Move, lang: Lang) -> String {
    let letter = |role: Role| letters(lang).letter(role);
    match m {
        Move::Normal {
            role,
            from,
            capture,
            to,
            promotion,
        } => {
            let joint = if capture.is_some() { "x" } else { "-" };
            let becomes = promotion
                .map(|role| format!("={}", letter(role)))
                .unwrap_or_default();
            format!("{}{from}{joint}{to}{becomes}", letter(role))
        }
        Move::EnPassant { from, to } => format!("{from}x{to} e.p."),
        Move::Castle { king, rook } => {
            castling(CastlingSide::from_queen_side(rook < king), lang).to_owned()
        }
        Move::Put { role, to } => format!("{}@{to}", letter(role)),
    }
}

/// A result as sentences write it: `1-0`, `½-½`.
#[must_use]
pub fn score(score: Score) -> String {
    halves(score.as_str())
}

/// A result with its halves as one sign.
#[must_use]
pub fn halves(result: &str) -> String {
    result.replace("1/2", "½")
}

#[cfg(test)]
mod tests {
    use shakmaty::{Chess, Square, san::SanPlus};

    use super::*;

    fn name(number: u32, by: Color, san: &str) -> MoveName {
        MoveName {
            number,
            by,
            san: san.parse::<SanPlus>().expect("a move"),
        }
    }

    #[test]
    fn c_3_moves_are_written_in_the_letters_of_the_language() {
        for (number, by, san, en, tr) in [
            (34, Color::White, "Qe2", "34. Qe2", "34. Ve2"),
            (44, Color::Black, "Kxe5", "44... Kxe5", "44... Şxe5"),
            (12, Color::White, "O-O", "12. O-O", "12. 0-0"),
            (12, Color::Black, "O-O-O+", "12... O-O-O+", "12... 0-0-0+"),
            (51, Color::White, "exd8=N#", "51. exd8=N#", "51. exd8=A#"),
            (9, Color::White, "R1a3", "9. R1a3", "9. K1a3"),
            (9, Color::White, "Nbd2", "9. Nbd2", "9. Abd2"),
        ] {
            let name = name(number, by, san);
            assert_eq!(move_name(&name, Lang::En), en);
            assert_eq!(move_name(&name, Lang::Tr), tr);
        }
    }

    #[test]
    fn moves_without_a_position_show_both_squares() {
        let san: San = "Nf3".parse().expect("a move");
        let m = san.to_move(&Chess::default()).expect("legal");
        assert_eq!(long_move(m, Lang::En), "Ng1-f3");
        assert_eq!(long_move(m, Lang::Tr), "Ag1-f3");
        let castle = Move::Castle {
            king: Square::E1,
            rook: Square::A1,
        };
        assert_eq!(long_move(castle, Lang::Tr), "0-0-0");
    }

    #[test]
    fn halves_are_one_sign() {
        assert_eq!(score(Score::DRAW), "½-½");
        assert_eq!(score(Score::WHITE_WINS), "1-0");
    }
}
