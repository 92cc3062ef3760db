//! What the program prints as JSON beside the answers that the desk gives too. Only types of this
//! module and of [`hakem_answers::dto`] can be serialised, so the names that scripts rely on stand
//! in two places.

mod audit;
mod compare;
mod laws;
mod verify;
mod winnable;

pub(crate) use hakem_answers::dto::{AsText, RulingLine, TextLine, color_name, write_line};

pub(crate) use self::audit::AuditLine;
pub(crate) use self::compare::{CompareLine, DifferenceLine, OutcomeLine};
pub(crate) use self::laws::ProfileLine;
pub(crate) use self::verify::VerifiedLine;
pub(crate) use self::winnable::WinnableLine;
