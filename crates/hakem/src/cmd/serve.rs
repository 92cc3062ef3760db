//! `hakem serve`: the arbiter's desk.

use hakem_desk::serve::{Opened, Others, ServeError, serve_until_stopped};
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
            for given in options
                .sources
                .places
                .iter()
                .filter(|place| !place.is_there())
            {
                let given = given.name();
                talk.tell(&Fault::of_command_line(Trouble::SourceToCome { given }));
            }
            let told = serve_until_stopped(options, |opened| tell(opened, talk));
            told.map_err(fault)??;
        }
    }
    Ok(Exit::Done)
}

/// Says where the desk is, and the key, if one is needed.
fn tell(opened: &Opened, talk: &mut Talk<'_>) -> Result<(), Stop> {
    let words = talk.words;
    let said = |id, name, text: String| words.say(id, &[(name, Argument::Text(text))]);
    let mut lines = vec![said(
        "cli-serve-listening",
        "address",
        format!("http://{}", opened.address),
    )];
    if let Others::Under(addresses) = &opened.others {
        let port = opened.address.port().to_string();
        let told: Vec<String> = addresses
            .iter()
            .map(|own| format!("http://{own}"))
            .collect();
        lines.push(if told.is_empty() {
            said("cli-serve-others-unknown", "port", port)
        } else {
            said("cli-serve-others", "addresses", told.join("  "))
        });
    }
    if let Some(hall) = &opened.hall {
        lines.push(said("cli-serve-hall", "address", hall.clone()));
    }
    if let Some(key) = &opened.key {
        lines.push(said("cli-serve-key", "key", key.clone()));
    }
    lines.push(String::new());
    talk.output.write_all(lines.join("\n").as_bytes())?;
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
