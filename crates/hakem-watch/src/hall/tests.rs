use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Move, Position};

use super::*;
use crate::alert::State;
use crate::reading::{Reader, Rules};
use crate::source::Place;

/// A hall with one source.
struct Room {
    hall: Hall,
    reader: Reader,
    source: SourceId,
    at: At,
}

impl Room {
    fn new() -> Room {
        let source = SourceId::of(&Place::File("a.pgn".into()));
        let mut hall = Hall::default();
        hall.add_source(&source, "a.pgn", At(0));
        Room {
            hall,
            reader: Reader::new(Rules::default()),
            source,
            at: At(0),
        }
    }

    fn show(&mut self, text: &str) -> Vec<Note> {
        self.at = self.at.plus(Duration::from_secs(1));
        let games = self.reader.read(text.as_bytes());
        self.hall.read(&self.source, &games, None, self.at)
    }

    /// The alerts that hold.
    fn holding(&self) -> BTreeMap<AlertId, Sign> {
        let holding = self.hall.alerts().filter(|a| a.standing == Standing::Holds);
        holding.map(|a| (a.id.clone(), a.sign.clone())).collect()
    }

    fn kinds(&self) -> Vec<&'static str> {
        self.holding()
            .values()
            .map(|sign| sign.kind.code())
            .collect()
    }
}

fn game(white: &str, moves: &str) -> String {
    format!("[Event \"?\"]\n[White \"{white}\"]\n[Black \"B\"]\n[Round \"1\"]\n\n{moves}\n\n")
}

fn codes(notes: &[Note]) -> Vec<&'static str> {
    notes.iter().map(|note| note.what.code()).collect()
}

fn whys(notes: &[Note]) -> Vec<Why> {
    let why = |note: &Note| match note.what {
        What::Withdrawn { why, .. } => Some(why),
        _ => None,
    };
    notes.iter().filter_map(why).collect()
}

const SHUFFLE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";

#[test]
fn an_alert_is_raised_and_withdrawn_when_play_goes_on() {
    let mut room = Room::new();
    room.show(&game("A", &format!("{SHUFFLE} *")));
    assert_eq!(room.kinds(), ["claim_possible"]);
    let notes = room.show(&game("A", &format!("{SHUFFLE} e5 *")));
    assert_eq!(codes(&notes), ["alert_withdrawn"]);
    assert_eq!(whys(&notes), [Why::PlayedOn]);
    assert_eq!(room.kinds(), Vec::<&str>::new());
}

#[test]
fn moves_taken_back_withdraw_the_alert_and_the_log_says_so() {
    let mut room = Room::new();
    room.show(&game("A", &format!("{SHUFFLE} Ng8 *")));
    let notes = room.show(&game(
        "A",
        &format!("{} *", SHUFFLE.trim_end_matches(" 4. Ng1")),
    ));
    assert_eq!(codes(&notes)[0], "taken_back");
    assert_eq!(whys(&notes), [Why::Corrected]);
}

#[test]
fn moves_that_were_replaced_withdraw_the_alert() {
    let mut room = Room::new();
    room.show(&game("A", "1. f3 e5 2. g4 Qh4# *"));
    assert_eq!(room.kinds(), ["game_over"]);
    let notes = room.show(&game("A", "1. f3 e5 2. g3 Qh4 *"));
    assert_eq!(codes(&notes), ["replaced", "alert_withdrawn"]);
    assert_eq!(whys(&notes), [Why::Corrected]);
}

#[test]
fn a_board_that_is_gone_is_still_named() {
    let mut room = Room::new();
    room.show(&format!(
        "{}{}",
        game("A", "1. f3 e5 2. g4 Qh4# *"),
        game("C", "1. e4 *")
    ));
    let notes = room.show(&game("C", "1. e4 *"));
    assert_eq!(codes(&notes), ["board_gone", "alert_withdrawn"]);
    for note in &notes {
        let told = crate::dto::event(&room.hall, note);
        assert_eq!(told.board.map(|board| board.white), Some("A"));
    }
}

#[test]
fn a_result_withdraws_what_called_for_it() {
    let mut room = Room::new();
    room.show(&game("A", "1. f3 e5 2. g4 Qh4# *"));
    let notes = room.show(&game("A", "1. f3 e5 2. g4 Qh4# 0-1"));
    assert_eq!(codes(&notes), ["result_recorded", "alert_withdrawn"]);
    assert_eq!(whys(&notes), [Why::Result]);
}

#[test]
fn a_wrong_result_is_an_alert_until_it_is_corrected() {
    let mut room = Room::new();
    room.show(&game("A", "1. f3 e5 2. g4 Qh4# 1-0"));
    assert_eq!(room.kinds(), ["result_cannot_stand"]);
    let notes = room.show(&game("A", "1. f3 e5 2. g4 Qh4# 0-1"));
    assert_eq!(codes(&notes), ["result_changed", "alert_withdrawn"]);
}

#[test]
fn an_illegal_move_is_told_until_it_is_corrected() {
    let mut room = Room::new();
    room.show(&game("A", "1. e4 e5 2. Ke3 *"));
    assert_eq!(room.kinds(), ["record_stops"]);
    let notes = room.show(&game("A", "1. e4 e5 2. Ke2 *"));
    assert_eq!(codes(&notes), ["record_readable", "alert_withdrawn"]);
    assert_eq!(whys(&notes), [Why::Corrected]);
}

#[test]
fn kings_on_the_centre_squares_are_noted_once() {
    let mut room = Room::new();
    room.show(&game("A", "1. e4 e5 *"));
    let notes = room.show(&game("A", "1. e4 e5 2. Ke4 Kd5 *"));
    assert_eq!(codes(&notes), ["result_recorded", "kings_in_centre"]);
    let notes = room.show(&game("A", "1. e4 e5 2. Ke4 Kd5 1/2-1/2"));
    assert!(!codes(&notes).contains(&"kings_in_centre"));
}

#[test]
fn boards_that_change_places_keep_their_names_and_alerts() {
    let mut room = Room::new();
    let (one, other) = (game("A", &format!("{SHUFFLE} *")), game("C", "1. d4 *"));
    room.show(&format!("{one}{other}"));
    let before: Vec<BoardId> = room.hall.boards().map(|(_, b)| b.id.clone()).collect();
    let holding = room.holding();
    let notes = room.show(&format!("{other}{one}"));
    assert_eq!(codes(&notes), ["boards_reordered"]);
    let after: Vec<BoardId> = room.hall.boards().map(|(_, b)| b.id.clone()).collect();
    assert_eq!(after, [before[1].clone(), before[0].clone()]);
    assert_eq!(room.holding(), holding);
}

#[test]
fn boards_without_names_are_known_by_their_moves() {
    let mut room = Room::new();
    let nameless = |moves: &str| format!("[Event \"?\"]\n\n{moves} *\n\n");
    room.show(&format!("{}{}", nameless("1. e4 e5"), nameless("1. d4 d5")));
    let before: Vec<BoardId> = room.hall.boards().map(|(_, b)| b.id.clone()).collect();
    let notes = room.show(&format!(
        "{}{}",
        nameless("1. d4 d5 2. c4"),
        nameless("1. e4 e5 2. f4")
    ));
    assert_eq!(codes(&notes), ["boards_reordered"]);
    let after: Vec<BoardId> = room.hall.boards().map(|(_, b)| b.id.clone()).collect();
    assert_eq!(after, [before[1].clone(), before[0].clone()]);
}

#[test]
fn a_second_game_of_the_same_players_is_another_board() {
    let mut room = Room::new();
    let first = game("A", "1. e4 e5 1-0");
    room.show(&first);
    room.show(&format!("{first}{}", game("A", &format!("{SHUFFLE} *"))));
    assert_eq!(room.hall.boards().count(), 2);
    assert_eq!(room.kinds(), ["claim_possible"]);
}

#[test]
fn a_game_that_stands_twice_in_the_feed_is_shown_once() {
    let mut room = Room::new();
    let one = game("A", "1. e4 *");
    let notes = room.show(&format!("{one}{}", game("A", "1. e4 e5 *")));
    assert_eq!(codes(&notes), ["board_repeated"]);
    let (_, board) = room.hall.boards().next().unwrap();
    assert_eq!(board.game.moves.len(), 2);
    assert_eq!(room.hall.boards().count(), 1);
    assert_eq!(
        codes(&room.show(&format!("{one}{}", game("A", "1. e4 e5 2. f4 *")))),
        Vec::<&str>::new()
    );
}

#[test]
fn corrected_names_are_no_new_board() {
    let mut room = Room::new();
    let moves = "1. e4 e5 2. Bc4 Nc6 3. Qh5 a6 4. a3 Nf6 5. Qxf7# *";
    room.show(&game("Aydn", moves));
    let notes = room.show(&game("Aydın", moves));
    assert_eq!(codes(&notes), ["board_renamed"]);
}

#[test]
fn a_file_with_another_event_replaces_all_boards() {
    let mut room = Room::new();
    room.show(&game("A", &format!("{SHUFFLE} *")));
    let notes = room.show(&game("Z", "1. e4 e5 *"));
    assert_eq!(
        codes(&notes),
        ["board_gone", "board_appeared", "alert_withdrawn"]
    );
    assert_eq!(whys(&notes), [Why::BoardGone]);
}

#[test]
fn what_the_arbiter_has_done_outlasts_a_correction() {
    let mut room = Room::new();
    let claim = game("A", &format!("{SHUFFLE} *"));
    room.show(&claim);
    let id = room.holding().into_keys().next().unwrap();
    room.hall.acknowledge(&id).unwrap();
    room.show(&game("A", "1. Nf3 *"));
    assert_eq!(
        room.hall.alert(&id).unwrap().state(room.at),
        State::Withdrawn
    );
    room.show(&claim);
    assert_eq!(
        room.hall.alert(&id).unwrap().state(room.at),
        State::Acknowledged
    );
}

#[test]
fn what_was_snoozed_calls_again() {
    let mut room = Room::new();
    room.show(&game("A", &format!("{SHUFFLE} *")));
    let id = room.holding().into_keys().next().unwrap();
    let until = room.at.plus(Duration::from_secs(300));
    room.hall.snooze(&id, until).unwrap();
    let state = |room: &Room, at| room.hall.alert(&id).unwrap().state(at);
    assert_eq!(state(&room, room.at), State::Snoozed);
    let before = room.hall.generation();
    room.hall.tick(room.at);
    assert_eq!(room.hall.generation(), before);
    room.hall.tick(until);
    assert!(room.hall.generation() > before);
    assert_eq!(state(&room, room.at), State::Open);
}

#[test]
fn what_was_said_to_an_alert_can_be_taken_back() {
    let mut room = Room::new();
    room.show(&game("A", &format!("{SHUFFLE} *")));
    let id = room.holding().into_keys().next().unwrap();
    let until = room.at.plus(Duration::from_secs(300));
    let line = |room: &Room| crate::dto::alert(room.hall.alert(&id).unwrap(), room.at);
    room.hall.snooze(&id, until).unwrap();
    assert_eq!(line(&room).snoozed_until, Some(until.rfc3339()));
    room.hall.reopen(&id).unwrap();
    assert_eq!(
        (line(&room).state, line(&room).snoozed_until),
        ("open", None)
    );
    room.hall.acknowledge(&id).unwrap();
    room.hall.reopen(&id).unwrap();
    assert_eq!(line(&room).state, "open");
    assert_eq!(room.hall.reopen(&AlertId::named("none")), Err(NotThere));
}

#[test]
fn a_source_that_fails_keeps_its_last_good_state() {
    let mut room = Room::new();
    room.show(&game("A", &format!("{SHUFFLE} *")));
    let (read, source) = (room.at, room.source.clone());
    let later = room.at.plus(Duration::from_secs(60));
    let notes = room.hall.failed(&source, SourceFault::NotThere, later);
    assert_eq!(codes(&notes), ["source_fails"]);
    assert_eq!(room.hall.failed(&source, SourceFault::NotThere, later), []);
    assert_eq!(room.kinds(), ["claim_possible"]);
    assert_eq!(room.hall.sources()[0].read, Some(read));
    let notes = room.hall.unchanged(&source, later);
    assert_eq!(codes(&notes), ["source_back"]);
}

#[test]
fn a_source_that_says_nothing_is_slow() {
    let mut room = Room::new();
    room.show(&game("A", "1. e4 *"));
    assert_eq!(room.hall.tick(room.at.plus(SLOW)), []);
    let notes = room.hall.tick(room.at.plus(SLOW * 2));
    assert_eq!(codes(&notes), ["source_fails"]);
    assert_eq!(room.hall.sources()[0].fault, Some(SourceFault::Slow));
}

#[test]
fn a_source_that_is_removed_takes_its_boards_along() {
    let mut room = Room::new();
    room.show(&game("A", &format!("{SHUFFLE} *")));
    let source = room.source.clone();
    let notes = room.hall.remove_source(&source, room.at).unwrap();
    assert_eq!(codes(&notes), ["alert_withdrawn", "source_removed"]);
    assert_eq!(room.hall.boards().count(), 0);
    assert_eq!(room.hall.remove_source(&source, room.at), Err(NotThere));
}

#[test]
fn what_is_not_there_cannot_be_answered() {
    let mut room = Room::new();
    let nobody = BoardId::named("nobody");
    assert_eq!(room.hall.mute(&nobody, Muting::Muted), Err(NotThere));
    assert_eq!(
        room.hall.acknowledge(&AlertId::named("none")),
        Err(NotThere)
    );
}

#[test]
fn a9_3_a_claim_on_fifty_moves_is_one_alert_for_both_players() {
    let mut room = Room::new();
    let tags = "[Event \"?\"]\n[White \"A\"]\n[Black \"B\"]\n[SetUp \"1\"]\n\
        [FEN \"4k3/8/8/8/8/8/3R4/4K3 w - - 99 60\"]\n\n";
    room.show(&format!("{tags}*\n"));
    let first: Vec<AlertId> = room.holding().into_keys().collect();
    assert_eq!(first.len(), 1);
    // From a written move to the moves completed is news, and so is who can claim now.
    let notes = room.show(&format!("{tags}60. Ra2 *\n"));
    assert_eq!(codes(&notes), ["alert_changed"]);
    let notes = room.show(&format!("{tags}60. Ra2 Ke7 *\n"));
    assert_eq!(codes(&notes), ["alert_changed"]);
    assert_eq!(room.holding().into_keys().collect::<Vec<_>>(), first);
}

/// A game of legal moves from a position in which repetitions and long runs are near.
fn walk(choices: &[u8]) -> (Chess, Vec<Move>) {
    let fens = [
        "4k3/8/8/8/8/8/3R4/4K3 w - - 88 60",
        "k7/8/8/8/8/8/8/K1R4r w - - 0 1",
        "7k/8/5KQ1/8/8/8/8/8 w - - 140 100",
    ];
    let first = usize::from(choices.first().copied().unwrap_or(0)) % fens.len();
    let fen: shakmaty::fen::Fen = fens[first].parse().unwrap();
    let start: Chess = fen.into_position(CastlingMode::Standard).unwrap();
    let mut position = start.clone();
    let mut moves = Vec::new();
    for choice in choices.iter().skip(1) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        // Few moves to choose from, so that positions come back.
        let m = legal[usize::from(*choice) % legal.len().min(3)];
        position.play_unchecked(m);
        moves.push(m);
    }
    (start, moves)
}

fn written(start: &Chess, moves: &[Move]) -> String {
    hakem_score::write::write_game(&hakem_score::write::Outgoing {
        tags: &[("White", "A"), ("Black", "B")],
        start: Some(start),
        mode: CastlingMode::Standard,
        moves,
        unread: &[],
        result: Some(hakem_score::result::RecordedResult::Unfinished),
        result_tag: None,
        termination: None,
        comments: &[],
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn move_by_move_or_at_once_is_the_same(choices in proptest::collection::vec(any::<u8>(), 2..40)) {
        let (start, moves) = walk(&choices);
        let mut slowly = Room::new();
        for plies in 0..=moves.len() {
            slowly.show(&written(&start, &moves[..plies]));
        }
        let mut at_once = Room::new();
        at_once.show(&written(&start, &moves));
        prop_assert_eq!(slowly.holding(), at_once.holding());
        let boards = |room: &Room| -> Vec<Arc<GameReading>> {
            room.hall.boards().map(|(_, board)| Arc::clone(&board.game)).collect()
        };
        prop_assert_eq!(boards(&slowly), boards(&at_once));
    }

    #[test]
    fn taking_back_withdraws_exactly_what_the_moves_have_raised(
        choices in proptest::collection::vec(any::<u8>(), 3..40),
        back in 1usize..10,
    ) {
        let (start, moves) = walk(&choices);
        prop_assume!(!moves.is_empty());
        let less = moves.len() - back.min(moves.len());
        let mut room = Room::new();
        room.show(&written(&start, &moves[..less]));
        let before = room.holding();
        room.show(&written(&start, &moves));
        let between = room.holding();
        let notes = room.show(&written(&start, &moves[..less]));
        prop_assert_eq!(room.holding(), before.clone());
        let mut withdrawn: Vec<&AlertId> = notes.iter().filter_map(|note| match &note.what {
            What::Withdrawn { alert, why: Why::Corrected, .. } => Some(alert),
            _ => None,
        }).collect();
        withdrawn.sort();
        let raised: Vec<&AlertId> = between.keys().filter(|id| !before.contains_key(*id)).collect();
        prop_assert_eq!(withdrawn, raised);
    }

    #[test]
    fn any_texts_in_any_order_leave_a_hall_that_can_be_told(
        texts in proptest::collection::vec(
            (0usize..4, any::<prop::sample::Index>(), proptest::collection::vec(any::<u8>(), 0..8)),
            1..12,
        ),
    ) {
        let whole = [
            format!("{}{}", game("A", &format!("{SHUFFLE} *")), game("C", "1. f3 e5 2. g4 Qh4# *")),
            format!("{}{}", game("C", "1. e4 e5 2. Ke3 *"), game("A", "1. e4 e5 2. Ke4 Kd5 *")),
            "1. e4 *\n\n[White \"\"]\n\n1. d4 {[%clk 0:00:00]} 1/2\n".to_owned(),
            String::new(),
        ];
        let mut room = Room::new();
        for (which, cut, noise) in texts {
            let text = whole[which].as_bytes();
            let cut = if text.is_empty() { 0 } else { cut.index(text.len()) };
            let text = [&text[..cut], &noise, &text[cut..]].concat();
            room.show(&String::from_utf8_lossy(&text));
            let told = crate::dto::hall(&room.hall, room.at);
            let boards: BTreeSet<&str> = told.boards.iter().map(|board| board.id.as_str()).collect();
            prop_assert_eq!(boards.len(), told.boards.len());
            for alert in told.alerts.iter().filter(|alert| alert.state != "withdrawn") {
                prop_assert!(boards.contains(alert.board.as_str()));
            }
        }
    }
}

#[test]
fn what_was_said_before_a_start_is_recalled_and_forgotten_once_its_alert_is_gone() {
    let over = game("A", "1. f3 e5 2. g4 Qh4# *");
    let mut before = Room::new();
    before.show(&over);
    let alert = before.holding().into_keys().next().unwrap();
    let board = before.hall.boards().next().unwrap().1.id.clone();
    before.hall.acknowledge(&alert).unwrap();
    before.hall.mute(&board, Muting::Muted).unwrap();
    let said = before.hall.remembered();
    assert_eq!((said.alerts.len(), said.muted.len()), (1, 1));

    // It stands there again after the start, however late its source is read.
    let mut room = Room::new();
    room.hall.recall(said.clone(), At(0));
    room.hall.tick(At(3_600_000));
    assert_eq!(room.hall.remembered(), said);
    room.show(&over);
    let state = |room: &Room| room.hall.alert(&alert).unwrap().state(room.at);
    assert_eq!(state(&room), State::Acknowledged);
    assert_eq!(room.hall.muting(&board), Muting::Muted);
    room.hall.tick(At(7_200_000));
    assert_eq!(room.hall.remembered(), said);

    // It is gone: a minute after the source was read nothing is known of it any more.
    let mut room = Room::new();
    room.hall.recall(said.clone(), At(0));
    room.show(&game("C", "1. e4 *"));
    room.hall.tick(At(30_000));
    assert_eq!(room.hall.remembered(), said);
    room.hall.tick(At(70_000));
    assert_eq!(room.hall.remembered(), Remembered::default());

    // Its source is followed no more.
    let mut hall = Hall::default();
    hall.recall(said, At(0));
    hall.tick(At(70_000));
    assert_eq!(hall.remembered(), Remembered::default());
}

#[test]
fn with_its_source_goes_what_was_said() {
    let mut room = Room::new();
    room.show(&game("A", "1. f3 e5 2. g4 Qh4# *"));
    let alert = room.holding().into_keys().next().unwrap();
    room.hall.snooze(&alert, At(3_600_000)).unwrap();
    assert_eq!(room.hall.remembered().alerts.len(), 1);
    let source = room.source.clone();
    room.hall.remove_source(&source, At(2_000)).unwrap();
    assert_eq!(room.hall.remembered(), Remembered::default());
}

#[test]
fn an_alert_that_held_before_a_start_keeps_the_time_at_which_it_was_raised() {
    let over = game("A", "1. f3 e5 2. g4 Qh4# *");
    let mut before = Room::new();
    before.show(&over);
    let known = before.hall.remembered();
    let mut room = Room::new();
    room.at = At(9_000_000);
    room.hall.recall(known.clone(), room.at);
    let notes = room.show(&over);
    assert_eq!(codes(&notes), Vec::<&str>::new(), "it was told before");
    let alert = room.hall.alerts().next().unwrap();
    assert_eq!(alert.raised, At(1_000));
    assert_eq!(room.hall.remembered(), known);
    // Once it is withdrawn, and raised again, that is a new moment.
    room.show(&game("A", "1. f3 e5 2. g4 Qh5 *"));
    let notes = room.show(&over);
    assert!(codes(&notes).contains(&"alert_raised"), "{notes:?}");
    let alert = room.hall.alerts().next().unwrap();
    assert_eq!(alert.raised, room.at);
}

#[test]
fn a_board_that_was_renamed_in_the_feed_is_the_same_board_after_a_start() {
    let moves = "1. e4 e5 2. Bc4 Nc6 3. Qh5 a6 4. a3 Nf6 5. Qxf7# *";
    let mut before = Room::new();
    before.show(&game("Aydin", moves));
    let alert = before.holding().into_keys().next().unwrap();
    before.hall.acknowledge(&alert).unwrap();
    before.show(&game("Aydın", moves));
    assert!(before.holding().keys().eq([&alert]));
    let known = before.hall.remembered();
    assert_eq!(known.renamed.len(), 1);

    let mut room = Room::new();
    room.hall.recall(known.clone(), At(0));
    room.show(&game("Aydın", moves));
    let state = room.hall.alert(&alert).map(|own| own.state(room.at));
    assert_eq!(state, Some(State::Acknowledged));
    room.hall.tick(At(7_200_000));
    assert_eq!(room.hall.remembered(), known);
    // Two boards of the same names are told apart by their order, before and after.
    let twice = game("C", "1. e4 *") + &game("C", "1. d4 *");
    room.show(&twice);
    assert_eq!(room.hall.remembered().renamed, []);
}
