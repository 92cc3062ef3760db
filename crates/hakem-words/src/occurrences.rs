//! Where a position stood, and what differs where one only looks the same (9.2.3).

use hakem_laws::{facts::repetition::LookAlike, record::event::Ply, ruling::Unlike};

use crate::{
    context::Context,
    lang::{Lang, capital},
    messages::{Args, message},
};

/// The kinds of difference, in the order in which they are told.
const UNLIKE: [Unlike; 3] = [Unlike::Mover, Unlike::CastlingRight, Unlike::EnPassant];

/// One sentence with the places at which the position stood, and one for each kind of difference.
#[must_use]
pub fn occurrences(found: &[LookAlike], context: &Context<'_>, lang: Lang) -> Vec<String> {
    let list = |why: Option<Unlike>| {
        let names: Vec<String> = found
            .iter()
            .filter(|one| one.why == why)
            .map(|one| place_name(one.ply, context, lang))
            .collect();
        names.join(", ")
    };
    let stood = list(None);
    let mut sentences = Vec::new();
    if !stood.is_empty() {
        let args = Args::new().text("list", stood);
        sentences.push(capital(&message("occurrences-stood", &args, lang), lang));
    }
    for why in UNLIKE {
        let unlike = list(Some(why));
        if !unlike.is_empty() {
            let args = Args::new().text("list", unlike).text("why", why.code());
            sentences.push(capital(&message("occurrences-unlike", &args, lang), lang));
        }
    }
    sentences
}

/// The name of a place in the record: `34. Qe2`, `start of the record`, `half-move 67`.
pub(crate) fn place_name(ply: Ply, context: &Context<'_>, lang: Lang) -> String {
    message("ply-name", &context.place(Args::new(), ply, lang), lang)
}
