//! Answers as JSON. Only the types in here are written for programs, so the names that they rely on
//! stand in one place.

mod claim;
mod game;
mod position;
mod remark_text;
mod ruling;

use std::fmt::Display;

use hakem_laws::{edition::Edition, provision::Provision};
use serde::{Deserialize, Serialize, Serializer};
use shakmaty::Color;
use utoipa::ToSchema;

pub use self::claim::{ClaimLine, OccurrenceLine};
pub use self::game::{
    ChanceLine, Chances, EndLine, FindingLine, FirstsLine, GameLine, RemarkLine, claim_ground_name,
};
pub use self::position::{AnswerLine, PositionLine, ProofLine, ShownLine};
pub use self::ruling::{ClaimEffectLine, EffectLine, RulingLine};

/// A sentence in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Text)]
pub struct TextLine {
    /// In English.
    pub en: String,
    /// In Turkish.
    pub tr: String,
}

impl TextLine {
    /// The sentence in one language.
    #[must_use]
    pub fn get(&self, lang: hakem_words::Lang) -> &str {
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
pub struct AsText<T>(pub T);

impl<T: Display> Serialize for AsText<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// The numbers of provisions in one edition.
#[derive(Clone, Copy, Debug)]
pub struct Articles<'a>(pub &'a [Provision], pub Edition);

impl Serialize for Articles<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|provision| provision.number_in(self.1)))
    }
}

/// Those of the numbers in `article` that no source confirms for the edition; left out where there
/// is none.
#[derive(Clone, Copy, Debug)]
pub struct Unconfirmed<'a>(pub &'a [Provision], pub Edition);

impl Unconfirmed<'_> {
    /// Whether a source confirms every number.
    #[must_use]
    pub fn is_empty(&self) -> bool {
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
#[must_use]
pub const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// Writes one object and the end of its line. Everything that is written here can be written.
pub fn write_line<T: Serialize>(buffer: &mut Vec<u8>, object: &T) {
    let start = buffer.len();
    if serde_json::to_writer(&mut *buffer, object).is_err() {
        buffer.truncate(start);
    } else {
        buffer.push(b'\n');
    }
}
