//! Provisions that are too small for a game of their own: one that holds, one that does not.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot be set up fails"
)]

#[cfg(test)]
mod common;

use common::Board;
use hakem_laws::{
    Regulations, What,
    facts::clock::Clock,
    profile,
    record::{
        event::{ClaimGround, Decision, IrregularityKind, Millis},
        time_control::{Period, TimeControl},
    },
    ruling::{Reason, Score, State, Verdict},
};
use shakmaty::Color;

fn irregularity(kind: IrregularityKind) -> What {
    What::Irregularity {
        of: None,
        kind,
        ply: None,
    }
}

#[test]
fn a6_2_2_who_has_made_no_move_has_nothing_to_press_for() {
    let mut board = Board::new();
    let ruling = board.of(Color::White, What::Press);
    assert_eq!(
        ruling.reason,
        Reason::PressedWithoutMove {
            player: Color::White
        }
    );
}

fn one_period(increment: u64, delay: u64) -> Option<TimeControl> {
    let period = Period {
        moves: None,
        time: Millis(60_000),
        increment: Millis(increment),
        delay: Millis(delay),
    };
    TimeControl::new(&[period])
}

#[test]
fn a6_3_2_with_delay_the_main_time_waits_and_nothing_is_saved() {
    let control = one_period(0, 5_000).unwrap();
    let mut clock = Clock::start(Some(&control), Color::White);
    clock.complete(Color::White, 1, Some(Millis(3_000)), &control);
    let left = clock.reading(Color::White, Some(Millis(3_000)), Millis(5_000));
    assert_eq!(left, Some(Millis(60_000)));
}

#[test]
fn a6_3_2_without_delay_the_main_time_runs_at_once() {
    let control = one_period(0, 0).unwrap();
    let mut clock = Clock::start(Some(&control), Color::White);
    clock.complete(Color::White, 1, Some(Millis(3_000)), &control);
    assert_eq!(
        clock.reading(Color::White, None, Millis(0)),
        Some(Millis(57_000))
    );
}

#[test]
fn a7_2_2_a_turned_board_does_not_stop_the_game() {
    let mut board = Board::new();
    board.play("e4 e5");
    let ruling = board.arbiter(irregularity(IrregularityKind::BoardTurned));
    assert_eq!(
        (ruling.verdict, ruling.state),
        (Verdict::Noted, State::InProgress)
    );
    assert_eq!(common::numbers(&ruling), ["7.2.2"]);
}

#[test]
fn a7_2_2_a_wrong_initial_position_is_another_matter() {
    let mut board = Board::new();
    let ruling = board.arbiter(irregularity(IrregularityKind::StartPosition));
    assert_eq!(common::numbers(&ruling), ["7.2.1"]);
}

#[test]
fn a10_2_no_result_shares_out_more_than_the_game() {
    for text in ["1-1/2", "1/2-1", "1-1", "3/4-1/4", "2-0"] {
        assert_eq!(Score::from_text(text), None, "{text}");
    }
}

#[test]
fn a12_9_5_the_arbiter_takes_points_from_one_player() {
    let mut board = Board::new();
    board.play("e4 e5");
    let score = Score { white: 1, black: 0 };
    let ruling = board.arbiter(What::Decision(Decision::Result(score)));
    assert_eq!(
        (ruling.verdict, ruling.effect.result),
        (Verdict::Ended, Some(score))
    );
}

#[test]
fn a12_9_4_the_arbiter_gives_the_opponent_all_there_is() {
    let mut board = Board::new();
    board.play("e4 e5");
    let ruling = board.arbiter(What::Decision(Decision::Result(Score::BLACK_WINS)));
    assert_eq!(ruling.effect.result, Some(Score::BLACK_WINS));
}

#[test]
fn a12_9_6_a_milder_penalty_leaves_the_game_on() {
    let mut board = Board::new();
    board.play("e4 e5");
    for decision in [Decision::Warn, Decision::Penalty, Decision::SetClock] {
        let ruling = board.arbiter(What::Decision(decision));
        assert_eq!(
            (ruling.state, ruling.effect.result),
            (State::InProgress, None)
        );
    }
}

#[test]
fn a_a_5_5_where_only_players_call_flags_the_arbiter_does_not() {
    let mut board = Board::under(Regulations::of(&profile::USCHESS_7));
    board.play("e4 e5");
    assert_eq!(board.flag(Color::White).verdict, Verdict::Refused);
}

#[test]
fn x9_any_series_of_moves_counts_not_a_list_of_forces() {
    // Knight against bishop: on every list too little, but the knight can be helped to mate.
    let mut board = Board::from("8/8/4k3/7b/8/3KN3/8/8 b - - 0 60");
    let ruling = board.of(Color::Black, What::Resign);
    assert_eq!(ruling.effect.result, Some(Score::WHITE_WINS));
    // Eight pawns and two kings: on every list enough, but nothing can ever happen.
    let mut board = Board::from("4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 60");
    let ruling = board.play("Kd2");
    assert_eq!(
        (ruling.verdict, ruling.effect.result),
        (Verdict::Ended, Some(Score::DRAW))
    );
}

#[test]
fn s2_23_identity_is_the_same_for_both_kinds_of_claim() {
    // The first time the diagram stood there, castling was still possible.
    let rights_lost = "e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7";
    let mut on_the_board = Board::new();
    on_the_board.play(rights_lost);
    on_the_board.play("Ke1 Ke8");
    let claim = on_the_board.claim(Color::White, ClaimGround::Threefold, None);
    assert_eq!(claim.verdict, Verdict::Incorrect);
    let mut written = Board::new();
    written.play(rights_lost);
    written.play("Ke1");
    let claim = written.claim(Color::Black, ClaimGround::Threefold, Some("Ke8"));
    assert_eq!(claim.verdict, Verdict::Incorrect);
}
