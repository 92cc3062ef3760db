use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Duration;

use hakem_audit::input::{InputFault, Source};
use hakem_audit::{
    Came, Observer, Plan, Progress, RowFormat, RowsFile, Summary, audit, audit_elsewhere,
};
use serde_json::json;
use tempfile::TempDir;

use crate::games::{Played, games, write};
use crate::processes::{Cluster, address, program};

/// Faults are counted in the summary; nobody need be told.
struct Nobody;

impl Observer for Nobody {
    fn fault(&mut self, _: &InputFault) {}

    fn progress(&mut self, _: &Progress) {}
}

fn plan(games: &Path, rows: &Path) -> Plan {
    Plan {
        carried: vec!["WhiteElo".to_owned()],
        rows: Some(RowsFile {
            path: rows.to_path_buf(),
            format: RowFormat::of(rows).expect("a known ending"),
        }),
        ..Plan::of(vec![Source::File(games.to_path_buf())])
    }
}

fn here(plan: &Plan) -> Summary {
    audit(plan, &AtomicBool::new(false), &mut Nobody).expect("audited here")
}

fn there(plan: &Plan, cluster: &Cluster) -> Summary {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let address = &cluster.scheduler.address;
    let mut team = hakem_cluster::audit::Cluster::at(address, &runtime).expect("reached");
    let stop = AtomicBool::new(false);
    audit_elsewhere(plan, &mut team, &stop, &mut Nobody).expect("audited there")
}

fn assert_same(here: &Plan, there: &Plan) {
    let bytes = |path: &Path| fs::read_to_string(path).expect("written");
    let (a, b) = (here.rows.as_ref().unwrap(), there.rows.as_ref().unwrap());
    assert!(bytes(&a.path) == bytes(&b.path), "rows differ");
    assert!(
        bytes(&a.findings()) == bytes(&b.findings()),
        "findings differ"
    );
}

/// A folder with games: Parquet of several groups, and a text.
fn folder(files: usize, each: usize) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let all = games(each, 7);
    for number in 0..files {
        let mut some = all.clone();
        some.rotate_left(number * 17 % each);
        write(
            &folder.path().join(format!("{number:03}.parquet")),
            &some,
            100,
        );
    }
    let text = all.iter().take(50).map(|game| {
        let Played {
            movetext, result, ..
        } = game;
        format!("[Event \"?\"]\n[Result \"{result}\"]\n\n{movetext}\n\n")
    });
    fs::write(folder.path().join("text.pgn"), text.collect::<String>()).expect("written");
    folder
}

#[test]
fn an_audit_on_a_cluster_writes_what_one_process_writes() {
    let (folder, out) = (folder(4, 300), TempDir::new().expect("a folder"));
    let cluster = Cluster::start(2);
    for format in ["jsonl", "csv"] {
        let name = |which: &str| out.path().join(format!("{which}.{format}"));
        let (a, b) = (
            plan(folder.path(), &name("here")),
            plan(folder.path(), &name("there")),
        );
        let (alone, together) = (here(&a), there(&b, &cluster));
        assert_eq!(alone.totals.games, 4 * 300 + 50);
        assert_eq!(alone.totals, together.totals);
        assert_eq!((together.came, together.unusable), (Came::ToItsEnd, 0));
        assert_same(&a, &b);
    }
}

#[test]
fn an_executor_that_dies_in_the_middle_costs_no_row() {
    let (folder, out) = (folder(16, 1500), TempDir::new().expect("a folder"));
    let mut cluster = Cluster::start(1);
    let (a, b) = (
        plan(folder.path(), &out.path().join("here.jsonl")),
        plan(folder.path(), &out.path().join("there.jsonl")),
    );
    let alone = here(&a);
    let together = thread::scope(|scope| {
        let scheduler = cluster.scheduler.address.clone();
        let audit = scope.spawn({
            let (b, scheduler) = (&b, scheduler);
            move || {
                let runtime = tokio::runtime::Runtime::new().expect("a runtime");
                let mut team =
                    hakem_cluster::audit::Cluster::at(&scheduler, &runtime).expect("reached");
                let stop = AtomicBool::new(false);
                audit_elsewhere(b, &mut team, &stop, &mut Nobody).expect("audited there")
            }
        });
        // Both have begun, and the one has finished something that is lost with it.
        while cluster.results(0) < 2 || cluster.results(1) < 1 {
            assert!(!audit.is_finished(), "over before anything could happen");
            thread::sleep(Duration::from_millis(5));
        }
        cluster.executors[0].0.kill();
        assert!(!audit.is_finished(), "over before the executor was killed");
        audit.join().expect("the audit came to its end")
    });
    assert_eq!(alone.totals, together.totals);
    assert_same(&a, &b);
}

fn answers(cluster: Option<&Cluster>, folder: &Path, question: &str) -> Vec<String> {
    let mut command = program(&json!({"sql": {
        "query": question,
        "tables": [{"name": "games", "path": folder}],
        "cluster": cluster.map(|cluster| address(&cluster.scheduler.address)),
        "json": true,
    }}));
    let output = command.output().expect("the program starts");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{told}");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

#[test]
fn the_same_question_gets_the_same_answer_here_and_on_a_cluster() {
    let folder = folder(4, 200);
    let cluster = Cluster::start(2);
    for question in [
        "select ruling.ground, count(*) as games from games group by 1",
        "select white, result, ruling from games where ruling.consistent = false",
        "select ruling.ground, ruling.plies from games where ruling.plies > 20 and result = '1-0'",
        "select r.ground, max(r.plies) as plies from \
         (select judge(movetext, result, termination => Termination) as r from games) group by 1",
    ] {
        let alone = answers(None, folder.path(), question);
        assert!(alone.len() > 1, "{alone:?}");
        assert_eq!(
            alone,
            answers(Some(&cluster), folder.path(), question),
            "{question}"
        );
    }
}
