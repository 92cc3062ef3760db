//! What the reading of a scoresheet has to say.

mod fen;
mod illegal;
mod remark;

use hakem_score::{letters::Letters, time_control::TimeControlError};
use shakmaty::{File, Role};

pub use self::{
    fen::{fen_error, start_fault},
    illegal::{unreadable, why_illegal},
    remark::{remark, remark_text},
};
use crate::{
    lang::Lang,
    messages::{Args, ids, message, plain},
};

ids! {
    fn role_id(Role), ROLE_IDS {
        Role::King => "role-king",
        Role::Queen => "role-queen",
        Role::Rook => "role-rook",
        Role::Bishop => "role-bishop",
        Role::Knight => "role-knight",
        Role::Pawn => "role-pawn",
    }
}

ids! {
    fn letters_id(Letters), LETTERS_IDS {
        Letters::En => "letters-en",
        Letters::Tr => "letters-tr",
        Letters::De => "letters-de",
        Letters::Fr => "letters-fr",
        Letters::Es => "letters-es",
        Letters::It => "letters-it",
        Letters::Nl => "letters-nl",
        Letters::Ru => "letters-ru",
        Letters::Figurine => "letters-figurine",
    }
}

/// A piece by its name: `rook`, `kale`.
#[must_use]
pub fn role(role: Role, lang: Lang) -> String {
    plain(role_id(&role), lang)
}

/// The key by which messages choose the piece.
pub(crate) const fn role_key(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

/// The letters of a scoresheet by the name of their language, with the letters: `Turkish (Ş V K F
/// A)`.
#[must_use]
pub fn letters(letters: Letters, lang: Lang) -> String {
    let pieces = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ];
    let signs = pieces.map(|role| letters.letter(role)).join(" ");
    format!("{} ({signs})", plain(letters_id(&letters), lang))
}

/// That a name stands for no piece letters.
#[must_use]
pub fn unknown_letters(name: &str, lang: Lang) -> String {
    message("error-letters", &Args::new().text("name", name), lang)
}

/// That a text is not a date.
#[must_use]
pub fn not_a_date(text: &str, lang: Lang) -> String {
    message("error-date", &Args::new().text("text", text), lang)
}

/// That a text is no time control, and what would be one.
#[must_use]
pub fn time_control_error(error: TimeControlError, lang: Lang) -> String {
    message(
        "error-time-control",
        &Args::new().number("column", error.column),
        lang,
    )
}

fn file_name(file: Option<File>) -> String {
    file.map_or_else(|| "none".to_owned(), |file| file.char().to_string())
}

/// Every id of this module.
#[cfg(test)]
pub(crate) fn all_ids() -> impl Iterator<Item = String> {
    let tables = [
        ROLE_IDS,
        LETTERS_IDS,
        illegal::IDS,
        fen::IDS,
        &["error-letters", "error-date", "error-time-control"],
    ];
    tables
        .into_iter()
        .flatten()
        .map(|&id| id.to_owned())
        .chain(remark::all_ids())
}

#[cfg(test)]
mod tests {
    use hakem_score::time_control::{WrittenIn, read_time_control};

    use super::*;

    #[test]
    fn faults_of_the_command_line_say_what_would_be_right() {
        let error = read_time_control("soon", WrittenIn::Speech).expect_err("no time control");
        assert_eq!(
            time_control_error(error, Lang::Tr),
            "Bu bir tempo değil (1. sütun); 90m+30s ya da 40/90m+30s, 30m+30s gibi dönemler yazın"
        );
        assert!(unknown_letters("xx", Lang::En).contains("“xx”"));
        assert!(not_a_date("13/13/13", Lang::Tr).contains("2024-03-17"));
    }

    #[test]
    fn c_3_letters_are_shown_with_their_language() {
        assert_eq!(letters(Letters::Tr, Lang::En), "Turkish (Ş V K F A)");
        assert_eq!(letters(Letters::En, Lang::Tr), "İngilizce (K Q R B N)");
    }
}
