use crate::kit::{hakem, hakem_reading};

const CAN: &str = "8/8/4k3/3n4/8/8/3RK3/8 w - - 0 1";
const CANNOT: &str = "8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 32 62";

#[test]
fn what_is_proved_is_verified() {
    for (fen, winner, can) in [(CAN, "black", true), (CANNOT, "white", false)] {
        let written = hakem(&["prove", fen, "--winner", winner]);
        assert_eq!(written.exit, Some(0), "{}", written.stderr);
        let checked = hakem_reading(written.stdout.clone(), &["verify", "--json"]).one();
        assert_eq!(checked["valid"], true);
        assert_eq!(checked["can_mate"], can);
        assert_eq!(checked["winner"], winner);
        let said = hakem_reading(written.stdout, &["verify"]);
        assert!(said.stdout.contains("valid"), "{}", said.stdout);
    }
}

#[test]
fn what_was_changed_is_refused_with_its_line() {
    let written = hakem(&["prove", CAN, "--winner", "black"]).stdout;
    let changed = written.replace("winner black", "winner white");
    let ran = hakem_reading(changed, &["verify"]);
    assert_eq!(ran.exit, Some(2));
    assert!(ran.stderr.starts_with("hakem: -:"), "{}", ran.stderr);
    assert!(ran.stdout.contains("not valid"), "{}", ran.stdout);
}

#[test]
fn the_evidence_goes_into_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("evidence.txt");
    let name = path.to_str().expect("a name");
    let ran = hakem(&["prove", CAN, "--winner", "black", "--out", name]);
    assert_eq!(ran.exit, Some(0), "{}", ran.stderr);
    assert!(
        ran.stdout.starts_with("Black can checkmate"),
        "{}",
        ran.stdout
    );
    assert_eq!(hakem(&["verify", name]).exit, Some(0));
    assert!(hakem(&["prove", CAN]).refused().contains("--winner"));
}

#[test]
fn p10_what_is_not_decided_is_not_written() {
    let fen = "2k5/2P5/8/8/3K4/8/8/4b3 w - - 0 1";
    let ran = hakem(&["prove", fen, "--winner", "black", "--nodes", "1"]);
    if ran.exit != Some(0) {
        assert!(ran.refused().contains("not decided"), "{}", ran.stderr);
        assert!(ran.stdout.is_empty());
    }
}

#[test]
fn what_is_no_text_is_no_certificate() {
    let ran = hakem_reading(vec![0, 1, 2, 3], &["verify", "-"]);
    assert!(ran.refused().contains("certificate"), "{}", ran.stderr);
}
