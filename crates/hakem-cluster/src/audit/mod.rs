//! `hakem audit --cluster`: the audit of every day, judged by a cluster.
//!
//! The inputs are cut into stretches here, each is a task there, and what comes back is written as
//! if it had been judged here: so the outputs are the same, byte for byte. The executors read the
//! files themselves, so every machine must see them under the same name.

mod bridge;
mod codec;
mod team;
mod work;

pub use self::bridge::run;
pub(crate) use self::codec::{LogicalCodec, PhysicalCodec};
pub use self::team::Cluster;
