//! The words that our parsers know, as a dictionary for libFuzzer.
//!
//! Comparisons of texts are calls into the standard library, into which the fuzzer cannot see: it
//! would have to find `stellungswiederholung` letter by letter. So it is given the string literals
//! of the crates that read.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result};

use crate::source::{self, Source};

/// The crates that read what people write.
const READERS: [&str; 4] = ["hakem-score", "hakem-answers", "hakem-laws", "hakem-verify"];

/// Longer literals are no words.
const LONGEST: usize = 24;

/// Writes the dictionary for all targets to `file`.
pub(super) fn write(root: &Path, file: &Path) -> Result<()> {
    let mut words = BTreeSet::new();
    for name in READERS {
        let mut files = Vec::new();
        source::walk(&root.join("crates").join(name).join("src"), &mut files)?;
        for path in files {
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            words.extend(words_of(&text));
        }
    }
    let lines: String = words.iter().map(|word| entry(word)).collect();
    fs::write(file, lines).with_context(|| format!("cannot write {}", file.display()))
}

fn words_of(text: &str) -> Vec<String> {
    let literals = Source::parse("", text).literals.into_iter();
    literals
        .map(|literal| literal.text)
        .filter(|word| (2..=LONGEST).contains(&word.len()) && !word.contains(['{', '\\']))
        .collect()
}

/// A line of the dictionary: what is not plain ASCII as two hexadecimal digits.
fn entry(word: &str) -> String {
    let mut line = String::from("\"");
    for byte in word.bytes() {
        match byte {
            b' '..=b'~' if byte != b'"' && byte != b'\\' => line.push(char::from(byte)),
            _ => line.extend(["\\x".to_owned(), format!("{byte:02X}")]),
        }
    }
    line + "\"\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_the_short_literals_outside_tests() {
        let text = "const A: &str = \"mat\"; fn f() { g(\"{n} moves\", \"x\", \"süre\") }\n\
                    #[cfg(test)]\nmod tests { const B: &str = \"pat\"; }\n";
        assert_eq!(words_of(text), ["mat", "süre"]);
    }

    #[test]
    fn an_entry_is_plain_ascii() {
        assert_eq!(entry("süre \"a\""), "\"s\\xC3\\xBCre \\x22a\\x22\"\n");
    }
}
