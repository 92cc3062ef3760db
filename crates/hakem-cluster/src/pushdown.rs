//! Where filters are looked at: those on a ruling where the games have been judged.

use std::sync::Arc;

use datafusion::common::Result;
use datafusion::common::config::ConfigOptions;
use datafusion::common::tree_node::TreeNode;
use datafusion::physical_expr::{PhysicalExpr, ScalarFunctionExpr};
use datafusion::physical_optimizer::PhysicalOptimizerRule;
use datafusion::physical_optimizer::optimizer::PhysicalOptimizer;
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::projection::ProjectionExec;

use crate::function::JUDGE_ONCE;

type Rule = Arc<dyn PhysicalOptimizerRule + Send + Sync>;

/// The rules by which a plan is made better.
pub(crate) fn rules() -> Vec<Rule> {
    let rules = PhysicalOptimizer::new().rules.into_iter();
    rules.map(careful).collect()
}

/// Pushes no filter through the judge.
fn careful(rule: Rule) -> Rule {
    if rule.name().starts_with("FilterPushdown") {
        Arc::new(NotThroughTheJudge(rule))
    } else {
        rule
    }
}

/// A rule that pushes filters towards the files. It does so by writing anew what a filter asks for, even
/// where that must not be: so it is left out where games are judged, or each game that passes would
/// be judged twice.
#[derive(Debug)]
struct NotThroughTheJudge(Rule);

impl PhysicalOptimizerRule for NotThroughTheJudge {
    fn optimize(
        &self,
        plan: Arc<dyn ExecutionPlan>,
        config: &ConfigOptions,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        if plan.exists(|node| Ok(judges(node)))? {
            Ok(plan)
        } else {
            self.0.optimize(plan, config)
        }
    }

    fn name(&self) -> &str {
        self.0.name()
    }

    fn schema_check(&self) -> bool {
        self.0.schema_check()
    }
}

fn judges(node: &Arc<dyn ExecutionPlan>) -> bool {
    let Some(projection) = node.downcast_ref::<ProjectionExec>() else {
        return false;
    };
    let mut columns = projection.expr().iter();
    columns.any(|column| {
        column
            .expr
            .exists(|part| Ok(is_judge(part)))
            .unwrap_or(true)
    })
}

fn is_judge(part: &Arc<dyn PhysicalExpr>) -> bool {
    let function = part.downcast_ref::<ScalarFunctionExpr>();
    function.is_some_and(|function| function.name() == JUDGE_ONCE)
}
