//! The signature of all rulings on the built-in corpus. It changes only when a ruling changes; then
//! the new one is written here, and the changelog says which ruling changed and under which Article.

use assert_cmd::Command;

// Last changed: the result of a flag or a resignation against a player who cannot mate is a draw
// (6.9, 5.1.2), whatever was recorded. Before that: a touched piece that cannot be played is 4.5, a
// press after an illegal move says that it stands (7.5.1), a press without a move names 7.5.3 first,
// and a draw that comes by itself is 9.2 or 9.3 and no longer 9.5.2, which is about claims.
const SIGNATURE: &str = "3b01cc2458b346dae6fc2f8e2940661b";

#[test]
fn no_ruling_on_the_built_in_corpus_has_changed() {
    let mut hakem = Command::new(env!("CARGO_BIN_EXE_hakem"));
    let output = hakem.arg("signature").output().expect("it runs");
    let found = String::from_utf8_lossy(&output.stdout);
    assert_eq!(found.trim(), SIGNATURE);
}
