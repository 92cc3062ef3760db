//! What was asked and cannot be used: what is wrong, and what would be right.

use hakem_words::{Args, Lang, Text, message};

/// Something that a trouble names, as a message takes it.
trait Fill {
    fn fill(&self, lang: Lang) -> String;
}

impl Fill for String {
    fn fill(&self, _: Lang) -> String {
        harmless(self)
    }
}

impl Fill for &'static str {
    fn fill(&self, _: Lang) -> String {
        (*self).to_owned()
    }
}

impl Fill for Text {
    fn fill(&self, lang: Lang) -> String {
        harmless(self.get(lang))
    }
}

/// Removes what would let an input control the terminal of whoever reads about it.
#[must_use]
pub fn harmless(text: &str) -> String {
    text.chars()
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect()
}

macro_rules! troubles {
    ($($(#[$doc:meta])* $variant:ident $({ $($(#[$field_doc:meta])* $field:ident: $type:ty),* $(,)? })? = $id:literal;)*) => {
        /// What cannot be used. Each kind has one message in every language.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Trouble {
            $($(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $type),* })?,)*
        }

        impl Trouble {
            /// The identifiers of all messages.
            #[cfg(test)]
            const MESSAGES: &'static [&'static str] = &[$($id),*];

            /// The sentence in a language.
            #[must_use]
            pub fn tell(&self, lang: Lang) -> String {
                match self {
                    $(Trouble::$variant $({ $($field),* })? => {
                        let args = Args::new()$($(.text(stringify!($field), $field.fill(lang)))*)?;
                        message($id, &args, lang)
                    })*
                }
            }
        }
    };
}

troubles! {
    // Values.
    /// No such rule profile.
    UnknownProfile {
        /// The name given.
        name: String,
        /// The names that come closest.
        nearest: String,
    } = "cli-fault-profile";
    /// Not a day of the calendar.
    NotADate {
        /// What was given.
        text: String,
    } = "cli-fault-date";
    /// A word that is none of those that can stand here.
    NotOneOf {
        /// The option or key.
        what: &'static str,
        /// What was given.
        given: String,
        /// What can be given.
        choices: String,
    } = "cli-fault-not-one-of";
    /// Not a number that can be used here.
    NotANumber {
        /// The option or key.
        what: &'static str,
        /// What was given.
        given: String,
    } = "cli-fault-not-a-count";
    /// A FEN that cannot be used.
    Fen {
        /// What is wrong, and where in it.
        why: Text,
    } = "cli-fault-fen";
    /// Not a square.
    NotASquare {
        /// What was given.
        given: String,
    } = "cli-fault-square";
    /// A move that cannot be read.
    UnreadableMove {
        /// What was given.
        given: String,
    } = "cli-fault-move";
    /// The move of a claim is one in the letters of the record and another in those of the user.
    MoveOfManyLetters {
        /// What was given.
        given: String,
        /// The moves, with their squares.
        readings: String,
    } = "cli-fault-move-of-many-letters";
    /// Something is missing.
    Missing {
        /// Which key or argument.
        what: String,
    } = "cli-fault-missing";

    // Event logs.
    /// Nothing is in it.
    Empty = "cli-fault-empty";
    /// The line of an event log is no JSON object.
    NotJson = "cli-fault-json";
    /// The log does not begin with its set-up.
    NoSetup = "cli-fault-no-setup";
    /// A set-up that is not the first line.
    SetupAgain = "cli-fault-setup-again";
    /// A key that the line cannot have.
    UnknownKey {
        /// The key.
        key: String,
        /// The keys that it can have.
        known: String,
    } = "cli-fault-unknown-key";
    /// A key beside another that says the same more closely.
    KeyBeside {
        /// The key.
        key: &'static str,
        /// The other, which goes before it.
        other: &'static str,
    } = "cli-fault-key-beside";
    /// A key without another that it needs.
    KeyAlone {
        /// The key.
        key: &'static str,
        /// The one that is missing.
        other: &'static str,
    } = "cli-fault-key-alone";
    /// A word in a list that is open: what it tells of is left to the arbiter.
    NotForeseen {
        /// The key.
        what: &'static str,
        /// What was given.
        given: String,
        /// What is known.
        known: String,
    } = "cli-fault-not-foreseen";
    /// A regulation that is not known.
    UnknownRegulation {
        /// Its key.
        key: String,
    } = "cli-fault-regulation";
    /// A time control that cannot be understood.
    TimeControl {
        /// What was given.
        given: String,
    } = "cli-fault-time-control";
    /// Not the placement of a FEN.
    Board {
        /// What was given.
        given: String,
    } = "cli-fault-board";
}

impl Trouble {
    /// Whether everything that was given could be used all the same: something is only left aside,
    /// or left to the arbiter. Any other trouble means that a part of the input could not be used.
    #[must_use]
    pub const fn is_only_told(&self) -> bool {
        matches!(
            self,
            Trouble::NoSetup
                | Trouble::UnknownRegulation { .. }
                | Trouble::TimeControl { .. }
                | Trouble::UnknownKey { .. }
                | Trouble::KeyBeside { .. }
                | Trouble::KeyAlone { .. }
                | Trouble::NotForeseen { .. }
        )
    }

    /// The sentence in both languages.
    #[must_use]
    pub fn text(&self) -> Text {
        Text::of(|lang| self.tell(lang))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_trouble_has_its_message_in_both_languages() {
        let missing: Vec<&str> = Trouble::MESSAGES
            .iter()
            .copied()
            .filter(|id| !hakem_words::has_message(id))
            .collect();
        assert_eq!(missing, Vec::<&str>::new());
    }

    #[test]
    fn an_input_cannot_control_the_terminal() {
        assert_eq!(harmless("a\u{1b}[31mb\u{7}"), "a\u{fffd}[31mb\u{fffd}");
        let trouble = Trouble::NotASquare {
            given: "z9\u{1b}".to_owned(),
        };
        assert!(!trouble.tell(Lang::Tr).contains('\u{1b}'));
    }
}
