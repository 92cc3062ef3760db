//! The numbers of provisions behind a sentence.

use std::borrow::Cow;

use hakem_laws::{
    edition::Edition,
    profile::{Family, Profile},
    provision::Provision,
    ruling::Level,
};

use crate::{
    lang::Lang,
    messages::{Args, message},
};

/// The numbers of `provisions` in `edition`, each once: `9.2.3.2, 9.5.3`. One that no source was
/// read for says so: `9.2b, 7.5b [number not confirmed]`.
fn numbers(provisions: &[Provision], edition: Edition, lang: Lang) -> String {
    let mut numbers: Vec<Cow<'static, str>> = Vec::new();
    for provision in provisions {
        let number = provision.number_in(edition);
        let shown = if edition.confirms(*provision) {
            Cow::Borrowed(number)
        } else {
            Cow::Owned(message(
                "unconfirmed-number",
                &Args::new().text("number", number),
                lang,
            ))
        };
        if !numbers.contains(&shown) {
            numbers.push(shown);
        }
    }
    numbers.join(", ")
}

/// `(Article 9.2.3.2, 9.5.3)` or `(Madde 9.2.3.2, 9.5.3)`, with what they rest on where that is
/// not the Laws. Empty where there is nothing to say. Rule sets that are not FIDE's have no numbers
/// of ours: the Article of FIDE is named as such.
#[must_use]
pub fn articles(provisions: &[Provision], level: Level, profile: &Profile, lang: Lang) -> String {
    let numbers = numbers(provisions, profile.edition, lang);
    let args = Args::new().text("level", level.code());
    if numbers.is_empty() {
        return message("no-article", &args, lang);
    }
    let whose = match profile.family {
        Family::Fide | Family::FideOnline => "own",
        Family::UsChess | Family::Lichess | Family::ChessCom => "fide",
    };
    message(
        "articles",
        &args.text("numbers", numbers).text("whose", whose),
        lang,
    )
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
    use hakem_laws::profile::{FIDE_2018_STANDARD, FIDE_2023_STANDARD, LICHESS};

    #[test]
    fn numbers_are_those_of_the_edition_and_each_stands_once() {
        let list = [P::A9_2_3, P::A9_2_3_2, P::A9_5_3];
        assert_eq!(
            numbers(&list, Edition::E2023, Lang::En),
            "9.2.3, 9.2.3.2, 9.5.3"
        );
        assert_eq!(numbers(&list[..2], Edition::E2014, Lang::En), "9.2");
        assert_eq!(
            articles(&list, Level::Law, &FIDE_2018_STANDARD, Lang::Tr),
            "(Madde 9.2.2, 9.2.2.2, 9.5.3)"
        );
    }

    #[test]
    fn a_number_that_no_source_gives_says_so() {
        let list = [P::A9_6_1, P::A7_5_5];
        assert_eq!(
            numbers(&list, Edition::E2014, Lang::En),
            "9.6a, 7.5b [number not confirmed]"
        );
        assert_eq!(
            numbers(&list, Edition::E2014, Lang::Tr),
            "9.6a, 7.5b [numarası doğrulanmadı]"
        );
    }

    #[test]
    fn the_article_of_other_rules_is_named_as_that_of_fide() {
        assert_eq!(
            articles(&[P::A9_2_2], Level::Law, &LICHESS, Lang::En),
            "(compare FIDE Article 9.2.2)"
        );
        assert_eq!(
            articles(&[P::A9_2_2], Level::Law, &LICHESS, Lang::Tr),
            "(bkz. FIDE Madde 9.2.2)"
        );
    }

    #[test]
    fn what_is_no_law_is_never_shown_as_law() {
        let list = [P::A9_2_2];
        assert_eq!(
            articles(&list, Level::Discretion, &FIDE_2023_STANDARD, Lang::En),
            "(Article 9.2.2; at the arbiter's discretion)"
        );
        assert_eq!(
            articles(&[], Level::Regulation, &FIDE_2023_STANDARD, Lang::Tr),
            "(yarışma yönergesi)"
        );
        assert_eq!(articles(&[], Level::Law, &FIDE_2023_STANDARD, Lang::En), "");
    }

    #[test]
    fn articles_stand_before_the_full_stop() {
        assert_eq!(with_articles("Mat.", "(Madde 5.1.1)"), "Mat (Madde 5.1.1).");
        assert_eq!(with_articles("Mat", "(Madde 5.1.1)"), "Mat (Madde 5.1.1)");
        assert_eq!(with_articles("Mat.", ""), "Mat.");
    }
}
