//! `hakem cluster pack`: games from PGN as Parquet, in the layout of the public open databases.
//!
//! A row for each game; the tags that matter as columns, and the text after the tags, with its
//! comments, as it was written. So a packed game is judged as it would have been.

mod shards;
mod slices;

use std::fs;
use std::io::Read;
use std::path::Path;

use hakem_audit::input::{InputFault, Source, all_files};
use hakem_words::{Args, Lang};

use self::shards::Shards;
use self::slices::Slices;
use crate::fault::{Fault, Trouble};
use crate::order::Pack;
use crate::run::{Exit, tell};

/// How many bytes are read at once.
const PIECE: usize = 1 << 20;

/// Packs everything that is asked for.
///
/// # Errors
/// [`Fault`] where the folder is not empty or cannot be written. Inputs that cannot be read are
/// told of, and the others packed.
pub fn run(asked: &Pack, lang: Lang) -> Result<Exit, Fault> {
    prepare(&asked.out)?;
    let mut faults = Vec::new();
    let sources = all_files(&Source::of_arguments(&asked.paths), &mut faults);
    let mut shards = Shards::new(&asked.out, asked.shard);
    for source in sources {
        if let Err(fault) = pack(&source, &mut shards)? {
            faults.push(fault);
        }
    }
    let (games, files) = shards.finish()?;
    for fault in &faults {
        tell(&told(fault).message(lang));
    }
    let numbers = Args::new().number("games", games).number("files", files);
    tell(&hakem_words::message("cli-cluster-packed", &numbers, lang));
    Ok(if faults.is_empty() {
        Exit::Done
    } else {
        Exit::Unusable
    })
}

/// The folder, made where it is not there.
fn prepare(folder: &Path) -> Result<(), Fault> {
    let fault = |trouble| Fault::of(folder.display().to_string(), trouble);
    let cannot = |error: std::io::Error| fault(Trouble::CannotWrite(error.to_string()));
    fs::create_dir_all(folder).map_err(cannot)?;
    match fs::read_dir(folder).map_err(cannot)?.next() {
        Some(_) => Err(fault(Trouble::NotEmpty)),
        None => Ok(()),
    }
}

/// Packs one input. What is wrong with it is the inner error; the outer one stops everything.
fn pack(source: &Source, shards: &mut Shards<'_>) -> Result<Result<(), InputFault>, Fault> {
    let mut text = match source.open() {
        Ok(text) => text,
        Err(fault) => return Ok(Err(fault)),
    };
    let mut slices = Slices::default();
    loop {
        let mut piece = Vec::with_capacity(PIECE);
        let read = (&mut text).take(PIECE as u64).read_to_end(&mut piece);
        let is_last = read.is_err() || piece.is_empty();
        slices.feed(&piece);
        if is_last {
            slices.end();
        }
        while let Some(slice) = slices.next_slice() {
            shards.add(slice)?;
        }
        match read {
            Err(error) => return Ok(Err(source.fault(text.trouble(&error)))),
            Ok(_) if is_last => return Ok(Ok(())),
            Ok(_) => {}
        }
    }
}

/// What is wrong with an input.
fn told(fault: &InputFault) -> Fault {
    let trouble = Trouble::CannotRead(fault.trouble.to_string());
    Fault::of(fault.source_name.clone(), trouble)
}
