//! Rule profiles, field by field.

use hakem_laws::{
    edition::Edition,
    profile::{
        Category, Cited, ClaimOffer, ClaimUntil, Confidence, DeadTest, Drawing, Family, Fivefold,
        FlagCalledBy, IllegalKinds, IllegalRule, IllegalWindow, MatingTest, OfferRefusedBy,
        Profile, SeventyFive, Supervision,
    },
};

use crate::{
    lang::Lang,
    messages::{Args, has_message, ids, message, plain},
};

/// One field of a profile in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldText {
    /// The name of the field as in [`Profile::fields`].
    pub name: &'static str,
    /// The name in words.
    pub label: String,
    /// The value in words.
    pub value: String,
    /// Where it is known from, as the profile cites it.
    pub source: &'static str,
    /// The same in the language.
    pub cited: String,
    /// How well it is known.
    pub confidence: Confidence,
}

ids! {
    fn drawing_id(Drawing), DRAWING_IDS {
        Drawing::Claim => "profile-drawing-claim",
        Drawing::Automatic => "profile-drawing-automatic",
        Drawing::ClaimOrPreference => "profile-drawing-claim-or-preference",
    }
}

ids! {
    fn until_id(ClaimUntil), UNTIL_IDS {
        ClaimUntil::Touch => "profile-until-touch",
        ClaimUntil::Press => "profile-until-press",
    }
}

ids! {
    fn fivefold_id(Fivefold), FIVEFOLD_IDS {
        Fivefold::Automatic => "profile-fivefold-automatic",
        Fivefold::AutomaticIfConsecutive => "profile-fivefold-automatic-if-consecutive",
        Fivefold::DirectorMayIfConsecutive => "profile-fivefold-director-may-if-consecutive",
        Fivefold::None => "profile-fivefold-none",
    }
}

ids! {
    fn seventyfive_id(SeventyFive), SEVENTYFIVE_IDS {
        SeventyFive::Automatic => "profile-seventyfive-automatic",
        SeventyFive::DirectorMay => "profile-seventyfive-director-may",
        SeventyFive::None => "profile-seventyfive-none",
    }
}

ids! {
    fn dead_id(DeadTest), DEAD_IDS {
        DeadTest::AnySeries => "profile-dead-any-series",
        DeadTest::Material => "profile-dead-material",
        DeadTest::MaterialOfSite => "profile-dead-material-of-site",
    }
}

ids! {
    fn mating_id(MatingTest), MATING_IDS {
        MatingTest::AnySeries => "profile-mating-any-series",
        MatingTest::MaterialTable => "profile-mating-material-table",
        MatingTest::OwnMaterial => "profile-mating-own-material",
        MatingTest::OwnMaterialOrForcedWin => "profile-mating-own-material-or-forced-win",
        MatingTest::None => "profile-mating-none",
    }
}

ids! {
    fn refused_id(OfferRefusedBy), REFUSED_IDS {
        OfferRefusedBy::Touch => "profile-refused-touch",
        OfferRefusedBy::Move => "profile-refused-move",
    }
}

ids! {
    fn offer_id(ClaimOffer), OFFER_IDS {
        ClaimOffer::Counts => "profile-offer-counts",
        ClaimOffer::DoesNot => "profile-offer-does-not",
    }
}

ids! {
    fn flag_id(FlagCalledBy), FLAG_IDS {
        FlagCalledBy::ArbiterAndPlayers => "profile-flag-arbiter-and-players",
        FlagCalledBy::Players => "profile-flag-players",
        FlagCalledBy::Server => "profile-flag-server",
    }
}

ids! {
    fn family_id(Family), FAMILY_IDS {
        Family::Fide => "family-fide",
        Family::FideOnline => "family-fide-online",
        Family::UsChess => "family-us-chess",
        Family::Lichess => "family-lichess",
        Family::ChessCom => "family-chess-com",
    }
}

ids! {
    fn category_id(Category), CATEGORY_IDS {
        Category::Standard => "category-standard",
        Category::Rapid => "category-rapid",
        Category::Blitz => "category-blitz",
    }
}

ids! {
    fn supervision_id(Supervision), SUPERVISION_IDS {
        Supervision::Competitive => "supervision-competitive",
        Supervision::Reduced => "supervision-reduced",
    }
}

/// Every field of a profile in words, in the order of [`Profile::fields`].
#[must_use]
pub fn fields(profile: &Profile, lang: Lang) -> Vec<FieldText> {
    let say = |id: &str| plain(id, lang);
    vec![
        field("threefold", &profile.threefold, lang, |v| {
            say(drawing_id(v))
        }),
        field("claim_until", &profile.claim_until, lang, |v| {
            say(until_id(v))
        }),
        field("fivefold", &profile.fivefold, lang, |v| say(fivefold_id(v))),
        field("fifty", &profile.fifty, lang, |v| say(drawing_id(v))),
        field("seventyfive", &profile.seventyfive, lang, |v| {
            say(seventyfive_id(v))
        }),
        field("dead", &profile.dead, lang, |v| say(dead_id(v))),
        field("timeout", &profile.timeout, lang, |v| say(mating_id(v))),
        field("resignation", &profile.resignation, lang, |v| {
            say(mating_id(v))
        }),
        field(
            "agreement_after",
            &profile.agreement_after,
            lang,
            |&moves| {
                message(
                    "profile-moves-each",
                    &Args::new().number("moves", moves),
                    lang,
                )
            },
        ),
        field("offer_refused_by", &profile.offer_refused_by, lang, |v| {
            say(refused_id(v))
        }),
        field("claim_is_offer", &profile.claim_is_offer, lang, |v| {
            say(offer_id(v))
        }),
        field(
            "wrong_claim_minutes",
            &profile.wrong_claim_minutes,
            lang,
            |&minutes| {
                message(
                    "profile-minutes",
                    &Args::new().number("minutes", minutes),
                    lang,
                )
            },
        ),
        field("illegal", &profile.illegal, lang, |rule| {
            illegal(*rule, lang)
        }),
        field("flag_called_by", &profile.flag_called_by, lang, |v| {
            say(flag_id(v))
        }),
    ]
}

fn field<T>(
    name: &'static str,
    cited: &Cited<T>,
    lang: Lang,
    value: impl Fn(&T) -> String,
) -> FieldText {
    FieldText {
        name,
        label: field_name(name, lang),
        value: value(&cited.value),
        source: cited.source,
        cited: source(cited.source, lang),
        confidence: cited.confidence,
    }
}

/// A citation in the language: numbers and names stay, phrases are worded.
fn source(cited: &str, lang: Lang) -> String {
    let part = |part: &str| {
        let id = source_id(part);
        if has_message(&id) {
            return plain(&id, lang);
        }
        match part.rsplit_once(" of ") {
            Some((numbers, year)) => {
                let numbers = numbers.replace(" and ", ", ");
                let args = Args::new().text("numbers", numbers).text("year", year);
                message("source-of-edition", &args, lang)
            }
            None => part.to_owned(),
        }
    };
    let clause = |clause: &str| clause.split(": ").map(part).collect::<Vec<_>>().join(": ");
    cited.split("; ").map(clause).collect::<Vec<_>>().join("; ")
}

/// The message that words a phrase of a citation, if there is one.
fn source_id(phrase: &str) -> String {
    let words = phrase
        .split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_ascii_lowercase).collect();
    format!("source-{}", words.join("-"))
}

/// The name of a profile's field in words; an unknown name gives its message id.
#[must_use]
pub fn field_name(name: &str, lang: Lang) -> String {
    plain(&format!("profile-field-{}", name.replace('_', "-")), lang)
}

fn illegal(rule: IllegalRule, lang: Lang) -> String {
    let window = match rule.window {
        IllegalWindow::DuringGame => "during_game",
        IllegalWindow::UntilReply => "until_reply",
        IllegalWindow::Impossible => return plain("profile-illegal-impossible", lang),
    };
    let counts = match rule.counts {
        IllegalKinds::All => "all",
        IllegalKinds::MovesOnly => "moves_only",
    };
    let args = Args::new()
        .number("loses-at", rule.loses_at.unwrap_or(0))
        .number("minutes", rule.minutes)
        .text("window", window)
        .text("counts", counts);
    message("profile-illegal", &args, lang)
}

/// Who makes the rules.
#[must_use]
pub fn family(family: Family, lang: Lang) -> String {
    plain(family_id(&family), lang)
}

/// Standard, rapid or blitz.
#[must_use]
pub fn category(category: Category, lang: Lang) -> String {
    plain(category_id(&category), lang)
}

/// How the play is supervised.
#[must_use]
pub fn supervision(supervision: Supervision, lang: Lang) -> String {
    plain(supervision_id(&supervision), lang)
}

/// Which edition of the FIDE Laws, by the day it came into force.
#[must_use]
pub fn edition(edition: Edition, lang: Lang) -> String {
    match edition.in_force_from() {
        Some(date) => message(
            "edition-from",
            &Args::new().text("date", date.to_string()),
            lang,
        ),
        None => plain("edition-before", lang),
    }
}

/// Every id of this module.
#[cfg(test)]
pub(crate) fn all_ids() -> impl Iterator<Item = String> {
    let tables = [
        DRAWING_IDS,
        UNTIL_IDS,
        FIVEFOLD_IDS,
        SEVENTYFIVE_IDS,
        DEAD_IDS,
        MATING_IDS,
        REFUSED_IDS,
        OFFER_IDS,
        FLAG_IDS,
        FAMILY_IDS,
        CATEGORY_IDS,
        SUPERVISION_IDS,
        &[
            "profile-moves-each",
            "profile-minutes",
            "profile-illegal",
            "profile-illegal-impossible",
            "edition-from",
            "edition-before",
            "source-of-edition",
        ],
    ];
    let names = hakem_laws::profile::FIDE_2023_STANDARD.fields();
    let names = names.map(|field| format!("profile-field-{}", field.name.replace('_', "-")));
    let sources = Profile::ALL.iter().flat_map(|profile| profile.fields());
    let phrases = sources
        .flat_map(|field| {
            field
                .source
                .split("; ")
                .flat_map(|clause| clause.split(": "))
        })
        .map(source_id)
        .filter(|id| has_message(id));
    tables
        .into_iter()
        .flatten()
        .map(|&id| id.to_owned())
        .chain(names)
        .chain(phrases)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_of_every_profile_has_words() {
        for profile in Profile::ALL {
            for lang in Lang::ALL {
                let words = fields(profile, lang);
                let names: Vec<_> = profile.fields().iter().map(|field| field.name).collect();
                assert_eq!(
                    words.iter().map(|field| field.name).collect::<Vec<_>>(),
                    names
                );
                for field in words {
                    assert!(!field.label.starts_with("profile-"), "{}", field.label);
                    assert!(!field.value.starts_with("profile-"), "{}", field.value);
                }
            }
        }
    }

    #[test]
    fn the_illegal_moves_of_a_profile_are_told_whole() {
        let standard = Profile::named("fide-2023-standard").expect("the default");
        assert_eq!(
            illegal(standard.illegal.value, Lang::En),
            "the second loses, before it 2 minutes for the opponent, may be raised during the \
             game, all four kinds count"
        );
        let old = Profile::named("fide-2014-rapid").expect("a profile");
        assert_eq!(
            illegal(old.illegal.value, Lang::Tr),
            "ilki kaybettirir; rakibin yanıtına kadar ileri sürülebilir; yalnızca hamleler ve \
             terfiler sayılır"
        );
    }

    #[test]
    fn citations_are_worded_and_their_numbers_stay() {
        for (cited, tr) in [
            ("9.6.1", "9.6.1"),
            ("5.2b and 9.7 of 2014", "2014 metni: 5.2b, 9.7"),
            (
                "Online 5.3: depends on the platform",
                "Online 5.3: platforma bağlı",
            ),
            ("lila Drawer.scala", "lila Drawer.scala"),
        ] {
            assert_eq!(source(cited, Lang::Tr), tr);
        }
        assert_eq!(source("5.1.2 of 2018", Lang::En), "5.1.2 of 2018");
    }

    #[test]
    fn no_english_phrase_is_left_in_a_turkish_citation() {
        let names = ["Online", "lila", "scalachess", "PR"];
        for field in Profile::ALL.iter().flat_map(|profile| profile.fields()) {
            for clause in field
                .source
                .split("; ")
                .flat_map(|clause| clause.split(": "))
            {
                let citation = |word: &str| {
                    names.contains(&word) || word.contains(|c: char| c.is_ascii_digit() || c == '.')
                };
                let worded = has_message(&source_id(clause)) || clause.contains(" of ");
                assert!(worded || clause.split(' ').all(citation), "{clause}");
            }
        }
    }
}
