//! From sources to shards.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use crossbeam_channel::Sender;

use super::{
    Closed, End, Line, Mark, PIECE, Piece,
    cut::{begins_game, last_boundary},
};
use crate::input::{InputFault, Opened, Source, Table, Text};

/// Hands over everything from `mark` on. Ends early where nobody takes it any more.
pub(crate) fn feed(sources: &[Source], mark: Mark, line: &mut Line<'_>) {
    let mut offset = mark.offset;
    for (index, source) in sources.iter().enumerate().skip(mark.source) {
        if line.stop.load(Ordering::Relaxed) {
            return;
        }
        let feeder = Feeder {
            index,
            source,
            name: source.name().into(),
        };
        if feeder.all(offset, line).is_err() {
            return;
        }
        offset = 0;
    }
}

/// Hands over one source.
struct Feeder<'a> {
    index: usize,
    source: &'a Source,
    name: Arc<str>,
}

impl Feeder<'_> {
    fn all(&self, offset: u64, line: &mut Line<'_>) -> Result<(), Closed> {
        match self.source.open_on(line.jobs) {
            Ok(Opened::Text(text)) => match skipped(self.source, text, offset) {
                Ok(text) => self.text(text, offset, line),
                Err(fault) => self.broken(fault, line),
            },
            Ok(Opened::Table(path)) => match Table::open(self.source, &path, offset) {
                Ok(games) => self.table(games, offset, line),
                Err(fault) => self.broken(fault, line),
            },
            Err(fault) => self.broken(fault, line),
        }
    }

    /// A source of which nothing can be read.
    fn broken(&self, fault: InputFault, line: &mut Line<'_>) -> Result<(), Closed> {
        let pieces = line.open(self.index, &self.name)?;
        pieces
            .send(Piece::End(End::Broken(fault)))
            .map_err(|_| Closed)
    }

    fn text(&self, mut text: Text, mut offset: u64, line: &mut Line<'_>) -> Result<(), Closed> {
        let size = line.shard_bytes.clamp(1, PIECE);
        let mut pieces = line.open(self.index, &self.name)?;
        let mut length = 0;
        // Only the first shard of an input can begin with something else.
        let mut has_game = offset > 0;
        let mut rest = Vec::with_capacity(size);
        let mut told = 0;
        loop {
            if line.stop.load(Ordering::Relaxed) {
                return end(&pieces, End::Stopped);
            }
            // Pieces are measured from the start of the shard, so that an audit that goes on at a
            // cut makes the same cuts after it.
            let mut piece = std::mem::replace(&mut rest, Vec::with_capacity(size));
            let free = size.saturating_sub(piece.len()) as u64;
            let read = (&mut text).take(free).read_to_end(&mut piece);
            let more = since(&mut told, text.consumed());
            let full = piece.len() == size;
            let boundary = (length + piece.len() >= line.shard_bytes && full)
                .then(|| last_boundary(&piece))
                .flatten();
            let may_cut = has_game || length == 0 && offset == 0 && begins_game(&piece);
            has_game = may_cut || boundary.is_some();
            if let Some(at) = boundary.filter(|_| may_cut) {
                rest.extend_from_slice(piece.get(at..).unwrap_or_default());
                piece.truncate(at);
                offset += at as u64;
                send(&pieces, piece)?;
                pieces.send(Piece::Read(more)).map_err(|_| Closed)?;
                end(&pieces, End::Cut(offset))?;
                pieces = line.open(self.index, &self.name)?;
                length = 0;
                continue;
            }
            offset += piece.len() as u64;
            length += piece.len();
            send(&pieces, piece)?;
            pieces.send(Piece::Read(more)).map_err(|_| Closed)?;
            match read {
                Ok(_) if full => {}
                Ok(_) => return end(&pieces, End::Last),
                Err(error) => {
                    let fault = self.source.fault(text.trouble(&error));
                    return end(&pieces, End::Broken(fault));
                }
            }
        }
    }

    fn table(&self, mut games: Table, mut offset: u64, line: &mut Line<'_>) -> Result<(), Closed> {
        let mut pieces = line.open(self.index, &self.name)?;
        let (mut length, mut told) = (0, 0);
        loop {
            if line.stop.load(Ordering::Relaxed) {
                return end(&pieces, End::Stopped);
            }
            if length >= line.shard_bytes {
                end(&pieces, End::Cut(offset))?;
                pieces = line.open(self.index, &self.name)?;
                length = 0;
            }
            match games.next_rows(PIECE) {
                Ok(Some(rows)) => {
                    offset += rows.ends.len() as u64;
                    length += rows.bytes.len();
                    pieces.send(Piece::Rows(rows)).map_err(|_| Closed)?;
                    let more = since(&mut told, games.consumed());
                    pieces.send(Piece::Read(more)).map_err(|_| Closed)?;
                }
                Ok(None) => return end(&pieces, End::Last),
                Err(fault) => return end(&pieces, End::Broken(fault)),
            }
        }
    }
}

/// By how much a count has grown since it was told the last time.
fn since(told: &mut u64, now: u64) -> u64 {
    now.saturating_sub(std::mem::replace(told, now))
}

/// The text from `offset` on; what is packed has to be unpacked up to there.
pub(super) fn skipped(source: &Source, mut text: Text, offset: u64) -> Result<Text, InputFault> {
    if offset == 0 {
        return Ok(text);
    }
    let skipped = match (source, text.packing()) {
        (Source::File(path), None) => File::open(path).and_then(|mut file| {
            let at = file.seek(SeekFrom::Start(offset))?;
            text = Text::from(file, at);
            Ok(at)
        }),
        _ => io::copy(&mut (&mut text).take(offset), &mut io::sink()),
    };
    match skipped {
        Ok(_) => Ok(text),
        Err(error) => Err(source.fault(text.trouble(&error))),
    }
}

pub(super) fn send(pieces: &Sender<Piece>, bytes: Vec<u8>) -> Result<(), Closed> {
    pieces.send(Piece::Bytes(bytes)).map_err(|_| Closed)
}

pub(super) fn end(pieces: &Sender<Piece>, end: End) -> Result<(), Closed> {
    pieces.send(Piece::End(end)).map_err(|_| Closed)
}
