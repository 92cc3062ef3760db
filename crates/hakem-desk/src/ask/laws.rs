//! The rule profiles.

use hakem_answers::dto::TextLine;
use hakem_laws::profile::{Category, Family, Profile};
use hakem_words::{Lang, Text, profile as words};
use serde::Serialize;
use utoipa::ToSchema;

/// All rule profiles.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LawsAnswer {
    /// The profiles, the newest Laws of FIDE first.
    pub profiles: Vec<ProfileLine>,
}

/// One rule profile.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ProfileLine {
    /// Its name, as `laws` takes it.
    pub laws: &'static str,
    /// Whose numbers of Articles are given.
    pub edition: TextLine,
    /// The first day on which it was in force, where it is known.
    pub in_force_from: Option<String>,
    /// What is played.
    pub category: TextLine,
    /// Who sees to the rules.
    pub supervision: TextLine,
    /// Whether the Laws are those of FIDE.
    pub fide: bool,
    /// How well these rules are known.
    pub confidence: &'static str,
    /// In words.
    pub name: TextLine,
}

/// The profiles.
#[must_use]
pub fn ask() -> LawsAnswer {
    LawsAnswer {
        profiles: Profile::ALL.iter().map(|profile| line(profile)).collect(),
    }
}

/// The name of a profile in words, without the day from which it is in force.
pub(super) fn name_of(profile: &Profile) -> TextLine {
    let name = |lang: Lang| {
        let mut parts = vec![
            words::family(profile.family, lang),
            words::category(profile.category, lang),
        ];
        if profile.category != Category::Standard {
            parts.push(words::supervision(profile.supervision, lang));
        }
        parts.join(" · ")
    };
    Text::of(name).into()
}

fn line(profile: &Profile) -> ProfileLine {
    let category = |lang| words::category(profile.category, lang);
    let supervision = |lang| words::supervision(profile.supervision, lang);
    let own = name_of(profile);
    let from = profile
        .in_force_from
        .map_or_else(String::new, |date| format!(" ({date})"));
    let name = |lang: Lang| format!("{}{from}", own.get(lang));
    ProfileLine {
        laws: profile.id,
        edition: Text::of(|lang| words::edition(profile.edition, lang)).into(),
        in_force_from: profile.in_force_from.map(|date| date.to_string()),
        category: Text::of(category).into(),
        supervision: Text::of(supervision).into(),
        fide: matches!(profile.family, Family::Fide),
        confidence: profile.confidence().code(),
        name: Text::of(name).into(),
    }
}
