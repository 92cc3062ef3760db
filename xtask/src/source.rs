//! Rust source as the checks need it: code without comments, literals and tests.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// A string literal of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Literal {
    /// Where its opening quote stands, in bytes.
    pub(crate) start: usize,
    /// What stands between the quotes, as written.
    pub(crate) text: String,
}

/// One file of Rust source.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// Path from the root of the checkout, with slashes.
    pub(crate) path: String,
    /// The text with comments, literals and test modules blanked out; lines keep their numbers.
    pub(crate) code: String,
    /// The string literals outside comments and tests.
    pub(crate) literals: Vec<Literal>,
    /// Lines that do not belong to tests, comments included.
    pub(crate) lines: usize,
}

impl Source {
    /// Takes a text apart.
    pub(crate) fn parse(path: impl Into<String>, text: &str) -> Self {
        let (blanked, mut literals) = blank_comments_and_literals(text);
        let tests = test_regions(&blanked);
        let mut code = blanked.into_bytes();
        for &(start, end) in &tests {
            for byte in &mut code[start..end] {
                if *byte != b'\n' {
                    *byte = b' ';
                }
            }
            literals.retain(|literal| literal.start < start || literal.start >= end);
        }
        let in_tests: usize = tests
            .iter()
            .map(|&(start, end)| text[start..end].matches('\n').count())
            .sum();
        Self {
            path: path.into(),
            code: String::from_utf8_lossy(&code).into_owned(),
            literals,
            lines: text.lines().count().saturating_sub(in_tests),
        }
    }

    /// The number of the line in which byte `at` stands, from 1.
    pub(crate) fn line_of(&self, at: usize) -> usize {
        self.code.as_bytes()[..at.min(self.code.len())]
            .iter()
            .filter(|&&b| b == b'\n')
            .count()
            + 1
    }

    /// Where `word` stands in the code as a word of its own (punctuation may be part of it).
    pub(crate) fn find_word(&self, word: &str) -> Vec<usize> {
        let bytes = self.code.as_bytes();
        let is_name =
            |byte: Option<&u8>| byte.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
        let starts_with_name = is_name(word.as_bytes().first());
        let ends_with_name = is_name(word.as_bytes().last());
        self.code
            .match_indices(word)
            .map(|(at, _)| at)
            .filter(|&at| {
                let before = at.checked_sub(1).and_then(|i| bytes.get(i));
                let after = bytes.get(at + word.len());
                !(starts_with_name && is_name(before) || ends_with_name && is_name(after))
            })
            .collect()
    }
}

/// All Rust files below `dir` of the checkout at `root`, tests left out, in order of path.
pub(crate) fn read_all(root: &Path, dir: &str) -> Result<Vec<Source>> {
    let mut paths = Vec::new();
    walk(&root.join(dir), &mut paths)?;
    paths.retain(|path| path.extension().is_some_and(|ext| ext == "rs"));
    paths.sort();
    let mut texts = Vec::new();
    for path in paths {
        let text = read(&path)?;
        texts.push((path, text));
    }
    let for_tests: Vec<PathBuf> = texts
        .iter()
        .flat_map(|(path, text)| test_modules(path, text))
        .collect();
    Ok(texts
        .iter()
        .filter(|(path, _)| !for_tests.iter().any(|module| is_of(path, module)))
        .map(|(path, text)| Source::parse(relative(root, path), text))
        .filter(|source| !is_test_file(&source.path))
        .collect())
}

/// The modules that `file` declares under `#[cfg(test)]`, as paths without an ending.
fn test_modules(file: &Path, text: &str) -> Vec<PathBuf> {
    let stem = file.file_stem().unwrap_or_default();
    let folder = file.parent().unwrap_or(file);
    let inner = match stem.to_str() {
        Some("mod" | "lib" | "main") => folder.to_owned(),
        _ => folder.join(stem),
    };
    text.split("#[cfg(test)]")
        .skip(1)
        .filter_map(|rest| rest.split_once(';').map(|(item, _)| item.trim()))
        .filter_map(|item| item.rsplit_once("mod ").map(|(_, name)| name.trim()))
        .filter(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'))
        .map(|name| inner.join(name))
        .collect()
}

fn is_of(path: &Path, module: &Path) -> bool {
    path == module.with_extension("rs") || path.starts_with(module)
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The path from the root, with slashes.
pub(crate) fn relative(root: &Path, path: &Path) -> String {
    path.strip_prefix(root)
        .unwrap_or(path)
        .to_string_lossy()
        .replace('\\', "/")
}

/// Every file below `dir`, build output left out; nothing if there is no such folder.
pub(crate) fn walk(dir: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    if !dir.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(dir).with_context(|| format!("cannot list {}", dir.display()))? {
        let path = entry?.path();
        let name = path
            .file_name()
            .map(|n| n.to_string_lossy().into_owned())
            .unwrap_or_default();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                walk(&path, found)?;
            }
        } else {
            found.push(path);
        }
    }
    Ok(())
}

fn is_test_file(path: &str) -> bool {
    path.split('/')
        .any(|part| matches!(part, "tests" | "tests.rs" | "benches"))
}

/// Blanks comments and literals with spaces and collects the string literals.
fn blank_comments_and_literals(text: &str) -> (String, Vec<Literal>) {
    let bytes = text.as_bytes();
    let mut out = bytes.to_vec();
    let mut literals = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let end = match bytes[at] {
            b'/' if bytes.get(at + 1) == Some(&b'/') => line_end(bytes, at),
            b'/' if bytes.get(at + 1) == Some(&b'*') => block_comment_end(bytes, at),
            b'"' => {
                let end = string_end(bytes, at);
                push_literal(&mut literals, text, at, at + 1, end.saturating_sub(1));
                end
            }
            b'r' | b'b' | b'c' if !is_name_byte(at.checked_sub(1).and_then(|i| bytes.get(i))) => {
                match raw_string(bytes, at) {
                    Some((open, close, end)) => {
                        push_literal(&mut literals, text, at, open, close);
                        end
                    }
                    None => {
                        at += 1;
                        continue;
                    }
                }
            }
            b'\'' => match char_end(bytes, at) {
                Some(end) => end,
                None => {
                    at += 1;
                    continue;
                }
            },
            _ => {
                at += 1;
                continue;
            }
        };
        let end = end.min(bytes.len());
        for byte in &mut out[at..end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
        at = end.max(at + 1);
    }
    (String::from_utf8_lossy(&out).into_owned(), literals)
}

fn push_literal(literals: &mut Vec<Literal>, text: &str, start: usize, open: usize, close: usize) {
    if let Some(inside) = text.get(open..close.max(open)) {
        literals.push(Literal {
            start,
            text: inside.to_owned(),
        });
    }
}

fn is_name_byte(byte: Option<&u8>) -> bool {
    byte.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_')
}

fn line_end(bytes: &[u8], at: usize) -> usize {
    bytes[at..]
        .iter()
        .position(|&b| b == b'\n')
        .map_or(bytes.len(), |n| at + n)
}

fn block_comment_end(bytes: &[u8], mut at: usize) -> usize {
    let mut depth = 0;
    while at < bytes.len() {
        match (bytes[at], bytes.get(at + 1)) {
            (b'/', Some(b'*')) => {
                depth += 1;
                at += 2;
            }
            (b'*', Some(b'/')) => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return at;
                }
            }
            _ => at += 1,
        }
    }
    at
}

fn string_end(bytes: &[u8], mut at: usize) -> usize {
    at += 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    at
}

/// For `r"…"`, `r#"…"#`, `b"…"` and the like: where the text begins and ends, and the literal.
fn raw_string(bytes: &[u8], at: usize) -> Option<(usize, usize, usize)> {
    let mut next = at;
    while matches!(bytes.get(next), Some(b'b' | b'c')) && next < at + 1 {
        next += 1;
    }
    let raw = bytes.get(next) == Some(&b'r');
    if !raw {
        return (next > at && bytes.get(next) == Some(&b'"')).then(|| {
            let end = string_end(bytes, next);
            (next + 1, end.saturating_sub(1), end)
        });
    }
    next += 1;
    let hashes = bytes[next..].iter().take_while(|&&b| b == b'#').count();
    next += hashes;
    if bytes.get(next) != Some(&b'"') {
        return None;
    }
    let open = next + 1;
    let mut close = open;
    while close < bytes.len() {
        let tail = &bytes[close + 1..];
        if bytes[close] == b'"'
            && tail.iter().take(hashes).filter(|&&b| b == b'#').count() == hashes
        {
            return Some((open, close, close + 1 + hashes));
        }
        close += 1;
    }
    Some((open, bytes.len(), bytes.len()))
}

/// The end of a character literal; `None` where the quote begins a lifetime.
fn char_end(bytes: &[u8], at: usize) -> Option<usize> {
    if bytes.get(at + 1) == Some(&b'\\') {
        let rest = bytes.get(at + 3..)?;
        return rest.iter().position(|&b| b == b'\'').map(|n| at + 4 + n);
    }
    // One character may take up to four bytes; a lifetime has no closing quote that near.
    (at + 2..at + 6)
        .find(|&i| bytes.get(i) == Some(&b'\''))
        .filter(|&i| std::str::from_utf8(&bytes[at + 1..i]).is_ok_and(|s| s.chars().count() == 1))
        .map(|i| i + 1)
}

/// The items under `#[cfg(test)]`, from the attribute to the end of the item.
fn test_regions(code: &str) -> Vec<(usize, usize)> {
    let mut regions: Vec<(usize, usize)> = Vec::new();
    for marker in ["#[cfg(test)]", "#[cfg(all(test", "#[cfg(any(test"] {
        for (start, _) in code.match_indices(marker) {
            if regions
                .iter()
                .any(|&(from, to)| (from..to).contains(&start))
            {
                continue;
            }
            regions.push((start, item_end(code.as_bytes(), start)));
        }
    }
    regions.sort_unstable();
    regions
}

/// The end of the item whose attributes begin at `at`.
fn item_end(code: &[u8], at: usize) -> usize {
    let mut depth = 0_i32;
    let mut brackets = 0_i32;
    for (i, byte) in code.iter().enumerate().skip(at) {
        match byte {
            b'[' | b'(' => brackets += 1,
            b']' | b')' => brackets -= 1,
            b'{' => depth += 1,
            b'}' => {
                depth -= 1;
                if depth <= 0 {
                    return i + 1;
                }
            }
            b';' if depth == 0 && brackets == 0 => return i + 1,
            _ => {}
        }
    }
    code.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Tree;

    #[test]
    fn comments_literals_and_tests_are_no_code() {
        let text = "// panic!\nfn a<'x>(c: &'x str) { let q = '\"'; b(\"pan\\\"ic!\", r#\"raw \"x\" \"#); }\n\
                    /* panic! /* nested */ */\n#[cfg(test)]\nmod tests {\n fn t() { panic!(\"a b\") }\n}\nfn z() {}\n";
        let source = Source::parse("a.rs", text);
        assert!(!source.code.contains("panic"), "{}", source.code);
        assert!(source.code.contains("fn z()") && source.code.contains("fn a<'x>"));
        let texts: Vec<_> = source.literals.iter().map(|l| l.text.as_str()).collect();
        assert_eq!(texts, ["pan\\\"ic!", "raw \"x\" "]);
        assert_eq!(source.code.len(), text.len());
        assert!(source.lines < text.lines().count());
    }

    #[test]
    fn words_are_found_whole() {
        let source = Source::parse(
            "a.rs",
            "let unwrap_used = x.unwrap(); my_unsafe(); unsafe {}",
        );
        assert_eq!(source.find_word(".unwrap(").len(), 1);
        assert_eq!(source.find_word("unsafe").len(), 1);
        assert_eq!(source.find_word("unwrap").len(), 1);
    }

    #[test]
    fn a_test_item_without_braces_ends_at_its_semicolon() {
        let source = Source::parse("a.rs", "#[cfg(test)]\nmod tests;\nfn kept() {}\n");
        assert!(source.code.contains("fn kept"));
        assert!(!source.code.contains("mod tests"));
    }

    #[test]
    fn a_module_for_tests_in_a_file_of_its_own_is_left_out() {
        let tree = Tree::new(&[
            ("src/lib.rs", "mod a;\n#[cfg(test)]\nmod samples;\n"),
            ("src/samples.rs", ""),
            (
                "src/a.rs",
                "#[cfg(test)]\npub(crate) mod deep;\nfn f() { g(); }",
            ),
            ("src/a/deep.rs", ""),
            ("src/a/kept.rs", ""),
        ]);
        let sources = read_all(tree.root(), "src").unwrap();
        let paths: Vec<_> = sources.iter().map(|source| source.path.as_str()).collect();
        assert_eq!(paths, ["src/a/kept.rs", "src/a.rs", "src/lib.rs"]);
    }

    #[test]
    fn byte_strings_and_escaped_characters() {
        let source = Source::parse(
            "a.rs",
            r#"f(b"unsafe x", '\'', br"y z", '\u{15e}'); unsafe_fn()"#,
        );
        assert!(source.find_word("unsafe").is_empty());
        assert!(source.code.contains("unsafe_fn()"), "{}", source.code);
    }
}
