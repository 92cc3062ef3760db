use std::fs::{self, File};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arrow_array::{ArrayRef, RecordBatch, StringArray};
use hakem_audit::elsewhere::{Manner, Stretch, Team, Wanted, judge_stretch, parcel_place};
use hakem_audit::input::{InputFault, Source};
use hakem_audit::{
    AuditFault, Beginning, Came, Observer, Plan, Progress, RowFormat, RowsFile, audit,
    audit_elsewhere,
};
use parquet::arrow::ArrowWriter;
use parquet::file::properties::WriterProperties;
use tempfile::TempDir;

/// Keeps what it is told.
#[derive(Default)]
struct Ear(Vec<String>);

impl Observer for Ear {
    fn fault(&mut self, fault: &InputFault) {
        self.0.push(fault.to_string());
    }

    fn progress(&mut self, _: &Progress) {}
}

/// Judges the last stretch first, and as many as it likes.
struct Backwards {
    most: usize,
    judged: usize,
}

impl Team for Backwards {
    fn judge(
        &mut self,
        stretches: Vec<Stretch>,
        manner: &Manner,
        hand_over: &mut dyn FnMut(&[u8]) -> Wanted,
    ) -> Result<(), String> {
        for stretch in stretches.iter().take(self.most).rev() {
            let mut parcels = Vec::new();
            judge_stretch(stretch, manner, &mut |parcel| {
                parcels.push(parcel);
                Wanted::More
            })
            .map_err(|error| error.to_string())?;
            let last = parcels.last().map(|parcel| parcel_place(parcel));
            assert!(last.is_some_and(|place| place.is_ok_and(|place| place.is_last)));
            for parcel in parcels {
                hand_over(&parcel);
            }
            self.judged += 1;
        }
        if self.most < stretches.len() {
            return Err("tired".to_owned());
        }
        Ok(())
    }
}

fn plan(games: &Path, rows: &Path) -> Plan {
    Plan {
        carried: vec!["WhiteElo".to_owned()],
        rows: Some(RowsFile {
            path: rows.to_path_buf(),
            format: RowFormat::Json,
        }),
        shard_bytes: 1600,
        ..Plan::of(vec![Source::File(games.to_path_buf())])
    }
}

const MOVES: [&str; 4] = [
    "1. f3 e5 2. g4 Qh4# 1-0",
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2",
    "1. e4 e5 2. Ke3 {no} 0-1",
    "1. d4 d5 *",
];

/// A folder with a text, a table of several groups of rows, a packed text that is cut off, and a
/// file of something else.
fn games() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let text: String = (0..200)
        .map(|n| {
            format!(
                "[Event \"{n}\"]\n[WhiteElo \"{n}\"]\n\n{}\n\n",
                MOVES[n % 4]
            )
        })
        .collect();
    fs::write(folder.path().join("a.pgn"), &text).expect("written");
    let moves: StringArray = (0..200).map(|n| Some(MOVES[n % 4])).collect();
    let moves: ArrayRef = Arc::new(moves);
    let batch = RecordBatch::try_from_iter([("movetext", moves)]).expect("a column");
    let groups = WriterProperties::builder().set_max_row_group_row_count(Some(7));
    let file = File::create(folder.path().join("b.parquet")).expect("a file");
    let mut writer = ArrowWriter::try_new(file, batch.schema(), Some(groups.build())).expect("one");
    writer.write(&batch).expect("written");
    writer.close().expect("closed");
    let mut packed = zstd::encode_all(text.as_bytes(), 1).expect("packed");
    packed.truncate(packed.len() / 2);
    fs::write(folder.path().join("c.pgn.zst"), packed).expect("written");
    fs::write(folder.path().join("d.pgn"), [0xff, 0xd8, 0xff, 0xe0, 0, 0]).expect("written");
    folder
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("written")
}

#[test]
fn what_is_judged_elsewhere_is_written_as_if_it_had_been_judged_here() {
    let (folder, out) = (games(), TempDir::new().expect("a folder"));
    let here = plan(folder.path(), &out.path().join("here.jsonl"));
    let there = plan(folder.path(), &out.path().join("there.jsonl"));
    let (mut told_here, mut told_there) = (Ear::default(), Ear::default());
    let go_on = AtomicBool::new(false);
    let alone = audit(&here, &go_on, &mut told_here).expect("audited");
    let mut team = Backwards {
        most: usize::MAX,
        judged: 0,
    };
    let together = audit_elsewhere(&there, &mut team, &go_on, &mut told_there).expect("audited");
    assert!(team.judged > 10, "{} stretches", team.judged);
    assert_eq!(alone.totals, together.totals);
    assert_eq!(alone.unusable, together.unusable);
    assert_eq!(told_here.0, told_there.0);
    let findings = |plan: &Plan| read(&plan.rows.as_ref().unwrap().findings());
    assert_eq!(
        read(&out.path().join("here.jsonl")),
        read(&out.path().join("there.jsonl"))
    );
    assert_eq!(findings(&here), findings(&there));
}

#[test]
fn an_audit_that_the_others_did_not_finish_can_be_finished_here() {
    let (folder, out) = (games(), TempDir::new().expect("a folder"));
    let here = plan(folder.path(), &out.path().join("here.jsonl"));
    let mut there = plan(folder.path(), &out.path().join("there.jsonl"));
    let go_on = AtomicBool::new(false);
    audit(&here, &go_on, &mut Ear::default()).expect("audited");
    let mut team = Backwards { most: 9, judged: 0 };
    let tired = audit_elsewhere(&there, &mut team, &go_on, &mut Ear::default());
    let why = "tired".to_owned();
    assert_eq!(tired.err(), Some(AuditFault::Elsewhere { why }));
    there.beginning = Beginning::Resumed;
    let came = audit(&there, &go_on, &mut Ear::default())
        .expect("audited")
        .came;
    assert_eq!(came, Came::ToItsEnd);
    assert_eq!(
        read(&out.path().join("here.jsonl")),
        read(&out.path().join("there.jsonl"))
    );
}

#[test]
fn an_audit_elsewhere_can_be_stopped() {
    let (folder, out) = (games(), TempDir::new().expect("a folder"));
    let plan = plan(folder.path(), &out.path().join("rows.jsonl"));
    let stop = AtomicBool::new(false);
    struct Stopping<'a>(&'a AtomicBool, usize);
    impl Team for Stopping<'_> {
        fn judge(
            &mut self,
            stretches: Vec<Stretch>,
            manner: &Manner,
            hand_over: &mut dyn FnMut(&[u8]) -> Wanted,
        ) -> Result<(), String> {
            for stretch in &stretches {
                self.1 += 1;
                let mut wanted = Wanted::More;
                let mut bit_by_bit = |parcel: Vec<u8>| {
                    wanted = hand_over(&parcel);
                    wanted
                };
                judge_stretch(stretch, manner, &mut bit_by_bit).expect("understood");
                if wanted == Wanted::No {
                    return Ok(());
                }
                self.0.store(self.1 == 3, Ordering::Relaxed);
            }
            Ok(())
        }
    }
    let mut team = Stopping(&stop, 0);
    let came = audit_elsewhere(&plan, &mut team, &stop, &mut Ear::default())
        .expect("audited")
        .came;
    assert_eq!((came, team.1), (Came::Interrupted, 4));
}

#[test]
fn only_files_can_be_judged_elsewhere() {
    let out = TempDir::new().expect("a folder");
    let mut plan = plan(out.path(), &out.path().join("rows.jsonl"));
    plan.sources = vec![Source::Stdin];
    let mut team = Backwards { most: 9, judged: 0 };
    let refused = audit_elsewhere(
        &plan,
        &mut team,
        &AtomicBool::new(false),
        &mut Ear::default(),
    );
    let name = "-".to_owned();
    assert_eq!(refused.err(), Some(AuditFault::NotAFile { name }));
}
