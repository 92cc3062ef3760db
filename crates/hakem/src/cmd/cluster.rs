//! `hakem cluster`, and whatever else a cluster does: a program of its own does the work.
//!
//! What it stands on is ten times as much as all the rest of Hakem, so it is built and installed
//! apart. It gets its order as JSON in its only argument.

use std::env;
use std::io::{self, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;

use hakem_audit::elsewhere::{Manner, Stretch, Team, Wanted};
use serde_json::{Value, json};

use super::{Stop, Talk};
use crate::args::Format;
use crate::args::cluster::{Address, Cluster, Executor, Sql};
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::words::Words;

/// The name of the program.
const PROGRAM: &str = "hakem-cluster";

/// Hands a task over to the program beside this one, else on the search path.
pub(crate) fn run(asked: &Cluster, talk: &Talk<'_>) -> Result<Exit, Stop> {
    let trouble = match become_or_wait(&mut program(&task(asked), talk.words)) {
        Ok(exit) => return Ok(exit),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Trouble::NoClusterProgram,
        Err(error) => Trouble::CannotStart {
            why: crate::system::told(&error),
        },
    };
    Err(Fault::of_source(PROGRAM.to_owned(), trouble).into())
}

/// The program with an order.
fn program(task: &Value, words: Words) -> Command {
    let mut command = Command::new(beside().unwrap_or_else(|| PROGRAM.into()));
    command.arg(json!({"lang": words.lang.code(), "task": task}).to_string());
    command
}

/// The program in the folder of this one, if it is there.
fn beside() -> Option<PathBuf> {
    let own = env::current_exe().ok()?;
    let name = format!("{PROGRAM}{}", env::consts::EXE_SUFFIX);
    Some(own.with_file_name(name)).filter(|path| path.is_file())
}

/// The program takes the place of this one, so that every signal reaches it.
#[cfg(unix)]
fn become_or_wait(command: &mut Command) -> io::Result<Exit> {
    use std::os::unix::process::CommandExt;
    Err(command.exec())
}

#[cfg(not(unix))]
fn become_or_wait(command: &mut Command) -> io::Result<Exit> {
    let status = command.status()?;
    Ok(match status.code() {
        Some(0) => Exit::Done,
        Some(1) => Exit::AtOdds,
        Some(2) => Exit::Unusable,
        _ => Exit::Interrupted,
    })
}

/// A task as the program understands it.
fn task(asked: &Cluster) -> Value {
    match asked {
        Cluster::Scheduler(asked) => json!({"scheduler": {
            "listen": address(&asked.listen),
            "lost_after": asked.lost_after.as_secs(),
        }}),
        Cluster::Executor(asked) => json!({"executor": executor(asked)}),
        Cluster::Sql(asked) => json!({"sql": sql(asked)}),
        Cluster::Pack(asked) => json!({"pack": {
            "paths": asked.paths,
            "out": asked.out,
            "shard": asked.shard,
        }}),
    }
}

fn address(address: &Address) -> Value {
    json!({"host": address.host, "port": address.port})
}

fn executor(asked: &Executor) -> Value {
    json!({
        "scheduler": address(&asked.scheduler),
        "listen": address(&asked.listen),
        "host": asked.host,
        "jobs": asked.jobs,
        "work_dir": asked.work_dir,
    })
}

fn sql(asked: &Sql) -> Value {
    let table =
        |table: &crate::args::cluster::Table| json!({"name": table.name, "path": table.path});
    json!({
        "query": asked.query,
        "tables": asked.tables.iter().map(table).collect::<Vec<_>>(),
        "cluster": asked.cluster.as_ref().map(address),
        "json": asked.format == Format::Json,
    })
}

/// A cluster as those who judge for an audit: the program is the bridge. What is to be judged goes to
/// its standard input, what comes of it comes from its standard output.
#[derive(Debug)]
pub(crate) struct Bridge {
    /// Where the scheduler listens.
    pub(crate) scheduler: Address,
    /// The language in which is said what goes wrong.
    pub(crate) words: Words,
}

impl Team for Bridge {
    fn judge(
        &mut self,
        stretches: Vec<Stretch>,
        manner: &Manner,
        hand_over: &mut dyn FnMut(&[u8]) -> Wanted,
    ) -> Result<(), String> {
        let errand = json!({"stretches": stretches, "manner": manner}).to_string();
        let mut child = self.start()?;
        let errors = child
            .stderr
            .take()
            .map(|errors| thread::spawn(|| all_of(errors)));
        let judged = exchange(&mut child, &errand, hand_over);
        if !matches!(judged, Ok(Wanted::More)) {
            // Nobody is there any more to be told, or nothing more is wanted.
            let _ = child.kill();
        }
        let status = child.wait().map_err(|error| error.to_string())?;
        let told = errors
            .and_then(|errors| errors.join().ok())
            .unwrap_or_default();
        match judged {
            Ok(Wanted::No) => Ok(()),
            Ok(Wanted::More) if status.success() => Ok(()),
            Err(error) if told.is_empty() => Err(error.to_string()),
            _ => Err(told.trim_start_matches("hakem: ").trim_end().to_owned()),
        }
    }
}

impl Bridge {
    fn start(&self) -> Result<Child, String> {
        let task = json!({"judge": {"scheduler": address(&self.scheduler)}});
        let started = program(&task, self.words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        started.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => self.words.tell("cli-fault-no-cluster-program"),
            _ => error.to_string(),
        })
    }
}

/// Says what is to be judged, and hands over what comes back until all has come.
fn exchange(
    child: &mut Child,
    errand: &str,
    hand_over: &mut dyn FnMut(&[u8]) -> Wanted,
) -> io::Result<Wanted> {
    if let Some(mut input) = child.stdin.take() {
        input.write_all(errand.as_bytes())?;
    }
    let Some(output) = child.stdout.take() else {
        return Ok(Wanted::More);
    };
    let mut output = BufReader::new(output);
    while let Some(parcel) = next_frame(&mut output)? {
        if hand_over(&parcel) == Wanted::No {
            return Ok(Wanted::No);
        }
    }
    Ok(Wanted::More)
}

/// The next parcel, with its length before it; `None` at the end.
fn next_frame(from: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut length = [0; 8];
    match from.read_exact(&mut length) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        read => read?,
    }
    let length = u64::from_le_bytes(length);
    let mut parcel = Vec::new();
    let read = from.take(length).read_to_end(&mut parcel)?;
    if (read as u64) < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some(parcel))
}

fn all_of(mut from: impl Read) -> String {
    let mut text = Vec::new();
    // What could be read is worth telling.
    let _ = from.read_to_end(&mut text);
    String::from_utf8_lossy(&text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_parcel_comes_with_its_length() {
        let bytes = [3, 0, 0, 0, 0, 0, 0, 0, 7, 8, 9, 1, 0, 0, 0, 0, 0, 0, 0];
        let mut from = bytes.as_slice();
        assert_eq!(next_frame(&mut from).unwrap(), Some(vec![7, 8, 9]));
        assert!(next_frame(&mut from).is_err(), "the last byte is missing");
        assert_eq!(next_frame(&mut from).unwrap(), None);
    }

    #[test]
    fn orders_as_the_program_reads_them() {
        let here = |port| Address {
            host: "127.0.0.1".to_owned(),
            port,
        };
        let asked = Cluster::Sql(Sql {
            query: "select 1".to_owned(),
            tables: Vec::new(),
            cluster: Some(here(7)),
            format: Format::Json,
        });
        let order = json!({"sql": {"query": "select 1", "tables": [], "json": true,
            "cluster": {"host": "127.0.0.1", "port": 7}}});
        assert_eq!(task(&asked), order);
    }
}
