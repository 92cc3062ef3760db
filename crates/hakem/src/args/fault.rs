//! Faults of the command line, from clap's terms to ours.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::fault::Trouble;

/// What clap found, as one of our faults.
pub(crate) fn trouble(error: &Error) -> Trouble {
    let told = |kind| text(error, kind);
    match error.kind() {
        ErrorKind::InvalidSubcommand => Trouble::UnknownCommand {
            given: told(ContextKind::InvalidSubcommand),
            nearest: or_none(told(ContextKind::SuggestedSubcommand)),
        },
        ErrorKind::UnknownArgument => unknown(
            told(ContextKind::InvalidArg),
            told(ContextKind::SuggestedArg),
        ),
        ErrorKind::ArgumentConflict => conflict(
            name(&told(ContextKind::InvalidArg)),
            name(&told(ContextKind::PriorArg)),
        ),
        ErrorKind::InvalidValue if !told(ContextKind::InvalidArg).contains('-') => {
            Trouble::EmptyPath
        }
        ErrorKind::MissingRequiredArgument => Trouble::Missing {
            what: bare(&told(ContextKind::InvalidArg)),
        },
        ErrorKind::TooManyValues => Trouble::ValueTooMany {
            option: bare(&told(ContextKind::InvalidArg)),
        },
        ErrorKind::InvalidUtf8 => Trouble::NotUtf8,
        _ => Trouble::ValueMissing {
            option: bare(&told(ContextKind::InvalidArg)),
        },
    }
}

fn unknown(given: String, nearest: String) -> Trouble {
    if given.starts_with('-') {
        Trouble::UnknownOption {
            given,
            nearest: or_none(nearest),
        }
    } else {
        Trouble::ArgumentTooMany { given }
    }
}

fn conflict(option: String, other: String) -> Trouble {
    if option == other {
        Trouble::GivenTwice { option }
    } else {
        Trouble::Conflict { option, other }
    }
}

/// An option without the value that it takes.
fn name(argument: &str) -> String {
    let name = argument.split(' ').next().unwrap_or_default();
    bare(name)
}

/// The key of the message for no suggestion at all.
fn or_none(nearest: String) -> String {
    if nearest.is_empty() {
        "none".to_owned()
    } else {
        nearest
    }
}

/// The name of an argument without the brackets and dots by which clap marks what it takes.
fn bare(name: &str) -> String {
    name.chars()
        .filter(|c| !matches!(c, '<' | '>' | '[' | ']' | '.'))
        .collect()
}

/// What clap tells in one respect, as text; empty where it tells nothing.
fn text(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}
