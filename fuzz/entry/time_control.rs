//! Time controls and words for how a game ended: any text is read or refused, and what was read can
//! be counted with.

use hakem_laws::record::{
    event::Millis,
    time_control::{Period, TimeControl},
};
use hakem_score::{
    termination::{Players, read_termination},
    time_control::{WrittenIn, read_time_control},
};

/// Runs one input.
pub(crate) fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let _ = read_termination(
        &text,
        Players {
            white: Some("White, A"),
            black: Some("B"),
        },
    );
    for written_in in [WrittenIn::Tag, WrittenIn::Speech] {
        match read_time_control(&text, written_in) {
            Ok(reading) => {
                let periods: Vec<Period> = reading
                    .control
                    .periods
                    .iter()
                    .map(|period| Period {
                        moves: period.moves,
                        time: Millis(period.time_ms),
                        increment: Millis(period.increment_ms),
                        delay: Millis(period.delay_ms),
                    })
                    .collect();
                if let Some(control) = TimeControl::new(&periods) {
                    count(&control);
                }
            }
            Err(error) => assert!(error.column as usize <= text.len() + 1, "{error}"),
        }
    }
}

/// A period never closes before the moves that it began with.
fn count(control: &TimeControl) {
    let _ = control.for_sixty_moves();
    for moves in [0, 1, 39, 40, 59, 60, 1_000, u32::MAX - 1, u32::MAX] {
        let (period, due) = control.period_after(moves);
        assert!(period < control.periods().len());
        assert!(
            due.is_none_or(|due| due > moves || moves >= u32::MAX - 1),
            "{due:?} after {moves}"
        );
        let _ = control.closes_at(moves);
    }
}
