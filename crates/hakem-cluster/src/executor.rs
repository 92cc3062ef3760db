//! An executor of a cluster: it asks the scheduler for work, and keeps the results until they are
//! fetched.

use std::net::TcpListener;
use std::sync::Arc;

use ballista_core::config::TaskSchedulingPolicy;
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use hakem_words::Lang;
use tempfile::TempDir;

use crate::audit::{LogicalCodec, PhysicalCodec};
use crate::fault::{Fault, Trouble};
use crate::order::{Address, Executor};
use crate::run::{Exit, tell_address};
use crate::scheduler::{cannot_listen, failed};
use crate::session;

/// For how long an executor waits for its scheduler to come up, in seconds.
const PATIENCE: u16 = 30;
/// How often it looks for results that nobody has fetched, and how old they must be to be thrown
/// away, in seconds.
const SWEEP: (u64, u64) = (600, 24 * 3600);

/// Runs an executor until it is interrupted.
///
/// # Errors
/// [`Trouble::CannotListen`] where the address is taken, [`Trouble::Cluster`] where the scheduler
/// cannot be reached.
pub async fn run(asked: &Executor, lang: Lang) -> Result<Exit, Fault> {
    let folder = TempDir::with_prefix("hakem-executor-")
        .map_err(|error| Trouble::CannotWrite(error.to_string()))?;
    let work_dir = asked.work_dir.as_deref().unwrap_or(folder.path());
    let address = with_a_port(&asked.listen)?;
    let config = ExecutorProcessConfig {
        bind_host: address.host.clone(),
        external_host: Some(asked.host.clone().unwrap_or_else(|| address.host.clone())),
        port: address.port,
        scheduler_host: asked.scheduler.host.clone(),
        scheduler_port: asked.scheduler.port,
        scheduler_connect_timeout_seconds: PATIENCE,
        // 0 means every core.
        vcores: asked.jobs.unwrap_or(0),
        task_scheduling_policy: TaskSchedulingPolicy::PullStaged,
        work_dir: Some(work_dir.to_string_lossy().into_owned()),
        job_data_clean_up_interval_seconds: SWEEP.0,
        job_data_ttl_seconds: SWEEP.1,
        override_logical_codec: Some(Arc::new(LogicalCodec::default())),
        override_physical_codec: Some(Arc::new(PhysicalCodec::default())),
        override_function_registry: Some(Arc::new(session::registry())),
        override_config_producer: Some(Arc::new(session::config)),
        ..ExecutorProcessConfig::default()
    };
    tell_address(&address.to_string(), lang);
    start_executor_process(Arc::new(config))
        .await
        .map_err(|error| failed(&error))?;
    Ok(Exit::Interrupted)
}

/// The address with a port that is free, where any will do.
fn with_a_port(listen: &Address) -> Result<Address, Fault> {
    let tried = TcpListener::bind(listen.to_string()).and_then(|listener| listener.local_addr());
    let port = tried.map_err(|error| cannot_listen(listen, &error))?.port();
    Ok(Address {
        host: listen.host.clone(),
        port,
    })
}
