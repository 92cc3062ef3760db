//! Where an audit writes: looked at before anything is read, so that no output takes the place of an
//! input, of another output, or of what is no file; and kept to one audit at a time.

mod identity;
mod lock;

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;

use self::identity::Identity;
use self::lock::Lock;
use crate::fault::{AuditFault, Found, WriteFault};
use crate::input::{Outputs, Source};
use crate::plan::{Beginning, Plan};
use crate::row::{Table, finding_table, game_table};

/// What is added to the name of an output for the files that lie beside it while an audit runs.
const BESIDE: [&str; 5] = [".part", ".whole", ".checkpoint", ".checkpoint.new", LOCK];
const LOCK: &str = ".lock";

/// How many links are followed at most; whoever needs more goes in circles.
const MOST_LINKS: usize = 40;

/// The file that is written where `path` is asked for: links are followed, also to what is not there
/// yet.
#[must_use]
pub fn target(path: &Path) -> PathBuf {
    let mut at = path.to_path_buf();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&at) {
            Ok(next) => at = at.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => return at,
        }
    }
    at
}

/// A path with something added to its name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    path.with_file_name(name)
}

/// The files that an audit writes.
#[derive(Debug)]
pub(crate) struct Places {
    /// As they were asked for.
    outputs: Vec<PathBuf>,
    /// All that is written, the files beside the outputs too, by the names that tell of them.
    written: HashMap<Identity, PathBuf>,
    /// An earlier run of this audit may have given its outputs their names already.
    may_be_finished: bool,
}

impl Places {
    /// Looks at all that `plan` asks to be written.
    ///
    /// # Errors
    /// [`AuditFault`] where two of these files are one, or one is no file.
    pub(crate) fn of(plan: &Plan) -> Result<Places, AuditFault> {
        let resumes = plan.beginning == Beginning::Resumed;
        let mut places = Places {
            outputs: outputs(plan),
            written: HashMap::new(),
            may_be_finished: resumes && plan.is_begun(),
        };
        for output in places.outputs.clone() {
            let target = is_file_to_be(&output)?;
            places.add(&target, output.clone())?;
            for ending in BESIDE {
                let helper = beside(&target, ending);
                let told = beside(&output, ending);
                if is_something_else(&helper) {
                    return Err(AuditFault::OutputNotAFile { path: told });
                }
                places.add(&helper, told)?;
            }
        }
        Ok(places)
    }

    fn add(&mut self, path: &Path, told: PathBuf) -> Result<(), AuditFault> {
        match self.written.insert(Identity::of(path), told.clone()) {
            None => Ok(()),
            Some(other) => Err(AuditFault::OneOutputTwice { path: told, other }),
        }
    }

    /// Makes sure that nothing is written where an input lies. `named` are those that were asked for,
    /// folders among them.
    ///
    /// # Errors
    /// [`AuditFault::OutputIsInput`].
    pub(crate) fn spare(&self, inputs: &[Source], named: &[Source]) -> Result<(), AuditFault> {
        for input in inputs {
            let written = match input {
                Source::File(path) => self.at(path),
                // Under this name it can be found, where there are such names.
                Source::Stdin => self.at(Path::new("/dev/stdin")),
                Source::BuiltIn(..) => None,
            };
            if let Some(path) = written {
                return Err(AuditFault::OutputIsInput {
                    path: path.clone(),
                    input: input.name(),
                    found: if named.contains(input) {
                        Found::Named
                    } else {
                        Found::InAFolder
                    },
                });
            }
        }
        Ok(())
    }

    fn at(&self, path: &Path) -> Option<&PathBuf> {
        if self.written.is_empty() {
            return None;
        }
        self.written.get(&Identity::of(path))
    }

    /// Keeps other audits out until what is given back is dropped.
    ///
    /// # Errors
    /// [`AuditFault`] where another audit writes the same file, or nothing can be written there.
    pub(crate) fn lock(&self) -> Result<Vec<Lock>, AuditFault> {
        let lock = |output: &PathBuf| Lock::take(output, beside(&target(output), LOCK));
        self.outputs.iter().map(lock).collect()
    }
}

impl Outputs for Places {
    /// What this very audit has written there before. Whatever else lies where something is to be written
    /// is an input.
    fn is_own(&self, path: &Path) -> bool {
        self.is_output(path) && (self.may_be_finished || is_table_of_ours(path))
    }

    fn is_output(&self, path: &Path) -> bool {
        self.at(path).is_some()
    }
}

fn outputs(plan: &Plan) -> Vec<PathBuf> {
    let rows = plan.rows.iter();
    let rows = rows.flat_map(|rows| [rows.path.clone(), rows.findings()]);
    let games = plan.games.iter().map(|games| games.path.clone());
    rows.chain(games).chain(plan.report.clone()).collect()
}

/// The file that is to be written, if that can be one.
fn is_file_to_be(output: &Path) -> Result<PathBuf, AuditFault> {
    match fs::metadata(output) {
        Ok(there) if there.is_file() => Ok(target(output)),
        Ok(there) if there.is_dir() => {
            Err(WriteFault::of(output, &io::Error::from(ErrorKind::IsADirectory)).into())
        }
        Ok(_) => Err(AuditFault::OutputNotAFile {
            path: output.to_path_buf(),
        }),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(target(output)),
        Err(error) => Err(WriteFault::of(output, &error).into()),
    }
}

/// Whether something that is no file stands there, not even a link.
fn is_something_else(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|there| !there.is_file())
}

/// Whether this is a Parquet file with our columns.
fn is_table_of_ours(path: &Path) -> bool {
    let ending = path.extension();
    if !ending.is_some_and(|ending| ending.eq_ignore_ascii_case("parquet")) {
        return false;
    }
    let opened = File::open(path).ok();
    let reader = opened.and_then(|file| ParquetRecordBatchReaderBuilder::try_new(file).ok());
    reader.is_some_and(|reader| {
        let fields = reader.schema().fields();
        let names: Vec<&str> = fields.iter().map(|field| field.name().as_str()).collect();
        begins_with(&names, &game_table(&[])) || begins_with(&names, &finding_table())
    })
}

fn begins_with<T>(names: &[&str], table: &Table<T>) -> bool {
    let ours = table.iter().map(|column| column.name.as_str());
    names.len() >= table.len() && ours.zip(names).all(|(ours, name)| ours == *name)
}
