//! Invariant: what a user reads comes from the message files.

use crate::{problem::Problem, source::Source};

/// The macros and methods that show or carry text.
const SHOWING: [&str; 10] = [
    "println!(",
    "print!(",
    "eprintln!(",
    "eprint!(",
    "write!(",
    "writeln!(",
    "format!(",
    "bail!(",
    "anyhow!(",
    ".context(",
];

/// No sentence stands in the code of the program.
pub(crate) fn check(source: &Source) -> Vec<Problem> {
    let mut problems = Vec::new();
    for word in SHOWING {
        for at in source.find_word(word) {
            let open = at + word.len();
            let close = close_of(&source.code, open);
            let sentence = source
                .literals
                .iter()
                .filter(|literal| (open..close).contains(&literal.start))
                .find(|literal| is_sentence(&literal.text));
            if let Some(literal) = sentence {
                let what = format!("\"{}\" belongs in a message file", literal.text);
                problems.push(Problem::in_line(
                    &source.path,
                    source.line_of(literal.start),
                    what,
                ));
            }
        }
    }
    problems.dedup();
    problems
}

/// The end of what stands in the parenthesis that opened just before `at`.
fn close_of(code: &str, at: usize) -> usize {
    let mut depth = 1;
    for (i, byte) in code.bytes().enumerate().skip(at) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return i;
        }
    }
    code.len()
}

/// Whether a text has two words of three letters or more, placeholders aside.
fn is_sentence(text: &str) -> bool {
    let mut depth = 0;
    let plain: String = text
        .chars()
        .map(|c| {
            depth += i32::from(c == '{');
            let inside = depth > 0;
            depth -= i32::from(c == '}');
            if inside { '\u{1}' } else { c }
        })
        .collect();
    let words = plain
        .split_whitespace()
        .filter(|word| word.chars().count() >= 3 && word.chars().all(is_of_a_word));
    words.count() >= 2
}

fn is_of_a_word(c: char) -> bool {
    c.is_alphabetic() || matches!(c, ',' | '.' | ';' | ':' | '\'' | '’')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::says;

    fn seen(text: &str) -> Vec<Problem> {
        check(&Source::parse("a.rs", text))
    }

    #[test]
    fn a_sentence_in_the_code_is_seen() {
        assert!(says(
            &seen("fn f() { println!(\"the game goes on\") }"),
            "belongs in a message file"
        ));
        assert!(says(
            &seen("f(x).context(\"cannot open that file\")"),
            "belongs in a message file"
        ));
        assert!(says(
            &seen("writeln!(out, \"{} berabere biter oyun\", x)"),
            "belongs in a message file"
        ));
    }

    #[test]
    fn signs_codes_and_placeholders_pass() {
        let text = "println!(\"{number}. {san} {0:>5}\", x); writeln!(o, \"W\\t{}\"); \
                    let a = \"not shown to anybody\"; write!(f, \"en-passant\")";
        assert_eq!(seen(text), []);
    }
}
