//! The language of whoever asks, and problems in it.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hakem_words::Lang;

use crate::body::MOST_BYTES;
use crate::problem::{Kind, Problem};

/// The language that `?lang=` names, else the one of `Accept-Language` that is liked best, else
/// English.
#[must_use]
pub fn of(uri: &Uri, headers: &HeaderMap) -> Lang {
    let told = uri.query().and_then(|query| {
        query
            .split('&')
            .find_map(|pair| pair.strip_prefix("lang="))
            .and_then(Lang::from_code)
    });
    let liked = || {
        headers
            .get(header::ACCEPT_LANGUAGE)
            .and_then(|value| value.to_str().ok())
            .and_then(liked_best)
    };
    told.or_else(liked).unwrap_or_default()
}

/// The language of the list with the greatest weight; of equal ones the first.
fn liked_best(list: &str) -> Option<Lang> {
    let mut best: Option<(f32, Lang)> = None;
    for item in list.split(',').take(32) {
        let mut parts = item.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let primary = name.split('-').next().unwrap_or_default();
        let Some(lang) = Lang::from_code(&primary.to_ascii_lowercase()) else {
            continue;
        };
        let weight = parts
            .find_map(|part| part.strip_prefix("q="))
            .map_or(1.0, |weight| weight.parse().unwrap_or(0.0));
        if weight > 0.0 && best.is_none_or(|(other, _)| weight > other) {
            best = Some((weight, lang));
        }
    }
    best.map(|(_, lang)| lang)
}

/// Writes the words of a problem, for every answer that is one.
pub async fn answer(request: Request, next: Next) -> Response {
    let lang = of(request.uri(), request.headers());
    let mut response = next.run(request).await;
    let problem = response.extensions_mut().remove::<Problem>();
    let Some(problem) = problem.or_else(|| plain_problem(&response)) else {
        return response;
    };
    let body = serde_json::to_vec(&problem.details(lang)).unwrap_or_default();
    let (mut parts, _) = response.into_parts();
    parts.status = problem.kind.status();
    let kind = HeaderValue::from_static("application/problem+json");
    parts.headers.insert(header::CONTENT_TYPE, kind);
    parts.headers.insert(
        header::CONTENT_LANGUAGE,
        HeaderValue::from_static(lang.code()),
    );
    parts.headers.remove(header::CONTENT_LENGTH);
    (parts, body).into_response()
}

/// What a layer below has refused in words of its own.
fn plain_problem(response: &Response) -> Option<Problem> {
    let status = response.status();
    let kind = response.headers().get(header::CONTENT_TYPE);
    let in_words = kind.is_none_or(|kind| kind.as_bytes().starts_with(b"text/plain"));
    let refused = status.is_client_error() || status.is_server_error();
    if !refused || !in_words {
        return None;
    }
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return Some(Problem::too_large("desk-too-large-bytes", MOST_BYTES));
    }
    Some(Problem::of(match status {
        StatusCode::NOT_FOUND => Kind::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Kind::Method,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Kind::MediaType,
        other if other.is_client_error() => Kind::Query,
        _ => Kind::Internal,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_that_of_the_address_then_of_the_browser() {
        let of = |uri: &str, accepted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
            super::of(&uri.parse().unwrap(), &headers)
        };
        assert_eq!(of("/x?lang=tr", "en"), Lang::Tr);
        assert_eq!(of("/x?a=b&lang=en", "tr"), Lang::En);
        assert_eq!(of("/x", "de, tr-TR;q=0.8, en;q=0.7"), Lang::Tr);
        assert_eq!(of("/x", "en-GB,en;q=0.9,tr;q=0.8"), Lang::En);
        assert_eq!(of("/x", "de"), Lang::En);
        assert_eq!(of("/x", "tr;q=0"), Lang::En);
    }
}
