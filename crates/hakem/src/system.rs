//! What the operating system says, in the words of the user as far as it is something usual.

use std::io::{self, ErrorKind};

use hakem_words::{Args, Text, message, plain};

/// An error of the operating system, in words.
pub(crate) fn told(error: &io::Error) -> Text {
    told_as(Some(error.kind()), error.raw_os_error(), &error.to_string())
}

/// An error of which its kind, its number and what it says of itself are known.
pub(crate) fn told_as(kind: Option<ErrorKind>, number: Option<i32>, why: &str) -> Text {
    let Some(id) = number
        .and_then(by_number)
        .or_else(|| kind.and_then(by_kind))
    else {
        return Text::of(|_| why.to_owned());
    };
    Text::of(|lang| {
        let what = plain(id, lang);
        match number {
            Some(number) => {
                let args = Args::new()
                    .text("what", what)
                    .text("number", number.to_string());
                message("cli-system-error", &args, lang)
            }
            None => what,
        }
    })
}

/// The number of an error for what it stands for, where the standard library has no kind for it.
fn by_number(number: i32) -> Option<&'static str> {
    if !cfg!(unix) {
        return None;
    }
    Some(match number {
        5 => "cli-system-io",
        23 | 24 => "cli-system-too-many-files",
        _ => return None,
    })
}

const fn by_kind(kind: ErrorKind) -> Option<&'static str> {
    use ErrorKind as K;
    Some(match kind {
        K::NotFound => "cli-system-not-found",
        K::PermissionDenied => "cli-system-not-permitted",
        K::AlreadyExists => "cli-system-exists",
        K::IsADirectory => "cli-system-a-folder",
        K::NotADirectory => "cli-system-no-folder",
        K::InvalidFilename => "cli-system-name",
        K::FileTooLarge => "cli-system-too-large",
        K::StorageFull | K::QuotaExceeded => "cli-write-no-room",
        K::ReadOnlyFilesystem => "cli-write-read-only",
        K::ResourceBusy | K::ExecutableFileBusy => "cli-system-busy",
        K::NotSeekable => "cli-system-no-seek",
        K::BrokenPipe => "cli-system-closed",
        K::TimedOut => "cli-system-timed-out",
        K::OutOfMemory => "cli-system-memory",
        K::AddrInUse => "cli-system-address-in-use",
        K::AddrNotAvailable => "cli-system-address",
        K::ConnectionRefused => "cli-system-refused",
        K::ConnectionReset | K::ConnectionAborted | K::NotConnected => "cli-system-broken-off",
        K::HostUnreachable | K::NetworkUnreachable | K::NetworkDown => "cli-system-network",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hakem_words::Lang;

    #[test]
    fn an_error_of_the_system_is_told_in_both_languages_with_its_number() {
        for number in [2, 5, 13, 17, 20, 21, 24, 27, 28, 30, 32, 98, 111] {
            let error = io::Error::from_raw_os_error(number);
            let text = told(&error);
            for lang in Lang::ALL {
                let text = text.get(lang);
                assert!(text.contains(&number.to_string()), "{text}");
                assert!(!text.contains("os error"), "{text}");
                assert!(!text.contains("cli-system"), "{text}");
            }
            assert_ne!(text.get(Lang::En), text.get(Lang::Tr));
        }
    }

    #[test]
    fn what_is_not_usual_is_told_as_it_is() {
        let error = io::Error::other("strange");
        assert_eq!(told(&error).get(Lang::Tr), "strange");
    }
}
