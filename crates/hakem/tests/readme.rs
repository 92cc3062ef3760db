//! The examples of the README files and of the pages in `docs/`, and the pictures, are real output.

#[cfg(test)]
#[path = "readme/examples.rs"]
mod examples;
