//! A ruling, as an arbiter says it: what holds, which Article, what follows, what is left open.

use hakem_laws::{
    facts::repetition::LookAlike,
    provision::Provision,
    ruling::{Evidence, Level, Reason, Ruling},
};

use crate::{
    articles::{articles, with_articles},
    context::Context,
    lang::{Lang, Text},
    mating,
    occurrences::occurrences,
    reason::{Part, cited, level, name as reason_name, sentence},
};

/// The whole ruling as one paragraph.
#[must_use]
pub fn ruling(ruling: &Ruling, context: &Context<'_>, lang: Lang) -> String {
    sentences(ruling, context, lang).join(" ")
}

/// The whole ruling in both languages.
#[must_use]
pub fn ruling_text(of: &Ruling, context: &Context<'_>) -> Text {
    Text::of(|lang| ruling(of, context, lang))
}

/// The ruling as its sentences: the one that says it with its Articles, why a side cannot mate,
/// where a position stood, then what else follows.
#[must_use]
pub fn sentences(ruling: &Ruling, context: &Context<'_>, lang: Lang) -> Vec<String> {
    let named = named_sentences(ruling, context, lang);
    named.into_iter().map(|(_, text)| text).collect()
}

/// The same, each with the name of what it says: that of its reason, `cannot_mate` or
/// `occurrences`. Names do not change when a sentence is worded anew.
#[must_use]
pub fn named_sentences(
    ruling: &Ruling,
    context: &Context<'_>,
    lang: Lang,
) -> Vec<(String, String)> {
    let mut names = vec![reason_name(&ruling.reason)];
    let mut told = grounds(ruling, context, lang);
    names.resize(told.len(), "cannot_mate".to_owned());
    told.extend(occurrences(look_alikes(ruling), context, lang));
    names.resize(told.len(), "occurrences".to_owned());
    for (note, text) in notes(ruling, context, lang) {
        names.push(reason_name(note));
        told.push(text);
    }
    names.into_iter().zip(told).collect()
}

/// The same without the places where a position stood, for a page that shows them as a table.
pub(crate) fn sentences_beside_table(
    ruling: &Ruling,
    context: &Context<'_>,
    lang: Lang,
) -> Vec<String> {
    let mut told = grounds(ruling, context, lang);
    told.extend(
        notes(ruling, context, lang)
            .into_iter()
            .map(|(_, text)| text),
    );
    told
}

/// What is ruled, and why a side cannot mate.
fn grounds(ruling: &Ruling, context: &Context<'_>, lang: Lang) -> Vec<String> {
    let main = main_sentence(ruling, context, lang);
    let proofs = ruling
        .evidence
        .iter()
        .filter_map(|one| mating::evidence(one, lang));
    std::iter::once(main).chain(proofs).collect()
}

/// What else follows, each sentence once.
fn notes<'a>(ruling: &'a Ruling, context: &Context<'_>, lang: Lang) -> Vec<(&'a Reason, String)> {
    let listed = !look_alikes(ruling).is_empty();
    let mut quoted: Vec<Provision> = ruling.provisions.to_vec();
    let mut told: Vec<(&Reason, String)> = Vec::new();
    let above = ruling.level;
    for note in &ruling.notes {
        // The occurrences tell of every position that only looks the same.
        if listed && matches!(note, Reason::LooksAlike { .. }) {
            continue;
        }
        let text = note_sentence(note, above, &mut quoted, context, lang);
        if told.iter().all(|(_, other)| *other != text) {
            told.push((note, text));
        }
    }
    told
}

/// The sentence that says the ruling, with its Articles.
#[must_use]
pub fn main_sentence(ruling: &Ruling, context: &Context<'_>, lang: Lang) -> String {
    let main = sentence(&ruling.reason, Part::Main(ruling.verdict), context, lang);
    with_articles(
        &main,
        &articles(&ruling.provisions, ruling.level, context.profile, lang),
    )
}

/// A sentence beside it, with the Articles that have not been quoted yet, and with what it rests on
/// where that is not the Laws and the sentence `above` has not said so.
fn note_sentence(
    note: &Reason,
    above: Level,
    quoted: &mut Vec<Provision>,
    context: &Context<'_>,
    lang: Lang,
) -> String {
    let more: Vec<Provision> = cited(note)
        .iter()
        .copied()
        .filter(|own| !quoted.contains(own))
        .collect();
    quoted.extend(&more);
    let text = sentence(note, Part::Note, context, lang);
    let level = match level(note) {
        own if own == above => Level::Law,
        own => own,
    };
    with_articles(&text, &articles(&more, level, context.profile, lang))
}

/// The positions that look like the one the ruling is about.
pub(crate) fn look_alikes(ruling: &Ruling) -> &[LookAlike] {
    let list = ruling.evidence.iter().find_map(|evidence| match evidence {
        Evidence::Occurrences(list) => Some(list.as_slice()),
        Evidence::Line { .. } | Evidence::NoMate { .. } | Evidence::HalfMoveClock(_) => None,
    });
    list.unwrap_or_default()
}
