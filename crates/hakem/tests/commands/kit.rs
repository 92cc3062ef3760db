//! Running the binary, and looking at what it says.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// What came of running the binary.
pub(crate) struct Ran {
    pub(crate) exit: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Ran {
    /// The lines of standard output as JSON.
    pub(crate) fn json(&self) -> Vec<Value> {
        self.stdout
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect()
    }

    /// Asserts that everything was done, and gives the only line as JSON.
    pub(crate) fn one(&self) -> Value {
        assert_eq!(self.exit, Some(0), "{}", self.stderr);
        let mut lines = self.json();
        assert_eq!(lines.len(), 1, "{}", self.stdout);
        lines.remove(0)
    }

    /// Asserts exit code 2, nothing but one message, and gives the message.
    pub(crate) fn refused(&self) -> &str {
        assert_eq!(self.exit, Some(2), "{}", self.stdout);
        assert_eq!(self.stderr.lines().count(), 1, "{}", self.stderr);
        self.stderr.trim_end()
    }
}

/// A folder for the files of one test.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    /// The folder itself.
    pub(crate) fn whole(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file.
    pub(crate) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, text).expect("written");
        path
    }

    /// Audits with these arguments; names in the folder begin with `@`.
    pub(crate) fn audit(&self, arguments: &[&str]) -> Ran {
        let full = |argument: &&str| match argument.strip_prefix('@') {
            Some("") => self.whole().display().to_string(),
            Some(name) => self.path(name).display().to_string(),
            None => (*argument).to_owned(),
        };
        let full: Vec<String> = ["audit"].iter().chain(arguments).map(full).collect();
        let full: Vec<&str> = full.iter().map(String::as_str).collect();
        hakem(&full)
    }

    /// The names of all that is in it.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.whole()).expect("a folder");
        let name = |entry: std::io::Result<fs::DirEntry>| {
            let name = entry.expect("an entry").file_name();
            name.into_string().expect("UTF-8")
        };
        let mut names: Vec<String> = entries.map(name).collect();
        names.sort();
        names
    }
}

/// Runs the binary in English with this on standard input.
pub(crate) fn hakem_reading(input: impl Into<Vec<u8>>, arguments: &[&str]) -> Ran {
    run_in("en_GB.UTF-8", input.into(), arguments)
}

/// Runs the binary in English.
pub(crate) fn hakem(arguments: &[&str]) -> Ran {
    hakem_reading("", arguments)
}

/// Runs the binary in a locale.
pub(crate) fn run_in(locale: &str, input: Vec<u8>, arguments: &[&str]) -> Ran {
    let output = assert_cmd::Command::new(env!("CARGO_BIN_EXE_hakem"))
        .args(arguments)
        .env_remove("LC_MESSAGES")
        .env("LC_ALL", locale)
        .write_stdin(input)
        .output()
        .expect("the binary runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Ran {
        exit: output.status.code(),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

/// A game with tags, one line of moves and a result.
pub(crate) fn game(tags: &str, moves: &str, result: &str) -> String {
    format!(
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"{result}\"]\n{tags}\n{moves} {result}\n\n"
    )
}
