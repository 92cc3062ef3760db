//! Rulings on events at a board: flags, resignations, illegal moves, offers.

mod event_line;
mod stood;

use hakem_answers::doubts;
use hakem_answers::dto::{ProofLine, RulingLine, TextLine, color_name};
use hakem_answers::event_log::{Line, Names, Told, must_play};
use hakem_answers::trouble::Trouble;
use hakem_laws::facts::{position::Standing, standing::ByPlayer};
use hakem_laws::record::event::IllegalKind;
use hakem_laws::ruling::{Evidence, Reason, Ruling};
use hakem_laws::{Game, rule};
use hakem_words::{Context, Lang, Text, codes};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use shakmaty::fen::Fen;
use utoipa::ToSchema;

use super::claim::game_of;
use super::laws;
use super::moves::{LegalMove, Place, fen, line};
use super::played::Played;
use super::rules::{Category, Named, regulations};
use super::sheet::Sheet;
use crate::learn;
use crate::problem::Problem;

pub use self::event_line::EventLine;

/// The most events of one request.
const MOST_EVENTS: usize = 2000;

/// The request of `/api/rule`.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RuleRequest {
    /// The game before the events; its moves are completed.
    pub sheet: Sheet,
    /// Completed illegal moves that were dealt with before the events; missing: none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub illegal_moves: Option<EarlierFaults>,
    /// What happened, as in the log of `hakem rule`.
    #[schema(value_type = Vec<EventLine>, max_items = 2000)]
    pub events: Vec<Map<String, Value>>,
    /// A rule profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laws: Option<String>,
    /// Instead of it: what is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<Category>,
    /// Whether rapid or blitz is played under the Competition Rules; missing: no.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supervised: Option<bool>,
    /// The regulations of the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub regulations: Option<Map<String, Value>>,
    /// The time control, for example `90m+30s`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_control: Option<String>,
}

/// Completed illegal moves of each player that were dealt with before (7.5.5).
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct EarlierFaults {
    /// White's.
    pub white: u32,
    /// Black's.
    pub black: u32,
}

impl From<EarlierFaults> for ByPlayer<u32> {
    fn from(EarlierFaults { white, black }: EarlierFaults) -> ByPlayer<u32> {
        ByPlayer { white, black }
    }
}

/// The rulings.
#[derive(Debug, Serialize, ToSchema)]
pub struct RuleAnswer<'a> {
    /// The rule profile.
    pub laws: &'static str,
    /// The same in words.
    pub laws_name: TextLine,
    /// The edition of the Laws whose numbers are given.
    pub edition: String,
    /// One for each event.
    pub rulings: Vec<RuledEvent<'a>>,
    /// How things stood before the events.
    pub before: BeforeLine<'a>,
    /// What stands on the board after them.
    pub position: Place,
    /// What was not understood.
    pub warnings: Vec<TextLine>,
}

/// How things stood before the first event.
#[derive(Debug, Serialize, ToSchema)]
pub struct BeforeLine<'a> {
    /// `in_progress` or `ended`.
    pub state: &'static str,
    /// The ruling on the position, where it has ended the game.
    pub ruling: Option<RulingLine<'a>>,
}

/// A ruling with what belongs to it.
#[derive(Debug, Serialize, ToSchema)]
pub struct RuledEvent<'a> {
    /// As `hakem rule --json` has it.
    #[serde(flatten)]
    pub line: RulingLine<'a>,
    /// The level in words.
    pub level_text: TextLine,
    /// The ruling in a word.
    pub ruling_text: TextLine,
    /// Whether a player can still give mate, where the ruling asked.
    pub mating: Option<MatingLine>,
    /// Pages to learn more from.
    pub learn: Vec<&'static str>,
}

/// Whether a player can still give mate, as a ruling found it.
#[derive(Debug, Serialize, ToSchema)]
pub struct MatingLine {
    /// Of whom it was asked.
    pub winner: &'static str,
    /// In which position: after an illegal move that is the one set back.
    pub fen: String,
    /// `yes` or `no`.
    pub can_mate: &'static str,
    /// A helpmate, in UCI moves.
    pub line: Option<Vec<String>>,
    /// The helpmate, move by move.
    pub moves: Option<Vec<LegalMove>>,
    /// Why there is none.
    pub proof: Option<ProofLine>,
}

/// Rules on the events, and hands the answer to `tell`, which writes it.
///
/// # Errors
/// [`Problem`] where the request cannot be used. An event that cannot be read is none: it is noted
/// and told of.
pub fn ask<T>(
    request: &RuleRequest,
    tell: impl FnOnce(&RuleAnswer<'_>) -> Result<T, Problem>,
) -> Result<T, Problem> {
    if request.events.len() > MOST_EVENTS {
        return Err(Problem::too_large("desk-too-large-events", MOST_EVENTS).at("/events"));
    }
    let sheet = Played::read(&request.sheet, "/sheet")?.with_something_read("/sheet")?;
    let named = Named {
        laws: request.laws.as_deref(),
        category: request.category,
        supervised: request.supervised,
    };
    let profile = named.profile(sheet.profile)?;
    let control = request.time_control.as_deref();
    let (rules, mut warnings) = regulations(profile, request.regulations.as_ref(), control)?;
    let before = if stood::is_pointed_out(&sheet, &request.events) {
        warnings.extend(sheet.skipped().map(TextLine::from));
        stood::game_with_all(&sheet, &rules)
    } else {
        warnings.extend(sheet.doubts().map(TextLine::from));
        game_of(&sheet, &rules)
    };
    let earlier = request.illegal_moves.unwrap_or_default();
    let mut game = before.game.after_illegal_moves(earlier.into());
    let before = before.end;
    let mut names = Names::default();
    names.follow(&game, None);
    let mut rulings: Vec<Given> = Vec::with_capacity(request.events.len());
    for (fields, n) in request.events.iter().zip(1u64..) {
        let line = Line::of(n, fields.clone());
        let (event, troubles) = line.event(&game, sheet.letters);
        nobody_else(&troubles, n)?;
        warnings.extend(troubles.iter().map(warning));
        let position = game.position().cloned();
        let ruling = rule(&mut game, &event, &rules);
        names.follow(&game, position.as_ref());
        warnings.extend(doubts::reading(&ruling).map(TextLine::from));
        let name = line.name().map(str::to_owned);
        let context = Context {
            profile,
            moves: &names.names,
        };
        rulings.push(Given::of(name, ruling, &game, &context));
    }
    let edition = profile.edition;
    let rulings = rulings.iter().zip(1..);
    tell(&RuleAnswer {
        laws: profile.id,
        laws_name: laws::name_of(profile),
        edition: edition.year().to_string(),
        rulings: rulings.map(|(given, n)| given.line(n, edition)).collect(),
        before: BeforeLine {
            state: if before.is_some() {
                "ended"
            } else {
                "in_progress"
            },
            ruling: before.as_ref().map(|ruling| {
                let context = Context {
                    profile,
                    moves: &names.names,
                };
                let text = hakem_words::ruling_text(ruling, &context).into();
                RulingLine::of(0, None, ruling, None, edition, text)
            }),
        },
        position: place(&game, &sheet),
        warnings,
    })
}

/// Refuses an event of whose player nobody knows who he is: the ruling would be on another event.
fn nobody_else(troubles: &[Told], n: u64) -> Result<(), Problem> {
    let refused = troubles.iter().find_map(|told| match &told.trouble {
        Trouble::NotOneOf {
            what: what @ ("by" | "of"),
            ..
        } => {
            let at = format!("/events/{}/{what}", n.saturating_sub(1));
            Some(Problem::with(&told.trouble, &at))
        }
        _ => None,
    });
    refused.map_or(Ok(()), Err)
}

fn warning(told: &Told) -> TextLine {
    told.trouble.text().into()
}

/// What stands on the board; after an illegal move, what stood there last.
fn place(game: &Game, sheet: &Played) -> Place {
    let position = game.position().unwrap_or(&sheet.end);
    Place::of(position, game.plies().0, sheet.start.mode)
}

/// A ruling with its words, given when the event was ruled on.
struct Given {
    event: Option<String>,
    ruling: Ruling,
    text: TextLine,
    due: Option<hakem_laws::record::move_name::MoveName>,
    mode: shakmaty::CastlingMode,
}

impl Given {
    fn of(event: Option<String>, ruling: Ruling, game: &Game, context: &Context<'_>) -> Given {
        Given {
            event,
            text: hakem_words::ruling_text(&ruling, context).into(),
            due: must_play(game, &ruling),
            mode: game.mode(),
            ruling,
        }
    }

    fn line(&self, n: u64, edition: hakem_laws::edition::Edition) -> RuledEvent<'_> {
        let ruling = &self.ruling;
        let event = self.event.as_deref();
        RuledEvent {
            line: RulingLine::of(n, event, ruling, self.due, edition, self.text.clone()),
            level_text: Text::of(|lang| codes::level(ruling.level, lang)).into(),
            ruling_text: Text::of(|lang| word(ruling, lang)).into(),
            mating: ruling.evidence.iter().find_map(|found| self.mating(found)),
            learn: learn::pages_for(&ruling.provisions),
        }
    }

    fn mating(&self, evidence: &Evidence) -> Option<MatingLine> {
        match evidence {
            Evidence::Line {
                winner,
                from,
                line: found,
            } => {
                let uci: Vec<String> = found.iter().map(|m| m.to_string()).collect();
                let position = from.regular();
                Some(MatingLine {
                    winner: color_name(*winner),
                    can_mate: "yes",
                    fen: told(from),
                    moves: position.map(|position| line(position, &uci, self.mode)),
                    line: Some(uci),
                    proof: None,
                })
            }
            Evidence::NoMate {
                winner,
                from,
                proof,
            } => Some(MatingLine {
                winner: color_name(*winner),
                can_mate: "no",
                fen: told(from),
                line: None,
                moves: None,
                proof: Some(match from.regular() {
                    Some(position) => {
                        ProofLine::explained(proof, &hakem_prover::Position::from_chess(position))
                    }
                    None => ProofLine::from(proof),
                }),
            }),
            Evidence::Occurrences(_) | Evidence::HalfMoveClock(_) => None,
        }
    }
}

/// The ruling in a word. Where the clock was pressed without a move, nothing is set back (7.5.3).
fn word(ruling: &Ruling, lang: Lang) -> String {
    match ruling.reason {
        Reason::IllegalReinstated {
            kind: IllegalKind::PressWithoutMove,
            ..
        } => hakem_words::plain("desk-first-illegal", lang),
        _ => codes::verdict(ruling.verdict, lang),
    }
}

/// What stood on the board, as a FEN.
fn told(standing: &Standing) -> String {
    match standing.regular() {
        Some(position) => fen(position),
        None => Fen::try_from_setup(standing.to_setup())
            .map(|fen| fen.to_string())
            .unwrap_or_default(),
    }
}
