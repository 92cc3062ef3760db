//! How often a question has the judge asked.

use datafusion::physical_plan::displayable;
use hakem_cluster::order::Table;
use hakem_cluster::{session, tables};
use tempfile::TempDir;

use crate::games::{games, write};

/// How often the plan of a question has the judge asked, and how many rows the answer has.
fn asked(question: &str) -> (usize, usize) {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("games.parquet");
    write(&path, &games(20, 3), 10);
    let table = Table {
        name: "games".to_owned(),
        path: path.display().to_string(),
    };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let session = session::local();
        tables::register(&session, &table).await.expect("a table");
        let frame = session.sql(question).await.expect("a question");
        let plan = frame.clone().create_physical_plan().await.expect("a plan");
        let told = displayable(plan.as_ref()).indent(false).to_string();
        let rows = frame.count().await.expect("an answer");
        // What a source is told of filters it compares with its statistics; it judges nothing by that.
        let works = told
            .lines()
            .filter_map(|line| line.split("predicate=").next());
        let judges = works.map(|work| work.matches("judge").count()).sum();
        (judges, rows)
    })
}

#[test]
fn a_filter_on_the_ruling_does_not_judge_a_second_time() {
    for (question, rows) in [
        // Of the games that everybody knows one has four half-moves; the random ones have many.
        ("select ruling from games where ruling.plies = 4", 1),
        (
            "select ruling.ground, ruling.plies from games where ruling.plies = 4",
            1,
        ),
        (
            "select ruling.ground from games where ruling.plies = 4 and result = '1-0'",
            1,
        ),
        (
            "select ruling.ground, count(*) from games where ruling.plies = 4 group by 1",
            1,
        ),
        (
            "select white from games where ruling.plies <= 4 order by ruling.plies limit 3",
            3,
        ),
    ] {
        assert_eq!(asked(question), (1, rows), "{question}");
    }
}

#[test]
fn a_question_that_asks_for_no_ruling_does_not_judge() {
    assert_eq!(asked("select result from games"), (0, 20));
}
