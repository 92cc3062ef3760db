//! The FIDE Laws of Chess on how a game ends: an event in, a ruling out.
//!
//! ```text
//! record        facts           Articles        ruling           words (another crate)
//! what was  ->  what is the ->  what each  ->   what follows, -> how it is told
//! done, when    case            Article says    in which order
//! ```
//!
//! [`rule`] takes a game, an event and the regulations and gives a ruling; it is total, pure, and
//! the only way in. [`judge::Judge`] plays recorded games through it. A reader who knows the number
//! of a provision finds its module: 9.2 is in `competition_rules::article_9_draw::a9_2_threefold`.

pub mod appendices;
pub mod basic_rules;
pub mod competition_rules;
pub mod edition;
pub mod facts;
pub mod guidelines;
pub mod judge;
pub mod profile;
pub mod provision;
pub mod record;
mod rule;
pub mod ruling;

pub use record::{
    actor::actor,
    event::{Event, What},
    game::{Game, Start},
    regulations::Regulations,
};
pub use rule::{rule, rule_on_board};
pub use ruling::Ruling;
