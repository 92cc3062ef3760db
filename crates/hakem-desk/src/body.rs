//! The JSON body of a request, bounded in size and time.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, header};
use hakem_words::Args;
use http_body_util::LengthLimitError;
use serde::de::DeserializeOwned;

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
        serde_json::from_slice(&bytes)
            .map(Json)
            .map_err(|error| of_json(&error))
    }
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
            Err(Problem::of(if too_long {
                Kind::TooLarge
            } else {
                Kind::Json
            }))
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
    let why = error.to_string();
    // The place is told by the message.
    let why = why.split(" at line ").next().unwrap_or_default().to_owned();
    let args = Args::new()
        .text("why", why)
        .number("line", count(error.line()))
        .number("column", count(error.column()));
    Problem::told(Kind::Json, "desk-json", &args)
}
