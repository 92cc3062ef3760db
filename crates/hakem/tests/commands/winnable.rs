use crate::kit::hakem_reading;

const POSITIONS: &str = "# a comment\n\n8/8/4k3/8/8/3K4/8/8 w - - 0 1\nname\t6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1\nnot a position\n8/8/4k3/3n4/8/8/3RK3/8\n";

#[test]
fn one_line_out_for_each_line_in_and_in_its_order() {
    for jobs in ["1", "4"] {
        let ran = hakem_reading(POSITIONS, &["winnable", "--jobs", jobs]);
        assert_eq!(ran.exit, Some(0));
        let lines: Vec<Vec<&str>> = ran
            .stdout
            .lines()
            .map(|line| line.split('\t').collect())
            .collect();
        let verdicts: Vec<&str> = lines.iter().map(|line| line[0]).collect();
        assert_eq!((verdicts[0], verdicts[1], verdicts[3]), ("--", "W-", "WB"));
        assert!(verdicts[2].starts_with("error"), "{}", verdicts[2]);
        assert_eq!(lines[1][3..], ["name", "6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1"]);
        assert!(
            lines
                .iter()
                .all(|line| line[1].parse::<u64>().is_ok() && line[2].parse::<u64>().is_ok())
        );
        assert!(ran.stderr.contains("4 positions"), "{}", ran.stderr);
    }
}

#[test]
fn a6_9_the_player_waiting_is_the_one_whose_opponent_has_lost_on_time() {
    let ran = hakem_reading(
        "8/8/4k3/8/8/8/4P3/4K3 b - - 0 50\n",
        &["winnable", "--winner", "waiting"],
    );
    assert!(ran.stdout.starts_with("winnable\t"), "{}", ran.stdout);
    let ran = hakem_reading(
        "8/8/4k3/8/8/8/4P3/4K3 w - - 0 50\n",
        &["winnable", "--winner", "waiting"],
    );
    assert!(ran.stdout.starts_with("unwinnable\t"), "{}", ran.stdout);
}

#[test]
fn a_line_of_any_length_gets_one_line() {
    let long = format!(
        "{}\t8/8/4k3/8/8/3K4/8/8 w\n8/8/4k3/8/8/3K4/8/8 w\n",
        "x".repeat(200_000)
    );
    let ran = hakem_reading(long, &["winnable"]);
    let verdicts: Vec<&str> = ran
        .stdout
        .lines()
        .filter_map(|line| line.split('\t').next())
        .collect();
    assert_eq!(verdicts.len(), 2);
    assert!(verdicts[0].starts_with("error"), "{}", verdicts[0]);
    assert_eq!(verdicts[1], "--");
}

#[test]
fn helpmates_are_shown_on_request() {
    let ran = hakem_reading(
        "6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1\n",
        &["winnable", "--lines"],
    );
    assert!(
        ran.stdout.trim_end().ends_with("\th2g3\t-"),
        "{}",
        ran.stdout
    );
    let json = hakem_reading(
        "6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1\n",
        &["winnable", "--json"],
    )
    .one();
    assert_eq!(json["white"]["line"][0], "h2g3");
}

#[test]
fn an_input_without_any_position_cannot_be_used() {
    let ran = hakem_reading("[White \"A\"]\n\n1. e4 e5 *\n", &["winnable"]);
    assert_eq!(ran.exit, Some(2));
    assert!(
        ran.stderr.contains("No line of this input"),
        "{}",
        ran.stderr
    );
    assert!(ran.stdout.lines().all(|line| line.starts_with("error")));
    let one = hakem_reading("8/8/4k3/8/8/3K4/8/8 w - - 0 1\n", &["winnable"]);
    assert_eq!(one.exit, Some(0));
    assert!(one.stderr.starts_with("One position:"), "{}", one.stderr);
}
