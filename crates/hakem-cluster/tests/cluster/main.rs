//! A cluster gives the rows of a single process, even when it loses an executor.

#[cfg(test)]
mod games;
#[cfg(test)]
mod once;
#[cfg(test)]
mod processes;
#[cfg(test)]
mod same_rows;
