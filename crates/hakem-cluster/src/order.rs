//! What `hakem` orders, as JSON in the only argument. Whatever is in an order was checked there.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use hakem_audit::elsewhere::{Manner, Stretch};
use serde::{Deserialize, Serialize};

/// An order, and the language in which to speak.
#[derive(Clone, Debug, Deserialize)]
pub struct Order {
    /// `en` or `tr`.
    pub lang: String,
    /// What is to be done.
    pub task: Task,
}

/// What is to be done.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Give out work.
    Scheduler(Scheduler),
    /// Do work.
    Executor(Executor),
    /// Answer a question.
    Sql(Sql),
    /// Write games as Parquet.
    Pack(Pack),
    /// Have a cluster judge what standard input names ([`Errand`]), and write what comes back to
    /// standard output.
    Judge(Judge),
}

/// A host and a port.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Address {
    /// The name or number of the host.
    pub host: String,
    /// The port; 0 takes one that is free.
    pub port: u16,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.host.contains(':') {
            write!(f, "[{}]:{}", self.host, self.port)
        } else {
            write!(f, "{}:{}", self.host, self.port)
        }
    }
}

/// The one that gives out the work.
#[derive(Clone, Debug, Deserialize)]
pub struct Scheduler {
    /// Where it listens.
    pub listen: Address,
    /// After how many seconds of silence an executor's work is given to others.
    pub lost_after: u64,
}

impl Scheduler {
    /// After which silence an executor's work is given to others.
    #[must_use]
    pub const fn patience(&self) -> Duration {
        Duration::from_secs(self.lost_after)
    }
}

/// One of those that do the work.
#[derive(Clone, Debug, Deserialize)]
pub struct Executor {
    /// Where the scheduler listens.
    pub scheduler: Address,
    /// Where this one listens.
    pub listen: Address,
    /// The name under which others reach it; `None`: the one it listens on.
    pub host: Option<String>,
    /// How many tasks it takes at once; `None`: one for each core.
    pub jobs: Option<usize>,
    /// Where it puts its results until they are fetched; `None`: a temporary folder.
    pub work_dir: Option<PathBuf>,
}

/// A question in SQL.
#[derive(Clone, Debug, Deserialize)]
pub struct Sql {
    /// The question.
    pub query: String,
    /// The tables that it names.
    pub tables: Vec<Table>,
    /// Which cluster answers; `None`: this process.
    pub cluster: Option<Address>,
    /// Whether the answer is JSON Lines.
    pub json: bool,
}

/// A table of games.
#[derive(Clone, Debug, Deserialize)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// A Parquet file, or a folder of them.
    pub path: String,
}

/// Games as text that become Parquet.
#[derive(Clone, Debug, Deserialize)]
pub struct Pack {
    /// The files and folders.
    pub paths: Vec<PathBuf>,
    /// The folder that is filled.
    pub out: PathBuf,
    /// How many games go into one file.
    pub shard: u64,
}

/// The bridge between an audit and a cluster.
#[derive(Clone, Debug, Deserialize)]
pub struct Judge {
    /// Where the scheduler listens.
    pub scheduler: Address,
}

/// What a cluster is to judge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Errand {
    /// The stretches.
    pub stretches: Vec<Stretch>,
    /// How their games are judged.
    pub manner: Manner,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_as_hakem_writes_them() {
        let order = |text: &str| serde_json::from_str::<Order>(text).expect("an order").task;
        let scheduler = r#"{"lang":"en","task":{"scheduler":{"listen":{"host":"::1","port":7},"lost_after":20}}}"#;
        let Task::Scheduler(asked) = order(scheduler) else {
            panic!("another task");
        };
        assert_eq!(asked.listen.to_string(), "[::1]:7");
        let sql = r#"{"lang":"tr","task":{"sql":{"query":"select 1","tables":[],"cluster":null,"json":true}}}"#;
        assert!(matches!(order(sql), Task::Sql(Sql { json: true, .. })));
    }
}
