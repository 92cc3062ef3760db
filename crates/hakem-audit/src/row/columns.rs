//! The columns of the outputs: one list, from which every format is written.

use super::{ClaimCells, EndCells, FindingRow, Row, Scalar};

/// What stands in one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell<'a> {
    /// Nothing.
    Nothing,
    /// Text.
    Text(&'a str),
    /// A number.
    Number(u64),
    /// Yes or no.
    Flag(bool),
    /// Several words.
    List(&'a [&'static str]),
}

/// What the cells of a column hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Text.
    Text,
    /// Fixed words, of which there are few.
    Word,
    /// Whole numbers.
    Number,
    /// Numbers counted through the whole source.
    Counted(Count),
    /// Yes or no.
    Flag,
    /// Lists of words.
    List,
    /// Text that tells values of this type.
    Told(Scalar),
}

/// What is counted through a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Its games.
    Games,
    /// Its lines.
    Lines,
}

/// What a source holds before the first of some rows, whose numbers begin anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Before {
    pub(crate) games: u64,
    pub(crate) lines: u64,
}

impl Before {
    /// So many of these.
    pub(crate) const fn of(self, count: Count) -> u64 {
        match count {
            Count::Games => self.games,
            Count::Lines => self.lines,
        }
    }
}

/// One column: its name, its kind, and how it is taken from a row.
pub struct Column<T> {
    /// The name, the same in every format.
    pub name: String,
    /// What it holds.
    pub kind: Kind,
    cell: Getter<T>,
}

type Getter<T> = Box<dyn for<'a> Fn(&'a T) -> Cell<'a> + Send + Sync>;

impl<T> Column<T> {
    /// The cell of a row.
    pub fn cell<'a>(&self, row: &'a T) -> Cell<'a> {
        (self.cell)(row)
    }
}

impl<T> std::fmt::Debug for Column<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {:?}", self.name, self.kind)
    }
}

/// The columns of a table.
pub type Table<T> = Vec<Column<T>>;

fn column<T>(
    name: &str,
    kind: Kind,
    cell: impl for<'a> Fn(&'a T) -> Cell<'a> + Send + Sync + 'static,
) -> Column<T> {
    Column {
        name: name.to_owned(),
        kind,
        cell: Box::new(cell),
    }
}

fn text(value: Option<&str>) -> Cell<'_> {
    value.map_or(Cell::Nothing, Cell::Text)
}

fn number(value: Option<u32>) -> Cell<'static> {
    value.map_or(Cell::Nothing, |value| Cell::Number(u64::from(value)))
}

fn flag(value: Option<bool>) -> Cell<'static> {
    value.map_or(Cell::Nothing, Cell::Flag)
}

/// The columns of the games; `carried` are the names of those asked for in addition.
#[must_use]
pub fn game_table(carried: &[String]) -> Table<Row> {
    let mut table = Vec::new();
    table.extend(origin());
    table.extend(record());
    table.extend(ending());
    table.extend(claims());
    table.extend(judged());
    for (index, name) in carried.iter().enumerate() {
        table.push(column(name, Kind::Text, move |row: &Row| {
            row.carried.get(index).map_or(Cell::Nothing, carried_cell)
        }));
    }
    table
}

/// Gives the columns that are carried over these types, in their order; the others stay text.
pub(crate) fn give_types(table: &mut Table<Row>, types: &[Option<Scalar>]) {
    let own = table.len().saturating_sub(types.len());
    for (column, given) in table.iter_mut().skip(own).zip(types) {
        column.kind = given.map_or(Kind::Text, Kind::Told);
    }
}

fn carried_cell(value: &Option<String>) -> Cell<'_> {
    text(value.as_deref())
}

/// Which game it is.
fn origin() -> [Column<Row>; 9] {
    use Kind::Text;
    [
        column("game", Kind::Counted(Count::Games), |row: &Row| {
            Cell::Number(row.game)
        }),
        column("source", Text, |row: &Row| Cell::Text(&row.source)),
        column("line", Kind::Counted(Count::Lines), |row: &Row| {
            Cell::Number(row.line)
        }),
        column("event", Text, |row: &Row| text(row.tags.event.as_deref())),
        column("site", Text, |row: &Row| text(row.tags.site.as_deref())),
        column("date", Text, |row: &Row| text(row.tags.date.as_deref())),
        column("round", Text, |row: &Row| text(row.tags.round.as_deref())),
        column("white", Text, |row: &Row| text(row.tags.white.as_deref())),
        column("black", Text, |row: &Row| text(row.tags.black.as_deref())),
    ]
}

/// What the record says.
fn record() -> [Column<Row>; 5] {
    use Kind::{Number, Text, Word};
    [
        column("time_control", Text, |row: &Row| {
            text(row.tags.time_control.as_deref())
        }),
        column("plies", Number, |row: &Row| {
            Cell::Number(u64::from(row.plies))
        }),
        column("recorded", Word, |row: &Row| text(row.recorded)),
        column("termination", Text, |row: &Row| {
            text(row.tags.termination.as_deref())
        }),
        column("state", Word, |row: &Row| text(row.state)),
    ]
}

/// A column that is empty where the game has not ended.
fn of_end(
    name: &str,
    kind: Kind,
    cell: impl for<'a> Fn(&'a EndCells) -> Cell<'a> + Send + Sync + 'static,
) -> Column<Row> {
    column(name, kind, move |row: &Row| {
        row.end.as_ref().map_or(Cell::Nothing, &cell)
    })
}

fn ending() -> [Column<Row>; 6] {
    use Kind::{Flag, List, Number, Text, Word};
    [
        of_end("ended_ply", Number, |end: &EndCells| {
            Cell::Number(u64::from(end.ply))
        }),
        of_end("ended_move", Text, |end: &EndCells| {
            text(end.by_move.as_deref())
        }),
        of_end("ground", Word, |end: &EndCells| Cell::Text(end.ground)),
        of_end("article", List, |end: &EndCells| Cell::List(&end.article)),
        of_end("result", Word, |end: &EndCells| text(end.result)),
        of_end("certain", Flag, |end: &EndCells| Cell::Flag(end.certain)),
    ]
}

/// A column that is empty where there was no chance to claim.
fn of_claim(
    name: &str,
    kind: Kind,
    cell: impl for<'a> Fn(&'a ClaimCells) -> Cell<'a> + Send + Sync + 'static,
) -> Column<Row> {
    column(name, kind, move |row: &Row| {
        row.first_claim.as_ref().map_or(Cell::Nothing, &cell)
    })
}

fn claims() -> [Column<Row>; 7] {
    use Kind::{List, Number, Text, Word};
    [
        column("claims", Number, |row: &Row| {
            Cell::Number(u64::from(row.claims))
        }),
        of_claim("first_claim_ply", Number, |claim: &ClaimCells| {
            Cell::Number(u64::from(claim.ply))
        }),
        of_claim("first_claim_by", Word, |claim: &ClaimCells| {
            Cell::Text(claim.by)
        }),
        of_claim("first_claim_ground", Word, |claim: &ClaimCells| {
            Cell::Text(claim.ground)
        }),
        of_claim("first_claim_article", List, |claim: &ClaimCells| {
            Cell::List(std::slice::from_ref(&claim.article))
        }),
        of_claim("first_claim_move", Text, |claim: &ClaimCells| {
            text(claim.by_move.as_deref())
        }),
        column("missed", Number, |row: &Row| number(row.missed)),
    ]
}

/// What the judge says, and what he found.
fn judged() -> [Column<Row>; 10] {
    use Kind::{Flag, List, Number, Word};
    [
        column("threefold_ply", Number, |row: &Row| {
            number(row.firsts.threefold)
        }),
        column("fivefold_ply", Number, |row: &Row| {
            number(row.firsts.fivefold)
        }),
        column("fifty_ply", Number, |row: &Row| number(row.firsts.fifty)),
        column("seventyfive_ply", Number, |row: &Row| {
            number(row.firsts.seventyfive)
        }),
        column("half_move_clock", Number, |row: &Row| {
            number(row.half_move_clock)
        }),
        column("consistent", Flag, |row: &Row| flag(row.consistent)),
        column("at_odds", Flag, |row: &Row| Cell::Flag(row.at_odds)),
        column("findings", List, |row: &Row| Cell::List(&row.finding_codes)),
        column("remarks", List, |row: &Row| Cell::List(&row.remarks)),
        column("laws", Word, |row: &Row| Cell::Text(row.laws)),
    ]
}

/// The columns of the findings.
#[must_use]
pub fn finding_table() -> Table<FindingRow> {
    use Kind::{List, Number, Text, Word};
    vec![
        column("game", Kind::Counted(Count::Games), |row: &FindingRow| {
            Cell::Number(row.game)
        }),
        column("source", Text, |row: &FindingRow| Cell::Text(&row.source)),
        column("line", Kind::Counted(Count::Lines), |row: &FindingRow| {
            Cell::Number(row.line)
        }),
        column("code", Word, |row: &FindingRow| Cell::Text(row.code)),
        column("ply", Number, |row: &FindingRow| {
            Cell::Number(u64::from(row.ply))
        }),
        column("article", List, |row: &FindingRow| {
            Cell::List(std::slice::from_ref(&row.article))
        }),
        column("level", Word, |row: &FindingRow| Cell::Text(row.level)),
        column("text_en", Text, |row: &FindingRow| Cell::Text(&row.text_en)),
        column("text_tr", Text, |row: &FindingRow| Cell::Text(&row.text_tr)),
    ]
}
