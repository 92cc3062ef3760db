//! The first line of an event log: what is played, by which rules.

use hakem_audit::judging::LawsChoice;
use hakem_laws::{
    facts::standing::ByPlayer,
    profile::{self, Profile},
    record::{
        event::Millis,
        game::Start,
        regulations::{Adoption, AgreementLimit, DevicePenalty, Regulations},
        time_control::{Period, TimeControl},
    },
};
use hakem_score::{
    fen::ModeChoice,
    letters::LettersChoice,
    time_control::{WrittenIn, read_time_control},
};
use serde_json::{Map, Value};
use shakmaty::CastlingMode;

use super::fields::Fields;
use super::keys;
use crate::trouble::Trouble;
use crate::{named, start};

/// What the set-up line lays down.
#[derive(Clone, Debug)]
pub struct SetUp {
    /// The position and how it came about.
    pub start: Start,
    /// The rules.
    pub regulations: Regulations,
    /// Completed illegal moves that were dealt with before (7.5.5).
    pub illegal_moves: ByPlayer<u32>,
    /// The piece letters.
    pub letters: LettersChoice,
    /// What was not understood and is left aside.
    pub warnings: Vec<Trouble>,
}

impl SetUp {
    /// The initial position under the rules of the command line.
    #[must_use]
    pub fn usual(laws: LawsChoice, letters: LettersChoice) -> SetUp {
        SetUp {
            start: Start::initial(),
            regulations: Regulations::of(laws.profile(None)),
            illegal_moves: ByPlayer::default(),
            letters,
            warnings: Vec::new(),
        }
    }

    /// Reads the set-up line. What the command line says goes before what the log says.
    ///
    /// # Errors
    /// [`Trouble`] where the game could not be ruled on without knowing what was meant.
    pub fn read(
        map: &Map<String, Value>,
        laws: LawsChoice,
        letters: LettersChoice,
    ) -> Result<SetUp, Trouble> {
        let fields = Fields(map);
        let mut warnings: Vec<Trouble> = keys::unknown_in_setup(map).collect();
        let mut regulations = Regulations::of(rules(fields, laws)?);
        if let Some(text) = fields.text("time_control")? {
            match time_control(text) {
                Ok(control) => regulations.time_control = control,
                Err(trouble) => warnings.push(trouble),
            }
        }
        match fields.value("regulations") {
            Some(Value::Object(map)) => read_regulations(map, &mut regulations, &mut warnings),
            Some(other) => warnings.push(Trouble::NotOneOf {
                what: "regulations",
                given: other.to_string(),
                choices: "{...}".to_owned(),
            }),
            None => {}
        }
        let illegal_moves = earlier_illegal_moves(fields)?;
        let letters = match (letters, fields.text("letters")?) {
            (LettersChoice::Auto, Some(name)) => named::letters(name)?,
            (told, _) => told,
        };
        let mode = variant(fields)?;
        let start = match fields.text("fen")? {
            Some(fen) => start::from_fen(fen, mode)?,
            None => Start::initial(),
        };
        warnings.extend(useless(fields));
        Ok(SetUp {
            start,
            regulations,
            illegal_moves,
            letters,
            warnings,
        })
    }
}

/// The completed illegal moves that were dealt with before the log begins.
fn earlier_illegal_moves(fields: Fields<'_>) -> Result<ByPlayer<u32>, Trouble> {
    match fields.value("illegal_moves") {
        Some(Value::Object(map)) => Ok(ByPlayer {
            white: Fields(map).number("white")?.unwrap_or(0),
            black: Fields(map).number("black")?.unwrap_or(0),
        }),
        Some(other) => Err(Trouble::NotOneOf {
            what: "illegal_moves",
            given: other.to_string(),
            choices: "{\"white\": 0, \"black\": 1}".to_owned(),
        }),
        None => Ok(ByPlayer::default()),
    }
}

/// What another key, or the lack of it, leaves without effect.
fn useless(fields: Fields<'_>) -> impl Iterator<Item = Trouble> {
    let has = |key| fields.value(key).is_some();
    let date = (has("laws") && has("date")).then_some(Trouble::KeyBeside {
        key: "date",
        other: "laws",
    });
    let chess960 = fields.value("variant").and_then(Value::as_str) == Some("chess960");
    let variant = (chess960 && !has("fen")).then_some(Trouble::KeyAlone {
        key: "variant",
        other: "fen",
    });
    date.into_iter().chain(variant)
}

fn rules(fields: Fields<'_>, laws: LawsChoice) -> Result<&'static Profile, Trouble> {
    match (laws, fields.text("laws")?, fields.text("date")?) {
        (LawsChoice::OfRecord, Some(name), _) => named::profile(name),
        (LawsChoice::OfRecord, None, Some(date)) => match date.parse() {
            Ok(date) => Ok(Profile::fide_on(date)),
            Err(_) => Err(Trouble::NotADate {
                text: date.to_owned(),
            }),
        },
        (LawsChoice::OfRecord, None, None) => Ok(&profile::FIDE_2023_STANDARD),
        (told, ..) => Ok(told.profile(None)),
    }
}

/// A time control; `None` where the text says that there is none or that it is not known.
///
/// # Errors
/// [`Trouble::TimeControl`] where it cannot be understood.
pub fn time_control(text: &str) -> Result<Option<TimeControl>, Trouble> {
    let unreadable = || Trouble::TimeControl {
        given: text.to_owned(),
    };
    let reading = read_time_control(text, WrittenIn::Speech).map_err(|_| unreadable())?;
    let periods: Vec<Period> = reading
        .control
        .periods
        .iter()
        .map(|period| Period {
            moves: period.moves,
            time: Millis(period.time_ms),
            increment: Millis(period.increment_ms),
            delay: Millis(period.delay_ms),
        })
        .collect();
    if periods.is_empty() {
        return Ok(None);
    }
    TimeControl::new(&periods).map(Some).ok_or_else(unreadable)
}

fn variant(fields: Fields<'_>) -> Result<ModeChoice, Trouble> {
    let told = fields.word("variant", "standard, chess960", |word| match word {
        "standard" => Some(CastlingMode::Standard),
        "chess960" => Some(CastlingMode::Chess960),
        _ => None,
    })?;
    Ok(told.map_or(ModeChoice::Detect, ModeChoice::Given))
}

/// Takes over the regulations that are known; of the others each gets a warning.
pub fn read_regulations(
    map: &Map<String, Value>,
    to: &mut Regulations,
    warnings: &mut Vec<Trouble>,
) {
    for key in map.keys() {
        let read = match key.as_str() {
            "no_agreement_before_move" => agreement(map).map(|limit| to.agreement = limit),
            "default_minutes" => Fields(map)
                .number("default_minutes")
                .map(|minutes| to.default_minutes = minutes.unwrap_or(0)),
            "guideline_iii" => Fields(map).flag("guideline_iii").map(|adopted| {
                to.guideline_iii = if adopted {
                    Adoption::Adopted
                } else {
                    Adoption::NotAdopted
                };
            }),
            "blitz_b2_minutes" => Fields(map)
                .number("blitz_b2_minutes")
                .map(|minutes| to.blitz_b2_minutes = minutes),
            "devices" => devices(map).map(|penalty| to.devices = penalty),
            _ => Err(Trouble::UnknownRegulation { key: key.clone() }),
        };
        warnings.extend(read.err());
    }
}

/// A move number, or `"never"` (9.1.1).
fn agreement(map: &Map<String, Value>) -> Result<AgreementLimit, Trouble> {
    let fields = Fields(map);
    if fields
        .value("no_agreement_before_move")
        .and_then(Value::as_str)
        == Some("never")
    {
        return Ok(AgreementLimit::Never);
    }
    Ok(match fields.number("no_agreement_before_move")? {
        None | Some(0) => AgreementLimit::None,
        Some(before) => AgreementLimit::BeforeMove(before),
    })
}

/// `"loss"`, or how else a device is dealt with (11.3.2.2).
fn devices(map: &Map<String, Value>) -> Result<DevicePenalty, Trouble> {
    let named = Fields(map).word("devices", "loss, milder", |word| match word {
        "loss" => Some(DevicePenalty::Loss),
        "milder" | "warning" | "fine" | "time" | "none" => Some(DevicePenalty::Milder),
        _ => None,
    })?;
    Ok(named.unwrap_or(DevicePenalty::Loss))
}
