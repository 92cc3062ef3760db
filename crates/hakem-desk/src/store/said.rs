//! What the arbiter has said to alerts and boards. It is no history: what is over is forgotten.

use hakem_watch::alert::{AlertId, Answer};
use hakem_watch::board::BoardId;
use hakem_watch::hall::{MutedBoard, Remembered, SaidToAlert};
use hakem_watch::source::SourceId;
use hakem_watch::time::At;
use rusqlite::{Connection, Transaction, params};

/// Everything that is kept.
pub(super) fn read(connection: &Connection) -> rusqlite::Result<Remembered> {
    let mut asked =
        connection.prepare_cached("SELECT alert, source, again FROM alert_said ORDER BY alert")?;
    let alerts = asked.query_map([], |row| {
        let (alert, source): (String, String) = (row.get(0)?, row.get(1)?);
        let again: Option<i64> = row.get(2)?;
        Ok(SaidToAlert {
            alert: AlertId::named(&alert),
            source: SourceId::named(&source),
            answer: match again {
                Some(ms) => Answer::SnoozedUntil(At(ms)),
                None => Answer::Acknowledged,
            },
        })
    })?;
    let mut asked =
        connection.prepare_cached("SELECT board, source FROM board_muted ORDER BY board")?;
    let muted = asked.query_map([], |row| {
        let (board, source): (String, String) = (row.get(0)?, row.get(1)?);
        Ok(MutedBoard {
            board: BoardId::named(&board),
            source: SourceId::named(&source),
        })
    })?;
    Ok(Remembered {
        alerts: alerts.collect::<rusqlite::Result<_>>()?,
        muted: muted.collect::<rusqlite::Result<_>>()?,
    })
}

/// Keeps this, and nothing else of what was kept.
pub(super) fn write(all: &Transaction<'_>, said: &Remembered) -> rusqlite::Result<()> {
    all.execute_batch("DELETE FROM alert_said; DELETE FROM board_muted;")?;
    let mut add = all.prepare_cached("INSERT INTO alert_said VALUES (?1, ?2, ?3)")?;
    for own in &said.alerts {
        let again = match own.answer {
            Answer::None => continue,
            Answer::Acknowledged => None,
            Answer::SnoozedUntil(At(ms)) => Some(ms),
        };
        add.execute(params![own.alert.as_str(), own.source.as_str(), again])?;
    }
    let mut add = all.prepare_cached("INSERT INTO board_muted VALUES (?1, ?2)")?;
    for own in &said.muted {
        add.execute(params![own.board.as_str(), own.source.as_str()])?;
    }
    Ok(())
}
