//! Fifty boards at once: sources of games that grow, what has changed on each board, and what calls
//! for an arbiter.
//!
//! ```text
//! source       ->  text         ->  reading       ->  hall             ->  words, dto
//! file, folder,    when is it       each game:        boards, alerts,      English and
//! URL; polled      to be            state, signs      what changed         Turkish, JSON
//!                  believed?
//! ```
//!
//! - [`reading`]: what a text shows of each game, and the [`sign`]s in it that call for an arbiter.
//!   Every decision is one of `hakem_laws`;
//! - [`hall`]: what is known of all boards. A reading is compared with the one before: alerts are
//!   raised, changed and withdrawn, corrections are noted. Nothing in there reads a clock: time
//!   comes in as a value;
//! - [`mod@source`]: files, folders and URLs, each polled on a thread of its own;
//! - [`watch`] holds them together; [`words`] and [`dto`] tell of them.

pub mod alert;
pub mod board;
pub mod correction;
pub mod dto;
pub mod hall;
pub mod note;
pub mod reading;
pub mod sign;
pub mod source;
pub mod time;
pub mod watch;
pub mod words;
