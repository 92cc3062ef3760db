//! What every process knows: the judge's functions, and how to reach a cluster.

use std::sync::Arc;

use ballista::prelude::SessionContextExt;
use ballista_core::extension::SessionConfigExt;
use ballista_core::registry::BallistaFunctionRegistry;
use ballista_core::utils::default_session_builder;
use datafusion::common::Result;
use datafusion::execution::{FunctionRegistry, SessionState, SessionStateBuilder};
use datafusion::prelude::{SessionConfig, SessionContext};
use tokio::net::TcpStream;

use crate::audit::{LogicalCodec, PhysicalCodec};
use crate::fault::{Fault, Trouble};
use crate::function;
use crate::order::Address;
use crate::pushdown;

/// A session in this process; all cores work for it.
#[must_use]
pub fn local() -> SessionContext {
    let state = SessionStateBuilder::new()
        .with_config(plain(SessionConfig::new()))
        .with_default_features()
        .with_physical_optimizer_rules(pushdown::rules())
        .build();
    with_functions(SessionContext::new_with_state(state))
}

/// A session whose work is done by the cluster of the scheduler at `address`.
///
/// # Errors
/// [`Trouble::Unreachable`] where nobody listens.
pub async fn remote(address: &Address) -> Result<SessionContext, Fault> {
    let told = address.to_string();
    if TcpStream::connect(&told).await.is_err() {
        return Err(Trouble::Unreachable(told).into());
    }
    let state = SessionStateBuilder::new()
        .with_config(config())
        .with_default_features()
        .build();
    let session = SessionContext::remote_with_state(&format!("df://{told}"), state).await;
    session.map(with_functions).map_err(|error| query(&error))
}

/// What is wrong with a question, or with the cluster that should have answered.
pub(crate) fn query(error: &datafusion::error::DataFusionError) -> Fault {
    Trouble::Query(error.strip_backtrace()).into()
}

fn with_functions(session: SessionContext) -> SessionContext {
    for function in function::functions() {
        session.register_udf(function);
    }
    session
}

/// A field of a ruling is taken where it is asked for, not where the table is read: what DataFusion
/// makes of the latter it cannot always send to a cluster, and the judge would be asked twice.
fn plain(config: SessionConfig) -> SessionConfig {
    config.set_bool(
        "datafusion.optimizer.enable_leaf_expression_pushdown",
        false,
    )
}

/// How a cluster works for us.
pub(crate) fn config() -> SessionConfig {
    plain(SessionConfig::new_with_ballista())
        .with_ballista_logical_extension_codec(Arc::new(LogicalCodec::default()))
        .with_ballista_physical_extension_codec(Arc::new(PhysicalCodec::default()))
        // A task for each part of the input: those of an executor that is lost are few.
        .set_usize("ballista.scheduler.max_partitions_per_task", 1)
}

/// The session in which a scheduler plans.
pub(crate) fn of_scheduler(config: SessionConfig) -> Result<SessionState> {
    let state = default_session_builder(config)?;
    let mut state = SessionStateBuilder::new_from_existing(state)
        .with_physical_optimizer_rules(pushdown::rules())
        .build();
    for function in function::functions() {
        state.register_udf(Arc::new(function))?;
    }
    Ok(state)
}

/// What an executor finds functions in.
pub(crate) fn registry() -> BallistaFunctionRegistry {
    let mut registry = BallistaFunctionRegistry::default();
    for function in function::functions() {
        let name = function.name().to_owned();
        registry.scalar_functions.insert(name, Arc::new(function));
    }
    registry
}
