//! The OpenAPI document, and a page that shows it without a script or a network.

mod reference;

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::routing::get;
use utoipa::OpenApi;

use crate::app::App;
use crate::http::{json, pages::html};
use crate::lang;

/// What the document says of itself; the routes are added by the handlers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Hakem: the arbiter's desk",
        description = "Rulings under the FIDE Laws of Chess. Sentences are given in English and Turkish.",
        license(name = "GPL-3.0-or-later", identifier = "GPL-3.0-or-later")
    ),
    tags(
        (name = "ask", description = "Questions that keep nothing"),
        (name = "cases", description = "Cases: kept, corrected, exported, shared"),
        (name = "watch", description = "Boards that are watched"),
        (name = "learn", description = "Pages for learning"),
        (name = "session", description = "The arbiter's key"),
        (name = "about", description = "The server itself")
    )
)]
struct Document;

/// The document before the routes are added.
#[must_use]
pub fn base() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

/// The routes of the document and of the page that shows it.
pub fn routes(document: &utoipa::openapi::OpenApi) -> Router<App> {
    let value = serde_json::to_value(document).unwrap_or_default();
    let text: Arc<str> = value.to_string().into();
    let value = Arc::new(value);
    let as_json = move || async move { json(StatusCode::OK, text.to_string()) };
    let as_page = move |uri: Uri, headers: HeaderMap| async move {
        html(
            StatusCode::OK,
            reference::page(&value, lang::of(&uri, &headers)),
        )
    };
    Router::new()
        .route("/api/openapi.json", get(as_json))
        .route("/api/reference", get(as_page))
}
