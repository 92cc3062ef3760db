//! Audits whole databases of games: which results break the Laws?
//!
//! ```text
//! input  ->  feed    ->  work (n judges)  ->  output
//! bytes      shards      rows                 in input order, resumable
//! ```
//!
//! - [`input`]: where bytes come from, told by content; tables whose rows are games; archives of several
//!   frames, unpacked on several threads. [`judging`]: one recorded game, from its sheet to its
//!   judgement. Other commands use both.
//! - `feed` cuts the inputs into shards at game boundaries; `work` judges them on all cores and
//!   numbers the games; `output` writes rows so that an audit that was killed can go on. `places` looks
//!   first at where it may do so.
//! - [`row`]: what is said of one game, and the columns of every format; [`totals`]: what all games
//!   come to, which can be put together from parts; [`report`]: a page about them.
//!
//! [`audit`] does all of it by a [`Plan`], [`audit_elsewhere`] with judges in other processes. For other ways through games, [`row::Clerk`] gives the
//! row of one.

mod audit;
pub mod elsewhere;
mod fault;
mod feed;
pub mod input;
pub mod judging;
mod output;
mod places;
mod plan;
pub mod report;
pub mod row;
pub mod totals;
mod work;

pub use self::audit::{
    Anew, Came, MOST_FAULTS, Observer, Progress, Summary, audit, audit_elsewhere, games_per_second,
};
pub use self::fault::{AuditFault, Found, WriteFault};
pub use self::feed::boundaries;
pub use self::output::{RowFormat, RowsFile};
pub use self::places::target;
pub use self::plan::{Beginning, Depth, GamesFile, Only, Plan};
