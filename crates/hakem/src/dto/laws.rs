//! A line of `hakem laws --json`.

use hakem_laws::profile::{Field, Profile};
use serde::Serialize;

use super::AsText;

/// A rule profile.
#[derive(Debug, Serialize)]
pub(crate) struct ProfileLine<'a> {
    laws: &'static str,
    in_force_from: Option<AsText<hakem_laws::edition::Date>>,
    /// The least confidence of any field.
    confidence: &'static str,
    fields: Vec<FieldLine<'a>>,
}

impl<'a> ProfileLine<'a> {
    pub(crate) fn of(profile: &Profile, fields: &'a [Field]) -> ProfileLine<'a> {
        ProfileLine {
            laws: profile.id,
            in_force_from: profile.in_force_from.map(AsText),
            confidence: profile.confidence().code(),
            fields: fields.iter().map(FieldLine::of).collect(),
        }
    }
}

/// One field of a profile.
#[derive(Debug, Serialize)]
pub(crate) struct FieldLine<'a> {
    field: &'static str,
    value: &'a str,
    source: &'static str,
    confidence: &'static str,
}

impl<'a> FieldLine<'a> {
    fn of(field: &'a Field) -> FieldLine<'a> {
        FieldLine {
            field: field.name,
            value: &field.value,
            source: field.source,
            confidence: field.confidence.code(),
        }
    }
}
