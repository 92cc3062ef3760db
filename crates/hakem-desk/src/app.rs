//! Everything put together: the routes, and what stands before them.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;

use crate::guard::{self, Reach};
use crate::http;
use crate::metrics::Metrics;
use crate::openapi::{Access, require};
use crate::store::Store;
use crate::watching::Watching;
use crate::work::Work;
use crate::{headers, lang, openapi};

/// What every handler can use.
#[derive(Clone, Debug)]
pub struct App {
    /// The cases.
    pub store: Arc<Store>,
    /// The boards that are watched.
    pub watching: Watching,
    /// The places for work.
    pub work: Work,
    /// From where the server can be reached.
    pub reach: Reach,
    /// The counters, where they are asked for.
    pub metrics: Option<Arc<Metrics>>,
}

/// All routes under their guards.
pub fn router(app: &App) -> Router {
    let (open, guarded) = routes();
    let guarded = guarded.layer(from_fn_with_state(app.clone(), guard::key));
    let (routes, _) = OpenApiRouter::with_openapi(openapi::base())
        .merge(open)
        .merge(guarded)
        .split_for_parts();
    routes
        .merge(openapi::routes(&document()))
        .merge(http::pages::routes())
        .fallback(http::pages::not_found)
        .method_not_allowed_fallback(http::pages::wrong_method)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), guard::door))
        .layer(from_fn(lang::answer))
        .layer(from_fn(headers::add))
        .layer(from_fn_with_state(app.clone(), watch_over))
        .with_state(app.clone())
}

/// The routes for all, and those that need the key. What follows boards belongs to the second.
fn routes() -> (OpenApiRouter<App>, OpenApiRouter<App>) {
    let mut open = OpenApiRouter::new()
        .merge(http::ask::routes())
        .merge(http::learn::routes())
        .merge(http::shared::routes())
        .merge(http::session::routes())
        .merge(http::about::routes());
    let mut guarded = OpenApiRouter::new()
        .merge(http::cases::routes())
        .merge(http::watch::routes())
        .merge(http::about::guarded());
    require(open.get_openapi_mut(), Access::All);
    require(guarded.get_openapi_mut(), Access::Key);
    (open, guarded)
}

/// The OpenAPI document of all routes.
#[must_use]
pub fn document() -> utoipa::openapi::OpenApi {
    let (open, guarded) = routes();
    let mut document = OpenApiRouter::<App>::with_openapi(openapi::base())
        .merge(open)
        .merge(guarded)
        .into_openapi();
    openapi::finish(&mut document);
    document
}

/// The methods that a route of the document knows; none where it is no such route.
pub(crate) fn methods_of(route: &str) -> Vec<&'static str> {
    static DOCUMENT: OnceLock<utoipa::openapi::OpenApi> = OnceLock::new();
    let Some(item) = DOCUMENT.get_or_init(document).paths.paths.get(route) else {
        return Vec::new();
    };
    [
        ("GET", &item.get),
        ("HEAD", &item.get),
        ("POST", &item.post),
        ("PUT", &item.put),
        ("PATCH", &item.patch),
        ("DELETE", &item.delete),
    ]
    .into_iter()
    .filter(|(_, operation)| operation.is_some())
    .map(|(name, _)| name)
    .collect()
}

/// One line in the log for each request that wrote something or failed, others for
/// `HAKEM_LOG=hakem_desk=debug`; and the counters. Addresses may hold a secret: only the
/// name of the route is told.
async fn watch_over(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or("-", MatchedPath::as_str)
        .to_owned();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
    // What was read without trouble is for who looks for it: on a terminal it would bury the
    // address and the key that are told at the start.
    if status < 400 && matches!(method, Method::GET | Method::HEAD) {
        tracing::debug!(%method, route, status, micros, "request");
    } else {
        tracing::info!(%method, route, status, micros, "request");
    }
    if let Some(metrics) = &app.metrics {
        metrics.count(&route, status, took);
    }
    response
}
