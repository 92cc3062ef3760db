//! What cannot be answered, as problem details (RFC 9457) in the language of whoever asked.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hakem_answers::dto::TextLine;
use hakem_answers::trouble::Trouble;
use hakem_laws::record::move_name::MoveName;
use hakem_words::{Args, Lang, Text};
use serde::Serialize;
use shakmaty::{CastlingMode, Chess, Move};
use utoipa::ToSchema;

use crate::ask::moves::san;

/// The kinds of problem, each with its status and code.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $code:literal, $status:ident;)*) => {
        /// What kind of problem it is.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Kind { $($(#[$doc])* $kind,)* }

        impl Kind {
            /// All kinds.
            pub const ALL: &'static [Kind] = &[$(Kind::$kind,)*];

            /// The name that programs rely on.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Kind::$kind => $code,)* }
            }

            /// The status of the answer.
            #[must_use]
            pub const fn status(self) -> StatusCode {
                match self { $(Kind::$kind => StatusCode::$status,)* }
            }
        }
    };
}

kinds! {
    /// The body is not JSON, or not of the right shape.
    Json = "json", BAD_REQUEST;
    /// The query of the address cannot be read.
    Query = "query", BAD_REQUEST;
    /// A key is needed.
    KeyNeeded = "key_needed", UNAUTHORIZED;
    /// Another key was given.
    WrongKey = "wrong_key", UNAUTHORIZED;
    /// A page of another origin asked for something to be written.
    OtherOrigin = "other_origin", FORBIDDEN;
    /// A source that the operator has not allowed.
    NotAllowed = "not_allowed", FORBIDDEN;
    /// There is no such thing.
    NotFound = "not_found", NOT_FOUND;
    /// The route is there, but not for this method.
    Method = "method", METHOD_NOT_ALLOWED;
    /// The body took too long to arrive.
    TooSlow = "too_slow", REQUEST_TIMEOUT;
    /// Somebody else has corrected the case meanwhile.
    Version = "version", CONFLICT;
    /// The body is too large.
    TooLarge = "too_large", PAYLOAD_TOO_LARGE;
    /// The body is not called JSON.
    MediaType = "media_type", UNSUPPORTED_MEDIA_TYPE;
    /// The Host header names another machine.
    Host = "host", MISDIRECTED_REQUEST;
    /// A FEN that cannot be used.
    Fen = "fen", UNPROCESSABLE_ENTITY;
    /// A move that cannot be read.
    Move = "move", UNPROCESSABLE_ENTITY;
    /// No such rule profile.
    Laws = "laws", UNPROCESSABLE_ENTITY;
    /// Not a square.
    Square = "square", UNPROCESSABLE_ENTITY;
    /// There are fewer games.
    NoSuchGame = "no_such_game", UNPROCESSABLE_ENTITY;
    /// In what is given there is no game.
    NoGame = "no_game", UNPROCESSABLE_ENTITY;
    /// Another value that cannot be used.
    Value = "value", UNPROCESSABLE_ENTITY;
    /// Something failed that should not.
    Internal = "internal", INTERNAL_SERVER_ERROR;
    /// All places for hard work are taken.
    Busy = "busy", SERVICE_UNAVAILABLE;
    /// The answer took too long.
    TookTooLong = "took_too_long", SERVICE_UNAVAILABLE;
}

/// Something that cannot be answered.
#[derive(Clone, Debug)]
pub struct Problem {
    /// What kind it is.
    pub kind: Kind,
    /// What is wrong here, where there is more to say than the kind does.
    pub detail: Option<Text>,
    /// Where in the request: a JSON pointer.
    pub at: Option<String>,
    /// The version that is there, where another was expected.
    pub current: Option<i64>,
    /// What a move may be, where it can be read in several ways.
    pub readings: Vec<Reading>,
}

/// One of the ways in which a move can be read.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Reading {
    /// The move in UCI notation: sent so, it can be read in no other way.
    pub uci: String,
    /// The move in the notation of each language.
    pub san: TextLine,
}

impl Reading {
    /// A move that is legal in `position`.
    #[must_use]
    pub fn of(position: &Chess, m: Move, mode: CastlingMode) -> Reading {
        Reading {
            uci: m.to_uci(mode).to_string(),
            san: san(&MoveName::intended(position, m)),
        }
    }
}

impl Kind {
    /// What would be right, in words; `current` is the version of a case that is there.
    #[must_use]
    pub fn right(self, current: Option<i64>, lang: Lang) -> String {
        let id = format!("desk-right-{}", self.code().replace('_', "-"));
        let version = current.map_or_else(|| "none".to_owned(), |version| version.to_string());
        hakem_words::message(&id, &Args::new().text("version", version), lang)
    }
}

impl Problem {
    /// A problem of which the kind says all.
    #[must_use]
    pub const fn of(kind: Kind) -> Problem {
        Problem {
            kind,
            detail: None,
            at: None,
            current: None,
            readings: Vec::new(),
        }
    }

    /// The same problem with the moves of which one has to be chosen.
    #[must_use]
    pub fn choose(mut self, readings: Vec<Reading>) -> Problem {
        self.readings = readings;
        self
    }

    /// The same problem with what is wrong.
    #[must_use]
    pub fn because(mut self, detail: Text) -> Problem {
        self.detail = Some(detail);
        self
    }

    /// The same problem with its place, a JSON pointer.
    #[must_use]
    pub fn at(mut self, pointer: impl Into<String>) -> Problem {
        self.at = Some(pointer.into());
        self
    }

    /// A problem with a message of its own.
    #[must_use]
    pub fn told(kind: Kind, id: &str, args: &Args<'_>) -> Problem {
        Problem::of(kind).because(Text::of(|lang| hakem_words::message(id, args, lang)))
    }

    /// What is too large, with the most that is taken; the message counts in `$most`.
    #[must_use]
    pub fn too_large(id: &str, most: usize) -> Problem {
        let most = u64::try_from(most).unwrap_or(u64::MAX);
        Problem::told(Kind::TooLarge, id, &Args::new().number("most", most))
    }

    /// A method that is not for this route, with those that are.
    #[must_use]
    pub fn method(allowed: &[&str]) -> Problem {
        let args = Args::new().text("allowed", allowed.join(", "));
        Problem::told(Kind::Method, "desk-method-allowed", &args)
    }

    /// There is no `what` (`case`, `link`, `board`, `alert`, `source`, `page`) of the name asked for.
    #[must_use]
    pub fn nothing(what: &str) -> Problem {
        let args = Args::new().text("what", what);
        Problem::told(Kind::NotFound, "desk-nothing", &args)
    }

    /// A number that has to lie between two others, ends included; `at` is its place.
    #[must_use]
    pub fn out_of_range(at: &str, least: u32, most: u32) -> Problem {
        let args = Args::new().number("least", least).number("most", most);
        Problem::told(Kind::Value, "desk-out-of-range", &args).at(at)
    }

    /// A route that is not there.
    #[must_use]
    pub fn no_route() -> Problem {
        Problem::told(Kind::NotFound, "desk-no-route", &Args::new())
    }

    /// What cannot be used at a place in the request.
    #[must_use]
    pub fn with(trouble: &Trouble, pointer: &str) -> Problem {
        let kind = match trouble {
            Trouble::Fen { .. } => Kind::Fen,
            Trouble::UnreadableMove { .. } | Trouble::MoveOfManyLetters { .. } => Kind::Move,
            Trouble::UnknownProfile { .. } => Kind::Laws,
            Trouble::NotASquare { .. } => Kind::Square,
            _ => Kind::Value,
        };
        Problem::of(kind).because(trouble.text()).at(pointer)
    }

    /// The problem as it is sent.
    #[must_use]
    pub fn details(&self, lang: Lang) -> ProblemDetails {
        let code = self.kind.code();
        let id = format!("desk-problem-{}", code.replace('_', "-"));
        ProblemDetails {
            r#type: format!("/api/reference#problem-{code}"),
            title: hakem_words::plain(&id, lang),
            status: self.kind.status().as_u16(),
            detail: self.detail.as_ref().map_or_else(
                || self.kind.right(self.current, lang),
                |text| text.get(lang).to_owned(),
            ),
            code,
            at: self.at.clone(),
            current: self.current,
            readings: self.readings.clone(),
        }
    }
}

/// Problem details (RFC 9457).
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemDetails {
    /// What kind of problem it is: a place in the reference.
    pub r#type: String,
    /// The kind in words.
    pub title: String,
    /// The status of the answer.
    pub status: u16,
    /// What is wrong here, and what would be right.
    pub detail: String,
    /// The kind, for programs.
    pub code: &'static str,
    /// Where in the request: a JSON pointer; `?` and its name for a parameter of the address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The version of the case that is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<i64>,
    /// Of a move that can be read in several ways: what it may be. Send the one that is meant by its
    /// `uci`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub readings: Vec<Reading>,
}

impl IntoResponse for Problem {
    /// The answer without its words: [`crate::lang::answer`] knows the language and writes them.
    fn into_response(self) -> Response {
        let mut response = self.kind.status().into_response();
        if self.kind == Kind::Busy {
            let seconds = HeaderValue::from_static("2");
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        if matches!(self.kind, Kind::KeyNeeded | Kind::WrongKey) {
            let how = HeaderValue::from_static("Bearer realm=\"hakem\"");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, how);
        }
        response.extensions_mut().insert(self);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_its_words() {
        let missing: Vec<String> = Kind::ALL
            .iter()
            .map(|kind| format!("desk-problem-{}", kind.code().replace('_', "-")))
            .filter(|id| !hakem_words::has_message(id))
            .collect();
        assert_eq!(missing, Vec::<String>::new());
    }

    #[test]
    fn every_detail_says_more_than_the_kind() {
        for &kind in Kind::ALL {
            for lang in Lang::ALL {
                let told = Problem::of(kind).details(lang);
                assert_ne!(told.title, told.detail);
                let said = !told.detail.starts_with("desk-") && !told.detail.contains('{');
                assert!(said, "{}", told.detail);
            }
        }
    }
}
