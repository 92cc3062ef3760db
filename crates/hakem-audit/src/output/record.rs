//! What a finished Parquet file of rows tells of the audit that wrote it: which it was and what came of
//! it. So an audit that is to be gone on with, and has come to its end, is known again.

use std::fs::File;
use std::path::Path;

use parquet::file::reader::{FileReader, SerializedFileReader};
use serde::{Deserialize, Serialize};

use super::RowFormat;
use super::checkpoint::Checkpoint;
use crate::audit::{Came, Summary};
use crate::input::{InputFault, Skipped};
use crate::plan::Plan;
use crate::totals::Totals;

/// Under which name it stands in the metadata of the file.
pub(super) const KEY: &str = "hakem.audit";

/// What came of an audit.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Record {
    /// Which audit it was ([`Checkpoint::fingerprint`]).
    of: String,
    totals: Totals,
    unusable: u64,
    faults: Vec<InputFault>,
    in_part: u64,
}

/// What the outputs of a plan tell.
pub(crate) enum Trace {
    /// They are whole and come from this audit.
    ThisAudit(Box<Record>),
    /// They come from another one.
    OtherAudit,
    /// They are there, and do not tell where they come from.
    Untold,
    /// Not all of them are there.
    Nothing,
}

impl Record {
    /// The summary as it was, but for the time that was spent.
    pub(crate) fn summary(self) -> Summary {
        Summary {
            totals: self.totals,
            inputs: 0,
            repeated: 0,
            skipped: Skipped::default(),
            unusable: self.unusable,
            faults: self.faults,
            in_part: self.in_part,
            came: Came::ToItsEnd,
            elapsed: None,
        }
    }
}

/// What the file is to tell of an audit that has come to its end. `None` where nobody could know it
/// again: standard input is another one each time.
pub(crate) fn told(checkpoint: &Checkpoint) -> Option<String> {
    let record = Record {
        of: checkpoint.fingerprint.clone()?,
        totals: checkpoint.totals.clone(),
        unusable: checkpoint.unusable,
        faults: checkpoint.faults.clone(),
        in_part: checkpoint.in_part,
    };
    serde_json::to_string(&record).ok()
}

/// What the outputs of `plan` tell, `first` being the first checkpoint of its audit.
pub(crate) fn find(plan: &Plan, first: &Checkpoint) -> Trace {
    let rows = plan.rows.iter();
    let rows = rows.flat_map(|rows| [rows.path.clone(), rows.findings()]);
    let games = plan.games.iter().map(|games| games.path.clone());
    // Each has its name only since it is whole.
    if !rows.chain(games).all(|path| path.is_file()) {
        return Trace::Nothing;
    }
    let parquet = |rows: &&super::RowsFile| rows.format == RowFormat::Parquet;
    let record = plan.rows.as_ref().filter(parquet);
    match (record.and_then(|rows| read(&rows.path)), &first.fingerprint) {
        (Some(record), Some(this)) if record.of == *this => Trace::ThisAudit(Box::new(record)),
        (Some(_), Some(_)) => Trace::OtherAudit,
        _ => Trace::Untold,
    }
}

fn read(path: &Path) -> Option<Record> {
    let file = SerializedFileReader::new(File::open(path).ok()?).ok()?;
    let metadata = file.metadata().file_metadata().key_value_metadata()?;
    let told = metadata.iter().find(|told| told.key == KEY)?;
    serde_json::from_str(told.value.as_ref()?).ok()
}
