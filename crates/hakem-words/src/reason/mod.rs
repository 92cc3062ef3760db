//! The sentence of each reason.

mod cited;
mod fields;
mod ids;
#[cfg(test)]
pub(crate) mod samples;

use hakem_laws::ruling::{Reason, Verdict};

pub(crate) use self::cited::{cited, level};
#[cfg(test)]
pub(crate) use self::ids::IDS;
use crate::{
    context::Context,
    lang::{Lang, capital},
    messages::message,
};

/// The role that a sentence has in a ruling: some open with "The claim is correct:".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The sentence that says the ruling.
    Main(Verdict),
    /// A sentence beside it.
    Note,
}

impl Part {
    /// The key by which messages choose their opening.
    const fn key(self) -> &'static str {
        match self {
            Part::Main(Verdict::Correct) => "correct",
            Part::Main(Verdict::Incorrect) => "incorrect",
            Part::Main(_) | Part::Note => "none",
        }
    }
}

/// The sentence of one reason by itself, without the numbers of Articles.
#[must_use]
pub fn reason(reason: &Reason, context: &Context<'_>, lang: Lang) -> String {
    sentence(reason, Part::Note, context, lang)
}

/// The name of a reason, which does not change when its sentence is worded anew.
#[must_use]
pub fn name(reason: &Reason) -> String {
    let id = ids::id(reason);
    id.trim_start_matches("reason-").replace('-', "_")
}

/// The sentence of one reason in its part of a ruling.
pub(crate) fn sentence(reason: &Reason, part: Part, context: &Context<'_>, lang: Lang) -> String {
    let args = fields::fill(reason, context, lang).text("verdict", part.key());
    capital(&message(ids::id(reason), &args, lang), lang)
}
