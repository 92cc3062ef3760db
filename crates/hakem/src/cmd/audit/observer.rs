//! Tells of an audit while it runs.

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::time::Duration;

use hakem_audit::input::{InputFault, Skipped};
use hakem_audit::report::clock;
use hakem_audit::{Anew, Observer, Progress, games_per_second};
use hakem_words::Lang;
use indicatif::{HumanBytes, ProgressBar, ProgressStyle};

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

    /// Tells something of an output.
    fn tell_of(&mut self, output: &Path, id: &str) {
        let output = [("output", Argument::Text(output.display().to_string()))];
        self.tell(&self.words.say(id, &output));
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

    fn begins_anew(&mut self, output: &Path, why: Anew) {
        let id = match why {
            Anew::NothingThere => "cli-audit-begins-anew",
            Anew::Untold => "cli-audit-begins-anew-untold",
        };
        self.tell_of(output, id);
    }

    fn is_complete(&mut self, output: &Path) {
        self.tell_of(output, "cli-audit-complete");
    }

    fn goes_on(&mut self, output: &Path, games: u64) {
        let told = [
            ("output", Argument::Text(output.display().to_string())),
            ("games", Argument::Number(games)),
        ];
        self.tell(&self.words.say("cli-audit-goes-on", &told));
    }

    fn lies_among_inputs(&mut self, output: &Path) {
        self.tell_of(output, "cli-audit-among-inputs");
    }

    fn repeated(&mut self, first: &str, count: u64) {
        let told = [
            ("input", Argument::Text(first.to_owned())),
            ("others", Argument::Number(count.saturating_sub(1))),
        ];
        self.tell(&self.words.say("cli-audit-repeated", &told));
    }

    fn skipped(&mut self, skipped: &Skipped) {
        let told = hakem_audit::report::skipped(skipped, self.words.lang);
        let told = [("skipped", Argument::Text(told))];
        self.tell(&self.words.say("cli-audit-skipped", &told));
    }

    fn progress(&mut self, progress: &Progress) {
        let Some(bar) = &self.bar else { return };
        // Whatever is drawn first is seen for a while: the words come before the bar.
        bar.set_message(line(progress, self.words));
        if let Some(all) = progress.of_bytes
            && bar.length() != Some(all)
        {
            bar.set_length(all);
            bar.set_style(style(OF_ALL));
        }
        bar.set_position(progress.bytes);
    }
}

/// What is told beside the bar. How long it will take is not known of a stream.
fn line(progress: &Progress, words: Words) -> String {
    let speed = games_per_second(progress.games, progress.elapsed);
    let left = left(progress);
    let parts = [
        ("games", Argument::Number(progress.games)),
        ("speed", Argument::Number(speed)),
        ("bytes", Argument::Text(size(progress.bytes, words.lang))),
        ("left", Argument::Text(left.map(clock).unwrap_or_default())),
    ];
    let id = match left {
        Some(_) => "cli-audit-progress",
        None => "cli-audit-progress-of-stream",
    };
    words.say(id, &parts)
}

/// How long it will take if it goes on as before; `None` where it is not known how much there is, or
/// nothing is done yet by which it could be told.
fn left(progress: &Progress) -> Option<Duration> {
    let all = progress.of_bytes?;
    if progress.bytes == 0 && all > 0 {
        return None;
    }
    let rest = all.saturating_sub(progress.bytes);
    let per_byte = progress.elapsed.as_secs_f64() / progress.bytes.max(1) as f64;
    Duration::try_from_secs_f64(per_byte * rest as f64).ok()
}

/// A number of bytes as the language writes it.
fn size(bytes: u64, lang: Lang) -> String {
    let size = HumanBytes(bytes).to_string();
    match lang {
        Lang::En => size,
        Lang::Tr => size.replace('.', ","),
    }
}

/// Where it is known how much there is.
const OF_ALL: &str = "{bar:20} {percent:>3} %  {wide_msg}";

fn bar() -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, crate::progress::screen());
    bar.set_style(style("{wide_msg}"));
    bar
}

/// What does not fit into the line is left out at its end.
fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn progress(of_bytes: Option<u64>) -> Progress {
        Progress {
            bytes: 1 << 20,
            of_bytes,
            games: 1_500,
            elapsed: Duration::from_millis(1_500),
        }
    }

    #[test]
    fn the_rate_is_that_of_the_time_spent_and_no_unit_is_foreign() {
        let of_all = progress(Some(3 << 20));
        let told = |lang| line(&of_all, Words { lang });
        assert!(told(Lang::En).contains("1000/s"), "{}", told(Lang::En));
        assert!(told(Lang::Tr).contains("kalan 0:03"), "{}", told(Lang::Tr));
        assert!(told(Lang::Tr).contains("1,00 MiB"), "{}", told(Lang::Tr));
    }

    #[test]
    fn before_anything_is_done_nobody_knows_what_is_left() {
        let of_all = Progress {
            bytes: 0,
            ..progress(Some(3 << 20))
        };
        for lang in Lang::ALL {
            let told = line(&of_all, Words { lang });
            assert!(!told.contains("0:"), "{told}");
        }
    }

    #[test]
    fn of_a_stream_nobody_knows_what_is_left() {
        for lang in Lang::ALL {
            let told = line(&progress(None), Words { lang });
            assert!(!told.contains('?') && !told.contains("0:"), "{told}");
        }
    }
}
