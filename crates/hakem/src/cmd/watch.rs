//! `hakem watch`: boards in the terminal, or as lines.

mod board;
mod draw;
mod keys;
mod lines;
mod screen;
#[cfg(test)]
mod tests;

use std::io::IsTerminal;

use hakem_watch::hall::Hall;
use hakem_watch::source::Place;
use hakem_watch::watch;

use super::{Stop, Talk};
use crate::args::Format;
use crate::args::watch::{Duration, Watch};
use crate::exit::Exit;
use crate::fault::{Fault, Trouble};

/// Watches until the user has seen enough.
pub(crate) fn run(request: &Watch, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let hall = watch::Watch::new(request.rules);
    if request.duration == Duration::Once {
        return once(&hall, request, talk);
    }
    let person = std::io::stdout().is_terminal() && std::io::stdin().is_terminal();
    if person && request.format == Format::Human {
        follow(&hall, &request.places)?;
        screen::run(&hall, talk.words.lang).map_err(|error| terminal(&error))
    } else {
        lines::run(&hall, request, talk)
    }
}

/// Reads each source once and tells what calls for an arbiter.
fn once(hall: &watch::Watch, request: &Watch, talk: &mut Talk<'_>) -> Result<Exit, Stop> {
    let notes = lines::collect(hall, request.format, talk.words.lang);
    let hands = request.places.iter().map(|place| hall.by_hand(place));
    let mut hands = hands
        .collect::<Result<Vec<watch::Hand>, _>>()
        .map_err(too_many)?;
    // At the same time: servers that do not answer are waited for together.
    std::thread::scope(|threads| {
        for hand in &mut hands {
            threads.spawn(|| hand.look_until_settled());
        }
    });
    let mut lines: Vec<lines::Line> = notes.try_iter().collect();
    lines.sort_by_key(|line| line.rank);
    for line in lines {
        talk.output.write_all(&line.text)?;
    }
    let readable = hall.see(|hall: &Hall| hall.sources().iter().all(|s| s.fault.is_none()));
    Ok(if readable { Exit::Done } else { Exit::Unusable })
}

/// Follows every place.
fn follow(hall: &watch::Watch, places: &[Place]) -> Result<(), Stop> {
    for place in places {
        hall.add(place).map_err(too_many)?;
    }
    Ok(())
}

fn too_many(error: watch::TooMany) -> Stop {
    Stop::from(Fault::of_command_line(Trouble::from(error)))
}

fn terminal(error: &std::io::Error) -> Stop {
    Stop::from(Fault::of_command_line(Trouble::Terminal {
        why: crate::system::told(error),
    }))
}
