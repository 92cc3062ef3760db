//! A case: a question with its heading and the ruling that it got.

use hakem_score::result::RecordedResult;
use hakem_words::Lang;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::ask::judge::pgn_of;
use crate::ask::played::Played;
use crate::ask::question::{Question, Summary};
use crate::problem::{Kind, Problem};
use crate::store::{Draft, Listed, Stored};
use crate::work::Waiting;

/// The longest notes and fields of a heading, in bytes.
const LONGEST: usize = 20_000;

/// What a case is about.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Heading {
    /// The event.
    pub event: String,
    /// The place.
    pub site: String,
    /// The day, as YYYY-MM-DD.
    pub date: String,
    /// The round.
    pub round: String,
    /// The board.
    pub board: String,
    /// White.
    pub white: String,
    /// Black.
    pub black: String,
    /// The arbiter.
    pub arbiter: String,
}

impl Heading {
    fn fields(&self) -> [&str; 8] {
        [
            &self.event,
            &self.site,
            &self.date,
            &self.round,
            &self.board,
            &self.white,
            &self.black,
            &self.arbiter,
        ]
    }
}

/// A case to be kept.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCase {
    /// What it is about.
    #[serde(default)]
    pub heading: Heading,
    /// The question; the server rules on it.
    pub question: Question,
    /// Notes of the arbiter; a link does not show them.
    #[serde(default)]
    pub notes: String,
    /// For a correction: the version that was read.
    #[schema(minimum = 1)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub version: Option<i64>,
}

/// A case as it is kept.
#[derive(Debug, Serialize, ToSchema)]
pub struct Case {
    /// Its name.
    pub id: String,
    /// The version, from 1.
    pub version: i64,
    /// When it was first kept.
    pub created: String,
    /// When this version was kept.
    pub changed: String,
    /// What it is about.
    #[schema(value_type = Heading)]
    pub heading: Box<RawValue>,
    /// The question.
    #[schema(value_type = Question)]
    pub question: Box<RawValue>,
    /// The answer of the route of that kind, as it was ruled then.
    #[schema(value_type = Object)]
    pub answer: Box<RawValue>,
    /// What a list tells of it.
    #[schema(value_type = Summary)]
    pub summary: Box<RawValue>,
    /// Notes of the arbiter; null where a link was opened.
    pub notes: Option<String>,
    /// The version of Hakem that ruled.
    pub hakem: String,
    /// The rule profile.
    pub laws: Option<String>,
    /// Whether there is a link to it.
    pub shared: bool,
}

/// A case in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct CaseLine {
    /// Its name.
    pub id: String,
    /// Its version.
    pub version: i64,
    /// When it was first kept.
    pub created: String,
    /// When it was last changed.
    pub changed: String,
    /// What it is about.
    #[schema(value_type = Heading)]
    pub heading: Box<RawValue>,
    /// The kind of question.
    pub kind: String,
    /// What was answered.
    #[schema(value_type = Summary)]
    pub summary: Box<RawValue>,
}

/// JSON as it was kept.
fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).unwrap_or_default()
}

/// The question as it was kept, with what it leaves unsaid: a claim that tells of no touch means
/// that nothing was touched.
fn asked(text: String) -> Box<RawValue> {
    let read: Result<Question, _> = serde_json::from_str(&text);
    let whole = read.and_then(|question| serde_json::value::to_raw_value(&question));
    whole.unwrap_or_else(|_| raw(text))
}

impl From<Stored> for Case {
    fn from(stored: Stored) -> Case {
        Case {
            id: stored.id,
            version: stored.version,
            created: stored.created,
            changed: stored.changed,
            heading: raw(stored.heading),
            question: asked(stored.question),
            answer: raw(stored.answer),
            summary: raw(stored.summary),
            notes: Some(stored.notes),
            hakem: stored.hakem,
            laws: stored.laws,
            shared: stored.token.is_some(),
        }
    }
}

impl From<Listed> for CaseLine {
    fn from(listed: Listed) -> CaseLine {
        CaseLine {
            id: listed.id,
            version: listed.version,
            created: listed.created,
            changed: listed.changed,
            heading: raw(listed.heading),
            kind: listed.kind,
            summary: raw(listed.summary),
        }
    }
}

impl NewCase {
    /// Rules on the question and makes what is to be kept of it; `corrects` names the case that is
    /// corrected, `lang` is the language of whoever asks.
    ///
    /// # Errors
    /// [`Problem`] where the question cannot be asked, or something is too long.
    pub fn ruled(
        &self,
        corrects: Option<(String, i64)>,
        lang: Lang,
        waiting: &Waiting,
    ) -> Result<Draft, Problem> {
        if self.notes.len() > LONGEST {
            return Err(Problem::too_large("desk-too-large-bytes", LONGEST).at("/notes"));
        }
        if self
            .heading
            .fields()
            .iter()
            .map(|field| field.len())
            .sum::<usize>()
            > LONGEST
        {
            return Err(Problem::too_large("desk-too-large-bytes", LONGEST).at("/heading"));
        }
        let kind = self.question.kind();
        let answered = self.question.ask(lang, waiting).map_err(|problem| {
            let at = problem.at.clone().unwrap_or_default();
            problem.at(format!("/question/{kind}{at}"))
        })?;
        let told = answered.summary.state.clone().unwrap_or_default();
        let words: Vec<&str> = self
            .heading
            .fields()
            .into_iter()
            .chain([&*self.notes, &*told])
            .collect();
        Ok(Draft {
            corrects,
            at: jiff::Timestamp::now()
                .round(jiff::Unit::Second)
                .unwrap_or_default()
                .to_string(),
            kind,
            heading: text_of(&self.heading)?,
            question: text_of(&self.question)?,
            answer: answered.answer.get().to_owned(),
            summary: text_of(&answered.summary)?,
            notes: self.notes.clone(),
            laws: answered.laws,
            found_by: folded(&words.join(" ")),
        })
    }
}

fn text_of<T: Serialize>(part: &T) -> Result<String, Problem> {
    serde_json::to_string(part).map_err(|error| {
        tracing::error!(%error, "a case cannot be written");
        Problem::of(Kind::Internal)
    })
}

/// Text for searching: small letters without marks, so that `SIĞACIK`, `Sığacık` and `sigacik` are
/// the same.
#[must_use]
pub fn folded(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase);
    small
        .filter(|c| !('\u{300}'..='\u{36f}').contains(c))
        .map(|c| match c {
            'ı' | 'î' | 'í' => 'i',
            'ş' => 's',
            'ğ' => 'g',
            'ç' => 'c',
            'ö' | 'ô' | 'ó' => 'o',
            'ü' | 'û' | 'ú' => 'u',
            'â' | 'á' | 'à' => 'a',
            'é' | 'è' | 'ê' => 'e',
            other => other,
        })
        .collect()
}

/// The game of a case as PGN, with the heading and the ruling. A case about a position has a game
/// without moves.
///
/// # Errors
/// [`Problem`] where the kept question can no longer be read.
pub fn pgn(stored: &Stored, lang: Lang) -> Result<String, Problem> {
    let broken = |error: serde_json::Error| {
        tracing::error!(%error, id = stored.id, "a kept case cannot be read");
        Problem::of(Kind::Internal)
    };
    let heading: Heading = serde_json::from_str(&stored.heading).map_err(broken)?;
    let question: Question = serde_json::from_str(&stored.question).map_err(broken)?;
    let summary: Summary = serde_json::from_str(&stored.summary).map_err(broken)?;
    let sheet = match (&question, question.sheet()) {
        (_, Some(sheet)) => sheet.clone(),
        (Question::Position { position }, None) => crate::ask::sheet::Sheet {
            fen: Some(position.fen.clone()),
            ..Default::default()
        },
        (_, None) => Default::default(),
    };
    let played = Played::read(&sheet, "/question")?;
    let date = heading.date.replace('-', ".");
    let tags = [
        ("Event", &*heading.event),
        ("Site", &*heading.site),
        ("Date", &*date),
        ("Round", &*heading.round),
        ("Board", &*heading.board),
        ("White", &*heading.white),
        ("Black", &*heading.black),
    ];
    let tags: Vec<(&str, &str)> = tags
        .into_iter()
        .filter(|(_, value)| !value.is_empty())
        .collect();
    let text = summary.text.map(|words| match lang {
        Lang::En => words.en,
        Lang::Tr => words.tr,
    });
    let unread = played.unread();
    let unread = unread.as_ref().map(|text| text.get(lang).to_owned());
    let comments: Vec<(u32, &str)> = unread
        .iter()
        .chain(&text)
        .map(|text| (played.plies(), text.as_str()))
        .collect();
    let result = match summary.result.as_deref() {
        Some("1-0") => RecordedResult::WhiteWins,
        Some("0-1") => RecordedResult::BlackWins,
        Some("1/2-1/2") => RecordedResult::Draw,
        _ => RecordedResult::Unfinished,
    };
    Ok(pgn_of(&played, &tags, result, &comments))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn searching_minds_neither_case_nor_marks() {
        assert_eq!(folded("SIĞACIK Açık 2026"), "sigacik acik 2026");
        assert_eq!(folded("sığacık"), folded("SİGACİK"));
    }
}
