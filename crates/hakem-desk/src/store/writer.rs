//! The thread that writes. What waits is written in one transaction, so that many arbiters wait for
//! one turn of the disk and not for many.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use hakem_watch::dto::NoteLine;
use hakem_watch::hall::Remembered;
use rusqlite::{Connection, Transaction, params};
use tokio::sync::oneshot;

use super::remembered;
use super::rows::{self, KeptSource, Stored};
use super::schema::StoreError;
use crate::tokens;

/// Now, as the database tells it.
macro_rules! now {
    () => {
        "strftime('%Y-%m-%dT%H:%M:%SZ')"
    };
}

/// How many writes may wait.
const QUEUE: usize = 256;

/// The most writes of one transaction.
const TOGETHER: usize = 64;

/// A case to be kept.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The case that is corrected, and the version that was read; `None`: a new case.
    pub corrects: Option<(String, i64)>,
    /// Now, in RFC 3339.
    pub at: String,
    /// The kind of question.
    pub kind: &'static str,
    /// The heading, as JSON.
    pub heading: String,
    /// The question, as JSON.
    pub question: String,
    /// The answer, as JSON.
    pub answer: String,
    /// What a list tells, as JSON.
    pub summary: String,
    /// Notes of the arbiter.
    pub notes: String,
    /// The rule profile.
    pub laws: Option<String>,
    /// The words by which it is found, folded.
    pub found_by: String,
}

/// What became of a case that was to be kept.
#[derive(Clone, Debug)]
pub enum Kept {
    /// It is on the disk.
    Case(Box<Stored>),
    /// There is no such case.
    NotThere,
    /// It has been corrected meanwhile; this is the version that is there.
    Corrected(i64),
}

/// Whether a source is followed from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Followed {
    /// It is.
    From,
    /// It is no more.
    NoMore,
}

/// What is to be written, and who waits for it.
enum Write {
    Keep(Box<Draft>, oneshot::Sender<Result<Kept, StoreError>>),
    Share(String, oneshot::Sender<Result<Option<String>, StoreError>>),
    Unshare(String, oneshot::Sender<Result<bool, StoreError>>),
    Hall(
        Remembered,
        Vec<NoteLine>,
        oneshot::Sender<Result<(), StoreError>>,
    ),
    Source(
        KeptSource,
        Followed,
        oneshot::Sender<Result<(), StoreError>>,
    ),
}

/// What was written, to be told when it is on the disk.
enum Written {
    Keep(Kept, oneshot::Sender<Result<Kept, StoreError>>),
    Share(
        Option<String>,
        oneshot::Sender<Result<Option<String>, StoreError>>,
    ),
    Unshare(bool, oneshot::Sender<Result<bool, StoreError>>),
    /// Something of which nothing is told but that it was written.
    Done(oneshot::Sender<Result<(), StoreError>>),
}

impl Written {
    fn tell(self) {
        // Who has gone away is not told; what was written stays.
        match self {
            Written::Keep(kept, to) => drop(to.send(Ok(kept))),
            Written::Share(token, to) => drop(to.send(Ok(token))),
            Written::Unshare(done, to) => drop(to.send(Ok(done))),
            Written::Done(to) => drop(to.send(Ok(()))),
        }
    }
}

/// The way to the thread that writes. It ends when the way does, after what waits is written.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Option<SyncSender<Write>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Result<Writer, StoreError> {
        let (queue, waiting) = sync_channel(QUEUE);
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || run(connection, &waiting))?;
        Ok(Writer {
            queue: Some(queue),
            thread: Some(thread),
        })
    }

    pub(super) async fn keep(&self, draft: Draft) -> Result<Kept, StoreError> {
        let (tell, told) = oneshot::channel();
        self.send(Write::Keep(Box::new(draft), tell)).await?;
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    pub(super) async fn share(&self, id: String) -> Result<Option<String>, StoreError> {
        let (tell, told) = oneshot::channel();
        self.send(Write::Share(id, tell)).await?;
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    pub(super) async fn unshare(&self, id: String) -> Result<bool, StoreError> {
        let (tell, told) = oneshot::channel();
        self.send(Write::Unshare(id, tell)).await?;
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    pub(super) async fn source(
        &self,
        source: KeptSource,
        followed: Followed,
    ) -> Result<(), StoreError> {
        let (tell, told) = oneshot::channel();
        self.send(Write::Source(source, followed, tell)).await?;
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    pub(super) async fn hall(
        &self,
        known: Remembered,
        log: Vec<NoteLine>,
    ) -> Result<(), StoreError> {
        let (tell, told) = oneshot::channel();
        self.send(Write::Hall(known, log, tell)).await?;
        told.await.unwrap_or(Err(StoreError::Closed))
    }

    async fn send(&self, write: Write) -> Result<(), StoreError> {
        let queue = self.queue.clone().ok_or(StoreError::Closed)?;
        let sent = tokio::task::spawn_blocking(move || queue.send(write)).await;
        match sent {
            Ok(Ok(())) => Ok(()),
            _ => Err(StoreError::Closed),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        drop(self.queue.take());
        if let Some(thread) = self.thread.take() {
            // A thread that has failed has said so.
            let _ = thread.join();
        }
    }
}

fn run(mut connection: Connection, waiting: &Receiver<Write>) {
    while let Ok(first) = waiting.recv() {
        let more = waiting.try_iter().take(TOGETHER - 1);
        let writes: Vec<Write> = std::iter::once(first).chain(more).collect();
        if let Err(error) = write_all(&mut connection, writes) {
            // Those who wait see that nobody answers any more: nothing of it was kept.
            tracing::error!(%error, "cases could not be written");
        }
    }
}

fn write_all(connection: &mut Connection, writes: Vec<Write>) -> rusqlite::Result<()> {
    let all = connection.transaction()?;
    let mut written = Vec::with_capacity(writes.len());
    for write in writes {
        written.push(match write {
            Write::Keep(draft, to) => Written::Keep(keep(&all, &draft)?, to),
            Write::Share(id, to) => Written::Share(share(&all, &id)?, to),
            Write::Unshare(id, to) => Written::Unshare(unshare(&all, &id)?, to),
            Write::Source(source, followed, to) => {
                note_source(&all, &source, followed)?;
                Written::Done(to)
            }
            Write::Hall(known, log, to) => {
                remembered::write(&all, &known)?;
                remembered::add_to_log(&all, &log)?;
                Written::Done(to)
            }
        });
    }
    all.commit()?;
    written.into_iter().for_each(Written::tell);
    Ok(())
}

fn keep(all: &Transaction<'_>, draft: &Draft) -> rusqlite::Result<Kept> {
    let (id, version, created) = match &draft.corrects {
        None => (chosen(tokens::case_id())?, 1, draft.at.clone()),
        Some((id, read)) => match rows::case(all, id)? {
            None => return Ok(Kept::NotThere),
            Some(there) if there.version != *read => return Ok(Kept::Corrected(there.version)),
            Some(there) => (id.clone(), there.version + 1, there.created),
        },
    };
    all.prepare_cached(
        "INSERT INTO case_version (id, version, created, changed, kind, heading, question, answer,
            summary, notes, hakem, laws, found_by)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
    )?
    .execute(params![
        id,
        version,
        created,
        draft.at,
        draft.kind,
        draft.heading,
        draft.question,
        draft.answer,
        draft.summary,
        draft.notes,
        env!("CARGO_PKG_VERSION"),
        draft.laws,
        draft.found_by,
    ])?;
    all.prepare_cached(
        "INSERT INTO case_now (id, seq) VALUES (?1, ?2)
         ON CONFLICT (id) DO UPDATE SET seq = excluded.seq",
    )?
    .execute(params![id, all.last_insert_rowid()])?;
    Ok(match rows::case(all, &id)? {
        Some(stored) => Kept::Case(Box::new(stored)),
        None => Kept::NotThere,
    })
}

/// What chance has given, or the error as one of the database.
fn chosen(name: std::io::Result<String>) -> rusqlite::Result<String> {
    name.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))
}

fn share(all: &Transaction<'_>, id: &str) -> rusqlite::Result<Option<String>> {
    let Some(stored) = rows::case(all, id)? else {
        return Ok(None);
    };
    if stored.token.is_some() {
        return Ok(stored.token);
    }
    let token = chosen(tokens::secret())?;
    link(all, id, Some(&token))?;
    Ok(Some(token))
}

fn unshare(all: &Transaction<'_>, id: &str) -> rusqlite::Result<bool> {
    let Some(stored) = rows::case(all, id)? else {
        return Ok(false);
    };
    if stored.token.is_some() {
        link(all, id, None)?;
    }
    Ok(true)
}

fn link(all: &Transaction<'_>, id: &str, token: Option<&str>) -> rusqlite::Result<()> {
    all.prepare_cached(concat!(
        "INSERT INTO link (id, token, at) VALUES (?1, ?2, ",
        now!(),
        ")"
    ))?
    .execute(params![id, token])?;
    Ok(())
}

/// Writes that a source is followed or not, where that is new.
fn note_source(
    all: &Transaction<'_>,
    source: &KeptSource,
    followed: Followed,
) -> rusqlite::Result<()> {
    let is_kept = rows::sources(all)?.contains(source);
    let wanted = followed == Followed::From;
    if is_kept == wanted {
        return Ok(());
    }
    all.prepare_cached(concat!(
        "INSERT INTO source (kind, name, followed, at) VALUES (?1, ?2, ?3, ",
        now!(),
        ")"
    ))?
    .execute(params![source.kind, source.name, wanted])?;
    Ok(())
}
