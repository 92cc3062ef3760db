//! The work on its way: from the client to the scheduler as a table, from there to the executors as
//! a plan. Everything else is left to Ballista.

use std::sync::Arc;

use ballista_core::serde::{BallistaLogicalExtensionCodec, BallistaPhysicalExtensionCodec};
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::catalog::TableProvider;
use datafusion::common::{DataFusionError, Result, TableReference};
use datafusion::datasource::file_format::FileFormatFactory;
use datafusion::execution::TaskContext;
use datafusion::logical_expr::{Extension, LogicalPlan};
use datafusion::physical_plan::ExecutionPlan;
use datafusion_proto::logical_plan::LogicalExtensionCodec;
use datafusion_proto::physical_plan::{PhysicalExtensionCodec, PhysicalProtoConverterExtension};

use super::work::{self, WorkExec, WorkTable};
use crate::order::Errand;

/// What our plans begin with; no message of Ballista's does.
const MARK: &[u8] = b"\xffhakem\x01";

fn encode(work: &Errand, buf: &mut Vec<u8>) -> Result<()> {
    buf.extend_from_slice(MARK);
    serde_json::to_writer(buf, work).map_err(foreign)
}

fn decode(buf: &[u8]) -> Option<Result<Arc<Errand>>> {
    let text = buf.strip_prefix(MARK)?;
    Some(serde_json::from_slice(text).map(Arc::new).map_err(foreign))
}

fn foreign(error: serde_json::Error) -> DataFusionError {
    DataFusionError::External(Box::new(error))
}

/// For what the client asks of the scheduler.
#[derive(Debug, Default)]
pub(crate) struct LogicalCodec {
    others: BallistaLogicalExtensionCodec,
}

impl LogicalExtensionCodec for LogicalCodec {
    fn try_decode(
        &self,
        buf: &[u8],
        inputs: &[LogicalPlan],
        ctx: &TaskContext,
    ) -> Result<Extension> {
        self.others.try_decode(buf, inputs, ctx)
    }

    fn try_encode(&self, node: &Extension, buf: &mut Vec<u8>) -> Result<()> {
        self.others.try_encode(node, buf)
    }

    fn try_decode_table_provider(
        &self,
        buf: &[u8],
        table_ref: &TableReference,
        schema: SchemaRef,
        ctx: &TaskContext,
    ) -> Result<Arc<dyn TableProvider>> {
        match decode(buf) {
            Some(work) => Ok(Arc::new(WorkTable { work: work? })),
            None => (self.others).try_decode_table_provider(buf, table_ref, schema, ctx),
        }
    }

    fn try_encode_table_provider(
        &self,
        table_ref: &TableReference,
        node: Arc<dyn TableProvider>,
        buf: &mut Vec<u8>,
    ) -> Result<()> {
        match work::table(node.as_ref()) {
            Some(table) => encode(&table.work, buf),
            None => self.others.try_encode_table_provider(table_ref, node, buf),
        }
    }

    fn try_decode_file_format(
        &self,
        buf: &[u8],
        ctx: &TaskContext,
    ) -> Result<Arc<dyn FileFormatFactory>> {
        self.others.try_decode_file_format(buf, ctx)
    }

    fn try_encode_file_format(
        &self,
        buf: &mut Vec<u8>,
        node: Arc<dyn FileFormatFactory>,
    ) -> Result<()> {
        self.others.try_encode_file_format(buf, node)
    }
}

/// For what the scheduler asks of the executors.
#[derive(Debug, Default)]
pub(crate) struct PhysicalCodec {
    others: BallistaPhysicalExtensionCodec,
}

impl PhysicalExtensionCodec for PhysicalCodec {
    fn try_decode(
        &self,
        buf: &[u8],
        inputs: &[Arc<dyn ExecutionPlan>],
        ctx: &TaskContext,
        converter: &dyn PhysicalProtoConverterExtension,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        match decode(buf) {
            Some(work) => Ok(Arc::new(WorkExec::new(work?))),
            None => self.others.try_decode(buf, inputs, ctx, converter),
        }
    }

    fn try_encode(
        &self,
        node: Arc<dyn ExecutionPlan>,
        buf: &mut Vec<u8>,
        converter: &dyn PhysicalProtoConverterExtension,
    ) -> Result<()> {
        match work::plan(node.as_ref()) {
            Some(plan) => encode(&plan.work, buf),
            None => self.others.try_encode(node, buf, converter),
        }
    }
}
