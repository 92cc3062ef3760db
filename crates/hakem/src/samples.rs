//! What comes with the program: games and logs that were composed for it.

/// Games that end in every way a game can end.
pub(crate) const ENDINGS: &[u8] = include_bytes!("../../../samples/endings.pgn");

/// What the signature is taken over, each with its name.
pub(crate) const CORPUS: &[(&str, &[u8])] = &[
    ("samples/endings.pgn", ENDINGS),
    (
        "corpus/claims.jsonl",
        include_bytes!("../corpus/claims.jsonl"),
    ),
    (
        "corpus/illegal.jsonl",
        include_bytes!("../corpus/illegal.jsonl"),
    ),
    (
        "corpus/offers.jsonl",
        include_bytes!("../corpus/offers.jsonl"),
    ),
    (
        "corpus/flags.jsonl",
        include_bytes!("../corpus/flags.jsonl"),
    ),
    (
        "corpus/repetition.pgn",
        include_bytes!("../corpus/repetition.pgn"),
    ),
];
