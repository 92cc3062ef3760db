//! A progress bar on long work: on standard error, and only where a person sees it beside results
//! that go elsewhere.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};

use crate::input::Source;

/// Inputs smaller than this are done before a bar would help.
const LONG: u64 = 4 << 20;

/// How far the work has come.
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
}

impl Progress {
    /// A bar for reading a source, where it is long enough and somebody looks.
    pub(crate) fn over(source: &Source) -> Progress {
        let size = source.size().filter(|size| *size >= LONG);
        let seen = std::io::stderr().is_terminal() && !std::io::stdout().is_terminal();
        Progress {
            bar: size.filter(|_| seen).map(bar),
        }
    }

    /// So many bytes of the source have been read.
    pub(crate) fn reached(&self, bytes: u64) {
        if let Some(bar) = &self.bar {
            bar.set_position(bytes);
        }
    }

    /// The work is done: the bar makes room for what is told after it.
    pub(crate) fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(size: u64) -> ProgressBar {
    let bar = ProgressBar::new(size);
    let template = "{wide_bar} {percent:>3} %  {bytes}/{total_bytes}  {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}
