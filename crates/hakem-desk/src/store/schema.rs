//! The tables, and how older files are brought up to date.

use rusqlite::Connection;

/// What went wrong with the file of cases.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The database says no.
    #[error("the store of cases: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The folder cannot be used.
    #[error("the data folder: {0}")]
    Folder(#[from] std::io::Error),
    /// The file was written by a newer program.
    #[error("the file of cases has version {found}, this program knows {known}")]
    Newer {
        /// The version of the file.
        found: u32,
        /// The newest version that is known.
        known: u32,
    },
    /// The writer is gone.
    #[error("the store of cases is closed")]
    Closed,
}

/// What leads from each version of the file to the next; the first makes the tables. Once released,
/// a step is never changed.
const STEPS: [&str; 5] = [
    // 1: cases. Every correction is a row; rows are never changed or deleted.
    "CREATE TABLE case_version (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL,
        version INTEGER NOT NULL,
        created TEXT NOT NULL,
        changed TEXT NOT NULL,
        kind TEXT NOT NULL,
        heading TEXT NOT NULL,
        question TEXT NOT NULL,
        answer TEXT NOT NULL,
        summary TEXT NOT NULL,
        notes TEXT NOT NULL,
        hakem TEXT NOT NULL,
        laws TEXT,
        found_by TEXT NOT NULL,
        UNIQUE (id, version)
     ) STRICT;
     CREATE TRIGGER case_version_kept BEFORE UPDATE ON case_version
     BEGIN SELECT RAISE(ABORT, 'history is kept'); END;
     CREATE TRIGGER case_version_stays BEFORE DELETE ON case_version
     BEGIN SELECT RAISE(ABORT, 'history is kept'); END;
     CREATE TABLE case_now (
        id TEXT PRIMARY KEY,
        seq INTEGER NOT NULL UNIQUE REFERENCES case_version (seq)
     ) STRICT, WITHOUT ROWID;",
    // 2: links. What was given and what was made void are rows, too.
    "CREATE TABLE link (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL REFERENCES case_now (id),
        token TEXT UNIQUE,
        at TEXT NOT NULL
     ) STRICT;
     CREATE INDEX link_of_case ON link (id, seq);
     CREATE TRIGGER link_kept BEFORE UPDATE ON link
     BEGIN SELECT RAISE(ABORT, 'history is kept'); END;
     CREATE TRIGGER link_stays BEFORE DELETE ON link
     BEGIN SELECT RAISE(ABORT, 'history is kept'); END;",
    // 3: sources that were added while the desk ran, and those that were removed again.
    "CREATE TABLE source (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        kind TEXT NOT NULL,
        name TEXT NOT NULL,
        followed INTEGER NOT NULL CHECK (followed IN (0, 1)),
        at TEXT NOT NULL
     ) STRICT;
     CREATE INDEX source_by_name ON source (name, seq);
     CREATE TRIGGER source_kept BEFORE UPDATE ON source
     BEGIN SELECT RAISE(ABORT, 'history is kept'); END;
     CREATE TRIGGER source_stays BEFORE DELETE ON source
     BEGIN SELECT RAISE(ABORT, 'history is kept'); END;",
    // 4: what was said to alerts (seen, or to call again at a moment in milliseconds since 1970)
    // and to boards, by the names that they keep. What is over is forgotten.
    "CREATE TABLE alert_said (
        alert TEXT PRIMARY KEY,
        source TEXT NOT NULL,
        again INTEGER
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE board_muted (
        board TEXT PRIMARY KEY,
        source TEXT NOT NULL
     ) STRICT, WITHOUT ROWID;",
    // 5: alerts that hold, with the moment when they were raised, beside those to which something
    // was said; boards that were renamed in the feed; the last lines of the log.
    "CREATE TABLE alert_kept (
        alert TEXT PRIMARY KEY,
        source TEXT NOT NULL,
        raised INTEGER,
        said INTEGER NOT NULL CHECK (said IN (0, 1)),
        again INTEGER
     ) STRICT, WITHOUT ROWID;
     INSERT INTO alert_kept SELECT alert, source, NULL, 1, again FROM alert_said;
     DROP TABLE alert_said;
     CREATE TABLE board_renamed (
        by_tags TEXT PRIMARY KEY,
        board TEXT NOT NULL,
        source TEXT NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE hall_log (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        line TEXT NOT NULL
     ) STRICT;",
];

/// Brings a file up to date: all steps or none.
///
/// # Errors
/// [`StoreError::Newer`] where the file is newer than the program.
pub(super) fn bring_up_to_date(connection: &mut Connection) -> Result<(), StoreError> {
    let known = u32::try_from(STEPS.len()).unwrap_or(u32::MAX);
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    let all = connection.transaction()?;
    for (step, version) in STEPS.iter().zip(1..) {
        if version > found {
            all.execute_batch(step)?;
        }
    }
    all.pragma_update(None, "user_version", known)?;
    all.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_file_keeps_its_cases() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(STEPS[0]).unwrap();
        connection.pragma_update(None, "user_version", 1).unwrap();
        connection
            .execute_batch(
                "INSERT INTO case_version VALUES (1, 'a', 1, 't', 't', 'claim', '{}', '{}', '{}', '{}', '', '0', NULL, '');
                 INSERT INTO case_now VALUES ('a', 1);",
            )
            .unwrap();
        bring_up_to_date(&mut connection).unwrap();
        let count = |table: &str| -> i64 {
            let sql = format!("SELECT count(*) FROM {table}");
            connection.query_row(&sql, [], |row| row.get(0)).unwrap()
        };
        assert_eq!(
            (
                count("case_version"),
                count("link"),
                count("source"),
                count("alert_kept")
            ),
            (1, 0, 0, 0)
        );
    }

    #[test]
    fn a_newer_file_is_left_alone() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "user_version", 99).unwrap();
        assert!(matches!(
            bring_up_to_date(&mut connection),
            Err(StoreError::Newer { found: 99, .. })
        ));
    }

    #[test]
    fn history_cannot_be_changed() {
        let mut connection = Connection::open_in_memory().unwrap();
        bring_up_to_date(&mut connection).unwrap();
        connection
            .execute_batch(
                "INSERT INTO case_version VALUES (1, 'a', 1, 't', 't', 'claim', '{}', '{}', '{}', '{}', '', '0', NULL, '');",
            )
            .unwrap();
        assert!(
            connection
                .execute("UPDATE case_version SET notes = 'x'", [])
                .is_err()
        );
        assert!(connection.execute("DELETE FROM case_version", []).is_err());
    }
}
