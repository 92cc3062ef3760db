use crate::kit::hakem;

fn state(fen: &str) -> serde_json::Value {
    hakem(&["position", "--json", fen]).one()
}

#[test]
fn what_stands_on_the_board_comes_first() {
    for (fen, expected) in [
        ("5K1k/7b/5B2/8/8/8/8/8 b - - 0 1", "checkmate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate"),
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", "dead_position"),
        ("8/8/8/8/3k4/8/1q6/K7 w - - 0 1", "dead_position"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "ongoing",
        ),
    ] {
        assert_eq!(state(fen)["state"], expected, "{fen}");
    }
}

#[test]
fn a_yes_has_a_line_and_a_no_has_a_proof() {
    let line = state("6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1");
    assert_eq!(line["white"]["can_mate"], "yes");
    assert_eq!(line["white"]["line"][0], "h2g3");
    assert_eq!(line["white"]["proof"], serde_json::Value::Null);
    assert_eq!(line["black"]["can_mate"], "no");
    assert_eq!(line["black"]["line"], serde_json::Value::Null);
    assert!(line["black"]["proof"]["kind"].is_string());
    assert!(line["black"]["nodes"].is_u64() && line["black"]["micros"].is_u64());
}

#[test]
fn a_wall_is_shown_by_its_squares() {
    let wall = "8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 32 62";
    let shown = &state(wall)["white"]["proof"]["shown"];
    let pawns: Vec<&str> = shown["wall"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|s| s.as_str())
        .collect();
    assert!(pawns.contains(&"e4") && pawns.contains(&"e5"), "{shown}");
    assert!(shown["black_king"].is_array(), "{shown}");
    let page = hakem(&["position", wall]).stdout;
    assert!(page.contains("e4"), "{page}");
}

#[test]
fn one_colour_can_be_asked_for() {
    let line = hakem(&[
        "position",
        "--json",
        "--winner",
        "black",
        "8/8/4k3/3n4/8/8/3RK3/8 w - - 0 1",
    ])
    .one();
    assert_eq!(line["white"], serde_json::Value::Null);
    assert_eq!(line["black"]["can_mate"], "yes");
    assert_eq!(line["state"], "ongoing");
}

#[test]
fn the_fen_is_normalised_and_what_was_dropped_is_told() {
    let line = state("4k3/8/8/3pP3/8/8/8/4K3 w KQ d6 0 1");
    assert_eq!(line["fen"], "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let codes: Vec<&str> = line["remarks"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|remark| remark["code"].as_str())
        .collect();
    assert!(codes.contains(&"castling_right_dropped"), "{codes:?}");
}

#[test]
fn quotation_marks_may_be_left_out() {
    let ran = hakem(&[
        "position",
        "--json",
        "8/8/4k3/8/8/3K4/8/8",
        "w",
        "-",
        "-",
        "0",
        "1",
    ]);
    assert_eq!(ran.one()["state"], "dead_position");
}

#[test]
fn the_bounds_are_kept_and_undecided_is_said() {
    let fen = "2k5/2P5/8/8/3K4/8/8/4b3 w - - 0 1";
    let line = hakem(&[
        "position", "--json", "--nodes", "1", "--winner", "black", fen,
    ])
    .one();
    assert_ne!(line["black"]["can_mate"], "no");
}
