//! The message files, and how a message is filled in.

use std::{borrow::Cow, sync::OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

use crate::lang::Lang;

type Bundle = FluentBundle<FluentResource>;

/// The English messages.
pub(crate) const ENGLISH: &str = concat!(
    include_str!("messages/en.ftl"),
    "\n",
    include_str!("messages/en/desk.ftl"),
    "\n",
    include_str!("messages/en/watch.ftl")
);

/// The Turkish messages.
pub(crate) const TURKISH: &str = concat!(
    include_str!("messages/tr.ftl"),
    "\n",
    include_str!("messages/tr/desk.ftl"),
    "\n",
    include_str!("messages/tr/watch.ftl")
);

/// What is filled into a message: texts and numbers by name.
#[derive(Debug, Default)]
pub struct Args<'a>(FluentArgs<'a>);

impl<'a> Args<'a> {
    /// Nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text, or a key that the message chooses by.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<Cow<'a, str>>) -> Self {
        self.0.set(name, value.into());
        self
    }

    /// Adds a number; the message chooses its grammatical number by it.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<u64>) -> Self {
        self.0.set(name, value.into());
        self
    }
}

/// The message `id` in `lang`, filled in with `args`. An unknown message gives its id.
#[must_use]
pub fn message(id: &str, args: &Args<'_>, lang: Lang) -> String {
    let bundle = bundle(lang);
    let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
        return id.to_owned();
    };
    let mut faults = Vec::new();
    let text = bundle
        .format_pattern(pattern, Some(&args.0), &mut faults)
        .into_owned();
    // In the tests of this crate every message must find all it needs.
    if cfg!(test) {
        assert!(faults.is_empty(), "{id} in {lang:?}: {faults:?}");
    }
    text
}

/// The message `id` that needs nothing filled in.
#[must_use]
pub fn plain(id: &str, lang: Lang) -> String {
    message(id, &Args::new(), lang)
}

/// Whether there is a message `id`.
#[must_use]
pub fn has_message(id: &str) -> bool {
    Lang::ALL
        .into_iter()
        .all(|lang| bundle(lang).has_message(id))
}

fn bundle(lang: Lang) -> &'static Bundle {
    static EN: OnceLock<Bundle> = OnceLock::new();
    static TR: OnceLock<Bundle> = OnceLock::new();
    match lang {
        Lang::En => EN.get_or_init(|| load(lang, ENGLISH)),
        Lang::Tr => TR.get_or_init(|| load(lang, TURKISH)),
    }
}

/// What cannot be parsed is left out, and a message told twice keeps its first text; the tests see
/// to it that neither occurs.
fn load(lang: Lang, source: &str) -> Bundle {
    let resource =
        FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
    let mut bundle = Bundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    let _ = bundle.add_resource(resource);
    bundle
}

/// A table from the variants of a type to message ids. With it the tests know every id in use.
macro_rules! ids {
    ($(#[$doc:meta])* fn $name:ident($type:ty), $all:ident {
        $($pattern:pat => $id:literal,)*
    }) => {
        $(#[$doc])*
        pub(crate) const fn $name(value: &$type) -> &'static str {
            match value { $($pattern => $id,)* }
        }

        #[cfg(test)]
        pub(crate) const $all: &[&str] = &[$($id),*];
    };
}

pub(crate) use ids;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_message_gives_its_id() {
        assert_eq!(plain("no-such-message", Lang::Tr), "no-such-message");
        assert!(!has_message("no-such-message"));
        assert!(has_message("reason-agreed"));
    }

    #[test]
    fn numbers_and_texts_are_filled_in_without_isolation_marks() {
        let args = Args::new().text("player", "black").number("minutes", 2u8);
        assert_eq!(
            message("reason-minutes-given", &args, Lang::En),
            "Two minutes are added to Black's time."
        );
        assert_eq!(
            message("reason-minutes-given", &args, Lang::Tr),
            "Siyah'ın süresine iki dakika eklenir."
        );
    }
}
