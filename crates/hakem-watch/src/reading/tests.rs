use hakem_laws::{record::event::ClaimGround, ruling::Ground};
use hakem_score::result::RecordedResult;
use shakmaty::Color;

use super::*;
use crate::sign::{Kind, OnBoard};

fn read(text: &str) -> Vec<Arc<GameReading>> {
    Reader::new(Rules::default()).read(text.as_bytes())
}

fn one(tags: &str, moves: &str) -> Arc<GameReading> {
    let text = format!("[Event \"?\"]\n[White \"A\"]\n[Black \"B\"]\n{tags}\n\n{moves}\n");
    read(&text).swap_remove(0)
}

fn codes(game: &GameReading) -> Vec<&'static str> {
    game.signs.iter().map(|sign| sign.kind.code()).collect()
}

/// A game that starts from a FEN.
fn from(fen: &str, moves: &str) -> Arc<GameReading> {
    one(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]"), moves)
}

const SHUFFLE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";

#[test]
fn a9_2_1_a_written_move_would_bring_the_third_occurrence() {
    let game = one("", &format!("{SHUFFLE} *"));
    let Kind::ClaimPossible {
        ground,
        by,
        on_board,
        moves,
        ..
    } = &game.signs[0].kind
    else {
        panic!("{:?}", game.signs);
    };
    assert_eq!((*ground, *by), (ClaimGround::Threefold, Color::Black));
    assert_eq!(*on_board, OnBoard::MoveNeeded);
    let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["4... Ng8"]);
}

#[test]
fn a9_2_2_the_position_stands_for_the_third_time() {
    let game = one("", &format!("{SHUFFLE} Ng8 *"));
    let kinds: Vec<&Kind> = game.signs.iter().map(|sign| &sign.kind).collect();
    assert!(matches!(
        kinds[..],
        [Kind::ClaimPossible {
            by: Color::White,
            on_board: OnBoard::Enough,
            ..
        }]
    ));
}

#[test]
fn a9_2_the_second_occurrence_is_told() {
    let game = one("", "1. Nf3 Nf6 2. Ng1 Ng8 *");
    assert_eq!(codes(&game), ["second_occurrence"]);
    assert_eq!(codes(&one("", "1. Nf3 Nf6 2. Ng1 *")), Vec::<&str>::new());
}

#[test]
fn a9_2_3_2_a_lost_castling_right_makes_it_another_position() {
    let game = one("", "1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 *");
    assert_eq!(codes(&game), Vec::<&str>::new());
}

#[test]
fn a9_3_the_count_of_moves_is_told_in_steps() {
    for (clock, told) in [
        (89, None),
        (90, Some(45)),
        (95, Some(45)),
        (96, Some(48)),
        (98, Some(49)),
    ] {
        let game = from(&format!("4k3/8/8/8/8/8/3R4/4K3 w - - {clock} 60"), "*");
        let reached = game.signs.iter().find_map(|sign| match sign.kind {
            Kind::NoProgress { reached, .. } => Some(reached),
            _ => None,
        });
        assert_eq!(reached, told, "{clock}");
    }
}

#[test]
fn a9_3_1_the_fiftieth_move_may_be_a_written_one() {
    let game = from("4k3/8/8/8/8/8/3R4/4K3 w - - 99 60", "*");
    assert!(matches!(
        game.signs[0].kind,
        Kind::ClaimPossible {
            ground: ClaimGround::Fifty,
            on_board: OnBoard::MoveNeeded,
            ..
        }
    ));
    assert_eq!(game.signs.len(), 1);
    let game = from("4k3/8/8/8/8/8/3R4/4K3 w - - 100 60", "*");
    assert!(matches!(
        game.signs[0].kind,
        Kind::ClaimPossible {
            ground: ClaimGround::Fifty,
            on_board: OnBoard::Enough,
            ..
        }
    ));
}

#[test]
fn a5_2_2_a_dead_position_is_over() {
    let game = from("8/8/8/8/3k4/8/2q5/K7 b - - 0 1", "1... Qb2+ *");
    let Kind::GameOver { end, extra } = &game.signs[0].kind else {
        panic!("{:?}", game.signs);
    };
    assert_eq!((end.ground, *extra), (Ground::DeadPosition, 0));
    assert_eq!(game.signs[0].kind.urgency(), 0);
}

#[test]
fn a5_1_1_a_mate_without_a_result_is_over_and_with_its_result_is_nothing() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    assert_eq!(codes(&one("", &format!("{mate} *"))), ["game_over"]);
    assert_eq!(codes(&one("", &format!("{mate} 0-1"))), Vec::<&str>::new());
    let wrong = one("", &format!("{mate} 1-0"));
    assert_eq!(codes(&wrong), ["result_cannot_stand"]);
}

#[test]
fn a9_6_1_five_occurrences_end_the_game_and_moves_after_it_are_counted() {
    let twice = "Nf3 Nf6 Ng1 Ng8 ";
    let game = one("", &format!("{} e4 *", twice.repeat(4)));
    let Kind::GameOver { end, extra } = &game.signs[0].kind else {
        panic!("{:?}", game.signs);
    };
    assert_eq!((end.ground, *extra), (Ground::FivefoldRepetition, 1));
    assert_eq!(codes(&game), ["game_over"]);
}

#[test]
fn a6_9_a_flag_that_falls_against_a_bare_king() {
    let fen = "4k3/8/8/8/8/8/3R4/4K3 w - - 0 60";
    let clocks = "1. Ra2 {[%clk 0:00:09]} Ke7 {[%clk 0:01:00]} 2. Ra3 {[%clk 0:00:00]} *";
    let game = from(fen, clocks);
    assert_eq!(codes(&game), ["flag_cannot_mate"]);
    assert_eq!(game.clocks.white, Some(0));
    // Against a rook the flag is no draw, and nothing is told.
    let black = "4k3/r7/8/8/8/8/3R4/4K3 w - - 0 60";
    assert_eq!(codes(&from(black, clocks)), Vec::<&str>::new());
    // A clock that never ran is not connected.
    let dead = "1. Ra2 {[%clk 0:00:00]} Ke7 {[%clk 0:00:00]} 2. Ra3 {[%clk 0:00:00]} *";
    assert_eq!(codes(&from(fen, dead)), Vec::<&str>::new());
}

#[test]
fn a6_9_a_flag_falls_in_a_feed_that_keeps_only_the_last_reading() {
    let mut reader = Reader::new(Rules::default());
    let mut look = |moves: &str| {
        let text = format!(
            "[Event \"?\"]\n[White \"A\"]\n[Black \"B\"]\n[SetUp \"1\"]\n\
             [FEN \"4k3/8/8/8/8/8/3R4/4K3 w - - 0 60\"]\n\n{moves} *\n"
        );
        codes(&reader.read(text.as_bytes())[0])
    };
    let fallen = "1. Ra2 Ke7 2. Ra3 {[%clk 0:00:00]}";
    assert_eq!(look(fallen), Vec::<&str>::new(), "not seen running");
    assert_eq!(look("1. Ra2 {[%clk 0:00:09]}"), Vec::<&str>::new());
    assert_eq!(look("1. Ra2 Ke7 {[%clk 0:01:00]}"), Vec::<&str>::new());
    assert_eq!(look(fallen), ["flag_cannot_mate"]);
    // Another game on the board: its clocks have not been seen running.
    assert_eq!(look(""), Vec::<&str>::new());
    assert_eq!(look(fallen), Vec::<&str>::new());
}

#[test]
fn a6_9_a_win_on_time_that_cannot_stand() {
    let tags = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/3R4/4K3 w - - 0 60\"]\n\
        [Termination \"time forfeit\"]";
    let game = one(tags, "1. Ra2 Ke7 0-1");
    assert_eq!(codes(&game), ["flag_cannot_mate"]);
}

#[test]
fn an_illegal_move_stops_the_record() {
    let game = one("", "1. e4 e5 2. Ke3 Nc6 3. Nf3 *");
    assert_eq!(codes(&game), ["record_stops"]);
    assert_eq!(game.moves.len(), 2);
    assert_eq!(game.stop.as_ref().and_then(|stop| stop.ply), Some(3));
}

#[test]
fn kings_on_the_centre_squares_are_a_result_and_no_moves() {
    let game = one("", "1. e4 e5 2. Ke4 Kd5 *");
    assert_eq!(game.kings_in_centre, game.result);
    assert!(game.is_finished());
    assert_eq!(codes(&game), Vec::<&str>::new());
}

#[test]
fn one_king_on_a_centre_square_without_a_result_calls_for_a_look() {
    let game = one("", "1. e4 e5 2. Ke4 *");
    assert_eq!(codes(&game), ["record_stops"]);
    assert_eq!(game.kings_in_centre, None);
    let said = crate::words::in_full(&game.signs[0], hakem_words::Lang::En);
    assert!(said.contains("half of a sign"), "{said}");
    let other = one("", "1. e4 e5 2. Ke3 *");
    let said = crate::words::in_full(&other.signs[0], hakem_words::Lang::En);
    assert!(!said.contains("half of a sign"), "{said}");
    let over = one("", "1. e4 e5 2. Ke4 1-0");
    assert_eq!(codes(&over), Vec::<&str>::new());
}

#[test]
fn kings_that_say_another_result_than_the_recorded_one_put_it_in_question() {
    // d5 and e4 are light: White has won.
    for (recorded, told) in [
        ("1-0", None),
        ("0-1", Some("result_in_question")),
        ("1/2-1/2", Some("result_in_question")),
    ] {
        let game = one("", &format!("1. e4 e5 2. Ke4 Kd5 {recorded}"));
        assert_eq!(codes(&game), Vec::from_iter(told), "{recorded}");
        for lang in hakem_words::Lang::ALL {
            let text = game
                .signs
                .first()
                .map(|sign| crate::words::in_full(sign, lang));
            assert!(text.is_none_or(|text| text.contains("1-0") && text.contains("8.7")));
        }
    }
}

#[test]
fn a6_9_a_win_of_which_nothing_is_told_and_that_nothing_on_the_board_can_have_given() {
    let of = |black: &str, tags: &str, result: &str| {
        let tags =
            format!("[SetUp \"1\"]\n[FEN \"4k3/{black}/8/8/8/8/3R4/4K3 w - - 0 60\"]\n{tags}");
        codes(&one(&tags, &format!("1. Re2+ Kf8 {result}")))
    };
    assert_eq!(of("8", "", "0-1"), ["result_in_question"]);
    // The other side can mate; so can a pawn, with help.
    assert_eq!(of("8", "", "1-0"), Vec::<&str>::new());
    assert_eq!(of("7p", "", "0-1"), Vec::<&str>::new());
    // Where the record says how the game was won, that is judged.
    let time = "[Termination \"time forfeit\"]";
    assert_eq!(of("8", time, "0-1"), ["flag_cannot_mate"]);
    let rules = "[Termination \"rules infraction\"]";
    assert_eq!(of("8", rules, "0-1"), Vec::<&str>::new());
    // Where the moves cannot be read to the end, the board is not known.
    assert_eq!(of("8", "", "{} 62. Zz9 0-1"), ["record_stops"]);
}

#[test]
fn a_recorded_result_ends_the_claims() {
    let game = one("", &format!("{SHUFFLE} Ng8 1/2-1/2"));
    assert_eq!(game.result, Some(RecordedResult::Draw));
    assert_eq!(codes(&game), Vec::<&str>::new());
}

#[test]
fn only_games_whose_text_has_changed_are_judged_anew() {
    let game = |n: usize, moves: &str| {
        format!("[Event \"?\"]\n[White \"W{n}\"]\n[Black \"B{n}\"]\n\n{moves} *\n\n")
    };
    let mut texts: Vec<String> = (0..50).map(|n| game(n, "1. e4 e5")).collect();
    let mut reader = Reader::new(Rules::default());
    assert_eq!(reader.read(texts.concat().as_bytes()).len(), 50);
    assert_eq!(reader.judged(), 50);
    texts[7] = game(7, "1. e4 e5 2. Nf3");
    // Changing places is no change of a game.
    texts.swap(0, 49);
    let games = reader.read(texts.concat().as_bytes());
    assert_eq!(reader.judged(), 51);
    assert_eq!(games[7].moves.len(), 3);
    assert_eq!(games[0].tags.white, "W49");
}

#[test]
fn every_game_has_its_text_also_where_none_begins_with_an_event() {
    let games = read("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n");
    let texts: Vec<&str> = games.iter().map(|game| game.text.trim()).collect();
    assert_eq!(
        texts,
        ["[White \"A\"]\n\n1. e4 *", "[White \"B\"]\n\n1. d4 *"]
    );
}

#[test]
fn boards_are_numbered_by_their_tags() {
    let number = |tags: &str| one(tags, "*").tags.number();
    assert_eq!(number("[Board \"12\"]"), Some(12));
    assert_eq!(number("[Round \"3.7\"]"), Some(7));
    assert_eq!(number("[Round \"3\"]"), None);
    assert_eq!(number("[Round \"?\"]"), None);
}

#[test]
fn any_bytes_can_be_read() {
    for text in [
        "",
        "\u{0}\u{ff}[",
        "[Event \"",
        "1. e4 {",
        "[FEN \"x\"]\n\n1. e4 *\n",
    ] {
        for game in read(text) {
            let _ = codes(&game);
        }
    }
    let games = read("[FEN \"x\"]\n\n1. e4 *\n");
    assert_eq!(games[0].position, None);
}
