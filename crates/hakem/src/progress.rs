//! A progress bar on long work: on standard error, and only where a person sees it beside results
//! that go elsewhere.

use std::io::{self, IsTerminal, Write};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle, TermLike};
use ratatui::crossterm::{Command, cursor, execute, terminal};

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

/// Where bars are drawn.
pub(crate) fn screen() -> ProgressDrawTarget {
    ProgressDrawTarget::term_like(Box::new(Screen))
}

/// Standard error as a terminal, of which bars leave the last columns free. They fill their line, and
/// what the terminal shows of Ctrl-C would push such a line up for good.
#[derive(Debug)]
struct Screen;

/// Room for `^C`, with the cursor still on the line.
const FREE: u16 = 3;

/// Where the terminal does not tell how wide it is.
const USUAL: u16 = 80;

/// Moves the cursor by so many columns or lines; by none is not the same as by 0 for a terminal.
fn moved<C: Command>(by: usize, command: impl FnOnce(u16) -> C) -> io::Result<()> {
    match u16::try_from(by).unwrap_or(u16::MAX) {
        0 => Ok(()),
        by => execute!(io::stderr(), command(by)),
    }
}

impl TermLike for Screen {
    fn width(&self) -> u16 {
        let width = terminal::size().map_or(USUAL, |(width, _)| width);
        width.saturating_sub(FREE).max(1)
    }

    fn height(&self) -> u16 {
        terminal::size().map_or(24, |(_, height)| height)
    }

    fn move_cursor_up(&self, n: usize) -> io::Result<()> {
        moved(n, cursor::MoveUp)
    }

    fn move_cursor_down(&self, n: usize) -> io::Result<()> {
        moved(n, cursor::MoveDown)
    }

    fn move_cursor_right(&self, n: usize) -> io::Result<()> {
        moved(n, cursor::MoveRight)
    }

    fn move_cursor_left(&self, n: usize) -> io::Result<()> {
        moved(n, cursor::MoveLeft)
    }

    fn write_line(&self, s: &str) -> io::Result<()> {
        writeln!(io::stderr(), "{s}")
    }

    fn write_str(&self, s: &str) -> io::Result<()> {
        write!(io::stderr(), "{s}")
    }

    fn clear_line(&self) -> io::Result<()> {
        let whole = terminal::Clear(terminal::ClearType::CurrentLine);
        execute!(io::stderr(), whole, cursor::MoveToColumn(0))
    }

    fn flush(&self) -> io::Result<()> {
        io::stderr().flush()
    }
}

fn bar(size: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(size), screen());
    let template = "{wide_bar} {percent:>3} %  {bytes}/{total_bytes}  {eta}";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}
