//! The judge as a function of SQL.

mod columns;
mod record;

use std::sync::Arc;

use datafusion::arrow::array::{Array, ArrayRef, StringViewArray, StructArray};
use datafusion::arrow::buffer::NullBuffer;
use datafusion::arrow::datatypes::{DataType, Fields};
use datafusion::common::cast::as_string_view_array;
use datafusion::common::{Result, plan_err};
use datafusion::logical_expr::{
    ColumnarValue, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, Volatility,
};
use hakem_audit::Depth;
use hakem_audit::judging::LawsChoice;
use hakem_audit::row::{Clerk, Column, Row, Rules, game_table};
use hakem_score::letters::LettersChoice;
use hakem_score::pgn::Reader;

pub use self::record::Part;

/// The name of the function that judges by what is cheap to prove.
pub const JUDGE: &str = "judge";
/// The name of the function that looks for dead positions and unwinnable flags as hard as
/// `hakem judge` does.
pub const JUDGE_FULL: &str = "judge_full";
/// [`JUDGE`] as the column of a table: DataFusion computes it in one place only.
pub const JUDGE_ONCE: &str = "judge_once";

/// The functions that every process of a cluster knows.
#[must_use]
pub fn functions() -> [ScalarUDF; 3] {
    [JUDGE, JUDGE_FULL, JUDGE_ONCE].map(|name| ScalarUDF::from(JudgeFunction::new(name)))
}

/// `judge(movetext [, result, termination, ...])`: what the judge says of a game, as a struct.
///
/// The arguments are those of [`Part::ALL`], by position or by name; those at the end may be left
/// out, and any may be null. Where the move text is null, so is the ruling. It never fails: moves
/// that cannot be read are a finding.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct JudgeFunction {
    name: &'static str,
    signature: Signature,
    fields: Fields,
}

impl JudgeFunction {
    /// The function of that name.
    fn new(name: &'static str) -> JudgeFunction {
        // The same ruling for the same game, always: so it may be computed once and used twice. But
        // what can be computed anew DataFusion also writes into a filter, and then every game that
        // passes is judged twice; what it takes for volatile it leaves where it stands.
        let volatility = if name == JUDGE_ONCE {
            Volatility::Volatile
        } else {
            Volatility::Immutable
        };
        let plain = Signature::user_defined(volatility);
        let names = Part::ALL.map(Part::parameter).to_vec();
        let named = plain.clone().with_parameter_names(names);
        JudgeFunction {
            name,
            signature: named.unwrap_or(plain),
            fields: columns::fields(&ruling_columns()),
        }
    }

    fn rules(&self) -> Rules {
        let depth = if self.name == JUDGE_FULL {
            Depth::Full
        } else {
            Depth::Fast
        };
        Rules {
            laws: LawsChoice::OfRecord,
            letters: LettersChoice::Auto,
            scrutiny: depth.scrutiny(),
        }
    }
}

/// The columns of a row that say what the judge found, without those that repeat the record.
fn ruling_columns() -> Vec<Column<Row>> {
    let told = |column: &Column<Row>| !is_of_record(&column.name);
    game_table(&[]).into_iter().filter(told).collect()
}

fn is_of_record(name: &str) -> bool {
    let is_told = |part: &Part| part.parameter() == name && *part != Part::Result;
    ["game", "source", "line"].contains(&name) || Part::ALL.iter().any(is_told)
}

impl ScalarUDFImpl for JudgeFunction {
    fn name(&self) -> &str {
        self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn coerce_types(&self, given: &[DataType]) -> Result<Vec<DataType>> {
        if given.is_empty() || given.len() > Part::ALL.len() {
            let names = Part::ALL.map(Part::parameter).join(", ");
            return plan_err!("{}({names}): {} != 1..", self.name(), given.len());
        }
        Ok(vec![DataType::Utf8View; given.len()])
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok(DataType::Struct(self.fields.clone()))
    }

    fn invoke_with_args(&self, args: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let games = args.number_rows;
        let arrays = args
            .args
            .into_iter()
            .map(|arg| arg.into_array(games))
            .collect::<Result<Vec<_>>>()?;
        let parts = arrays
            .iter()
            .map(|array| as_string_view_array(array))
            .collect::<Result<Vec<_>>>()?;
        let rows = judge_all(&parts, games, self.rules());
        Ok(ColumnarValue::Array(self.struct_of(&rows)?))
    }
}

impl JudgeFunction {
    fn struct_of(&self, rows: &[Option<Row>]) -> Result<ArrayRef> {
        let columns = ruling_columns();
        let arrays = columns.iter().map(|column| columns::array(column, rows));
        let nulls: NullBuffer = rows.iter().map(Option::is_some).collect();
        let arrays = arrays.collect::<Vec<_>>();
        let structs =
            StructArray::try_new_with_length(self.fields.clone(), arrays, Some(nulls), rows.len())?;
        Ok(Arc::new(structs))
    }
}

/// Judges every game of a batch; `None` where it has no move text.
fn judge_all(parts: &[&StringViewArray], games: usize, rules: Rules) -> Vec<Option<Row>> {
    let mut clerk = Clerk::new(rules, &[]);
    let source: Arc<str> = Arc::from("");
    let mut text = String::new();
    let judge = |game: usize| {
        let movetext = parts.first().and_then(|part| cell(part, game))?;
        text.clear();
        let tags = parts
            .iter()
            .skip(1)
            .map(|part| cell(part, game).unwrap_or_default());
        record::write(&mut text, movetext, Part::ALL.into_iter().skip(1).zip(tags));
        let mut reader = Reader::of_one_game();
        reader.feed(text.as_bytes());
        reader.end();
        let game = reader.next_game()?;
        Some(clerk.judge(&game, &source).0)
    };
    (0..games).map(judge).collect()
}

fn cell(part: &StringViewArray, game: usize) -> Option<&str> {
    part.is_valid(game).then(|| part.value(game))
}
