//! The terminal: keys in, pictures out.

use std::io;
use std::time::{Duration, Instant};

use hakem_watch::alert::AlertId;
use hakem_watch::board::BoardId;
use hakem_watch::dto::{self, HallLine};
use hakem_watch::hall::Muting;
use hakem_watch::watch::{self, Watch};
use hakem_words::Lang;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::draw::Screen;
use super::keys::{Act, Answered, SNOOZE_MINUTES, View};
use crate::exit::Exit;

/// How long a key is waited for before the hall is looked at again.
const WAIT: Duration = Duration::from_millis(200);

/// How often ages are told anew.
const TICK: Duration = Duration::from_secs(1);

/// Shows the hall until the user has seen enough.
pub(super) fn run(watch: &Watch, lang: Lang) -> io::Result<Exit> {
    let mut terminal = ratatui::try_init()?;
    let done = show(watch, lang, &mut terminal);
    ratatui::try_restore()?;
    done
}

fn show(watch: &Watch, lang: Lang, terminal: &mut DefaultTerminal) -> io::Result<Exit> {
    let mut view = View::default();
    let mut answered = Answered::default();
    let mut drawn: Option<(u64, Instant)> = None;
    let mut hall = told(watch);
    loop {
        let generation = watch.see(hakem_watch::hall::Hall::generation);
        let old = drawn.is_none_or(|(of, at)| of != generation || at.elapsed() >= TICK);
        if old {
            watch.tick();
            hall = told(watch);
            view.keep_within(&hall);
            let screen = Screen {
                hall: &hall,
                view,
                lang,
            };
            terminal.draw(|frame| screen.draw(frame))?;
            drawn = Some((generation, Instant::now()));
        }
        if !event::poll(WAIT)? {
            continue;
        }
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => match view.key(key, &hall) {
                Some(Act::Quit) => return Ok(Exit::Done),
                Some(Act::Interrupt) => return Ok(Exit::Interrupted),
                Some(act) => perform(watch, &answered.turn(act, &hall)),
                None => {}
            },
            _ => {}
        }
        drawn = None;
    }
}

fn told(watch: &Watch) -> HallLine {
    watch.see(|hall| dto::hall(hall, watch::now()))
}

/// Does what a key asks for. What is gone meanwhile needs nothing done.
pub(super) fn perform(watch: &Watch, act: &Act) {
    let _ = match act {
        Act::Acknowledge(id) => watch.acknowledge(&AlertId::named(id)),
        Act::Snooze(id) => watch.snooze(&AlertId::named(id), SNOOZE_MINUTES),
        Act::Reopen(id) => watch.reopen(&AlertId::named(id)),
        Act::Mute(id) => {
            let id = BoardId::named(id);
            let other = match watch.see(|hall| hall.muting(&id)) {
                Muting::Muted => Muting::Heard,
                Muting::Heard => Muting::Muted,
            };
            watch.mute(&id, other)
        }
        Act::Quit | Act::Interrupt => Ok(()),
    };
}
