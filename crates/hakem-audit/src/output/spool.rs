//! The files that grow while an audit runs.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::checkpoint::Lengths;
use super::{RowFormat, heading, parquet};
use crate::fault::{AuditFault, WriteFault};
use crate::places::{beside, target};
use crate::plan::Plan;
use crate::row::{FindingRow, Row, Table};

/// The spools of one audit: rows, findings, games.
pub(crate) struct Spools<'a> {
    plan: &'a Plan,
    tables: &'a Tables,
    rows: Option<Spool>,
    findings: Option<Spool>,
    games: Option<Spool>,
}

/// The columns of the outputs.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) rows: Table<Row>,
    pub(crate) findings: Table<FindingRow>,
}

/// What is added to each spool at once.
#[derive(Debug, Default)]
pub(crate) struct Rendered {
    pub(crate) rows: Vec<u8>,
    pub(crate) findings: Vec<u8>,
    pub(crate) games: Vec<u8>,
}

/// A file that grows.
struct Spool {
    part: PathBuf,
    file: File,
    length: u64,
}

impl Spool {
    /// Opens the spool of `output` with its first `length` bytes, or anew.
    fn open(output: &Path, length: u64) -> Result<Spool, WriteFault> {
        let part = beside(&target(output), ".part");
        let open = || {
            let mut file = OpenOptions::new()
                .write(true)
                .create(true)
                .truncate(false)
                .open(&part)?;
            if file.metadata()?.len() < length {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            file.set_len(length)?;
            file.seek(SeekFrom::Start(length))?;
            Ok(file)
        };
        // Whoever asked knows the file by the name it will have.
        let file = open().map_err(|error| WriteFault::of(output, &error))?;
        Ok(Spool { part, file, length })
    }

    fn add(&mut self, bytes: &[u8]) -> Result<(), WriteFault> {
        self.file
            .write_all(bytes)
            .map_err(|error| WriteFault::of(&self.part, &error))?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    fn sync(&self) -> Result<(), WriteFault> {
        self.file
            .sync_data()
            .map_err(|error| WriteFault::of(&self.part, &error))
    }
}

impl<'a> Spools<'a> {
    /// The spools that `plan` asks for, as long as `lengths` says.
    pub(crate) fn open(
        plan: &'a Plan,
        tables: &'a Tables,
        lengths: Lengths,
    ) -> Result<Spools<'a>, AuditFault> {
        let rows = plan.rows.as_ref();
        let mut spools = Spools {
            plan,
            tables,
            rows: rows
                .map(|rows| Spool::open(&rows.path, lengths.rows))
                .transpose()?,
            findings: rows
                .map(|rows| Spool::open(&rows.findings(), lengths.findings))
                .transpose()?,
            games: (plan.games.as_ref())
                .map(|games| Spool::open(&games.path, lengths.games))
                .transpose()?,
        };
        if lengths == Lengths::default() {
            spools.begin()?;
        }
        Ok(spools)
    }

    fn begin(&mut self) -> Result<(), WriteFault> {
        let Some(format) = self.plan.rows.as_ref().map(|rows| rows.format) else {
            return Ok(());
        };
        self.add(&Rendered {
            rows: heading(format, &self.tables.rows),
            findings: heading(format, &self.tables.findings),
            games: Vec::new(),
        })
    }

    /// Adds what comes next.
    pub(crate) fn add(&mut self, rendered: &Rendered) -> Result<(), WriteFault> {
        let parts = [
            (&mut self.rows, &rendered.rows),
            (&mut self.findings, &rendered.findings),
            (&mut self.games, &rendered.games),
        ];
        for (spool, bytes) in parts {
            if let Some(spool) = spool {
                spool.add(bytes)?;
            }
        }
        Ok(())
    }

    /// Makes sure that everything is on the disk, and says how much it is.
    pub(crate) fn sync(&self) -> Result<Lengths, WriteFault> {
        for spool in [&self.rows, &self.findings, &self.games]
            .into_iter()
            .flatten()
        {
            spool.sync()?;
        }
        let length = |spool: &Option<Spool>| spool.as_ref().map_or(0, |spool| spool.length);
        Ok(Lengths {
            rows: length(&self.rows),
            findings: length(&self.findings),
            games: length(&self.games),
        })
    }
}

/// Gives every finished spool its name. What has it already is left alone, so that it can be done
/// again after an interruption. `record` is what the rows tell of the audit, where they can.
pub(crate) fn finish(plan: &Plan, tables: &Tables, record: Option<&str>) -> Result<(), WriteFault> {
    if let Some(rows) = &plan.rows {
        finish_rows(&rows.path, rows.format, &tables.rows, record)?;
        finish_rows(&rows.findings(), rows.format, &tables.findings, None)?;
    }
    if let Some(games) = &plan.games {
        let target = target(&games.path);
        rename(&beside(&target, ".part"), &target)?;
    }
    Ok(())
}

fn finish_rows<T>(
    output: &Path,
    format: RowFormat,
    table: &Table<T>,
    record: Option<&str>,
) -> Result<(), WriteFault> {
    let target = &target(output);
    let part = beside(target, ".part");
    if format != RowFormat::Parquet {
        return rename(&part, target);
    }
    if !part.exists() {
        return Ok(());
    }
    let whole = beside(target, ".whole");
    let put = || -> Result<(), ::parquet::errors::ParquetError> {
        let mut spool = BufReader::new(File::open(&part)?);
        let mut file = BufWriter::new(File::create(&whole)?);
        parquet::put_together(table, &mut spool, &mut file, record)?;
        let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        Ok(file.sync_all()?)
    };
    put().map_err(|error| {
        // What could not be finished is of no use to anybody.
        let _ = fs::remove_file(&whole);
        WriteFault::of_parquet(&whole, &error)
    })?;
    rename(&whole, target)?;
    fs::remove_file(&part).map_err(|error| WriteFault::of(&part, &error))
}

/// Gives a file its name, for good: the directory is written out too.
pub(super) fn rename(from: &Path, to: &Path) -> Result<(), WriteFault> {
    if !from.exists() {
        return Ok(());
    }
    fs::rename(from, to).map_err(|error| WriteFault::of(to, &error))?;
    let directory = match to.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    // Not every system lets a directory be opened; the name is right all the same.
    if let Ok(directory) = File::open(directory) {
        let _ = directory.sync_all();
    }
    Ok(())
}
