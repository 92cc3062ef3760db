use std::io::Write;

use flate2::{Compression, write::GzEncoder};

use crate::kit::{Ran, game, hakem, hakem_reading};

fn games(count: usize) -> String {
    let one = game("", "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#", "1-0");
    one.repeat(count)
}

fn gzip(text: &str) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).expect("compresses");
    encoder.finish().expect("compresses")
}

fn zstd(text: &str) -> Vec<u8> {
    zstd::encode_all(text.as_bytes(), 3).expect("compresses")
}

fn judged(bytes: Vec<u8>) -> Ran {
    hakem_reading(bytes, &["judge", "--json"])
}

#[test]
fn archives_are_read_by_content_and_not_by_name() {
    for bytes in [gzip(&games(3)), zstd(&games(3)), games(3).into_bytes()] {
        let ran = judged(bytes.clone());
        assert_eq!((ran.exit, ran.json().len()), (Some(0), 3));
        let file = tempfile::Builder::new()
            .suffix(".txt")
            .tempfile()
            .expect("a file");
        std::fs::write(file.path(), bytes).expect("written");
        let path = file.path().to_str().expect("a name");
        assert_eq!(hakem(&["judge", "--json", path]).json().len(), 3);
    }
}

#[test]
fn archives_one_after_another_are_one_input() {
    let mut bytes = gzip(&games(2));
    bytes.extend(gzip(&games(2)));
    assert_eq!(judged(bytes).json().len(), 4);
    let mut bytes = zstd(&games(2));
    bytes.extend(zstd(&games(2)));
    assert_eq!(judged(bytes).json().len(), 4);
}

/// Text that hardly compresses, so that a break falls among its games.
fn varied(count: u64) -> String {
    let name = |seed: u64| seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (1..=count)
        .map(|n| {
            game(
                &format!("[Annotator \"{:x}{:x}\"]\n", name(n), name(n * 31)),
                "1. e4",
                "*",
            )
        })
        .collect()
}

#[test]
fn of_a_truncated_archive_everything_before_the_break_is_judged() {
    for whole in [gzip(&varied(20_000)), zstd(&varied(20_000))] {
        let half = whole[..whole.len() / 2].to_vec();
        let ran = judged(half);
        assert_eq!(ran.exit, Some(2));
        let lines = ran.json();
        assert!(lines.len() > 1_000, "{}", lines.len());
        assert!(lines.iter().rev().skip(1).all(|line| line["plies"] == 1));
        assert_eq!(ran.stderr.lines().count(), 1, "{}", ran.stderr);
        assert!(ran.stderr.starts_with("hakem: -:"), "{}", ran.stderr);
        assert!(ran.stderr.contains("ends too early"), "{}", ran.stderr);
    }
}

#[test]
fn an_archive_that_is_cut_in_its_head_or_damaged_is_refused() {
    for bytes in [gzip(&games(1))[..5].to_vec(), zstd(&games(1))[..5].to_vec()] {
        assert!(judged(bytes).refused().contains("ends too early"));
    }
    let mut bytes = gzip(&varied(100));
    let middle = bytes.len() / 2;
    bytes[middle..middle + 40].fill(0xaa);
    let ran = judged(bytes);
    assert_eq!(ran.exit, Some(2), "{}", ran.stderr);
}

#[test]
fn an_archive_of_nothing_or_of_an_archive_is_refused() {
    assert!(judged(gzip("")).refused().contains("empty"));
    let twice = {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(&gzip(&games(1))).expect("compresses");
        encoder.finish().expect("compresses")
    };
    assert!(judged(twice).refused().contains("gzip"));
}
