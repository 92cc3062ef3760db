//! Cases of the project's tests as examples and questions.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::events::{self, Log};
use crate::ask::claim::ClaimRequest;
use crate::ask::judge::JudgeRequest;
use crate::ask::position::PositionRequest;
use crate::ask::question::Question;
use crate::ask::rule::RuleRequest;
use crate::ask::sheet::Sheet;

/// The files from which pages take cases.
const FILES: [&str; 15] = [
    include_str!("../../../../cases/article_1.toml"),
    include_str!("../../../../cases/article_3.toml"),
    include_str!("../../../../cases/article_4.toml"),
    include_str!("../../../../cases/article_5.toml"),
    include_str!("../../../../cases/article_6.toml"),
    include_str!("../../../../cases/article_7.toml"),
    include_str!("../../../../cases/article_8.toml"),
    include_str!("../../../../cases/article_9_1.toml"),
    include_str!("../../../../cases/article_9_2.toml"),
    include_str!("../../../../cases/article_9_3.toml"),
    include_str!("../../../../cases/article_9_4.toml"),
    include_str!("../../../../cases/article_9_6.toml"),
    include_str!("../../../../cases/appendix_a.toml"),
    include_str!("../../../../cases/appendix_b.toml"),
    include_str!("../../../../cases/order.toml"),
];

/// A case: what is on the board, and what is asked about it.
pub(super) struct Example {
    /// The game until the question.
    pub(super) sheet: Sheet,
    /// The question; `None` where the case asks something that has no route.
    pub(super) question: Option<Question>,
}

#[derive(Deserialize)]
struct File {
    #[serde(default)]
    case: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    id: String,
    command: String,
    fen: Option<String>,
    moves: Option<String>,
    result: Option<String>,
    position: Option<String>,
    events: Option<String>,
}

/// All cases of the files, by their names.
pub(super) fn all() -> HashMap<String, Example> {
    FILES
        .iter()
        .filter_map(|text| toml::from_str::<File>(text).ok())
        .flat_map(|file| file.case)
        .map(|case| (case.id.clone(), example(&case)))
        .collect()
}

fn example(case: &Case) -> Example {
    let log = case.events.as_deref().map(events::read);
    let sheet = match (&log, &case.position) {
        (Some(log), _) => log.sheet.clone(),
        (None, Some(fen)) => Sheet {
            fen: Some(fen.clone()),
            ..Sheet::default()
        },
        (None, None) => Sheet {
            text: Some(text_of(case)),
            fen: case.fen.clone(),
            ..Sheet::default()
        },
    };
    let mut words = case.command.split_whitespace();
    let question = match words.next() {
        Some("claim") => Some(Question::Claim {
            claim: claim(&sheet, words),
        }),
        Some("judge") => Some(Question::Judge {
            judge: JudgeRequest {
                sheet: sheet.clone(),
                laws: value_of("--laws", words),
                ..JudgeRequest::default()
            },
        }),
        Some("position") => case.position.as_ref().map(|fen| Question::Position {
            position: PositionRequest {
                fen: fen.clone(),
                ..PositionRequest::default()
            },
        }),
        Some("rule") => log.map(|log| Question::Rule { rule: rule(log) }),
        _ => None,
    };
    Example { sheet, question }
}

fn text_of(case: &Case) -> String {
    let moves = case.moves.clone().unwrap_or_default();
    match &case.result {
        Some(result) => format!("{moves} {result}"),
        None => moves,
    }
}

fn value_of<'a>(name: &str, mut words: impl Iterator<Item = &'a str>) -> Option<String> {
    words.find(|word| *word == name)?;
    words.next().map(str::to_owned)
}

fn claim<'a>(sheet: &Sheet, words: impl Iterator<Item = &'a str>) -> ClaimRequest {
    let mut request = ClaimRequest {
        sheet: sheet.clone(),
        ..ClaimRequest::default()
    };
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        let mut value = || {
            words
                .next_if(|next| !next.starts_with("--"))
                .map(str::to_owned)
        };
        match word {
            "--ground" => request.ground = value().unwrap_or_default(),
            "--by" => request.by = value(),
            "--move" => request.intended = value(),
            "--laws" => request.laws = value(),
            "--not-written" => request.written = Some(false),
            "--maintained" => request.maintained = Some(true),
            "--touched" => request.touched = value().or_else(|| Some("piece".to_owned())),
            _ => {}
        }
    }
    request
}

fn rule(log: Log) -> RuleRequest {
    let text = |key: &str| {
        log.setup
            .get(key)
            .and_then(Value::as_str)
            .map(str::to_owned)
    };
    let regulations: Option<Map<String, Value>> = log
        .setup
        .get("regulations")
        .and_then(Value::as_object)
        .cloned();
    RuleRequest {
        laws: text("laws"),
        time_control: text("time_control").or_else(|| Some("90m+30s".to_owned())),
        regulations,
        sheet: log.sheet,
        events: log.events,
        ..RuleRequest::default()
    }
}
