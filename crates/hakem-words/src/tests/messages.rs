//! Both message files have the same messages, and the code uses them all.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;

use crate::{
    codes, judgement, mating,
    messages::{ENGLISH, TURKISH},
    profile, reason, score,
};

/// A message: the variables it asks for and the messages it refers to.
#[derive(Default)]
struct Asks {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

/// The messages of a file as the parser sees them.
fn parsed(source: &str) -> FluentResource {
    match FluentResource::try_new(source.to_owned()) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("the file does not parse: {errors:?}"),
    }
}

/// The ids in the order of the file, as written at the start of a line.
fn ids(source: &str) -> Vec<String> {
    let id = |line: &str| {
        let (id, _) = line.split_once(" =")?;
        let plain = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        (plain && line.starts_with(|c: char| c.is_ascii_lowercase())).then(|| id.to_owned())
    };
    source.lines().filter_map(id).collect()
}

/// What each message asks for, read from its text: `$variable` and `{ message }`.
fn asked(source: &str) -> BTreeMap<String, Asks> {
    let known: BTreeSet<String> = ids(source).into_iter().collect();
    let mut messages: BTreeMap<String, Asks> = BTreeMap::new();
    let mut current = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let body = match ids(line).pop() {
            Some(id) => {
                current = id;
                line.split_once('=').map_or("", |(_, body)| body)
            }
            None => line,
        };
        let asks = messages.entry(current.clone()).or_default();
        for place in body.split('{').skip(1) {
            let word: String = place
                .trim_start()
                .chars()
                .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '$'))
                .collect();
            match word.strip_prefix('$') {
                Some(variable) => asks.variables.insert(variable.to_owned()),
                None if known.contains(&word) => asks.messages.insert(word),
                None => false,
            };
        }
    }
    messages
}

/// The variables of a message and of those it refers to.
fn variables(id: &str, messages: &BTreeMap<String, Asks>) -> BTreeSet<String> {
    let Some(asks) = messages.get(id) else {
        return BTreeSet::new();
    };
    let mut all = asks.variables.clone();
    for other in &asks.messages {
        all.extend(variables(other, messages));
    }
    all
}

#[test]
fn both_files_parse_and_no_message_is_told_twice() {
    for source in [ENGLISH, TURKISH] {
        let entries = parsed(source).entries().count();
        assert!(entries > 400);
        let ids = ids(source);
        let distinct: BTreeSet<_> = ids.iter().collect();
        assert_eq!(ids.len(), distinct.len());
    }
}

#[test]
fn both_files_have_the_same_messages_in_the_same_order() {
    assert_eq!(ids(ENGLISH), ids(TURKISH));
}

#[test]
fn both_files_ask_for_the_same_variables() {
    let (english, turkish) = (asked(ENGLISH), asked(TURKISH));
    for id in english.keys() {
        assert_eq!(variables(id, &english), variables(id, &turkish), "{id}");
    }
}

/// Messages that the code asks for by name, beside the tables.
const BY_NAME: &[&str] = &[
    "articles",
    "unconfirmed-number",
    "no-article",
    "occurrences-stood",
    "occurrences-unlike",
    "ply-name",
    "chances-more",
    "document-game",
    "document-players",
    "document-unknown-player",
    "document-recorded",
    "document-termination",
    "document-final-position",
    "document-start-position",
    "document-side-to-move",
    "document-claims",
    "document-findings",
    "document-remarks",
    "document-ruling",
    "document-occurrences",
    "document-level",
    "document-state",
    "document-result",
    "document-offer",
    "document-offer-stands",
    "table-move",
    "table-same",
    "table-why",
    "table-yes",
    "table-no",
];

fn used() -> BTreeSet<String> {
    let tables = reason::IDS.iter().chain(mating::IDS).chain(BY_NAME);
    let tables = tables
        .copied()
        .chain(codes::all_ids())
        .chain(judgement::all_ids());
    tables
        .map(str::to_owned)
        .chain(profile::all_ids())
        .chain(score::all_ids())
        .collect()
}

#[test]
fn every_message_that_the_code_asks_for_exists() {
    let known: BTreeSet<String> = ids(ENGLISH).into_iter().collect();
    let missing: Vec<_> = used()
        .into_iter()
        .filter(|id| !known.contains(id))
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn no_message_is_unused() {
    let (used, english, turkish) = (used(), asked(ENGLISH), asked(TURKISH));
    let asks = english.values().chain(turkish.values());
    let referred: BTreeSet<&String> = asks.flat_map(|asks| &asks.messages).collect();
    // The surfaces ask for their own; their tests look after them.
    let of_surface = |id: &str| {
        ["cli-", "report-", "desk-", "watch-"]
            .iter()
            .any(|own| id.starts_with(own))
    };
    let unused: Vec<_> = ids(ENGLISH)
        .into_iter()
        .filter(|id| !of_surface(id) && !used.contains(id) && !referred.contains(id))
        .collect();
    assert_eq!(unused, Vec::<String>::new());
}

#[test]
fn turkish_numbers_and_moves_take_no_ending() {
    for line in TURKISH.lines() {
        for variable in [
            "$numbers",
            "$move",
            "$intended",
            "$square",
            "$from",
            "$to",
            "$score",
        ] {
            let place = format!("{{ {variable} }}");
            for after in line.split(&place).skip(1) {
                assert!(!after.starts_with(['\'', '’']), "{line}");
                assert!(!after.starts_with(char::is_alphabetic), "{line}");
            }
        }
    }
}

#[test]
fn turkish_uses_the_terms_of_arbiters() {
    // "Hamle tekrarı" only where the occurrences must be consecutive; a move that is made is
    // yapılmış, one that is completed tamamlanmış; claims are istem, offers öneri.
    for line in TURKISH.lines().filter(|line| !line.starts_with('#')) {
        let consecutive = line.contains("-if-consecutive");
        assert!(!line.contains("hamle tekrarı") || consecutive, "{line}");
        for word in [
            "teklif",
            "talep",
            "pozisyon",
            "kuraldışı hamle",
            "mat gücü",
            "oyunun sırası",
        ] {
            assert!(!line.contains(word), "{word}: {line}");
        }
    }
}
