//! Where bytes come from: files and standard input, plain or compressed.

mod archive;

use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use flate2::read::MultiGzDecoder;

use self::archive::{Content, HEAD, content};
use crate::fault::{Fault, Trouble};

/// Where input comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Standard input.
    Stdin,
    /// A file.
    File(PathBuf),
    /// Something that comes with the program, under this name.
    BuiltIn(&'static str, &'static [u8]),
}

impl Source {
    /// The source that an argument of the command line names: `-` is standard input.
    #[must_use]
    pub fn of_argument(argument: &Path) -> Source {
        if argument.as_os_str() == "-" {
            Source::Stdin
        } else {
            Source::File(argument.to_path_buf())
        }
    }

    /// The sources of several arguments; none at all is standard input.
    #[must_use]
    pub fn of_arguments(arguments: &[PathBuf]) -> Vec<Source> {
        if arguments.is_empty() {
            return vec![Source::Stdin];
        }
        arguments
            .iter()
            .map(|argument| Source::of_argument(argument))
            .collect()
    }

    /// The name in results and messages; `-` for standard input.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Source::Stdin => "-".to_owned(),
            Source::File(path) => path.display().to_string(),
            Source::BuiltIn(name, _) => (*name).to_owned(),
        }
    }

    /// Whether somebody has to type the input.
    #[must_use]
    pub fn is_typed(&self) -> bool {
        *self == Source::Stdin && io::stdin().is_terminal()
    }

    /// How many bytes are to be read, where that is known: the measure of progress.
    #[must_use]
    pub fn size(&self) -> Option<u64> {
        match self {
            Source::Stdin => None,
            Source::File(path) => path
                .metadata()
                .ok()
                .filter(std::fs::Metadata::is_file)
                .map(|m| m.len()),
            Source::BuiltIn(_, bytes) => u64::try_from(bytes.len()).ok(),
        }
    }

    /// Opens the source for reading its text. Compressed content is unpacked on the way.
    ///
    /// # Errors
    /// [`Fault`] where there is no such file, it is a directory or cannot be read, or its content
    /// is empty or no text.
    pub fn open(&self) -> Result<Text, Fault> {
        let raw: Box<dyn Read + Send> = match self {
            Source::Stdin => Box::new(io::stdin()),
            Source::File(path) => Box::new(open_file(path).map_err(|trouble| self.fault(trouble))?),
            Source::BuiltIn(_, bytes) => Box::new(*bytes),
        };
        unpacked(raw).map_err(|trouble| self.fault(trouble))
    }

    /// Reads the whole text, at most `limit` bytes.
    ///
    /// # Errors
    /// As [`Source::open`], and where reading breaks off or the text is longer.
    pub fn read_whole(&self, limit: u64) -> Result<Vec<u8>, Fault> {
        let mut text = self.open()?;
        let mut bytes = Vec::new();
        let read = text
            .by_ref()
            .take(limit.saturating_add(1))
            .read_to_end(&mut bytes);
        if let Err(error) = read {
            return Err(self.fault(text.trouble(&error)));
        }
        if u64::try_from(bytes.len()).is_ok_and(|length| length > limit) {
            return Err(self.fault(Trouble::TooLong {
                megabytes: limit >> 20,
            }));
        }
        Ok(bytes)
    }

    /// A fault of this source.
    #[must_use]
    pub fn fault(&self, trouble: Trouble) -> Fault {
        Fault::of_source(self.name(), trouble)
    }
}

/// The text of a source, unpacked.
pub struct Text {
    reader: Box<dyn Read + Send>,
    packing: Option<&'static str>,
    consumed: Arc<AtomicU64>,
}

impl Text {
    /// How many bytes of the source were read so far, before unpacking.
    #[must_use]
    pub fn consumed(&self) -> u64 {
        self.consumed.load(Ordering::Relaxed)
    }

    /// What an error while reading means.
    #[must_use]
    pub fn trouble(&self, error: &io::Error) -> Trouble {
        match (self.packing, error.kind()) {
            (Some(packing), io::ErrorKind::UnexpectedEof) => Trouble::TruncatedArchive { packing },
            (
                Some(packing),
                io::ErrorKind::InvalidData | io::ErrorKind::InvalidInput | io::ErrorKind::Other,
            ) => Trouble::DamagedArchive { packing },
            (_, io::ErrorKind::IsADirectory) => Trouble::IsADirectory,
            _ => Trouble::CannotRead {
                why: error.to_string(),
            },
        }
    }
}

impl Read for Text {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.reader.read(buffer)
    }
}

fn open_file(path: &Path) -> Result<File, Trouble> {
    let file = File::open(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Trouble::NoSuchFile,
        io::ErrorKind::PermissionDenied => Trouble::NotPermitted,
        _ => Trouble::CannotRead {
            why: error.to_string(),
        },
    })?;
    match file.metadata() {
        Ok(metadata) if metadata.is_dir() => Err(Trouble::IsADirectory),
        _ => Ok(file),
    }
}

/// The text of a stream of bytes, unpacked if it is compressed.
fn unpacked(raw: Box<dyn Read + Send>) -> Result<Text, Trouble> {
    let consumed = Arc::new(AtomicU64::new(0));
    let (kind, whole) = Looked::at(Box::new(Counted {
        raw,
        count: Arc::clone(&consumed),
    }));
    let (packing, decoder): (&'static str, Box<dyn Read + Send>) = match kind {
        Content::Gzip => ("gzip", Box::new(MultiGzDecoder::new(whole))),
        Content::Zstd => {
            let decoder =
                zstd::stream::read::Decoder::new(whole).map_err(|_| Trouble::DamagedArchive {
                    packing: "Zstandard",
                })?;
            ("Zstandard", Box::new(decoder))
        }
        kind => {
            return text(
                kind,
                Text {
                    reader: whole,
                    packing: None,
                    consumed,
                },
            );
        }
    };
    let (kind, whole) = Looked::at(decoder);
    text(
        kind,
        Text {
            reader: whole,
            packing: Some(packing),
            consumed,
        },
    )
}

/// The text, if that is what it is.
fn text(kind: Content, mut text: Text) -> Result<Text, Trouble> {
    match kind {
        Content::Text => Ok(text),
        Content::Binary => Err(Trouble::Binary),
        Content::Other(kind) => Err(Trouble::OtherKind { kind }),
        Content::Gzip => Err(Trouble::OtherKind { kind: "gzip" }),
        Content::Zstd => Err(Trouble::OtherKind { kind: "Zstandard" }),
        // Nothing could be read: because there is nothing, or because reading failed.
        Content::Empty => match text.reader.read(&mut [0]) {
            Ok(_) => Err(Trouble::Empty),
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
