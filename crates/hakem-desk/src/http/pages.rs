//! The web page in the binary, the form for the key, and what is not there.

use axum::Router;
use axum::body::Bytes;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use hakem_words::plain;
use sha2::{Digest, Sha256};

use super::session::hand_in;
use crate::app::App;
use crate::lang;
use crate::problem::{Kind, Problem};

/// What was built of the page, or the plain page instead: names and bytes, in the order of names.
const WEB: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/web.rs"));

fn file(name: &str) -> Option<&'static [u8]> {
    let at = WEB.binary_search_by(|(own, _)| (*own).cmp(name)).ok()?;
    WEB.get(at).map(|(_, bytes)| *bytes)
}

/// The longest form with a key.
const FORM_BYTES: usize = 1024;

/// The style of the pages that need no script.
const STYLE: &str = include_str!("../pages/page.css");

/// The routes.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/login", get(show_form).post(take_form))
        .route("/page.css", get(style))
}

/// What no route has: a file of the page, else a problem.
pub(crate) async fn not_found(request: Request) -> Result<Response, Problem> {
    let path = request.uri().path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    if path.starts_with("api/") || path == "api" {
        return Err(Problem::no_route());
    }
    match file(path) {
        Some(_) if !["GET", "HEAD"].contains(&request.method().as_str()) => {
            Err(Problem::method(&["GET", "HEAD"]))
        }
        Some(bytes) => Ok(served(path, bytes, request.headers())),
        None => Err(Problem::of(Kind::NotFound)),
    }
}

/// A route that does not know the method.
pub(crate) async fn wrong_method(request: Request) -> Problem {
    let route = request.extensions().get::<MatchedPath>();
    let allowed = route.map(|route| crate::app::methods_of(route.as_str()));
    match allowed {
        Some(allowed) if !allowed.is_empty() => Problem::method(&allowed),
        _ => Problem::of(Kind::Method),
    }
}

fn served(path: &str, bytes: &'static [u8], asked: &HeaderMap) -> Response {
    let hash: String = Sha256::digest(bytes)
        .iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let tag = format!("\"{hash}\"");
    let known = asked
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains(&tag));
    // Names under assets hold a hash of the content.
    let keep = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        bytes.into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// The media type by the ending of a name.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

async fn style() -> Response {
    let kind = HeaderValue::from_static("text/css; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], STYLE).into_response()
}

/// A page of HTML.
pub(crate) fn html(status: StatusCode, page: String) -> Response {
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    (status, [(header::CONTENT_TYPE, kind)], page).into_response()
}

async fn show_form(uri: Uri, headers: HeaderMap) -> Response {
    html(StatusCode::OK, form(&uri, &headers, ""))
}

/// The form for the key. It needs no script.
fn form(uri: &Uri, headers: &HeaderMap, error: &str) -> String {
    let lang = lang::of(uri, headers);
    let say = |id: &str| plain(id, lang);
    let fault = if error.is_empty() {
        String::new()
    } else {
        format!("<p class=\"error\" role=\"alert\">{}</p>", say(error))
    };
    format!(
        "<!doctype html><html lang=\"{code}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title}</title><link rel=\"stylesheet\" href=\"/page.css\"></head>\
         <body><main><h1>{title}</h1><p>{explained}</p>{fault}\
         <form method=\"post\" action=\"/login?lang={code}\">\
         <label for=\"key\">{label}</label>\
         <input id=\"key\" name=\"key\" type=\"password\" autocomplete=\"current-password\" required>\
         <button>{button}</button></form></main></body></html>",
        code = lang.code(),
        title = say("desk-login-title"),
        explained = say("desk-login-explained"),
        label = say("desk-login-key"),
        button = say("desk-login-button"),
    )
}

async fn take_form(
    State(app): State<App>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    if body.len() > FORM_BYTES {
        return Err(Problem::too_large("desk-too-large-bytes", FORM_BYTES));
    }
    let key = key_of(&body);
    match hand_in(&app, &key).await {
        Ok(cookie) => {
            let mut response = Redirect::to("/").into_response();
            if let Some(cookie) = cookie {
                response.headers_mut().insert(header::SET_COOKIE, cookie);
            }
            Ok(response)
        }
        Err(_) => {
            let page = form(&uri, &headers, "desk-login-wrong");
            Ok(html(StatusCode::UNAUTHORIZED, page))
        }
    }
}

/// The key in the body of the form.
fn key_of(body: &[u8]) -> String {
    let text = String::from_utf8_lossy(body);
    let value = text
        .split('&')
        .find_map(|pair| pair.strip_prefix("key="))
        .unwrap_or_default();
    unescaped(value)
}

/// Text from a form: plus signs are spaces, and bytes are written with percent signs.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, behind @ ..] = rest {
        let (byte, left) = match (first, behind) {
            (b'%', [a, b, left @ ..]) => match (hex(*a), hex(*b)) {
                (Some(high), Some(low)) => (high * 16 + low, left),
                _ => (b'%', behind),
            },
            (b'+', _) => (b' ', behind),
            (other, _) => (*other, behind),
        };
        bytes.push(byte);
        rest = left;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit)
        .to_digit(16)
        .and_then(|value| u8::try_from(value).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_read() {
        assert_eq!(key_of(b"key=ab%2Bc+d%zz&x=y"), "ab+c d%zz");
        assert_eq!(key_of(b"other=1"), "");
    }

    #[test]
    fn there_is_always_a_page() {
        assert!(file("index.html").is_some());
        assert!(WEB.is_sorted());
        assert_eq!(file("no.html"), None);
    }
}
