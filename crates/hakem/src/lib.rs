//! The command line of Hakem: whether, when and how a game of chess ended.
//!
//! The binary only calls [`main`]. Everything else is here so that tests, fuzz targets and other
//! programs can judge bytes without a process: [`judge_stream`], [`rule_log`].
//!
//! ```text
//! args  ->  input  ->  cmd  ->  dto (JSON) or layout (text)  ->  output
//! typed     bytes     the      what scripts rely on,            whole results,
//!           unpacked  work     what people read                 even at Ctrl-C
//! ```

pub mod args;
mod cmd;
mod dto;
pub mod exit;
pub mod fault;
pub mod layout;
mod output;
mod progress;
mod run;
mod samples;
mod system;
pub mod words;

pub use hakem_answers::asking;
pub(crate) use hakem_answers::start;
pub use hakem_audit::input;
pub(crate) use hakem_audit::judging;

pub use cmd::judge::{JudgeOptions, judge_stream};
pub use cmd::rule::{RuleOptions, rule_log};
pub use cmd::{Stop, Talk};
pub use run::main;
