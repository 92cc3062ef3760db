use std::fs;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use hakem_audit::input::{InputFault, InputTrouble};
use hakem_audit::{Observer, Progress, audit};
use proptest::prelude::*;

use crate::kit::{Folder, bare_rows, game, mixed, plan, rows, run};

/// What an audit writes when the input is cut into pieces of this size.
fn audited(text: &[u8], shard_bytes: usize, jobs: usize) -> (Vec<u8>, Vec<u8>) {
    let folder = Folder::new();
    let input = folder.file("games.pgn", text);
    let out = folder.path("rows.jsonl");
    let mut plan = plan(&[&input], &out);
    plan.shard_bytes = shard_bytes;
    plan.jobs = NonZeroUsize::new(jobs).expect("jobs");
    run(&plan);
    let name = input.display().to_string();
    let bare = |path| {
        let text = fs::read_to_string(path).expect("rows");
        text.replace(&name, "games.pgn").into_bytes()
    };
    (bare(out), bare(folder.path("rows.findings.jsonl")))
}

#[test]
fn many_jobs_write_what_one_job_writes() {
    let text = mixed().repeat(40);
    let alone = audited(text.as_bytes(), usize::MAX, 1);
    for (shard_bytes, jobs) in [(2000, 1), (2000, 2), (2000, 5), (5000, 3)] {
        assert!(
            audited(text.as_bytes(), shard_bytes, jobs) == alone,
            "{shard_bytes} bytes, {jobs} jobs"
        );
    }
}

#[test]
fn games_and_lines_are_numbered_through_the_whole_input() {
    let folder = Folder::new();
    let one = crate::kit::game("", "1. e4 e5", "1-0");
    let lines = one.lines().count() as u64;
    let (first, second) = (one.repeat(200), one.repeat(60).replace('\n', "\r\n"));
    let first = folder.file("first.pgn", first);
    let second = folder.file("second.pgn", second);
    let out = folder.path("rows.jsonl");
    let mut plan = plan(&[&first, &second], &out);
    plan.shard_bytes = 1000;
    plan.jobs = NonZeroUsize::new(2).expect("two");
    let (summary, faults) = run(&plan);
    assert_eq!((summary.totals.games, faults.len()), (260, 0));
    let rows = rows(&out);
    for (index, row) in rows.iter().enumerate() {
        let number = if index < 200 { index } else { index - 200 } as u64;
        assert_eq!(row["game"], number + 1);
        assert_eq!(row["line"], number * lines + 1);
    }
}

#[test]
fn an_event_tag_in_a_comment_cuts_where_reading_would() {
    let text = "[Event \"a\"]\n\n1. e4 { never closed\n\n[Event \"b\"]\n\n1. d4 *\n\n\
                [Event \"c\"]\n\n1. c4 { [Event \"x\"]\n[Event \"y\"] } c5 *\n\n[Event \"d\"]\n\n1. f4";
    let alone = audited(text.as_bytes(), usize::MAX, 1);
    for shard_bytes in [16, 24, 32, 40, 48, 64] {
        assert!(
            audited(text.as_bytes(), shard_bytes, 2) == alone,
            "{shard_bytes}"
        );
    }
}

#[test]
fn utf16_is_read_as_one() {
    let units: Vec<u8> = mixed().encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert!(audited(&units, 500, 2) == audited(&units, usize::MAX, 1));
}

#[test]
fn compressed_inputs_and_folders_give_the_same_rows() {
    use std::io::Write;
    let text = mixed();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(text.as_bytes()).expect("packed");
    // Two frames, one behind the other, as archives are joined.
    let half = text.len() / 2;
    let frame = |part: &[u8]| zstd::encode_all(part, 1).expect("packed");
    let frames = [
        frame(&text.as_bytes()[..half]),
        frame(&text.as_bytes()[half..]),
    ]
    .concat();
    let folder = Folder::new();
    folder.file("in/b/plain.pgn", &text);
    folder.file("in/a/packed.pgn.gz", gzip.finish().expect("packed"));
    folder.file("in/c.pgn.zst", frames);
    folder.file("in/notes.txt", "no games");
    let out = folder.path("rows.jsonl");
    let (summary, faults) = run(&plan(&[&folder.path("in")], &out));
    assert_eq!((summary.inputs, faults.len()), (3, 0));
    let rows = bare_rows(&out);
    let each = rows.len() / 3;
    assert_eq!(rows[..each], rows[each..2 * each]);
    assert_eq!(rows[..each], rows[2 * each..]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Whatever stands in a file, and however it is cut: the same rows.
    #[test]
    fn how_an_input_is_cut_changes_no_row(
        parts in prop::collection::vec(
            prop::sample::select(vec![
                "[Event \"x\"]\n", "\n", "\r\n", "[Event \"y\"]", " ", "{", "}", "(", ")",
                "1. e4 ", "e5 ", "2. Nf3 ", "1-0\n", "*\n\n", "; rest\n", "% skipped\n",
                "[White \"w\"]\n", "$1 ", "\n\n[Event \"z\"]\n\n",
            ]),
            0..60,
        ),
        shard_bytes in 1usize..200,
    ) {
        let text = parts.concat();
        let whole = audited(text.as_bytes(), usize::MAX, 1);
        prop_assert!(audited(text.as_bytes(), shard_bytes, 2) == whole, "{text:?}");
    }
}

#[test]
fn an_archive_of_many_frames_gives_what_its_text_gives() {
    let text = mixed().repeat(40);
    let alone = audited(text.as_bytes(), usize::MAX, 1);
    // Frames end anywhere, in the middle of games too.
    let frame = |part: &[u8]| zstd::encode_all(part, 1).expect("packed");
    let packed: Vec<u8> = text.as_bytes().chunks(1234).flat_map(frame).collect();
    for (shard_bytes, jobs) in [(usize::MAX, 1), (2000, 2), (5000, 3)] {
        assert!(
            audited(&packed, shard_bytes, jobs) == alone,
            "{shard_bytes} bytes, {jobs} jobs"
        );
    }
}

#[test]
fn of_many_frames_of_which_the_last_is_truncated_everything_before_is_judged() {
    let folder = Folder::new();
    let frame = |n: usize| zstd::encode_all(mixed().repeat(n).as_bytes(), 1).expect("packed");
    let mut packed = [frame(50), frame(20), frame(50)].concat();
    packed.truncate(packed.len() - 20);
    let input = folder.file("games.pgn.zst", packed);
    let out = folder.path("rows.jsonl");
    let mut plan = plan(&[&input], &out);
    plan.jobs = NonZeroUsize::new(2).expect("two");
    let (summary, faults) = run(&plan);
    assert!(summary.totals.games >= 700, "{}", summary.totals.games);
    let packing = "Zstandard";
    assert_eq!(faults.len(), 1);
    assert_eq!(
        faults[0].trouble,
        InputTrouble::TruncatedArchive { packing }
    );
}

/// Notes how far the audit had come each time that this was told.
#[derive(Default)]
struct Told(Vec<Progress>);

impl Observer for Told {
    fn fault(&mut self, _: &InputFault) {}

    fn progress(&mut self, progress: &Progress) {
        self.0.push(*progress);
    }
}

#[test]
fn what_is_read_ahead_is_not_yet_done() {
    let folder = Folder::new();
    let one = game("", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1-0");
    let input = folder.file("games.pgn", one.repeat(3_000));
    let mut plan = plan(&[&input], &folder.path("rows.jsonl"));
    plan.shard_bytes = 4_096;
    let mut told = Told::default();
    audit(&plan, &AtomicBool::new(false), &mut told).expect("an audit");
    let length = one.len() as u64;
    for progress in &told.0 {
        // But for the game in which a piece ends, and the bytes by which the kind of file is told.
        let least = progress.bytes.saturating_sub(8 * 1024);
        assert!(least <= (progress.games + 1) * length, "{progress:?}");
    }
    let last = told.0.last().expect("told");
    assert_eq!((Some(last.bytes), last.games), (last.of_bytes, 3_000));
}
