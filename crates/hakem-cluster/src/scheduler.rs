//! The scheduler of a cluster: it plans, gives out the work, and gives it out again when an
//! executor is lost.

use std::sync::Arc;
use std::time::Duration;

use ballista_core::config::TaskSchedulingPolicy;
use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::config::SchedulerConfig;
use ballista_scheduler::scheduler_process::{create_scheduler, start_grpc_service_with_listener};
use datafusion_proto::protobuf::{LogicalPlanNode, PhysicalPlanNode};
use hakem_words::Lang;
use tokio::net::TcpListener;

use crate::audit::{LogicalCodec, PhysicalCodec};
use crate::fault::{Fault, Trouble};
use crate::order::{Address, Scheduler};
use crate::run::{Exit, tell_address};
use crate::session;

/// How often the scheduler looks for executors that are lost.
const LOOK: Duration = Duration::from_secs(1);
/// For how long results are kept, for clients that fetch them slowly.
const KEEP: Duration = Duration::from_secs(3600);

/// Runs a scheduler until it is interrupted.
///
/// # Errors
/// [`Trouble::CannotListen`] where the address is taken or is none of this machine's.
pub async fn run(asked: &Scheduler, lang: Lang) -> Result<Exit, Fault> {
    let bound = TcpListener::bind(asked.listen.to_string()).await;
    let listener = bound.map_err(|error| cannot_listen(&asked.listen, &error))?;
    let local = listener.local_addr();
    let port = local.map_or(asked.listen.port, |address| address.port());
    let address = Address {
        host: asked.listen.host.clone(),
        port,
    };
    let config = Arc::new(config(&address, asked.patience()));
    let cluster = BallistaCluster::new_from_config(&config)
        .await
        .map_err(|error| failed(&error))?;
    let scheduler = create_scheduler::<LogicalPlanNode, PhysicalPlanNode>(cluster, config)
        .await
        .map_err(|error| failed(&error))?;
    tell_address(&address.to_string(), lang);
    tokio::select! {
        ended = start_grpc_service_with_listener(listener, scheduler) => {
            ended.map(|()| Exit::Done).map_err(|error| failed(&error))
        }
        _ = tokio::signal::ctrl_c() => Ok(Exit::Interrupted),
    }
}

fn config(address: &Address, lost_after: Duration) -> SchedulerConfig {
    SchedulerConfig {
        bind_host: address.host.clone(),
        bind_port: address.port,
        external_host: address.host.clone(),
        // Executors come and ask: only the scheduler need be reachable for work to be given out.
        scheduling_policy: TaskSchedulingPolicy::PullStaged,
        executor_timeout_seconds: lost_after.as_secs(),
        no_executors_grace_period_seconds: lost_after.as_secs().max(60),
        expire_dead_executor_interval_seconds: LOOK.as_secs(),
        finished_job_data_clean_up_interval_seconds: KEEP.as_secs(),
        override_logical_codec: Some(Arc::new(LogicalCodec::default())),
        override_physical_codec: Some(Arc::new(PhysicalCodec::default())),
        override_config_producer: Some(Arc::new(session::config)),
        override_session_builder: Some(Arc::new(session::of_scheduler)),
        ..SchedulerConfig::default()
    }
}

pub(crate) fn cannot_listen(address: &Address, error: &std::io::Error) -> Fault {
    Trouble::CannotListen(address.to_string(), error.to_string()).into()
}

/// A cluster that cannot be what it should.
pub(crate) fn failed(error: &ballista_core::error::BallistaError) -> Fault {
    Trouble::Cluster(error.to_string()).into()
}
