//! A scoresheet that was sent as boxes, each with one half-move.

use hakem_audit::judging::LawsChoice;
use hakem_score::letters::LettersChoice;
use hakem_score::movetext::{Misread, Offer, interpret, settle};
use hakem_score::pgn::{self, why_stopped};
use hakem_score::remarks::Remark;
use hakem_words::Text;
use shakmaty::Position;

use super::{HalfMove, Played, Stop, Written, stop_of};
use crate::body::SHEET_BYTES;
use crate::problem::Problem;

/// The most boxes of a scoresheet.
const MOST_BOXES: usize = 20_000;

/// Refuses more boxes, or more in them, than are taken.
pub(super) fn fits(boxes: &[String]) -> Result<(), Problem> {
    if boxes.len() > MOST_BOXES {
        return Err(Problem::too_large("desk-too-large-boxes", MOST_BOXES));
    }
    if boxes.iter().map(String::len).sum::<usize>() > SHEET_BYTES {
        return Err(Problem::too_large("desk-too-large-bytes", SHEET_BYTES));
    }
    Ok(())
}

/// A sheet whose boxes hold one half-move each.
pub(super) fn of_boxes(boxes: &[String], start: pgn::Start, choice: LettersChoice) -> Played {
    let filled = boxes.iter().rposition(|text| !text.trim().is_empty());
    let boxes = boxes
        .get(..filled.map_or(0, |last| last + 1))
        .unwrap_or_default();
    let tokens: Vec<String> = boxes
        .iter()
        .map(|text| text.split_whitespace().collect())
        .collect();
    let settled = settle(&start.position, tokens.iter().map(String::as_bytes), choice);
    let mut played = Played {
        games: 1,
        list: Vec::new(),
        game: 1,
        tags: Vec::new(),
        choice,
        letters: settled.letters,
        rivals: settled.rivals,
        half_moves: Vec::new(),
        end: start.position.clone(),
        start,
        stopped: None,
        rest: Vec::new(),
        remarks: Vec::new(),
        recorded: None,
        profile: LawsChoice::OfRecord.profile(None),
    };
    for (token, index) in tokens.iter().zip(0usize..) {
        if let Some(stop) = played.put(token) {
            played.stopped = Some(stop);
            let rest = boxes.iter().skip(index + 1);
            played.rest = rest.map(|text| in_box(text.trim())).collect();
            break;
        }
    }
    played
}

fn in_box(text: &str) -> Written {
    Written {
        text: text.to_owned(),
        ..Written::default()
    }
}

impl Played {
    /// Plays what a box says, or says why it cannot be.
    fn put(&mut self, token: &str) -> Option<Stop> {
        let written = in_box(token);
        if token.is_empty() {
            return Some(Stop {
                written,
                code: "empty",
                text: Text::of(|lang| hakem_words::plain("desk-empty-box", lang)),
                closest: Vec::new(),
            });
        }
        match interpret(&self.end, token.as_bytes(), self.letters) {
            Ok(found) => {
                self.end.play_unchecked(found.mv);
                self.half_moves.push(HalfMove {
                    m: found.mv,
                    written: Written {
                        forgiven: found.forgiven,
                        offer: found.offer == Offer::Noted,
                        ..written
                    },
                });
                None
            }
            Err(misread) => Some(stop_of(&self.remark_on(token, misread), written, &self.end)),
        }
    }

    /// The remark that a text would have got there.
    fn remark_on(&self, token: &str, misread: Misread) -> Remark {
        let (code, detail) = why_stopped(&self.end, token.as_bytes(), self.letters, misread);
        Remark {
            code,
            ply: Some(self.plies() + 1),
            line: 0,
            column: 0,
            token: Some(token.to_owned()),
            detail,
        }
    }
}
