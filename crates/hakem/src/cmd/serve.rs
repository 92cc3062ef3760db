//! `hakem serve`: the arbiter's desk.

use hakem_desk::serve::{Opened, ServeError, serve_until_stopped};
use hakem_desk::store::{Store, StoreError};

use super::{Stop, Talk};
use crate::args::serve::Serve;
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};
use crate::words::Argument;

/// Serves the desk until the process is asked to end, or writes a copy of its cases.
pub(crate) fn run(request: &Serve, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    match request {
        Serve::Backup { database, to } => {
            Store::back_up(database, to).map_err(|error| store(&error))?;
        }
        Serve::Desk(options, logs) => {
            hakem_desk::logs::start(*logs);
            let told = serve_until_stopped(options, |opened| tell(opened, talk));
            told.map_err(fault)??;
        }
    }
    Ok(Exit::Done)
}

/// Says where the desk is, and the key, if one is needed.
fn tell(opened: &Opened, talk: &mut Talk<'_>) -> Result<(), Stop> {
    let address = format!("http://{}", opened.address);
    let words = talk.words;
    let line = words.say(
        "cli-serve-listening",
        &[("address", Argument::Text(address))],
    );
    talk.output.write_all(format!("{line}\n").as_bytes())?;
    if let Some(hall) = &opened.hall {
        let line = words.say(
            "cli-serve-hall",
            &[("address", Argument::Text(hall.clone()))],
        );
        talk.output.write_all(format!("{line}\n").as_bytes())?;
    }
    if let Some(key) = &opened.key {
        let line = words.say("cli-serve-key", &[("key", Argument::Text(key.clone()))]);
        talk.output.write_all(format!("{line}\n").as_bytes())?;
    }
    talk.output.flush()?;
    Ok(())
}

fn fault(error: ServeError) -> Fault {
    Fault::of_command_line(match error {
        ServeError::Listen { address, error } => Trouble::DeskAddress {
            address: address.to_string().into(),
            why: crate::system::told(&error),
        },
        ServeError::TooManySources(error) => error.into(),
        other => Trouble::Store {
            why: other.to_string(),
        },
    })
}

fn store(error: &StoreError) -> Fault {
    Fault::of_command_line(Trouble::Store {
        why: error.to_string(),
    })
}
