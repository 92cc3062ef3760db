//! Values of options, from text to what they mean.

use std::ffi::OsString;
use std::time::Duration;

use clap::ArgMatches;
use hakem_answers::named;
use hakem_laws::profile::Profile;
use hakem_laws::record::event::ClaimGround;
use hakem_score::letters::LettersChoice;
use shakmaty::{Color, Square};

use super::{LawsChoice, Touched, Winner};
use crate::fault::{Fault, Trouble};
use crate::words::Words;

/// The value of `--lang` as typed, wherever it stands.
pub(crate) fn language(arguments: &[OsString]) -> Option<String> {
    let mut arguments = arguments.iter().map(|argument| argument.to_string_lossy());
    let mut found = None;
    while let Some(argument) = arguments.next() {
        if argument == "--" {
            break;
        }
        if argument == "--lang" {
            found = arguments.next().map(std::borrow::Cow::into_owned);
        } else if let Some(value) = argument.strip_prefix("--lang=") {
            found = Some(value.to_owned());
        }
    }
    found
}

/// Refuses a language that is not spoken here.
pub(crate) fn language_is_known(arguments: &[OsString]) -> Result<(), Fault> {
    match language(arguments) {
        Some(given) if crate::words::language_named(&given).is_none() => {
            Err(Fault::of_command_line(Trouble::NotOneOf {
                what: "--lang".into(),
                given,
                choices: "en, tr".to_owned(),
            }))
        }
        _ => Ok(()),
    }
}

/// The profile of that name.
pub(crate) fn profile(name: &str) -> Result<&'static Profile, Trouble> {
    Ok(named::profile(name)?)
}

/// `--laws` and `--date`.
pub(crate) fn laws(m: &ArgMatches) -> Result<LawsChoice, Trouble> {
    if let Some(name) = m.get_one::<String>("laws") {
        return profile(name).map(LawsChoice::Profile);
    }
    match m.get_one::<String>("date") {
        Some(text) => match text.parse() {
            Ok(date) => Ok(LawsChoice::OnDate(date)),
            Err(_) => Err(Trouble::NotADate { text: text.clone() }),
        },
        None => Ok(LawsChoice::OfRecord),
    }
}

/// `--letters`.
pub(crate) fn letters(m: &ArgMatches) -> Result<LettersChoice, Trouble> {
    match m.get_one::<String>("letters") {
        Some(name) => named::letters(name).map_err(|trouble| match trouble {
            hakem_answers::trouble::Trouble::NotOneOf { given, choices, .. } => Trouble::NotOneOf {
                what: "--letters".into(),
                given,
                choices,
            },
            other => other.into(),
        }),
        None => Ok(LettersChoice::Auto),
    }
}

/// An option that names a player.
pub(crate) fn color(m: &ArgMatches, option: &'static str) -> Result<Option<Color>, Trouble> {
    let Some(given) = m.get_one::<String>(option) else {
        return Ok(None);
    };
    named::color(given)
        .map(Some)
        .ok_or_else(|| Trouble::NotOneOf {
            what: format!("--{option}").into(),
            given: given.clone(),
            choices: "white, black".to_owned(),
        })
}

/// `--ground`; threefold where it is not given.
pub(crate) fn ground(m: &ArgMatches) -> Result<ClaimGround, Trouble> {
    match m.get_one::<String>("ground").map(String::as_str) {
        None => Ok(ClaimGround::Threefold),
        Some(name) => Ok(named::ground("--ground", name)?),
    }
}

/// `--touched`, with or without a square.
pub(crate) fn touched(m: &ArgMatches) -> Result<Touched, Trouble> {
    match m.get_one::<String>("touched").map(String::as_str) {
        None => Ok(Touched::Nothing),
        Some("") => Ok(Touched::APiece),
        Some(given) => given
            .parse::<Square>()
            .map(Touched::On)
            .map_err(|_| Trouble::NotASquare {
                given: given.to_owned(),
            }),
    }
}

/// An option with a whole number from 1.
pub(crate) fn number(m: &ArgMatches, option: &'static str) -> Result<Option<u64>, Trouble> {
    let Some(given) = m.get_one::<String>(option) else {
        return Ok(None);
    };
    let plain: String = given.chars().filter(|c| *c != '_').collect();
    match plain.parse() {
        Ok(number) if number > 0 => Ok(Some(number)),
        _ => Err(Trouble::NotANumber {
            what: format!("--{option}").into(),
            given: given.clone(),
            right: "whole",
        }),
    }
}

/// `--seconds`, which need not be whole.
pub(crate) fn seconds(m: &ArgMatches) -> Result<Option<Duration>, Trouble> {
    let Some(given) = m.get_one::<String>("seconds") else {
        return Ok(None);
    };
    let seconds = given
        .replace(',', ".")
        .parse::<f64>()
        .ok()
        .filter(|seconds| *seconds > 0.0);
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .map(Some)
        .ok_or_else(|| Trouble::NotANumber {
            what: "--seconds".into(),
            given: given.clone(),
            right: "seconds",
        })
}

/// `--winner` of `hakem winnable`.
pub(crate) fn winner(m: &ArgMatches) -> Result<Option<Winner>, Trouble> {
    let Some(given) = m.get_one::<String>("winner") else {
        return Ok(None);
    };
    match (given.as_str(), named::color(given)) {
        ("waiting", _) => Ok(Some(Winner::Waiting)),
        (_, Some(Color::White)) => Ok(Some(Winner::White)),
        (_, Some(Color::Black)) => Ok(Some(Winner::Black)),
        (_, None) => Err(Trouble::NotOneOf {
            what: "--winner".into(),
            given: given.clone(),
            choices: "white, black, waiting".to_owned(),
        }),
    }
}

/// The shell to write completions for.
pub(crate) fn shell(m: &ArgMatches, words: Words) -> Result<clap_complete::Shell, Trouble> {
    let given = m.get_one::<String>("SHELL").map_or("", String::as_str);
    given.parse().map_err(|_| Trouble::NotOneOf {
        what: words.tell("cli-value-shell").into(),
        given: given.to_owned(),
        choices: "bash, elvish, fish, powershell, zsh".to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_before_anything_else_is_read() {
        let of = |words: &[&str]| language(&words.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(
            of(&["judge", "--lang", "tr", "x.pgn"]),
            Some("tr".to_owned())
        );
        assert_eq!(of(&["--lang=en", "judge"]), Some("en".to_owned()));
        assert_eq!(of(&["judge", "--", "--lang", "tr"]), None);
    }
}
