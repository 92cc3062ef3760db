//! Cuts the inputs before anything is judged, so that others can judge the parts.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;

use crossbeam_channel::Sender;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::file::metadata::ParquetMetaData;

use super::cut::last_boundary;
use super::pieces::{end, send, skipped};
use super::{Closed, End, Mark, PIECE, Piece};
use crate::elsewhere::Stretch;
use crate::input::{InputFault, Opened, Rows, Source, Table, Text};

/// How many shards a stretch is as long as: giving one out costs more than beginning the next.
const SHARDS: u64 = 8;
/// About how many bytes of text a row of a table stands for, times [`SHARDS`].
const ROW: u64 = 160;

/// How long stretches are, about.
#[derive(Clone, Copy)]
struct Size {
    /// In bytes of text.
    text: u64,
    /// In rows of a table.
    rows: u64,
}

/// The stretches of all sources from `mark` on, numbered from 0. Only packed text, and what cannot
/// be read at all, is left whole.
pub(crate) fn stretches(sources: &[Source], mark: Mark, shard_bytes: usize) -> Vec<Stretch> {
    let size = Size {
        text: (shard_bytes as u64).saturating_mul(SHARDS).max(1),
        rows: (shard_bytes as u64 / ROW).max(1),
    };
    let mut all = Vec::new();
    let mut offset = mark.offset;
    for (index, source) in sources.iter().enumerate().skip(mark.source) {
        let Source::File(path) = source else {
            continue;
        };
        let mut from = offset;
        let cuts = cuts(source, path, size)
            .into_iter()
            .filter(|&cut| cut > offset);
        for to in cuts.map(Some).chain([None]) {
            all.push(Stretch {
                number: all.len() as u64,
                source: index,
                name: source.name(),
                path: fs::canonicalize(path).unwrap_or_else(|_| path.clone()),
                from,
                to,
            });
            from = to.unwrap_or(from);
        }
        offset = 0;
    }
    all
}

/// Where a source can be cut.
fn cuts(source: &Source, path: &Path, size: Size) -> Vec<u64> {
    match source.open_any() {
        Ok(Opened::Text(text)) if text.packing().is_none() => {
            // What cannot be read will be told by whoever is to judge it.
            text_cuts(path, size.text).unwrap_or_default()
        }
        Ok(Opened::Table(path)) => File::open(path)
            .ok()
            .and_then(|file| ParquetRecordBatchReaderBuilder::try_new(file).ok())
            .map(|builder| table_cuts(builder.metadata(), size.rows))
            .unwrap_or_default(),
        _ => Vec::new(),
    }
}

fn text_cuts(path: &Path, size: u64) -> io::Result<Vec<u64>> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    let mut cuts = Vec::new();
    let window_size = size.min(PIECE as u64);
    let mut near = size;
    while near < length {
        file.seek(SeekFrom::Start(near))?;
        let mut window = Vec::new();
        (&mut file).take(window_size).read_to_end(&mut window)?;
        let boundary = last_boundary(&window).map(|at| near + at as u64);
        cuts.extend(boundary);
        near = boundary.unwrap_or(near).saturating_add(size);
    }
    Ok(cuts)
}

/// Tables are cut where a group of rows begins, and only large groups are cut themselves: to begin
/// inside one, the rows before have to be unpacked.
fn table_cuts(metadata: &ParquetMetaData, size: u64) -> Vec<u64> {
    let mut cuts = Vec::new();
    let (mut last, mut begin) = (0, 0);
    for group in metadata.row_groups() {
        if begin - last >= size {
            cuts.push(begin);
            last = begin;
        }
        let end = begin + u64::try_from(group.num_rows()).unwrap_or(0);
        while end - last > 4 * size {
            last = last.max(begin) + 2 * size;
            cuts.push(last);
        }
        begin = end;
    }
    cuts
}

/// Hands over a stretch, piece by piece. Ends early where nobody takes it any more.
pub(crate) fn feed_stretch(stretch: &Stretch, pieces: &Sender<Piece>) {
    // Nobody is there to be told.
    let _ = hand_over(stretch, pieces);
}

fn hand_over(stretch: &Stretch, pieces: &Sender<Piece>) -> Result<(), Closed> {
    let source = Source::File(stretch.path.clone());
    let opened = source.open_any();
    let done = match opened {
        Ok(Opened::Text(text)) => match skipped(&source, text, stretch.from) {
            Ok(text) => text_pieces(&source, text, stretch, pieces)?,
            Err(fault) => Err(fault),
        },
        Ok(Opened::Table(path)) => match Table::open(&source, &path, stretch.from) {
            Ok(games) => table_pieces(games, stretch, pieces)?,
            Err(fault) => Err(fault),
        },
        Err(fault) => Err(fault),
    };
    let broken = |fault: InputFault| {
        // Under the name that the inputs were given.
        let source_name = stretch.name.clone();
        End::Broken(InputFault {
            source_name,
            ..fault
        })
    };
    let last = || stretch.to.map_or(End::Last, End::Cut);
    end(pieces, done.map_or_else(broken, |()| last()))
}

fn text_pieces(
    source: &Source,
    mut text: Text,
    stretch: &Stretch,
    pieces: &Sender<Piece>,
) -> Result<Result<(), InputFault>, Closed> {
    let mut left = stretch.to.map_or(u64::MAX, |to| to - stretch.from);
    loop {
        let wanted = left.min(PIECE as u64);
        let mut piece = Vec::with_capacity(PIECE);
        let read = (&mut text).take(wanted).read_to_end(&mut piece);
        let length = piece.len() as u64;
        left -= length;
        send(pieces, piece)?;
        match read {
            Err(error) => return Ok(Err(source.fault(text.trouble(&error)))),
            Ok(_) if left == 0 || length < wanted => return Ok(Ok(())),
            Ok(_) => {}
        }
    }
}

fn table_pieces(
    mut games: Table,
    stretch: &Stretch,
    pieces: &Sender<Piece>,
) -> Result<Result<(), InputFault>, Closed> {
    loop {
        match games.next_rows(PIECE) {
            Ok(Some(mut rows)) => {
                let whole = rows.ends.len();
                keep(&mut rows, stretch.to);
                let is_last = rows.ends.len() < whole;
                pieces.send(Piece::Rows(rows)).map_err(|_| Closed)?;
                if is_last {
                    return Ok(Ok(()));
                }
            }
            Ok(None) => return Ok(Ok(())),
            Err(fault) => return Ok(Err(fault)),
        }
    }
}

/// Keeps the rows before the one where the stretch ends.
fn keep(rows: &mut Rows, to: Option<u64>) {
    let Some(to) = to else {
        return;
    };
    let kept = usize::try_from((to + 1).saturating_sub(rows.first)).unwrap_or(usize::MAX);
    if kept < rows.ends.len() {
        rows.ends.truncate(kept);
        rows.bytes.truncate(rows.ends.last().copied().unwrap_or(0));
    }
}
