//! An audit whose games are judged elsewhere writes what an audit here writes.

#[cfg(test)]
mod rows;
