//! `hakem cluster sql`: a question, answered as a table or as JSON Lines.

use datafusion::arrow::array::RecordBatch;
use datafusion::arrow::json::writer::{LineDelimited, WriterBuilder};
use datafusion::arrow::util::pretty::pretty_format_batches;
use datafusion::error::Result;
use datafusion::prelude::SessionContext;

use crate::fault::Fault;
use crate::order::Sql;
use crate::run::{Exit, show};
use crate::{session, tables};

/// Answers a question and prints the answer.
///
/// # Errors
/// [`Fault`] says what cannot be used, or why there is no answer.
pub async fn run(asked: &Sql) -> Result<Exit, Fault> {
    let session = match &asked.cluster {
        None => session::local(),
        Some(address) => session::remote(address).await?,
    };
    for table in &asked.tables {
        tables::register(&session, table).await?;
    }
    let answer = answer(&session, asked).await;
    show(&answer.map_err(|error| session::query(&error))?)
}

async fn answer(session: &SessionContext, asked: &Sql) -> Result<Vec<u8>> {
    let batches = session.sql(&asked.query).await?.collect().await?;
    if asked.json {
        lines(&batches)
    } else {
        Ok(format!(
            "{}
",
            pretty_format_batches(&batches)?
        )
        .into_bytes())
    }
}

/// One object for each row, with all its keys.
fn lines(batches: &[RecordBatch]) -> Result<Vec<u8>> {
    let mut text = Vec::new();
    let builder = WriterBuilder::new().with_explicit_nulls(true);
    let mut writer = builder.build::<_, LineDelimited>(&mut text);
    for batch in batches {
        writer.write(batch)?;
    }
    writer.finish()?;
    drop(writer);
    Ok(text)
}
