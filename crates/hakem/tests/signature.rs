//! The signature of all rulings on the built-in corpus. It changes only when a ruling changes; then
//! the new one is written here, and the changelog says which ruling changed and under which Article.

use assert_cmd::Command;

const SIGNATURE: &str = "5224a4ef482577c3a1865ea4f3edd2e9";

#[test]
fn no_ruling_on_the_built_in_corpus_has_changed() {
    let mut hakem = Command::new(env!("CARGO_BIN_EXE_hakem"));
    let output = hakem.arg("signature").output().expect("it runs");
    let found = String::from_utf8_lossy(&output.stdout);
    assert_eq!(found.trim(), SIGNATURE);
}
