//! A scheduler and executors as processes of their own, on loopback.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use hakem_cluster::order::Address;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A process that ends with the value.
pub(crate) struct Process {
    child: Child,
    /// Where it listens.
    pub(crate) address: Address,
}

impl Process {
    fn start(task: &Value) -> Process {
        let mut child = program(task)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines();
        let first = lines
            .next()
            .expect("it says where it listens")
            .expect("UTF-8");
        // Whatever else it says must be read, or it would wait.
        std::thread::spawn(move || {
            lines.for_each(|line| eprintln!("{}", line.unwrap_or_default()));
        });
        let told = first
            .strip_prefix("Listening at ")
            .and_then(|rest| rest.strip_suffix('.'));
        let (host, port) = told.and_then(|told| told.rsplit_once(':')).expect(&first);
        let address = Address {
            host: host.to_owned(),
            port: port.parse().expect("a port"),
        };
        Process { child, address }
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it has ended");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A scheduler and two executors.
pub(crate) struct Cluster {
    pub(crate) executors: Vec<(Process, TempDir)>,
    pub(crate) scheduler: Process,
}

impl Cluster {
    /// Starts them; each executor does so many tasks at once.
    pub(crate) fn start(jobs: usize) -> Cluster {
        let anywhere = json!({"host": "127.0.0.1", "port": 0});
        let scheduler = json!({"scheduler": {"listen": anywhere, "lost_after": 10}});
        let scheduler = Process::start(&scheduler);
        let executor = || {
            let folder = TempDir::new().expect("a folder");
            let process = Process::start(&json!({"executor": {
                "scheduler": address(&scheduler.address),
                "listen": anywhere,
                "jobs": jobs,
                "work_dir": folder.path(),
            }}));
            (process, folder)
        };
        Cluster {
            executors: vec![executor(), executor()],
            scheduler,
        }
    }

    /// How many results an executor has finished.
    pub(crate) fn results(&self, executor: usize) -> usize {
        count(self.executors[executor].1.path())
    }
}

fn count(folder: &Path) -> usize {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths
        .map(|path: PathBuf| if path.is_dir() { count(&path) } else { 1 })
        .sum()
}

/// An address as it stands in an order.
pub(crate) fn address(address: &Address) -> Value {
    json!({"host": address.host, "port": address.port})
}

/// The program with an order.
pub(crate) fn program(task: &Value) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hakem-cluster"));
    command.arg(json!({"lang": "en", "task": task}).to_string());
    command
}
