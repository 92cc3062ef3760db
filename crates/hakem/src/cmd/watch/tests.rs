use hakem_watch::dto::{self, HallLine};
use hakem_watch::reading::Rules;
use hakem_watch::source::Place;
use hakem_watch::watch::{self, Watch};
use hakem_words::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::draw::{Screen, shortened, time};
use super::keys::{Act, Answered, Pane, View};
use super::screen::perform;

const GAMES: &str = "[Event \"?\"]\n[White \"Aydın\"]\n[Black \"Kaya\"]\n[Board \"1\"]\n\n\
    1. Nf3 {[%clk 1:02:03]} Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *\n\n\
    [Event \"?\"]\n[White \"Demir\"]\n[Black \"Çelik\"]\n[Board \"2\"]\n\n\
    1. f3 e5 2. g4 Qh4# *\n";

/// A hall with two boards, and what it tells.
fn hall() -> (tempfile::TempDir, Watch) {
    let room = tempfile::tempdir().unwrap();
    let path = room.path().join("a.pgn");
    std::fs::write(&path, GAMES).unwrap();
    let watch = Watch::new(Rules::default());
    watch.by_hand(&Place::File(path)).unwrap().look();
    (room, watch)
}

fn told(watch: &Watch) -> HallLine {
    watch.see(|hall| dto::hall(hall, watch::now()))
}

fn drawn(hall: &HallLine, view: View, lang: Lang) -> String {
    drawn_at((120, 36), hall, view, lang)
}

fn drawn_at((width, height): (u16, u16), hall: &HallLine, view: View, lang: Lang) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let screen = Screen { hall, view, lang };
    terminal.draw(|frame| screen.draw(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let rows = buffer.content.chunks(usize::from(width));
    let row = |cells: &[ratatui::buffer::Cell]| -> String {
        cells.iter().map(ratatui::buffer::Cell::symbol).collect()
    };
    rows.map(row).collect::<Vec<String>>().join("\n")
}

fn press(view: &mut View, code: KeyCode, hall: &HallLine) -> Option<Act> {
    view.key(KeyEvent::new(code, KeyModifiers::NONE), hall)
}

#[test]
fn the_screen_shows_boards_and_alerts_in_both_languages() {
    let (_room, watch) = hall();
    let hall = told(&watch);
    let english = drawn(&hall, View::default(), Lang::En);
    for part in [
        "Step in",
        "Only be ready",
        "Aydın – Kaya",
        "2... Qh4#",
        "With: 4... Ng8",
    ] {
        assert!(english.contains(part), "{part}\n{english}");
    }
    let turkish = drawn(&hall, View::default(), Lang::Tr);
    for part in [
        "Müdahale edin",
        "Yalnızca hazır olun, müdahale etmeyin",
        "2... Vh4#",
        "Masalar",
    ] {
        assert!(turkish.contains(part), "{part}\n{turkish}");
    }
}

#[test]
fn the_board_of_the_chosen_alert_is_shown() {
    let (_room, watch) = hall();
    let hall = told(&watch);
    let mut view = View::default();
    // The mate is more urgent than the claim.
    assert_eq!(view.board(&hall).unwrap().number, Some(2));
    assert_eq!(press(&mut view, KeyCode::Down, &hall), None);
    assert_eq!(view.board(&hall).unwrap().number, Some(1));
    assert!(drawn(&hall, view, Lang::En).contains("1:02:03"));
    press(&mut view, KeyCode::Down, &hall);
    assert_eq!(view.alert, 1);
    press(&mut view, KeyCode::Tab, &hall);
    assert_eq!(
        (view.pane, view.board(&hall).unwrap().number),
        (Pane::Boards, Some(1))
    );
}

#[test]
fn keys_acknowledge_snooze_and_mute() {
    let (_room, watch) = hall();
    let before = told(&watch);
    let mut view = View::default();
    for code in ['a', 's'] {
        let act = press(&mut view, KeyCode::Char(code), &before).unwrap();
        perform(&watch, &act);
    }
    let states: Vec<&str> = told(&watch)
        .alerts
        .iter()
        .map(|alert| alert.state)
        .collect();
    assert_eq!(states, ["snoozed", "open"]);
    let mute = press(&mut view, KeyCode::Char('m'), &before).unwrap();
    perform(&watch, &mute);
    assert!(told(&watch).boards[1].muted);
    perform(&watch, &mute);
    assert!(!told(&watch).boards[1].muted);
    assert!(drawn(&told(&watch), view, Lang::En).contains("(snoozed until "));
    let undo = press(&mut view, KeyCode::Char('u'), &before).unwrap();
    perform(&watch, &undo);
    assert!(
        told(&watch)
            .alerts
            .iter()
            .all(|alert| alert.state == "open")
    );
}

#[test]
fn undo_takes_back_the_last_act() {
    let (_room, watch) = hall();
    let mut view = View::default();
    let mut answered = Answered::default();
    let mut press_and_do = |code: char| {
        let hall = told(&watch);
        let act = press(&mut view, KeyCode::Char(code), &hall).unwrap();
        perform(&watch, &answered.turn(act, &hall));
        let alerts = told(&watch).alerts;
        let states: Vec<&str> = alerts.iter().map(|alert| alert.state).collect();
        states.join(" ")
    };
    // The choice goes on to the claim, and the mate is what was seen.
    assert_eq!(press_and_do('a'), "acknowledged open");
    assert_eq!(press_and_do('u'), "open open");
    assert_eq!(press_and_do('a'), "acknowledged open");
    assert_eq!(press_and_do('s'), "acknowledged snoozed");
    // Both were answered: the chosen one first, then what is left.
    assert_eq!(press_and_do('u'), "open snoozed");
    assert_eq!(press_and_do('u'), "open open");
}

#[test]
fn keys_end_the_watching() {
    let (_room, watch) = hall();
    let hall = told(&watch);
    let mut view = View::default();
    assert_eq!(press(&mut view, KeyCode::Char('q'), &hall), Some(Act::Quit));
    let control = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(view.key(control, &hall), Some(Act::Interrupt));
    press(&mut view, KeyCode::Char('l'), &hall);
    assert!(drawn(&hall, view, Lang::En).contains("What has happened"));
}

#[test]
fn an_empty_hall_can_be_shown() {
    let hall = told(&Watch::new(Rules::default()));
    let text = drawn(&hall, View::default(), Lang::En);
    assert!(text.contains("Nothing calls for an arbiter."), "{text}");
    let mut view = View::default();
    assert_eq!(press(&mut view, KeyCode::Char('a'), &hall), None);
    assert_eq!(press(&mut view, KeyCode::Down, &hall), None);
}

#[test]
fn remaining_time_as_a_clock_shows_it() {
    assert_eq!(time(3_723_000), "1:02:03");
    assert_eq!(time(9_999), "0:09");
}

#[test]
fn a_narrow_screen_shows_moves_and_whole_advice() {
    let (_room, watch) = hall();
    let told = told(&watch);
    for lang in [Lang::En, Lang::Tr] {
        let shown = drawn_at((80, 24), &told, View::default(), lang);
        let last = if lang == Lang::Tr {
            "2... Vh4#"
        } else {
            "2... Qh4#"
        };
        let told = |line: &str| line.contains("2  Demir") && line.contains(last);
        assert!(shown.lines().any(told), "{shown}");
        assert!(shown.contains("1/2"), "{shown}");
        let keys = shown.lines().last().unwrap_or_default();
        let quit = if lang == Lang::Tr {
            "q çık"
        } else {
            "q quit"
        };
        assert!(keys.contains(quit), "{keys}");
    }
}

#[test]
fn names_give_way_and_are_never_gone() {
    assert_eq!(shortened("Rook, Rita", 10), "Rook, Rita");
    assert_eq!(shortened("Rook, Rita – Knightley", 10), "Rook, Rit…");
    assert_eq!(shortened("Şahin, Şule – Filiz", 0), "Şahin,…");
}
