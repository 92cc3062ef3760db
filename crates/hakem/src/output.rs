//! Standard output: written in whole results, so that an interruption never leaves half of one.

use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, TryLockError};
use std::thread;
use std::time::Duration;

/// How many bytes are collected before they are written.
const BUFFER: usize = 64 * 1024;

/// Standard output, shared with the handler of interruptions.
#[derive(Clone)]
pub(crate) struct Output {
    shared: Arc<Mutex<BufWriter<Stdout>>>,
    /// A person is looking: every result is shown at once.
    watched: bool,
}

impl Output {
    /// Standard output of this process.
    #[must_use]
    pub(crate) fn stdout() -> Output {
        let stdout = io::stdout();
        let watched = stdout.is_terminal();
        Output {
            shared: Arc::new(Mutex::new(BufWriter::with_capacity(BUFFER, stdout))),
            watched,
        }
    }

    /// Whether a terminal shows it.
    #[must_use]
    pub(crate) const fn is_watched(&self) -> bool {
        self.watched
    }

    /// Writes out what is finished, for a process that is about to be ended. Gives up after a
    /// second: whoever reads may have stopped reading.
    pub(crate) fn rescue(&self) {
        for _ in 0..100 {
            match self.shared.try_lock() {
                Ok(mut writer) => {
                    // There is nobody left to tell of a failure.
                    let _ = writer.flush();
                    return;
                }
                Err(TryLockError::Poisoned(_)) => return,
                Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(10)),
            }
        }
    }
}

impl Write for Output {
    /// Takes the whole of `result`, which must be whole lines.
    fn write(&mut self, result: &[u8]) -> io::Result<usize> {
        let mut writer = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        writer.write_all(result)?;
        if self.watched {
            writer.flush()?;
        }
        Ok(result.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.shared
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .flush()
    }
}

/// Set when long work is to stop in good order; what cannot do that is ended at once.
static STOP: AtomicBool = AtomicBool::new(false);

/// Whether the work under way looks at [`STOP`].
static IN_GOOD_ORDER: AtomicBool = AtomicBool::new(false);

/// From now on the first interruption sets what is given back, and only the second ends the process.
pub(crate) fn stop_in_good_order() -> &'static AtomicBool {
    IN_GOOD_ORDER.store(true, Ordering::SeqCst);
    &STOP
}

/// Ends the process with exit code 130 at an interruption (Ctrl-C) or when it is told to end
/// (SIGTERM), with everything finished so far written out.
pub(crate) fn rescue_at_interruption(output: &Output) {
    let output = output.clone();
    let end = move || {
        if IN_GOOD_ORDER.swap(false, Ordering::SeqCst) {
            STOP.store(true, Ordering::SeqCst);
            return;
        }
        output.rescue();
        std::process::exit(i32::from(crate::exit::Exit::Interrupted.code()));
    };
    #[cfg(unix)]
    when_told_to_end(end.clone());
    // Without a handler the process still ends at an interruption, only less tidily.
    let _ = ctrlc::set_handler(end);
}

/// Does this at every SIGTERM. That is what schedulers and `timeout` send.
#[cfg(unix)]
fn when_told_to_end(end: impl Fn() + Send + 'static) {
    use signal_hook::consts::SIGTERM;
    use signal_hook::iterator::Signals;
    // Without a handler the process still ends, only less tidily.
    if let Ok(mut signals) = Signals::new([SIGTERM]) {
        thread::spawn(move || signals.forever().for_each(|_| end()));
    }
}
