//! Cases: kept, listed, corrected, exported, shared.

use axum::extract::{Path, Query, RawQuery, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use hakem_words::{Args, Lang};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{created, written};
use crate::app::App;
use crate::body::Json;
use crate::case::{Case, CaseLine, NewCase, folded, pgn};
use crate::lang;
use crate::problem::{Kind, Problem, ProblemDetails};
use crate::store::{Kept, Search, Store, StoreError, Stored};
use crate::work::Effort;

/// The most cases of one page of the list.
const MOST: u32 = 100;

/// How many they are where nothing is said.
const USUAL: u32 = 50;

/// The routes.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(keep_case, list_cases))
        .routes(routes!(show_case, correct_case))
        .routes(routes!(show_history))
        .routes(routes!(export_json))
        .routes(routes!(export_pgn))
        .routes(routes!(share_case, unshare_case))
}

pub(super) fn failed(error: &StoreError) -> Problem {
    tracing::error!(%error, "the store failed");
    Problem::of(Kind::Internal)
}

/// Asks the store on a thread that may wait.
pub(super) async fn read<T: Send + 'static>(
    app: &App,
    ask: impl FnOnce(&Store) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, Problem> {
    let store = std::sync::Arc::clone(&app.store);
    let asked = tokio::task::spawn_blocking(move || ask(&store)).await;
    match asked {
        Ok(Ok(found)) => Ok(found),
        Ok(Err(error)) => Err(failed(&error)),
        Err(error) => {
            tracing::error!(%error, "reading failed");
            Err(Problem::of(Kind::Internal))
        }
    }
}

async fn stored(app: &App, id: String) -> Result<Stored, Problem> {
    let found = read(app, move |store| store.case(&id)).await?;
    found.ok_or_else(|| Problem::nothing("case"))
}

/// Keeps a case. When the answer comes, it is on the disk.
#[utoipa::path(post, path = "/api/cases", tag = "cases", request_body = NewCase, responses(
    (status = 201, body = Case, headers(("Location" = String, description = "where the case is"))),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    (status = "5XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn keep_case(
    State(app): State<App>,
    uri: Uri,
    headers: HeaderMap,
    Json(new): Json<NewCase>,
) -> Result<Response, Problem> {
    let kept = rule_and_keep(&app, new, None, lang::of(&uri, &headers)).await?;
    let place = format!("/api/cases/{}", kept.id);
    created(&place, &Case::from(kept))
}

async fn rule_and_keep(
    app: &App,
    new: NewCase,
    corrects: Option<(String, i64)>,
    lang: Lang,
) -> Result<Stored, Problem> {
    let effort: Effort = new.question.effort();
    let ruled = move |waiting: &_| new.ruled(corrects, lang, waiting);
    let draft = app.work.run(effort, ruled).await?;
    match app
        .store
        .keep(draft)
        .await
        .map_err(|error| failed(&error))?
    {
        Kept::Case(stored) => Ok(*stored),
        Kept::NotThere => Err(Problem::nothing("case")),
        Kept::Corrected(current) => Err(Problem {
            current: Some(current),
            ..Problem::of(Kind::Version)
        }),
    }
}

/// What a list is asked for.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct ListQuery {
    /// Words of heading and notes that all have to be there.
    search: Option<String>,
    /// `next` of the page before.
    #[param(minimum = 1)]
    before: Option<i64>,
    /// How many at most, from 1 to 100; 50 where it is missing.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// A parameter that cannot be read; the parser names it in its sentence.
fn of_query(told: &str) -> Problem {
    let named = ["limit", "before"]
        .into_iter()
        .find(|name| told.contains(&format!("{name}: ")));
    match named {
        None => Problem::of(Kind::Query),
        Some(name) => {
            let args = Args::new().text("name", name);
            Problem::told(Kind::Query, "desk-right-query-value", &args).at(format!("?{name}"))
        }
    }
}

/// A page of the list of cases.
#[derive(Debug, Serialize, ToSchema)]
struct CaseList {
    /// The cases, the last changed first.
    cases: Vec<CaseLine>,
    /// What `before` takes for the page behind; null where there is none.
    next: Option<i64>,
    /// How many cases the search finds in all.
    total: i64,
}

/// Lists cases, the last changed first.
#[utoipa::path(get, path = "/api/cases", tag = "cases", params(ListQuery), responses(
    (status = 200, body = CaseList),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn list_cases(State(app): State<App>, RawQuery(raw): RawQuery) -> Result<Response, Problem> {
    let uri: Uri = format!("/?{}", raw.unwrap_or_default())
        .parse()
        .map_err(|_| Problem::of(Kind::Query))?;
    let Query(query) =
        Query::<ListQuery>::try_from_uri(&uri).map_err(|error| of_query(&error.to_string()))?;
    if query
        .limit
        .is_some_and(|limit| !(1..=MOST).contains(&limit))
    {
        return Err(Problem::out_of_range("?limit", 1, MOST));
    }
    let words = folded(query.search.as_deref().unwrap_or_default());
    let search = Search {
        words: words
            .split_whitespace()
            .take(10)
            .map(str::to_owned)
            .collect(),
        before: query.before,
        limit: query.limit.unwrap_or(USUAL),
    };
    let found = read(&app, move |store| store.list(&search)).await?;
    let next = found.cases.last().map(|last| last.seq);
    let list = CaseList {
        next: next.filter(|_| found.more),
        total: found.total,
        cases: found.cases.into_iter().map(CaseLine::from).collect(),
    };
    written(StatusCode::OK, &list)
}

/// One case.
#[utoipa::path(get, path = "/api/cases/{id}", tag = "cases", params(("id" = String, Path)), responses(
    (status = 200, body = Case),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn show_case(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    written(StatusCode::OK, &Case::from(stored(&app, id).await?))
}

/// Corrects a case: it is ruled on again, and what was there is kept.
#[utoipa::path(put, path = "/api/cases/{id}", tag = "cases", params(("id" = String, Path)),
    request_body = NewCase, responses(
    (status = 200, body = Case),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    (status = "5XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn correct_case(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    Json(new): Json<NewCase>,
) -> Result<Response, Problem> {
    let there = stored(&app, id.clone()).await?;
    let Some(read) = new.version else {
        return Err(Problem {
            current: Some(there.version),
            ..version_missing(there.version)
        });
    };
    let kept = rule_and_keep(&app, new, Some((id, read)), lang::of(&uri, &headers)).await?;
    written(StatusCode::OK, &Case::from(kept))
}

/// A correction that does not say what it corrects.
fn version_missing(there: i64) -> Problem {
    let args = Args::new().text("version", there.to_string());
    Problem::told(Kind::Value, "desk-version-missing", &args).at("/version")
}

/// Every version of a case.
#[derive(Debug, Serialize, ToSchema)]
struct History {
    /// The versions, the oldest first.
    versions: Vec<Case>,
}

async fn history(app: &App, id: String) -> Result<History, Problem> {
    let found = read(app, move |store| store.history(&id)).await?;
    if found.is_empty() {
        return Err(Problem::nothing("case"));
    }
    Ok(History {
        versions: found.into_iter().map(Case::from).collect(),
    })
}

/// Every version of a case, the oldest first.
#[utoipa::path(get, path = "/api/cases/{id}/history", tag = "cases", params(("id" = String, Path)), responses(
    (status = 200, body = History),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn show_history(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    written(StatusCode::OK, &history(&app, id).await?)
}

/// The case with its history, as a file.
#[utoipa::path(get, path = "/api/cases/{id}/export.json", tag = "cases", params(("id" = String, Path)), responses(
    (status = 200, body = History),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn export_json(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let mut response = written(StatusCode::OK, &history(&app, id).await?)?;
    as_file(&mut response, "case.json");
    Ok(response)
}

/// The game of the case with its ruling as PGN, as a file.
#[utoipa::path(get, path = "/api/cases/{id}/export.pgn", tag = "cases", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "application/x-chess-pgn"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn export_pgn(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    pgn_of(&stored(&app, id).await?, &uri, &headers)
}

/// The game of a case as an answer.
pub(super) fn pgn_of(stored: &Stored, uri: &Uri, headers: &HeaderMap) -> Result<Response, Problem> {
    let text = pgn(stored, lang::of(uri, headers))?;
    let kind = HeaderValue::from_static("application/x-chess-pgn; charset=utf-8");
    let mut response = ([(header::CONTENT_TYPE, kind)], text).into_response();
    as_file(&mut response, "case.pgn");
    Ok(response)
}

fn as_file(response: &mut Response, name: &str) {
    if let Ok(value) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, value);
    }
}

/// A link to a case.
#[derive(Debug, Serialize, ToSchema)]
struct Link {
    /// What only the holder of the link knows.
    token: String,
    /// The page that shows the case, below the address of the desk.
    path: String,
}

/// Gives the link that opens the case read-only; asked again, the same one.
#[utoipa::path(post, path = "/api/cases/{id}/share", tag = "cases", params(("id" = String, Path)), responses(
    (status = 200, body = Link),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn share_case(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let token = app.store.share(id).await.map_err(|error| failed(&error))?;
    let token = token.ok_or_else(|| Problem::nothing("case"))?;
    let path = format!("/#/shared/{token}");
    written(StatusCode::OK, &Link { token, path })
}

/// Makes the link void.
#[utoipa::path(delete, path = "/api/cases/{id}/share", tag = "cases", params(("id" = String, Path)), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn unshare_case(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let done = app
        .store
        .unshare(id)
        .await
        .map_err(|error| failed(&error))?;
    if done {
        Ok(StatusCode::NO_CONTENT.into_response())
    } else {
        Err(Problem::nothing("case"))
    }
}
