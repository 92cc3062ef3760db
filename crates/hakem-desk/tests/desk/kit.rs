//! A desk on a free port, and a client that knows just enough of HTTP.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::Duration;

use hakem_desk::guard::Key;
use hakem_desk::serve::{Counting, Desk, Options};
use hakem_desk::watching::Sources;
use serde_json::Value;

/// A desk that runs until it is dropped.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    pub(crate) key: Option<String>,
    /// The data folder, where it goes with the desk.
    folder: Option<tempfile::TempDir>,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Served {
    /// A desk that only this machine reaches.
    pub(crate) fn here() -> Served {
        Served::with("127.0.0.1:0", None)
    }

    /// A desk that others reach too.
    pub(crate) fn wide(key: &str) -> Served {
        Served::with("0.0.0.0:0", Key::new(key))
    }

    /// A desk that only this machine reaches, and that watches.
    pub(crate) fn watching(sources: Sources) -> Served {
        Served::following("127.0.0.1:0", None, sources)
    }

    fn with(listen: &str, key: Option<Key>) -> Served {
        Served::following(listen, key, Sources::default())
    }

    /// A desk that watches.
    pub(crate) fn following(listen: &str, key: Option<Key>, sources: Sources) -> Served {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = Served::on(folder.path(), listen, key, sources);
        desk.folder = Some(folder);
        desk
    }

    /// A desk on a data folder that stays.
    pub(crate) fn on(folder: &Path, listen: &str, key: Option<Key>, sources: Sources) -> Served {
        let options = Options {
            sources,
            ..options(folder, listen, key)
        };
        let (tell, told) = std::sync::mpsc::channel();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread()
                .enable_all()
                .build()
                .unwrap();
            runtime.block_on(async move {
                let (desk, opened) = Desk::open(&options).await.unwrap();
                tell.send(opened).unwrap();
                desk.run(async { drop(stopped.await) }).await;
            });
        });
        let opened = told.recv().unwrap();
        let address = SocketAddr::from(([127, 0, 0, 1], opened.address.port()));
        Served {
            address,
            key: opened.key,
            folder: None,
            stop: Some(stop),
            thread: Some(thread),
        }
    }

    pub(crate) fn get(&self, path: &str) -> Reply {
        send(self.address, "GET", path, &[], b"")
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Reply {
        self.json("POST", path, body)
    }

    pub(crate) fn json(&self, method: &str, path: &str, body: &Value) -> Reply {
        let headers = [("Content-Type", "application/json")];
        let body = serde_json::to_vec(body).unwrap();
        send(self.address, method, path, &headers, &body)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

pub(crate) fn options(folder: &Path, listen: &str, key: Option<Key>) -> Options {
    Options {
        listen: listen.parse().unwrap(),
        data: folder.to_owned(),
        database: None,
        key,
        metrics: Counting::On,
        sources: Sources::default(),
    }
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(own, _)| own == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON, where all is well.
    pub(crate) fn ok(&self) -> Value {
        assert!(
            (200..300).contains(&self.status),
            "{}: {}",
            self.status,
            self.text()
        );
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The problem: its status and code.
    pub(crate) fn problem(&self) -> (u16, String) {
        assert_eq!(
            self.header("content-type"),
            Some("application/problem+json"),
            "{} {}",
            self.status,
            self.text()
        );
        let details: Value = serde_json::from_slice(&self.body).unwrap();
        assert_eq!(details["status"], self.status);
        for key in ["type", "title", "detail"] {
            assert!(
                details[key].as_str().is_some_and(|text| !text.is_empty()),
                "{details}"
            );
        }
        (self.status, details["code"].as_str().unwrap().to_owned())
    }
}

/// Asks once. A server that goes away gives status 0.
pub(crate) fn send(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Reply {
    let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !headers
        .iter()
        .any(|(name, _)| name.eq_ignore_ascii_case("host"))
    {
        head.push_str(&format!("Host: {address}\r\n"));
    }
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str(&format!("Content-Length: {}\r\n\r\n", body.len()));
    let mut all = Vec::new();
    let asked = TcpStream::connect(address).and_then(|mut stream| {
        stream.set_read_timeout(Some(Duration::from_secs(120)))?;
        stream.write_all(head.as_bytes())?;
        // A server may answer before it has read everything.
        let _ = stream.write_all(body);
        stream.read_to_end(&mut all)
    });
    match (asked, read(&all, method)) {
        (_, Some(reply)) => reply,
        _ => Reply {
            status: 0,
            headers: Vec::new(),
            body: Vec::new(),
        },
    }
}

fn read(all: &[u8], method: &str) -> Option<Reply> {
    let end = all.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&all[..end]).into_owned();
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
        .collect();
    let mut body = all[end + 4..].to_vec();
    if headers
        .iter()
        .any(|(name, value)| name == "transfer-encoding" && value == "chunked")
    {
        body = unchunked(&body)?;
    }
    let length = headers.iter().find(|(name, _)| name == "content-length");
    let whole =
        method == "HEAD" || length.is_none_or(|(_, length)| length.parse() == Ok(body.len()));
    whole.then_some(Reply {
        status,
        headers,
        body,
    })
}

fn unchunked(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|two| two == b"\r\n")?;
        let length = usize::from_str_radix(std::str::from_utf8(&rest[..end]).ok()?, 16).ok()?;
        if length == 0 {
            return Some(body);
        }
        body.extend_from_slice(rest.get(end + 2..end + 2 + length)?);
        rest = rest.get(end + 4 + length..)?;
    }
}
