//! Tells of an audit while it runs.

use std::io::{IsTerminal, Write};
use std::path::Path;

use hakem_audit::input::InputFault;
use hakem_audit::{Observer, Progress};
use indicatif::{HumanBytes, HumanDuration, ProgressBar, ProgressStyle};

use crate::cmd::Talk;
use crate::fault::Fault;
use crate::words::{Argument, Words};

/// Passes on what cannot be used, and shows a bar where somebody looks.
pub(super) struct Watcher<'a> {
    errors: &'a mut dyn Write,
    words: Words,
    bar: Option<ProgressBar>,
}

impl<'a> Watcher<'a> {
    pub(super) fn new(talk: &'a mut Talk<'_>) -> Watcher<'a> {
        Watcher {
            bar: std::io::stderr().is_terminal().then(bar),
            errors: &mut *talk.errors,
            words: talk.words,
        }
    }

    fn tell(&mut self, message: &str) {
        let mut tell = || {
            // Where diagnostics cannot be written, nobody is there to be told.
            let _ = writeln!(self.errors, "{message}");
        };
        match &self.bar {
            Some(bar) => bar.suspend(tell),
            None => tell(),
        }
    }

    /// The audit is over: the bar makes room for what is told after it.
    pub(super) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

impl Observer for Watcher<'_> {
    fn fault(&mut self, fault: &InputFault) {
        self.tell(&Fault::from(fault.clone()).message(self.words));
    }

    fn begins_anew(&mut self, output: &Path) {
        let output = [("output", Argument::Text(output.display().to_string()))];
        self.tell(&self.words.say("cli-audit-begins-anew", &output));
    }

    fn progress(&mut self, progress: &Progress) {
        let Some(bar) = &self.bar else { return };
        let seconds = progress.elapsed.as_secs().max(1);
        let mut parts = vec![
            ("games", Argument::Number(progress.games)),
            ("speed", Argument::Number(progress.games / seconds)),
            (
                "bytes",
                Argument::Text(HumanBytes(progress.bytes).to_string()),
            ),
        ];
        let left = progress.of_bytes.map(|all| {
            bar.set_length(all);
            let rest = all.saturating_sub(progress.bytes);
            let per_byte = progress.elapsed.as_secs_f64() / progress.bytes.max(1) as f64;
            std::time::Duration::try_from_secs_f64(per_byte * rest as f64).unwrap_or_default()
        });
        let left = left.map_or_else(|| "?".to_owned(), |left| HumanDuration(left).to_string());
        parts.push(("left", Argument::Text(left)));
        bar.set_position(progress.bytes);
        bar.set_message(self.words.say("cli-audit-progress", &parts));
    }
}

fn bar() -> ProgressBar {
    let bar = ProgressBar::new(0);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {msg}") {
        bar.set_style(style);
    }
    bar
}
