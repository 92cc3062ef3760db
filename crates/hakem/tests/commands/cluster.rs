//! The program for clusters is one of its own: it is found, or told where to get.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::kit::hakem;

/// The binary in a folder of its own, with nothing on the search path.
fn alone(folder: &TempDir) -> PathBuf {
    let binary = folder.path().join("hakem");
    fs::copy(env!("CARGO_BIN_EXE_hakem"), &binary).expect("copied");
    binary
}

fn run(binary: &Path, path: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = std::process::Command::new(binary)
        .args(arguments)
        .env("PATH", path)
        .env("LC_ALL", "C")
        .output()
        .expect("the binary runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    let (stdout, stderr) = (text(output.stdout), text(output.stderr));
    (output.status.code(), stdout, stderr)
}

#[test]
fn a_program_that_is_not_there_is_told_of_in_both_languages() {
    let folder = TempDir::new().expect("a folder");
    let binary = alone(&folder);
    let (exit, _, told) = run(&binary, folder.path(), &["cluster", "scheduler"]);
    assert_eq!(exit, Some(2));
    assert!(told.contains("make cluster"), "{told}");
    let turkish = ["--lang", "tr", "cluster", "sql", "select 1"];
    let (exit, _, told) = run(&binary, folder.path(), &turkish);
    assert_eq!(exit, Some(2));
    assert!(told.contains("kurulu değil"), "{told}");
}

#[cfg(unix)]
#[test]
fn the_order_is_handed_over_and_the_exit_code_comes_back() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, elsewhere) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let binary = alone(&folder);
    for place in [&elsewhere, &folder] {
        let program = place.path().join("hakem-cluster");
        fs::write(&program, "#!/bin/sh\necho \"$0\" \"$1\"\nexit 1\n").expect("written");
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("may run");
        let arguments = ["cluster", "sql", "select 1", "--table", "x.parquet"];
        let (exit, said, told) = run(&binary, elsewhere.path(), &arguments);
        assert_eq!(exit, Some(1), "{told}");
        let (by, order) = said.split_once(' ').expect("two words");
        assert_eq!(by, program.display().to_string());
        let order: serde_json::Value = serde_json::from_str(order).expect("an order");
        assert_eq!(order["task"]["sql"]["tables"][0]["path"], "x.parquet");
    }
}

#[test]
fn what_cannot_be_used_is_refused_before_anything_is_started() {
    let refused = |arguments: &[&str]| hakem(arguments).refused().to_owned();
    assert!(refused(&["cluster", "scheduler", "--listen", "a:b:c"]).contains("127.0.0.1:50050"));
    assert!(refused(&["cluster", "sql", "select 1", "--table", "a b=c"]).contains("NAME=PATH"));
    assert!(refused(&["cluster", "sql"]).contains("SQL"));
    assert!(refused(&["cluster", "schedule"]).contains("scheduler"));
    assert!(hakem(&["cluster"]).stdout.contains("executor"));
}
