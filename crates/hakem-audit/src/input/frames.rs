//! Where the frames of a Zstandard archive end (RFC 8878, 3.1), found without unpacking them.

use std::io::{self, BufRead, BufReader, Read};

/// The most packed bytes of one frame that are held in memory.
const MOST: usize = 8 << 20;
/// The widest window of such a frame: what RFC 8878 asks every reader to bear.
const WIDEST: u64 = 8 << 20;
/// How many packed bytes are worth a thread; frames below are put together.
const ENOUGH: usize = 512 << 10;
/// How many bytes are read at once.
const BUFFER: usize = 128 << 10;

const MAGIC: u64 = 0xfd2f_b528;
/// With any last digit.
const SKIPPABLE: u64 = 0x184d_2a50;

/// Packed bytes that can be looked at before they are read.
pub(super) struct Packed {
    /// What was looked at and given back.
    back: io::Cursor<Vec<u8>>,
    rest: BufReader<Box<dyn Read + Send>>,
    /// What was met while looking; it comes after the bytes before it.
    failed: Option<io::Error>,
}

/// What comes next in an archive.
pub(super) enum Next {
    /// Whole frames, one behind the other.
    Frames(Vec<u8>),
    /// A frame too large to be held, or not whole, or no frame at all: it is read as it comes.
    Stream,
    /// Nothing.
    End,
}

impl Packed {
    pub(super) fn new(packed: Box<dyn Read + Send>) -> Packed {
        Packed {
            back: io::Cursor::default(),
            rest: BufReader::with_capacity(BUFFER, packed),
            failed: None,
        }
    }

    /// Takes out the next frames if they can be held, and nothing otherwise.
    pub(super) fn next(&mut self) -> Next {
        let mut bytes = Vec::new();
        while bytes.len() < ENOUGH {
            let start = bytes.len();
            let frame = Frame {
                most: start + MOST,
                packed: self,
                bytes: &mut bytes,
            };
            if frame.whole().is_some() {
                continue;
            }
            let open = bytes.split_off(start);
            let is_end = open.is_empty() && self.failed.is_none();
            self.give_back(open);
            return match (start, is_end) {
                (0, true) => Next::End,
                (0, false) => Next::Stream,
                _ => Next::Frames(bytes),
            };
        }
        Next::Frames(bytes)
    }

    fn give_back(&mut self, mut bytes: Vec<u8>) {
        let behind = self.back.get_ref().get(self.given()..);
        bytes.extend_from_slice(behind.unwrap_or_default());
        self.back = io::Cursor::new(bytes);
    }

    /// How much of what was given back is read.
    fn given(&self) -> usize {
        usize::try_from(self.back.position()).unwrap_or(usize::MAX)
    }
}

impl BufRead for Packed {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.given() < self.back.get_ref().len() {
            return self.back.fill_buf();
        }
        match self.failed.take() {
            Some(error) => Err(error),
            None => self.rest.fill_buf(),
        }
    }

    fn consume(&mut self, amount: usize) {
        if self.given() < self.back.get_ref().len() {
            self.back.consume(amount);
        } else {
            self.rest.consume(amount);
        }
    }
}

impl Read for Packed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

/// A frame that is being taken out, behind those before it.
struct Frame<'a> {
    packed: &'a mut Packed,
    bytes: &'a mut Vec<u8>,
    /// How long `bytes` may become.
    most: usize,
}

impl Frame<'_> {
    /// Takes out the frame; `None` where that cannot be done.
    fn whole(mut self) -> Option<()> {
        let magic = self.number(4)?;
        if magic & !0xf == SKIPPABLE {
            let length = self.number(4)?;
            return self.take(length);
        }
        if magic != MAGIC {
            return None;
        }
        let descriptor = self.number(1)?;
        if self.window(descriptor)? > WIDEST {
            return None;
        }
        while self.block()? == Block::Inner {}
        let has_checksum = descriptor & 4 != 0;
        self.take(if has_checksum { 4 } else { 0 })
    }

    /// The rest of the header: how far back the frame refers.
    fn window(&mut self, descriptor: u64) -> Option<u64> {
        let is_single_segment = descriptor & 0x20 != 0;
        let mut window = 0;
        if !is_single_segment {
            let byte = self.number(1)?;
            let base = 1 << (10 + (byte >> 3));
            window = base + base / 8 * (byte & 7);
        }
        self.number([0, 1, 2, 4][usize::try_from(descriptor & 3).ok()?])?;
        let content = self.number(match descriptor >> 6 {
            0 => u64::from(is_single_segment),
            flag => 1 << flag,
        })?;
        // Where it is one segment, it is its own window.
        Some(if is_single_segment { content } else { window })
    }

    fn block(&mut self) -> Option<Block> {
        const RAW: u64 = 0;
        const REPEATED: u64 = 1;
        const COMPRESSED: u64 = 2;
        let header = self.number(3)?;
        match (header >> 1) & 3 {
            RAW | COMPRESSED => self.take(header >> 3)?,
            REPEATED => self.take(1)?,
            _ => return None,
        }
        Some(if header & 1 == 0 {
            Block::Inner
        } else {
            Block::Last
        })
    }

    /// Takes so many bytes, and gives them as a number.
    fn number(&mut self, length: u64) -> Option<u64> {
        let start = self.bytes.len();
        self.take(length)?;
        let bytes = self.bytes.get(start..)?;
        let add = |sum: u64, byte: &u8| sum << 8 | u64::from(*byte);
        Some(bytes.iter().rev().fold(0, add))
    }

    fn take(&mut self, length: u64) -> Option<()> {
        if self.bytes.len() as u64 + length > self.most as u64 {
            return None;
        }
        match (&mut *self.packed).take(length).read_to_end(self.bytes) {
            Ok(read) => (read as u64 == length).then_some(()),
            Err(error) => {
                self.packed.failed = Some(error);
                None
            }
        }
    }
}

/// Whether a block is the last of its frame.
#[derive(PartialEq, Eq)]
enum Block {
    Inner,
    Last,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(length: usize) -> Vec<u8> {
        let bytes: Vec<u8> = (0..length).map(|i| (i * i / 7) as u8).collect();
        zstd::encode_all(bytes.as_slice(), 1).expect("packed")
    }

    fn packed(parts: &[&[u8]]) -> Packed {
        Packed::new(Box::new(io::Cursor::new(parts.concat())))
    }

    #[test]
    fn small_frames_are_put_together_and_others_stand_alone() {
        let noise = |seed: u64| -> Vec<u8> {
            let mut x = seed;
            let mut byte = || {
                x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (x >> 56) as u8
            };
            let bytes: Vec<u8> = (0..700_000).map(|_| byte()).collect();
            zstd::encode_all(bytes.as_slice(), 1).expect("packed")
        };
        let (one, two, three) = (frame(100), noise(1), noise(2));
        let mut packed = packed(&[&one, &one, &two, &three]);
        let together = [one.as_slice(), &one, &two].concat();
        assert!(matches!(packed.next(), Next::Frames(bytes) if bytes == together));
        assert!(matches!(packed.next(), Next::Frames(bytes) if bytes == three));
        assert!(matches!(packed.next(), Next::End));
    }

    #[test]
    fn what_cannot_be_taken_out_is_left_to_be_read() {
        let whole = frame(100);
        for rest in [
            &whole[..whole.len() - 1],
            &whole[..3],
            b"no frame",
            &[0x50, 0x2a, 0x4d, 0x18, 9, 0, 0, 0, 1],
            // A window of 16 MB.
            &[0x28, 0xb5, 0x2f, 0xfd, 0, 14 << 3, 1, 0, 0],
            // A block of the reserved kind.
            &[0x28, 0xb5, 0x2f, 0xfd, 0, 0, 7, 0, 0],
        ] {
            let mut packed = packed(&[&whole, rest]);
            assert!(matches!(packed.next(), Next::Frames(bytes) if bytes == whole));
            assert!(matches!(packed.next(), Next::Stream));
            let mut left = Vec::new();
            packed.read_to_end(&mut left).expect("read");
            assert_eq!(left, rest);
        }
    }

    #[test]
    fn a_frame_larger_than_can_be_held_is_left_to_be_read() {
        // Raw blocks of 128 KB.
        let mut large = vec![0x28, 0xb5, 0x2f, 0xfd, 0, 7 << 3];
        let block = [&[0u8, 0, 16][..], &[7; 128 << 10]].concat();
        (0..65).for_each(|_| large.extend_from_slice(&block));
        large.extend_from_slice(&[1, 0, 0]);
        let small = frame(100);
        let mut packed = packed(&[&large, &small]);
        assert!(matches!(packed.next(), Next::Stream));
        let mut read = vec![0; large.len()];
        packed.read_exact(&mut read).expect("read");
        assert!(read == large);
        assert!(matches!(packed.next(), Next::Frames(bytes) if bytes == small));
        assert!(matches!(packed.next(), Next::End));
    }
}
