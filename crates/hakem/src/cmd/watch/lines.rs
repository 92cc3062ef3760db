//! What happens on the boards, one line for each thing.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use hakem_answers::dto::write_line;
use hakem_watch::board::Known;
use hakem_watch::dto;
use hakem_watch::hall::Hall;
use hakem_watch::note::{Note, What};
use hakem_watch::time::At;
use hakem_watch::watch;
use hakem_watch::words;
use hakem_words::Lang;

use super::{Stop, Talk, follow};
use crate::args::Format;
use crate::args::watch::Watch;
use crate::exit::Exit;
use hakem_answers::trouble::harmless;

/// How often time is let pass.
const TICK: Duration = Duration::from_secs(1);

/// Tells everything that happens, until whoever reads has seen enough.
pub(super) fn run(hall: &watch::Watch, request: &Watch, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let lines = collect(hall, request.format, talk.words.lang);
    follow(hall, &request.places)?;
    loop {
        match lines.recv_timeout(TICK) {
            Ok(line) => {
                talk.output.write_all(&line.text)?;
                for line in lines.try_iter() {
                    talk.output.write_all(&line.text)?;
                }
                talk.output.flush()?;
            }
            Err(RecvTimeoutError::Timeout) => hall.tick(),
            Err(RecvTimeoutError::Disconnected) => return Ok(Exit::Done),
        }
    }
}

/// One line.
pub(super) struct Line {
    /// Its place where all lines are told at once.
    pub(super) rank: Rank,
    pub(super) text: Vec<u8>,
}

/// How urgent a line is, and the places of its source and board.
pub(super) type Rank = (u8, usize, usize);

/// What concerns a source comes first, then the alerts by their urgency.
fn rank(hall: &Hall, note: &Note) -> Rank {
    let urgency = match &note.what {
        What::Raised { sign, .. } | What::Changed { sign, .. } => sign.kind.urgency() + 1,
        _ => 0,
    };
    let places = hall.sources().iter().enumerate();
    let mut found = places.filter_map(|(at, source)| {
        let own = |board: &Known| note.board.as_ref() == Some(&board.id);
        Some((at, source.boards.iter().position(own)?))
    });
    let (source, board) = found.next().unwrap_or_default();
    (urgency, source, board)
}

/// Everything that happens from now on, as lines.
pub(super) fn collect(hall: &watch::Watch, format: Format, lang: Lang) -> Receiver<Line> {
    let (tell, told) = channel();
    hall.listen(move |hall, notes| {
        for note in notes {
            // Where nobody reads any more, nothing is lost.
            let text = line(hall, note, format, lang);
            let rank = rank(hall, note);
            let _ = tell.send(Line { rank, text });
        }
    });
    told
}

fn line(hall: &Hall, note: &Note, format: Format, lang: Lang) -> Vec<u8> {
    match format {
        Format::Json => {
            let mut line = Vec::new();
            write_line(&mut line, &dto::event(hall, note));
            line
        }
        Format::Human => format!("{}\n", told(hall, note, lang)).into_bytes(),
    }
}

/// `12:04:31  Board 5, A – B  Step in: ...`
pub(super) fn told(hall: &Hall, note: &Note, lang: Lang) -> String {
    let mut parts = vec![clock(note.at)];
    let board = note.board.as_ref().and_then(|id| hall.last_seen(id));
    if let Some(board) = board {
        let name = words::board_name(&board.game, lang);
        let players = words::players(&board.game);
        parts.push(if name == players {
            name
        } else {
            format!("{name}, {players}")
        });
    }
    let text = words::note(note, lang);
    parts.push(match &note.what {
        What::Raised { sign, .. } | What::Changed { sign, .. } => {
            format!("{}: {text}", words::may(sign.kind.may(), lang))
        }
        _ => text,
    });
    harmless(&parts.join("  "))
}

fn clock(at: At) -> String {
    time_of_day(jiff::Timestamp::from_millisecond(at.0).unwrap_or_default())
}

/// The time of day where the user is.
pub(super) fn time_of_day(moment: jiff::Timestamp) -> String {
    let here = moment.to_zoned_datetime(jiff::tz::TimeZone::system());
    format!(
        "{:02}:{:02}:{:02}",
        here.hour(),
        here.minute(),
        here.second()
    )
}
