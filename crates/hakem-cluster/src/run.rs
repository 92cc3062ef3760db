//! From an order to the exit code.

use std::io::{self, Write};
use std::process::ExitCode;

use hakem_words::{Args, Lang};
use tokio::runtime::Runtime;

use crate::fault::{Fault, Trouble};
use crate::order::{Order, Task};
use crate::{audit, executor, pack, scheduler, sql};

/// How the program ends: with the exit codes of `hakem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// Everything was done.
    Done,
    /// Something could not be used.
    Unusable,
    /// Interrupted.
    Interrupted,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(match exit {
            Exit::Done => 0,
            Exit::Unusable => 2,
            Exit::Interrupted => 130,
        })
    }
}

/// Does what the argument of the process orders.
#[must_use]
pub fn main() -> Exit {
    let environment = env_logger::Env::new().filter_or("HAKEM_LOG", "error");
    env_logger::Builder::from_env(environment).init();
    let order = std::env::args().nth(1);
    let order = order.and_then(|text| serde_json::from_str::<Order>(&text).ok());
    let Some(order) = order else {
        tell(&Fault::from(Trouble::NoOrder).message(Lang::default()));
        return Exit::Unusable;
    };
    let lang = Lang::from_code(&order.lang).unwrap_or_default();
    match carry_out(&order.task, lang) {
        Ok(exit) => exit,
        Err(fault) => {
            tell(&fault.message(lang));
            Exit::Unusable
        }
    }
}

fn carry_out(task: &Task, lang: Lang) -> Result<Exit, Fault> {
    let runtime = Runtime::new().map_err(|error| Trouble::Cluster(error.to_string()))?;
    match task {
        Task::Scheduler(asked) => runtime.block_on(scheduler::run(asked, lang)),
        Task::Executor(asked) => runtime.block_on(executor::run(asked, lang)),
        Task::Sql(asked) => runtime.block_on(sql::run(asked)),
        Task::Pack(asked) => pack::run(asked, lang),
        Task::Judge(asked) => audit::run(asked, &runtime),
    }
}

/// Writes to standard output. Whoever stops reading has seen enough, as `head` does.
pub(crate) fn show(bytes: &[u8]) -> Result<Exit, Fault> {
    let mut output = io::stdout().lock();
    match output.write_all(bytes).and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Trouble::CannotWrite(error.to_string()).into())
        }
        _ => Ok(Exit::Done),
    }
}

/// Says where a process listens.
pub(crate) fn tell_address(address: &str, lang: Lang) {
    let args = Args::new().text("address", address);
    tell(&hakem_words::message("cli-cluster-listening", &args, lang));
}

/// Writes a line of diagnostics. Where they cannot be written, nobody is there to be told.
pub(crate) fn tell(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}
