//! `hakem serve`: the arbiter's desk.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::ArgMatches;
use hakem_desk::guard::Key;
use hakem_desk::logs::Logs;
use hakem_desk::serve::{Counting, Options};
use hakem_desk::store::usual_file;
use hakem_desk::watching::Sources;
use hakem_watch::source::{Allowed, Place};

use crate::fault::Trouble;

/// Where the desk listens where nothing else is said: only this machine reaches it.
const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// `hakem serve`.
#[derive(Clone, Debug)]
pub enum Serve {
    /// Serves the desk.
    Desk(Options, Logs),
    /// Writes a copy of the cases of a data folder to a file.
    Backup {
        /// The database file.
        database: PathBuf,
        /// The copy.
        to: PathBuf,
    },
}

/// Reads what follows `hakem serve`.
pub(super) fn parse(m: &ArgMatches) -> Result<Serve, Trouble> {
    let data = match m.get_one::<PathBuf>("data") {
        Some(folder) => folder.clone(),
        None => usual_folder().ok_or(Trouble::NoDataFolder)?,
    };
    let database = database(m)?;
    if let Some(to) = m.get_one::<PathBuf>("backup") {
        return Ok(Serve::Backup {
            database: database.unwrap_or_else(|| usual_file(&data)),
            to: to.clone(),
        });
    }
    let options = Options {
        listen: listen(m)?,
        data,
        database,
        key: key(m)?,
        metrics: if m.get_flag("metrics") {
            Counting::On
        } else {
            Counting::Off
        },
        sources: sources(m)?,
    };
    let logs = if m.get_flag("log-json") {
        Logs::Json
    } else {
        Logs::Lines
    };
    Ok(Serve::Desk(options, logs))
}

/// What is watched from the start, and where further sources may be.
fn sources(m: &ArgMatches) -> Result<Sources, Trouble> {
    let allowed = m.get_many::<String>("allow-source").into_iter().flatten();
    let allowed: Vec<String> = allowed.cloned().collect();
    Ok(Sources {
        places: places(m)?,
        allowed: Allowed::only(&allowed)?,
    })
}

/// What is watched from the start; a file may still be to come.
fn places(m: &ArgMatches) -> Result<Vec<Place>, Trouble> {
    let given = m.get_many::<String>("watch").into_iter().flatten();
    given
        .map(|given| Place::to_come(given).map_err(Trouble::from))
        .collect()
}

/// The file that a URL of a database names: `sqlite:PATH` or `sqlite://PATH`.
fn database(m: &ArgMatches) -> Result<Option<PathBuf>, Trouble> {
    let Some(given) = m.get_one::<String>("database-url") else {
        return Ok(None);
    };
    let file = given.strip_prefix("sqlite:").unwrap_or_default();
    let file = file.strip_prefix("//").unwrap_or(file);
    if file.is_empty() || file.contains('?') || file == ":memory:" {
        return Err(Trouble::NotADatabase);
    }
    Ok(Some(PathBuf::from(file)))
}

fn listen(m: &ArgMatches) -> Result<SocketAddr, Trouble> {
    let Some(given) = m.get_one::<String>("listen") else {
        return Ok(USUAL);
    };
    let here = given.strip_prefix("localhost:");
    let here = here.map(|port| format!("{}:{port}", Ipv4Addr::LOCALHOST));
    let address = here.as_ref().unwrap_or(given);
    address.parse().map_err(|_| Trouble::NotAnAddress {
        given: given.clone(),
    })
}

fn key(m: &ArgMatches) -> Result<Option<Key>, Trouble> {
    let Some(given) = m.get_one::<String>("key") else {
        return Ok(None);
    };
    let shortest = u64::try_from(Key::SHORTEST).unwrap_or(u64::MAX);
    Key::new(given)
        .map(Some)
        .ok_or(Trouble::NotAKey { shortest })
}

/// The user's data folder, as each system has it.
fn usual_folder() -> Option<PathBuf> {
    let from = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let base = if cfg!(windows) {
        PathBuf::from(from("LOCALAPPDATA")?)
    } else if let Some(told) = from("XDG_DATA_HOME") {
        PathBuf::from(told)
    } else if cfg!(target_os = "macos") {
        PathBuf::from(from("HOME")?).join("Library/Application Support")
    } else {
        PathBuf::from(from("HOME")?).join(".local/share")
    };
    Some(base.join("hakem"))
}
