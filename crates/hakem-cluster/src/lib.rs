//! Hakem on DataFusion and Ballista: the judge as a function of SQL, in one process or on many
//! machines.
//!
//! ```text
//! tables  ->  session            ->  sql, audit
//! Parquet     DataFusion here,       results
//!             or a Ballista cluster:
//!             scheduler, executors
//! ```
//!
//! - [`function`]: `judge(movetext, ...)`, which gives the fields of a ruling;
//! - [`tables`]: Parquet files as tables with the column `ruling`;
//! - [`session`]: what this process, a scheduler and an executor know in common;
//! - [`scheduler`], [`executor`]: the two kinds of process of a cluster;
//! - [`audit`]: the audit of every day, judged by a cluster; [`sql`], [`pack`]: the other tasks.
//!
//! The command line is that of `hakem`, which starts this program with an [`order`].

pub mod audit;
pub mod executor;
pub mod fault;
pub mod function;
pub mod order;
pub mod pack;
mod pushdown;
mod run;
pub mod scheduler;
pub mod session;
pub mod sql;
pub mod tables;

pub use run::{Exit, main};
