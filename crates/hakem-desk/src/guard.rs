//! Who may do what: the Host header, the origin of writes, and the arbiter's key.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::Response;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::problem::{Kind, Problem};

/// The name of the cookie.
pub const COOKIE: &str = "hakem_key";

/// How long a browser keeps the cookie: the longest event, and a week.
const COOKIE_SECONDS: u32 = 30 * 24 * 60 * 60;

/// From where the server can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Only from this machine.
    ThisMachine,
    /// From others too; whoever writes or watches needs the key.
    Others(Key),
}

/// The arbiter's key.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(String);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key")
    }
}

impl Key {
    /// The shortest that is taken.
    pub const SHORTEST: usize = 12;

    /// A key; `None` where it is too short to be one, or holds what cannot stand in a header.
    #[must_use]
    pub fn new(text: &str) -> Option<Key> {
        let text = text.trim();
        let plain = text.chars().all(|c| c.is_ascii_graphic());
        (text.len() >= Key::SHORTEST && plain).then(|| Key(text.to_owned()))
    }

    /// The key itself, to be told to the operator.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether the text is the key; takes as long for every wrong one.
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        same(&digest("key", &self.0), &digest("key", text))
    }

    /// What the cookie holds: it shows that the key was handed in, and does not tell it.
    #[must_use]
    pub fn cookie(&self) -> String {
        let proof = digest("cookie", &self.0);
        proof.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn is_cookie(&self, text: &str) -> bool {
        same(&digest("proof", &self.cookie()), &digest("proof", text))
    }
}

fn digest(purpose: &str, text: &str) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(b"hakem desk ");
    hash.update(purpose.as_bytes());
    hash.update([0]);
    hash.update(text.as_bytes());
    hash.finalize().into()
}

/// Compares without stopping at the first difference.
fn same(one: &[u8; 32], other: &[u8; 32]) -> bool {
    let differing = one.iter().zip(other).fold(0, |all, (a, b)| all | (a ^ b));
    differing == 0
}

/// Whether the request shows the key, in either way.
#[must_use]
pub fn holds(key: &Key, headers: &HeaderMap) -> bool {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "));
    if bearer.is_some_and(|text| key.is(text.trim())) {
        return true;
    }
    let cookies = headers.get_all(header::COOKIE).into_iter();
    cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .any(|(name, value)| name == COOKIE && key.is_cookie(value))
}

/// The cookie that is set when the key was handed in.
#[must_use]
pub fn set_cookie(key: &Key) -> Option<HeaderValue> {
    let value = key.cookie();
    let text =
        format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={COOKIE_SECONDS}");
    HeaderValue::from_str(&text).ok()
}

/// The cookie that takes it away.
#[must_use]
pub fn clear_cookie() -> Option<HeaderValue> {
    let text = format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
    HeaderValue::from_str(&text).ok()
}

/// Lets through who holds the key, where one is needed.
///
/// # Errors
/// [`Kind::KeyNeeded`] and [`Kind::WrongKey`].
pub async fn key(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    if let Reach::Others(key) = &app.reach
        && !holds(key, request.headers())
    {
        let tried = request.headers().contains_key(header::AUTHORIZATION);
        return Err(Problem::of(if tried {
            Kind::WrongKey
        } else {
            Kind::KeyNeeded
        }));
    }
    Ok(next.run(request).await)
}

/// Turns away requests under another machine's name (a page elsewhere that had its own name lead
/// here), and writes that come from another site's page.
///
/// # Errors
/// [`Kind::Host`] and [`Kind::OtherOrigin`].
pub async fn door(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let host = host_of(request.uri(), request.headers());
    if app.reach == Reach::ThisMachine && !host.as_deref().is_some_and(is_this_machine) {
        return Err(Problem::of(Kind::Host));
    }
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    if !reads && is_of_another_site(request.headers(), host.as_deref()) {
        return Err(Problem::of(Kind::OtherOrigin));
    }
    Ok(next.run(request).await)
}

/// The name, and port, under which the server was asked.
fn host_of(uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let named = headers
        .get(header::HOST)
        .and_then(|value| value.to_str().ok());
    let named = named.or_else(|| uri.authority().map(axum::http::uri::Authority::as_str));
    named.map(str::to_ascii_lowercase)
}

fn is_this_machine(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    let address = name.parse::<std::net::IpAddr>();
    name == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

fn is_of_another_site(headers: &HeaderMap, host: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let site = text("sec-fetch-site");
    if site.is_some_and(|site| !["same-origin", "none"].contains(&site)) {
        return true;
    }
    let Some(origin) = headers.get(header::ORIGIN) else {
        // No browser leaves it out of a write to another site.
        return false;
    };
    if origin == "null" {
        // The browser hides the page; only its own word can tell that it is one of ours.
        return site != Some("same-origin");
    }
    let named = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.split_once("://"))
        .map(|(_, name)| name.to_ascii_lowercase());
    named.as_deref() != host
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_goes_by_its_name() {
        for host in [
            "localhost",
            "localhost:8080",
            "127.0.0.1:8080",
            "[::1]:80",
            "127.1.2.3",
        ] {
            assert!(is_this_machine(host), "{host}");
        }
        for host in [
            "example.org",
            "localhost.example.org:8080",
            "10.0.0.1",
            "",
            "[::2]",
        ] {
            assert!(!is_this_machine(host), "{host}");
        }
    }

    #[test]
    fn a_key_is_shown_by_header_or_cookie() {
        let key = Key::new("a-long-enough-key").unwrap();
        let with = |name: header::HeaderName, value: String| {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().unwrap());
            holds(&key, &headers)
        };
        assert!(with(
            header::AUTHORIZATION,
            "Bearer a-long-enough-key".to_owned()
        ));
        assert!(!with(
            header::AUTHORIZATION,
            "Bearer another-long-key".to_owned()
        ));
        assert!(with(
            header::COOKIE,
            format!("x=y; {COOKIE}={}", key.cookie())
        ));
        assert!(!with(header::COOKIE, format!("{COOKIE}=a-long-enough-key")));
        assert!(Key::new("short").is_none());
        assert!(!format!("{key:?}").contains("enough"));
    }

    #[test]
    fn a_write_of_another_site_is_seen() {
        let of = |pairs: &[(&str, &str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                let name: header::HeaderName = name.parse().unwrap();
                headers.insert(name, value.parse().unwrap());
            }
            is_of_another_site(&headers, Some("desk:8080"))
        };
        assert!(!of(&[]));
        assert!(!of(&[("origin", "http://desk:8080")]));
        assert!(of(&[("origin", "http://elsewhere")]));
        assert!(of(&[("origin", "null")]));
        assert!(of(&[("sec-fetch-site", "cross-site")]));
        assert!(of(&[("sec-fetch-site", "cross-site"), ("origin", "null")]));
        assert!(of(&[("sec-fetch-site", "none"), ("origin", "null")]));
        assert!(!of(&[
            ("sec-fetch-site", "same-origin"),
            ("origin", "null")
        ]));
        assert!(!of(&[
            ("sec-fetch-site", "same-origin"),
            ("origin", "http://desk:8080")
        ]));
    }
}
