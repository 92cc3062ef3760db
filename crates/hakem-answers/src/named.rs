//! Names, from text to what they mean.

use hakem_laws::profile::Profile;
use hakem_laws::record::event::ClaimGround;
use hakem_score::letters::{Letters, LettersChoice};
use shakmaty::Color;

use crate::nearest::nearest;
use crate::trouble::Trouble;

/// The profile of that name.
///
/// # Errors
/// [`Trouble::UnknownProfile`] names those that come closest.
pub fn profile(name: &str) -> Result<&'static Profile, Trouble> {
    Profile::named(name).ok_or_else(|| Trouble::UnknownProfile {
        name: name.to_owned(),
        nearest: nearest(name, Profile::ALL.iter().map(|profile| profile.id)).join(", "),
    })
}

/// The piece letters of that name.
///
/// # Errors
/// [`Trouble::NotOneOf`] lists the names.
pub fn letters(name: &str) -> Result<LettersChoice, Trouble> {
    name.parse().map_err(|_| {
        let names: Vec<&str> = Letters::ALL.iter().map(|letters| letters.name()).collect();
        Trouble::NotOneOf {
            what: "letters",
            given: name.to_owned(),
            choices: format!("auto, {}", names.join(", ")),
        }
    })
}

/// The colour that a word names, in any case; a single `b` is Black, as in a FEN.
#[must_use]
pub fn color(word: &str) -> Option<Color> {
    match folded(word).as_str() {
        "white" | "w" | "beyaz" => Some(Color::White),
        "black" | "b" | "siyah" => Some(Color::Black),
        _ => None,
    }
}

/// Whether a word names the arbiter, in any case.
#[must_use]
pub fn is_arbiter(word: &str) -> bool {
    matches!(folded(word).as_str(), "arbiter" | "hakem")
}

/// A name without blanks around it, in lower case; the dot of a Turkish capital falls away.
fn folded(word: &str) -> String {
    let lower = word.trim().to_lowercase();
    lower
        .chars()
        .filter(|&letter| letter != '\u{307}')
        .collect()
}

/// What a claim of a draw can rest on (9.2, 9.3), by its name; `what` is the option or key.
///
/// # Errors
/// [`Trouble::NotOneOf`] lists the names.
pub fn ground(what: &'static str, name: &str) -> Result<ClaimGround, Trouble> {
    match name {
        "threefold" => Ok(ClaimGround::Threefold),
        "fifty" => Ok(ClaimGround::Fifty),
        other => Err(Trouble::NotOneOf {
            what,
            given: other.to_owned(),
            choices: "threefold, fifty".to_owned(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_profile_names_the_nearest() {
        let Err(Trouble::UnknownProfile { nearest, .. }) = profile("fide-2018") else {
            panic!("no such profile");
        };
        assert!(nearest.starts_with("fide-2018-standard"), "{nearest}");
    }

    #[test]
    fn names_of_players_are_read_in_any_case() {
        for word in [
            "white", "White", "WHITE", "w", "W", "beyaz", "BEYAZ", " white ",
        ] {
            assert_eq!(color(word), Some(Color::White), "{word}");
        }
        for word in ["black", "Black", "B", "b", "siyah", "SİYAH", "SIYAH"] {
            assert_eq!(color(word), Some(Color::Black), "{word}");
        }
        for word in ["", "be", "whit", "arbiter"] {
            assert_eq!(color(word), None, "{word}");
        }
        assert!(is_arbiter("Arbiter") && is_arbiter("HAKEM") && !is_arbiter("arbitre"));
    }
}
