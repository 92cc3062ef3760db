//! The JSON body of a request, bounded in size and time.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use hakem_words::{Args, Lang, Text};
use http_body_util::LengthLimitError;
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use serde_path_to_error::{Path, Segment};

use crate::problem::{Kind, Problem};

/// The longest scoresheet.
pub const SHEET_BYTES: usize = 2 << 20;

/// The longest body: a scoresheet, escaped, and what belongs to it.
pub const MOST_BYTES: usize = SHEET_BYTES + (SHEET_BYTES / 2);

/// How long a body may take to arrive.
const ARRIVAL: Duration = Duration::from_secs(20);

/// A body that is JSON of a shape.
#[derive(Clone, Debug)]
pub struct Json<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Json<T>, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::of(Kind::MediaType));
        }
        let bytes = arrive(request.into_body()).await?;
        // A list would be taken for the fields of an object in their order.
        if !bytes.trim_ascii_start().starts_with(b"{") {
            return Err(Problem::of(Kind::Json));
        }
        read(&bytes).map(Json)
    }
}

/// A value of a shape.
///
/// # Errors
/// [`Kind::Json`], with the place where the shape is another.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let problem = of_json(error.inner());
        match pointer(error.path()) {
            Some(at) if error.inner().is_data() => problem.at(at),
            _ => problem,
        }
    })?;
    reader.end().map_err(|error| of_json(&error))?;
    Ok(value)
}

/// A place as a JSON pointer; `None` for the whole body, or where it is not known.
fn pointer(path: &Path) -> Option<String> {
    let mut pointer = String::new();
    for segment in path {
        let name = match segment {
            Segment::Seq { index } => index.to_string(),
            Segment::Map { key } => key.replace('~', "~0").replace('/', "~1"),
            // The name of a variant is none of the JSON.
            Segment::Enum { .. } => continue,
            Segment::Unknown => break,
        };
        pointer.push('/');
        pointer.push_str(&name);
    }
    Some(pointer).filter(|pointer| !pointer.is_empty())
}

/// The whole body.
///
/// # Errors
/// [`Kind::TooLarge`] and [`Kind::TooSlow`]; [`Kind::Json`] where it breaks off.
pub async fn arrive(body: Body) -> Result<axum::body::Bytes, Problem> {
    match tokio::time::timeout(ARRIVAL, to_bytes(body, MOST_BYTES)).await {
        Err(_) => Err(Problem::of(Kind::TooSlow)),
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(error)) => {
            let too_long = error.into_inner().is::<LengthLimitError>();
            Err(if too_long {
                Problem::too_large("desk-too-large-bytes", MOST_BYTES)
            } else {
                Problem::of(Kind::Json)
            })
        }
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let name = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.split(';').next())
        .map(|name| name.trim().to_ascii_lowercase());
    name.is_some_and(|name| {
        name == "application/json" || (name.starts_with("application/") && name.ends_with("+json"))
    })
}

fn of_json(error: &serde_json::Error) -> Problem {
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let told = error.to_string();
    let detail = Text::of(|lang| {
        let args = Args::new()
            .text("why", why(error.classify(), &told, lang))
            .number("line", count(error.line()))
            .number("column", count(error.column()));
        hakem_words::message("desk-json", &args, lang)
    });
    Problem::of(Kind::Json).because(detail)
}

/// What is wrong with a body, in a language: the parser tells it in English only, with the names
/// of fields between backticks.
fn why(category: Category, told: &str, lang: Lang) -> String {
    let mut names = told.split('`').skip(1).step_by(2);
    let id = match category {
        Category::Eof => "desk-json-end",
        Category::Syntax | Category::Io => "desk-json-syntax",
        Category::Data if told.starts_with("unknown field") => "desk-json-unknown-field",
        Category::Data if told.starts_with("unknown variant") => "desk-json-unknown-word",
        Category::Data if told.starts_with("missing field") => "desk-json-missing-field",
        Category::Data => "desk-json-shape",
    };
    let name = names.next().unwrap_or_default().to_owned();
    let known: Vec<&str> = names.collect();
    let args = Args::new()
        .text("name", name)
        .text("known", known.join(", "));
    hakem_words::message(id, &args, lang)
}
