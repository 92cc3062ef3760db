//! Stretches of games as a table: what an executor says of them, a row for each parcel.

use std::any::Any;
use std::sync::Arc;

use async_trait::async_trait;
use datafusion::arrow::array::{BinaryArray, RecordBatch};
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::catalog::{Session, TableProvider};
use datafusion::common::tree_node::TreeNodeRecursion;
use datafusion::common::{DataFusionError, Result, internal_err};
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::logical_expr::{Expr, TableType};
use datafusion::physical_expr::{EquivalenceProperties, PhysicalExpr};
use datafusion::physical_plan::execution_plan::{Boundedness, EmissionType};
use datafusion::physical_plan::stream::RecordBatchReceiverStream;
use datafusion::physical_plan::{
    DisplayAs, DisplayFormatType, ExecutionPlan, Partitioning, PlanProperties,
};
use hakem_audit::elsewhere::{Wanted, judge_stretch};

use crate::order::Errand;

/// The work as a table.
#[derive(Debug)]
pub(crate) struct WorkTable {
    pub(crate) work: Arc<Errand>,
}

/// One column of what only the audit understands.
fn schema() -> SchemaRef {
    let parcel = Field::new("parcel", DataType::Binary, false);
    Arc::new(Schema::new(vec![parcel]))
}

#[async_trait]
impl TableProvider for WorkTable {
    fn schema(&self) -> SchemaRef {
        schema()
    }

    fn table_type(&self) -> TableType {
        TableType::Base
    }

    async fn scan(
        &self,
        _: &dyn Session,
        _: Option<&Vec<usize>>,
        _: &[Expr],
        _: Option<usize>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        Ok(Arc::new(WorkExec::new(Arc::clone(&self.work))))
    }
}

/// The work being done: a partition for each stretch.
#[derive(Debug)]
pub(crate) struct WorkExec {
    pub(crate) work: Arc<Errand>,
    properties: Arc<PlanProperties>,
}

impl WorkExec {
    pub(crate) fn new(work: Arc<Errand>) -> WorkExec {
        let properties = PlanProperties::new(
            EquivalenceProperties::new(schema()),
            Partitioning::UnknownPartitioning(work.stretches.len()),
            EmissionType::Incremental,
            Boundedness::Bounded,
        );
        WorkExec {
            work,
            properties: Arc::new(properties),
        }
    }
}

impl DisplayAs for WorkExec {
    fn fmt_as(&self, _: DisplayFormatType, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "WorkExec: stretches={}", self.work.stretches.len())
    }
}

impl ExecutionPlan for WorkExec {
    fn name(&self) -> &'static str {
        "WorkExec"
    }

    fn properties(&self) -> &Arc<PlanProperties> {
        &self.properties
    }

    fn children(&self) -> Vec<&Arc<dyn ExecutionPlan>> {
        Vec::new()
    }

    fn apply_expressions(
        &self,
        _: &mut dyn FnMut(&Arc<dyn PhysicalExpr>) -> Result<TreeNodeRecursion>,
    ) -> Result<TreeNodeRecursion> {
        Ok(TreeNodeRecursion::Continue)
    }

    fn with_new_children(
        self: Arc<Self>,
        children: Vec<Arc<dyn ExecutionPlan>>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        if children.is_empty() {
            Ok(self)
        } else {
            internal_err!("WorkExec: {}", children.len())
        }
    }

    fn execute(&self, partition: usize, _: Arc<TaskContext>) -> Result<SendableRecordBatchStream> {
        let Some(stretch) = self.work.stretches.get(partition).cloned() else {
            return internal_err!("WorkExec: {partition}");
        };
        let manner = self.work.manner.clone();
        let mut stream = RecordBatchReceiverStream::builder(schema(), 2);
        let sender = stream.tx();
        stream.spawn_blocking(move || {
            let mut hand_over = |parcel: Vec<u8>| match sender.blocking_send(row(&parcel)) {
                Ok(()) => Wanted::More,
                Err(_) => Wanted::No,
            };
            judge_stretch(&stretch, &manner, &mut hand_over)
                .map_err(|error| DataFusionError::External(Box::new(error)))
        });
        Ok(stream.build())
    }
}

fn row(parcel: &[u8]) -> Result<RecordBatch> {
    let parcels = BinaryArray::from_vec(vec![parcel]);
    Ok(RecordBatch::try_new(schema(), vec![Arc::new(parcels)])?)
}

/// Whether something is one of ours.
pub(crate) fn table<'a>(provider: &'a (dyn TableProvider + 'static)) -> Option<&'a WorkTable> {
    (provider as &dyn Any).downcast_ref()
}

/// Whether a plan is one of ours.
pub(crate) fn plan<'a>(plan: &'a (dyn ExecutionPlan + 'static)) -> Option<&'a WorkExec> {
    (plan as &dyn Any).downcast_ref()
}
