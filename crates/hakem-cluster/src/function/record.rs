//! A record from the cells of a table: the tags, then the moves.

/// What a record may consist of: an argument of the function, a column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The moves, as PGN has them; a whole PGN record is understood too.
    Movetext,
    /// The recorded result.
    Result,
    /// How the game ended, as the record says.
    Termination,
    /// The time control.
    TimeControl,
    /// Where it did not start from the initial position: the position, in FEN.
    Fen,
    /// The variant.
    Variant,
    /// The day.
    Date,
    /// White's name.
    White,
    /// Black's name.
    Black,
    /// The event.
    Event,
    /// The place.
    Site,
    /// The round.
    Round,
}

impl Part {
    /// All, in the order of the function's arguments.
    pub const ALL: [Part; 12] = [
        Part::Movetext,
        Part::Result,
        Part::Termination,
        Part::TimeControl,
        Part::Fen,
        Part::Variant,
        Part::Date,
        Part::White,
        Part::Black,
        Part::Event,
        Part::Site,
        Part::Round,
    ];

    /// The name of the function's parameter.
    #[must_use]
    pub const fn parameter(self) -> &'static str {
        match self {
            Part::Movetext => "movetext",
            Part::Result => "result",
            Part::Termination => "termination",
            Part::TimeControl => "time_control",
            Part::Fen => "fen",
            Part::Variant => "variant",
            Part::Date => "date",
            Part::White => "white",
            Part::Black => "black",
            Part::Event => "event",
            Part::Site => "site",
            Part::Round => "round",
        }
    }

    /// The columns that hold it, the best first: in lower case, without underscores.
    #[must_use]
    pub const fn columns(self) -> &'static [&'static str] {
        match self {
            Part::Movetext => &["movetext", "moves"],
            Part::Result => &["result"],
            Part::Termination => &["termination"],
            Part::TimeControl => &["timecontrol"],
            Part::Fen => &["fen"],
            Part::Variant => &["variant"],
            Part::Date => &["date", "utcdate"],
            Part::White => &["white"],
            Part::Black => &["black"],
            Part::Event => &["event"],
            Part::Site => &["site"],
            Part::Round => &["round"],
        }
    }

    /// The name of the tag.
    const fn tag(self) -> &'static str {
        match self {
            Part::Movetext => "",
            Part::Result => "Result",
            Part::Termination => "Termination",
            Part::TimeControl => "TimeControl",
            Part::Fen => "FEN",
            Part::Variant => "Variant",
            Part::Date => "Date",
            Part::White => "White",
            Part::Black => "Black",
            Part::Event => "Event",
            Part::Site => "Site",
            Part::Round => "Round",
        }
    }
}

/// Appends a record in PGN. A tag whose value is empty is none.
pub(super) fn write<'a>(
    text: &mut String,
    movetext: &str,
    tags: impl Iterator<Item = (Part, &'a str)>,
) {
    for (part, value) in tags.filter(|(_, value)| !value.is_empty()) {
        if part == Part::Fen {
            pair(text, "SetUp", "1");
        }
        pair(text, part.tag(), value);
    }
    if !movetext.starts_with('[') {
        text.push('\n');
    }
    text.push_str(movetext);
    text.push('\n');
}

fn pair(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            c if c.is_control() => text.push(' '),
            c => text.push(c),
        }
    }
    text.push_str("\"]\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(movetext: &str, tags: &[(Part, &str)]) -> String {
        let mut text = String::new();
        write(&mut text, movetext, tags.iter().copied());
        text
    }

    #[test]
    fn tags_come_before_moves() {
        assert_eq!(
            written("1. e4 *", &[(Part::Result, "*"), (Part::Event, "")]),
            "[Result \"*\"]\n\n1. e4 *\n"
        );
    }

    #[test]
    fn a_value_cannot_break_out_of_its_tag() {
        let text = written("*", &[(Part::White, "A \"B\"]\n[Result \"1-0\\")]);
        assert_eq!(text, "[White \"A \\\"B\\\"] [Result \\\"1-0\\\\\"]\n\n*\n");
    }

    #[test]
    fn a_position_is_set_up() {
        let text = written("*", &[(Part::Fen, "8/8/8/8/8/8/8/K1k5 w - - 0 1")]);
        assert!(text.starts_with("[SetUp \"1\"]\n[FEN \"8/8"), "{text}");
    }
}
