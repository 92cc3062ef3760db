//! What the hall has to know again after a new start: when alerts were raised and what was said to
//! them, which boards are muted or were renamed, and what the log says. It is no history: what is over
//! is forgotten, and the log has an end.

use hakem_watch::alert::{AlertId, Answer};
use hakem_watch::board::BoardId;
use hakem_watch::dto::{MOST_NOTES, NoteLine};
use hakem_watch::hall::{MutedBoard, Remembered, RememberedAlert, RenamedBoard};
use hakem_watch::source::SourceId;
use hakem_watch::time::At;
use rusqlite::{Connection, Transaction, params};

/// Everything that is kept of alerts and boards.
pub(super) fn read(connection: &Connection) -> rusqlite::Result<Remembered> {
    Ok(Remembered {
        alerts: alerts(connection)?,
        muted: muted(connection)?,
        renamed: renamed(connection)?,
    })
}

fn alerts(connection: &Connection) -> rusqlite::Result<Vec<RememberedAlert>> {
    let mut asked = connection.prepare_cached(
        "SELECT alert, source, raised, said, again FROM alert_kept ORDER BY alert",
    )?;
    let rows = asked.query_map([], |row| {
        let (alert, source): (String, String) = (row.get(0)?, row.get(1)?);
        let raised: Option<i64> = row.get(2)?;
        let (said, again): (bool, Option<i64>) = (row.get(3)?, row.get(4)?);
        Ok(RememberedAlert {
            alert: AlertId::named(&alert),
            source: SourceId::named(&source),
            raised: raised.map(At),
            answer: match again {
                Some(ms) => Answer::SnoozedUntil(At(ms)),
                None if said => Answer::Acknowledged,
                None => Answer::None,
            },
        })
    })?;
    rows.collect()
}

fn muted(connection: &Connection) -> rusqlite::Result<Vec<MutedBoard>> {
    let mut asked =
        connection.prepare_cached("SELECT board, source FROM board_muted ORDER BY board")?;
    let rows = asked.query_map([], |row| {
        let (board, source): (String, String) = (row.get(0)?, row.get(1)?);
        Ok(MutedBoard {
            board: BoardId::named(&board),
            source: SourceId::named(&source),
        })
    })?;
    rows.collect()
}

fn renamed(connection: &Connection) -> rusqlite::Result<Vec<RenamedBoard>> {
    let mut asked = connection
        .prepare_cached("SELECT by_tags, board, source FROM board_renamed ORDER BY by_tags")?;
    let rows = asked.query_map([], |row| {
        let (by_tags, board): (String, String) = (row.get(0)?, row.get(1)?);
        let source: String = row.get(2)?;
        Ok(RenamedBoard {
            by_tags: BoardId::named(&by_tags),
            board: BoardId::named(&board),
            source: SourceId::named(&source),
        })
    })?;
    rows.collect()
}

/// Keeps this, and nothing else of what was kept of alerts and boards.
pub(super) fn write(all: &Transaction<'_>, known: &Remembered) -> rusqlite::Result<()> {
    all.execute_batch(
        "DELETE FROM alert_kept; DELETE FROM board_muted; DELETE FROM board_renamed;",
    )?;
    let mut add = all.prepare_cached("INSERT INTO alert_kept VALUES (?1, ?2, ?3, ?4, ?5)")?;
    for own in &known.alerts {
        let (said, again) = match own.answer {
            Answer::None => (false, None),
            Answer::Acknowledged => (true, None),
            Answer::SnoozedUntil(At(ms)) => (true, Some(ms)),
        };
        let raised = own.raised.map(|At(ms)| ms);
        let (alert, source) = (own.alert.as_str(), own.source.as_str());
        add.execute(params![alert, source, raised, said, again])?;
    }
    let mut add = all.prepare_cached("INSERT INTO board_muted VALUES (?1, ?2)")?;
    for own in &known.muted {
        add.execute(params![own.board.as_str(), own.source.as_str()])?;
    }
    let mut add = all.prepare_cached("INSERT INTO board_renamed VALUES (?1, ?2, ?3)")?;
    for own in &known.renamed {
        let (by_tags, board) = (own.by_tags.as_str(), own.board.as_str());
        add.execute(params![by_tags, board, own.source.as_str()])?;
    }
    Ok(())
}

/// The log, the newest first. A line that can no longer be read is left out.
pub(super) fn log(connection: &Connection) -> rusqlite::Result<Vec<NoteLine>> {
    let mut asked = connection.prepare_cached("SELECT line FROM hall_log ORDER BY seq DESC")?;
    let rows = asked.query_map([], |row| row.get::<_, String>(0))?;
    let lines = rows.collect::<rusqlite::Result<Vec<String>>>()?;
    let lines = lines
        .iter()
        .filter_map(|line| serde_json::from_str(line).ok());
    Ok(lines.collect())
}

/// Adds lines to the log, the oldest first, and drops those that are too many.
pub(super) fn add_to_log(all: &Transaction<'_>, lines: &[NoteLine]) -> rusqlite::Result<()> {
    if lines.is_empty() {
        return Ok(());
    }
    let mut add = all.prepare_cached("INSERT INTO hall_log (line) VALUES (?1)")?;
    for line in lines {
        let text = serde_json::to_string(line);
        add.execute(
            [text.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?],
        )?;
    }
    all.prepare_cached("DELETE FROM hall_log WHERE seq <= (SELECT max(seq) FROM hall_log) - ?1")?
        .execute([i64::try_from(MOST_NOTES).unwrap_or(i64::MAX)])?;
    Ok(())
}
