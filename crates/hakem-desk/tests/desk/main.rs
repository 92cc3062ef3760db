//! The desk over HTTP, on a free port.

#![cfg(test)]

mod cases;
mod guarding;
mod killed;
mod kit;
mod malformed;
mod many;
mod questions;
mod watching;
