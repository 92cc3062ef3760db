//! Work that several threads share, and that is written in the order in which it was read.
//!
//! There is no thread that only reads or writes: whoever has nothing to do takes the next piece,
//! and whoever has finished writes its own and what waited for it. So nobody waits while there is
//! something left to do, but where the results run too far ahead of a piece that takes long.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::mem;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

/// How many results may wait for an earlier one.
const MOST_WAITING: u64 = 1024;

/// One thread's part of the work.
pub(super) trait Work: Send {
    /// What is read before it is worked on.
    type Piece: Default + Send;

    /// Works on a piece and appends what is to be written.
    fn work(&mut self, piece: &mut Self::Piece, result: &mut Vec<u8>);
}

/// How far reading has come.
pub(super) enum Read {
    /// There is a piece, and perhaps more.
    Piece,
    /// There is nothing left, and no piece.
    Nothing,
    /// There is a piece, maybe an empty one, and reading broke off behind it.
    BrokeOff(io::Error),
}

/// Why work ended before everything was read and written.
pub(super) enum Broken {
    Reading(io::Error),
    Writing(io::Error),
}

/// Has every worker work, one on each thread, until all is read and written.
///
/// # Errors
/// Where reading or writing breaks off. What was read before reading broke off is written.
pub(super) fn share<W: Work>(
    workers: &mut [W],
    read: impl FnMut(&mut W::Piece) -> Read + Send,
    output: &mut (dyn Write + Send),
) -> Result<(), Broken> {
    let turns = Turns {
        reading: Mutex::new(Reading {
            read,
            next: Some(0),
            fault: None,
        }),
        writing: Mutex::new(Writing {
            output,
            next: 0,
            early: BTreeMap::new(),
            fault: None,
        }),
        written: Condvar::new(),
    };
    thread::scope(|scope| {
        let mut workers = workers.iter_mut();
        let here = workers.next();
        for worker in workers {
            scope.spawn(|| turns.go_on(worker));
        }
        if let Some(worker) = here {
            turns.go_on(worker);
        }
    });
    let Turns {
        reading, writing, ..
    } = turns;
    let writing = writing.into_inner().unwrap_or_else(PoisonError::into_inner);
    let reading = reading.into_inner().unwrap_or_else(PoisonError::into_inner);
    match (writing.fault, reading.fault) {
        (Some(error), _) => Err(Broken::Writing(error)),
        (None, Some(error)) => Err(Broken::Reading(error)),
        (None, None) => Ok(()),
    }
}

struct Turns<'a, R> {
    reading: Mutex<Reading<R>>,
    writing: Mutex<Writing<'a>>,
    /// Told whenever something was written, or could not be.
    written: Condvar,
}

struct Reading<R> {
    read: R,
    /// The number of the next piece, while there is one.
    next: Option<u64>,
    fault: Option<io::Error>,
}

struct Writing<'a> {
    output: &'a mut (dyn Write + Send),
    /// The number of the piece whose result is written next.
    next: u64,
    /// Results that wait for an earlier one.
    early: BTreeMap<u64, Vec<u8>>,
    fault: Option<io::Error>,
}

impl Writing<'_> {
    /// Writes a result whose turn it is, and all that waited for it.
    fn write(&mut self, result: &[u8]) -> io::Result<()> {
        self.output.write_all(result)?;
        self.next += 1;
        while let Some(result) = self.early.remove(&self.next) {
            self.output.write_all(&result)?;
            self.next += 1;
        }
        Ok(())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<R> Turns<'_, R> {
    fn go_on<W: Work>(&self, worker: &mut W)
    where
        R: FnMut(&mut W::Piece) -> Read,
    {
        let (mut piece, mut result) = (W::Piece::default(), Vec::new());
        while let Some(number) = self.take(&mut piece) {
            worker.work(&mut piece, &mut result);
            if !self.hand_in(number, &mut result) {
                return;
            }
        }
    }

    /// Reads the next piece; its number, if there is one.
    fn take<P>(&self, piece: &mut P) -> Option<u64>
    where
        R: FnMut(&mut P) -> Read,
    {
        let mut reading = lock(&self.reading);
        let number = reading.next?;
        reading.next = match (reading.read)(piece) {
            Read::Piece => Some(number + 1),
            Read::Nothing => {
                reading.next = None;
                return None;
            }
            Read::BrokeOff(error) => {
                reading.fault = Some(error);
                None
            }
        };
        Some(number)
    }

    /// Writes a result, or leaves it to whoever writes the one before it. Whether to go on.
    fn hand_in(&self, number: u64, result: &mut Vec<u8>) -> bool {
        let mut writing = lock(&self.writing);
        while writing.fault.is_none() && number > writing.next + MOST_WAITING {
            let woken = self.written.wait(writing);
            writing = woken.unwrap_or_else(PoisonError::into_inner);
        }
        if writing.fault.is_some() {
            return false;
        }
        if number != writing.next {
            writing.early.insert(number, mem::take(result));
            return true;
        }
        writing.fault = writing.write(result).err();
        result.clear();
        let go_on = writing.fault.is_none();
        drop(writing);
        self.written.notify_all();
        go_on
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes the number it reads, the slower the smaller its last digit is.
    struct Slow;

    impl Work for Slow {
        type Piece = u32;

        fn work(&mut self, piece: &mut u32, result: &mut Vec<u8>) {
            let mut sum = 0_u64;
            for n in 0..(9 - u64::from(*piece % 10)) * 2_000 {
                sum = std::hint::black_box(sum.wrapping_add(n));
            }
            result.extend_from_slice(format!("{piece}\n").as_bytes());
        }
    }

    fn upwards(end: u32, last: fn() -> Read) -> impl FnMut(&mut u32) -> Read {
        let mut next = 0;
        move |piece| {
            *piece = next;
            next += 1;
            if next > end { last() } else { Read::Piece }
        }
    }

    fn up_to(end: u32) -> String {
        (0..end).map(|n| format!("{n}\n")).collect()
    }

    #[test]
    fn everything_is_written_in_the_order_in_which_it_was_read() {
        for jobs in 1..6 {
            let mut output = Vec::new();
            let mut workers: Vec<Slow> = (0..jobs).map(|_| Slow).collect();
            let shared = share(&mut workers, upwards(3_000, || Read::Nothing), &mut output);
            assert!(shared.is_ok());
            assert_eq!(String::from_utf8(output).unwrap(), up_to(3_000));
        }
    }

    #[test]
    fn what_was_read_before_reading_broke_off_is_written() {
        let mut output = Vec::new();
        let end = || Read::BrokeOff(io::Error::other("the cable"));
        let shared = share(&mut [Slow, Slow, Slow], upwards(500, end), &mut output);
        assert!(matches!(shared, Err(Broken::Reading(error)) if error.to_string() == "the cable"));
        assert_eq!(String::from_utf8(output).unwrap(), up_to(501));
    }

    #[test]
    fn a_full_disk_ends_the_work_of_all() {
        struct Full(usize);
        impl Write for Full {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                self.0 = self.0.checked_sub(1).ok_or(io::ErrorKind::StorageFull)?;
                Ok(bytes.len())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        let read = upwards(u32::MAX, || Read::Nothing);
        let shared = share(&mut [Slow, Slow, Slow], read, &mut Full(7));
        assert!(
            matches!(shared, Err(Broken::Writing(error)) if error.kind() == io::ErrorKind::StorageFull)
        );
    }
}
