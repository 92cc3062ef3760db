//! Replays what the fuzz targets have kept: the corpus, and every input that once failed.
//!
//! The checks are those of the targets themselves; see `fuzz/entry/`.

use std::{fs, path::Path};

#[cfg(test)]
#[path = "../../../fuzz/entry/events.rs"]
mod events;
#[cfg(test)]
#[path = "../../../fuzz/entry/fen.rs"]
mod fen;
#[cfg(test)]
#[path = "../../../fuzz/entry/judge.rs"]
mod judge;
#[cfg(test)]
#[path = "../../../fuzz/entry/log.rs"]
mod log;
#[cfg(test)]
#[path = "../../../fuzz/entry/movetext.rs"]
mod movetext;
#[cfg(test)]
#[path = "../../../fuzz/entry/pgn.rs"]
mod pgn;
#[cfg(test)]
#[path = "../../../fuzz/entry/prover.rs"]
mod prover;
#[cfg(test)]
#[path = "../../../fuzz/entry/time_control.rs"]
mod time_control;
#[cfg(test)]
#[path = "../../../fuzz/entry/verify.rs"]
mod verify;

/// Runs a target on everything kept for it, and gives the number of inputs.
fn replay(target: &str, check: fn(&[u8])) -> usize {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let mut inputs = 0;
    for kind in ["corpus", "regressions"] {
        let Ok(folder) = fs::read_dir(fuzz.join(kind).join(target)) else {
            continue;
        };
        for entry in folder.flatten() {
            if let Ok(input) = fs::read(entry.path()) {
                check(&input);
                inputs += 1;
            }
        }
    }
    inputs
}

macro_rules! targets {
    ($($target:ident),* $(,)?) => {
        $(
            #[test]
            fn $target() {
                assert_ne!(replay(stringify!($target), $target::check), 0);
            }
        )*
        const TARGETS: &[&str] = &[$(stringify!($target)),*];
    };
}

targets! { events, fen, judge, log, movetext, pgn, prover, time_control, verify }

#[test]
fn every_target_is_replayed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        assert!(TARGETS.contains(&name.as_str()), "{name} is not replayed");
    }
}
