//! `hakem cluster`: what is asked of the program that knows clusters.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use clap::ArgMatches;

use super::Format;
use super::value;
use crate::fault::Trouble;

/// The port on which a scheduler listens where nothing else is said.
const SCHEDULER_PORT: u16 = 50_050;
/// The port on which an executor listens where nothing else is said.
const EXECUTOR_PORT: u16 = 50_051;
/// Only programs on the same machine reach what listens here.
const LOOPBACK: &str = "127.0.0.1";
/// How long nothing is heard of an executor before its work is given to others. A busy one reports
/// every five seconds.
const LOST_AFTER: Duration = Duration::from_secs(20);
/// How many games go into one file.
const SHARD: u64 = 100_000;

/// `hakem cluster`.
#[derive(Clone, Debug)]
pub enum Cluster {
    /// `hakem cluster scheduler`.
    Scheduler(Scheduler),
    /// `hakem cluster executor`.
    Executor(Executor),
    /// `hakem cluster sql`.
    Sql(Sql),
    /// `hakem cluster pack`.
    Pack(Pack),
}

/// A host and a port.
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug)]
pub struct Scheduler {
    /// Where it listens.
    pub listen: Address,
    /// How long nothing is heard of an executor before its work is given to others.
    pub lost_after: Duration,
}

/// One of those that do the work.
#[derive(Clone, Debug)]
pub struct Executor {
    /// Where the scheduler listens.
    pub scheduler: Address,
    /// Where this one listens.
    pub listen: Address,
    /// The name under which others reach it; `None`: the one it listens on.
    pub host: Option<String>,
    /// How many tasks it takes at once; `None`: one for each core.
    pub jobs: Option<u64>,
    /// Where it puts its results until they are fetched; `None`: a temporary folder.
    pub work_dir: Option<PathBuf>,
}

/// A question in SQL.
#[derive(Clone, Debug)]
pub struct Sql {
    /// The question.
    pub query: String,
    /// The tables that it names.
    pub tables: Vec<Table>,
    /// Which cluster answers; `None`: this process.
    pub cluster: Option<Address>,
    /// How to print.
    pub format: Format,
}

/// A table of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// A Parquet file, or a folder of them.
    pub path: String,
}

/// Games as text that become Parquet.
#[derive(Clone, Debug)]
pub struct Pack {
    /// The files and folders.
    pub paths: Vec<PathBuf>,
    /// The folder that is filled.
    pub out: PathBuf,
    /// How many games go into one file.
    pub shard: u64,
}

/// Reads what follows `hakem cluster`; `None`: no command does.
pub(super) fn parse(m: &ArgMatches) -> Result<Option<Cluster>, Trouble> {
    Ok(Some(match m.subcommand() {
        Some(("scheduler", m)) => Cluster::Scheduler(scheduler(m)?),
        Some(("executor", m)) => Cluster::Executor(executor(m)?),
        Some(("sql", m)) => Cluster::Sql(sql(m)?),
        Some(("pack", m)) => Cluster::Pack(pack(m)?),
        _ => return Ok(None),
    }))
}

fn scheduler(m: &ArgMatches) -> Result<Scheduler, Trouble> {
    let lost_after = value::number(m, "lost-after")?.map(Duration::from_secs);
    Ok(Scheduler {
        listen: address(m, "listen")?.unwrap_or_else(|| loopback(SCHEDULER_PORT)),
        lost_after: lost_after.unwrap_or(LOST_AFTER),
    })
}

fn executor(m: &ArgMatches) -> Result<Executor, Trouble> {
    Ok(Executor {
        scheduler: address(m, "scheduler")?.unwrap_or_else(|| loopback(SCHEDULER_PORT)),
        listen: address(m, "listen")?.unwrap_or_else(|| loopback(EXECUTOR_PORT)),
        host: m.get_one::<String>("host").cloned(),
        jobs: value::number(m, "jobs")?,
        work_dir: m.get_one::<PathBuf>("work-dir").cloned(),
    })
}

fn sql(m: &ArgMatches) -> Result<Sql, Trouble> {
    let tables = m.get_many::<String>("table").into_iter().flatten();
    Ok(Sql {
        query: m.get_one::<String>("SQL").cloned().unwrap_or_default(),
        tables: tables.map(|text| table(text)).collect::<Result<_, _>>()?,
        cluster: address(m, "cluster")?,
        format: super::format(m),
    })
}

fn pack(m: &ArgMatches) -> Result<Pack, Trouble> {
    Ok(Pack {
        paths: super::paths(m),
        out: m.get_one::<PathBuf>("out").cloned().unwrap_or_default(),
        shard: value::number(m, "shard")?.unwrap_or(SHARD),
    })
}

fn loopback(port: u16) -> Address {
    let host = LOOPBACK.to_owned();
    Address { host, port }
}

/// `NAME=PATH`; without a name the table is `games`.
fn table(text: &str) -> Result<Table, Trouble> {
    let (name, path) = text.split_once('=').unwrap_or(("games", text));
    let is_word = |name: &str| name.chars().all(|c| c.is_alphanumeric() || c == '_');
    if path.is_empty() || name.is_empty() || !is_word(name) {
        return Err(Trouble::NotATable {
            given: text.to_owned(),
        });
    }
    Ok(Table {
        name: name.to_lowercase(),
        path: path.to_owned(),
    })
}

/// The value of an option as an address, `HOST:PORT`, with or without a scheme before it.
pub(super) fn address(m: &ArgMatches, option: &'static str) -> Result<Option<Address>, Trouble> {
    let Some(given) = m.get_one::<String>(option) else {
        return Ok(None);
    };
    read_address(given).map(Some).ok_or_else(|| {
        let given = given.clone();
        Trouble::NotAnAddress { given }
    })
}

fn read_address(given: &str) -> Option<Address> {
    let bare = given.split_once("://").map_or(given, |(_, rest)| rest);
    let bare = bare.trim_end_matches('/');
    let (host, port) = match bare.rsplit_once(':') {
        Some((host, port)) if !host.is_empty() && !port.ends_with(']') => {
            (host, port.parse().ok()?)
        }
        _ => (bare, SCHEDULER_PORT),
    };
    let bracketed = host
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let is_name = |host: &str| !host.is_empty() && !host.contains(['/', ' ', ':', '[', ']']);
    let host = bracketed.unwrap_or(host);
    (bracketed.is_some() || is_name(host)).then(|| Address {
        host: host.to_owned(),
        port,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_have_a_scheme_and_need_not_have_a_port() {
        let told = |given| read_address(given).map(|address| address.to_string());
        let whole = Some("10.0.0.7:50050".to_owned());
        for given in ["10.0.0.7:50050", "df://10.0.0.7:50050", "http://10.0.0.7/"] {
            assert_eq!(told(given), whole, "{given}");
        }
        assert_eq!(told("[::1]:7"), Some("[::1]:7".to_owned()));
        for given in ["", ":7", "a:b:c", "host:70000", "two words:1", "::1"] {
            assert_eq!(told(given), None, "{given}");
        }
    }

    #[test]
    fn a_table_without_a_name_is_games() {
        let told = |text| table(text).map(|table| (table.name, table.path));
        let named = |name: &str, path: &str| Ok((name.to_owned(), path.to_owned()));
        assert_eq!(told("x.parquet"), named("games", "x.parquet"));
        assert_eq!(told("March=a=b"), named("march", "a=b"));
        assert!(told("two words=x").is_err() && told("games=").is_err());
    }
}
