//! By which rules a question is answered.

use hakem_answers::dto::TextLine;
use hakem_answers::event_log::{read_regulations, time_control};
use hakem_answers::named;
use hakem_answers::trouble::{Trouble, harmless};
use hakem_laws::facts::mating::Scrutiny;
use hakem_laws::profile::Profile;
use hakem_laws::record::regulations::Regulations;
use hakem_words::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::problem::{Kind, Problem};

/// How hard mating chances are looked for while ruling: a fraction of a second at most.
const SCRUTINY: Scrutiny = Scrutiny {
    nodes: 500_000,
    ..Scrutiny::LIVE
};

/// The rules that a request names.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    /// A rule profile.
    pub laws: Option<&'a str>,
    /// Instead of it: standard, rapid or blitz.
    pub category: Option<Category>,
    /// Whether rapid or blitz is played under the Competition Rules.
    pub supervised: Option<bool>,
}

/// What is played (Appendices A and B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Standard chess.
    Standard,
    /// Rapid chess (A).
    Rapid,
    /// Blitz (B).
    Blitz,
}

impl Named<'_> {
    /// The profile; `of_record` where the request names none.
    ///
    /// # Errors
    /// [`Problem`] where there is no such profile.
    pub fn profile(self, of_record: &'static Profile) -> Result<&'static Profile, Problem> {
        match (self.laws, self.category) {
            (Some(name), _) => {
                named::profile(name).map_err(|trouble| Problem::with(&trouble, "/laws"))
            }
            (None, Some(category)) => {
                let name = match (category, self.supervised.unwrap_or(false)) {
                    (Category::Standard, _) => "fide-2023-standard",
                    (Category::Rapid, true) => "fide-2023-rapid-a4",
                    (Category::Rapid, false) => "fide-2023-rapid-a5",
                    (Category::Blitz, true) => "fide-2023-blitz-b2",
                    (Category::Blitz, false) => "fide-2023-blitz-b3",
                };
                named::profile(name).map_err(|trouble| Problem::with(&trouble, "/category"))
            }
            (None, None) => Ok(of_record),
        }
    }
}

/// The regulations of an event, and what of them was not understood.
///
/// # Errors
/// [`Problem`] where the time control cannot be understood, or a regulation counts in what is no
/// number: ruling without it would be ruling for another event.
pub fn regulations(
    profile: &'static Profile,
    told: Option<&Map<String, Value>>,
    control: Option<&str>,
) -> Result<(Regulations, Vec<TextLine>), Problem> {
    let mut regulations = Regulations {
        scrutiny: SCRUTINY,
        ..Regulations::of(profile)
    };
    let mut warnings: Vec<Trouble> = Vec::new();
    if let Some(told) = told {
        read_regulations(told, &mut regulations, &mut warnings);
        if let Some((trouble, key)) = warnings.iter().find_map(no_number) {
            return Err(Problem::with(trouble, &format!("/regulations/{key}")));
        }
    }
    if let Some(text) = control {
        regulations.time_control = time_control(text).map_err(|_| {
            let args = Args::new().text("given", harmless(text));
            Problem::told(Kind::Value, "desk-time-control", &args).at("/time_control")
        })?;
    }
    let warnings = warnings.iter().map(|trouble| trouble.text().into());
    Ok((regulations, warnings.collect()))
}

/// A regulation whose number is none, with its key.
fn no_number(trouble: &Trouble) -> Option<(&Trouble, &'static str)> {
    match trouble {
        Trouble::NotANumber { what, .. } => Some((trouble, what)),
        _ => None,
    }
}
