//! Names of tags and columns that are carried over to the rows.

use super::columns::game_table;

/// Why a name cannot be carried over.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CarriedFault {
    /// It is empty.
    #[error("an empty name cannot be carried over")]
    Empty,
    /// The rows have a column of this name already. Case makes no difference: many that read tables
    /// make none.
    #[error("the rows have a column {name} already; theirs are {columns}")]
    IsAColumn {
        /// The name.
        name: String,
        /// The columns that all rows have.
        columns: String,
    },
    /// It is named twice.
    #[error("{name} is to be carried over twice")]
    Twice {
        /// The name.
        name: String,
    },
}

/// Whether the rows can have columns of these names in addition to their own.
pub(crate) fn check(carried: &[String]) -> Result<(), CarriedFault> {
    let own: Vec<String> = game_table(&[]).into_iter().map(|c| c.name).collect();
    let mut before: Vec<String> = Vec::new();
    for name in carried {
        let folded = name.trim().to_lowercase();
        if folded.is_empty() {
            return Err(CarriedFault::Empty);
        }
        if own.contains(&folded) {
            return Err(CarriedFault::IsAColumn {
                name: name.clone(),
                columns: own.join(", "),
            });
        }
        if before.contains(&folded) {
            return Err(CarriedFault::Twice { name: name.clone() });
        }
        before.push(folded);
    }
    Ok(())
}
