//! What the program says, in the language of whoever reads it.

use std::ffi::OsString;

use hakem_words::{Args, Lang, Text};

/// A voice in one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The language.
    pub lang: Lang,
}

impl Words {
    /// The language that `--lang` names, else that of the environment's locale, else English.
    #[must_use]
    pub fn of(arguments: &[OsString]) -> Words {
        let told = crate::args::language(arguments).and_then(|name| Lang::from_code(&name));
        let lang = told.or_else(|| locale().and_then(|locale| Lang::from_locale(&locale)));
        Words {
            lang: lang.unwrap_or_default(),
        }
    }

    /// A message that needs nothing filled in.
    #[must_use]
    pub fn tell(self, id: &str) -> String {
        hakem_words::plain(id, self.lang)
    }

    /// A message with what it needs.
    #[must_use]
    pub fn say(self, id: &str, arguments: &[(&'static str, Argument)]) -> String {
        let mut args = Args::new();
        for (name, argument) in arguments {
            args = match argument {
                Argument::Text(text) => args.text(name, text.as_str()),
                Argument::Number(number) => args.number(name, *number),
            };
        }
        hakem_words::message(id, &args, self.lang)
    }

    /// A value as a message takes it.
    pub(crate) fn argument(self, value: &impl Fill) -> Argument {
        value.fill(self.lang)
    }
}

/// The language of a name given to `--lang`.
#[must_use]
pub(crate) fn language_named(name: &str) -> Option<Lang> {
    Lang::from_code(name)
}

/// The first of the variables that name the locale of messages, as POSIX ranks them.
fn locale() -> Option<String> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
}

/// What is filled into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A text, or a key that the message chooses by.
    Text(String),
    /// A number.
    Number(u64),
}

impl From<u64> for Argument {
    fn from(number: u64) -> Argument {
        Argument::Number(number)
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl Fill for hakem_answers::trouble::Trouble {
    fn fill(&self, lang: Lang) -> Argument {
        Argument::Text(self.tell(lang))
    }
}

/// Something that can be filled into a message.
pub(crate) trait Fill {
    /// The value in a language.
    fn fill(&self, lang: Lang) -> Argument;
}

impl Fill for String {
    fn fill(&self, _: Lang) -> Argument {
        Argument::Text(crate::layout::harmless(self))
    }
}

impl Fill for Box<str> {
    fn fill(&self, _: Lang) -> Argument {
        Argument::Text(crate::layout::harmless(self))
    }
}

impl Fill for &'static str {
    fn fill(&self, _: Lang) -> Argument {
        Argument::Text((*self).to_owned())
    }
}

impl Fill for u64 {
    fn fill(&self, _: Lang) -> Argument {
        Argument::Number(*self)
    }
}

impl Fill for Text {
    fn fill(&self, lang: Lang) -> Argument {
        Argument::Text(crate::layout::harmless(self.get(lang)))
    }
}
