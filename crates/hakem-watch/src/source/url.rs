//! An address that gives PGN.

use std::io::Read;
use std::sync::Arc;
use std::time::Duration;

use ureq::Agent;
use ureq::http::{Response, Uri, header};

use super::file::of_text;
use super::settle::{Coming, Settling};
use super::{Look, SourceFault, bytes};
use crate::reading::{GameReading, Reader, Rules};

/// How long an answer may take, from the name of the server to its last byte.
pub(super) const LONGEST: Duration = Duration::from_secs(8);

/// An address that is asked again and again.
#[derive(Debug)]
pub(crate) struct Remote {
    address: String,
    agent: Agent,
    /// What the server said of its last answer that was read to the end.
    etag: Option<String>,
    modified: Option<String>,
    text: Settling,
    reader: Reader,
    games: Vec<Arc<GameReading>>,
    /// Whether the last text still has to be seen a second time.
    doubted: bool,
}

/// Whether a text is an address of a server.
pub(super) fn is_address(given: &str) -> bool {
    given
        .parse::<Uri>()
        .is_ok_and(|uri| uri.host().is_some_and(|host| !host.is_empty()))
}

impl Remote {
    /// An address whose answers may take `longest`.
    pub(super) fn new(address: &str, rules: Rules, longest: Duration) -> Remote {
        let config = Agent::config_builder()
            .timeout_global(Some(longest))
            // Nobody has allowed the place to which a server would send us.
            .max_redirects(0)
            .http_status_as_error(false)
            .user_agent(concat!("hakem/", env!("CARGO_PKG_VERSION")))
            .build();
        Remote {
            address: address.to_owned(),
            agent: Agent::new_with_config(config),
            etag: None,
            modified: None,
            text: Settling::new(Coming::Sent),
            reader: Reader::new(rules),
            games: Vec::new(),
            doubted: false,
        }
    }

    pub(super) fn look(&mut self) -> Look {
        let text = match self.ask() {
            Ok(Some(text)) => text,
            Ok(None) => return Look::Unchanged,
            Err(fault) => return Look::Failed(fault),
        };
        let look = of_text(&text, &mut self.text, &mut self.reader, &mut self.games);
        self.doubted = matches!(look, Look::Waiting | Look::Failed(_));
        look
    }

    /// The text; `None` where the server says that it is the one that is known.
    fn ask(&mut self) -> Result<Option<Vec<u8>>, SourceFault> {
        let mut request = self.agent.get(&self.address);
        if !self.doubted {
            let known = [
                (header::IF_NONE_MATCH, &self.etag),
                (header::IF_MODIFIED_SINCE, &self.modified),
            ];
            for (name, value) in known {
                if let Some(value) = value {
                    request = request.header(name, value);
                }
            }
        }
        let response = request.call().map_err(|error| fault(&error))?;
        let status = response.status();
        if status.as_u16() == 304 {
            return Ok(None);
        }
        if status.is_redirection() {
            let to = text_of(&response, &header::LOCATION).unwrap_or_default();
            return Err(SourceFault::Elsewhere { to });
        }
        if !status.is_success() {
            let status = status.as_u16();
            return Err(SourceFault::Status { status });
        }
        let etag = text_of(&response, &header::ETAG);
        let modified = text_of(&response, &header::LAST_MODIFIED);
        let body = response.into_body().into_reader();
        let text = read(body)?;
        (self.etag, self.modified) = (etag, modified);
        Ok(Some(text))
    }
}

/// The whole body. What the client says of its own (a time that is over) comes wrapped.
fn read(body: impl Read) -> Result<Vec<u8>, SourceFault> {
    bytes::up_to_the_most(body).map_err(|told| match told {
        SourceFault::NotReadable { why } => SourceFault::Network { why },
        SourceFault::NotThere => SourceFault::Network { why: String::new() },
        other => other,
    })
}

fn text_of<T>(response: &Response<T>, name: &header::HeaderName) -> Option<String> {
    let value = response.headers().get(name)?;
    value.to_str().ok().map(str::to_owned)
}

fn fault(error: &ureq::Error) -> SourceFault {
    match error {
        ureq::Error::Timeout(_) => SourceFault::Slow,
        ureq::Error::Io(error) if error.kind() == std::io::ErrorKind::TimedOut => SourceFault::Slow,
        other => SourceFault::Network {
            why: other.to_string(),
        },
    }
}
