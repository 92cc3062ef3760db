//! The hall: its boards, alerts and sources.

use std::convert::Infallible;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use hakem_watch::alert::AlertId;
use hakem_watch::board::BoardId;
use hakem_watch::dto::{self, BoardLine, HallLine, SourceLine};
use hakem_watch::hall::{Hall, Muting, NotThere};
use hakem_watch::source::{Place, Refusal, SourceId};
use hakem_watch::watch::{MOST_SOURCES, now};
use hakem_watch::words;
use hakem_words::{Args, Text};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::cases::{failed, read};
use super::{created, written};
use crate::app::App;
use crate::body::Json;
use crate::problem::{Kind, Problem, ProblemDetails};
use crate::store::{KeptSource, Store};
use crate::work::Effort;

/// The longest time for which an alert keeps quiet, in minutes.
const LONGEST_SNOOZE: u32 = 24 * 60;

/// The routes.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(show_hall))
        .routes(routes!(follow_hall))
        .routes(routes!(show_board))
        .routes(routes!(mute_board))
        .routes(routes!(acknowledge_alert))
        .routes(routes!(snooze_alert))
        .routes(routes!(reopen_alert))
        .routes(routes!(add_source))
        .routes(routes!(remove_source))
}

/// Looks at the hall on a thread that may wait.
async fn see<T: Send + 'static>(
    app: &App,
    look: impl FnOnce(&Hall) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let watch = app.watching.watch.clone();
    app.work.run(Effort::Usual, move |_| watch.see(look)).await
}

/// There is no such board, alert or source.
fn no(what: &'static str) -> impl Fn(NotThere) -> Problem {
    move |_| Problem::nothing(what)
}

/// Something was said to an alert or a board: answered when it is on the disk.
async fn said(app: &App) -> Result<Response, Problem> {
    let kept = app.watching.keep(&app.store).await;
    kept.map_err(|error| failed(&error))?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// All boards, alerts and sources.
#[utoipa::path(get, path = "/api/watch", tag = "watch", responses(
    (status = 200, body = HallLine),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn show_hall(State(app): State<App>) -> Result<Response, Problem> {
    let watching = app.watching.clone();
    let hall = see(&app, move |hall| Ok(watching.shown(hall))).await?;
    written(StatusCode::OK, &hall)
}

/// Server-sent events: `change` at the beginning, and whenever the hall has changed. What it is then
/// is asked for with `GET /api/watch`.
#[utoipa::path(get, path = "/api/watch/events", tag = "watch", responses(
    (status = 200, body = String, content_type = "text/event-stream"),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn follow_hall(State(app): State<App>) -> Response {
    let events = app.watching.changes().map(|generation| {
        let event = Event::default()
            .event("change")
            .data(generation.to_string());
        Ok::<Event, Infallible>(event)
    });
    Sse::new(events)
        .keep_alive(KeepAlive::default())
        .into_response()
}

/// One board with its game.
#[derive(Debug, Serialize, ToSchema)]
struct BoardGame {
    /// The game as the feed has it.
    pgn: String,
    /// The board.
    board: BoardLine,
}

/// One board, with its game as PGN.
#[utoipa::path(get, path = "/api/watch/boards/{id}", tag = "watch", params(("id" = String, Path)), responses(
    (status = 200, body = BoardGame),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn show_board(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let id = BoardId::named(&id);
    let found = see(&app, move |hall| {
        let (source, known) = hall.board(&id).ok_or_else(|| Problem::nothing("board"))?;
        let place = source.boards.iter().position(|board| board.id == id);
        Ok(BoardGame {
            pgn: known.game.text.clone(),
            board: dto::board(hall, source, known, place.unwrap_or(0), now()),
        })
    });
    written(StatusCode::OK, &found.await?)
}

/// Whether a board may call by sound.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MuteRequest {
    /// Whether it may not.
    muted: bool,
}

/// Mutes a board, or lets it be heard again.
#[utoipa::path(post, path = "/api/watch/boards/{id}/mute", tag = "watch", params(("id" = String, Path)),
    request_body = MuteRequest, responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn mute_board(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<MuteRequest>,
) -> Result<Response, Problem> {
    let muting = if request.muted {
        Muting::Muted
    } else {
        Muting::Heard
    };
    let watch = &app.watching.watch;
    watch
        .mute(&BoardId::named(&id), muting)
        .map_err(no("board"))?;
    said(&app).await
}

/// An alert has been seen.
#[utoipa::path(post, path = "/api/watch/alerts/{id}/acknowledge", tag = "watch",
    params(("id" = String, Path)), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn acknowledge_alert(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let watch = &app.watching.watch;
    watch
        .acknowledge(&AlertId::named(&id))
        .map_err(no("alert"))?;
    said(&app).await
}

/// For how long an alert keeps quiet.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SnoozeRequest {
    /// In minutes, from 1 to 1440.
    #[schema(minimum = 1, maximum = 1440)]
    minutes: u32,
}

/// An alert is to call again later.
#[utoipa::path(post, path = "/api/watch/alerts/{id}/snooze", tag = "watch",
    params(("id" = String, Path)), request_body = SnoozeRequest, responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn snooze_alert(
    State(app): State<App>,
    Path(id): Path<String>,
    Json(request): Json<SnoozeRequest>,
) -> Result<Response, Problem> {
    if !(1..=LONGEST_SNOOZE).contains(&request.minutes) {
        return Err(Problem::out_of_range("/minutes", 1, LONGEST_SNOOZE));
    }
    let watch = &app.watching.watch;
    watch
        .snooze(&AlertId::named(&id), request.minutes)
        .map_err(no("alert"))?;
    said(&app).await
}

/// What was said to an alert is taken back: it is open again.
#[utoipa::path(post, path = "/api/watch/alerts/{id}/reopen", tag = "watch",
    params(("id" = String, Path)), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn reopen_alert(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let watch = &app.watching.watch;
    watch.reopen(&AlertId::named(&id)).map_err(no("alert"))?;
    said(&app).await
}

/// A source to be watched.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SourceRequest {
    /// A file or folder on the machine of the desk, or an address (http, https).
    source: String,
}

/// Watches a source, also after the desk was started again. It may only be where the operator of the desk has allowed sources; a desk that
/// only its own machine reaches watches every file there, unless the operator has named folders.
#[utoipa::path(post, path = "/api/watch/sources", tag = "watch", request_body = SourceRequest, responses(
    (status = 201, body = SourceLine, headers(("Location" = String, description = "where the source is removed"))),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn add_source(
    State(app): State<App>,
    Json(request): Json<SourceRequest>,
) -> Result<Response, Problem> {
    let watching = app.watching.clone();
    let added = app.work.run(Effort::Usual, move |_| {
        let place = watching.allowed.find(request.source.trim());
        let place = place.map_err(|refusal| refused(&refusal))?;
        let id = watching.watch.add(&place).map_err(|_| too_many())?;
        let source = watching.watch.see(|hall| {
            let found = hall.sources().iter().find(|source| source.id == id);
            found.map(|source| dto::source(source, now()))
        });
        Ok((place, source.ok_or_else(|| Problem::nothing("source"))?))
    });
    let (place, source) = added.await?;
    let kept = app.store.keep_source(kept(&place)).await;
    kept.map_err(|error| failed(&error))?;
    created(&format!("/api/watch/sources/{}", source.id), &source)
}

fn kept(place: &Place) -> KeptSource {
    KeptSource {
        kind: place.kind().to_owned(),
        name: place.name(),
    }
}

fn refused(refusal: &Refusal) -> Problem {
    let kind = match refusal {
        Refusal::NotAllowed => Kind::NotAllowed,
        Refusal::NoSource(_) => Kind::Value,
    };
    Problem::of(kind)
        .because(Text::of(|lang| words::refusal(refusal, lang)))
        .at("/source")
}

fn too_many() -> Problem {
    let most = u64::try_from(MOST_SOURCES).unwrap_or(u64::MAX);
    let args = Args::new().number("most", most);
    Problem::told(Kind::Value, "watch-refused-too-many", &args).at("/source")
}

/// Watches a source no more, unless the command line names it at the next start: its boards go, and their alerts are withdrawn.
#[utoipa::path(delete, path = "/api/watch/sources/{id}", tag = "watch", params(("id" = String, Path)), responses(
    (status = 204),
    (status = "4XX", body = ProblemDetails, content_type = "application/problem+json"),
))]
async fn remove_source(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let id = SourceId::named(&id);
    app.watching.watch.remove(&id).map_err(no("source"))?;
    let of_id = |own: &KeptSource| {
        let place = Place::kept(&own.kind, &own.name);
        place.is_some_and(|place| SourceId::of(&place) == id)
    };
    let kept = read(&app, Store::sources).await?.into_iter().find(of_id);
    if let Some(source) = kept {
        let dropped = app.store.drop_source(source).await;
        dropped.map_err(|error| failed(&error))?;
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}
