//! What is read of the store.

use rusqlite::{Connection, OptionalExtension, Row, params_from_iter};

/// A version of a case, its parts as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The case.
    pub id: String,
    /// The version, from 1.
    pub version: i64,
    /// When the case was first kept, in RFC 3339.
    pub created: String,
    /// When this version was kept.
    pub changed: String,
    /// The kind of question.
    pub kind: String,
    /// The heading.
    pub heading: String,
    /// The question.
    pub question: String,
    /// The answer.
    pub answer: String,
    /// What a list tells.
    pub summary: String,
    /// Notes of the arbiter.
    pub notes: String,
    /// The version of Hakem that ruled.
    pub hakem: String,
    /// The rule profile.
    pub laws: Option<String>,
    /// The link of the case, if there is one.
    pub token: Option<String>,
}

/// A case in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its place in the order of changes.
    pub seq: i64,
    /// The case.
    pub id: String,
    /// Its version.
    pub version: i64,
    /// When it was first kept.
    pub created: String,
    /// When it was last changed.
    pub changed: String,
    /// The kind of question.
    pub kind: String,
    /// The heading, as JSON.
    pub heading: String,
    /// What a list tells, as JSON.
    pub summary: String,
}

/// A source that was added while the desk ran.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSource {
    /// The kind of place: `file`, `folder` or `url`.
    pub kind: String,
    /// Its path or address.
    pub name: String,
}

/// What a list is asked for.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Words that all have to be there, folded.
    pub words: Vec<String>,
    /// Only what was changed before this place in the order of changes.
    pub before: Option<i64>,
    /// How many at most.
    pub limit: u32,
}

/// What a search has found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The cases.
    pub cases: Vec<Listed>,
    /// Whether there are more.
    pub more: bool,
    /// How many there are in all.
    pub total: i64,
}

/// What is read of a version of a case.
macro_rules! columns {
    () => {
        "v.id, v.version, v.created, v.changed, v.kind, v.heading, v.question, v.answer, \
         v.summary, v.notes, v.hakem, v.laws, \
         (SELECT token FROM link WHERE link.id = v.id ORDER BY link.seq DESC LIMIT 1)"
    };
}

const NOW: &str = " FROM case_now n JOIN case_version v ON v.seq = n.seq WHERE ";

fn stored(row: &Row<'_>) -> rusqlite::Result<Stored> {
    Ok(Stored {
        id: row.get(0)?,
        version: row.get(1)?,
        created: row.get(2)?,
        changed: row.get(3)?,
        kind: row.get(4)?,
        heading: row.get(5)?,
        question: row.get(6)?,
        answer: row.get(7)?,
        summary: row.get(8)?,
        notes: row.get(9)?,
        hakem: row.get(10)?,
        laws: row.get(11)?,
        token: row.get(12)?,
    })
}

/// A case as it is now.
pub(super) fn case(connection: &Connection, id: &str) -> rusqlite::Result<Option<Stored>> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM case_now n JOIN case_version v ON v.seq = n.seq WHERE n.id = ?1"
    );
    connection
        .prepare_cached(sql)?
        .query_row([id], stored)
        .optional()
}

/// Every version of a case.
pub(super) fn history(connection: &Connection, id: &str) -> rusqlite::Result<Vec<Stored>> {
    let sql = concat!(
        "SELECT ",
        columns!(),
        " FROM case_version v WHERE v.id = ?1 ORDER BY v.version"
    );
    let mut asked = connection.prepare_cached(sql)?;
    let rows = asked.query_map([id], stored)?;
    rows.collect()
}

/// The case of a link that is not void.
pub(super) fn shared(connection: &Connection, token: &str) -> rusqlite::Result<Option<Stored>> {
    let id: Option<String> = connection
        .prepare_cached("SELECT id FROM link WHERE token = ?1")?
        .query_row([token], |row| row.get(0))
        .optional()?;
    let Some(id) = id else {
        return Ok(None);
    };
    let found = case(connection, &id)?;
    Ok(found.filter(|stored| stored.token.as_deref() == Some(token)))
}

/// The sources that were added and not removed again, in the order in which they were added.
pub(super) fn sources(connection: &Connection) -> rusqlite::Result<Vec<KeptSource>> {
    let mut asked = connection.prepare_cached(
        "SELECT kind, name FROM source s WHERE followed = 1
         AND seq = (SELECT max(seq) FROM source t WHERE t.name = s.name) ORDER BY seq",
    )?;
    let rows = asked.query_map([], |row| {
        let (kind, name) = (row.get(0)?, row.get(1)?);
        Ok(KeptSource { kind, name })
    })?;
    rows.collect()
}

/// The cases that a search finds.
pub(super) fn list(connection: &Connection, search: &Search) -> rusqlite::Result<Found> {
    let words: Vec<String> = search.words.iter().map(|word| pattern(word)).collect();
    let mut total = ["SELECT count(*)", NOW, "true"].concat();
    add_words(&mut total, 1, &words);
    let total: i64 = connection
        .prepare_cached(&total)?
        .query_row(params_from_iter(&words), |row| row.get(0))?;
    let mut page = [LISTED, NOW, "n.seq < ?1"].concat();
    add_words(&mut page, 3, &words);
    page.push_str(" ORDER BY n.seq DESC LIMIT ?2");
    let mut asked = connection.prepare_cached(&page)?;
    asked.raw_bind_parameter(1, search.before.unwrap_or(i64::MAX))?;
    asked.raw_bind_parameter(2, i64::from(search.limit) + 1)?;
    for (n, word) in (3..).zip(&words) {
        asked.raw_bind_parameter(n, word)?;
    }
    let mut rows = asked.raw_query();
    let mut cases = Vec::new();
    while let Some(row) = rows.next()? {
        cases.push(listed(row)?);
    }
    let limit = usize::try_from(search.limit).unwrap_or(usize::MAX);
    let more = cases.len() > limit;
    cases.truncate(limit);
    Ok(Found { cases, more, total })
}

const LISTED: &str =
    "SELECT v.seq, v.id, v.version, v.created, v.changed, v.kind, v.heading, v.summary";

/// Adds that every word has to be there; the first is the parameter `first`.
fn add_words(sql: &mut String, first: usize, words: &[String]) {
    for (n, _) in (first..).zip(words) {
        sql.push_str(" AND v.found_by LIKE ?");
        sql.push_str(&n.to_string());
        sql.push_str(" ESCAPE '\\'");
    }
}

fn listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    Ok(Listed {
        seq: row.get(0)?,
        id: row.get(1)?,
        version: row.get(2)?,
        created: row.get(3)?,
        changed: row.get(4)?,
        kind: row.get(5)?,
        heading: row.get(6)?,
        summary: row.get(7)?,
    })
}

/// What finds a word anywhere; in the word nothing stands for anything else.
fn pattern(word: &str) -> String {
    let mut text = String::with_capacity(word.len() + 2);
    text.push('%');
    for c in word.chars() {
        if matches!(c, '%' | '_' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
    text.push('%');
    text
}

/// How many cases there are, for tests and counters.
#[cfg(test)]
pub(super) fn count(connection: &Connection) -> rusqlite::Result<i64> {
    connection.query_row("SELECT count(*) FROM case_now", [], |row| row.get(0))
}
