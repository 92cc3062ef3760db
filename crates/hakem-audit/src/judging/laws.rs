//! Which rules a recorded game is judged by.

use hakem_laws::{edition::Date, profile::Profile};
use hakem_score::pgn;

/// Which rules a game is judged by.
#[derive(Clone, Copy, Debug)]
pub enum LawsChoice {
    /// These.
    Profile(&'static Profile),
    /// The FIDE Laws in force on this day.
    OnDate(Date),
    /// The FIDE Laws in force on the day that the record names, else the newest.
    OfRecord,
}

impl LawsChoice {
    /// The profile for a game played on `date`, where the record names a day.
    #[must_use]
    pub fn profile(self, date: Option<Date>) -> &'static Profile {
        match (self, date) {
            (LawsChoice::Profile(profile), _) => profile,
            (LawsChoice::OnDate(date), _) | (LawsChoice::OfRecord, Some(date)) => {
                Profile::fide_on(date)
            }
            (LawsChoice::OfRecord, None) => &hakem_laws::profile::FIDE_2023_STANDARD,
        }
    }
}

/// The rules for a game.
#[must_use]
pub fn profile_for(game: &pgn::Game<'_>, laws: LawsChoice) -> &'static Profile {
    match laws {
        LawsChoice::OfRecord => laws.profile(date_of(game)),
        told => told.profile(None),
    }
}

/// The day on which a game was played, as far as its tags tell.
fn date_of(game: &pgn::Game<'_>) -> Option<Date> {
    ["Date", "UTCDate", "EventDate"]
        .into_iter()
        .find_map(|name| game.tag(name).and_then(|value| value.trim().parse().ok()))
}
