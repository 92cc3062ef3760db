//! `hakem watch`: boards in the terminal.

use clap::ArgMatches;
use hakem_watch::reading::Rules;
use hakem_watch::source::Place;

use super::{Format, format, value};
use crate::fault::Trouble;

/// `hakem watch`.
#[derive(Clone, Debug)]
pub struct Watch {
    /// What to follow.
    pub places: Vec<Place>,
    /// By which rules.
    pub rules: Rules,
    /// How to tell of it.
    pub format: Format,
    /// How long.
    pub duration: Duration,
}

/// How long sources are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duration {
    /// Until the user has seen enough.
    Endless,
    /// Each is read once.
    Once,
}

/// Reads what follows `hakem watch`.
pub(super) fn parse(m: &ArgMatches) -> Result<Watch, Trouble> {
    Ok(Watch {
        places: places(m)?,
        rules: Rules {
            laws: value::laws(m)?,
            letters: value::letters(m)?,
        },
        format: format(m),
        duration: if m.get_flag("once") {
            Duration::Once
        } else {
            Duration::Endless
        },
    })
}

/// What is to be followed.
fn places(m: &ArgMatches) -> Result<Vec<Place>, Trouble> {
    let given = m.get_many::<String>("SOURCE").into_iter().flatten();
    given
        .map(|given| Place::find(given).map_err(Trouble::from))
        .collect()
}
