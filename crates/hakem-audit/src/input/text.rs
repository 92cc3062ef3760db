//! The text of a source, unpacked on the way.

use std::fs::File;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use flate2::read::MultiGzDecoder;

use super::InputTrouble;
use super::archive::{Content, HEAD, content};
use super::unpack::unpack;

/// The text of a source, unpacked.
pub struct Text {
    reader: Box<dyn Read + Send>,
    packing: Option<&'static str>,
    consumed: Arc<AtomicU64>,
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Text")
            .field("packing", &self.packing)
            .field("consumed", &self.consumed())
            .finish_non_exhaustive()
    }
}

impl Text {
    /// How the text is compressed; `None` where it is not.
    #[must_use]
    pub const fn packing(&self) -> Option<&'static str> {
        self.packing
    }

    /// How many bytes of the source were read so far, before unpacking.
    #[must_use]
    pub fn consumed(&self) -> u64 {
        self.consumed.load(Ordering::Relaxed)
    }

    /// What an error while reading means.
    #[must_use]
    pub fn trouble(&self, error: &io::Error) -> InputTrouble {
        match (self.packing, error.kind()) {
            (Some(packing), io::ErrorKind::UnexpectedEof) => {
                InputTrouble::TruncatedArchive { packing }
            }
            (
                Some(packing),
                io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput | io::ErrorKind::Other,
            ) => InputTrouble::DamagedArchive { packing },
            (_, io::ErrorKind::IsADirectory) => InputTrouble::IsADirectory,
            _ => InputTrouble::cannot_read(error),
        }
    }
}

impl Read for Text {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.reader.read(buffer)
    }
}

pub(super) fn open_file(path: &Path) -> Result<File, InputTrouble> {
    let file = File::open(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => InputTrouble::NoSuchFile,
        io::ErrorKind::PermissionDenied => InputTrouble::NotPermitted,
        _ => InputTrouble::cannot_read(&error),
    })?;
    match file.metadata() {
        Ok(metadata) if metadata.is_dir() => Err(InputTrouble::IsADirectory),
        _ => Ok(file),
    }
}

/// What a stream holds.
pub(super) enum Found {
    /// Text.
    Text(Text),
    /// A Parquet file.
    Table,
}

/// Looks into a stream; compressed content is unpacked.
pub(super) fn look(
    raw: Box<dyn Read + Send>,
    threads: NonZeroUsize,
) -> Result<Found, InputTrouble> {
    let consumed = Arc::new(AtomicU64::new(0));
    let (kind, whole) = Looked::at(Box::new(Counted {
        raw,
        count: Arc::clone(&consumed),
    }));
    let (packing, decoder): (&'static str, Box<dyn Read + Send>) = match kind {
        Content::Parquet => return Ok(Found::Table),
        Content::Gzip => ("gzip", Box::new(MultiGzDecoder::new(whole))),
        Content::Zstd => {
            let packing = "Zstandard";
            let damaged = |_| InputTrouble::DamagedArchive { packing };
            (packing, unpack(whole, threads).map_err(damaged)?)
        }
        kind => return text(kind, whole, None, consumed).map(Found::Text),
    };
    let (kind, whole) = Looked::at(decoder);
    text(kind, whole, Some(packing), consumed).map(Found::Text)
}

/// The text, if that is what it is.
fn text(
    kind: Content,
    reader: Box<dyn Read + Send>,
    packing: Option<&'static str>,
    consumed: Arc<AtomicU64>,
) -> Result<Text, InputTrouble> {
    let mut text = Text {
        reader,
        packing,
        consumed,
    };
    let other = |kind| Err(InputTrouble::OtherKind { kind });
    match kind {
        Content::Text => Ok(text),
        Content::Binary => Err(InputTrouble::Binary),
        Content::Other(kind) => other(kind),
        Content::Gzip => other("gzip"),
        Content::Zstd => other("Zstandard"),
        Content::Parquet => other("Parquet"),
        // Nothing could be read: because there is nothing, or because reading failed.
        Content::Empty => match text.reader.read(&mut [0]) {
            Ok(_) => Err(InputTrouble::Empty),
            Err(error) => Err(text.trouble(&error)),
        },
    }
}

/// A stream that counts what was read of it.
struct Counted {
    raw: Box<dyn Read + Send>,
    count: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.raw.read(buffer)?;
        self.count.fetch_add(length as u64, Ordering::Relaxed);
        Ok(length)
    }
}

/// A stream whose first bytes have been looked at, given again from its start. An error met while
/// looking comes after the bytes before it.
struct Looked {
    head: io::Cursor<Vec<u8>>,
    error: Option<io::Error>,
    rest: Box<dyn Read + Send>,
}

impl Looked {
    fn at(mut rest: Box<dyn Read + Send>) -> (Content, Box<dyn Read + Send>) {
        let mut head = vec![0; HEAD];
        let mut length = 0;
        let mut error = None;
        while let Some(free) = head.get_mut(length..).filter(|free| !free.is_empty()) {
            match rest.read(free) {
                Ok(0) => break,
                Ok(read) => length += read,
                Err(failed) if failed.kind() == io::ErrorKind::Interrupted => {}
                Err(failed) => {
                    error = Some(failed);
                    break;
                }
            }
        }
        head.truncate(length);
        let kind = content(&head);
        (
            kind,
            Box::new(Looked {
                head: io::Cursor::new(head),
                error,
                rest,
            }),
        )
    }
}

impl Read for Looked {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.head.read(buffer)? {
            0 => match self.error.take() {
                Some(error) => Err(error),
                None => self.rest.read(buffer),
            },
            read => Ok(read),
        }
    }
}

impl Text {
    /// The rest of a plain file, of which `consumed` bytes lie before.
    pub(crate) fn from(rest: File, consumed: u64) -> Text {
        let count = Arc::new(AtomicU64::new(consumed));
        Text {
            reader: Box::new(Counted {
                raw: Box::new(rest),
                count: Arc::clone(&count),
            }),
            packing: None,
            consumed: count,
        }
    }
}
