//! Running the binary, and looking at what it says.

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
