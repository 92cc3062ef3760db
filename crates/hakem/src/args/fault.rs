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
            nearest: told(ContextKind::SuggestedSubcommand),
        },
        ErrorKind::UnknownArgument => unknown(
            told(ContextKind::InvalidArg),
            told(ContextKind::SuggestedArg),
        ),
        ErrorKind::ArgumentConflict => Trouble::Conflict {
            option: told(ContextKind::InvalidArg),
            other: told(ContextKind::PriorArg),
        },
        ErrorKind::MissingRequiredArgument => Trouble::Missing {
            what: told(ContextKind::InvalidArg),
        },
        ErrorKind::TooManyValues => Trouble::ValueTooMany {
            option: told(ContextKind::InvalidArg),
        },
        ErrorKind::InvalidUtf8 => Trouble::NotUtf8,
        _ => Trouble::ValueMissing {
            option: told(ContextKind::InvalidArg),
        },
    }
}

fn unknown(given: String, nearest: String) -> Trouble {
    if given.starts_with('-') {
        Trouble::UnknownOption { given, nearest }
    } else {
        Trouble::ArgumentTooMany { given }
    }
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
