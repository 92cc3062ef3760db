//! A question of any kind, as a case keeps it.

use hakem_answers::dto::TextLine;
use hakem_words::Lang;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::claim::ClaimRequest;
use super::judge::JudgeRequest;
use super::position::PositionRequest;
use super::rule::RuleRequest;
use super::sheet::{Sheet, SheetRequest};
use super::{Answer, claim, judge, position, rule, sheet, written};
use crate::problem::Problem;
use crate::work::{Effort, Waiting};

/// A question, with the request of its route.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Is this claim right?
    Claim {
        /// The request of `/api/claim`.
        claim: ClaimRequest,
    },
    /// What follows from these events?
    Rule {
        /// The request of `/api/rule`.
        rule: RuleRequest,
    },
    /// What is this position?
    Position {
        /// The request of `/api/position`.
        position: PositionRequest,
    },
    /// How did these games end?
    Judge {
        /// The request of `/api/judge`.
        judge: JudgeRequest,
    },
    /// What does this scoresheet say?
    Sheet {
        /// The request of `/api/sheet`.
        sheet: SheetRequest,
    },
}

/// An answer with what a list of cases tells of it.
#[derive(Debug)]
pub struct Answered {
    /// The answer of the route.
    pub answer: Answer,
    /// The rule profile, where there is one.
    pub laws: Option<String>,
    /// What a list tells.
    pub summary: Summary,
}

impl Answered {
    /// What a lesson tells of the answer. Of several rulings that is the last one that decides
    /// something: moves that go on with the game, and what comes when it is over, teach nothing.
    #[must_use]
    pub fn taught(&self) -> Summary {
        let value: Value = serde_json::from_str(self.answer.get()).unwrap_or_default();
        let decides = |given: &&Value| {
            let ruling = given.get("ruling").and_then(Value::as_str);
            !matches!(ruling, None | Some("noted" | "no_object"))
        };
        let rulings = value.get("rulings").and_then(Value::as_array);
        let decisive = rulings.and_then(|all| all.iter().rev().find(decides));
        decisive.map_or_else(|| self.summary.clone(), told)
    }
}

/// What a list of cases tells of an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub struct Summary {
    /// The verdict, ruling or state.
    pub state: Option<String>,
    /// The result, where one follows.
    pub result: Option<String>,
    /// The Articles.
    pub article: Vec<String>,
    /// In words.
    #[schema(value_type = Option<TextLine>)]
    pub text: Option<Words>,
}

/// A sentence in both languages, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Words {
    /// In English.
    pub en: String,
    /// In Turkish.
    pub tr: String,
}

impl Question {
    /// The kind, as it is written.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Question::Claim { .. } => "claim",
            Question::Rule { .. } => "rule",
            Question::Position { .. } => "position",
            Question::Judge { .. } => "judge",
            Question::Sheet { .. } => "sheet",
        }
    }

    /// How much the answer may cost.
    #[must_use]
    pub const fn effort(&self) -> Effort {
        match self {
            Question::Position { .. } => Effort::Hard,
            _ => Effort::Usual,
        }
    }

    /// The scoresheet of the question, where it has one.
    #[must_use]
    pub const fn sheet(&self) -> Option<&Sheet> {
        match self {
            Question::Claim { claim } => Some(&claim.sheet),
            Question::Rule { rule } => Some(&rule.sheet),
            Question::Judge { judge } => Some(&judge.sheet),
            Question::Sheet { sheet } => Some(&sheet.sheet),
            Question::Position { .. } => None,
        }
    }

    /// Asks it; `lang` is the language of whoever asks.
    ///
    /// # Errors
    /// [`Problem`] where the request cannot be used.
    pub fn ask(&self, lang: Lang, waiting: &Waiting) -> Result<Answered, Problem> {
        let answer = match self {
            Question::Claim { claim } => claim::ask(claim, lang, |answer| written(answer)),
            Question::Rule { rule } => rule::ask(rule, |answer| written(answer)),
            Question::Position { position } => written(&position::ask(position, waiting)?),
            Question::Judge { judge } => written(&judge::ask(judge)?),
            Question::Sheet { sheet } => written(&sheet::ask(sheet)?),
        }?;
        let value: Value = serde_json::from_str(answer.get()).unwrap_or_default();
        let text = |of: &Value, key: &str| of.get(key)?.as_str().map(str::to_owned);
        Ok(Answered {
            laws: text(&value, "laws"),
            summary: self.summary(&value),
            answer,
        })
    }

    /// What a list tells of the answer: for several rulings or games, of the last one.
    fn summary(&self, answer: &Value) -> Summary {
        let last = |key: &str| answer.get(key).and_then(Value::as_array)?.last();
        let of = match self {
            Question::Rule { .. } => last("rulings"),
            Question::Judge { .. } => last("games"),
            _ => Some(answer),
        };
        let mut summary = of.map_or_else(Summary::default, told);
        let result = match self {
            Question::Position { .. } => result_of_position(answer),
            // What comes after the end has no result of its own.
            Question::Rule { .. } => answer
                .pointer("/before/ruling/effect/result")
                .and_then(Value::as_str),
            _ => None,
        };
        summary.result = summary.result.or_else(|| result.map(str::to_owned));
        summary
    }
}

/// The result that a position brings about by itself (5.1.1, 5.2.1, 5.2.2).
fn result_of_position(answer: &Value) -> Option<&'static str> {
    let text = |key: &str| answer.get(key)?.as_str();
    match (text("state")?, text("turn")?) {
        ("checkmate", "white") => Some("0-1"),
        ("checkmate", _) => Some("1-0"),
        ("stalemate" | "dead_position", _) => Some("1/2-1/2"),
        _ => None,
    }
}

/// What a list tells of one answer, ruling or game.
fn told(of: &Value) -> Summary {
    let text = |key: &str| of.get(key)?.as_str().map(str::to_owned);
    let ended = of
        .get("ended")
        .filter(|ended| ended.is_object())
        .unwrap_or(of);
    let result = [of.pointer("/effect/result"), ended.get("result")];
    let words = ["text", "ending", "state_text"]
        .iter()
        .find_map(|key| of.get(*key).filter(|value| value.is_object()));
    Summary {
        state: text("verdict")
            .or_else(|| text("ruling"))
            .or_else(|| text("state")),
        result: result
            .into_iter()
            .flatten()
            .find_map(Value::as_str)
            .map(str::to_owned),
        article: ended
            .get("article")
            .and_then(|list| serde_json::from_value(list.clone()).ok())
            .unwrap_or_default(),
        text: words.and_then(|words| serde_json::from_value(words.clone()).ok()),
    }
}
