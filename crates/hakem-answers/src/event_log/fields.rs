//! The fields of one JSON object, each asked for by name and kind.

use hakem_laws::record::event::{Millis, Party, Ply};
use serde_json::{Map, Value};
use shakmaty::{Color, Square};

use crate::named;
use crate::trouble::Trouble;

/// The fields of one line.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'a>(pub(crate) &'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// The value of a key; what is `null` counts as not there.
    pub(crate) fn value(self, key: &str) -> Option<&'a Value> {
        self.0.get(key).filter(|value| !value.is_null())
    }

    /// A text.
    pub(crate) fn text(self, key: &'static str) -> Result<Option<&'a str>, Trouble> {
        self.kind(key, "\"...\"", Value::as_str)
    }

    /// A text that has to be there.
    pub(crate) fn needed_text(self, key: &'static str) -> Result<&'a str, Trouble> {
        self.text(key)?.ok_or_else(|| missing(key))
    }

    /// `true` or `false`; false where it is not there.
    pub(crate) fn flag(self, key: &'static str) -> Result<bool, Trouble> {
        Ok(self
            .kind(key, "true, false", Value::as_bool)?
            .unwrap_or(false))
    }

    /// A whole number that fits.
    pub(crate) fn number<T: TryFrom<u64>>(self, key: &'static str) -> Result<Option<T>, Trouble> {
        let Some(value) = self.value(key) else {
            return Ok(None);
        };
        value
            .as_u64()
            .and_then(|number| T::try_from(number).ok())
            .map(Some)
            .ok_or_else(|| Trouble::NotANumber {
                what: key,
                given: value.to_string(),
            })
    }

    /// A count of half-moves.
    pub(crate) fn ply(self, key: &'static str) -> Result<Option<Ply>, Trouble> {
        Ok(self.number(key)?.map(Ply))
    }

    /// Milliseconds since the start.
    pub(crate) fn millis(self, key: &'static str) -> Result<Option<Millis>, Trouble> {
        Ok(self.number(key)?.map(Millis))
    }

    /// A player.
    pub(crate) fn color(self, key: &'static str) -> Result<Option<Color>, Trouble> {
        self.word(key, "white, black", named::color)
    }

    /// A player or the arbiter.
    pub(crate) fn party(self, key: &'static str) -> Result<Option<Party>, Trouble> {
        self.word(key, "white, black, arbiter", |word| {
            let arbiter = named::is_arbiter(word).then_some(Party::Arbiter);
            arbiter.or_else(|| named::color(word).map(Party::Player))
        })
    }

    /// A square that has to be there.
    pub(crate) fn needed_square(self, key: &'static str) -> Result<Square, Trouble> {
        let text = self.needed_text(key)?;
        text.parse().map_err(|_| Trouble::NotASquare {
            given: text.to_owned(),
        })
    }

    /// One of several words.
    pub(crate) fn word<T>(
        self,
        key: &'static str,
        choices: &str,
        named: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Trouble> {
        self.kind(key, choices, |value| value.as_str().and_then(&named))
    }

    fn kind<T>(
        self,
        key: &'static str,
        choices: &str,
        read: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Trouble> {
        let Some(value) = self.value(key) else {
            return Ok(None);
        };
        read(value).map(Some).ok_or_else(|| Trouble::NotOneOf {
            what: key,
            given: value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned),
            choices: choices.to_owned(),
        })
    }
}

/// A key is missing.
pub(crate) fn missing(key: &str) -> Trouble {
    Trouble::Missing {
        what: key.to_owned(),
    }
}
