//! The examples of the README files and the pictures in them are real output.
//!
//! `HAKEM_BLESS=1 cargo test -p hakem --test readme` writes the output into the files.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The files with examples, and the locale in which they are run.
const PAGES: &[(&str, &str)] = &[
    ("README.md", "en_GB.UTF-8"),
    ("README.tr.md", "tr_TR.UTF-8"),
    ("docs/commands.md", "en_GB.UTF-8"),
    ("docs/commands.tr.md", "tr_TR.UTF-8"),
];

/// The command shown in each picture, and its locale.
const PICTURES: &[(&str, &str, &str)] = &[
    (
        "docs/ruling.svg",
        "en_GB.UTF-8",
        "echo '1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Ke2 Ke7 5. Ke1 Ke8' | hakem claim",
    ),
    (
        "docs/ruling.tr.svg",
        "tr_TR.UTF-8",
        "echo '1. e4 e5 2. Şe2 Şe7 3. Şe1 Şe8 4. Şe2 Şe7 5. Şe1 Şe8' | hakem claim",
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs a command in the root of the project with the built binary first in the path.
fn run(command: &str, locale: &str) -> String {
    let binary = Path::new(env!("CARGO_BIN_EXE_hakem"));
    let folder = binary.parent().expect("a folder").display().to_string();
    let path = std::env::var("PATH").unwrap_or_default();
    let output = Command::new("sh")
        .args(["-c", command])
        .current_dir(root())
        .env("PATH", format!("{folder}:{path}"))
        .env("LC_ALL", locale)
        .output()
        .expect("a shell");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    text(&output.stdout) + &text(&output.stderr)
}

/// The page with the output of its commands as it is now.
fn renewed(page: &str, locale: &str) -> String {
    let mut new = String::new();
    let mut in_console = false;
    for line in page.lines() {
        if line.starts_with("```") {
            in_console = line == "```console";
        } else if in_console && !line.starts_with("$ ") {
            continue;
        }
        new.push_str(line);
        new.push('\n');
        if let Some(command) = line.strip_prefix("$ ").filter(|_| in_console) {
            new.push_str(&run(command, locale));
        }
    }
    new
}

/// Compares a file with what it should be, or writes it.
fn settle(name: &str, new: &str) {
    let path = root().join(name);
    if std::env::var_os("HAKEM_BLESS").is_some() {
        std::fs::write(path, new).expect("written");
        return;
    }
    let old = std::fs::read_to_string(path).expect("the page");
    if old != new {
        let first = old.lines().zip(new.lines()).find(|(old, new)| old != new);
        panic!("{name} is not what the program says now: {first:?}");
    }
}

#[test]
fn examples_are_real_output() {
    for (name, locale) in PAGES {
        let page = std::fs::read_to_string(root().join(name)).expect("the page");
        assert!(page.contains("```console\n$ "), "{name} has no example");
        settle(name, &renewed(&page, locale));
    }
}

#[test]
fn pictures_show_real_output() {
    for (name, locale, command) in PICTURES {
        let output = run(command, locale);
        settle(name, &picture(command, &output));
    }
}

/// A terminal with a command and its output.
fn picture(command: &str, output: &str) -> String {
    const LINE: usize = 20;
    let shown: Vec<String> = std::iter::once(format!("$ {command}"))
        .chain(output.lines().map(str::to_owned))
        .collect();
    let height = shown.len() * LINE + 56;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"760\" height=\"{height}\" viewBox=\"0 0 760 {height}\" role=\"img\">\n\
         <rect width=\"760\" height=\"{height}\" rx=\"10\" fill=\"#1d2330\"/>\n\
         <circle cx=\"22\" cy=\"20\" r=\"6\" fill=\"#e5534b\"/>\n\
         <circle cx=\"42\" cy=\"20\" r=\"6\" fill=\"#d9a441\"/>\n\
         <circle cx=\"62\" cy=\"20\" r=\"6\" fill=\"#57ab5a\"/>\n\
         <g font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\" xml:space=\"preserve\">\n"
    );
    for (index, line) in shown.iter().enumerate() {
        let y = 56 + index * LINE;
        let (fill, weight) = match index {
            0 => ("#8ddb8c", "normal"),
            1 => ("#f0c674", "bold"),
            _ => ("#d8dee9", "normal"),
        };
        let text = line
            .replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;");
        svg.push_str(&format!(
            "<text x=\"20\" y=\"{y}\" fill=\"{fill}\" font-weight=\"{weight}\">{text}</text>\n"
        ));
    }
    svg.push_str("</g>\n</svg>\n");
    svg
}
