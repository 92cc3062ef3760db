//! Rulings, findings and remarks in English and Turkish, in the voice of an arbiter.
//!
//! The other crates know no language: they give codes and values. Here each becomes a sentence from
//! the message files `messages/en.ftl` and `messages/tr.ftl` (Project Fluent), which hold every
//! text that a person sees, those of the command line included. Both files have the same messages.
//!
//! - [`ruling()`] and [`sentences`] say a ruling, with its Articles in the numbers of the edition;
//! - [`reason()`], [`finding`], [`ending`], [`chance`], [`occurrences()`] say its parts and what
//!   the judge found;
//! - [`codes`], [`profile`], [`mating`] and [`score`] say the smaller things;
//! - [`document`] puts them together for a page, with a board and tables, and writes it as text;
//! - [`message`] gives any message by its id, for the texts of the command line (`cli-...`).
//!
//! Nothing here panics: an unknown message gives its id.

mod articles;
mod chess;
pub mod codes;
mod context;
pub mod document;
mod judgement;
mod lang;
pub mod mating;
mod messages;
mod occurrences;
pub mod profile;
mod reason;
mod ruling;
pub mod score;

pub use articles::articles;
pub use chess::{halves, move_name, score as score_sign};
pub use context::{Context, move_names};
pub use judgement::{chance, consistency, ending, finding, finding_alone, finding_text};
pub use lang::{Lang, Text};
pub use messages::{Args, has_message, message, plain};
pub use occurrences::occurrences;
pub use reason::{name as reason_name, reason};
pub use ruling::{main_sentence, named_sentences, ruling, ruling_text, sentences};

#[cfg(test)]
mod tests;
