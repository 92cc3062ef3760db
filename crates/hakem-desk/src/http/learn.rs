//! The pages for learning.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Written;
use super::written as as_answer;
use crate::app::App;
use crate::ask::written;
use crate::learn::{self, LearnList, LearnPage};
use crate::problem::{Problem, ProblemDetails};
use crate::work::Effort;

/// The routes.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_pages))
        .routes(routes!(show_page))
}

/// The pages, in the order of the Laws.
#[utoipa::path(get, path = "/api/learn", tag = "learn", responses((status = 200, body = LearnList)))]
async fn list_pages() -> Result<Response, Problem> {
    as_answer(StatusCode::OK, &learn::list())
}

/// One page, with a question that is ruled on now.
#[utoipa::path(get, path = "/api/learn/{id}", tag = "learn", params(("id" = String, Path)), responses(
    (status = 200, body = LearnPage),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn show_page(State(app): State<App>, Path(id): Path<String>) -> Result<Written, Problem> {
    let page = move |waiting: &_| {
        let page = learn::page(&id, waiting)?.ok_or_else(|| Problem::nothing("page"))?;
        written(&page)
    };
    app.work.run(Effort::Usual, page).await.map(Written)
}
