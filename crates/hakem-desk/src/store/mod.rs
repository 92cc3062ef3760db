//! The store of cases: one file of SQLite, one thread that writes.
//!
//! A write is answered when it is on the disk (write-ahead log, full synchronisation): a case that
//! was acknowledged survives the end of the process and of the power. Writes that wait are put on
//! the disk together.

mod remembered;
mod rows;
mod schema;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;

use hakem_watch::dto::NoteLine;
use hakem_watch::hall::Remembered;
use rusqlite::{Connection, OpenFlags};

pub use self::rows::{Found, KeptSource, Listed, Search, Stored};
pub use self::schema::StoreError;
pub use self::writer::{Draft, Kept};
use self::writer::{Followed, Writer};
use crate::private;

/// The database file in a data folder, where no other is named.
#[must_use]
pub fn usual_file(folder: &Path) -> PathBuf {
    folder.join("desk.sqlite")
}

/// How many connections for reading are kept open.
const READERS: usize = 4;

/// The store of cases.
#[derive(Debug)]
pub struct Store {
    file: PathBuf,
    writer: Writer,
    readers: Mutex<Vec<Connection>>,
}

impl Store {
    /// Opens the store in a file of SQLite, and makes it and its folder where they are not there.
    ///
    /// # Errors
    /// [`StoreError`] where the folder or the file cannot be used.
    pub fn open(file: &Path) -> Result<Store, StoreError> {
        if let Some(folder) = file.parent() {
            private::folder(folder)?;
        }
        private::database(file)?;
        let mut connection = Connection::open(file)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        schema::bring_up_to_date(&mut connection)?;
        Ok(Store {
            file: file.to_owned(),
            writer: Writer::start(connection)?,
            readers: Mutex::default(),
        })
    }

    /// Keeps a new case or a correction; answered when it is on the disk.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be written.
    pub async fn keep(&self, draft: Draft) -> Result<Kept, StoreError> {
        self.writer.keep(draft).await
    }

    /// Gives the link of a case, a new one if it has none; `None` where there is no such case.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be written.
    pub async fn share(&self, id: String) -> Result<Option<String>, StoreError> {
        self.writer.share(id).await
    }

    /// Makes the link of a case void; `false` where there is no such case.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be written.
    pub async fn unshare(&self, id: String) -> Result<bool, StoreError> {
        self.writer.unshare(id).await
    }

    /// Keeps a source, so that it is followed when the desk starts again.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be written.
    pub async fn keep_source(&self, source: KeptSource) -> Result<(), StoreError> {
        self.writer.source(source, Followed::From).await
    }

    /// Keeps that a source is followed no more.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be written.
    pub async fn drop_source(&self, source: KeptSource) -> Result<(), StoreError> {
        self.writer.source(source, Followed::NoMore).await
    }

    /// The sources that are kept, in the order in which they were added.
    ///
    /// # Errors
    /// [`StoreError`] where the file cannot be read.
    pub fn sources(&self) -> Result<Vec<KeptSource>, StoreError> {
        self.read(rows::sources)
    }

    /// Keeps what is known of alerts and boards, in place of what was kept before, and adds lines to
    /// the log, the oldest first.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be written.
    pub async fn keep_hall(&self, known: Remembered, log: Vec<NoteLine>) -> Result<(), StoreError> {
        self.writer.hall(known, log).await
    }

    /// What is known of alerts and boards.
    ///
    /// # Errors
    /// [`StoreError`] where the file cannot be read.
    pub fn remembered(&self) -> Result<Remembered, StoreError> {
        self.read(remembered::read)
    }

    /// The log of the hall, the newest first, as far as it is kept.
    ///
    /// # Errors
    /// [`StoreError`] where the file cannot be read.
    pub fn log(&self) -> Result<Vec<NoteLine>, StoreError> {
        self.read(remembered::log)
    }

    /// A case as it is now.
    ///
    /// # Errors
    /// [`StoreError`] where the file cannot be read.
    pub fn case(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        self.read(|connection| rows::case(connection, id))
    }

    /// Every version of a case, the oldest first.
    ///
    /// # Errors
    /// [`StoreError`] where the file cannot be read.
    pub fn history(&self, id: &str) -> Result<Vec<Stored>, StoreError> {
        self.read(|connection| rows::history(connection, id))
    }

    /// The case of a link.
    ///
    /// # Errors
    /// [`StoreError`] where the file cannot be read.
    pub fn shared(&self, token: &str) -> Result<Option<Stored>, StoreError> {
        self.read(|connection| rows::shared(connection, token))
    }

    /// The cases that a search finds, the last changed first.
    ///
    /// # Errors
    /// [`StoreError`] where the file cannot be read.
    pub fn list(&self, search: &Search) -> Result<Found, StoreError> {
        self.read(|connection| rows::list(connection, search))
    }

    fn read<T>(
        &self,
        ask: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let idle = self.readers.lock().ok().and_then(|mut own| own.pop());
        let connection = match idle {
            Some(connection) => connection,
            None => self.reader()?,
        };
        let found = ask(&connection)?;
        if let Ok(mut idle) = self.readers.lock()
            && idle.len() < READERS
        {
            idle.push(connection);
        }
        Ok(found)
    }

    fn reader(&self) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.file, flags)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        Ok(connection)
    }

    /// Writes a copy of the store in `file`, as it is at one moment, while it is in use.
    ///
    /// # Errors
    /// [`StoreError`] where there is no such store or the copy cannot be written.
    pub fn back_up(file: &Path, to: &Path) -> Result<(), StoreError> {
        let from = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        from.busy_timeout(Duration::from_secs(10))?;
        private::database(to)?;
        let mut copy = Connection::open(to)?;
        let backup = rusqlite::backup::Backup::new(&from, &mut copy)?;
        backup.run_to_completion(1000, Duration::from_millis(1), None)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests;
