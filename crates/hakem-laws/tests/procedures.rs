//! Procedures at the board, one test per situation, named after its Article.

mod common;

use common::{Board, numbers};
use hakem_laws::{
    Regulations, What,
    profile::{self, Profile},
    record::{
        event::{Act, ClaimGround, FlagOrder, IllegalKind, IrregularityKind, Ply, Terms, Touching},
        regulations::{Adoption, AgreementLimit},
        time_control::{Period, TimeControl},
    },
    ruling::{ExtraTime, Ground, Level, Reason, Score, State, Verdict},
};
use shakmaty::{Color, Square};

use Color::{Black, White};

const THIRD_INITIAL: &str = "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8";

fn rules(profile: &'static Profile) -> Regulations {
    Regulations::of(profile)
}

fn extra(minutes: u8, to: Color) -> Option<ExtraTime> {
    Some(ExtraTime { minutes, to })
}

// --- 9.2, 9.4, 9.5: the claim table ---

#[test]
fn row_1_a9_2_2_the_position_on_the_board_stands_for_the_third_time() {
    let mut board = Board::new();
    board.play(THIRD_INITIAL);
    let ruling = board.claim(White, ClaimGround::Threefold, None);
    assert_eq!(ruling.verdict, Verdict::Correct);
    assert_eq!(ruling.effect.result, Some(Score::DRAW));
    assert_eq!(numbers(&ruling), ["9.2.2", "9.5.2"]);
    assert_eq!(ruling.state, State::Ended);
}

#[test]
fn row_2_a9_2_1_with_a_written_move() {
    let mut board = Board::new();
    board.play("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1");
    let ruling = board.claim(Black, ClaimGround::Threefold, Some("Nb8"));
    assert_eq!(
        (ruling.verdict, numbers(&ruling)),
        (Verdict::Correct, vec!["9.2.1", "9.5.2"])
    );
}

#[test]
fn row_3_an_illegal_written_move_binds_its_piece() {
    let mut board = Board::from("k7/p7/8/3N4/8/8/P7/6K1 w - - 0 50");
    board.play("Nf6 Kb8 Nd5 Ka8 Nf6 Kb8 Ne4 Kb7 Ng3 Ka8");
    let ruling = board.claim(White, ClaimGround::Threefold, Some("Nf6"));
    assert_eq!(ruling.verdict, Verdict::Incorrect);
    assert_eq!(ruling.effect.extra_time, extra(2, Black));
    assert!(
        ruling
            .notes
            .contains(&Reason::MustMovePiece { square: Square::G3 })
    );
    assert_eq!(board.play("Kf1").verdict, Verdict::Refused);
    assert_eq!(board.play("Ne4").verdict, Verdict::Noted);
}

#[test]
fn row_4_a9_5_3_the_written_move_must_be_played() {
    let mut board = Board::new();
    board.play("Nf3 Nf6 Ng1 Ng8");
    let ruling = board.claim(White, ClaimGround::Threefold, Some("Nf3"));
    assert_eq!(ruling.verdict, Verdict::Incorrect);
    assert!(ruling.effect.must_play.is_some());
    assert_eq!(board.play("e4").verdict, Verdict::Refused);
    assert_eq!(board.play("Nf3").verdict, Verdict::Noted);
}

#[test]
fn row_5_p3_an_unwritten_claim_may_be_made_regular_and_is_wrong_if_maintained() {
    let mut board = Board::new();
    board.play("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1");
    let first = board.claim(Black, ClaimGround::Threefold, None);
    assert_eq!(first.verdict, Verdict::Irregular);
    let mut insisting = Board {
        game: board.game.clone(),
        rules: board.rules.clone(),
    };
    assert_eq!(
        insisting.claim(Black, ClaimGround::Threefold, None).verdict,
        Verdict::Incorrect
    );
    let regular = board.claim(Black, ClaimGround::Threefold, Some("Nb8"));
    assert_eq!(regular.verdict, Verdict::Correct);
}

#[test]
fn row_6_a9_4_touching_a_piece_loses_the_claim() {
    let mut board = Board::new();
    board.play(THIRD_INITIAL);
    board.touch(White, Square::G1);
    let ruling = board.claim(White, ClaimGround::Threefold, None);
    assert_eq!(ruling.verdict, Verdict::Incorrect);
    assert_eq!(numbers(&ruling), ["9.4", "9.5.3"]);
    assert_eq!(ruling.effect.extra_time, extra(2, Black));
}

#[test]
fn row_6_adjusting_does_not_lose_the_claim() {
    let mut board = Board::new();
    board.play(THIRD_INITIAL);
    board.of(
        White,
        What::Touch {
            square: Square::G1,
            manner: Touching::Adjusting,
        },
    );
    assert_eq!(
        board.claim(White, ClaimGround::Threefold, None).verdict,
        Verdict::Correct
    );
}

#[test]
fn row_7_p4_the_player_without_the_move_cannot_claim() {
    let mut board = Board::new();
    board.play(THIRD_INITIAL);
    let ruling = board.claim(Black, ClaimGround::Threefold, None);
    assert_eq!(ruling.verdict, Verdict::Incorrect);
    assert_eq!(ruling.effect.extra_time, extra(2, White));
    assert_eq!(ruling.effect.offer, Some(Black));
    assert_eq!(board.accept(White).ground, Some(Ground::Agreement));
}

#[test]
fn row_8_no_claim_after_the_end() {
    let mut board = Board::new();
    board.play("f3 e5 g4 Qh4");
    let ruling = board.claim(White, ClaimGround::Threefold, None);
    assert_eq!(
        (ruling.verdict, numbers(&ruling)),
        (Verdict::NoObject, vec!["5.1.1"])
    );
}

#[test]
fn row_9_a9_3_1_a_written_move_that_would_mate_is_still_a_correct_claim() {
    let mut board = Board::from("7k/8/5KQ1/8/8/8/8/8 w - - 99 100");
    let ruling = board.claim(White, ClaimGround::Fifty, Some("Qg7"));
    assert_eq!(
        (ruling.verdict, ruling.effect.result),
        (Verdict::Correct, Some(Score::DRAW))
    );
}

#[test]
fn row_10_a9_1_2_3_acceptance_at_once_is_an_agreement() {
    let mut board = Board::new();
    board.play("e4 e5 Nf3 Nc6");
    board.claim(White, ClaimGround::Threefold, Some("Ng1"));
    let ruling = board.accept(Black);
    assert_eq!(
        (ruling.verdict, ruling.ground),
        (Verdict::Ended, Some(Ground::Agreement))
    );
    assert_eq!(numbers(&ruling), ["5.2.3", "9.1.2.3"]);
}

#[test]
fn p8_the_offer_of_an_examined_claim_lapses() {
    let mut board = Board::new();
    board.play("e4 e5 Nf3 Nc6");
    board.claim(White, ClaimGround::Threefold, Some("Ng1"));
    board.play("Ng1");
    assert_eq!(board.accept(Black).verdict, Verdict::Refused);
}

#[test]
fn row_11_before_the_opponent_has_pressed() {
    let mut board = Board::new();
    board.play("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1");
    board.make("Nb8");
    assert_eq!(
        board.claim(White, ClaimGround::Threefold, None).verdict,
        Verdict::Correct
    );
    let mut board = Board::from("6k1/8/8/8/8/8/6R1/K7 b - - 99 100");
    board.make("Kh8");
    let fifty = board.claim(White, ClaimGround::Fifty, None);
    assert_eq!(fifty.verdict, Verdict::Irregular);
    board.of(Black, What::Press);
    assert_eq!(
        board.claim(White, ClaimGround::Fifty, None).verdict,
        Verdict::Correct
    );
}

#[test]
fn row_12_p14_the_written_move_fails_and_the_board_qualifies() {
    let mut board = Board::new();
    board.play(THIRD_INITIAL);
    let ruling = board.claim(White, ClaimGround::Threefold, Some("e4"));
    assert_eq!(
        (ruling.verdict, ruling.level),
        (Verdict::Correct, Level::Discretion)
    );
}

#[test]
fn a9_5_3_one_minute_in_rapid_and_the_event_says_in_supervised_blitz() {
    for (profile, minutes) in [
        (&profile::FIDE_2023_RAPID_A4, 1),
        (&profile::FIDE_2023_RAPID_A5, 1),
        (&profile::FIDE_2023_BLITZ_B3, 1),
        (&profile::FIDE_2023_BLITZ_B2, 2),
        (&profile::FIDE_2018_RAPID, 2),
        (&profile::FIDE_2018_BLITZ, 1),
    ] {
        let mut board = Board::under(rules(profile));
        let ruling = board.claim(White, ClaimGround::Threefold, None);
        assert_eq!(
            ruling.effect.extra_time,
            extra(minutes, Black),
            "{}",
            profile.id
        );
    }
    let mut event = rules(&profile::FIDE_2023_BLITZ_B2);
    event.blitz_b2_minutes = Some(1);
    let ruling = Board::under(event).claim(White, ClaimGround::Threefold, None);
    assert_eq!(ruling.effect.extra_time, extra(1, Black));
}

#[test]
fn a9_3_2_a_claim_needs_fifty_moves_by_each() {
    let count = |clock: u32| {
        let mut board = Board::from(&format!("7k/8/8/8/8/8/6R1/K7 w - - {clock} 100"));
        board.claim(White, ClaimGround::Fifty, None).verdict
    };
    assert_eq!(count(98), Verdict::Incorrect);
    assert_eq!(count(99), Verdict::Irregular);
    assert_eq!(count(100), Verdict::Correct);
}

#[test]
fn uschess_14c4_a_claim_is_heard_until_the_clock_is_pressed() {
    let mut board = Board::under(rules(&profile::USCHESS_7));
    board.play("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1");
    board.make("Nb8");
    assert_eq!(
        board.claim(Black, ClaimGround::Threefold, None).verdict,
        Verdict::Correct
    );
}

#[test]
fn g8_a9_5_1_a_claim_cannot_be_withdrawn() {
    let mut board = Board::new();
    assert_eq!(
        board.of(White, What::WithdrawClaim).verdict,
        Verdict::Refused
    );
}

#[test]
fn s0_17_a8_5_3_a_record_with_gaps_is_reconstructed_first() {
    let mut board = Board::new();
    board.play("Nf3 Nf6");
    board.of(White, What::Gap);
    let ruling = board.claim(White, ClaimGround::Threefold, None);
    assert_eq!(ruling.verdict, Verdict::NeedsReconstruction);
}

// --- 9.1, 5.2.3 ---

#[test]
fn a9_1_2_1_the_time_for_an_offer_is_after_the_move_and_before_the_clock() {
    let mut board = Board::new();
    board.make("e4");
    let ruling = board.offer(White);
    assert_eq!(ruling.reason, Reason::OfferOpen { by: White });
    let mut board = Board::new();
    board.play("e4");
    let late = board.offer(White);
    assert_eq!(late.reason, Reason::OfferAtWrongTime { by: White });
    assert!(numbers(&late).contains(&"11.5"));
}

#[test]
fn s2_11_x6_an_offer_dies_by_touching_not_only_by_moving() {
    let mut board = Board::new();
    board.play("e4 e5");
    board.offer(White);
    board.play("Nf3");
    board.touch(Black, Square::B8);
    assert_eq!(board.accept(Black).verdict, Verdict::Refused);
}

#[test]
fn s2_11_adjusting_does_not_refuse_an_offer() {
    let mut board = Board::new();
    board.play("e4 e5");
    board.make("Nf3");
    board.offer(White);
    board.of(White, What::Press);
    board.of(
        Black,
        What::Touch {
            square: Square::B8,
            manner: Touching::Adjusting,
        },
    );
    assert_eq!(board.accept(Black).ground, Some(Ground::Agreement));
}

#[test]
fn s1_9_a5_2_3_each_player_must_have_moved() {
    let mut board = Board::new();
    board.play("e4");
    board.offer(White);
    let early = board.accept(Black);
    assert_eq!(
        (early.verdict, numbers(&early)),
        (Verdict::Refused, vec!["5.2.3"])
    );
    let mut old = Board::under(rules(&profile::FIDE_2014_STANDARD));
    old.play("e4");
    old.offer(White);
    assert_eq!(old.accept(Black).ground, Some(Ground::Agreement));
}

#[test]
fn g6_a9_1_1_restricts_agreements_but_not_claims() {
    let event = Regulations {
        agreement: AgreementLimit::BeforeMove(30),
        ..Regulations::default()
    };
    let mut board = Board::under(event.clone());
    board.play("e4 e5");
    assert_eq!(board.offer(White).level, Level::Regulation);
    assert_eq!(board.accept(Black).verdict, Verdict::Refused);
    let mut board = Board::under(event);
    board.play(THIRD_INITIAL);
    assert_eq!(
        board.claim(White, ClaimGround::Threefold, None).verdict,
        Verdict::Correct
    );
}

#[test]
fn s2_8_a_condition_falls_and_the_offer_stands() {
    let mut board = Board::new();
    board.play("e4 e5");
    let ruling = board.of(White, What::Offer(Terms::Conditional));
    assert!(ruling.notes.contains(&Reason::ConditionVoid));
    assert_eq!(board.accept(Black).effect.result, Some(Score::DRAW));
}

// --- 5.1.2, 6.9, 6.7 ---

#[test]
fn s1_6_resignation_against_a_bare_king_is_a_draw_since_2023() {
    let fen = "8/8/4k3/8/8/3QK3/8/8 w - - 0 50";
    let now = Board::from(fen).of(White, What::Resign);
    assert_eq!(
        (now.ground, now.effect.result),
        (Some(Ground::Resignation), Some(Score::DRAW))
    );
    let before =
        Board::from_under(fen, rules(&profile::FIDE_2018_STANDARD)).of(White, What::Resign);
    assert_eq!(before.effect.result, Some(Score::BLACK_WINS));
}

#[test]
fn d5_t5_f_resigning_when_the_only_move_mates_the_opponent_is_a_draw() {
    let fen = "6rk/6p1/8/8/8/6q1/7K/7R w - - 0 1";
    let white = Board::from(fen).of(White, What::Resign);
    assert_eq!(white.effect.result, Some(Score::DRAW));
    let black = Board::from(fen).of(Black, What::Resign);
    assert_eq!(black.effect.result, Some(Score::WHITE_WINS));
}

#[test]
fn g2_a6_9_a_flag_against_a_bare_king_is_a_draw() {
    let ruling = Board::from("8/8/3rk3/8/8/2K5/8/8 b - - 0 1").flag(Black);
    assert_eq!(
        (ruling.effect.result, numbers(&ruling)[0]),
        (Some(Score::DRAW), "6.9")
    );
}

#[test]
fn t6_c_a_mate_made_before_the_flag_is_established_stands() {
    let mut board = Board::from("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 48");
    assert_eq!(board.make("Ra8").ground, Some(Ground::Checkmate));
    assert_eq!(board.flag(White).verdict, Verdict::NoObject);
}

fn two_periods() -> Option<TimeControl> {
    use hakem_laws::record::event::Millis;
    let first = Period {
        moves: Some(2),
        time: Millis(60_000),
        increment: Millis(0),
        delay: Millis(0),
    };
    TimeControl::new(&[
        first,
        Period {
            moves: None,
            ..first
        },
    ])
}

#[test]
fn t6_b_a6_3_1_a_move_made_but_not_pressed_is_not_completed() {
    let event = Regulations {
        time_control: two_periods(),
        ..Regulations::default()
    };
    let mut board = Board::under(event);
    board.play("e4 e5");
    board.make("Nf3");
    let ruling = board.flag(White);
    assert_eq!(ruling.effect.result, Some(Score::BLACK_WINS));
}

#[test]
fn a6_4_a_period_whose_moves_are_completed_is_not_lost() {
    let event = Regulations {
        time_control: two_periods(),
        ..Regulations::default()
    };
    let mut board = Board::under(event);
    board.play("e4 e5 Nf3");
    let ruling = board.flag(White);
    assert_eq!(
        (ruling.verdict, numbers(&ruling)[0]),
        (Verdict::Refused, "6.4")
    );
}

#[test]
fn g11_iii_3_1_both_flags_down_in_no_known_order() {
    let event = Regulations {
        time_control: two_periods(),
        guideline_iii: Adoption::Adopted,
        ..Regulations::default()
    };
    let both = What::Flag {
        of: White,
        order: FlagOrder::Unknown,
    };
    let early = Board::under(event.clone()).arbiter(both.clone());
    assert_eq!(
        (early.verdict, numbers(&early)[0]),
        (Verdict::Noted, "III.3.1.1")
    );
    let mut late = Board::under(event);
    late.play("e4 e5 Nf3 Nc6");
    let ruling = late.arbiter(both.clone());
    assert_eq!(
        (ruling.effect.result, numbers(&ruling)[0]),
        (Some(Score::DRAW), "III.3.1.2")
    );
    assert_eq!(Board::new().arbiter(both).verdict, Verdict::ForTheArbiter);
}

#[test]
fn g9_a6_7_1_absence_loses_without_the_mating_exception() {
    let event = Regulations {
        default_minutes: 30,
        ..Regulations::default()
    };
    let mut board = Board::under(event);
    let ruling = board.arbiter(What::Absent { of: White });
    assert_eq!(
        (ruling.ground, ruling.effect.result),
        (Some(Ground::Forfeit), Some(Score::BLACK_WINS))
    );
}

#[test]
fn g9_a11_3_2_2_a_device_loses_even_against_a_bare_king() {
    let mut board = Board::from("8/8/4k3/8/8/3QK3/8/8 w - - 0 50");
    let device = What::Irregularity {
        of: Some(White),
        kind: IrregularityKind::Device,
        ply: None,
    };
    assert_eq!(board.arbiter(device).effect.result, Some(Score::BLACK_WINS));
}

#[test]
fn s1_13_p9_a_device_found_after_the_end() {
    let device = |ply| What::Irregularity {
        of: Some(White),
        kind: IrregularityKind::Device,
        ply,
    };
    let mut board = Board::new();
    board.play("f3 e5 g4 Qh4");
    let after = board.arbiter(device(None));
    assert_eq!(after.verdict, Verdict::NoObject);
    assert!(after.notes.contains(&Reason::DeviceAfterEnd));
    let during = board.arbiter(device(Some(Ply(2))));
    assert!(during.notes.contains(&Reason::DeviceFoundAfterEnd));
}

// --- 7.5, A.5 ---

#[test]
fn t7_a_the_first_illegal_move_costs_two_minutes_and_binds_the_piece() {
    let mut board = Board::new();
    board.play("e4 e5 g1g3");
    let ruling = board.illegal(White, IllegalKind::Move);
    assert_eq!(
        (ruling.verdict, ruling.effect.extra_time),
        (Verdict::Reinstate, extra(2, Black))
    );
    assert_eq!(board.game.plies(), Ply(2));
    assert_eq!(board.play("d4").verdict, Verdict::Refused);
    assert_eq!(board.play("Nf3").verdict, Verdict::Noted);
}

#[test]
fn t7_b_t7_c_the_second_loses_unless_the_opponent_cannot_mate() {
    let mut board = Board::new();
    board.play("e4 e5 g1g3");
    board.illegal(White, IllegalKind::Move);
    board.play("Nf3 Nc6 f1f6");
    let ruling = board.illegal(White, IllegalKind::Move);
    assert_eq!(
        (ruling.ground, ruling.effect.result),
        (Some(Ground::IllegalMoves), Some(Score::BLACK_WINS))
    );
    let mut board = Board::from("8/8/4k3/8/8/3QK3/8/8 w - - 0 50");
    board.play("d3e5");
    board.illegal(White, IllegalKind::Move);
    board.play("Qd4 Kf5 e3e5");
    let ruling = board.illegal(White, IllegalKind::Move);
    assert_eq!(ruling.effect.result, Some(Score::DRAW));
}

#[test]
fn t7_d_a7_5_2_the_pawn_becomes_a_queen() {
    let mut board = Board::from("8/3P3k/8/8/8/8/8/K7 w - - 0 1");
    board.play("d7d8");
    let ruling = board.illegal(White, IllegalKind::Promotion);
    assert_eq!(ruling.verdict, Verdict::Reinstate);
    assert_eq!(
        board.game.standing().board().piece_at(Square::D8),
        Some(White.queen())
    );
    assert_eq!(board.game.standing().turn(), Black);
}

#[test]
fn t7_e_two_faults_of_one_half_move_count_once() {
    let mut board = Board::from("4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
    board.play("O-O");
    board.illegal(White, IllegalKind::Move);
    let again = board.illegal(White, IllegalKind::TwoHands);
    assert_eq!(
        (again.verdict, again.reason),
        (Verdict::Noted, Reason::CountsOnce)
    );
}

#[test]
fn t7_f_a_move_not_completed_may_be_corrected() {
    let mut board = Board::new();
    board.make("g1g3");
    assert_eq!(
        board.illegal(White, IllegalKind::Move).verdict,
        Verdict::Refused
    );
}

#[test]
fn t7_g_an_examination_that_meets_an_illegal_move_goes_back_to_it() {
    let mut board = Board::new();
    board.play("e4 e5 g1g3 Nf6 Nf3 Nc6");
    let ruling = board.claim(White, ClaimGround::Threefold, None);
    assert_eq!(ruling.verdict, Verdict::Reinstate);
    assert_eq!(board.game.plies(), Ply(2));
    let mut rapid = Board::under(rules(&profile::FIDE_2023_RAPID_A5));
    rapid.play("e4 e5 g1g3 Nf6 Nf3 Nc6");
    assert_eq!(
        rapid.claim(White, ClaimGround::Threefold, None).verdict,
        Verdict::Incorrect
    );
}

#[test]
fn t7_h_p6_the_queen_that_is_placed_decides_who_can_mate() {
    // Second offence, and the queen on a8 is mate: Black, mated, cannot mate.
    let mut board = Board::from("6k1/P4ppp/8/8/8/8/5PPP/6K1 w - - 0 1");
    board.play("f2f5");
    board.illegal(White, IllegalKind::Move);
    board.play("f3 g6");
    board.restore(0);
    board.play("a7a8");
    let ruling = board.illegal(White, IllegalKind::Promotion);
    assert_eq!(ruling.effect.result, Some(Score::DRAW));
}

#[test]
fn p7_a_first_offence_whose_queen_mates_is_for_the_arbiter() {
    let mut board = Board::from("6k1/P4ppp/8/8/8/8/5PPP/6K1 w - - 0 1");
    board.play("a7a8");
    assert_eq!(
        board.illegal(White, IllegalKind::Promotion).verdict,
        Verdict::ForTheArbiter
    );
}

#[test]
fn s16_a_a_5_2_after_the_reply_an_illegal_move_stands() {
    let mut board = Board::under(rules(&profile::FIDE_2023_RAPID_A5));
    board.play("e4 e5 g1g3 Nf6");
    let late = board.arbiter(What::Illegal {
        of: White,
        kind: IllegalKind::Move,
        ply: Some(Ply(3)),
    });
    assert_eq!(late.verdict, Verdict::ForTheArbiter);
    assert_eq!(board.game.plies(), Ply(4));
}

#[test]
fn s17_a_a_5_4_an_illegal_position_after_the_next_move_is_a_draw() {
    // White leaves a pawn on the last rank, Black moves on.
    let mut board = Board::from_under(
        "7k/3P4/8/8/8/8/7p/4K3 w - - 0 1",
        rules(&profile::FIDE_2023_RAPID_A5),
    );
    board.play("d7d8 Kg7");
    let seen = board.arbiter(What::Illegal {
        of: White,
        kind: IllegalKind::Promotion,
        ply: Some(Ply(1)),
    });
    assert_eq!(seen.verdict, Verdict::ForTheArbiter);
    let ruling = board.play("Kd2");
    assert_eq!(
        (ruling.verdict, ruling.effect.result),
        (Verdict::Ended, Some(Score::DRAW))
    );
    assert_eq!(numbers(&ruling), ["A.5.4"]);
}

#[test]
fn a7_5_3_pressing_without_a_move() {
    let mut board = Board::new();
    board.play("e4 e5");
    assert_eq!(
        board.of(White, What::Press).reason,
        Reason::PressedWithoutMove { player: White }
    );
    let ruling = board.illegal(White, IllegalKind::PressWithoutMove);
    assert_eq!(
        (ruling.verdict, ruling.effect.extra_time),
        (Verdict::Reinstate, extra(2, Black))
    );
    assert_eq!(board.game.plies(), Ply(2));
}

// --- 4.3, 4.8 ---

#[test]
fn t4_a_t4_b_the_opponent_may_ask_for_the_touched_piece_until_he_touches() {
    let breach = What::TouchBreach {
        of: White,
        square: Square::B1,
    };
    let mut board = Board::new();
    board.touch(White, Square::B1);
    board.play("e4");
    let mut late = Board {
        game: board.game.clone(),
        rules: board.rules.clone(),
    };
    let ruling = board.of(Black, breach.clone());
    assert_eq!(ruling.verdict, Verdict::Reinstate);
    assert_eq!(board.play("e4").verdict, Verdict::Refused);
    assert_eq!(board.play("Nc3").verdict, Verdict::Noted);
    late.touch(Black, Square::E7);
    assert_eq!(
        late.of(Black, breach).reason,
        Reason::TouchClaimTooLate { player: Black }
    );
}

#[test]
fn t5_c_s1_4_a_mate_against_the_touch_rules_is_void_if_claimed_in_time() {
    let mut board = Board::from("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 48");
    board.touch(White, Square::G1);
    assert_eq!(board.play("Ra8").ground, Some(Ground::Checkmate));
    let mut late = Board {
        game: board.game.clone(),
        rules: board.rules.clone(),
    };
    let breach = What::TouchBreach {
        of: White,
        square: Square::G1,
    };
    let ruling = board.of(Black, breach.clone());
    assert_eq!(
        (ruling.verdict, ruling.state),
        (Verdict::Reinstate, State::InProgress)
    );
    late.touch(Black, Square::G8);
    assert_eq!(late.of(Black, breach).verdict, Verdict::NoObject);
}

// --- the end stays the end ---

#[test]
fn s1_12_after_the_end_every_event_is_without_object() {
    let mut board = Board::new();
    board.play("f3 e5 g4 Qh4");
    for what in [
        What::Resign,
        What::Press,
        What::Decline,
        What::Offer(Terms::Plain),
        What::Move(Act {
            written: None,
            board: None,
        }),
        What::Illegal {
            of: White,
            kind: IllegalKind::Move,
            ply: Some(Ply(1)),
        },
        What::Flag {
            of: Black,
            order: FlagOrder::Known,
        },
        What::TakeBack { left: Ply(0) },
    ] {
        let ruling = board.of(White, what);
        assert_eq!(
            (ruling.verdict, ruling.state),
            (Verdict::NoObject, State::Ended)
        );
    }
    assert_eq!(
        board.game.ended().and_then(|e| e.score),
        Some(Score::BLACK_WINS)
    );
}

#[test]
fn d2_d4_dead_positions_end_the_game_with_the_producing_move() {
    // The queen comes to b2; the only move takes it, and bare kings are left.
    let mut board = Board::from("8/8/8/8/3k4/8/2q5/K7 b - - 0 1");
    let ruling = board.play("Qb2");
    assert_eq!(
        (ruling.ground, numbers(&ruling)),
        (Some(Ground::DeadPosition), vec!["5.2.2", "6.2.1.1"])
    );
}

#[test]
fn a7_5_5_a_flag_seen_while_a_first_illegal_move_is_dealt_with_is_for_the_arbiter() {
    let mut board = Board::new();
    board.play("e4 e5 g1g3");
    board.illegal(White, IllegalKind::Move);
    assert_eq!(board.flag(Black).verdict, Verdict::ForTheArbiter);
    board.play("Nf3");
    assert_eq!(board.flag(Black).effect.result, Some(Score::WHITE_WINS));
}

#[test]
fn a7_5_2_a_board_on_which_the_pawn_was_left_tells_more_than_the_move() {
    use shakmaty::{Board as Placement, fen::Fen};
    let mut board = Board::from("8/3P3k/8/8/8/8/8/K7 w - - 0 1");
    let fen: Fen = "3P4/7k/8/8/8/8/8/K7 b - - 0 1".parse().expect("a FEN");
    let stood: Placement = fen.into_setup().board;
    let act = Act {
        written: Some(common::written("d8=Q")),
        board: Some(Box::new(stood)),
    };
    board.of(White, What::Move(act));
    let ruling = board.illegal(White, IllegalKind::Promotion);
    assert_eq!(
        (ruling.verdict, numbers(&ruling)[0]),
        (Verdict::Reinstate, "7.5.2")
    );
}

#[test]
fn a7_5_1_without_a_half_move_named_the_offenders_last_one_is_meant() {
    let mut board = Board::new();
    board.play("e4 e5 g1g3 Nf6");
    let ruling = board.illegal(White, IllegalKind::Move);
    assert_eq!(
        (ruling.verdict, board.game.plies()),
        (Verdict::Reinstate, Ply(2))
    );
}

#[test]
fn p8_an_open_offer_lapses_when_the_player_having_the_move_claims() {
    let mut board = Board::new();
    board.play("e4 e5 Nf3");
    board.offer(White);
    board.claim(Black, ClaimGround::Threefold, Some("Nc6"));
    assert_eq!(board.accept(Black).verdict, Verdict::Refused);
}

#[test]
fn a7_5_5_the_same_fault_after_the_restoration_counts_again() {
    let mut board = Board::new();
    board.play("e4 e5");
    board.of(White, What::Press);
    board.illegal(White, IllegalKind::PressWithoutMove);
    board.of(White, What::Press);
    let ruling = board.illegal(White, IllegalKind::PressWithoutMove);
    assert_eq!(
        (ruling.ground, ruling.state),
        (Some(Ground::IllegalMoves), State::Ended)
    );
}

#[test]
fn a4_2_1_an_adjusted_piece_is_no_touched_piece() {
    let mut board = Board::new();
    board.of(
        White,
        What::Touch {
            square: Square::B1,
            manner: Touching::Adjusting,
        },
    );
    board.play("e4");
    let ruling = board.of(
        Black,
        What::TouchBreach {
            of: White,
            square: Square::B1,
        },
    );
    assert_eq!(
        (ruling.verdict, numbers(&ruling)),
        (Verdict::Refused, vec!["4.2.1"])
    );
}

#[test]
fn a9_1_2_1_a_new_offer_after_a_refusal_is_told_from_one_that_was_open() {
    let mut board = Board::new();
    board.play("e4 e5");
    board.offer(White);
    let open = board.offer(White);
    assert!(open.notes.contains(&Reason::OfferRepeated {
        by: White,
        count: 2
    }));
    board.of(Black, What::Decline);
    let again = board.offer(White);
    assert!(again.notes.contains(&Reason::OfferAgain {
        by: White,
        count: 3
    }));
    board.play("Nf3 Nc6");
    let late = board.accept(Black);
    assert!(late.notes.contains(&Reason::OfferWasRefused { by: White }));
}

#[test]
fn a6_2_2_a_player_may_press_after_the_opponent_has_replied() {
    let mut board = Board::new();
    board.make("e4");
    board.make("e5");
    let ruling = board.of(White, What::Press);
    assert_eq!(
        (ruling.reason, numbers(&ruling)),
        (Reason::ClockPressed, vec!["6.2.1"])
    );
    assert!(board.game.is_completed(Ply(1)) && !board.game.is_completed(Ply(2)));
    // Black's time runs until he presses for his move: a second press is no illegal move.
    assert_eq!(
        board.of(White, What::Press).reason,
        Reason::PressedOutOfTurn { player: White }
    );
}

#[test]
fn s0_35_a9_1_2_3_a_claim_not_yet_examined_is_an_offer() {
    let mut board = Board::new();
    board.play("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1");
    assert_eq!(
        board.claim(Black, ClaimGround::Threefold, None).verdict,
        Verdict::Irregular
    );
    assert_eq!(board.accept(White).ground, Some(Ground::Agreement));
}

#[test]
fn s0_22_a9_2_1_the_written_move_cannot_be_changed() {
    let mut board = Board::new();
    board.play("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1");
    board.claim(Black, ClaimGround::Threefold, Some("d5"));
    let second = board.claim(Black, ClaimGround::Threefold, Some("Nb8"));
    assert_eq!(
        (second.verdict, numbers(&second)),
        (Verdict::Refused, vec!["9.2.1", "9.5.3"])
    );
}

#[test]
fn t7_f_an_illegal_move_may_be_put_right_before_the_press() {
    let mut board = Board::new();
    board.play("e4 e5");
    board.make("f1f5");
    let corrected = What::Make(common::act("Bc4"));
    assert_eq!(board.of(White, corrected).verdict, Verdict::Noted);
    board.of(White, What::Press);
    assert_eq!(
        board.illegal(White, IllegalKind::Move).verdict,
        Verdict::Refused
    );
    assert_eq!(board.game.plies(), Ply(3));
}

#[test]
fn a6_4_without_a_clock_reading_the_moves_of_the_period_decide() {
    let event = Regulations {
        time_control: two_periods(),
        ..Regulations::default()
    };
    let mut board = Board::under(event);
    board.play("e4 e5 Nf3 Nc6");
    assert_eq!(board.flag(White).verdict, Verdict::Refused);
    board.play("Bb5 a6");
    assert_eq!(board.flag(White).effect.result, Some(Score::BLACK_WINS));
}

#[test]
fn a_a_5_1_2_after_ten_moves_the_set_up_stands() {
    let start = What::Irregularity {
        of: Some(White),
        kind: IrregularityKind::StartPosition,
        ply: None,
    };
    let mut board = Board::under(rules(&profile::FIDE_2023_RAPID_A5));
    assert_eq!(numbers(&board.arbiter(start.clone())), ["7.2.1"]);
    // That game is over: another one, in which nobody noticed.
    let mut board = Board::under(rules(&profile::FIDE_2023_RAPID_A5));
    board.play("e4 e5 Nf3 Nf6 Nc3 Nc6 Bb5 Bb4 d3 d6 Bd2 Bd7 a3 a6 Ba4 Ba5 h3 h6 Qe2 Qe7");
    let late = board.arbiter(start);
    assert_eq!(
        (late.verdict, numbers(&late)),
        (Verdict::Refused, vec!["A.5.1.2"])
    );
}

#[test]
fn a4_3_3_the_duty_is_told_as_it_is() {
    let mut board = Board::from("4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1");
    board.touch(White, Square::E4);
    let second = board.touch(White, Square::D5);
    let take = Reason::MustTake {
        with: Square::E4,
        on: Square::D5,
    };
    assert!(second.notes.contains(&take));
    board.play("e5");
    let ruling = board.of(
        Black,
        What::TouchBreach {
            of: White,
            square: Square::D5,
        },
    );
    assert!(ruling.notes.contains(&take));
    assert_eq!(board.play("e5").reason, take);
    assert_eq!(board.play("exd5").verdict, Verdict::Noted);
}

#[test]
fn a4_4_1_king_and_rook_touched_must_castle() {
    let mut board = Board::from("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    board.touch(White, Square::E1);
    let ruling = board.touch(White, Square::A1);
    assert!(
        ruling
            .notes
            .contains(&Reason::MustCastle { square: Square::A1 })
    );
    assert!(numbers(&ruling).contains(&"4.4.1"));
}

#[test]
fn a6_9_a_flag_in_an_illegal_position_stands_for_the_arbiter() {
    let mut board = Board::from("4k3/8/8/8/8/8/4r3/4K2R w K - 0 1");
    board.play("h1h2");
    let ruling = board.flag(Black);
    assert!(ruling.notes.contains(&Reason::PendingIllegalPosition));
    assert_eq!(ruling.level, Level::Discretion);
}

#[test]
fn a6_7_1_both_absent_is_said() {
    let mut board = Board::new();
    board.arbiter(What::Absent { of: Black });
    let second = board.arbiter(What::Absent { of: White });
    assert_eq!(second.verdict, Verdict::NoObject);
    assert!(second.notes.contains(&Reason::BothAbsent));
}

#[test]
fn a9_6_2_a_set_up_position_may_have_passed_the_seventy_fifth_move() {
    use hakem_laws::judge::{Judge, Recorded};
    let board = Board::from("k7/8/1K6/8/8/8/8/7R w - - 150 150");
    let judgement =
        Judge::new(board.game.start().clone(), &board.rules).finish(Recorded::default());
    let end = judgement.ended.expect("an end");
    assert_eq!((end.ground, end.ply), (Ground::SeventyFiveMoves, Ply(0)));
}

#[test]
fn a4_7_a_move_from_an_empty_square_is_no_move() {
    use hakem_laws::ruling::NotThere;
    let missing = |square| {
        Reason::NotThere(NotThere::PieceOn {
            square,
            player: White,
        })
    };
    let mut board = Board::new();
    for ruling in [board.play("e4e5"), board.make("a5a6")] {
        assert_eq!(ruling.verdict, Verdict::Refused);
        assert_eq!(numbers(&ruling), ["4.7", "1.3"]);
    }
    assert_eq!(board.play("e4e5").reason, missing(Square::E4));
    assert_eq!((board.game.plies(), board.turn()), (Ply(0), White));
    // There is nothing to point out, and the player moves.
    assert_eq!(
        board.illegal(White, IllegalKind::Move).verdict,
        Verdict::Refused
    );
    assert_eq!(board.play("e2e4").verdict, Verdict::Noted);
}

#[test]
fn a4_7_a_move_of_a_piece_that_the_player_does_not_have_is_no_move() {
    let mut board = Board::from("4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1");
    for text in ["Qd4", "N4f3", "dxe3"] {
        let ruling = board.play(text);
        assert_eq!(ruling.verdict, Verdict::Refused, "{text}");
        assert_eq!((board.game.plies(), board.turn()), (Ply(0), White));
    }
    // Where there is such a piece, what was done stands on the board.
    assert_eq!(board.play("Ng5").reason.clone(), {
        let why = hakem_laws::record::written::NotAMove::Illegal;
        Reason::IllegalMoveStands { player: White, why }
    });
    assert_eq!(board.turn(), Black);
}

#[test]
fn a7_5_1_an_illegal_move_is_not_put_right_from_an_empty_square() {
    let make = |board: &mut Board, text| board.of(White, What::Make(common::act(text)));
    let mut board = Board::new();
    board.make("e1e3");
    let before = board.game.clone();
    assert_eq!(make(&mut board, "e4e5").verdict, Verdict::Refused);
    assert_eq!(board.game.position(), before.position());
    assert_eq!(
        (board.game.plies(), board.turn()),
        (Ply(1), before.standing().turn())
    );
    assert_eq!(make(&mut board, "e2e4").verdict, Verdict::Noted);
    assert_eq!(board.game.plies(), Ply(1));
}

#[test]
fn a4_3_a_touch_on_an_empty_square_is_refused() {
    let mut board = Board::new();
    let ruling = board.touch(White, Square::E5);
    assert_eq!(ruling.verdict, Verdict::Refused);
    assert_eq!(ruling.reason, Reason::NothingTouched { square: Square::E5 });
    assert_eq!(board.play("e4").verdict, Verdict::Noted);
}

#[test]
fn a7_5_3_a_press_without_a_move_that_is_let_stand_ends_the_duty_of_its_player() {
    let mut board = Board::new();
    board.play("Nf3 Nf6 Ng1 Ng8");
    let claim = board.claim(White, ClaimGround::Threefold, Some("Nf3"));
    assert!(claim.effect.must_play.is_some());
    assert_eq!(board.press(White).verdict, Verdict::Noted);
    let reply = board.of(Black, What::Move(common::act("e7e5")));
    assert_eq!(reply.verdict, Verdict::Noted, "{:?}", reply.reason);
    assert_eq!((board.game.plies(), board.turn()), (Ply(6), White));
}

#[test]
fn a3_10_2_what_is_not_accepted_changes_nothing_even_out_of_turn() {
    let start = "4k3/7r/8/8/8/8/8/R3K3 b Q - 10 50";
    let mut board = Board::from_under(start, rules(&profile::LICHESS));
    board.claim(Black, ClaimGround::Threefold, Some("Rh4"));
    // Against the written move: it would be set back.
    assert_eq!(board.play("Kd7").verdict, Verdict::Refused);
    let before = (
        board.game.plies(),
        board.turn(),
        board.game.position().cloned(),
    );
    let illegal = board.of(White, What::Move(common::act("e1e8")));
    assert_eq!(illegal.verdict, Verdict::Refused);
    let after = (
        board.game.plies(),
        board.turn(),
        board.game.position().cloned(),
    );
    assert_eq!(before, after);
    assert_eq!(board.play("Rh4").verdict, Verdict::Noted);
}

#[test]
fn a9_1_2_1_a_move_that_nobody_can_read_refuses_the_offer_all_the_same() {
    let mut board = Board::new();
    board.play("e4 e5 Nf3");
    board.of(White, What::Offer(Terms::Plain));
    let unreadable = Act {
        written: None,
        board: None,
    };
    let ruling = board.of(Black, What::Move(unreadable));
    assert!(
        ruling
            .notes
            .contains(&Reason::OfferRefusedByAct { by: White })
    );
    let accepted = board.of(Black, What::Accept(Terms::Plain));
    assert_eq!(
        (accepted.verdict, accepted.state),
        (Verdict::Refused, State::InProgress)
    );
}
