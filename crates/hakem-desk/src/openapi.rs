//! The OpenAPI document, and a page that shows it without a script or a network.

mod finish;
mod reference;

pub(crate) use self::finish::finish;

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::routing::get;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme,
};
use utoipa::{Modify, OpenApi};

use crate::app::App;
use crate::guard;
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
    ),
    modifiers(&Keys)
)]
struct Document;

/// The two ways in which the arbiter's key is shown.
struct Keys;

impl Modify for Keys {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let bearer = Http::builder()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some(
                "The arbiter's key, as it was printed when the desk was started. Needed only where the desk listens wider than its own machine.",
            ))
            .build();
        components.add_security_scheme(KEY, SecurityScheme::Http(bearer));
        let cookie = ApiKeyValue::with_description(
            guard::COOKIE,
            "The cookie that POST /api/session sets for the arbiter's key.",
        );
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(cookie));
        components.add_security_scheme(SESSION, cookie);
    }
}

/// The arbiter's key in a header.
const KEY: &str = "key";

/// The arbiter's key, handed in before.
const SESSION: &str = "session";

/// Who may ask for a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Everybody who reaches the desk.
    All,
    /// Who holds the key, where one is needed.
    Key,
}

/// Says of each route of a document who may ask for it.
pub fn require(document: &mut utoipa::openapi::OpenApi, access: Access) {
    let either = match access {
        Access::All => Vec::new(),
        Access::Key => [KEY, SESSION]
            .map(|name| SecurityRequirement::new(name, [""; 0]))
            .to_vec(),
    };
    for item in document.paths.paths.values_mut() {
        let all = [
            &mut item.get,
            &mut item.post,
            &mut item.put,
            &mut item.patch,
            &mut item.delete,
        ];
        for operation in all.into_iter().flatten() {
            operation.security = Some(either.clone());
        }
    }
}

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
