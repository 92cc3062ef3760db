//! The two languages.

/// A language that Hakem speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Turkish.
    Tr,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Tr];

    /// The code of the command line: `en` or `tr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Tr => "tr",
        }
    }

    /// The language of a code, in either case.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL
            .into_iter()
            .find(|lang| code.eq_ignore_ascii_case(lang.code()))
    }

    /// The language of a locale such as `tr_TR.UTF-8`; `None` where it is neither (`C`, `de_DE`).
    #[must_use]
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let end = locale.find(['_', '-', '.', '@']).unwrap_or(locale.len());
        locale.get(..end).and_then(Lang::from_code)
    }
}

/// One text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// In English.
    pub en: String,
    /// In Turkish.
    pub tr: String,
}

impl Text {
    /// What `say` says in each language.
    #[must_use]
    pub fn of(say: impl Fn(Lang) -> String) -> Text {
        Text {
            en: say(Lang::En),
            tr: say(Lang::Tr),
        }
    }

    /// The text in one language.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Tr => &self.tr,
        }
    }
}

/// The text with a capital first letter. The dotted Turkish i keeps its dot; a square that begins
/// a sentence stays as squares are written.
pub(crate) fn capital(text: &str, lang: Lang) -> String {
    let mut rest = text.chars();
    let Some(first) = rest.next() else {
        return String::new();
    };
    let rest = rest.as_str();
    let is_square = rest.starts_with(|c: char| c.is_ascii_digit());
    if is_square || !first.is_lowercase() {
        return text.to_owned();
    }
    match (lang, first) {
        (Lang::Tr, 'i') => format!("İ{rest}"),
        _ => format!("{}{rest}", first.to_uppercase()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_a_code_and_of_a_locale() {
        assert_eq!(Lang::from_code("TR"), Some(Lang::Tr));
        assert_eq!(Lang::from_code("de"), None);
        for (locale, lang) in [
            ("tr_TR.UTF-8", Some(Lang::Tr)),
            ("tr", Some(Lang::Tr)),
            ("tr-CY", Some(Lang::Tr)),
            ("en_GB@euro", Some(Lang::En)),
            ("C.UTF-8", None),
            ("trk_XX", None),
            ("", None),
        ] {
            assert_eq!(Lang::from_locale(locale), lang, "{locale}");
        }
    }

    #[test]
    fn a_capital_follows_the_language_and_spares_squares() {
        assert_eq!(capital("istem", Lang::Tr), "İstem");
        assert_eq!(capital("ile", Lang::En), "Ile");
        assert_eq!(capital("şah", Lang::Tr), "Şah");
        assert_eq!(capital("e4 karesi", Lang::Tr), "e4 karesi");
        assert_eq!(capital("", Lang::Tr), "");
    }
}
