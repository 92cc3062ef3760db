//! The numbers of provisions behind a sentence.

use hakem_laws::{edition::Edition, provision::Provision, ruling::Level};

use crate::{
    lang::Lang,
    messages::{Args, message},
};

/// The numbers of `provisions` in `edition`, each once: `9.2.3.2, 9.5.3`.
#[must_use]
pub fn numbers(provisions: &[Provision], edition: Edition) -> String {
    let mut numbers: Vec<&str> = Vec::new();
    for provision in provisions {
        let number = provision.number_in(edition);
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    numbers.join(", ")
}

/// `(Article 9.2.3.2, 9.5.3)` or `(Madde 9.2.3.2, 9.5.3)`, with what they rest on where that is
/// not the Laws. Empty where there is nothing to say.
#[must_use]
pub fn articles(provisions: &[Provision], level: Level, edition: Edition, lang: Lang) -> String {
    let numbers = numbers(provisions, edition);
    let args = Args::new().text("level", level.code());
    if numbers.is_empty() {
        return message("no-article", &args, lang);
    }
    message("articles", &args.text("numbers", numbers), lang)
}

/// The sentence with its articles before the full stop.
pub(crate) fn with_articles(sentence: &str, articles: &str) -> String {
    match (sentence.strip_suffix('.'), articles) {
        (_, "") => sentence.to_owned(),
        (Some(body), _) => format!("{body} {articles}."),
        (None, _) => format!("{sentence} {articles}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Provision as P;

    #[test]
    fn numbers_are_those_of_the_edition_and_each_stands_once() {
        let list = [P::A9_2_3, P::A9_2_3_2, P::A9_5_3];
        assert_eq!(numbers(&list, Edition::E2023), "9.2.3, 9.2.3.2, 9.5.3");
        assert_eq!(numbers(&list, Edition::E2014), "9.2, 9.5.3");
        assert_eq!(
            articles(&list, Level::Law, Edition::E2018, Lang::Tr),
            "(Madde 9.2.2, 9.2.2.2, 9.5.3)"
        );
    }

    #[test]
    fn what_is_no_law_is_never_shown_as_law() {
        let list = [P::A9_2_2];
        assert_eq!(
            articles(&list, Level::Discretion, Edition::E2023, Lang::En),
            "(Article 9.2.2; at the arbiter's discretion)"
        );
        assert_eq!(
            articles(&[], Level::Regulation, Edition::E2023, Lang::Tr),
            "(yarışma yönergesi)"
        );
        assert_eq!(articles(&[], Level::Law, Edition::E2023, Lang::En), "");
    }

    #[test]
    fn articles_stand_before_the_full_stop() {
        assert_eq!(with_articles("Mat.", "(Madde 5.1.1)"), "Mat (Madde 5.1.1).");
        assert_eq!(with_articles("Mat", "(Madde 5.1.1)"), "Mat (Madde 5.1.1)");
        assert_eq!(with_articles("Mat.", ""), "Mat.");
    }
}
