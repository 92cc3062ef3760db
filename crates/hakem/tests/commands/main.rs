//! The binary as scripts and people use it: results, exit codes, messages, in both languages.

mod archives;
mod claim;
mod judge;
mod kit;
mod language;
mod manual;
mod position;
mod rule;
mod unusable;
mod winnable;
