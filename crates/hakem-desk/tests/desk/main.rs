//! The desk over HTTP, on a free port.

mod cases;
mod guarding;
mod killed;
mod kit;
mod malformed;
mod questions;
