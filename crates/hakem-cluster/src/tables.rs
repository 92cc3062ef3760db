//! Parquet files as tables of games, each with the column `ruling`.

use std::fs;
use std::path::Path;

use datafusion::arrow::datatypes::Schema;
use datafusion::execution::FunctionRegistry;
use datafusion::logical_expr::{Expr, ident, lit};
use datafusion::prelude::{ParquetReadOptions, SessionContext};
use datafusion::scalar::ScalarValue;

use crate::fault::{Fault, Trouble};
use crate::function::{JUDGE_ONCE, Part};
use crate::order::Table;
use crate::session::query;

/// The column that holds what the judge says.
const RULING: &str = "ruling";

/// Makes a table known to a session: its columns with their names in lower case, and `ruling`,
/// which costs nothing where it is not asked for.
///
/// # Errors
/// [`Fault`] where there is no such file, no Parquet in it, or no column with moves.
pub async fn register(session: &SessionContext, table: &Table) -> Result<(), Fault> {
    let fault = |trouble| Fault::of(table.path.clone(), trouble);
    let path = fs::canonicalize(&table.path).map_err(|error| fault(no_file(&error)))?;
    if !has_parquet(&path) {
        return Err(fault(Trouble::NoParquet));
    }
    let options = ParquetReadOptions {
        // A file is read whatever its name; in a folder the names tell.
        file_extension: if path.is_dir() { ".parquet" } else { "" },
        ..ParquetReadOptions::default()
    };
    let place = path.to_string_lossy();
    let read = session.read_parquet(place.as_ref(), options);
    let raw = read.await.map_err(|error| query(&error))?;
    let ruling = ruling(session, raw.schema().as_arrow()).map_err(fault)?;
    let mut columns: Vec<Expr> = Vec::new();
    for field in raw.schema().fields() {
        let name = field.name().to_lowercase();
        let is_new = |column: &Expr| column.name_for_alias().is_ok_and(|taken| taken != name);
        if name != RULING && columns.iter().all(is_new) {
            // A name for what has it already would be a second one to DataFusion.
            let column = ident(field.name());
            columns.push(if *field.name() == name {
                column
            } else {
                column.alias(name)
            });
        }
    }
    columns.push(ruling.alias(RULING));
    let view = raw.select(columns).map_err(|error| query(&error))?;
    session
        .register_table(table.name.as_str(), view.into_view())
        .map_err(|error| query(&error))?;
    Ok(())
}

/// The judge's function, called with the columns that hold the parts of a record.
fn ruling(session: &SessionContext, schema: &Schema) -> Result<Expr, Trouble> {
    let mut arguments = Vec::new();
    for part in Part::ALL {
        match (column(schema, part), part) {
            (Some(name), _) => arguments.push(ident(name)),
            (None, Part::Movetext) => {
                let names = schema.fields().iter().map(|field| field.name().as_str());
                let columns = names.collect::<Vec<_>>().join(", ");
                return Err(Trouble::NoMovetext(columns));
            }
            (None, _) => arguments.push(lit(ScalarValue::Utf8View(None))),
        }
    }
    let function = session
        .udf(JUDGE_ONCE)
        .map_err(|error| Trouble::Query(error.strip_backtrace()))?;
    Ok(function.call(arguments))
}

/// The column that holds a part of the record.
fn column(schema: &Schema, part: Part) -> Option<&str> {
    let plain = |name: &str| name.to_lowercase().replace('_', "");
    part.columns().iter().find_map(|wanted| {
        let mut names = schema.fields().iter().map(|field| field.name().as_str());
        names.find(|name| plain(name) == *wanted)
    })
}

/// A file is taken at its word; a folder must hold a file with the ending.
fn has_parquet(path: &Path) -> bool {
    let Ok(mut entries) = fs::read_dir(path) else {
        return true;
    };
    entries.any(|entry| {
        entry.is_ok_and(|entry| {
            let path = entry.path();
            path.extension().is_some_and(|ending| ending == "parquet")
                || path.is_dir() && has_parquet(&path)
        })
    })
}

fn no_file(error: &std::io::Error) -> Trouble {
    match error.kind() {
        std::io::ErrorKind::NotFound => Trouble::NoSuchFile,
        std::io::ErrorKind::PermissionDenied => Trouble::NotPermitted,
        _ => Trouble::CannotRead(error.to_string()),
    }
}
