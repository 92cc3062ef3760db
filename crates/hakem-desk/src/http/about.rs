//! What the server is, and how it does.

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hakem_laws::edition::Edition;
use hakem_score::letters::Letters;
use hakem_words::Text;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::written;
use crate::app::App;
use crate::ask::laws::{self, LawsAnswer};
use crate::body::SHEET_BYTES;
use crate::problem::{Problem, ProblemDetails};

/// The routes for all.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show_about))
        .routes(routes!(list_laws))
        .routes(routes!(health))
}

/// The routes that need the key.
pub(crate) fn guarded() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show_metrics))
}

/// What the server is.
#[derive(Debug, Serialize, ToSchema)]
struct About {
    /// The version of Hakem.
    hakem: &'static str,
    /// The newest edition of the Laws that is known.
    edition: String,
    /// The languages of sentences.
    languages: [&'static str; 2],
    /// The piece letters that `letters` takes, beside `auto`.
    letters: Vec<LettersName>,
    /// The longest scoresheet, in bytes.
    sheet_bytes: usize,
}

/// Piece letters.
#[derive(Debug, Serialize, ToSchema)]
struct LettersName {
    /// Their name.
    name: &'static str,
    /// Their language.
    #[schema(value_type = hakem_answers::dto::TextLine)]
    text: hakem_answers::dto::TextLine,
}

/// What the server is.
#[utoipa::path(get, path = "/api/about", tag = "about", responses((status = 200, body = About)))]
async fn show_about() -> Result<Response, Problem> {
    let letters = Letters::ALL.iter().map(|&own| LettersName {
        name: own.name(),
        text: Text::of(|lang| hakem_words::score::letters(own, lang)).into(),
    });
    let about = About {
        hakem: env!("CARGO_PKG_VERSION"),
        edition: Edition::NEWEST.year().to_string(),
        languages: ["en", "tr"],
        letters: letters.collect(),
        sheet_bytes: SHEET_BYTES,
    };
    written(StatusCode::OK, &about)
}

/// The rule profiles.
#[utoipa::path(get, path = "/api/laws", tag = "about", responses((status = 200, body = LawsAnswer)))]
async fn list_laws() -> Result<Response, Problem> {
    written(StatusCode::OK, &laws::ask())
}

/// How the server does.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct Health {
    /// `ok`.
    status: &'static str,
}

/// Whether the server answers.
#[utoipa::path(get, path = "/healthz", tag = "about", responses((status = 200, body = Health)))]
async fn health() -> Result<Response, Problem> {
    written(StatusCode::OK, &Health { status: "ok" })
}

/// Counters in the text form of Prometheus; only where they were asked for at start.
#[utoipa::path(get, path = "/metrics", tag = "about", responses(
    (status = 200, body = String, content_type = "text/plain"),
    (status = 404, body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn show_metrics(State(app): State<App>) -> Result<Response, Problem> {
    let Some(metrics) = &app.metrics else {
        return Err(Problem::nothing("metrics"));
    };
    let kind = HeaderValue::from_static("text/plain; version=0.0.4");
    let text = metrics.text() + &app.watching.metrics();
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}
