//! Text: lines, and the words in them.

use std::{fs, sync::OnceLock};

use crate::{lists, random::Random, signs, walk};

/// Changes the text behind the first `head` bytes.
pub(crate) fn change(input: &mut Vec<u8>, head: usize, random: &mut Random) {
    if head > 0 && random.one_in(30) {
        if let Some(byte) = input.get_mut(random.below(head)) {
            *byte = random.byte();
        }
        return;
    }
    let mut text = input.split_off(head);
    if random.one_in(4) {
        signs::change(&mut text, random);
        input.extend(text);
        return;
    }
    let changed = match random.below(10) {
        0 | 1 => rearranged(pieces(&text, Cut::Lines), random),
        2..=6 => words(&text, random),
        7 => with_tag(&text, random),
        _ => walk::change(&text, random),
    };
    input.extend(changed);
}

/// A piece of the second text within the first, or behind its beginning.
pub(crate) fn cross(first: &[u8], second: &[u8], head: usize, random: &mut Random) -> Vec<u8> {
    let (head, text) = first.split_at(head.min(first.len()));
    let other = second.get(head.len()..).unwrap_or_default();
    let cut = if random.one_in(2) {
        Cut::Lines
    } else {
        Cut::Words
    };
    let (mut all, other) = (pieces(text, cut), pieces(other, cut));
    let piece = other.get(random.piece(other.len(), 30)).unwrap_or_default();
    let at = random.below(all.len() + 1);
    if random.one_in(3) {
        all.truncate(at);
    }
    drop(all.splice(at..at, piece.iter().copied()));
    [head.to_vec(), all.concat()].concat()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    Lines,
    Words,
}

/// The text cut into lines, or into words, signs and the spaces between them.
fn pieces(text: &[u8], cut: Cut) -> Vec<&[u8]> {
    match cut {
        Cut::Lines => text.split_inclusive(|byte| *byte == b'\n').collect(),
        Cut::Words => text
            .chunk_by(|a, b| kind(*a) == kind(*b) && kind(*a) != Kind::Sign)
            .collect(),
    }
}

#[derive(PartialEq, Eq)]
enum Kind {
    Word,
    Space,
    Sign,
}

fn kind(byte: u8) -> Kind {
    match byte {
        b' ' | b'\t' | b'\r' | b'\n' => Kind::Space,
        b'{' | b'}' | b'(' | b')' | b'[' | b']' | b'"' | b',' | b';' | b'<' | b'>' => Kind::Sign,
        _ => Kind::Word,
    }
}

fn rearranged(mut pieces: Vec<&[u8]>, random: &mut Random) -> Vec<u8> {
    let at = random.below(pieces.len() + 1);
    match random.below(4) {
        0 => drop(pieces.drain(random.piece(pieces.len(), 4))),
        1 => {
            let again = pieces
                .get(random.piece(pieces.len(), 8))
                .unwrap_or_default()
                .to_vec();
            drop(pieces.splice(at..at, again));
        }
        2 => {
            let other = random.below(pieces.len());
            if at < pieces.len() {
                pieces.swap(at, other);
            }
        }
        _ => {
            let moved: Vec<_> = pieces.drain(random.piece(pieces.len(), 4)).collect();
            let at = at.min(pieces.len());
            drop(pieces.splice(at..at, moved));
        }
    }
    pieces.concat()
}

fn words(text: &[u8], random: &mut Random) -> Vec<u8> {
    let mut all = pieces(text, Cut::Words);
    let words: Vec<usize> = (0..all.len())
        .filter(|at| {
            all.get(*at)
                .and_then(|word| word.first())
                .is_some_and(|byte| kind(*byte) == Kind::Word)
        })
        .collect();
    let Some(&at) = random.of(&words) else {
        return [text, any(random).as_ref()].concat();
    };
    let other = random
        .of(&words)
        .and_then(|other| all.get(*other))
        .copied()
        .unwrap_or_default();
    let old = all.get(at).copied().unwrap_or_default();
    let new = match random.below(6) {
        0 => return rearranged(all, random),
        1 => other.to_vec(),
        2 => any(random),
        3 => spelt_otherwise(old, random),
        4 => [old, b" ", &any(random)].concat(),
        _ => alike(old, random),
    };
    if let Some(word) = all.get_mut(at) {
        *word = &new;
    }
    all.concat()
}

/// Any word that our readers know.
fn any(random: &mut Random) -> Vec<u8> {
    let known = dictionary();
    if !known.is_empty() && random.one_in(2) {
        return random.of(known).cloned().unwrap_or_default();
    }
    let list = random.of(&lists::ALL).copied().unwrap_or_default();
    random.word(list).as_bytes().to_vec()
}

/// Another word of the same kind.
fn alike(old: &[u8], random: &mut Random) -> Vec<u8> {
    let digits = old.iter().filter(|byte| byte.is_ascii_digit()).count();
    let list = match old {
        _ if digits == old.len() => lists::NUMBERS,
        _ if lists::is_in(lists::RESULTS, old) => lists::RESULTS,
        _ if old.contains(&b':') && digits > 2 => lists::CLOCKS,
        [b'a'..=b'h', b'1'..=b'8'] => lists::MOVES,
        [.., b'1'..=b'8'] if old.len() < 7 => lists::MOVES,
        _ if lists::is_in(lists::ENDINGS, old) => lists::ENDINGS,
        _ => return any(random),
    };
    random.word(list).as_bytes().to_vec()
}

/// The same word with another first letter, in capitals, with a sign behind it, and the like.
fn spelt_otherwise(old: &[u8], random: &mut Random) -> Vec<u8> {
    let (first, rest) = old
        .split_first()
        .map_or((&[][..], old), |(f, rest)| (std::slice::from_ref(f), rest));
    match random.below(8) {
        0 => old.to_ascii_uppercase(),
        1 => old.to_ascii_lowercase(),
        2 => [old, random.word(lists::BEHIND).as_bytes()].concat(),
        3 => [random.word(lists::PIECES).as_bytes(), rest].concat(),
        4 => [random.word(lists::PIECES).as_bytes(), old].concat(),
        5 => [
            first,
            random.word(&["x", "-", ":", "a", "1", "e", "8"]).as_bytes(),
            rest,
        ]
        .concat(),
        6 => rest.to_vec(),
        _ => old
            .split_last()
            .map_or(Vec::new(), |(_, rest)| rest.to_vec()),
    }
}

/// A tag with a value of its kind, in front or at some line.
fn with_tag(text: &[u8], random: &mut Random) -> Vec<u8> {
    let (name, values) = random.of(lists::TAGS).copied().unwrap_or_default();
    let mut value = random.word(values).as_bytes().to_vec();
    for _ in 0..random.below(4) {
        value.extend(b" ");
        value.extend(if random.one_in(2) {
            random.word(lists::ENDINGS).as_bytes().to_vec()
        } else {
            any(random)
        });
    }
    let value: Vec<u8> = value.into_iter().filter(|byte| *byte != b'"').collect();
    let tag = [b"[", name.as_bytes(), b" \"", &value, b"\"]\n"].concat();
    let mut lines = pieces(text, Cut::Lines);
    let old = lines.iter().position(|line| {
        line.strip_prefix(b"[")
            .is_some_and(|line| line.starts_with(name.as_bytes()))
    });
    match old {
        Some(at) => {
            if let Some(line) = lines.get_mut(at) {
                *line = &tag;
            }
        }
        None => {
            let tags = lines
                .iter()
                .take_while(|line| line.starts_with(b"["))
                .count();
            lines.insert(random.below(tags + 1), &tag);
        }
    }
    lines.concat()
}

/// The words of the dictionary that the fuzzer was given.
fn dictionary() -> &'static [Vec<u8>] {
    static WORDS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let file = std::env::args().find_map(|word| Some(word.strip_prefix("-dict=")?.to_owned()));
        let text = file
            .and_then(|file| fs::read_to_string(file).ok())
            .unwrap_or_default();
        text.lines().filter_map(entry).collect()
    })
}

/// A line of the dictionary: `"s\xC3\xBCre"`.
fn entry(line: &str) -> Option<Vec<u8>> {
    let mut rest = line.strip_prefix('"')?.strip_suffix('"')?;
    let mut word = Vec::new();
    while let Some((before, after)) = rest.split_once("\\x") {
        word.extend(before.bytes());
        word.push(u8::from_str_radix(after.get(..2)?, 16).ok()?);
        rest = after.get(2..)?;
    }
    word.extend(rest.bytes());
    Some(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_up_the_text() {
        let text = b"[Result \"1-0\"]\n\n1. e4 {[%clk 1:00]} e5 1-0";
        for cut in [Cut::Lines, Cut::Words] {
            assert_eq!(pieces(text, cut).concat(), text);
        }
        assert_eq!(pieces(b"e4 (e5)", Cut::Words).len(), 5);
    }

    #[test]
    fn an_entry_of_the_dictionary_is_read() {
        assert_eq!(entry("\"s\\xC3\\xBCre\""), Some("süre".as_bytes().to_vec()));
        assert_eq!(entry("# a note"), None);
    }
}
