//! Zstandard archives, unpacked on several threads where they consist of several frames.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::mem;
use std::num::NonZeroUsize;
use std::thread;

use crossbeam_channel::{Receiver, Sender, bounded};
use zstd::stream::read::Decoder;

use super::frames::{Next, Packed};

/// How many frames are unpacked at once at most: four threads unpack faster than a hundred judge.
const MOST_THREADS: usize = 4;
/// How many unpacked bytes are handed over at once.
const PIECE: usize = 256 << 10;
/// How many pieces of a frame wait.
const DEPTH: usize = 4;

/// The text of an archive. Single frames, and those too large to be held, are unpacked where they
/// are read.
///
/// # Errors
/// Where there is no memory.
pub(super) fn unpack(
    packed: Box<dyn Read + Send>,
    threads: NonZeroUsize,
) -> io::Result<Box<dyn Read + Send>> {
    if threads == NonZeroUsize::MIN {
        return Ok(Box::new(Decoder::new(packed)?));
    }
    Ok(Box::new(Unpacked {
        rest: Rest::Packed(Packed::new(packed)),
        waiting: VecDeque::new(),
        most: threads.get().min(MOST_THREADS),
        piece: io::Cursor::default(),
    }))
}

struct Unpacked {
    /// Frames that are being unpacked, in their order.
    waiting: VecDeque<Receiver<Piece>>,
    /// How many may be.
    most: usize,
    /// What lies behind them.
    rest: Rest,
    /// What is being read.
    piece: io::Cursor<Vec<u8>>,
}

/// Unpacked bytes; `None` at the end of what one thread was given.
type Piece = io::Result<Option<Vec<u8>>>;

enum Rest {
    Packed(Packed),
    /// In the middle of a frame.
    Stream(Decoder<'static, Packed>),
    Nothing,
}

impl Unpacked {
    /// Looks ahead, and has unpacked what can be.
    fn fill(&mut self) -> io::Result<()> {
        while self.waiting.len() < self.most
            && let Rest::Packed(packed) = &mut self.rest
        {
            match packed.next() {
                Next::Frames(frames) => self.waiting.push_back(begin(frames)?),
                Next::Stream => {
                    if let Rest::Packed(packed) = mem::replace(&mut self.rest, Rest::Nothing) {
                        self.rest = Rest::Stream(Decoder::with_buffer(packed)?.single_frame());
                    }
                }
                Next::End => self.rest = Rest::Nothing,
            }
        }
        Ok(())
    }

    /// Whether there is a further piece of the frames that wait.
    fn next_piece(&mut self) -> io::Result<bool> {
        let Some(frames) = self.waiting.front() else {
            return Ok(false);
        };
        match frames.recv().map_err(io::Error::other)?? {
            Some(piece) => self.piece = io::Cursor::new(piece),
            None => drop(self.waiting.pop_front()),
        }
        Ok(true)
    }
}

impl Read for Unpacked {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.piece.read(buffer)?;
            if read > 0 || buffer.is_empty() {
                return Ok(read);
            }
            self.fill()?;
            if self.next_piece()? {
                continue;
            }
            match mem::replace(&mut self.rest, Rest::Nothing) {
                Rest::Stream(mut decoder) => {
                    let read = decoder.read(buffer);
                    self.rest = match read {
                        Ok(0) => Rest::Packed(decoder.finish()),
                        _ => Rest::Stream(decoder),
                    };
                    if !matches!(read, Ok(0)) {
                        return read;
                    }
                }
                Rest::Packed(packed) => self.rest = Rest::Packed(packed),
                Rest::Nothing => return Ok(0),
            }
        }
    }
}

/// Has frames unpacked on a thread of their own; it ends when nobody takes the pieces any more.
fn begin(frames: Vec<u8>) -> io::Result<Receiver<Piece>> {
    let (sender, pieces) = bounded(DEPTH);
    let work = move || {
        // Nobody is there to be told.
        let _ = hand_over(&frames, &sender);
    };
    thread::Builder::new().spawn(work)?;
    Ok(pieces)
}

fn hand_over(
    frames: &[u8],
    pieces: &Sender<Piece>,
) -> Result<(), crossbeam_channel::SendError<Piece>> {
    let mut decoder = match Decoder::with_buffer(frames) {
        Ok(decoder) => decoder,
        Err(error) => return pieces.send(Err(error)),
    };
    loop {
        let mut piece = Vec::with_capacity(PIECE);
        let read = (&mut decoder).take(PIECE as u64).read_to_end(&mut piece);
        let is_full = piece.len() == PIECE;
        if !piece.is_empty() {
            pieces.send(Ok(Some(piece)))?;
        }
        match read {
            Ok(_) if is_full => {}
            Ok(_) => return pieces.send(Ok(None)),
            Err(error) => return pieces.send(Err(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(packed: &[u8], threads: usize) -> (Vec<u8>, Option<io::ErrorKind>) {
        let threads = NonZeroUsize::new(threads).expect("threads");
        let mut reader =
            unpack(Box::new(io::Cursor::new(packed.to_vec())), threads).expect("begun");
        let mut text = Vec::new();
        let end = reader.read_to_end(&mut text);
        (text, end.err().map(|error| error.kind()))
    }

    /// One behind the other: frames, and what is skipped.
    fn archive(texts: &[Vec<u8>]) -> Vec<u8> {
        let mut packed = Vec::new();
        for (number, text) in texts.iter().enumerate() {
            if number % 3 == 2 {
                packed.extend_from_slice(&[0x53, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
            }
            packed.extend(zstd::encode_all(text.as_slice(), 1).expect("packed"));
        }
        packed
    }

    /// Bytes that hardly compress.
    fn noise(length: usize, seed: u64) -> Vec<u8> {
        let mut x = seed;
        let mut byte = || {
            x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (x >> 56) as u8
        };
        (0..length).map(|_| byte()).collect()
    }

    #[test]
    fn many_frames_give_their_texts_in_order() {
        let texts: Vec<_> = (0..40).map(|n| noise(n * 20_000, n as u64)).collect();
        let whole = (texts.concat(), None);
        for threads in [1, 2, 3, 9] {
            assert!(read(&archive(&texts), threads) == whole, "{threads}");
        }
    }

    #[test]
    fn a_frame_that_cannot_be_held_stands_among_others() {
        let texts = [
            noise(500, 1),
            noise(9 << 20, 2),
            noise(600_000, 3),
            vec![7; 3 << 20],
        ];
        assert!(read(&archive(&texts), 3) == (texts.concat(), None));
    }

    #[test]
    fn of_a_truncated_last_frame_comes_what_is_there() {
        let texts: Vec<_> = (0..9).map(|n| noise(300_000, n)).collect();
        let mut packed = archive(&texts);
        packed.truncate(packed.len() - 1000);
        let (text, end) = read(&packed, 2);
        assert_eq!(end, Some(io::ErrorKind::UnexpectedEof));
        assert!(texts.concat().starts_with(&text) && text.len() > 8 * 300_000);
        assert!((text, end) == read(&packed, 1));
    }

    #[test]
    fn whoever_stops_reading_leaves_nothing_waiting() {
        let texts: Vec<_> = (0..9).map(|n| noise(3_000_000, n)).collect();
        let threads = NonZeroUsize::new(4).expect("four");
        let packed = Box::new(io::Cursor::new(archive(&texts)));
        let mut reader = unpack(packed, threads).expect("begun");
        let mut some = vec![0; 100];
        reader.read_exact(&mut some).expect("read");
        assert!(texts[0].starts_with(&some));
    }

    proptest! {
        #[test]
        fn whatever_is_packed_reads_as_by_one_thread(
            lengths in prop::collection::vec(0usize..400_000, 0..8),
            cut in 0.0f64..1.2,
            damage in prop::option::of((0.0f64..1.0, 1u8..)),
        ) {
            let texts: Vec<_> = lengths.iter().zip(1..).map(|(&n, seed)| noise(n, seed)).collect();
            let mut packed = archive(&texts);
            let at = |share: f64| (packed.len() as f64 * share) as usize;
            let (end, damaged) = (at(cut), damage.map(|(share, by)| (at(share), by)));
            if let Some((at, by)) = damaged
                && let Some(byte) = packed.get_mut(at)
            {
                *byte ^= by;
            }
            packed.truncate(end);
            // By its first bytes it was told that this is an archive.
            prop_assume!(!packed.is_empty());
            let (one, other) = (read(&packed, 1), read(&packed, 3));
            prop_assert_eq!(one.1, other.1);
            // How much comes before a damaged place depends on how much is unpacked at once.
            let (short, long) = if one.0.len() < other.0.len() { (one.0, other.0) } else { (other.0, one.0) };
            prop_assert!(long.starts_with(&short));
            prop_assert!(one.1.is_some() || short.len() == long.len());
        }
    }
}
