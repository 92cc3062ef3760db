//! What a text denies: `White did not resign` tells no resignation.

use super::{Players, phrases};

/// Words that deny, as [`phrases::plain`] leaves them.
const DENIES: &[&str] = &[
    " not ",
    " didn t ",
    " doesn t ",
    " don t ",
    " hasn t ",
    " haven t ",
    " isn t ",
    " wasn t ",
    " won t ",
    " can t ",
    " couldn t ",
    " wouldn t ",
    " didnt ",
    " doesnt ",
    " cannot ",
    " no ",
    " never ",
    " nobody ",
    " none ",
    " neither ",
    " nor ",
    " failed to ",
    " fails to ",
    " instead of ",
    " refus",
    " declin",
    " reject",
    " without resign",
    " nicht ",
    " kein",
    " nie ",
    " niemals ",
    " abgelehnt",
    " weigert",
    " degil",
    " yok ",
    " hayir ",
    " reddet",
    " reddedi",
    " vazgec",
    " etmed",
    " etmem",
    " etmey",
    " etmez ",
    " birakmad",
    " birakmam",
    " birakmay",
    " birakmaz ",
    " olmad",
    " olmay",
    " olmaz ",
    " ne beyaz ",
    " ne siyah ",
];

/// Endings of Turkish verbs that deny.
const DENYING_ENDINGS: &[&str] = &[
    "medi", "madi", "mediler", "madilar", "miyor", "muyor", "memis", "mamis",
];

/// Grounds that are told with a word that denies.
const TOLD_BY_DENIAL: &[&str] = &[
    " neither player has ",
    " neither side has ",
    " neither player can ",
    " neither side can ",
    " failed to appear",
    " failed to show",
    " no show",
    " no material",
    " no mating",
    " no capture",
    " no pawn",
    " no legal",
    " not enough",
    " not sufficient",
    " did not appear",
    " did not come",
    " did not show",
    " didn t appear",
    " didn t come",
    " didn t show",
    " gelmedi ",
    " suresi kalmadi ",
];

/// A text in plain letters, without the parts between its stops that deny something.
pub(super) fn affirmed(text: &str, players: Players<'_>) -> String {
    let stops = [',', ';', '.', ':', '!', '(', ')'];
    let kept: String = text
        .split_inclusive(stops)
        .filter(|part| !denies(&phrases::plain(part), players))
        .collect();
    phrases::plain(&kept)
}

/// Whether a part of a text denies what it tells. Names of players do not.
fn denies(plain: &str, players: Players<'_>) -> bool {
    let names = [players.white, players.black].map(|name| name.map(phrases::plain));
    let names = || names.iter().flatten().filter(|name| name.len() > 2);
    let mut said = names().fold(plain.to_owned(), |said, name| said.replace(name, " "));
    for told in TOLD_BY_DENIAL {
        said = said.replace(told, " ");
    }
    let ends = |word: &str| DENYING_ENDINGS.iter().any(|end| word.ends_with(end));
    let named = |word: &str| names().any(|name| name.split(' ').any(|part| part == word));
    DENIES.iter().any(|word| said.contains(word))
        || said.split(' ').any(|word| ends(word) && !named(word))
}
