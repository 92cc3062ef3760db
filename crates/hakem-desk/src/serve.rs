//! The server itself: a listener, connections that may not dawdle, and a graceful stop.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hakem_watch::watch::TooMany;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::addresses;
use crate::app::{App, router};
use crate::guard::{Key, Reach};
use crate::metrics::Metrics;
use crate::private;
use crate::store::{Store, StoreError, usual_file};
use crate::tokens;
use crate::watching::{Before, Sources, Watching};
use crate::work::Work;

/// How long the head of a request may take to arrive.
const HEAD: Duration = Duration::from_secs(10);

/// How long open requests may take when the server stops.
const GRACE: Duration = Duration::from_secs(10);

/// The most connections at once.
const CONNECTIONS: usize = 1024;

/// The name of the file in the data folder that holds the key.
const KEY_FILE: &str = "key";

/// How the desk is served.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The data folder.
    pub data: PathBuf,
    /// The database file; `None`: the usual one in the data folder.
    pub database: Option<PathBuf>,
    /// The arbiter's key, where one is told; it is kept in the data folder.
    pub key: Option<Key>,
    /// Whether requests are counted.
    pub metrics: Counting,
    /// Which boards are watched, and which may be.
    pub sources: Sources,
}

/// Whether requests are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// `/metrics` tells.
    On,
    /// It is not there.
    Off,
}

/// Why the desk cannot be served.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Nothing can listen there.
    #[error("{address}: {error}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// More sources than can be watched.
    #[error(transparent)]
    TooManySources(#[from] TooMany),
    /// Something else of the system failed.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// A desk that listens, before it answers.
#[derive(Debug)]
pub struct Desk {
    listener: TcpListener,
    app: App,
}

/// How other machines reach the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Others {
    /// Not otherwise than this machine does, or not at all.
    Alike,
    /// Under the addresses of this machine, as far as the system tells them.
    Under(Vec<SocketAddr>),
}

/// What the operator is to be told once.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Where this machine reaches the desk.
    pub address: SocketAddr,
    /// From where else it can be reached.
    pub others: Others,
    /// Where the page of the boards is, if some are watched from the start.
    pub hall: Option<String>,
    /// The key, where one is needed.
    pub key: Option<String>,
}

impl Desk {
    /// Opens the store and listens.
    ///
    /// # Errors
    /// [`ServeError`] where the store cannot be opened or nothing can listen there.
    pub async fn open(options: &Options) -> Result<(Desk, Opened), ServeError> {
        private::folder(&options.data)?;
        let usual = || usual_file(&options.data);
        let store = Store::open(&options.database.clone().unwrap_or_else(usual))?;
        let listener = TcpListener::bind(options.listen).await;
        let listener = listener.map_err(|error| ServeError::Listen {
            address: options.listen,
            error,
        })?;
        let address = listener.local_addr()?;
        let (reach, key) = reach(options, address)?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let metrics = (options.metrics == Counting::On).then(Arc::<Metrics>::default);
        let before = Before {
            sources: store.sources()?,
            known: store.remembered()?,
            log: store.log()?,
        };
        let watching = Watching::open(&options.sources, before, &reach)?;
        let app = App {
            store: Arc::new(store),
            watching,
            work: Work::for_cores(cores),
            reach,
            metrics,
        };
        let watched = !options.sources.places.is_empty();
        let others = if address.ip().is_unspecified() {
            Others::Under(addresses::for_others(address))
        } else {
            Others::Alike
        };
        let address = addresses::of_this_machine(address);
        let opened = Opened {
            address,
            others,
            hall: watched.then(|| format!("http://{address}/#/hall")),
            key,
        };
        Ok((Desk { listener, app }, opened))
    }

    /// Answers until `stop` is done; then takes no more, and ends what is open.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let routes = router(&self.app);
        let ticking = tokio::spawn(self.app.watching.clone().tick(Arc::clone(&self.app.store)));
        let open = GracefulShutdown::new();
        let places = Arc::new(Semaphore::new(CONNECTIONS));
        tokio::pin!(stop);
        loop {
            let place = tokio::select! {
                () = &mut stop => break,
                place = Arc::clone(&places).acquire_owned() => place,
            };
            let Ok(place) = place else { break };
            let accepted = tokio::select! {
                () = &mut stop => break,
                accepted = self.listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, _)) => serve(stream, routes.clone(), &open, place),
                Err(error) => {
                    // Out of files or memory: waiting lets some of them be given back.
                    tracing::warn!(%error, "a connection was not accepted");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
        drop(self.listener);
        tracing::info!("stopping");
        ticking.abort();
        self.app.watching.end();
        if let Err(error) = self.app.watching.keep(&self.app.store).await {
            tracing::error!(%error, "what is known of the boards could not be kept");
        }
        if tokio::time::timeout(GRACE, open.shutdown()).await.is_err() {
            tracing::warn!("open requests were cut off");
        }
    }
}

/// Answers on one connection.
fn serve(stream: TcpStream, routes: Router, open: &GracefulShutdown, place: OwnedSemaphorePermit) {
    // Small answers should not wait for larger ones.
    let _ = stream.set_nodelay(true);
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(routes));
    let connection = open.watch(connection);
    tokio::spawn(async move {
        let _place = place;
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection broke off");
        }
    });
}

/// From where the server can be reached, and the key to be told.
fn reach(options: &Options, address: SocketAddr) -> io::Result<(Reach, Option<String>)> {
    if let Some(key) = &options.key {
        keep_key(&options.data, key.text())?;
    }
    if address.ip().is_loopback() {
        return Ok((Reach::ThisMachine, None));
    }
    let file = options.data.join(KEY_FILE);
    let kept = std::fs::read_to_string(&file).ok();
    let key = match kept.as_deref().and_then(Key::new) {
        Some(key) => key,
        None => {
            let text = tokens::secret()?;
            keep_key(&options.data, &text)?;
            Key::new(&text).ok_or_else(|| io::Error::from(io::ErrorKind::InvalidData))?
        }
    };
    let text = key.text().to_owned();
    Ok((Reach::Others(key), Some(text)))
}

/// Writes the key so that only its owner can read it.
fn keep_key(folder: &std::path::Path, text: &str) -> io::Result<()> {
    use std::io::Write;
    let mut file = private::opening()
        .truncate(true)
        .open(folder.join(KEY_FILE))?;
    file.write_all(text.as_bytes())?;
    file.write_all(b"\n")
}

/// Serves the desk until the process is asked to end. `opened` is called once, when the desk
/// listens; where it fails, nothing is served.
///
/// # Errors
/// [`ServeError`] where the desk cannot be opened.
pub fn serve_until_stopped<E>(
    options: &Options,
    opened: impl FnOnce(&Opened) -> Result<(), E>,
) -> Result<Result<(), E>, ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let (desk, place) = Desk::open(options).await?;
        // Listened for before anybody is told where the desk is: who knows may also end it.
        let stop = asked_to_stop()?;
        if let Err(error) = opened(&place) {
            return Ok(Err(error));
        }
        desk.run(stop).await;
        Ok(Ok(()))
    })
}

/// Done when the process is asked to end. That it is, is heard from this call on, not only once the
/// future is waited for.
///
/// # Errors
/// [`io::Error`] where the system does not tell.
pub fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut ended = signal(SignalKind::terminate())?;
        let mut interrupted = signal(SignalKind::interrupt())?;
        Ok(async move {
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = ended.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Where it cannot be heard, the process is ended by other means.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
