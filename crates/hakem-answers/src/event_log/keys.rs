//! The keys that a line of an event log may have. A mistyped one would change a ruling without a
//! word, so that every other is told of.

use serde_json::{Map, Value};

use crate::trouble::Trouble;

/// The keys of the set-up line.
pub const OF_SETUP: &[&str] = &[
    "event",
    "laws",
    "date",
    "fen",
    "variant",
    "time_control",
    "letters",
    "regulations",
    "illegal_moves",
    "note",
];

/// The keys that every event may have.
pub const OF_ALL: &[&str] = &["event", "by", "at", "note"];

/// Every event that a log can tell of, and the keys that it may have beside [`OF_ALL`].
pub const OF_EVENTS: &[(&str, &[&str])] = &[
    ("touch", &["square", "adjusting"]),
    ("make", &["move", "board"]),
    ("press", &[]),
    ("move", &["move", "board"]),
    ("offer", &["condition"]),
    ("accept", &["condition"]),
    ("decline", &["condition"]),
    ("withdraw_offer", &["condition"]),
    ("claim", &["ground", "move", "written"]),
    ("withdraw_claim", &[]),
    ("resign", &[]),
    ("flag", &["of", "order_unknown"]),
    ("illegal", &["of", "kind", "ply"]),
    ("touch_breach", &["of", "square"]),
    ("take_back", &["ply"]),
    ("irregularity", &["of", "kind", "ply"]),
    ("absent", &["of"]),
    ("arbiter", &["decision", "result", "ply", "of"]),
    ("gap", &[]),
];

/// The names of all events, as the message about an unknown one lists them.
pub(super) fn events() -> String {
    let names: Vec<&str> = OF_EVENTS.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}

/// The keys of a set-up line that are not known.
pub(super) fn unknown_in_setup(map: &Map<String, Value>) -> impl Iterator<Item = Trouble> {
    unknown(map, OF_SETUP.to_vec())
}

/// The keys that the event of this name cannot have; none where the event is not known itself.
pub(super) fn unknown_in_event(
    name: &str,
    map: &Map<String, Value>,
) -> impl Iterator<Item = Trouble> {
    let own = OF_EVENTS.iter().find(|(event, _)| *event == name);
    let known = own.map(|(_, own)| [OF_ALL, own].concat());
    known.into_iter().flat_map(|known| unknown(map, known))
}

fn unknown(map: &Map<String, Value>, known: Vec<&'static str>) -> impl Iterator<Item = Trouble> {
    let strangers = map.keys().filter({
        let known = known.clone();
        move |key| !known.contains(&key.as_str())
    });
    strangers.map(move |key| Trouble::UnknownKey {
        key: key.clone(),
        known: known.join(", "),
    })
}
