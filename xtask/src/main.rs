//! House keeping.

fn main() {}
