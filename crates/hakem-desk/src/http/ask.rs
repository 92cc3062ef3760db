//! The routes that answer and keep nothing.

use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Written;
use crate::app::App;
use crate::ask::claim::{ClaimAnswer, ClaimRequest};
use crate::ask::judge::{JudgeAnswer, JudgeRequest, JudgedGame};
use crate::ask::position::{PositionAnswer, PositionRequest};
use crate::ask::rule::{RuleAnswer, RuleRequest};
use crate::ask::sheet::{SheetAnswer, SheetRequest};
use crate::ask::{claim, judge, position, rule, sheet, written};
use crate::body::Json;
use crate::lang;
use crate::problem::{Problem, ProblemDetails};
use crate::work::Effort;

/// The routes.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(read_sheet))
        .routes(routes!(rule_on_claim))
        .routes(routes!(judge_games))
        .routes(routes!(ask_position))
        .routes(routes!(rule_on_events))
        .schema_of::<JudgedGame<'static>>()
}

/// Adds a schema that no handler names.
trait SchemaOf {
    fn schema_of<T: utoipa::ToSchema>(self) -> Self;
}

impl SchemaOf for OpenApiRouter<App> {
    fn schema_of<T: utoipa::ToSchema>(mut self) -> Self {
        let mut schemas = vec![(T::name().into_owned(), T::schema())];
        T::schemas(&mut schemas);
        let components = self.get_openapi_mut().components.get_or_insert_default();
        components.schemas.extend(schemas);
        self
    }
}

/// Reads a scoresheet: what was understood, what was not, and what can be played.
#[utoipa::path(post, path = "/api/sheet", tag = "ask", request_body = SheetRequest, responses(
    (status = 200, body = SheetAnswer),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    (status = "5XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn read_sheet(
    State(app): State<App>,
    Json(request): Json<SheetRequest>,
) -> Result<Written, Problem> {
    let work = move |_: &_| written(&sheet::ask(&request)?);
    app.work.run(Effort::Usual, work).await.map(Written)
}

/// Rules on a claim of a draw, with everything that shows it.
#[utoipa::path(post, path = "/api/claim", tag = "ask", request_body = ClaimRequest, responses(
    (status = 200, body = ClaimAnswer<'static>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    (status = "5XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn rule_on_claim(
    State(app): State<App>,
    uri: Uri,
    headers: HeaderMap,
    Json(request): Json<ClaimRequest>,
) -> Result<Written, Problem> {
    let lang = lang::of(&uri, &headers);
    let work = move |_: &_| claim::ask(&request, lang, |answer| written(answer));
    app.work.run(Effort::Usual, work).await.map(Written)
}

/// Judges recorded games.
#[utoipa::path(post, path = "/api/judge", tag = "ask", request_body = JudgeRequest, responses(
    (status = 200, body = JudgeAnswer),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    (status = "5XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn judge_games(
    State(app): State<App>,
    Json(request): Json<JudgeRequest>,
) -> Result<Written, Problem> {
    let work = move |_: &_| written(&judge::ask(&request)?);
    app.work.run(Effort::Usual, work).await.map(Written)
}

/// Says what a position is and who can still give mate. Given up when the browser goes away.
#[utoipa::path(post, path = "/api/position", tag = "ask", request_body = PositionRequest, responses(
    (status = 200, body = PositionAnswer),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    (status = "5XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn ask_position(
    State(app): State<App>,
    Json(request): Json<PositionRequest>,
) -> Result<Written, Problem> {
    let work = move |waiting: &_| written(&position::ask(&request, waiting)?);
    app.work.run(Effort::Hard, work).await.map(Written)
}

/// Rules on each event at a board: flags, resignations, illegal moves, offers.
#[utoipa::path(post, path = "/api/rule", tag = "ask", request_body = RuleRequest, responses(
    (status = 200, body = RuleAnswer<'static>),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
    (status = "5XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn rule_on_events(
    State(app): State<App>,
    Json(request): Json<RuleRequest>,
) -> Result<Written, Problem> {
    let work = move |_: &_| rule::ask(&request, |answer| written(answer));
    app.work.run(Effort::Usual, work).await.map(Written)
}
