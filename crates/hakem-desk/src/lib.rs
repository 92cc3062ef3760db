//! The arbiter's desk: the server behind the web page.
//!
//! ```text
//! http    ->  ask     ->  hakem_answers  ->  http
//! routes      typed       the Laws, the      JSON, or a problem
//!             requests    prover             in the reader's language
//!               |
//!             case    ->  store (SQLite, one writer, history kept)
//! ```
//!
//! - [`serve`] listens, [`app`] puts the routes together; [`guard`], [`headers`], [`body`] and
//!   [`work`] are what stands before them: who may ask, what the browser may do, how much may come
//!   in, how much may be computed;
//! - [`ask`] holds the requests and answers, [`case`] and [`store`] what is kept, [`learn`] the pages
//!   for learning;
//! - [`watching`]: the boards of the hall, and who is told when something happens on them;
//! - [`openapi`] describes all of it, from the handlers.

pub mod addresses;
pub mod app;
pub mod ask;
pub mod body;
pub mod case;
pub mod guard;
pub mod headers;
mod http;
pub mod lang;
pub mod learn;
pub mod logs;
pub mod metrics;
pub mod openapi;
pub mod private;
pub mod problem;
pub mod serve;
pub mod store;
pub mod tokens;
pub mod watching;
pub mod work;
