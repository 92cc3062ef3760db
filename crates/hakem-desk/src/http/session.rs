//! The arbiter's key, handed in by a browser.

use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::written;
use crate::app::App;
use crate::body::Json;
use crate::guard::{self, Reach};
use crate::problem::{Kind, Problem, ProblemDetails};

/// How long a wrong key is thought about.
pub(super) const PAUSE: Duration = Duration::from_millis(500);

/// The routes.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show_session, open_session, close_session))
}

/// Whether a key is needed, and whether it is held.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
struct Session {
    /// Whether writing and watching need the key.
    needed: bool,
    /// Whether this browser or program has shown it; also true where none is needed.
    held: bool,
}

/// The key.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct KeyRequest {
    /// As it was printed when the server started.
    key: String,
}

/// Whether a key is needed, and whether it is held.
#[utoipa::path(get, path = "/api/session", tag = "session", responses((status = 200, body = Session)))]
async fn show_session(State(app): State<App>, headers: HeaderMap) -> Result<Response, Problem> {
    let session = match &app.reach {
        Reach::ThisMachine => Session {
            needed: false,
            held: true,
        },
        Reach::Others(key) => Session {
            needed: true,
            held: guard::holds(key, &headers),
        },
    };
    written(StatusCode::OK, &session)
}

/// Hands in the key; the answer sets a cookie.
#[utoipa::path(post, path = "/api/session", tag = "session", request_body = KeyRequest, responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn open_session(
    State(app): State<App>,
    Json(request): Json<KeyRequest>,
) -> Result<Response, Problem> {
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = hand_in(&app, &request.key).await? {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The cookie for the key; none where no key is needed.
pub(super) async fn hand_in(app: &App, text: &str) -> Result<Option<HeaderValue>, Problem> {
    match &app.reach {
        Reach::ThisMachine => Ok(None),
        Reach::Others(key) if key.is(text.trim()) => Ok(guard::set_cookie(key)),
        Reach::Others(_) => {
            tokio::time::sleep(PAUSE).await;
            Err(Problem::of(Kind::WrongKey))
        }
    }
}

/// Forgets the key on this browser.
#[utoipa::path(delete, path = "/api/session", tag = "session", responses((status = 204)))]
async fn close_session() -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = guard::clear_cookie() {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
