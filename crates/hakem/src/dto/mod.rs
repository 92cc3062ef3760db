//! What the program prints as JSON. Only the types in here can be serialised, so the names that
//! scripts rely on stand in one place.

mod audit;
mod claim;
mod game;
mod laws;
mod position;
mod remark_text;
mod ruling;
mod verify;
mod winnable;

use std::fmt::Display;

use hakem_laws::{edition::Edition, provision::Provision};
use serde::{Serialize, Serializer};
use shakmaty::Color;

pub(crate) use self::audit::AuditLine;
pub(crate) use self::claim::{ClaimLine, OccurrenceLine};
pub(crate) use self::game::{
    Chances, CompareLine, DifferenceLine, EndLine, FindingLine, FirstsLine, GameLine, OutcomeLine,
    RemarkLine,
};
pub(crate) use self::laws::ProfileLine;
pub(crate) use self::position::{AnswerLine, PositionLine};
pub(crate) use self::ruling::{ClaimEffectLine, RulingLine};
pub(crate) use self::verify::VerifiedLine;
pub(crate) use self::winnable::WinnableLine;

/// A sentence in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct TextLine {
    pub(crate) en: String,
    pub(crate) tr: String,
}

impl TextLine {
    /// The sentence in one language.
    pub(crate) fn get(&self, lang: hakem_words::Lang) -> &str {
        match lang {
            hakem_words::Lang::En => &self.en,
            hakem_words::Lang::Tr => &self.tr,
        }
    }
}

impl From<hakem_words::Text> for TextLine {
    fn from(text: hakem_words::Text) -> TextLine {
        TextLine {
            en: text.en,
            tr: text.tr,
        }
    }
}

/// Something that is written as its text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AsText<T>(pub(crate) T);

impl<T: Display> Serialize for AsText<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// The numbers of provisions in one edition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Articles<'a>(pub(crate) &'a [Provision], pub(crate) Edition);

impl Serialize for Articles<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|provision| provision.number_in(self.1)))
    }
}

/// Those of the numbers in `article` that no source confirms for the edition; left out where there
/// is none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unconfirmed<'a>(pub(crate) &'a [Provision], pub(crate) Edition);

impl Unconfirmed<'_> {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|&provision| self.1.confirms(provision))
    }
}

impl Serialize for Unconfirmed<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let doubtful = self.0.iter().filter(|&&own| !self.1.confirms(own));
        serializer.collect_seq(doubtful.map(|provision| provision.number_in(self.1)))
    }
}

/// The name of a player's colour.
pub(crate) const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// Writes one object and the end of its line. Everything that is written here can be written.
pub(crate) fn write_line<T: Serialize>(buffer: &mut Vec<u8>, object: &T) {
    let start = buffer.len();
    if serde_json::to_writer(&mut *buffer, object).is_err() {
        buffer.truncate(start);
    } else {
        buffer.push(b'\n');
    }
}
