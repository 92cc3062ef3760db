//! The routes: from HTTP to a question, and from an answer to HTTP. Nothing is decided here.

pub(crate) mod about;
pub(crate) mod ask;
pub(crate) mod cases;
pub(crate) mod learn;
pub(crate) mod pages;
pub(crate) mod session;
pub(crate) mod shared;
pub(crate) mod watch;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::ask::Answer;
use crate::problem::{Kind, Problem};

/// JSON that is written already.
#[derive(Debug)]
pub(crate) struct Written(pub(crate) Answer);

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        json(StatusCode::OK, self.0.get().to_owned())
    }
}

/// An answer of JSON text.
pub(crate) fn json(status: StatusCode, body: String) -> Response {
    let kind = HeaderValue::from_static("application/json");
    (status, [(header::CONTENT_TYPE, kind)], body).into_response()
}

/// Writes an answer.
fn written<T: Serialize>(status: StatusCode, answer: &T) -> Result<Response, Problem> {
    match serde_json::to_string(answer) {
        Ok(body) => Ok(json(status, body)),
        Err(error) => {
            tracing::error!(%error, "an answer cannot be written");
            Err(Problem::of(Kind::Internal))
        }
    }
}

/// Tells of what has come to be, and where it is.
fn created<T: Serialize>(place: &str, answer: &T) -> Result<Response, Problem> {
    let mut response = written(StatusCode::CREATED, answer)?;
    if let Ok(place) = HeaderValue::from_str(place) {
        response.headers_mut().insert(header::LOCATION, place);
    }
    Ok(response)
}
