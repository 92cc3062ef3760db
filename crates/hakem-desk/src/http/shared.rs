//! Cases that are opened by a link, read-only.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::cases::{pgn_of, read};
use super::written;
use crate::app::App;
use crate::case::Case;
use crate::problem::{Problem, ProblemDetails};
use crate::store::Stored;

/// The routes.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show_shared))
        .routes(routes!(export_shared))
}

async fn of_link(app: &App, token: String) -> Result<Stored, Problem> {
    let found = read(app, move |store| store.shared(&token)).await?;
    found.ok_or_else(|| Problem::nothing("link"))
}

/// The case of a link, as it is now, without the arbiter's notes.
#[utoipa::path(get, path = "/api/shared/{token}", tag = "cases", params(("token" = String, Path)), responses(
    (status = 200, body = Case),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn show_shared(
    State(app): State<App>,
    Path(token): Path<String>,
) -> Result<Response, Problem> {
    let case = Case {
        notes: None,
        ..Case::from(of_link(&app, token).await?)
    };
    written(StatusCode::OK, &case)
}

/// The game of the case of a link, as a file.
#[utoipa::path(get, path = "/api/shared/{token}/export.pgn", tag = "cases", params(("token" = String, Path)), responses(
    (status = 200, body = String, content_type = "application/x-chess-pgn"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn export_shared(
    State(app): State<App>,
    Path(token): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    pgn_of(&of_link(&app, token).await?, &uri, &headers)
}
